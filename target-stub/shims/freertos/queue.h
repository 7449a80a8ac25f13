/* SPDX-License-Identifier: BSD-2-Clause */
/* Items are copied. pdTRUE, or another value if the queue was full or empty for the time. */
#ifndef SHIM_QUEUE_H
#define SHIM_QUEUE_H
typedef struct QueueDefinition *QueueHandle_t;
QueueHandle_t xQueueCreate(UBaseType_t uxQueueLength, UBaseType_t uxItemSize);
BaseType_t xQueueSend(QueueHandle_t xQueue, const void *pvItemToQueue, TickType_t xTicksToWait);
BaseType_t xQueueReceive(QueueHandle_t xQueue, void *pvBuffer, TickType_t xTicksToWait);
void vQueueDelete(QueueHandle_t xQueue);
#endif
