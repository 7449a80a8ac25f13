/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The events that the module says in the kernel's trace, in the words of marks.h: irqscope:irqscope_toggle, and
 * irqscope:irqscope_run with the run's name. A kernel clears its trace when a module goes whose events were on: read it
 * before rmmod.
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

TRACE_EVENT(irqscope_run,
	TP_PROTO(const char *id),
	TP_ARGS(id),
	TP_STRUCT__entry(__array(char, id, 32)),
	TP_fast_assign(strscpy(__entry->id, id, sizeof(__entry->id));),
	TP_printk("irqscope_run %s", __entry->id)
);

#endif

#undef TRACE_INCLUDE_PATH
#define TRACE_INCLUDE_PATH .
#define TRACE_INCLUDE_FILE kerneltrace
#include <trace/define_trace.h>
