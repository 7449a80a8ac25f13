/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Module, log, devices and pins of the kernel (kernel_interface.h) on the simulated machine; threads and
 * interrupts are in linux_tasks.c and linux_interrupt.c. $STUB_THREADED: the module's parameter `threaded`;
 * $STUB_SLEEPS: the chip can sleep; $STUB_NO_IRQ: its lines have no interrupts; $STUB_UNSEEDED: random numbers are not
 * ready; $STUB_NODE: the device tree has a node, which is unbound and bound again so often;
 * $STUB_ABSENT: so many times its lines are asked for before another driver has made them.
 */
#include <kernel_interface.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../roles.h"
#include "machine.h"

#define LABEL	"simulated"
#define BOUND_NS	150000000ll	/* so long before it is unbound: periods begin after 100 ms */
#define LINES	(MACHINE_TRIGGER - MACHINE_EVENT + 1)

static struct gpio_desc {
	int line, level;
} descs[LINES];

static const char *const names[LINES] = { "event", IRQSCOPE_ROLES, "trigger" };
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

/* The action that follows the device's unbinding. */
static void (*at_unbinding)(void *data);
static struct platform_driver *registered;

static int bind(void)
{
	int error;

	platform_device.dev.name = "node";
	do
		error = registered->probe(&platform_device);
	while (error == -EPROBE_DEFER);
	return error;
}

static void unbind(void)
{
	if (at_unbinding)
		at_unbinding(NULL);
	at_unbinding = NULL;
}

/* Whether a node can be bound does not concern who registers. */
int platform_driver_register(struct platform_driver *driver)
{
	const char *node = getenv("STUB_NODE");
	int times = node ? atoi(node) : -1;

	registered = driver;
	if (times >= 0)
		bind();
	for (; times > 0; times--) {
		machine_sleep(machine_ns() + BOUND_NS);
		unbind();
		bind();
	}
	return 0;
}

void platform_driver_unregister(struct platform_driver *driver)
{
	(void)driver;
	unbind();
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
	(void)device, (void)data;
	at_unbinding = action;
	return 0;
}

const char *dev_name(const struct device *device)
{
	return device->name;
}

bool rng_is_initialized(void)
{
	return !getenv("STUB_UNSEEDED");
}

/* --- trace: what is said there goes to $STUB_TRACE ------------------------------------------- */

static const char *event_on;	/* empty: all are */

/* That it is stopped is told as on the other systems. */
void tracing_off(void)
{
	machine_function *hook = machine_hook();

	event_on = NULL;
	if (hook)
		hook();
}

int trace_set_clr_event(const char *system, const char *event, int set)
{
	if (!getenv("STUB_TRACE") || strcmp(system, "irqscope"))
		return -EINVAL;
	event_on = set ? event ? event : "" : NULL;
	return 0;
}

bool traced(const char *event)
{
	return event_on && (!*event_on || !strcmp(event, event_on));
}

void trace_say_irqscope_toggle(const char *role, unsigned long number)
{
	FILE *file = fopen(getenv("STUB_TRACE"), "ae");

	if (!file || fprintf(file, "irqscope %s %lu %lu\n", role, number & 1, number) < 0 || fclose(file))
		abort();
}

void trace_say_irqscope_run(const char *id)
{
	FILE *file = fopen(getenv("STUB_TRACE"), "ae");

	if (!file || fprintf(file, "irqscope_run %s\n", id) < 0 || fclose(file))
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
	return table || registered;
}

/* Requested as an output that is low. */
static struct gpio_desc *low(struct gpio_desc *desc)
{
	gpiod_set_value(desc, 0);
	return desc;
}

/* Of a device tree's node, which has all. */
static struct gpio_desc *of_node(const char *function)
{
	int line = 0;

	while (strcmp(names[line], function))
		line++;
	descs[line].line = MACHINE_EVENT + line;
	return &descs[line];
}

struct gpio_desc *gpiod_get_optional(struct device *device, const char *function, enum gpiod_flags flags)
{
	static int asked;
	const struct gpiod_lookup *entry;
	int line;

	if (getenv("STUB_ABSENT") && asked++ < atoi(getenv("STUB_ABSENT")))
		return ERR_PTR(-EPROBE_DEFER);
	if (!table)
		return flags == GPIOD_OUT_LOW ? low(of_node(function)) : of_node(function);
	for (entry = table->table; entry->key; entry++) {
		line = entry->chip_hwnum - MACHINE_EVENT;
		if (strcmp(entry->con_id, function) || strcmp(table->dev_id, device->name))
			continue;
		if (strcmp(entry->key, LABEL) || line < 0 || line >= LINES ||
		    (flags == GPIOD_IN) != (machine_of_line(entry->chip_hwnum) >= 0))
			return ERR_PTR(-EINVAL);
		descs[line].line = entry->chip_hwnum;
		return flags == GPIOD_OUT_LOW ? low(&descs[line]) : &descs[line];
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
	const int interrupt = getenv("STUB_NO_IRQ") ? -1 : machine_of_line((unsigned long)desc->line);

	return interrupt < 0 ? -ENXIO : interrupt ? MACHINE_TRIGGER_IRQ : MACHINE_EVENT_IRQ;
}

/* The parallel ports that are taken, a bit each: that of the event, and that of the trigger. */
static unsigned taken;

static unsigned port_at(unsigned long start)
{
	return start == MACHINE_EVENT_PORT ? 1 : start == MACHINE_TRIGGER_PORT ? 2 : 0;
}

void *request_region(unsigned long start, unsigned long length, const char *name)
{
	(void)length, (void)name;
	if (!port_at(start) || taken & port_at(start))
		return NULL;
	taken |= port_at(start);
	return descs;
}

void release_region(unsigned long start, unsigned long length)
{
	(void)length;
	taken &= ~port_at(start);
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

/* After the module's end, and where it was not loaded. */
static void check_rest(void)
{
	if (taken)
		machine_fail("a port that was not released");
	if (others_interrupt_is_off())
		machine_fail("the interrupt of another driver, which was left off");
}

int system_load(char *options)
{
	int refused;

	snprintf(parameter_options.string, parameter_options.size, "%s", options);
	*parameter_threaded = getenv("STUB_THREADED") != NULL;
	refused = module_load();
	if (refused)
		check_rest();
	return refused;
}

void system_unload(void)
{
	module_unload();
	check_rest();
}
