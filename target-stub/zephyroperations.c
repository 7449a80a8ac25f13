/* SPDX-License-Identifier: BSD-2-Clause */
/* What `bracket` can do in Zephyr, see zephyrstub.h. All but `switch` stay in one thread: nothing waits. */
#include "zephyrstub.h"

#define MESSAGE_BYTES	64
#define EVENT		1

static struct k_msgq messages;
static char queued[MESSAGE_BYTES], message[MESSAGE_BYTES];
static struct k_sem semaphore, to_other;
static struct k_mutex mutex;
static struct k_event event;
static struct k_thread other;
static int has_other;
static volatile unsigned long turns;	/* of the other thread */
static K_THREAD_STACK_DEFINE(stack, CONFIG_IRQSCOPE_STACK_SIZE);

static void fails(struct stub *stub, const char *what)
{
	stub->over = 1;
	stub_complain(what, " fails", "");
}

static void other_thread(void *unused, void *nor_this, void *nor_that)
{
	(void)unused, (void)nor_this, (void)nor_that;
	for (;;) {
		k_sem_take(&to_other, K_FOREVER);
		turns++;
	}
}

void zephyr_operations_open(int priority)
{
	k_msgq_init(&messages, queued, MESSAGE_BYTES, 1);
	k_sem_init(&semaphore, 0, 1);
	k_sem_init(&to_other, 0, 1);
	k_mutex_init(&mutex);
	k_event_init(&event);
	k_thread_create(&other, stack, CONFIG_IRQSCOPE_STACK_SIZE, other_thread, NULL, NULL, NULL, priority, 0, K_NO_WAIT);
	has_other = 1;
}

void zephyr_operations_close(void)
{
	if (has_other)
		k_thread_abort(&other);
	has_other = 0;
}

/* Only as fine as the tick: what is timed is the call. */
void zephyr_clock(struct stub *stub)
{
	(void)stub;
	k_uptime_ticks();
}

/* The timer that the kernel counts by; how it is read depends on the timer. */
void zephyr_counter(struct stub *stub)
{
	(void)stub;
	k_cycle_get_32();
}

void zephyr_semaphore(struct stub *stub)
{
	k_sem_give(&semaphore);
	if (k_sem_take(&semaphore, K_NO_WAIT))
		fails(stub, "the semaphore");
}

void zephyr_mutex(struct stub *stub)
{
	if (k_mutex_lock(&mutex, K_NO_WAIT) || k_mutex_unlock(&mutex))
		fails(stub, "the mutex");
}

void zephyr_event(struct stub *stub)
{
	k_event_post(&event, EVENT);
	if (k_event_wait(&event, EVENT, false, K_NO_WAIT) != EVENT)
		fails(stub, "the event");
	k_event_clear(&event, EVENT);
}

/* The other thread is ready, and of the same priority, so it does not run before this one gives way. */
void zephyr_switch_ready(struct stub *stub)
{
	(void)stub;
	k_sem_give(&to_other);
}

/* There and back. */
void zephyr_switch(struct stub *stub)
{
	const unsigned long before = turns;

	k_yield();
	if (turns == before)
		fails(stub, "the context switch");
}

void zephyr_pipe_write(struct stub *stub)
{
	if (k_msgq_put(&messages, message, K_NO_WAIT))
		fails(stub, "the message queue");
}

void zephyr_pipe_read(struct stub *stub)
{
	if (k_msgq_get(&messages, message, K_NO_WAIT))
		fails(stub, "the message queue");
}

void zephyr_pipe(struct stub *stub)
{
	zephyr_pipe_write(stub);
	zephyr_pipe_read(stub);
}

void zephyr_pipe_clear(struct stub *stub)
{
	(void)stub;
	k_msgq_purge(&messages);
}

/* Reads `task`, written just before, from the pin itself: what a posted write hides. */
void zephyr_read_back(struct stub *stub)
{
	const struct gpio_dt_spec *line = &zephyr_lines[LINE_OF(IRQSCOPE_TASK)];

	(void)stub;
	gpio_pin_get_raw(line->port, line->pin);
}
