/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Module, log, devices and pins of the kernel (kernel_interface.h) on the simulated machine; threads and
 * interrupts are in linux_tasks.c and linux_interrupt.c. $STUB_THREADED: the module's parameter `threaded`;
 * $STUB_SLEEPS: the chip can sleep.
 */
#include <kernel_interface.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "machine.h"

#define LABEL	"simulated"
#define IRQ	7

static struct gpio_desc {
	int line, level;
} descs[5];

static struct gpiod_lookup_table *table;
static struct platform_device platform_device;

extern struct parameter parameter_options;
extern bool *parameter_threaded;
int module_load(void);
void module_unload(void);

/* --- log, memory, devices -------------------------------------------------------------------- */

static void log_line(const char *format, va_list values)
{
	char line[2200];

	vsnprintf(line, sizeof(line), format, values);
	line[strcspn(line, "\n")] = '\0';
	machine_log(line);
}

void pr_info(const char *format, ...)
{
	va_list values;

	va_start(values, format);
	log_line(format, values);
	va_end(values);
}

void pr_err(const char *format, ...)
{
	va_list values;

	va_start(values, format);
	log_line(format, values);
	va_end(values);
}

void *kzalloc(size_t size, int flags)
{
	(void)flags;
	return calloc(1, size);
}

void kfree(void *memory)
{
	free(memory);
}

long strscpy(char *to, const char *from, size_t size)
{
	return snprintf(to, size, "%s", from);
}

int platform_driver_register(struct platform_driver *driver)
{
	return driver->probe(&platform_device);
}

void platform_driver_unregister(struct platform_driver *driver)
{
	(void)driver;
}

struct platform_device *platform_device_register_simple(const char *name, int id, const void *resources,
							unsigned count)
{
	(void)id, (void)resources, (void)count;
	platform_device.dev.name = name;
	return &platform_device;
}

void platform_device_unregister(struct platform_device *device)
{
	(void)device;
}

int devm_add_action_or_reset(struct device *device, void (*action)(void *data), void *data)
{
	(void)device, (void)action, (void)data;
	return 0;
}

const char *dev_name(const struct device *device)
{
	return device->name;
}

/* --- trace: what is said there goes to $STUB_TRACE ------------------------------------------- */

static const char *event_on;

void tracing_off(void)
{
	event_on = NULL;
}

int trace_set_clr_event(const char *system, const char *event, int set)
{
	if (!getenv("STUB_TRACE") || strcmp(system, "irqscope"))
		return -EINVAL;
	event_on = set ? event : NULL;
	return 0;
}

bool traced(const char *event)
{
	return event_on && !strcmp(event, event_on);
}

void trace_print(const char *role, unsigned long number)
{
	FILE *file = fopen(getenv("STUB_TRACE"), "ae");

	if (!file || fprintf(file, "irqscope %s %lu %lu\n", role, number & 1, number) < 0 || fclose(file))
		abort();
}

/* --- pins ------------------------------------------------------------------------------------ */

void gpiod_add_lookup_table(struct gpiod_lookup_table *wanted)
{
	table = wanted;
}

void gpiod_remove_lookup_table(struct gpiod_lookup_table *unwanted)
{
	if (table == unwanted)
		table = NULL;
}

bool gpiod_in_use(void)
{
	return table;
}

struct gpio_desc *gpiod_get_optional(struct device *device, const char *function, enum gpiod_flags flags)
{
	const struct gpiod_lookup *entry;
	int line;

	for (entry = table->table; entry->key; entry++) {
		line = entry->chip_hwnum - MACHINE_EVENT;
		if (strcmp(entry->con_id, function) || strcmp(table->dev_id, device->name))
			continue;
		if (strcmp(entry->key, LABEL) || line < 0 || line > 4 || (flags == GPIOD_IN) != !line)
			return ERR_PTR(-EINVAL);
		descs[line].line = entry->chip_hwnum;
		return &descs[line];
	}
	return NULL;
}

void gpiod_put(struct gpio_desc *desc)
{
	(void)desc;
}

int gpiod_direction_input(struct gpio_desc *desc)
{
	(void)desc;
	return 0;
}

void gpiod_set_value(struct gpio_desc *desc, int value)
{
	if (!desc)
		return;
	desc->level = value;
	machine_line((unsigned long)desc->line, value);
}

int gpiod_get_value(const struct gpio_desc *desc)
{
	return desc->level;
}

int gpiod_cansleep(const struct gpio_desc *desc)
{
	(void)desc;
	return getenv("STUB_SLEEPS") != NULL;
}

int gpiod_to_irq(const struct gpio_desc *desc)
{
	return desc->line == MACHINE_EVENT ? IRQ : -ENXIO;
}

void *request_region(unsigned long start, unsigned long length, const char *name)
{
	(void)length, (void)name;
	return start == 0x378 ? descs : NULL;
}

void release_region(unsigned long start, unsigned long length)
{
	(void)start, (void)length;
}

void outb(uint8_t value, unsigned long port)
{
	machine_out(port, value);
}

uint8_t inb(unsigned long port)
{
	return machine_in(port);
}

/* --- life ------------------------------------------------------------------------------------ */

int system_load(char *options)
{
	snprintf(parameter_options.string, parameter_options.size, "%s", options);
	*parameter_threaded = getenv("STUB_THREADED") != NULL;
	return module_load();
}

void system_unload(void)
{
	module_unload();
}
