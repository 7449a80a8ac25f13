/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Between port `cortex_m` (ports/cortex_m.c), the start-up code of an image of its own (cortexmstart.c), and the part it is
 * for: parts/NAME.c has the pins, NAME.ld the memory. A firmware with a start-up code of its own calls cortexm_main() in
 * its place, and has these handlers in its vectors.
 */
#ifndef IRQSCOPE_CORTEXM_H
#define IRQSCOPE_CORTEXM_H

#include "lines.h"
#include "part.h"

/* --- the processor: Armv7-M Architecture Reference Manual, B3; the same in Armv6-M and Armv8-M --- */

#define REGISTER(address)	(*(volatile unsigned long *)(address))
#define SYST_CSR	REGISTER(0xe000e010ul)
#define SYST_RVR	REGISTER(0xe000e014ul)
#define SYST_CVR	REGISTER(0xe000e018ul)
#define ISER(irq)	REGISTER(0xe000e100ul + (irq) / 32 * 4)
#define ICER(irq)	REGISTER(0xe000e180ul + (irq) / 32 * 4)
#define ICPR(irq)	REGISTER(0xe000e280ul + (irq) / 32 * 4)
#define BIT(irq)	(1ul << (irq) % 32)
#define ICSR		REGISTER(0xe000ed04ul)
#define SHPR3		REGISTER(0xe000ed20ul)
#define SYST_ON		7ul		/* counts the processor's clock, and interrupts */
#define PENDSVSET	(1ul << 28)
#define VECTACTIVE	0x1fful
#define IN_PENDSV	14ul
#define PRIORITIES	0x80fffffful	/* of SysTick 0x80, of PendSV 0xff; the pin's stays at 0 */

/* --- the port -------------------------------------------------------------------------------- */

/* Vectors: the interrupt of the event's pin, PendSV, SysTick. */
void cortexm_event(void);
void cortexm_tasks(void);
void cortexm_tick(void);

/* The main loop: never returns. `options` are of words.h, and taken apart. */
void cortexm_main(char *options);

/* For the operations of `bracket` (cortexmoperations.c). */
extern unsigned long cortexm_lines[LINES];
void cortexm_clock(struct stub *stub);
void cortexm_read_back(struct stub *stub);

#endif
