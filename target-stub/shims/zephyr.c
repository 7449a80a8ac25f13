/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Threads and time of Zephyr as its documentation describes them, on the simulated machine. $STUB_BUS: the chip of lines is
 * behind a bus, so that a thread of the system calls back.
 */
#include <stdlib.h>
#include <string.h>

#include "../zephyrstub.h"
#include "zephyr_interface.h"

#define TICK_NS		(1000000000ll / CONFIG_SYS_CLOCK_TICKS_PER_SEC)
#define THREADS		20
#define BEGUN_NS	1000000		/* by then the stub has started, or said why not */
#define UNDISTURBED	1000		/* priority of a cooperative thread while it runs */
#define MAIN_PRIORITY	0

static struct k_thread *threads[THREADS], application;
static int thread_count, work_queue = -1;
int zephyr_asked;

void zephyr_called(const char *name)
{
	if (machine_in_handler())
		machine_fail(name);
}

/* --- threads --------------------------------------------------------------------------------- */

/* NULL: a handler, or the system's own thread. */
k_tid_t k_current_get(void)
{
	int i;

	for (i = 0; i < thread_count; i++)
		if (threads[i]->task == machine_self())
			return threads[i];
	return NULL;
}

static int on_machine(int prio)
{
	return prio == K_LOWEST_APPLICATION_THREAD_PRIO ? MACHINE_LOWEST : K_LOWEST_APPLICATION_THREAD_PRIO - prio;
}

/* A cooperative thread that runs is above all others; before it waits or yields it takes its place again. */
static void runs(const struct k_thread *self)
{
	if (self && self->prio < 0)
		machine_prioritise(self->task, UNDISTURBED);
}

static void gives_way(const struct k_thread *self)
{
	if (self)
		machine_prioritise(self->task, on_machine(self->prio));
}

void zephyr_block(void)
{
	const struct k_thread *self = k_current_get();

	gives_way(self);
	machine_block();
	runs(self);
}

static void preempt(const struct k_thread *by)
{
	const struct k_thread *self = k_current_get();

	if (self && self->prio >= 0 && by->prio < self->prio)
		machine_switch();
}

void zephyr_ready(k_tid_t thread)
{
	machine_ready(thread->task);
	preempt(thread);
}

void k_yield(void)
{
	const struct k_thread *self = k_current_get();

	zephyr_called("k_yield in a handler");
	gives_way(self);
	machine_switch();	/* to a thread of the same priority that was made before: there are no others here */
	runs(self);
}

static void body(void *arg)
{
	struct k_thread *thread = arg;

	runs(thread);
	thread->entry(thread->p1, thread->p2, thread->p3);
	thread->ended = 1;
	if (thread->joins)
		machine_ready(thread->joins->task);
}

k_tid_t k_thread_create(struct k_thread *new_thread, k_thread_stack_t *stack, size_t stack_size, k_thread_entry_t entry,
			void *p1, void *p2, void *p3, int prio, uint32_t options, k_timeout_t delay)
{
	zephyr_called("k_thread_create in a handler");
	if (!stack || stack_size != CONFIG_IRQSCOPE_STACK_SIZE || options || delay.ticks)
		machine_fail("a stack of another size, or what the model does not know of a thread");
	if (thread_count == THREADS || prio < -CONFIG_NUM_COOP_PRIORITIES || prio > K_LOWEST_APPLICATION_THREAD_PRIO)
		machine_fail("too many threads, or a priority that there is not");
	new_thread->entry = entry;
	new_thread->p1 = p1;
	new_thread->p2 = p2;
	new_thread->p3 = p3;
	new_thread->prio = prio;
	new_thread->ended = 0;
	new_thread->joins = NULL;
	new_thread->task = machine_task(body, new_thread, on_machine(prio));
	threads[thread_count++] = new_thread;
	preempt(new_thread);
	return new_thread;
}

int k_thread_join(struct k_thread *thread, k_timeout_t timeout)
{
	zephyr_called("k_thread_join in a handler");
	if (timeout.ticks != K_FOREVER.ticks)
		machine_fail("a time that the model does not know");
	thread->joins = k_current_get();
	while (!thread->ended)
		zephyr_block();
	return 0;
}

/* It never runs again, as it waits for nothing that comes. */
void k_thread_abort(k_tid_t thread)
{
	thread->ended = 1;
}

void k_thread_priority_set(k_tid_t thread, int prio)
{
	thread->prio = prio;
	machine_prioritise(thread->task, on_machine(prio));
}

bool k_is_in_isr(void)
{
	return machine_in_handler();
}

/* --- time ------------------------------------------------------------------------------------ */

int64_t k_uptime_ticks(void)
{
	return machine_ns() / TICK_NS;
}

int64_t k_uptime_get(void)
{
	return machine_ns() / 1000000;
}

uint32_t k_cycle_get_32(void)
{
	return (uint32_t)machine_ns();
}

/* Ends with a tick, and never with one that was before. */
int32_t k_sleep(k_timeout_t timeout)
{
	const struct k_thread *self = k_current_get();
	const int64_t next = k_uptime_ticks() + 1, end = timeout.absolute ? timeout.ticks : next + timeout.ticks;

	zephyr_called("k_sleep in a handler");
	gives_way(self);
	machine_sleep((end > next ? end : next) * TICK_NS);
	runs(self);
	return 0;
}

/* --- life: what Zephyr, and an application of the user's, do ---------------------------------- */

static void call_back(void *unused)
{
	(void)unused;
	for (;;) {
		machine_block();
		zephyr_edge();
	}
}

void system_interrupt(int interrupt)
{
	(void)interrupt;
	if (work_queue < 0)
		zephyr_edge();
	else
		machine_ready(work_queue);
}

static void application_main(void *options, void *unused, void *nor_that)
{
	static char copy[4096];

	(void)unused, (void)nor_that;
	strcpy(copy, options);
	if (zephyr_again())
		irqscope_run(copy);
	irqscope_run(options);
}

int system_load(char *options)
{
	static k_thread_stack_t stack[CONFIG_IRQSCOPE_STACK_SIZE];

	if (getenv("STUB_BUS"))
		work_queue = machine_task(call_back, NULL, UNDISTURBED);
	k_thread_create(&application, stack, sizeof(stack), application_main, options, NULL, NULL, MAIN_PRIORITY, 0, K_NO_WAIT);
	machine_sleep(machine_ns() + BEGUN_NS);
	return application.ended;
}

void system_unload(void)
{
	zephyr_asked = 1;
	while (!application.ended)
		machine_sleep(machine_ns() + TICK_NS);
	zephyr_check_lines();
}
