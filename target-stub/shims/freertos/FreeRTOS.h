/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * FreeRTOS 10 and 11, as far as the port uses it. Names and parameters: the API reference at freertos.org and the FreeRTOS
 * Reference Manual; what it has as macros are functions here.
 */
#ifndef SHIM_FREERTOS_H
#define SHIM_FREERTOS_H
#include <stddef.h>
#include <stdint.h>
typedef long BaseType_t;
typedef unsigned long UBaseType_t;
#define pdFALSE			0
#define pdTRUE			1
#define pdPASS			pdTRUE
#define pdFAIL			pdFALSE
#if configUSE_16_BIT_TICKS
typedef uint16_t TickType_t;
#define portMAX_DELAY		((TickType_t)0xffffu)
#else
typedef uint32_t TickType_t;
#define portMAX_DELAY		((TickType_t)0xffffffffu)
#endif
#ifndef configTICK_RATE_HZ
#define configTICK_RATE_HZ	1000
#endif
#define configMAX_PRIORITIES	32
/* Last in a handler, if a function that it called has woken a task of higher priority. */
void portYIELD_FROM_ISR(BaseType_t xHigherPriorityTaskWoken);
#endif
