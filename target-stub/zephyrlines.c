/* SPDX-License-Identifier: BSD-2-Clause */
/* The lines of port `zephyr`, see zephyrstub.h: nodes that the devicetree has aliases for. */
#include "zephyrstub.h"

#define LINE(alias)	GPIO_DT_SPEC_GET_OR(DT_ALIAS(alias), gpios, { 0 })

const struct gpio_dt_spec zephyr_lines[LINE_TRIGGER] = {
	LINE(irqscope_event), LINE(irqscope_isr), LINE(irqscope_task), LINE(irqscope_done), LINE(irqscope_aux)
};

static int is_open(const struct gpio_dt_spec *line, gpio_flags_t flags)
{
	return gpio_is_ready_dt(line) && !gpio_pin_configure_dt(line, flags);
}

static int is_another(int line)
{
	int other = 0;

	while (other < line && (zephyr_lines[other].port != zephyr_lines[line].port ||
				zephyr_lines[other].pin != zephyr_lines[line].pin))
		other++;
	return zephyr_lines[line].port && other < line;
}

int zephyr_lines_open(const struct stub *stub)
{
	const int reads = stub->operation && stub->operation->run == zephyr_read_back;	/* outputs are inputs, too */
	const gpio_flags_t output = GPIO_OUTPUT_LOW | (reads ? GPIO_INPUT : 0);
	int line;

	if (stub->config.lines)
		return stub_complain("lines= is for other ports: here lines are aliases of the devicetree", "", "");
	for (line = 0; line < LINE_TRIGGER; line++)
		if (is_another(line))
			return stub_complain("irqscope-", lines_names[line], " has the line of another alias");
	for (line = 0; line < LINE_TRIGGER; line++)
		if (zephyr_lines[line].port ? !is_open(&zephyr_lines[line], line == LINE_EVENT ? GPIO_INPUT : output)
					    : lines_needed(stub, line))
			return stub_complain("the devicetree has no line for the alias irqscope-", lines_names[line],
					     ", or none that can be what it must");
	return 0;
}

void zephyr_lines_close(void)
{
	int line;

	for (line = 0; line < LINE_TRIGGER; line++)
		if (gpio_is_ready_dt(&zephyr_lines[line]))
			gpio_pin_configure_dt(&zephyr_lines[line], GPIO_INPUT);
}
