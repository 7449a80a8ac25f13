/* SPDX-License-Identifier: BSD-2-Clause */
/* Queues, semaphores and event groups of FreeRTOS as its API reference describes them; nobody waits at a queue here. */
#include <stdlib.h>
#include <string.h>

#include "freertos_interface.h"
#include <event_groups.h>
#include <semphr.h>

struct QueueDefinition {
	UBaseType_t most, bytes;
	struct count held;
	char items[];
};

struct EventGroupDef_t {
	EventBits_t bits;
};

QueueHandle_t xQueueCreate(UBaseType_t uxQueueLength, UBaseType_t uxItemSize)
{
	QueueHandle_t queue = calloc(1, sizeof(*queue) + uxQueueLength * uxItemSize);

	queue->most = uxQueueLength;
	queue->bytes = uxItemSize;
	return queue;
}

BaseType_t xQueueSend(QueueHandle_t xQueue, const void *pvItemToQueue, TickType_t xTicksToWait)
{
	freertos_called("xQueueSend in a handler", 0);
	if (xTicksToWait)
		machine_fail("a time that the model does not know");
	if (xQueue->held.value == xQueue->most)
		return pdFAIL;
	memcpy(xQueue->items + xQueue->held.value * xQueue->bytes, pvItemToQueue, xQueue->bytes);
	count_give(&xQueue->held, NULL);
	return pdTRUE;
}

BaseType_t xQueueReceive(QueueHandle_t xQueue, void *pvBuffer, TickType_t xTicksToWait)
{
	freertos_called("xQueueReceive in a handler", 0);
	if (!count_take(&xQueue->held, 0, xTicksToWait))
		return pdFAIL;
	memcpy(pvBuffer, xQueue->items, xQueue->bytes);
	memmove(xQueue->items, xQueue->items + xQueue->bytes, xQueue->held.value * xQueue->bytes);
	return pdTRUE;
}

void vQueueDelete(QueueHandle_t xQueue)
{
	free(xQueue);
}

SemaphoreHandle_t xSemaphoreCreateBinary(void)
{
	return xSemaphoreCreateCounting(1, 0);
}

SemaphoreHandle_t xSemaphoreCreateCounting(UBaseType_t uxMaxCount, UBaseType_t uxInitialCount)
{
	SemaphoreHandle_t semaphore = calloc(1, sizeof(*semaphore));

	semaphore->most = uxMaxCount;
	semaphore->held.value = uxInitialCount;
	return semaphore;
}

BaseType_t xSemaphoreGive(SemaphoreHandle_t xSemaphore)
{
	freertos_called("xSemaphoreGive in a handler", 0);
	if (xSemaphore->held.value == xSemaphore->most)
		return pdFAIL;
	count_give(&xSemaphore->held, NULL);
	return pdTRUE;
}

BaseType_t xSemaphoreGiveFromISR(SemaphoreHandle_t xSemaphore, BaseType_t *pxHigherPriorityTaskWoken)
{
	freertos_called("xSemaphoreGiveFromISR outside a handler", 1);
	if (xSemaphore->held.value == xSemaphore->most)
		return pdFAIL;
	count_give(&xSemaphore->held, pxHigherPriorityTaskWoken);
	return pdTRUE;
}

BaseType_t xSemaphoreTake(SemaphoreHandle_t xSemaphore, TickType_t xTicksToWait)
{
	freertos_called("xSemaphoreTake in a handler", 0);
	return count_take(&xSemaphore->held, 0, xTicksToWait) ? pdTRUE : pdFALSE;
}

void vSemaphoreDelete(SemaphoreHandle_t xSemaphore)
{
	free(xSemaphore);
}

EventGroupHandle_t xEventGroupCreate(void)
{
	return calloc(1, sizeof(struct EventGroupDef_t));
}

EventBits_t xEventGroupSetBits(EventGroupHandle_t xEventGroup, const EventBits_t uxBitsToSet)
{
	freertos_called("xEventGroupSetBits in a handler", 0);
	return xEventGroup->bits |= uxBitsToSet;
}

EventBits_t xEventGroupWaitBits(const EventGroupHandle_t xEventGroup, const EventBits_t uxBitsToWaitFor,
				const BaseType_t xClearOnExit, const BaseType_t xWaitForAllBits, TickType_t xTicksToWait)
{
	const EventBits_t before = xEventGroup->bits, found = before & uxBitsToWaitFor;

	freertos_called("xEventGroupWaitBits in a handler", 0);
	if (xTicksToWait)
		machine_fail("a time that the model does not know");
	if (xClearOnExit && (xWaitForAllBits ? found == uxBitsToWaitFor : found != 0))
		xEventGroup->bits &= ~uxBitsToWaitFor;
	return before;
}

void vEventGroupDelete(EventGroupHandle_t xEventGroup)
{
	free(xEventGroup);
}
