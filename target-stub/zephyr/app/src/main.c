/* SPDX-License-Identifier: BSD-2-Clause */
/* A Zephyr application that is the target stub and nothing else. */
#include <irqscope.h>

static char options[] = CONFIG_IRQSCOPE_OPTIONS;

int main(void)
{
	irqscope_run(options);
	return 0;
}
