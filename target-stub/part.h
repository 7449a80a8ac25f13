/* SPDX-License-Identifier: BSD-2-Clause */
/* What a microcontroller's part gives to the ports `cortex_m`, `rv32` and `freertos`: its pins, their interrupt, a console. */
#ifndef IRQSCOPE_PART_H
#define IRQSCOPE_PART_H

#include "lines.h"

#define REGISTER(address)	(*(volatile unsigned long *)(address))

extern const char part_name[];
/* Of what makes periods, once part_start() was called: SysTick, which counts the processor's clock; of RISC-V mtime. */
extern const unsigned long part_hz;
extern const unsigned long part_irq;	/* number of the interrupt of the event's pin */

/* First: clocks, and what part_say() needs. */
void part_start(void);
/* Pins: outputs low, the event's interrupt at rising edges, and off. Nonzero: there is no such pin. */
int part_open(const unsigned long lines[LINES]);
/* Pins are inputs again, whatever part_open() had got to. Bits of other pins stay as they are, there as here. */
void part_close(const unsigned long lines[LINES]);
/* Let edges of a line interrupt, but none that was before; no more; end the interrupt, so that the next edge is another. */
void part_listen(unsigned long line);
void part_ignore(unsigned long line);
void part_taken(unsigned long line);
/* Invert a pin, and change no other one, whatever context this interrupts; read one. */
void part_toggle(unsigned long line);
int part_get(unsigned long line);
/* To the host, and whether it has sent anything, which ends the stub. */
void part_say(char c);
int part_asked(void);

#endif
