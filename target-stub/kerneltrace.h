/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The event that the module says in the kernel's trace, in the words of marks.h: irqscope:irqscope_toggle. A kernel
 * clears its trace when a module goes whose events were on: read it before rmmod.
 */
#undef TRACE_SYSTEM
#define TRACE_SYSTEM irqscope

#if !defined(IRQSCOPE_KERNELTRACE_H) || defined(TRACE_HEADER_MULTI_READ)
#define IRQSCOPE_KERNELTRACE_H

#include <linux/tracepoint.h>

TRACE_EVENT(irqscope_toggle,
	TP_PROTO(const char *role, unsigned long number),
	TP_ARGS(role, number),
	TP_STRUCT__entry(__array(char, role, 8) __field(unsigned long, number)),
	TP_fast_assign(strscpy(__entry->role, role, sizeof(__entry->role)); __entry->number = number;),
	TP_printk("irqscope %s %lu %lu", __entry->role, __entry->number & 1, __entry->number)
);

#endif

#undef TRACE_INCLUDE_PATH
#define TRACE_INCLUDE_PATH .
#define TRACE_INCLUDE_FILE kerneltrace
#include <trace/define_trace.h>
