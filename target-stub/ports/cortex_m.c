/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `cortex_m`: an Arm Cortex-M without any system (bare.c), workload=task+loop=100+lines=1,4,5,6,3. Vectors: the
 * interrupt of the event's pin is bare_event(), PendSV bare_tasks(), SysTick bare_tick(). The measured path is bare.c's.
 */
#include "../bare.h"
#include "../memory.h"

/* Armv7-M Architecture Reference Manual, B3; the same in Armv6-M and Armv8-M. */
#define SYST_CSR	REGISTER(0xe000e010ul)
#define SYST_RVR	REGISTER(0xe000e014ul)
#define SYST_CVR	REGISTER(0xe000e018ul)
#define ISER(irq)	REGISTER(0xe000e100ul + (irq) / 32 * 4)
#define ICER(irq)	REGISTER(0xe000e180ul + (irq) / 32 * 4)
#define ICPR(irq)	REGISTER(0xe000e280ul + (irq) / 32 * 4)
#define BIT(irq)	(1ul << (irq) % 32)
#define SHPR3		REGISTER(0xe000ed20ul)
#define SYST_ON		7ul		/* counts the processor's clock, and interrupts */
#define PRIORITIES	0x80fffffful	/* of SysTick 0x80, of PendSV 0xff; the pin's stays at 0 */

void processor_tick(unsigned long us)
{
	SYST_CSR = 0;
	if (us) {
		SYST_RVR = part_hz / 1000000 * us - 1;
		SYST_CVR = 0;
		SYST_CSR = SYST_ON;
	}
}

void processor_open(void)
{
	SHPR3 = PRIORITIES;
	ISER(part_irq) = BIT(part_irq);
}

void processor_close(void)
{
	ICER(part_irq) = BIT(part_irq);
}

void processor_forget(void)
{
	ICPR(part_irq) = BIT(part_irq);
}

/* What makes periods: what is timed is the reading. */
static void cortexm_clock(struct stub *unused)
{
	(void)unused;
	(void)SYST_CVR;
}

static const struct stub_operation operations[] = {
	{ "clock", cortexm_clock, 0 }, MEMORY_OPERATIONS, { "read-back", bare_read_back, 0 }, { 0, 0, 0 }
};

const struct stub_port stub_port = {
	.name = "cortex_m", .task_context = "PendSV", .operations = operations, BARE_PORT
};
