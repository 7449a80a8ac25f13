/* SPDX-License-Identifier: BSD-2-Clause */
/* What `bracket` can do in RTLinux beside what every port can. */
#ifndef IRQSCOPE_RTLOPERATIONS_H
#define IRQSCOPE_RTLOPERATIONS_H

#include "memory.h"
#include "stub.h"

/* For open() and close(): what the chosen operation needs. Nonzero after a complaint. */
int rtl_operations_open(const struct stub *stub);
void rtl_operations_close(void);

/* For a port's list. */
#define RTL_OPERATIONS	{ "clock", rtl_clock }, { "pipe", rtl_pipe }, { "memory", memory_message }
void rtl_clock(struct stub *stub);
void rtl_pipe(struct stub *stub);

#endif
