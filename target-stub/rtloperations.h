/* SPDX-License-Identifier: BSD-2-Clause */
/* What `bracket` can do in RTLinux beside what every port can. */
#ifndef IRQSCOPE_RTLOPERATIONS_H
#define IRQSCOPE_RTLOPERATIONS_H

#include "counter.h"
#include "memory.h"
#include "stub.h"

/* For open() and close(): what the chosen operation needs. Nonzero after a complaint. */
int rtl_operations_open(const struct stub *stub);
void rtl_operations_close(void);

/* For a port's list. */
#define RTL_OPERATIONS \
	{ "clock", rtl_clock, 0 }, COUNTER_OPERATION { "pipe", rtl_pipe, 0 }, \
	{ "pipe-write", rtl_pipe_write, rtl_pipe_clear }, { "pipe-read", rtl_pipe_read, rtl_pipe_write }, MEMORY_OPERATIONS
void rtl_clock(struct stub *stub);
void rtl_pipe(struct stub *stub);
void rtl_pipe_write(struct stub *stub);
void rtl_pipe_read(struct stub *stub);
void rtl_pipe_clear(struct stub *stub);

#endif
