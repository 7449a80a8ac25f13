/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The PC's parallel port: which bit of which register is which pin.
 *
 *	event	nACK (pin 10)		the interrupt, if control bit 4 is set
 *	isr	D0 (pin 2), data	toggled in the event's context
 *	aux	D1 (pin 3), data	likewise
 *	task	C0 (pin 1), control	toggled by the task
 *	done	C1 (pin 14), control	likewise
 *
 * A register is written as a whole, so each has one writing context, and a shadow that only it changes:
 * no lock, no lost toggle. The shadow of the control register keeps the bits that are no pins, above all
 * bit 4: without it the port is deaf. C0, C1 and C3 are inverted on the connector, which toggles do not
 * notice.
 */
#ifndef IRQSCOPE_LPT_H
#define IRQSCOPE_LPT_H

#include "roles.h"

#define LPT_DATA	0		/* offsets of the registers */
#define LPT_STATUS	1
#define LPT_CONTROL	2
#define LPT_REGISTERS	3
#define LPT_WRITERS	2
#define LPT_QUIET	0x0c		/* control: reset (C2) and select (C3) at rest, interrupt off */
#define LPT_IRQ_ENABLE	0x10		/* control */

static const struct lpt_pin {
	unsigned char offset, bit;
} lpt_pins[] = {	/* by role */
	{ LPT_DATA, 0x01 }, { LPT_CONTROL, 0x01 }, { LPT_CONTROL, 0x02 }, { LPT_DATA, 0x02 }
};

/* "lpt" or "lpt,BASE,IRQ"; NULL: a PC's first port, 0x378 with interrupt 7. Nonzero if it is neither. */
int lpt_parse(const char *device, unsigned long *base, unsigned long *irq);

#endif
