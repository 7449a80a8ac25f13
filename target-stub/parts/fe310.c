/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * SiFive FE310, RV32IMAC (FE310-G000 manual): lines are GPIO 0 to 31 but for those of the console, UART0 at 16 and 17 with
 * 115200 baud; the event is at 1. Clock: a crystal of 16 MHz. Flash is behind the boot loader of a HiFive1. mtime counts
 * 32768 Hz, so that a period is as long as told on average, and each one up to 31 us off; an emulator may differ.
 */
#include "../part.h"

#ifndef MTIME_HZ
#define MTIME_HZ	32768
#endif

#define HFXOSCCFG	REGISTER(0x10008004ul)
#define PLLCFG		REGISTER(0x10008008ul)
#define GPIO(offset)	REGISTER(0x10012000ul + (offset))
#define VALUE		GPIO(0x00)
#define INPUT_EN	GPIO(0x04)
#define OUTPUT_EN	GPIO(0x08)
#define PORT		GPIO(0x0c)
#define RISE		0x18		/* interrupts at rising edges, and as far from each other those at falling */
#define LOW		0x30		/* edges, while high and while low */
#define NEXT		8
#define RISE_IE		GPIO(RISE)
#define RISE_IP		GPIO(0x1c)
#define IOF_EN		GPIO(0x38)
#define IOF_SEL		GPIO(0x3c)
#define OUT_XOR		GPIO(0x40)
#define TXDATA		REGISTER(0x10013000ul)
#define RXDATA		REGISTER(0x10013004ul)
#define TXCTRL		REGISTER(0x10013008ul)
#define RXCTRL		REGISTER(0x1001300cul)
#define UART_DIV	REGISTER(0x10013018ul)

#define ENABLE		(1ul << 30)
#define READY		(1ul << 31)
#define BY_CRYSTAL	(1ul << 16 | 1ul << 17 | 1ul << 18)	/* the PLL's output, of the crystal, past the PLL */
#define CONSOLE		(3ul << 16)
#define FULL		(1ul << 31)
#define EMPTY		(1ul << 31)
#define PINS		32
#define EVENT		1

const char part_name[] = "FE310";
const unsigned long part_hz = MTIME_HZ;
const unsigned long part_irq = 8 + EVENT;

static unsigned long outputs;	/* of all pins those that are ours */

void part_start(void)
{
	HFXOSCCFG = ENABLE;
	while (!(HFXOSCCFG & READY))
		;
	PLLCFG = BY_CRYSTAL;
	IOF_SEL &= ~CONSOLE;
	IOF_EN |= CONSOLE;
	UART_DIV = 138;				/* 16 MHz / 115200, less 1 */
	TXCTRL = 1;
	RXCTRL = 1;
}

int part_open(const unsigned long lines[LINES])
{
	unsigned long which;
	int line, bad = 0;

	for (which = RISE; which <= LOW; which += NEXT)
		GPIO(which) &= ~(1ul << EVENT);
	for (line = 0; line < LINES; line++) {
		if (lines[line] == UNWIRED)
			continue;
		if (lines[line] >= PINS || CONSOLE >> lines[line] & 1 || (line == LINE_EVENT && lines[line] != EVENT)) {
			bad = 1;
			continue;
		}
		if (line != LINE_EVENT)
			outputs |= 1ul << lines[line];
	}
	INPUT_EN |= outputs | 1ul << EVENT;	/* an output is read back there, too */
	OUT_XOR &= ~outputs;
	PORT &= ~outputs;
	OUTPUT_EN |= outputs;
	return bad;
}

void part_close(const unsigned long lines[LINES])
{
	(void)lines;
	part_ignore(EVENT);
	OUTPUT_EN &= ~outputs;
	outputs = 0;
}

void part_listen(unsigned long line)
{
	RISE_IP = 1ul << line;
	RISE_IE |= 1ul << line;
}

void part_ignore(unsigned long line)
{
	RISE_IE &= ~(1ul << line);
}

void part_taken(unsigned long line)
{
	RISE_IP = 1ul << line;
}

/* One access, which nothing comes between: the peripherals' bus has atomic operations. */
void part_toggle(unsigned long line)
{
	__asm__ volatile("amoxor.w zero, %0, (%1)" :: "r"(1ul << line), "r"(&PORT) : "memory");
}

int part_get(unsigned long line)
{
	return (int)(VALUE >> line & 1);
}

void part_say(char c)
{
	while (TXDATA & FULL)
		;
	TXDATA = (unsigned char)c;
}

int part_asked(void)
{
	return !(RXDATA & EMPTY);
}
