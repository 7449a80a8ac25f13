/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `vxworks`: VxWorks 5 and 6, a downloadable module, on a PC's parallel port (lpt.h). See vx.h.
 *
 *	-> irqscopeStart "workload=task loop=100 device=lpt,0x378,7"
 *
 * The handler is called by the wrapper that intConnect() makes, which also ends the interrupt at the
 * controller. No floating point, no semTake() and no printing in it. There is no way to disconnect it
 * again: do not unload the module.
 *
 * Measured path: handler, port_toggle and those of vx.c.
 */
#include <vxWorks.h>
#include <intLib.h>
#include <iv.h>
#include <sysLib.h>

#include "../lpt.h"
#include "../vx.h"

#ifndef INT_NUM_GET		/* most BSPs for PCs have it */
#define INT_NUM_GET(irq)	(0x20 + (irq))
#endif

static unsigned long base, irq;
static unsigned char shadow[LPT_REGISTERS];
static int connected;

/* --- measured path --------------------------------------------------------------------------- */

static void handler(int unused)
{
	(void)unused;
	if (!vx_stub.masked)
		stub_event(&vx_stub);
}

static void port_toggle(struct stub *unused, int role)
{
	const struct lpt_pin pin = lpt_pins[role];

	(void)unused;
	shadow[pin.offset] ^= pin.bit;
	sysOutByte((int)base + pin.offset, (char)shadow[pin.offset]);
}

/* --- life ------------------------------------------------------------------------------------ */

static void port_mask(struct stub *unused)
{
	(void)unused;
	sysIntDisablePIC((int)irq);
}

static void port_unmask(struct stub *unused)
{
	(void)unused;
	sysIntEnablePIC((int)irq);
}

static int port_open(struct stub *stub)
{
	if (vx_open())
		return -1;
	if (lpt_parse(stub->config.device, &base, &irq))
		return stub_complain("device is lpt or lpt,BASE,IRQ, not ", stub->config.device, "");
	shadow[LPT_DATA] = 0;
	shadow[LPT_CONTROL] = LPT_QUIET | LPT_IRQ_ENABLE;
	sysOutByte((int)base + LPT_DATA, (char)shadow[LPT_DATA]);
	sysOutByte((int)base + LPT_CONTROL, (char)shadow[LPT_CONTROL]);
	sysInByte((int)base + LPT_STATUS);	/* ends what some hardware repeats until then */
	if (!connected && intConnect(INUM_TO_IVEC(INT_NUM_GET(irq)), (VOIDFUNCPTR)handler, 0) != OK)
		return stub_complain("the interrupt cannot be connected", "", "");
	connected = 1;
	return 0;
}

static void port_close(struct stub *unused)
{
	(void)unused;
	if (!base)
		return;
	sysOutByte((int)base + LPT_CONTROL, LPT_QUIET);
	sysOutByte((int)base + LPT_DATA, 0);
}

/* Reads the register of `task`, written just before, from the port itself: what a posted write hides. */
static void read_back(struct stub *unused)
{
	(void)unused;
	sysInByte((int)base + LPT_CONTROL);
}

static const struct stub_operation operations[] = {
	VX_OPERATIONS, { "read-back", read_back }, { 0, 0 }
};

const struct stub_port stub_port = {
	.name = "vxworks",
	.system = "VxWorks 5 or 6",
	.event_context = "hard handler",
	.task_context = "kernel thread",
	.edge = "rising",
	.handler = 1,
	.writers = LPT_WRITERS,
	.operations = operations,
	.open = port_open,
	.spawn = vx_spawn,
	.unmask = port_unmask,
	.mask = port_mask,
	.wait_period = vx_wait_period,
	.wait_release = vx_wait_release,
	.release = vx_release,
	.toggle = port_toggle,
	.join = vx_join,
	.close = port_close,
	.say = vx_say,
	.warn = vx_say
};
