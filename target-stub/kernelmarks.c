// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* See kernelmarks.h. */
#include <linux/string.h>
#include <linux/trace_events.h>

#include "kernelmarks.h"

#define CREATE_TRACE_POINTS
#include "kerneltrace.h"

static int on;

/* One event, or all if it is NULL. */
static int set_event(const char *event, int to)
{
	return IS_ENABLED(CONFIG_EVENT_TRACING) ? trace_set_clr_event("irqscope", event, to) : -1;
}

void kernel_marks(struct stub *stub)
{
	const bool toggles = stub->config.marks || (stub->operation && stub->operation->run == kernel_marker);

	if (!toggles && !stub->config.id)
		return;
	on = !set_event(toggles ? NULL : "irqscope_run", 1);
	if (!on)
		stub_note(stub, "this kernel has no ftrace: nothing is marked");
}

void kernel_marks_end(void)
{
	if (on)
		set_event(NULL, 0);
	on = 0;
}

void kernel_mark(struct stub *stub, int role)
{
	static const char *const roles[] = { IRQSCOPE_ROLES };

	trace_irqscope_toggle(roles[role], stub->counts.toggles[role]);
}

void kernel_marks_beat(const struct stub *stub)
{
	if (stub->config.id && stub->beats % (1000 / STUB_BEAT_MS) == 1)
		trace_irqscope_run(stub->config.id);
}

void kernel_marker(struct stub *stub)
{
	kernel_mark(stub, IRQSCOPE_AUX);
}
