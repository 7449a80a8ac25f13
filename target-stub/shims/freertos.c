/* SPDX-License-Identifier: BSD-2-Clause */
/* Tasks, notifications and time of FreeRTOS as its API reference describes them, on the simulated machine. */
#include <stdlib.h>

#include "../freertos.h"
#include "freertos_interface.h"

#define TICK_NS		(1000000000ll / configTICK_RATE_HZ)
#define TASKS		20
#define BEGUN_NS	1000000		/* by then the stub has started, or said why not */

struct tskTaskControlBlock {
	TaskFunction_t function;
	void *arg;
	int task, ended;
	UBaseType_t priority;
	struct count notified;
};

static struct tskTaskControlBlock tasks[TASKS];
static int task_count;
static BaseType_t to_yield;	/* a handler has woken a task */
static TaskHandle_t life;
int freertos_asked;		/* the host wants the end */

void freertos_called(const char *name, int in_handler)
{
	if (machine_in_handler() != in_handler)
		machine_fail(name);
}

/* --- tasks ----------------------------------------------------------------------------------- */

static void body(void *arg)
{
	struct tskTaskControlBlock *task = arg;

	task->function(task->arg);
	machine_fail("a task returns");
}

BaseType_t xTaskCreate(TaskFunction_t pxTaskCode, const char *const pcName, const uint32_t uxStackDepth,
		       void *const pvParameters, UBaseType_t uxPriority, TaskHandle_t *const pxCreatedTask)
{
	struct tskTaskControlBlock *task = &tasks[task_count];

	(void)pcName, (void)uxStackDepth;
	freertos_called("xTaskCreate in a handler", 0);
	if (task_count++ == TASKS || uxPriority >= configMAX_PRIORITIES)
		machine_fail("too many tasks, or a priority that there is not");
	task->function = pxTaskCode;
	task->arg = pvParameters;
	task->priority = uxPriority;
	task->task = machine_task(body, task, uxPriority == tskIDLE_PRIORITY ? MACHINE_LOWEST : (int)uxPriority);
	if (pxCreatedTask)
		*pxCreatedTask = task;
	if (machine_self() >= 0 && uxPriority > xTaskGetCurrentTaskHandle()->priority)
		machine_switch();
	return pdPASS;
}

TaskHandle_t xTaskGetCurrentTaskHandle(void)
{
	int i;

	for (i = 0; tasks[i].task != machine_self(); i++)
		;
	return &tasks[i];
}

/* Of another task: it never runs again, as it waits for nothing that comes. */
void vTaskDelete(TaskHandle_t xTaskToDelete)
{
	freertos_called("vTaskDelete in a handler", 0);
	(xTaskToDelete ? xTaskToDelete : xTaskGetCurrentTaskHandle())->ended = 1;
	if (!xTaskToDelete)
		machine_block();
}

/* Delays end with a tick. */
void vTaskDelay(const TickType_t xTicksToDelay)
{
	freertos_called("vTaskDelay in a handler", 0);
	machine_sleep((machine_ns() / TICK_NS + xTicksToDelay) * TICK_NS);
}

/* No delay if the time is over; which it is where the counter may have overflowed, the Reference Manual's macro tells. */
void vTaskDelayUntil(TickType_t *const pxPreviousWakeTime, const TickType_t xTimeIncrement)
{
	const TickType_t now = xTaskGetTickCount(), last = *pxPreviousWakeTime, wake = last + xTimeIncrement;

	freertos_called("vTaskDelayUntil in a handler", 0);
	*pxPreviousWakeTime = wake;
	if (now < last ? wake < last && wake > now : wake < last || wake > now)
		machine_sleep((machine_ns() / TICK_NS + (TickType_t)(wake - now)) * TICK_NS);
}

TickType_t xTaskGetTickCount(void)
{
	return (TickType_t)(machine_ns() / TICK_NS);
}

/* To a task of the same priority that was made before: there are no others here. */
void taskYIELD(void)
{
	freertos_called("taskYIELD in a handler", 0);
	machine_switch();
}

/* --- counts, notifications ------------------------------------------------------------------- */

/* Of a task: one of higher priority runs at once; of a handler, when that has given way. */
void count_give(struct count *count, BaseType_t *woken)
{
	count->value++;
	if (!count->waiter)
		return;
	machine_ready(count->waiter->task);
	if (woken)
		*woken = to_yield = pdTRUE;
	else if (count->waiter->priority > xTaskGetCurrentTaskHandle()->priority)
		machine_switch();
}

unsigned long count_take(struct count *count, int all, TickType_t ticks)
{
	unsigned long before;

	if (ticks && ticks != portMAX_DELAY)
		machine_fail("a time that the model does not know");
	while (!count->value && ticks) {
		count->waiter = xTaskGetCurrentTaskHandle();
		machine_block();
	}
	count->waiter = NULL;
	before = count->value;
	count->value -= all ? before : before > 0;
	return before;
}

BaseType_t xTaskNotifyGive(TaskHandle_t xTaskToNotify)
{
	freertos_called("xTaskNotifyGive in a handler", 0);
	count_give(&xTaskToNotify->notified, NULL);
	return pdPASS;
}

void shim_give_from_isr(TaskHandle_t xTaskToNotify, BaseType_t *pxHigherPriorityTaskWoken)
{
	freertos_called("vTaskNotifyGiveFromISR outside a handler", 1);
	count_give(&xTaskToNotify->notified, pxHigherPriorityTaskWoken);
}

uint32_t ulTaskNotifyTake(BaseType_t xClearCountOnExit, TickType_t xTicksToWait)
{
	freertos_called("ulTaskNotifyTake in a handler", 0);
	return (uint32_t)count_take(&xTaskGetCurrentTaskHandle()->notified, xClearCountOnExit != pdFALSE, xTicksToWait);
}

void portYIELD_FROM_ISR(BaseType_t xHigherPriorityTaskWoken)
{
	freertos_called("portYIELD_FROM_ISR outside a handler", 1);
	if (xHigherPriorityTaskWoken)
		to_yield = pdFALSE;
}

/* --- life: what the user's project does ------------------------------------------------------ */

void system_interrupt(int interrupt)
{
	(void)interrupt;
	irqscope_event();
	if (to_yield)
		machine_fail("a handler that has woken a task does not give way to it");
}

int system_load(char *options)
{
	part_start();
	xTaskCreate(irqscope_task, "irqscope", 512, options, tskIDLE_PRIORITY, &life);
	machine_sleep(machine_ns() + BEGUN_NS);
	return life->ended;
}

void system_unload(void)
{
	freertos_asked = 1;
	while (!life->ended)
		machine_sleep(machine_ns() + TICK_NS);
}
