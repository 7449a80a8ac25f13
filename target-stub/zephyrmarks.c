/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Marks in the trace of Zephyr's CTF tracer: each toggle is a named event, `irqscope` and the pin, whose first number is
 * the level. A name has room for 19 letters, which are too few for that of a run.
 */
#include <zephyr/tracing/tracing.h>

#include "zephyrstub.h"

#define PREFIX		"irqscope "
#define NAME_BYTES	20

void zephyr_mark(struct stub *stub, int role)
{
	static const char *const roles[] = { IRQSCOPE_ROLES };
	static char names[STUB_ROLES][NAME_BYTES];
	char *name = names[role];
	const char *from;
	unsigned length = 0;

	if (!*name) {
		for (from = PREFIX; *from; from++)
			name[length++] = *from;
		for (from = roles[role]; *from && length < NAME_BYTES - 1; from++)
			name[length++] = *from;
	}
	sys_trace_named_event(name, stub->counts.toggles[role] & 1, 0);
}
