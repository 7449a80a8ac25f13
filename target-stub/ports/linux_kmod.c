// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * Port `linux_kmod`: a Linux kernel module, with a true hard handler.
 *
 *	insmod irqscope_stub.ko options=workload=task+device=9030000.pl061+lines=1,4,5,6
 *
 * device=LABEL is a GPIO chip by its label, with the lines of it; device=lpt, lpt,0x378,7 or lpt,0x378,7,0x278,5
 * is a parallel port, and that of the trigger (lpt.h; remove lp and parport_pc first); without a device, pins
 * come from a device tree node
 * { compatible = "irqscope,stub"; event-gpios, isr-gpios, ..., trigger-gpios }. Start line and end line are files of
 * /sys/module/irqscope_stub/parameters and lines of the log.
 *
 * Measured path: handler, kmod_toggle and those of kernel.c. The handler is never forced into a thread
 * (IRQF_NO_THREAD) unless threaded=1 allows it; where it runs is seen at run time all the same, since a
 * chip's own handler that was forced into a thread takes ours along.
 */
#include <generated/utsrelease.h>
#include <linux/device.h>
#include <linux/gpio/consumer.h>
#include <linux/gpio/machine.h>
#include <linux/interrupt.h>
#include <linux/io.h>
#include <linux/ioport.h>
#include <linux/module.h>
#include <linux/slab.h>

#include "../kernel.h"
#include "../kernelfreeze.h"
#include "../kernelmarks.h"
#include "../lines.h"
#include "../lptpins.h"
#include "../memory.h"

static bool threaded;
module_param(threaded, bool, 0444);
MODULE_PARM_DESC(threaded, "let a kernel that forces handlers into threads have ours, to compare");

static struct gpiod_lookup_table *table;
static struct gpio_desc *gpios[LINES];
static unsigned char shadow[LPT_REGISTERS];	/* levels of the pins, as lptpins.h has them, of GPIO as well */
static unsigned long base;			/* of the parallel port; 0: GPIO */

/* --- measured path --------------------------------------------------------------------------- */

static irqreturn_t handler(int number, void *arg)
{
	struct stub *stub = arg;

	(void)number;
	if (stub->masked)
		return IRQ_NONE;
	stub_event(stub);
	stub->counts.threaded += !in_hardirq();
	return IRQ_HANDLED;
}

static void kmod_toggle(struct stub *stub, int role)
{
	const struct lpt_pin pin = lpt_pins[role];

	(void)stub;
	shadow[pin.offset] ^= pin.bit;
	if (base)
		outb(shadow[pin.offset], base + pin.offset);
	else
		gpiod_set_value(gpios[LINE_OF(role)], !!(shadow[pin.offset] & pin.bit));
}

/* --- life ------------------------------------------------------------------------------------ */

static int add_table(const struct stub *stub)
{
	unsigned long lines[LINES];
	int i, n = 0;

	if (lines_parse(stub, lines))
		return -1;
	table = kzalloc(struct_size(table, table, LINES + 1), GFP_KERNEL);
	if (!table)
		return kernel_fail("no memory", -ENOMEM);
	table->dev_id = dev_name(kernel_device);
	for (i = 0; i < LINES; i++)
		if (lines[i] != UNWIRED)
			table->table[n++] = GPIO_LOOKUP(stub->config.device, lines[i], lines_names[i],
							GPIO_ACTIVE_HIGH);
	gpiod_add_lookup_table(table);
	return 0;
}

/* The interrupt, or a negative number after a complaint; 0: none is needed. */
static int open_gpio(struct stub *stub)
{
	int line, number;

	if (stub->config.device && add_table(stub))
		return -1;
	for (line = 0; line < LINES; line++) {
		gpios[line] = gpiod_get_optional(kernel_device, lines_names[line],
						 line == LINE_EVENT || line == LINE_TRIGGER ? GPIOD_IN : GPIOD_OUT_LOW);
		if (IS_ERR(gpios[line])) {
			kernel_fail("cannot have a line (right label? in use?)", PTR_ERR(gpios[line]));
			gpios[line] = NULL;
			return -1;
		}
		if (gpios[line] && gpiod_cansleep(gpios[line]))
			return stub_complain("this chip can sleep (it is behind a bus): no handler can use it", "", "");
		if (!gpios[line] && lines_needed(stub, line))
			return stub_complain("this workload needs a line for ", lines_names[line], "");
	}
	if (gpios[LINE_TRIGGER] && kernel_freeze(stub, gpiod_to_irq(gpios[LINE_TRIGGER])))
		return -1;
	number = stub->workload->event ? gpiod_to_irq(gpios[LINE_EVENT]) : 0;
	return number < 0 ? kernel_fail("the line for event has no interrupt", number) : number;
}

