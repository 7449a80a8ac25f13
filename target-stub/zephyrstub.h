/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the parts of port `zephyr` (ports/zephyr.c) need of each other. zephyr/irqscope.h says how an application gets it.
 */
#ifndef IRQSCOPE_ZEPHYRSTUB_H
#define IRQSCOPE_ZEPHYRSTUB_H

#include <zephyr/kernel.h>
#include <zephyr/drivers/gpio.h>

#include "lines.h"
#include "zephyr/irqscope.h"

/* The devicetree's lines (zephyrlines.c). All that the workload needs must be there; nonzero after a complaint. */
extern const struct gpio_dt_spec zephyr_lines[LINE_TRIGGER];
int zephyr_lines_open(const struct stub *stub);
/* They are inputs again, whatever zephyr_lines_open() had got to. */
void zephyr_lines_close(void);

/* What the operations of `bracket` need (zephyroperations.c), a thread of this priority. */
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

/* For the port: each toggle (zephyrmarks.c). */
#ifdef CONFIG_TRACING_CTF
void zephyr_mark(struct stub *stub, int role);
#define ZEPHYR_MARK	zephyr_mark
#else
#define ZEPHYR_MARK	0
#endif

#endif
