/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The measured path: what happens between an event and the toggles that answer it.
 *
 * In each context the toggle comes first, so that everything else happens after the moment that is
 * timed. The handler toggles before it releases: on systems where a release switches to the task at
 * once (RTLinux), the pins would otherwise tell the wrong order.
 */
#include "stub.h"

static void toggle(struct stub *stub, int role)
{
	stub_port.toggle(stub, role);
	stub->counts.toggles[role]++;
}

/* Niedermeyer's load: N turns of an empty loop, which the compiler must not remove. */
static void work(unsigned long turns)
{
	volatile unsigned long turn;

	for (turn = 0; turn < turns; turn++)
		;
}

static void isr_event(struct stub *stub)
{
	toggle(stub, stub->first);
}

static void task_event(struct stub *stub)
{
	if (stub->first == IRQSCOPE_ISR)
		toggle(stub, IRQSCOPE_ISR);
	if (stub_port.release(stub))
		stub->counts.dropped++;
}

static void task_task(struct stub *stub)
{
	toggle(stub, IRQSCOPE_TASK);
	work(stub->config.loop);
	toggle(stub, IRQSCOPE_DONE);
}

const struct stub_workload stub_workloads[] = {
	{ "isr", "answer every event at once", isr_event, 0 },
	{ "task", "release a task that toggles task, works, and toggles done", task_event, task_task },
	{ 0, 0, 0, 0 }
};

int stub_event(struct stub *stub)
{
	stub->config.workload->event(stub);
	stub->counts.handlers++;
	return stub->counts.handlers != stub->config.count;
}

void stub_events(struct stub *stub)
{
	while (stub_port.wait(stub))
		if (!stub_event(stub))
			break;
}

void stub_tasks(struct stub *stub)
{
	while (stub_port.wait_release(stub)) {
		stub->config.workload->task(stub);
		stub->counts.tasks++;
	}
}
