/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Between what talks to the bench (pins.c) and the emulated hardware with the pins (gpio.c, lpt.c). QEMU has no
 * interface for any of this. What is used are functions that its program exports to its own modules, declared here as in
 * version 7.2; they are found missing when the plug-in is loaded.
 */
#ifndef PINS_H
#define PINS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A kind of hardware. */
struct pins {
	const char *name;
	/* After the machine was made: find it, at an address if it has several, or add it. Returns 0, or what is missing. */
	const char *(*attach)(uint64_t address);
	/* The bench drives an input. */
	void (*set)(unsigned int line, int level);
};

extern const struct pins pins_gpio, pins_lpt;

/* An output may have changed: the guest stands still while the bench thinks about it. */
void pins_output(unsigned int line, int level);

extern void *object_resolve_path_type(const char *path, const char *type, bool *ambiguous);
extern void *qdev_get_gpio_in(void *device, int number);
extern void qemu_set_irq(void *line, int level);

#endif
