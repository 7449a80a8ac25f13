/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `freertos` (ports/freertos.c) in a FreeRTOS project of your own, for a part (part.h). Beside the port the project
 * compiles freertosoperations.c, stub.c, workloads.c, text.c, memory.c, counter.c, words.c, lines.c, and a part's file. With
 * IRQSCOPE_SEMAPHORE defined a task is released by a semaphore, without it by a notification. With IRQSCOPE_SYSTEMVIEW and
 * freertosmarks.c the port takes `marks` and `id`, which go to SEGGER SystemView, if that records.
 *
 *	static char options[] = "workload=task+loop=100+lines=1,4,5,6,3";
 *
 *	part_start();
 *	xTaskCreate(irqscope_task, "irqscope", 512, options, tskIDLE_PRIORITY, NULL);
 *	vTaskStartScheduler();
 *
 * The interrupt of the event's pin is enabled by you, with a priority from which FreeRTOS may be called; the port does
 * the rest at the pins. FreeRTOSConfig.h wants INCLUDE_vTaskDelete, INCLUDE_vTaskDelay, INCLUDE_xTaskDelayUntil (before
 * V10.4.2 INCLUDE_vTaskDelayUntil), INCLUDE_xTaskGetCurrentTaskHandle, configUSE_PREEMPTION, and dynamic allocation.
 */
#ifndef IRQSCOPE_FREERTOS_H
#define IRQSCOPE_FREERTOS_H

#include <FreeRTOS.h>
#include <task.h>
#include <queue.h>

#include "counter.h"
#include "part.h"

/* The stub's life, in a task of the lowest priority; `options` are of words.h, and taken apart. */
void irqscope_task(void *options);
/* In the interrupt handler of the event's pin: all of it. */
void irqscope_event(void);

extern unsigned long freertos_lines[LINES];

/* For the port: what the operations of `bracket` need (freertosoperations.c), one with a task of this priority. */
int freertos_operations_open(UBaseType_t priority);
void freertos_operations_close(void);

/* For its list. A pipe here is a queue. */
#define FREERTOS_OPERATIONS \
	{ "clock", freertos_clock, 0 }, COUNTER_OPERATION { "notify", freertos_notify, 0 }, { "semaphore", freertos_semaphore, 0 }, \
	{ "event-group", freertos_event_group, 0 }, { "switch", freertos_switch, freertos_switch_ready }, \
	{ "pipe", freertos_pipe, 0 }, { "pipe-write", freertos_pipe_write, freertos_pipe_clear }, \
	{ "pipe-read", freertos_pipe_read, freertos_pipe_write }, { "read-back", freertos_read_back, 0 }
void freertos_clock(struct stub *stub);
void freertos_notify(struct stub *stub);
void freertos_semaphore(struct stub *stub);
void freertos_event_group(struct stub *stub);
void freertos_switch(struct stub *stub);
void freertos_switch_ready(struct stub *stub);
void freertos_pipe(struct stub *stub);
void freertos_pipe_write(struct stub *stub);
void freertos_pipe_read(struct stub *stub);
void freertos_pipe_clear(struct stub *stub);
void freertos_read_back(struct stub *stub);

/* For the port: each toggle, and once a second the names of marks and of the run (freertosmarks.c). */
#ifdef IRQSCOPE_SYSTEMVIEW
void freertos_mark(struct stub *stub, int role);
void freertos_marks_beat(const struct stub *stub);
#define FREERTOS_MARK	freertos_mark
#else
#define FREERTOS_MARK	0
#define freertos_marks_beat(stub)	(void)0
#endif

#endif
