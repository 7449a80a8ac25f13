/* SPDX-License-Identifier: BSD-2-Clause */
/* What the parts of the modelled FreeRTOS need of each other. */
#ifndef SHIM_FREERTOS_INTERFACE_H
#define SHIM_FREERTOS_INTERFACE_H
#include <FreeRTOS.h>
#include <task.h>

#include "machine.h"

/* The call is for tasks (0) or for handlers (1): the machine fails where it is made elsewhere. */
void freertos_called(const char *name, int in_handler);
/* A count that one task waits for: add one; take one or all, waiting for as long as there is none, if it may. */
struct count {
	unsigned long value;
	TaskHandle_t waiter;
};
void count_give(struct count *count, BaseType_t *woken);
unsigned long count_take(struct count *count, int all, TickType_t ticks);
#endif
