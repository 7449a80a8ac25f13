/* SPDX-License-Identifier: BSD-2-Clause */
/* The PC's parallel port: its registers, and which ports a stub has. Its pins: lptpins.h. */
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
