/* SPDX-License-Identifier: BSD-2-Clause */
/* Tasks of the simulated machine, see machine.h: coroutines of one thread, so that a run can be repeated. */
#include <stdlib.h>
#include <ucontext.h>

#include "lockstep.h"
#include "machine.h"

#define TASKS		64
#define STACK_BYTES	262144
#define NEVER		(~0ull >> 1)

static struct task {
	ucontext_t context;
	void (*body)(void *arg);
	void *arg;
	int priority, ready, ended;
	unsigned long long wake_ns;
} tasks[TASKS];

static int count, current = -1, last = -1;
static ucontext_t scheduler;

static void begin(void)
{
	tasks[current].body(tasks[current].arg);
	tasks[current].ended = 1;
	tasks[current].ready = 0;
	tasks[current].wake_ns = NEVER;
	swapcontext(&tasks[current].context, &scheduler);
}

int machine_task(void (*body)(void *arg), void *arg, int priority)
{
	struct task *task = &tasks[count];

	if (count == TASKS || getcontext(&task->context))
		machine_fail("too many tasks");
	task->context.uc_stack.ss_sp = calloc(1, STACK_BYTES);
	task->context.uc_stack.ss_size = STACK_BYTES;
	makecontext(&task->context, begin, 0);
	task->body = body;
	task->arg = arg;
	task->priority = priority;
	task->ready = 1;
	task->wake_ns = NEVER;
	return count++;
}

void machine_ready(int task)
{
	tasks[task].ready = !tasks[task].ended;
}

int machine_self(void)
{
	return machine_in_handler() ? -1 : current;
}

void machine_prioritise(int task, int priority)
{
	tasks[task].priority = priority;
}

/* The ready task of highest priority, of at least `lowest`; -1: there is none. */
static int choose(int lowest)
{
	unsigned long long now = (unsigned long long)machine_ns();
	int i, best = -1;

	for (i = 0; i < count; i++) {
		if (tasks[i].wake_ns <= now && !tasks[i].ended) {
			tasks[i].wake_ns = NEVER;
			tasks[i].ready = 1;
		}
		if (!tasks[i].ready || tasks[i].priority < lowest)
			continue;
		if (best < 0 || tasks[i].priority > tasks[best].priority)
			best = i;
	}
	return best;
}

int machine_run(int lowest)
{
	int best = choose(lowest);

	while (best >= 0 && best != last) {	/* what comes during a switch may change the choice */
		last = best;
		lockstep_pass(MACHINE_SWITCH_NS);
		best = choose(lowest);
	}
	if (best < 0)
		return 0;
	current = best;
	swapcontext(&scheduler, &tasks[best].context);
	current = -1;
	return 1;
}

void machine_preempt(void)
{
	if (current >= 0 && choose(tasks[current].priority + 1) >= 0)
		swapcontext(&tasks[current].context, &scheduler);
}

long long machine_next(void)
{
	unsigned long long next = NEVER;
	int i;

	for (i = 0; i < count; i++)
		if (tasks[i].wake_ns < next)
			next = tasks[i].wake_ns;
	return (long long)next;
}

/* From a task or a handler; the handler's rest comes when the tasks wait again. */
void machine_switch(void)
{
	int self = current, handler = machine_set_handler(0);

	if (self >= 0)
		swapcontext(&tasks[self].context, &scheduler);
	else
		while (machine_run(0))
			;
	machine_set_handler(handler);
}

void machine_block(void)
{
	if (machine_self() < 0)
		machine_fail("a handler waits");
	tasks[current].ready = 0;
	swapcontext(&tasks[current].context, &scheduler);
}

void machine_sleep(long long until_ns)
{
	if (current >= 0) {
		tasks[current].wake_ns = (unsigned long long)until_ns;
		machine_block();
		return;
	}
	while (machine_ns() < until_ns)
		if (!machine_run(MACHINE_LOWEST))
			lockstep_idle(machine_next() < until_ns ? machine_next() : until_ns);
}

void machine_end(int task)
{
	while (!tasks[task].ended) {
		machine_ready(task);
		machine_run(MACHINE_LOWEST);
	}
}

void machine_free(void)
{
	while (count)
		free(tasks[--count].context.uc_stack.ss_sp);
}
