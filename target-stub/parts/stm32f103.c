/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * STMicroelectronics STM32F103, Cortex-M3 (RM0008): lines are PA0 to PA12 but for those of the console, USART1 at PA9 and
 * PA10 with 115200 baud; PA13 to PA15 are the debugger's from the reset on, as AFIO_MAPR leaves them. The event is at PA1,
 * whose interrupt has a vector of its own. Clock: a crystal of 8 MHz, 72 MHz by the PLL. Compiled in the tests, and never run.
 */
#include "../part.h"

#define RCC_CR		REGISTER(0x40021000ul)
#define RCC_CFGR	REGISTER(0x40021004ul)
#define RCC_APB2ENR	REGISTER(0x40021018ul)
#define FLASH_ACR	REGISTER(0x40022000ul)
#define AFIO_EXTICR1	REGISTER(0x40010008ul)
#define EXTI_IMR	REGISTER(0x40010400ul)
#define EXTI_RTSR	REGISTER(0x40010408ul)
#define EXTI_FTSR	REGISTER(0x4001040cul)
#define EXTI_PR		REGISTER(0x40010414ul)
#define GPIOA_CR(line)	REGISTER(0x40010800ul + (line) / 8 * 4)
#define GPIOA_IDR	REGISTER(0x40010808ul)
#define GPIOA_ODR	REGISTER(0x4001080cul)
#define GPIOA_BSRR	REGISTER(0x40010810ul)
#define USART1_SR	REGISTER(0x40013800ul)
#define USART1_DR	REGISTER(0x40013804ul)
#define USART1_BRR	REGISTER(0x40013808ul)
#define USART1_CR1	REGISTER(0x4001380cul)

#define HSEON		(1ul << 16)
#define HSERDY		(1ul << 17)
#define PLLON		(1ul << 24)
#define PLLRDY		(1ul << 25)
#define PLL_9_OF_HSE	(1ul << 16 | 7ul << 18)
#define APB1_HALF	(4ul << 8)
#define BY_PLL		2ul
#define SWS		(3ul << 2)
#define TWO_WAITS	0x12ul		/* and the prefetch buffer */
#define CLOCKS		(1ul << 0 | 1ul << 2 | 1ul << 14)	/* AFIO, port A, USART1 */
#define RXNE		(1ul << 5)
#define TXE		(1ul << 7)
#define OUTPUT		3ul		/* push-pull, 50 MHz */
#define INPUT		4ul
#define TRANSMITTER	0xbul
#define TX		9
#define RX		10
#define TAKEN		(1ul << TX | 1ul << RX)
#define LINES_A		13
#define EVENT		1

const char part_name[] = "STM32F103";
const unsigned long part_hz = 72000000;
const unsigned long part_irq = 7;	/* EXTI1 */

static unsigned long outputs;	/* of all pins those that are ours */

static void configure(unsigned long line, unsigned long mode)
{
	const unsigned long at = line % 8 * 4;

	GPIOA_CR(line) = (GPIOA_CR(line) & ~(0xful << at)) | mode << at;
}

void part_start(void)
{
	FLASH_ACR = TWO_WAITS;
	RCC_CR |= HSEON;
	while (!(RCC_CR & HSERDY))
		;
	RCC_CFGR = PLL_9_OF_HSE | APB1_HALF;
	RCC_CR |= PLLON;
	while (!(RCC_CR & PLLRDY))
		;
	RCC_CFGR = PLL_9_OF_HSE | APB1_HALF | BY_PLL;
	while ((RCC_CFGR & SWS) != BY_PLL << 2)
		;
	RCC_APB2ENR |= CLOCKS;
	(void)RCC_APB2ENR;
	configure(TX, TRANSMITTER);
	configure(RX, INPUT);
	USART1_BRR = 625;			/* 72 MHz / 115200 */
	USART1_CR1 = 1ul << 13 | 1ul << 3 | 1ul << 2;
}

static int is_pin(unsigned long line)
{
	return line < LINES_A && !(TAKEN >> line & 1);
}

int part_open(const unsigned long lines[LINES])
{
	int line, bad = 0;

	part_ignore(EVENT);
	for (line = 0; line < LINES; line++) {
		if (lines[line] == UNWIRED)
			continue;
		if (!is_pin(lines[line]) || (line == LINE_EVENT && lines[line] != EVENT)) {
			bad = 1;
		} else if (line == LINE_EVENT) {
			configure(lines[line], INPUT);
		} else {
			outputs |= 1ul << lines[line];
			GPIOA_BSRR = 1ul << lines[line] << 16;
			configure(lines[line], OUTPUT);
		}
	}
	AFIO_EXTICR1 &= ~(0xful << EVENT * 4);	/* that of port A */
	EXTI_FTSR &= ~(1ul << EVENT);
	EXTI_RTSR |= 1ul << EVENT;
	return bad;
}

void part_close(const unsigned long lines[LINES])
{
	unsigned long line;

	(void)lines;
	part_ignore(EVENT);
	for (line = 0; outputs; outputs >>= 1, line++)
		if (outputs & 1)
			configure(line, INPUT);
}

void part_listen(unsigned long line)
{
	EXTI_PR = 1ul << line;
	EXTI_IMR |= 1ul << line;
}

void part_ignore(unsigned long line)
{
	EXTI_IMR &= ~(1ul << line);
}

void part_taken(unsigned long line)
{
	EXTI_PR = 1ul << line;
}

void part_toggle(unsigned long line)
{
	GPIOA_BSRR = GPIOA_ODR >> line & 1 ? 1ul << line << 16 : 1ul << line;
}

int part_get(unsigned long line)
{
	return (int)(GPIOA_IDR >> line & 1);
}

void part_say(char c)
{
	while (!(USART1_SR & TXE))
		;
	USART1_DR = (unsigned char)c;
}

int part_asked(void)
{
	return (USART1_SR & RXNE) != 0;
}
