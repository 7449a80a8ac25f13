/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * What a port in the Linux kernel is made of beside its pins and its handler: threads of real-time
 * priority, releases, periods, beats, parameters.
 */
#ifndef IRQSCOPE_KERNEL_H
#define IRQSCOPE_KERNEL_H

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

/* For open(): what is amiss with the system is noted. */
void kernel_check(struct stub *stub);

/* Hooks as they stand in struct stub_port. */
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
