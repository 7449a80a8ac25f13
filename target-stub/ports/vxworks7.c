/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `vxworks7`: VxWorks 7, a downloadable kernel module, on GPIO lines. See vx.h. As a real-time
 * process its handler would be a task.
 *
 *	-> irqscopeStart "workload=task loop=100 lines=17,27,22,23"
 *
 * The handler is called by the GPIO controller's driver, which also ends the interrupt. No floating point,
 * no semTake() and no printing in it. The trigger's line has a handler of the same kind, which calls
 * irqscopeTriggerHook.
 *
 * Measured path: handler, gpio_toggle and those of vx.c.
 */
#include <vxWorks.h>
#include <subsys/gpio/vxbGpioLib.h>

#include "../lines.h"
#include "../vx.h"

static unsigned long lines[LINES];
static UINT32 levels[STUB_ROLES];
static int claimed;			/* so many of `lines` have been seen to */
static int connected[LINES];

/* --- measured path --------------------------------------------------------------------------- */

static void handler(void *unused)
{
	(void)unused;
	if (!vx_stub.masked)
		stub_event(&vx_stub);
}

static void gpio_toggle(struct stub *unused, int role)
{
	(void)unused;
	levels[role] ^= 1;
	if (lines[LINE_OF(role)] != UNWIRED)
		vxbGpioSetValue((UINT32)lines[LINE_OF(role)], levels[role]);
}

static void trigger_handler(void *unused)
{
	(void)unused;
	vx_triggered();
}

/* --- life ------------------------------------------------------------------------------------ */

static void gpio_mask(struct stub *unused)
{
	(void)unused;
	vxbGpioIntDisable((UINT32)lines[LINE_EVENT], (VOIDFUNCPTR)handler, 0);
}

static void gpio_unmask(struct stub *unused)
{
	(void)unused;
	vxbGpioIntEnable((UINT32)lines[LINE_EVENT], (VOIDFUNCPTR)handler, 0);
}

static int is_input(int line)
{
	return line == LINE_EVENT || line == LINE_TRIGGER;
}

static int connect(int line, void (*routine)(void *unused))
{
	const UINT32 id = (UINT32)lines[line];

	connected[line] = vxbGpioIntConfig(id, INTR_TRIGGER_EDGE, INTR_POLARITY_HIGH) == OK &&
			  vxbGpioIntConnect(id, (VOIDFUNCPTR)routine, 0) == OK;
	return connected[line] ? 0 : stub_complain("there is no interrupt of the line for ", lines_names[line], "");
}

static void disconnect(int line, void (*routine)(void *unused))
{
	if (connected[line])
		vxbGpioIntDisconnect((UINT32)lines[line], (VOIDFUNCPTR)routine, 0);
	connected[line] = 0;
}

static int gpio_open(struct stub *stub)
{
	int number;
	UINT32 line;

	if (vx_open() || lines_parse(stub, lines))
		return -1;
	while (claimed < LINES) {
		number = claimed++;
		line = (UINT32)lines[number];
		if (lines[number] == UNWIRED)
			continue;
		if (vxbGpioAlloc(line) != OK) {
			lines[number] = UNWIRED;
			return stub_complain("a line of lines= is in use, or there is none", "", "");
		}
		if (vxbGpioSetDir(line, !is_input(number)) != OK ||
		    (!is_input(number) && vxbGpioSetValue(line, levels[number - LINE_OF(0)] = 0) != OK))
			return stub_complain("a line of lines= has not the direction that is needed", "", "");
	}
	if (lines[LINE_TRIGGER] != UNWIRED) {
		if (connect(LINE_TRIGGER, trigger_handler))
			return -1;
		vxbGpioIntEnable((UINT32)lines[LINE_TRIGGER], (VOIDFUNCPTR)trigger_handler, 0);
	}
	return stub->workload->event ? connect(LINE_EVENT, handler) : 0;
}

static void gpio_close(struct stub *unused)
{
	(void)unused;
	if (connected[LINE_TRIGGER])
		vxbGpioIntDisable((UINT32)lines[LINE_TRIGGER], (VOIDFUNCPTR)trigger_handler, 0);
	disconnect(LINE_TRIGGER, trigger_handler);
	disconnect(LINE_EVENT, handler);
	while (claimed > 0)
		if (lines[--claimed] != UNWIRED) {
			vxbGpioSetDir((UINT32)lines[claimed], 0);
			vxbGpioFree((UINT32)lines[claimed]);
		}
}

/* Reads `task`, written just before, from the pin itself: what a posted write hides. */
static void read_back(struct stub *unused)
{
	(void)unused;
	vxbGpioGetValue((UINT32)lines[LINE_OF(IRQSCOPE_TASK)]);
}

static const struct stub_operation operations[] = {
	VX_OPERATIONS, { "read-back", read_back, 0 }, { 0, 0, 0 }
};

const struct stub_port stub_port = {
	.name = "vxworks7",
	.system = "VxWorks 7",
	.event_context = "hard handler",
	.task_context = "kernel thread",
	.edge = "rising",
	.handler = 1,
	.writers = STUB_ROLES,
	.operations = operations,
	.open = gpio_open,
	.spawn = vx_spawn,
	.unmask = gpio_unmask,
	.mask = gpio_mask,
	.wait_period = vx_wait_period,
	.wait_release = vx_wait_release,
	.release = vx_release,
	.toggle = gpio_toggle,
	.join = vx_join,
	.close = gpio_close,
	.say = vx_say,
	.warn = vx_say
};
