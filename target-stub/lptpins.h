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
 * bit 4: without it the port is deaf. Where that masks an overload (linux_parport), another context changes it, under a
 * lock. C0, C1 and C3 are inverted on the connector, which toggles do not notice.
 *
 * The trigger is nACK of a second port, which has no other pin: a port has one interrupt.
 */
#ifndef IRQSCOPE_LPTPINS_H
#define IRQSCOPE_LPTPINS_H

#include "lpt.h"

static const struct lpt_pin {
	unsigned char offset, bit;
} lpt_pins[] = {	/* by role */
	{ LPT_DATA, 0x01 }, { LPT_CONTROL, 0x01 }, { LPT_CONTROL, 0x02 }, { LPT_DATA, 0x02 }
};

#endif
