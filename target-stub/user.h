/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What ports in Linux user space share: command line, threads with real-time priority, releases,
 * signals, start-up checks. A port adds its pins, wait and toggle.
 */
#ifndef IRQSCOPE_USER_H
#define IRQSCOPE_USER_H

#include <stdint.h>

#include "counter.h"
#include "marks.h"
#include "memory.h"
#include "stub.h"

/* The whole life of a stub with a command line (command.c). The program's exit code. */
int user_main(int argc, char **argv);

/*
 * For open(): lock memory, block signals, and see whether the system is fit for it, and for what `trigger`, if it is
 * wired, is to do. Nonzero after a warn().
 */
int user_open(struct stub *stub, int trigger);
/* Return when all is over: count, duration, a signal, or the parent is gone. */
void user_linger(struct stub *stub);

/* Hooks as they stand in struct stub_port. A signal interrupts what the port's own wait() waits in. */
int user_spawn(struct stub_thread *thread);
int user_wait_period(struct stub_thread *thread);
int user_wait_release(struct stub_thread *thread);
int user_release(struct stub_thread *thread);
void user_join(struct stub *stub);
void user_say(const char *line);
void user_warn(const char *sentence);

/* Warn that `what` failed with `error` (an errno). Returns -1, as the caller's verdict. */
int user_fail(const char *what, int error);

/* In the measured path: a call to the device has failed, with errno. All is over. Afterwards: nonzero and said, if so. */
void user_lose(struct stub *stub);
int user_has_lost(void);

/* Futex calls: sleep while *word is `value`; wake one sleeper. `shared`: with another process. */
void user_sleep(uint32_t *word, uint32_t value, int shared);
void user_wake(uint32_t *word, int shared);

/* Operations of `bracket` (operations.c), for a port's list. */
#define USER_OPERATIONS \
	{ "clock", user_clock, 0 }, { "gettimeofday", user_gettimeofday, 0 }, COUNTER_OPERATION \
	{ "pipe", user_pipe, 0 }, { "pipe-write", user_pipe_write, user_pipe_clear }, \
	{ "pipe-read", user_pipe_read, user_pipe_write }, MEMORY_OPERATIONS, { "marker", marks_marker, 0 }
int user_operations_open(void);
void user_clock(struct stub *stub);
void user_gettimeofday(struct stub *stub);
void user_pipe(struct stub *stub);
void user_pipe_write(struct stub *stub);
void user_pipe_read(struct stub *stub);
void user_pipe_clear(struct stub *stub);

/* Start-up checks (checks.c): what is amiss is noted. */
void check_system(struct stub *stub);
/* The interrupt that /proc/interrupts lists under `name`: bound to --cpu; its thread; what it counts from now on. */
void check_interrupt(struct stub *stub, const char *name);
/* Bound as before, also where nothing was started. */
void check_unbind(void);
/* Before the end line: interrupts that nobody took, times that a CPU was throttled, since the start. */
void check_end(struct stub *stub);

#endif
