/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * include/zephyr/drivers/gpio.h of commit 0103f403149a. Raw levels are physical ones, whatever the devicetree says of
 * GPIO_ACTIVE_LOW. 0 is success. gpio_pin_interrupt_configure_dt() is isr_ok, and forgets edges that were before. A callback
 * is called for the pins in its mask, by an interrupt, or in a thread where the chip is behind a bus.
 */
#ifndef SHIM_ZEPHYR_GPIO_H
#define SHIM_ZEPHYR_GPIO_H
#include <zephyr/device.h>
#include <zephyr/kernel.h>

typedef uint32_t gpio_port_pins_t;
typedef uint8_t gpio_pin_t;
typedef uint16_t gpio_dt_flags_t;
typedef uint32_t gpio_flags_t;
#define GPIO_INPUT		BIT(16)
#define GPIO_OUTPUT_LOW		(BIT(17) | BIT(18))
#define GPIO_INT_DISABLE	BIT(21)
#define GPIO_INT_EDGE_RISING	(BIT(22) | BIT(24) | BIT(26))

struct gpio_dt_spec {
	const struct device *port;
	gpio_pin_t pin;
	gpio_dt_flags_t dt_flags;
};
/* The default value, if there is no such node or property. */
#define GPIO_DT_SPEC_GET_OR(node_id, prop, default_value)	node_id
#define SHIM_ALIAS_irqscope_event	{ &shim_gpio, 10, 0 }
#define SHIM_ALIAS_irqscope_isr		{ &shim_gpio, 11, 0 }
#define SHIM_ALIAS_irqscope_task	{ &shim_gpio, 12, 0 }
#ifdef SHIM_WITHOUT_DONE
#define SHIM_ALIAS_irqscope_done	{ 0, 0, 0 }
#elif defined(SHIM_DONE_IS_EVENT)
#define SHIM_ALIAS_irqscope_done	{ &shim_gpio, 10, 0 }
#else
#define SHIM_ALIAS_irqscope_done	{ &shim_gpio, 13, 0 }
#endif
#define SHIM_ALIAS_irqscope_aux		{ &shim_gpio, 14, 0 }

struct gpio_callback;
typedef void (*gpio_callback_handler_t)(const struct device *port, struct gpio_callback *cb, gpio_port_pins_t pins);
struct gpio_callback {
	gpio_callback_handler_t handler;
	gpio_port_pins_t pin_mask;
};
bool gpio_is_ready_dt(const struct gpio_dt_spec *spec);
int gpio_pin_configure_dt(const struct gpio_dt_spec *spec, gpio_flags_t extra_flags);
int gpio_pin_interrupt_configure_dt(const struct gpio_dt_spec *spec, gpio_flags_t flags);
int gpio_pin_set_raw(const struct device *port, gpio_pin_t pin, int value);
int gpio_pin_get_raw(const struct device *port, gpio_pin_t pin);
void gpio_init_callback(struct gpio_callback *callback, gpio_callback_handler_t handler, gpio_port_pins_t pin_mask);
int gpio_add_callback(const struct device *port, struct gpio_callback *callback);
int gpio_remove_callback(const struct device *port, struct gpio_callback *callback);
#endif
