/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `zephyr` (ports/zephyr.c) in a Zephyr application of your own: this folder is a module for Zephyr's build, see
 * zephyr/module.yml. The application enables CONFIG_IRQSCOPE_STUB, has the aliases that zephyr/example.overlay shows in its
 * devicetree, and calls
 *
 *	static char options[] = "workload=task loop=100";
 *
 *	irqscope_run(options);
 */
#ifndef IRQSCOPE_ZEPHYRSTUB_H
#define IRQSCOPE_ZEPHYRSTUB_H

#include <zephyr/kernel.h>
#include <zephyr/drivers/gpio.h>

#include "lines.h"

/* The stub's life, in the thread that calls, of the lowest priority then; `options` are of words.h, and taken apart. */
void irqscope_run(char *options);

/* For the port, zephyrlines.c: the devicetree's lines. All that the workload needs must be there; nonzero after a complaint. */
extern const struct gpio_dt_spec zephyr_lines[LINE_TRIGGER];
int zephyr_lines_open(const struct stub *stub);
/* They are inputs again, whatever zephyr_lines_open() had got to. */
void zephyr_lines_close(void);

/* What the operations of `bracket` need (zephyroperations.c), one with a thread of this priority. */
void zephyr_operations_open(int priority);
void zephyr_operations_close(void);

/* For its list. A pipe here is a message queue. */
#define ZEPHYR_OPERATIONS \
	{ "clock", zephyr_clock, 0 }, { "counter", zephyr_counter, 0 }, { "semaphore", zephyr_semaphore, 0 }, \
	{ "mutex", zephyr_mutex, 0 }, { "event", zephyr_event, 0 }, { "switch", zephyr_switch, zephyr_switch_ready }, \
	{ "pipe", zephyr_pipe, 0 }, { "pipe-write", zephyr_pipe_write, zephyr_pipe_clear }, \
	{ "pipe-read", zephyr_pipe_read, zephyr_pipe_write }, { "read-back", zephyr_read_back, 0 }
void zephyr_clock(struct stub *stub);
void zephyr_counter(struct stub *stub);
void zephyr_semaphore(struct stub *stub);
void zephyr_mutex(struct stub *stub);
void zephyr_event(struct stub *stub);
void zephyr_switch(struct stub *stub);
void zephyr_switch_ready(struct stub *stub);
void zephyr_pipe(struct stub *stub);
void zephyr_pipe_write(struct stub *stub);
void zephyr_pipe_read(struct stub *stub);
void zephyr_pipe_clear(struct stub *stub);
void zephyr_read_back(struct stub *stub);

#endif
