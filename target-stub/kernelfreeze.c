// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* See kernelfreeze.h. tracing_off() does nothing to a kernel without ftrace, which is then noted. */
#include <linux/interrupt.h>
#include <linux/io.h>
#include <linux/ioport.h>
#include <linux/kernel.h>

#include "kernel.h"
#include "kernelfreeze.h"

static int freezes = -1;	/* the interrupt */
static struct lpt port;		/* whose nACK that is; base 0: no port's */

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

int kernel_freeze_lpt(struct stub *stub, const struct lpt *wanted)
{
	if (!wanted->base)
		return 0;
	if (!request_region(wanted->base, LPT_REGISTERS, KERNEL_NAME "_trigger"))
		return stub_complain("another driver has the trigger's port: modprobe -r lp parport_pc", "", "");
	port = *wanted;
	outb(LPT_QUIET | LPT_IRQ_ENABLE, port.base + LPT_CONTROL);
	inb(port.base + LPT_STATUS);	/* ends what some hardware repeats until then */
	return kernel_freeze(stub, port.irq);
}

void kernel_freeze_end(struct stub *stub)
{
	if (freezes >= 0)
		free_irq(freezes, stub);
	freezes = -1;
	if (port.base) {
		outb(LPT_QUIET, port.base + LPT_CONTROL);
		release_region(port.base, LPT_REGISTERS);
	}
	port.base = 0;
}
