/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `vxworks`: VxWorks 5 and 6, a downloadable module, on a PC's parallel port (lptpins.h). See vx.h.
 *
 *	-> irqscopeStart "workload=task loop=100 device=lpt,0x378,7"
 *	-> irqscopeStart "workload=task loop=100 device=lpt,0x378,7,0x278,5"	with the trigger on a port of its own
 *
 * The handler is called by the wrapper that intConnect() makes, which also ends the interrupt at the
 * controller. No floating point, no semTake() and no printing in it. There is no way to disconnect it
 * again: do not unload the module. The trigger's handler is one of the same kind and calls irqscopeTriggerHook.
 *
 * Measured path: handler, port_toggle and those of vx.c.
 */
#include <vxWorks.h>
#include <intLib.h>
#include <iv.h>
#include <sysLib.h>

#include "../lptpins.h"
#include "../vx.h"

#ifndef INT_NUM_GET		/* most BSPs for PCs have it */
#define INT_NUM_GET(irq)	(0x20 + (irq))
#endif

static struct lpt ports[LPT_PORTS];
static unsigned char shadow[LPT_REGISTERS];
static unsigned long connected[LPT_PORTS];	/* the interrupt that has our handler for good; 0: none */

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
	sysOutByte((int)ports[LPT_EVENT].base + pin.offset, (char)shadow[pin.offset]);
}

static void trigger_handler(int unused)
{
	(void)unused;
	vx_triggered();
}

/* --- life ------------------------------------------------------------------------------------ */

static void port_mask(struct stub *unused)
{
	(void)unused;
	sysIntDisablePIC((int)ports[LPT_EVENT].irq);
}

static void port_unmask(struct stub *unused)
{
	(void)unused;
	sysIntEnablePIC((int)ports[LPT_EVENT].irq);
}

static int claim(int port, void (*routine)(int unused))
{
	const unsigned long base = ports[port].base, irq = ports[port].irq;

	sysOutByte((int)base + LPT_CONTROL, LPT_QUIET | LPT_IRQ_ENABLE);
	sysInByte((int)base + LPT_STATUS);	/* ends what some hardware repeats until then */
	if (connected[port] == irq)
		return 0;
	if (connected[port] || connected[!port] == irq)
		return stub_complain("an interrupt that was connected before is so for good: take the same ones", "", "");
	if (intConnect(INUM_TO_IVEC(INT_NUM_GET(irq)), (VOIDFUNCPTR)routine, 0) != OK)
		return stub_complain("the interrupt cannot be connected", "", "");
	connected[port] = irq;
	return 0;
}

static int port_open(struct stub *stub)
{
	if (vx_open() || lpt_options(stub, ports))
		return -1;
	shadow[LPT_DATA] = 0;
	shadow[LPT_CONTROL] = LPT_QUIET | LPT_IRQ_ENABLE;
	sysOutByte((int)ports[LPT_EVENT].base + LPT_DATA, (char)shadow[LPT_DATA]);
	if (claim(LPT_EVENT, handler))
		return -1;
	if (ports[LPT_TRIGGER].base) {
		if (claim(LPT_TRIGGER, trigger_handler))
			return -1;
		sysIntEnablePIC((int)ports[LPT_TRIGGER].irq);
	}
	return 0;
}

static void port_close(struct stub *unused)
{
	(void)unused;
	if (ports[LPT_TRIGGER].base) {
		if (connected[LPT_TRIGGER] == ports[LPT_TRIGGER].irq) /* or it is somebody else's */
			sysIntDisablePIC((int)ports[LPT_TRIGGER].irq);
		sysOutByte((int)ports[LPT_TRIGGER].base + LPT_CONTROL, LPT_QUIET);
	}
	if (!ports[LPT_EVENT].base)
		return;
	sysOutByte((int)ports[LPT_EVENT].base + LPT_CONTROL, LPT_QUIET);
	sysOutByte((int)ports[LPT_EVENT].base + LPT_DATA, 0);
}

/* Reads the register of `task`, written just before, from the port itself: what a posted write hides. */
static void read_back(struct stub *unused)
{
	(void)unused;
	sysInByte((int)ports[LPT_EVENT].base + LPT_CONTROL);
}

static const struct stub_operation operations[] = {
	VX_OPERATIONS, { "read-back", read_back, 0 }, { 0, 0, 0 }
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
