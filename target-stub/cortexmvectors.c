/* SPDX-License-Identifier: BSD-2-Clause */
/* Vectors of an image of port `cortex_m`. */
#include "bare.h"

#define INTERRUPTS	64	/* as many as any part of parts/ has in use */

extern unsigned long stack_top[];	/* of the linker script */

static void fault(void)
{
	for (;;)
		;
}

/* One interrupt alone is enabled, whichever it is. */
#define EVENTS_8	bare_event, bare_event, bare_event, bare_event, bare_event, bare_event, bare_event, bare_event
typedef void (*vector)(void);
static const struct {
	unsigned long *stack;
	vector system[15], interrupts[INTERRUPTS];
} vectors __attribute__((section(".vectors"), used)) = {
	stack_top,
	{ bare_reset, fault, fault, fault, fault, fault, 0, 0, 0, 0, fault, fault, 0, bare_tasks, bare_tick },
	{ EVENTS_8, EVENTS_8, EVENTS_8, EVENTS_8, EVENTS_8, EVENTS_8, EVENTS_8, EVENTS_8 }
};
