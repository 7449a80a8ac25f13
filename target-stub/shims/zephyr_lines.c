/* SPDX-License-Identifier: BSD-2-Clause */
/* Zephyr's GPIO and console drivers as its documentation describes them, on the simulated machine. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zephyr/drivers/gpio.h>
#include <zephyr/drivers/uart.h>
#include <zephyr/sys/printk.h>

#include "../stub.h"
#include "zephyr_interface.h"

#define LAST_PIN	(MACHINE_EVENT + STUB_ROLES)
#define LOG_BYTES	4096
#define AGAIN_NS	200000000ll	/* after the first period */

const struct device shim_zephyr_console = { "uart" }, shim_gpio = { "gpio" };
static gpio_flags_t configured[LAST_PIN + 1];
static int levels[LAST_PIN + 1];
static struct gpio_callback *added;
static int again;

int zephyr_again(void)
{
	again = getenv("STUB_AGAIN") != NULL;
	return again;
}

bool gpio_is_ready_dt(const struct gpio_dt_spec *spec)
{
	return spec->port == &shim_gpio;
}

int gpio_pin_configure_dt(const struct gpio_dt_spec *spec, gpio_flags_t extra_flags)
{
	zephyr_called("gpio_pin_configure_dt in a handler");
	if (spec->pin < MACHINE_EVENT || spec->pin > LAST_PIN || (spec->pin == MACHINE_EVENT && extra_flags != GPIO_INPUT))
		machine_fail("a pin that there is not, or an output against the stimulus");
	configured[spec->pin] = extra_flags;
	if (extra_flags & GPIO_OUTPUT_LOW && levels[spec->pin])
		machine_line(spec->pin, levels[spec->pin] = 0);
	return 0;
}

int gpio_pin_interrupt_configure_dt(const struct gpio_dt_spec *spec, gpio_flags_t flags)
{
	if (!(configured[spec->pin] & GPIO_INPUT))
		machine_fail("an interrupt of a pin that is no input");
	if (flags != GPIO_INT_DISABLE && flags != GPIO_INT_EDGE_RISING)
		machine_fail("an interrupt that the model does not know");
	machine_mask(machine_of_line(spec->pin), flags == GPIO_INT_DISABLE);
	return 0;
}

int gpio_pin_set_raw(const struct device *port, gpio_pin_t pin, int value)
{
	if (port != &shim_gpio || !(configured[pin] & GPIO_OUTPUT_LOW))
		machine_fail("a pin that is no output is set");
	machine_line(pin, levels[pin] = value != 0);
	return 0;
}

int gpio_pin_get_raw(const struct device *port, gpio_pin_t pin)
{
	if (port != &shim_gpio || !(configured[pin] & GPIO_INPUT))
		machine_fail("a pin that is no input is read");
	return levels[pin];
}

void gpio_init_callback(struct gpio_callback *callback, gpio_callback_handler_t handler, gpio_port_pins_t pin_mask)
{
	callback->handler = handler;
	callback->pin_mask = pin_mask;
}

int gpio_add_callback(const struct device *port, struct gpio_callback *callback)
{
	if (port != &shim_gpio || added)
		machine_fail("a second callback");
	added = callback;
	return 0;
}

int gpio_remove_callback(const struct device *port, struct gpio_callback *callback)
{
	if (port != &shim_gpio || added != callback)
		machine_fail("a callback is removed that was not added");
	added = NULL;
	return 0;
}

void zephyr_edge(void)
{
	if (added && added->pin_mask & BIT(MACHINE_EVENT))
		added->handler(&shim_gpio, added, BIT(MACHINE_EVENT));
}

void zephyr_check_lines(void)
{
	int pin;

	for (pin = MACHINE_EVENT; pin <= LAST_PIN; pin++)
		if (configured[pin] & GPIO_OUTPUT_LOW)
			machine_fail("a pin that was left an output");
	if (added)
		machine_fail("a callback that was left");
}

/* What ends the stub, first where it is to run again. */
int uart_poll_in(const struct device *dev, unsigned char *p_char)
{
	if (dev != &shim_zephyr_console)
		machine_fail("a device that is not the console");
	*p_char = '\n';
	if (again && machine_ns() > AGAIN_NS) {
		again = 0;
		return 0;
	}
	return zephyr_asked ? 0 : -1;
}

/* Lines, whole ones. */
void printk(const char *fmt, ...)
{
	char line[LOG_BYTES];
	va_list values;

	va_start(values, fmt);
	vsnprintf(line, sizeof(line), fmt, values);
	va_end(values);
	line[strcspn(line, "\n")] = '\0';
	machine_log(line);
}
