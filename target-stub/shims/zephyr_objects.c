/* SPDX-License-Identifier: BSD-2-Clause */
/* Semaphores, mutexes, events and message queues of Zephyr as its documentation describes them; only semaphores are waited at. */
#include <errno.h>
#include <string.h>

#include "zephyr_interface.h"

static void no_wait(k_timeout_t timeout)
{
	if (timeout.ticks)
		machine_fail("a time that the model does not know");
}

int k_sem_init(struct k_sem *sem, unsigned int initial_count, unsigned int limit)
{
	sem->count = initial_count;
	sem->limit = limit;
	sem->waiter = NULL;
	return 0;
}

int k_sem_take(struct k_sem *sem, k_timeout_t timeout)
{
	if (timeout.ticks != K_FOREVER.ticks)
		no_wait(timeout);
	while (!sem->count && timeout.ticks) {
		sem->waiter = k_current_get();
		zephyr_block();
	}
	sem->waiter = NULL;
	if (!sem->count)
		return -EBUSY;
	sem->count--;
	return 0;
}

void k_sem_give(struct k_sem *sem)
{
	sem->count += sem->count < sem->limit;
	if (sem->waiter)
		zephyr_ready(sem->waiter);
}

int k_mutex_init(struct k_mutex *mutex)
{
	mutex->owner = NULL;
	mutex->locks = 0;
	return 0;
}

int k_mutex_lock(struct k_mutex *mutex, k_timeout_t timeout)
{
	zephyr_called("k_mutex_lock in a handler");
	no_wait(timeout);
	if (mutex->locks && mutex->owner != k_current_get())
		return -EBUSY;
	mutex->owner = k_current_get();
	mutex->locks++;
	return 0;
}

int k_mutex_unlock(struct k_mutex *mutex)
{
	zephyr_called("k_mutex_unlock in a handler");
	if (!mutex->locks)
		return -EINVAL;
	if (mutex->owner != k_current_get())
		return -EPERM;
	mutex->locks--;
	return 0;
}

void k_event_init(struct k_event *event)
{
	event->events = 0;
}

uint32_t k_event_post(struct k_event *event, uint32_t events)
{
	const uint32_t before = event->events;

	event->events |= events;
	return before & events;
}

uint32_t k_event_clear(struct k_event *event, uint32_t events)
{
	const uint32_t before = event->events;

	event->events &= ~events;
	return before & events;
}

uint32_t k_event_wait(struct k_event *event, uint32_t events, bool reset, k_timeout_t timeout)
{
	no_wait(timeout);
	if (reset)
		event->events = 0;
	return event->events & events;
}

void k_msgq_init(struct k_msgq *msgq, char *buffer, size_t msg_size, uint32_t max_msgs)
{
	msgq->buffer = buffer;
	msgq->msg_size = msg_size;
	msgq->max_msgs = max_msgs;
	msgq->used_msgs = 0;
}

int k_msgq_put(struct k_msgq *msgq, const void *data, k_timeout_t timeout)
{
	no_wait(timeout);
	if (msgq->used_msgs == msgq->max_msgs)
		return -ENOMSG;
	memcpy(msgq->buffer + msgq->used_msgs++ * msgq->msg_size, data, msgq->msg_size);
	return 0;
}

int k_msgq_get(struct k_msgq *msgq, void *data, k_timeout_t timeout)
{
	no_wait(timeout);
	if (!msgq->used_msgs)
		return -ENOMSG;
	memcpy(data, msgq->buffer, msgq->msg_size);
	memmove(msgq->buffer, msgq->buffer + msgq->msg_size, --msgq->used_msgs * msgq->msg_size);
	return 0;
}

void k_msgq_purge(struct k_msgq *msgq)
{
	msgq->used_msgs = 0;
}
