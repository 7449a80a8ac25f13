/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Interrupts of the kernel (kernel_interface.h) on the simulated machine, of GPIO lines or of parallel ports.
 * $STUB_FORCED: the kernel forces handlers into threads that do not forbid it; $STUB_SHARED: another driver has the
 * event's interrupt already.
 */
#include <kernel_interface.h>
#include <stdlib.h>

#include "machine.h"

static struct line {
	irqreturn_t (*handler)(int irq, void *arg);
	void *arg;
	int irq;
	bool threaded;
	int depth;		/* of disable_irq(); 0 while nobody has it */
} lines[MACHINE_INTERRUPTS];

static struct line *running;	/* whose handler runs */

/* Aborts if there is no such interrupt. */
static struct line *line_of(unsigned irq)
{
	int interrupt = machine_of_irq(irq);

	if (interrupt < 0)
		abort();
	return &lines[interrupt];
}

/* What else has it is there before the stub, and after it. */
static bool is_shared(long interrupt)
{
	return !interrupt && getenv("STUB_SHARED");
}

bool others_interrupt_is_off(void)
{
	return is_shared(0) && lines[0].depth > 0;
}

static void set_depth(struct line *line, int to)
{
	line->depth = to;
	machine_mask((int)(line - lines), !line->handler || to > 0);
}

int request_irq(unsigned irq, irqreturn_t (*wanted)(int irq, void *arg), unsigned long flags, const char *name,
		void *arg)
{
	struct line *line;

	(void)name;
	if (machine_of_irq(irq) < 0)
		return -EINVAL;
	line = line_of(irq);
	if (line->handler || (irq_has_action(irq) && !(flags & IRQF_SHARED)))
		return -EBUSY;
	if (flags & IRQF_SHARED && flags & IRQF_NO_AUTOEN)
		return -EINVAL;
	line->handler = wanted;
	line->arg = arg;
	line->irq = (int)irq;
	line->threaded = getenv("STUB_FORCED") && !(flags & IRQF_NO_THREAD);
	set_depth(line, !!(flags & IRQF_NO_AUTOEN));
	return 0;
}

const void *free_irq(unsigned irq, void *arg)
{
	struct line *line = line_of(irq);

	line->handler = NULL;
	set_depth(line, is_shared(line - lines) ? line->depth : 0);
	return arg;
}

void enable_irq(unsigned irq)
{
	struct line *line = line_of(irq);

	if (!line->depth)
		abort();	/* the kernel warns: unbalanced */
	set_depth(line, line->depth - 1);
}

void disable_irq_nosync(unsigned irq)
{
	struct line *line = line_of(irq);

	set_depth(line, line->depth + 1);
}

/* Waits for the handler: never in one. */
void disable_irq(unsigned irq)
{
	synchronize_irq(irq);
	disable_irq_nosync(irq);
}

void synchronize_irq(unsigned irq)
{
	line_of(irq);
	if (machine_in_handler())
		abort();
}

bool irq_has_action(unsigned irq)
{
	int interrupt = machine_of_irq(irq);

	return interrupt >= 0 && (lines[interrupt].handler || is_shared(interrupt));
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

/* One of a table for as many as there are. */
const struct cpumask *cpumask_of(unsigned cpu)
{
	if (cpu >= nr_cpu_ids)
		machine_fail("a mask of a CPU that there is not");
	return NULL;
}

bool in_hardirq(void)
{
	return machine_in_handler() && !running->threaded;
}

void system_interrupt(int interrupt)
{
	struct line *line = &lines[interrupt];

	if (!gpiod_in_use() && !machine_port_interrupts(interrupt))
		return;
	running = line;
	line->handler(line->irq, line->arg);
}
