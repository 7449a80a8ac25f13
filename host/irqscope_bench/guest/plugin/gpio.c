/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Pins of a GPIO controller that the machine has, a PL061 or SiFive's: the one whose registers begin at the address that
 * is given. Lines are numbered as it numbers them.
 */
#include "pins.h"

#define MOST_LINES 32

extern void *qdev_intercept_gpio_out(void *device, void *line, const char *name, int number);
extern void *qemu_allocate_irq(void (*handler)(void *, int, int), void *opaque, int number);
extern void *object_dynamic_cast(void *object, const char *type);

/* What is at an address of the processor. */
struct section {
	__int128 size;
	void *region, *view;
	uint64_t in_region, in_space;
	bool readonly, nonvolatile;
};

extern void *get_system_memory(void);
extern struct section memory_region_find(void *region, uint64_t address, uint64_t size);
extern void *memory_region_owner(void *region);

/* Controllers, and what has their lines if it is not they: SiFive's chip passes its controller's on as its own. */
static const struct kind {
	const char *type, *holder;
	int lines;
} kinds[] = {
	{"pl061", NULL, 8},
	{"sifive_soc.gpio", "riscv.sifive.e.soc", 32},
};

static void *holder;
static void *connected[MOST_LINES]; /* where the outputs led before */

static void changed(void *unused, int line, int level)
{
	(void)unused;
	if (connected[line])
		qemu_set_irq(connected[line], level);
	pins_output((unsigned int)line, level);
}

static const char *attach(uint64_t address)
{
	int line;
	bool ambiguous;
	const struct kind *kind;
	void *region = memory_region_find(get_system_memory(), address, 1).region, *controller = NULL;

	for (kind = kinds; region && kind < kinds + sizeof(kinds) / sizeof(*kinds); kind++)
		if ((controller = object_dynamic_cast(memory_region_owner(region), kind->type)))
			break;
	if (!controller)
		return "GPIO controller at that address";
	holder = kind->holder ? object_resolve_path_type("", kind->holder, &ambiguous) : controller;
	for (line = 0; line < kind->lines; line++)
		connected[line] = qdev_intercept_gpio_out(holder, qemu_allocate_irq(changed, NULL, line), NULL, line);
	return NULL;
}

static void set(unsigned int line, int level)
{
	qemu_set_irq(qdev_get_gpio_in(holder, (int)line), level);
}

const struct pins pins_gpio = {"gpio", attach, set};
