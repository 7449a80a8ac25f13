/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * What a port in the Linux kernel is made of beside its pins and its handler: threads of real-time
 * priority, releases, periods, beats, parameters.
 */
#ifndef IRQSCOPE_KERNEL_H
#define IRQSCOPE_KERNEL_H

#include <linux/interrupt.h>

#include "counter.h"
#include "kernelmarks.h"
#include "memory.h"
#include "stub.h"

#define KERNEL_NAME	KBUILD_MODNAME	/* of each of two: Kbuild */

struct device;

/* What the pins belong to (module.c). */
extern struct device *kernel_device;

/* Begin to call stub_beat(). Nonzero after a warn(). */
int kernel_beat(struct stub *stub);

/* For open(), before anything has to do with --cpu: there is such a CPU, or nonzero; what else is amiss is noted. */
int kernel_check(struct stub *stub);

/*
 * The event's interrupt: claim it, disabled, on the CPU of --cpu; nonzero after a warn(). Wait for its handler. Give it back,
 * whatever kernel_claim() had got to; a handler with stub->masked set has nothing to do with what comes.
 */
int kernel_claim(struct stub *stub, int line, irqreturn_t (*handler)(int number, void *stub), unsigned long flags);
void kernel_irq_wait(void);
void kernel_disclaim(struct stub *stub);

/* Hooks as they stand in struct stub_port. */
void kernel_mask(struct stub *stub);
void kernel_unmask(struct stub *stub);
int kernel_spawn(struct stub_thread *thread);
int kernel_wait_period(struct stub_thread *thread);
int kernel_wait_release(struct stub_thread *thread);
int kernel_release(struct stub_thread *thread);
void kernel_join(struct stub *stub);
void kernel_say(const char *line);
void kernel_warn(const char *sentence);

/* Warn that `what` failed with `error`. Returns -1, as the caller's verdict. */
int kernel_fail(const char *what, long error);

/* Operations of `bracket`, for a port's list. */
#define KERNEL_OPERATIONS \
	{ "clock", kernel_clock, NULL }, COUNTER_OPERATION { "pipe", kernel_pipe, NULL }, \
	{ "pipe-write", kernel_pipe_write, kernel_pipe_clear }, { "pipe-read", kernel_pipe_read, kernel_pipe_write }, \
	MEMORY_OPERATIONS, { "marker", kernel_marker, NULL }
void kernel_clock(struct stub *stub);
void kernel_pipe(struct stub *stub);
void kernel_pipe_write(struct stub *stub);
void kernel_pipe_read(struct stub *stub);
void kernel_pipe_clear(struct stub *stub);

#endif