static int open_lpt(struct stub *stub, const struct lpt ports[LPT_PORTS])
{
	if (!request_region(ports[LPT_EVENT].base, LPT_REGISTERS, KERNEL_NAME))
		return stub_complain("another driver has the parallel port: modprobe -r lp parport_pc", "", "");
	base = ports[LPT_EVENT].base;
	shadow[LPT_CONTROL] = LPT_QUIET | LPT_IRQ_ENABLE;
	outb(shadow[LPT_DATA], base + LPT_DATA);
	outb(shadow[LPT_CONTROL], base + LPT_CONTROL);
	inb(base + LPT_STATUS);	/* ends what some hardware repeats until then */
	return kernel_freeze_lpt(stub, &ports[LPT_TRIGGER]) ? -1 : (int)ports[LPT_EVENT].irq;
}

static int kmod_open(struct stub *stub)
{
	unsigned long flags = threaded ? 0 : IRQF_NO_THREAD;
	struct lpt ports[LPT_PORTS];
	int line;

	if (kernel_check(stub))
		return -1;
	kernel_marks(stub);
	shadow[LPT_DATA] = shadow[LPT_CONTROL] = 0;
	if (stub->config.device && !lpt_parse(stub->config.device, ports))
		line = lpt_options(stub, ports) ? -1 : open_lpt(stub, ports);
	else
		line = open_gpio(stub);
	if (line < 0 || !stub->workload->event)
		return line < 0 ? -1 : 0;
	return kernel_claim(stub, line, handler, flags | (base ? 0 : IRQF_TRIGGER_RISING));
}

/* A handler that is still running could wake a thread. */
static void kmod_join(struct stub *stub)
{
	kernel_irq_wait();
	kernel_join(stub);
}

static void kmod_close(struct stub *stub)
{
	int line;

	kernel_freeze_end(stub);
	kernel_marks_end();
	kernel_disclaim(stub);
	if (base) {
		outb(LPT_QUIET, base + LPT_CONTROL);
		outb(0, base + LPT_DATA);
		release_region(base, LPT_REGISTERS);
	}
	base = 0;
	for (line = 0; line < LINES; line++) {
		if (!gpios[line])
			continue;
		gpiod_direction_input(gpios[line]);
		gpiod_put(gpios[line]);
		gpios[line] = NULL;
	}
	if (table)
		gpiod_remove_lookup_table(table);
	kfree(table);
	table = NULL;
}

/* Reads `task`, written just before, from the pin itself: what a posted write hides. */
static void read_back(struct stub *stub)
{
	(void)stub;
	if (base)
		inb(base + LPT_CONTROL);
	else
		gpiod_get_value(gpios[LINE_OF(IRQSCOPE_TASK)]);
}

static const struct stub_operation operations[] = { KERNEL_OPERATIONS, { "read-back", read_back, NULL }, { } };

const struct stub_port stub_port = {
	.name = "linux_kmod",
	.system = "Linux " UTS_RELEASE,
	.event_context = "hard handler",
	.task_context = "kernel thread",
	.edge = "rising",
	.handler = 1,
	.writers = LPT_WRITERS,
	.operations = operations,
	.open = kmod_open,
	.spawn = kernel_spawn,
	.unmask = kernel_unmask,
	.mask = kernel_mask,
	.wait_period = kernel_wait_period,
	.wait_release = kernel_wait_release,
	.release = kernel_release,
	.toggle = kmod_toggle,
	.mark = kernel_mark,
	.join = kmod_join,
	.close = kmod_close,
	.say = kernel_say,
	.warn = kernel_warn
};
