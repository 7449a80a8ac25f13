/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Zephyr, as far as the port uses it. Names, parameters and what calls do: include/zephyr/kernel.h of commit 56bf8e8aa519
 * and the Kernel Services of its documentation. What it has as macros, inline functions or system calls are functions
 * here, and what stands in its structures is ours.
 *
 * A smaller priority is more urgent; a thread of one below 0 is cooperative: once it runs, no other thread does until it
 * waits or yields, but interrupts do. k_thread_create() may run the new thread at once; a thread ends by returning from its
 * entry, which k_thread_join() waits for. isr_ok are k_sem_give(), k_is_in_isr(), and waits with K_NO_WAIT; a mutex never is.
 * 0 is success: k_sem_take() gives -EBUSY without waiting, k_msgq_put() and k_msgq_get() -ENOMSG, k_mutex_unlock() -EPERM
 * or -EINVAL. k_event_wait() gives the events that match, and clears none but, if `reset`, before it waits. An absolute
 * timeout ends when the uptime reaches the tick; other ones count from now.
 */
#ifndef SHIM_ZEPHYR_KERNEL_H
#define SHIM_ZEPHYR_KERNEL_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CONFIG_SYS_CLOCK_TICKS_PER_SEC	10000
#define CONFIG_NUM_COOP_PRIORITIES	16
#define CONFIG_NUM_PREEMPT_PRIORITIES	20
#define CONFIG_IRQSCOPE_STACK_SIZE	1024
#define K_LOWEST_APPLICATION_THREAD_PRIO	(CONFIG_NUM_PREEMPT_PRIORITIES - 1)
#define BIT(n)				(1ul << (n))

typedef struct { int64_t ticks; bool absolute; } k_timeout_t;
#define K_NO_WAIT			((k_timeout_t){ 0, false })
#define K_FOREVER			((k_timeout_t){ -1, false })
#define K_MSEC(ms)			((k_timeout_t){ (int64_t)(ms) * CONFIG_SYS_CLOCK_TICKS_PER_SEC / 1000, false })
#define K_TIMEOUT_ABS_TICKS(t)		((k_timeout_t){ (t), true })
int32_t k_sleep(k_timeout_t timeout);
int64_t k_uptime_ticks(void);
int64_t k_uptime_get(void);
uint32_t k_cycle_get_32(void);

typedef char k_thread_stack_t;
#define K_THREAD_STACK_DEFINE(sym, size)		k_thread_stack_t sym[size]
#define K_THREAD_STACK_ARRAY_DEFINE(sym, nmemb, size)	k_thread_stack_t sym[nmemb][size]
typedef void (*k_thread_entry_t)(void *p1, void *p2, void *p3);
typedef struct k_thread *k_tid_t;
struct k_thread {
	k_thread_entry_t entry;
	void *p1, *p2, *p3;
	int task, prio, ended;
	k_tid_t joins;
};
k_tid_t k_thread_create(struct k_thread *new_thread, k_thread_stack_t *stack, size_t stack_size, k_thread_entry_t entry,
			void *p1, void *p2, void *p3, int prio, uint32_t options, k_timeout_t delay);
int k_thread_join(struct k_thread *thread, k_timeout_t timeout);
void k_thread_abort(k_tid_t thread);
void k_thread_priority_set(k_tid_t thread, int prio);
k_tid_t k_current_get(void);
void k_yield(void);
bool k_is_in_isr(void);

struct k_sem {
	unsigned int count, limit;
	k_tid_t waiter;
};
#define K_SEM_MAX_LIMIT			(~0u)
int k_sem_init(struct k_sem *sem, unsigned int initial_count, unsigned int limit);
int k_sem_take(struct k_sem *sem, k_timeout_t timeout);
void k_sem_give(struct k_sem *sem);

struct k_mutex {
	k_tid_t owner;
	unsigned int locks;
};
int k_mutex_init(struct k_mutex *mutex);
int k_mutex_lock(struct k_mutex *mutex, k_timeout_t timeout);
int k_mutex_unlock(struct k_mutex *mutex);

struct k_event {
	uint32_t events;
};
void k_event_init(struct k_event *event);
uint32_t k_event_post(struct k_event *event, uint32_t events);
uint32_t k_event_clear(struct k_event *event, uint32_t events);
uint32_t k_event_wait(struct k_event *event, uint32_t events, bool reset, k_timeout_t timeout);

struct k_msgq {
	char *buffer;
	size_t msg_size;
	uint32_t max_msgs, used_msgs;
};
void k_msgq_init(struct k_msgq *msgq, char *buffer, size_t msg_size, uint32_t max_msgs);
int k_msgq_put(struct k_msgq *msgq, const void *data, k_timeout_t timeout);
int k_msgq_get(struct k_msgq *msgq, void *data, k_timeout_t timeout);
void k_msgq_purge(struct k_msgq *msgq);
#endif
