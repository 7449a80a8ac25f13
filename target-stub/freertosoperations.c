/* SPDX-License-Identifier: BSD-2-Clause */
/* What `bracket` can do in FreeRTOS, see freertos.h. All but `switch` stay in one task: nothing waits. */
#include "freertos.h"

#include <event_groups.h>
#include <semphr.h>

#define MESSAGE_BYTES	64
#define STACK_WORDS	128
#define BIT		1

static QueueHandle_t messages;
static SemaphoreHandle_t semaphore;
static EventGroupHandle_t group;
static TaskHandle_t other;
static volatile unsigned long turns;	/* of the other task */
static char message[MESSAGE_BYTES];

static void fails(struct stub *stub, const char *what)
{
	stub->over = 1;
	stub_complain(what, " fails", "");
}

static void other_task(void *unused)
{
	(void)unused;
	for (;;) {
		ulTaskNotifyTake(pdTRUE, portMAX_DELAY);
		turns++;
	}
}

int freertos_operations_open(UBaseType_t priority)
{
	messages = xQueueCreate(1, MESSAGE_BYTES);
	semaphore = xSemaphoreCreateBinary();
	group = xEventGroupCreate();
	if (!messages || !semaphore || !group ||
	    xTaskCreate(other_task, "irqscope_other", STACK_WORDS, NULL, priority, &other) != pdPASS)
		return stub_complain("the heap is too small for what bracket needs: see configTOTAL_HEAP_SIZE", "", "");
	return 0;
}

void freertos_operations_close(void)
{
	if (other)
		vTaskDelete(other);
	if (group)
		vEventGroupDelete(group);
	if (semaphore)
		vSemaphoreDelete(semaphore);
	if (messages)
		vQueueDelete(messages);
	other = NULL;
	group = NULL;
	semaphore = messages = NULL;
}

/* Only as fine as the tick: what is timed is the call. */
void freertos_clock(struct stub *stub)
{
	(void)stub;
	xTaskGetTickCount();
}

void freertos_notify(struct stub *stub)
{
	xTaskNotifyGive(xTaskGetCurrentTaskHandle());
	if (!ulTaskNotifyTake(pdTRUE, 0))
		fails(stub, "the notification");
}

void freertos_semaphore(struct stub *stub)
{
	if (xSemaphoreGive(semaphore) != pdTRUE || xSemaphoreTake(semaphore, 0) != pdTRUE)
		fails(stub, "the semaphore");
}

void freertos_event_group(struct stub *stub)
{
	xEventGroupSetBits(group, BIT);
	if (!(xEventGroupWaitBits(group, BIT, pdTRUE, pdTRUE, 0) & BIT))
		fails(stub, "the event group");
}

/* The other task is ready, and of the same priority, so it does not run before this one gives way. */
void freertos_switch_ready(struct stub *stub)
{
	(void)stub;
	xTaskNotifyGive(other);
}

/* There and back. */
void freertos_switch(struct stub *stub)
{
	const unsigned long before = turns;

	taskYIELD();
	if (turns == before)
		fails(stub, "the context switch");
}

void freertos_pipe_write(struct stub *stub)
{
	if (xQueueSend(messages, message, 0) != pdTRUE)
		fails(stub, "the queue");
}

void freertos_pipe_read(struct stub *stub)
{
	if (xQueueReceive(messages, message, 0) != pdTRUE)
		fails(stub, "the queue");
}

void freertos_pipe(struct stub *stub)
{
	freertos_pipe_write(stub);
	freertos_pipe_read(stub);
}

void freertos_pipe_clear(struct stub *stub)
{
	(void)stub;
	xQueueReceive(messages, message, 0);
}

/* Reads `task`, written just before, from the pin itself: what a posted write hides. */
void freertos_read_back(struct stub *stub)
{
	(void)stub;
	(void)part_get(freertos_lines[LINE_OF(IRQSCOPE_TASK)]);
}
