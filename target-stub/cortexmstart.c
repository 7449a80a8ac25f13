/* SPDX-License-Identifier: BSD-2-Clause */
/* An image of the stub alone: vectors, memory as C wants it, and the options, which stand in flash at `options_flash`. */
#include "cortexm.h"

#define OPTIONS_BYTES	256
#define ERASED		0xff
#define INTERRUPTS	64	/* as many as any part of parts/ has in use */

/* Of the linker script. */
extern unsigned long stack_top[], data_load[], data_start[], data_end[], bss_start[], bss_end[];
extern const unsigned char options_flash[];

void cortexm_reset(void);

static char options[OPTIONS_BYTES];

static void fault(void)
{
	for (;;)
		;
}

void cortexm_reset(void)
{
	unsigned long i;

	for (i = 0; (unsigned long)&data_start[i] < (unsigned long)data_end; i++)
		data_start[i] = data_load[i];
	for (i = 0; (unsigned long)&bss_start[i] < (unsigned long)bss_end; i++)
		bss_start[i] = 0;
	/* Until a text's end, or flash that was never written. */
	for (i = 0; i < OPTIONS_BYTES - 1 && options_flash[i] != ERASED; i++)
		options[i] = (char)options_flash[i];
	cortexm_main(options);
}

/* One interrupt alone is enabled, whichever it is. */
#define EVENTS_8	cortexm_event, cortexm_event, cortexm_event, cortexm_event, cortexm_event, cortexm_event, \
			cortexm_event, cortexm_event
typedef void (*vector)(void);
static const struct {
	unsigned long *stack;
	vector system[15], interrupts[INTERRUPTS];
} vectors __attribute__((section(".vectors"), used)) = {
	stack_top,
	{ cortexm_reset, fault, fault, fault, fault, fault, 0, 0, 0, 0, fault, fault, 0, cortexm_tasks, cortexm_tick },
	{ EVENTS_8, EVENTS_8, EVENTS_8, EVENTS_8, EVENTS_8, EVENTS_8, EVENTS_8, EVENTS_8 }
};
