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
 *
 * The trigger is nACK of a second port, which has no other pin: a port has one interrupt.
 */
#ifndef IRQSCOPE_LPT_H
#define IRQSCOPE_LPT_H

#include "stub.h"

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

#define LPT_EVENT	0
#define LPT_TRIGGER	1
#define LPT_PORTS	2

struct lpt {
	unsigned long base, irq;	/* base 0: there is none */
};

/*
 * "lpt", a PC's first port: 0x378 with interrupt 7, and so is NULL; "lpt,BASE,IRQ"; "lpt,BASE,IRQ,BASE,IRQ" with that of
 * the trigger. Nonzero, and nothing changed, if it is none of them.
 */
int lpt_parse(const char *device, struct lpt ports[LPT_PORTS]);

/* For open() where there is nothing else: the same from the options; nonzero after a complaint. */
int lpt_options(const struct stub *stub, struct lpt ports[LPT_PORTS]);

#endif
