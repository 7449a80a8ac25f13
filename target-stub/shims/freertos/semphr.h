/* SPDX-License-Identifier: BSD-2-Clause */
/* A semaphore is a queue of items without size. A binary one is made empty. */
#ifndef SHIM_SEMPHR_H
#define SHIM_SEMPHR_H
#include <queue.h>
typedef QueueHandle_t SemaphoreHandle_t;
SemaphoreHandle_t xSemaphoreCreateBinary(void);
SemaphoreHandle_t xSemaphoreCreateCounting(UBaseType_t uxMaxCount, UBaseType_t uxInitialCount);
BaseType_t xSemaphoreGive(SemaphoreHandle_t xSemaphore);
BaseType_t xSemaphoreGiveFromISR(SemaphoreHandle_t xSemaphore, BaseType_t *pxHigherPriorityTaskWoken);
BaseType_t xSemaphoreTake(SemaphoreHandle_t xSemaphore, TickType_t xTicksToWait);
void vSemaphoreDelete(SemaphoreHandle_t xSemaphore);
#endif
