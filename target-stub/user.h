/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What ports in Linux user space share: threads with real-time priority, the release of the task,
 * signals, locked memory. A port adds its pins, wait and toggle.
 */
#ifndef IRQSCOPE_USER_H
#define IRQSCOPE_USER_H

#include <stdint.h>

#include "stub.h"

/* Lock memory and start the threads, which then wait for events and releases. Nonzero after a warn(). */
int user_start(struct stub *stub);
/*
 * Wait until count events were handled, the duration is over, a signal came or the parent is gone; then
 * call `stop`, which must make wait() return 0 once it has given all events, and wait for both threads.
 */
int user_run(struct stub *stub, void (*stop)(void));

/* Hooks as they stand in struct stub_port. */
int user_release(struct stub *stub);
int user_wait_release(struct stub *stub);
void user_say(const char *line);
void user_warn(const char *sentence);

/* Warn that `what` failed with `error` (an errno). Returns -1, as the caller's verdict. */
int user_fail(const char *what, int error);

/* Futex calls: sleep while *word is `value`; wake one sleeper. `shared`: with another process. */
void user_sleep(uint32_t *word, uint32_t value, int shared);
void user_wake(uint32_t *word, int shared);

#endif
