/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What ports for VxWorks share: tasks, semaphores, periods of the system clock, beats, and what
 * the shell has: two functions and the trigger's hook. A port adds its pins and its handler.
 */
#ifndef IRQSCOPE_VX_H
#define IRQSCOPE_VX_H

#include <vxWorks.h>

#include "counter.h"
#include "memory.h"
#include "stub.h"

/* irqscopeStart "workload=task loop=100": OK once the start line is out. irqscopeStop: the end line. One runs at a time. */
STATUS irqscopeStart(char *options);
STATUS irqscopeStop(void);

/* The stub that runs. */
extern struct stub vx_stub;

/* For open(): the clock suits the period; what is known to disturb is noted. Nonzero after a complaint. */
int vx_open(void);

/* What the trigger calls, in its handler; NULL: nothing. vx_triggered() is for a port's handler of it. */
extern VOIDFUNCPTR irqscopeTriggerHook;
void vx_triggered(void);

/* Hooks as they stand in struct stub_port. */
int vx_spawn(struct stub_thread *thread);
int vx_wait_period(struct stub_thread *thread);
int vx_wait_release(struct stub_thread *thread);
int vx_release(struct stub_thread *thread);
void vx_join(struct stub *stub);
void vx_say(const char *line);

/* Operations of `bracket` (vxoperations.c), for a port's list. */
#define VX_OPERATIONS \
	{ "clock", vx_clock, 0 }, COUNTER_OPERATION { "pipe", vx_pipe, 0 }, \
	{ "pipe-write", vx_pipe_write, vx_pipe_clear }, { "pipe-read", vx_pipe_read, vx_pipe_write }, MEMORY_OPERATIONS
int vx_operations_open(void);
void vx_operations_close(void);
void vx_clock(struct stub *stub);
void vx_pipe(struct stub *stub);
void vx_pipe_write(struct stub *stub);
void vx_pipe_read(struct stub *stub);
void vx_pipe_clear(struct stub *stub);

#endif
