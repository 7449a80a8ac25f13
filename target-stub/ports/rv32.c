/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `rv32`: a RISC-V processor of 32 bits without any system (bare.c), in machine mode, with a PLIC and a CLINT:
 * workload=task+loop=100+lines=1,4,5,6,3. Vectors: the external interrupt is rv32_event(), the software interrupt
 * rv32_tasks(), the timer's rv32_tick(); the last two begin in rv32entry.c, and go on here.
 *
 * Measured path: rv32_event, rv32_tasks, rv32_turns, and bare.c's.
 */
#include "../bare.h"
#include "../memory.h"

/* RISC-V Privileged Architectures 1.10, 3.1; Platform-Level Interrupt Controller 1.0; SiFive E31: memory of its CLINT. */
#define SOFTWARE	(1ul << 3)	/* in mie */
#define TIMER		(1ul << 7)
#define EXTERNAL	(1ul << 11)
#define MSTATUS_MIE	8ul
#define MTIMECMP	REGISTER(0x02004000ul)
#define MTIMECMP_HIGH	REGISTER(0x02004004ul)
#define MTIME		REGISTER(0x0200bff8ul)
#define MTIME_HIGH	REGISTER(0x0200bffcul)
#define PLIC_PRIORITY(source)	REGISTER(0x0c000000ul + (source) * 4)
#define PLIC_ENABLE(source)	REGISTER(0x0c002000ul + (source) / 32 * 4)
#define PLIC_THRESHOLD	REGISTER(0x0c200000ul)
#define PLIC_CLAIM	REGISTER(0x0c200004ul)	/* read: whose turn it is; written: that it is done */
#define NEVER		0xfffffffful
#define MILLION		1000000ul

#define csr_write(name, value)	__asm__ volatile("csrw " #name ", %0" :: "r"(value) : "memory")
#define csr_set(name, bits)	__asm__ volatile("csrs " #name ", %0" :: "r"(bits) : "memory")
#define csr_clear(name, bits)	__asm__ volatile("csrc " #name ", %0" :: "r"(bits) : "memory")

void rv32_event(void);
void rv32_ticks(void);
void rv32_turns(void);

static unsigned long tick_whole, tick_rest, rest;	/* ticks of mtime, and millionths of one */
static unsigned long next, next_high;

/* --- measured path --------------------------------------------------------------------------- */

/* The pin is the only source. It is claimed first: what comes from here on is another interrupt. */
__attribute__((interrupt("machine"))) void rv32_event(void)
{
	(void)PLIC_CLAIM;
	bare_event();
	PLIC_CLAIM = part_irq;
	csr_write(mcause, IN_SOFTWARE);
}

void rv32_turns(void)
{
	MSIP = 0;
	bare_tasks();
}

/* --- periods, and for bare.c ----------------------------------------------------------------- */

/* The next one comes at its time however late this one is. In between neither half makes a time that has passed. */
void rv32_ticks(void)
{
	const unsigned long before = next;

	rest += tick_rest;
	next += tick_whole + (rest >= MILLION);
	next_high += next < before;
	if (rest >= MILLION)
		rest -= MILLION;
	MTIMECMP_HIGH = NEVER;
	MTIMECMP = next;
	MTIMECMP_HIGH = next_high;
	bare_tick();
}

void processor_tick(unsigned long us)
{
	csr_clear(mie, TIMER);
	if (!us)
		return;
	/* Of part_hz * us, which may be more than a word has: whole megahertz first. */
	tick_rest = part_hz % MILLION * us;
	tick_whole = part_hz / MILLION * us + tick_rest / MILLION;
	tick_rest %= MILLION;
	do {
		next_high = MTIME_HIGH;
		next = MTIME + tick_whole;
	} while (next_high != MTIME_HIGH);
	next_high += next < tick_whole;
	MTIMECMP_HIGH = NEVER;
	MTIMECMP = next;
	MTIMECMP_HIGH = next_high;
	csr_set(mie, TIMER);
}

void processor_open(void)
{
	PLIC_THRESHOLD = 0;
	PLIC_PRIORITY(part_irq) = 1;
	PLIC_ENABLE(part_irq) |= 1ul << part_irq % 32;
	csr_set(mie, EXTERNAL | SOFTWARE);
	csr_set(mstatus, MSTATUS_MIE);
}

void processor_close(void)
{
	csr_clear(mie, EXTERNAL | SOFTWARE | TIMER);
	PLIC_ENABLE(part_irq) &= ~(1ul << part_irq % 32);
}

/* The PLIC holds an interrupt until it was claimed, whatever its source does. */
void processor_forget(void)
{
	(void)PLIC_CLAIM;
	PLIC_CLAIM = part_irq;
}

/* What makes periods: what is timed is the reading. */
static void rv32_clock(struct stub *unused)
{
	(void)unused;
	(void)MTIME;
}

static const struct stub_operation operations[] = {
	{ "clock", rv32_clock, 0 }, MEMORY_OPERATIONS, { "read-back", bare_read_back, 0 }, { 0, 0, 0 }
};

const struct stub_port stub_port = {
	.name = "rv32", .task_context = "software interrupt", .operations = operations, BARE_PORT
};
