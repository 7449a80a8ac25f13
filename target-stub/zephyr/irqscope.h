/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The target stub in a Zephyr application of your own. target-stub is a module for Zephyr's build: give its folder to
 * EXTRA_ZEPHYR_MODULES, enable CONFIG_IRQSCOPE_STUB, name the lines in the devicetree as example.overlay does, and call
 *
 *	static char options[] = "workload=task loop=100";
 *
 *	irqscope_run(options);
 *
 * An application that does no more is in app/.
 */
#ifndef IRQSCOPE_ZEPHYR_H
#define IRQSCOPE_ZEPHYR_H

/*
 * The stub's life, in the thread that calls, of the lowest priority from then on: until the console gets a character.
 * `options` are those of target-stub/README.md, and taken apart.
 */
void irqscope_run(char *options);

#endif
