/* SPDX-License-Identifier: BSD-2-Clause */
/* See rtltrigger.h. */
#include <asm/io.h>
#include <rtl.h>
#include <rtl_core.h>

#include "rtltrigger.h"

void (*irqscope_trigger_hook)(void);

static struct stub *triggered;
static struct lpt port;		/* base 0: none is ours */
static int requested;

/* The hook first: what it stops ends here. The line is disabled from the entry on. */
static unsigned int handler(unsigned int number, struct pt_regs *regs)
{
	void (*const hook)(void) = irqscope_trigger_hook;

	(void)regs;
	if (hook)
		hook();
	triggered->counts.triggers++;
	rtl_hard_enable_irq(number);
	return 0;
}

int rtl_trigger_open(struct stub *stub, const struct lpt *wanted)
{
	if (!wanted->base)
		return 0;
	triggered = stub;
	port = *wanted;
	outb(LPT_QUIET | LPT_IRQ_ENABLE, port.base + LPT_CONTROL);
	inb(port.base + LPT_STATUS);	/* ends what some hardware repeats until then */
	requested = !rtl_request_irq(port.irq, handler);
	if (!requested)
		return stub_complain("the trigger's interrupt is taken: rmmod lp parport_pc", "", "");
	rtl_hard_enable_irq(port.irq);
	return 0;
}

void rtl_trigger_close(void)
{
	if (port.base)
		outb(LPT_QUIET, port.base + LPT_CONTROL);
	if (requested) {
		rtl_hard_disable_irq(port.irq);
		rtl_free_irq(port.irq);
	}
	port.base = requested = 0;
}
