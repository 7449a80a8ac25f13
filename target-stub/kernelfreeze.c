// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* See kernelfreeze.h. tracing_off() does nothing to a kernel without ftrace, which is then noted. */
#include <linux/interrupt.h>
#include <linux/kernel.h>

#include "kernel.h"
#include "kernelfreeze.h"

static int freezes = -1;	/* the interrupt */

static irqreturn_t freeze(int number, void *arg)
{
	struct stub *stub = arg;

	(void)number;
	tracing_off();
	stub->counts.triggers++;
	return IRQ_HANDLED;
}

int kernel_freeze(struct stub *stub, int irq)
{
	int error = irq < 0 ? irq : request_irq(irq, freeze, IRQF_TRIGGER_RISING | IRQF_NO_THREAD,
						KERNEL_NAME "_trigger", stub);

	if (error)
		return kernel_fail("cannot have the trigger's interrupt", error);
	freezes = irq;
	if (!IS_ENABLED(CONFIG_TRACING))
		stub_note(stub, "this kernel has no ftrace: the trigger is counted, and stops nothing");
	return 0;
}

void kernel_freeze_end(struct stub *stub)
{
	if (freezes >= 0)
		free_irq(freezes, stub);
	freezes = -1;
}
