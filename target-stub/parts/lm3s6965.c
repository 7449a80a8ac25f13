/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Texas Instruments LM3S6965, Cortex-M3 (data sheet DS-LM3S6965): lines 0 to 6 are PB0 to PB6; the console is UART0, 115200
 * baud, at PA0 and PA1. PB7 is the debugger's. Clock: a crystal of 8 MHz, 50 MHz by the PLL.
 */
#include "../part.h"

#define RIS		REGISTER(0x400fe050ul)
#define RCC		REGISTER(0x400fe060ul)
#define RCGC1		REGISTER(0x400fe104ul)
#define RCGC2		REGISTER(0x400fe108ul)
#define PORT_A		0x40004000ul
#define PORT_B		0x40005000ul
#define UART0		0x4000c000ul

#define DATA(mask)	REGISTER(PORT_B + ((mask) << 2))	/* each set of pins has an address of its own */
#define GPIODIR		REGISTER(PORT_B + 0x400)
#define GPIOIS		REGISTER(PORT_B + 0x404)
#define GPIOIBE		REGISTER(PORT_B + 0x408)
#define GPIOIEV		REGISTER(PORT_B + 0x40c)
#define GPIOIM		REGISTER(PORT_B + 0x410)
#define GPIOICR		REGISTER(PORT_B + 0x41c)
#define GPIODEN		REGISTER(PORT_B + 0x51c)
#define AFSEL_A		REGISTER(PORT_A + 0x420)
#define DEN_A		REGISTER(PORT_A + 0x51c)
#define UARTDR		REGISTER(UART0 + 0x000)
#define UARTFR		REGISTER(UART0 + 0x018)
#define UARTIBRD	REGISTER(UART0 + 0x024)
#define UARTFBRD	REGISTER(UART0 + 0x028)
#define UARTLCRH	REGISTER(UART0 + 0x02c)
#define UARTCTL		REGISTER(UART0 + 0x030)

#define BYPASS		(1ul << 11)
#define USESYSDIV	(1ul << 22)
#define XTAL_8MHZ	(0xeul << 6)
#define SYSDIV_4	(3ul << 23)
#define PLLLRIS		(1ul << 6)
#define RXFE		(1ul << 4)
#define TXFF		(1ul << 5)
#define LINES_B		7

const char part_name[] = "LM3S6965";
const unsigned long part_hz = 50000000;
const unsigned long part_irq = 1;

static unsigned long event, outputs;	/* of all pins those that are ours */

static void clocks(void)
{
	RCC = (RCC | BYPASS) & ~USESYSDIV;
	RCC = BYPASS | XTAL_8MHZ;		/* main oscillator and PLL on */
	RCC = BYPASS | XTAL_8MHZ | SYSDIV_4 | USESYSDIV;
	while (!(RIS & PLLLRIS))
		;
	RCC = XTAL_8MHZ | SYSDIV_4 | USESYSDIV;
	RCGC1 |= 1;
	RCGC2 |= 3;
	(void)RCGC2, (void)RCGC2, (void)RCGC2;	/* the ports may be used from the third cycle on */
}

void part_start(void)
{
	clocks();
	AFSEL_A |= 3;
	DEN_A |= 3;
	UARTCTL = 0;
	UARTIBRD = 27;				/* 50 MHz / 16 / 115200 is 27 + 8/64 */
	UARTFBRD = 8;
	UARTLCRH = 0x70;			/* 8 bits, FIFOs */
	UARTCTL = 0x301;
}

int part_open(const unsigned long lines[LINES])
{
	int line, bad = 0;

	for (line = 0; line < LINES; line++) {
		if (lines[line] == UNWIRED)
			continue;
		if (lines[line] >= LINES_B) {
			bad = 1;
			continue;
		}
		if (line == LINE_EVENT) {
			event = 1ul << lines[line];
			GPIOIM &= ~event;
			GPIOIS &= ~event;
			GPIOIBE &= ~event;
			GPIOIEV |= event;
		} else {
			DATA(1ul << lines[line]) = 0;
			outputs |= 1ul << lines[line];
		}
		GPIODEN |= 1ul << lines[line];
	}
	GPIODIR |= outputs;
	return bad;
}

void part_close(const unsigned long lines[LINES])
{
	(void)lines;
	GPIOIM &= ~event;
	GPIODIR &= ~outputs;
	event = outputs = 0;
}

void part_listen(unsigned long line)
{
	GPIOICR = 1ul << line;
	GPIOIM |= 1ul << line;
}

void part_ignore(unsigned long line)
{
	GPIOIM &= ~(1ul << line);
}

void part_taken(unsigned long line)
{
	GPIOICR = 1ul << line;
}

void part_toggle(unsigned long line)
{
	DATA(1ul << line) = ~DATA(1ul << line);
}

int part_get(unsigned long line)
{
	return DATA(1ul << line) != 0;
}

void part_say(char c)
{
	while (UARTFR & TXFF)
		;
	UARTDR = (unsigned char)c;
}

int part_asked(void)
{
	return !(UARTFR & RXFE);
}
