/* SPDX-License-Identifier: BSD-2-Clause */
/* xEventGroupWaitBits() gives the bits as they were before it cleared any. */
#ifndef SHIM_EVENT_GROUPS_H
#define SHIM_EVENT_GROUPS_H
typedef struct EventGroupDef_t *EventGroupHandle_t;
typedef TickType_t EventBits_t;
EventGroupHandle_t xEventGroupCreate(void);
EventBits_t xEventGroupSetBits(EventGroupHandle_t xEventGroup, const EventBits_t uxBitsToSet);
EventBits_t xEventGroupWaitBits(const EventGroupHandle_t xEventGroup, const EventBits_t uxBitsToWaitFor,
				const BaseType_t xClearOnExit, const BaseType_t xWaitForAllBits,
				TickType_t xTicksToWait);
void vEventGroupDelete(EventGroupHandle_t xEventGroup);
#endif
