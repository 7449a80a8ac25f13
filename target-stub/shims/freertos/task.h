/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A greater priority is more urgent. What ends in FromISR is for handlers, and nothing else is. xTaskCreate(): pdPASS, or
 * an error if memory is short. A task ends by vTaskDelete(NULL), and never returns. vTaskDelayUntil() takes a tick of
 * before, and moves it on; ulTaskNotifyTake() gives the count before it took one, or all.
 */
#ifndef SHIM_TASK_H
#define SHIM_TASK_H
typedef struct tskTaskControlBlock *TaskHandle_t;
typedef void (*TaskFunction_t)(void *);
#define tskIDLE_PRIORITY		0
#define tskKERNEL_VERSION_NUMBER	"simulated"
BaseType_t xTaskCreate(TaskFunction_t pxTaskCode, const char *const pcName, const uint32_t uxStackDepth,
		       void *const pvParameters, UBaseType_t uxPriority, TaskHandle_t *const pxCreatedTask);
void vTaskDelete(TaskHandle_t xTaskToDelete);
void vTaskDelay(const TickType_t xTicksToDelay);
void vTaskDelayUntil(TickType_t *const pxPreviousWakeTime, const TickType_t xTimeIncrement);
TickType_t xTaskGetTickCount(void);
TaskHandle_t xTaskGetCurrentTaskHandle(void);
void taskYIELD(void);
BaseType_t xTaskNotifyGive(TaskHandle_t xTaskToNotify);
void shim_give_from_isr(TaskHandle_t xTaskToNotify, BaseType_t *pxHigherPriorityTaskWoken);
/* As in FreeRTOS 10, where what the macro gives ends in a semicolon: an `if` around it wants braces. */
#define vTaskNotifyGiveFromISR(xTaskToNotify, pxHigherPriorityTaskWoken) \
	shim_give_from_isr(xTaskToNotify, pxHigherPriorityTaskWoken);
uint32_t ulTaskNotifyTake(BaseType_t xClearCountOnExit, TickType_t xTicksToWait);
#endif
