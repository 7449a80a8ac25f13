/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Pins of the GPIO controller that the machine has: the PL061 of `virt`. Lines are numbered as it numbers them. */
#include "pins.h"

#define CONTROLLER "pl061"
#define LINES 8

extern void *qdev_intercept_gpio_out(void *device, void *line, const char *name, int number);
extern void *qemu_allocate_irq(void (*handler)(void *, int, int), void *opaque, int number);

static void *controller;
static void *connected[LINES]; /* where the outputs led before */

static void changed(void *unused, int line, int level)
{
	(void)unused;
	if (connected[line])
		qemu_set_irq(connected[line], level);
	pins_output((unsigned int)line, level);
}

static const char *attach(void)
{
	bool ambiguous;
	int line;

	controller = object_resolve_path_type("", CONTROLLER, &ambiguous);
	if (!controller)
		return CONTROLLER;
	for (line = 0; line < LINES; line++)
		connected[line] = qdev_intercept_gpio_out(controller, qemu_allocate_irq(changed, NULL, line), NULL, line);
	return NULL;
}

static void set(unsigned int line, int level)
{
	qemu_set_irq(qdev_get_gpio_in(controller, (int)line), level);
}

const struct pins pins_gpio = {"gpio", attach, set};
