/* SPDX-License-Identifier: BSD-2-Clause */
/* An operation of `bracket`: the CPU's own counter, read by one instruction. Other CPUs' ports have no such operation. */
#ifndef IRQSCOPE_COUNTER_H
#define IRQSCOPE_COUNTER_H

#include "stub.h"

#if defined(__GNUC__) && (defined(__i386__) || defined(__x86_64__))
#define COUNTER_INSTRUCTION	"rdtsc" : : : "eax", "edx"
#elif defined(__GNUC__) && defined(__aarch64__)
#define COUNTER_INSTRUCTION	"mrs x0, cntvct_el0" : : : "x0"
#endif

/* For a port's list, with a comma behind it. */
#ifdef COUNTER_INSTRUCTION
#define COUNTER_OPERATION	{ "counter", counter_read, 0 },
void counter_read(struct stub *stub);
#else
#define COUNTER_OPERATION
#endif

#endif
