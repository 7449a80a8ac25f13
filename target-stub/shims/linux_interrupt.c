/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Interrupts of the kernel (kernel_interface.h) on the simulated machine: one, number 7, of a GPIO line or
 * of a parallel port. $STUB_FORCED: the kernel forces handlers into threads that do not forbid it;
 * $STUB_SHARED: another driver has the interrupt already.
 */
#include <kernel_interface.h>
#include <stdlib.h>

#include "machine.h"

#define IRQ	7

static irqreturn_t (*handler)(int irq, void *arg);
static void *handler_arg;
static bool threaded;
static int depth = 1;		/* of disable_irq() */

static void set_depth(int to)
{
	depth = to;
	machine_mask(depth > 0);
}

int request_irq(unsigned irq, irqreturn_t (*wanted)(int irq, void *arg), unsigned long flags, const char *name,
		void *arg)
{
	(void)name;
	if (irq != IRQ || handler || (irq_has_action(irq) && !(flags & IRQF_SHARED)))
		return -EBUSY;
	if (flags & IRQF_SHARED && flags & IRQF_NO_AUTOEN)
		return -EINVAL;
	handler = wanted;
	handler_arg = arg;
	threaded = getenv("STUB_FORCED") && !(flags & IRQF_NO_THREAD);
	set_depth(!!(flags & IRQF_NO_AUTOEN));
	return 0;
}

const void *free_irq(unsigned irq, void *arg)
{
	(void)irq;
	set_depth(1);
	handler = NULL;
	return arg;
}

void enable_irq(unsigned irq)
{
	(void)irq;
	if (!depth)
		abort();	/* the kernel warns: unbalanced */
	set_depth(depth - 1);
}

void disable_irq_nosync(unsigned irq)
{
	(void)irq;
	set_depth(depth + 1);
}

/* Waits for the handler: never in one. */
void disable_irq(unsigned irq)
{
	synchronize_irq(irq);
	disable_irq_nosync(irq);
}

void synchronize_irq(unsigned irq)
{
	if (irq != IRQ || machine_in_handler())
		abort();
}

bool irq_has_action(unsigned irq)
{
	(void)irq;
	return handler || getenv("STUB_SHARED");
}

void irq_set_status_flags(unsigned irq, unsigned long flags)
{
	(void)irq, (void)flags;
}

void irq_clear_status_flags(unsigned irq, unsigned long flags)
{
	(void)irq, (void)flags;
}

int irq_set_affinity(unsigned irq, const struct cpumask *mask)
{
	(void)irq, (void)mask;
	return 0;
}

const struct cpumask *cpumask_of(unsigned cpu)
{
	(void)cpu;
	return NULL;
}

bool in_hardirq(void)
{
	return machine_in_handler() && !threaded;
}

void system_interrupt(void)
{
	if (gpiod_in_use() || machine_port_interrupts())
		handler(IRQ, handler_arg);
}
