/* SPDX-License-Identifier: BSD-2-Clause */
/* Interrupts and registers of RTLinux 3 on the simulated machine. */
#include <asm/io.h>
#include <linux/errno.h>
#include <rtl_core.h>

#include "machine.h"
#include "rtlinux_interrupt.h"

static unsigned int (*handlers[MACHINE_INTERRUPTS])(unsigned int irq, struct pt_regs *regs);
static unsigned int irqs[MACHINE_INTERRUPTS];

void rtlinux_check_rest(void)
{
	int i;

	for (i = 0; i < MACHINE_INTERRUPTS; i++)
		if (handlers[i])
			machine_fail("an interrupt that was not given back");
}

int rtl_request_irq(unsigned int irq, unsigned int (*wanted)(unsigned int irq, struct pt_regs *regs))
{
	int interrupt = machine_of_irq(irq);

	if (interrupt < 0 || handlers[interrupt])
		return -EBUSY;
	handlers[interrupt] = wanted;
	irqs[interrupt] = irq;
	return 0;
}

int rtl_free_irq(unsigned int irq)
{
	handlers[machine_of_irq(irq)] = 0;
	return 0;
}

void rtl_hard_enable_irq(unsigned int irq)
{
	int interrupt = machine_of_irq(irq);

	machine_mask(interrupt, interrupt < 0 || !handlers[interrupt]);
}

void rtl_hard_disable_irq(unsigned int irq)
{
	machine_mask(machine_of_irq(irq), 1);
}

/* The line is disabled until the handler enables it. */
void system_interrupt(int interrupt)
{
	if (!machine_port_interrupts(interrupt))
		return;
	machine_mask(interrupt, 1);
	handlers[interrupt](irqs[interrupt], 0);
}

void outb(unsigned char value, unsigned short port)
{
	machine_out(port, value);
}

unsigned char inb(unsigned short port)
{
	return machine_in(port);
}
