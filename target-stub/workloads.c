/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The measured path: what happens between an event and the toggles that answer it.
 * In each context the toggle comes first, so that everything else happens after the moment that is
 * timed. The handler toggles before it releases: on systems where a release switches to the task at
 * once (RTLinux), the pins would otherwise tell the wrong order.
 */
#include "stub.h"
#include "text.h"

static void toggle(struct stub *stub, int role)
{
	stub_port.toggle(stub, role);
	if (stub->config.pulse)
		stub_port.toggle(stub, role);
	stub->counts.toggles[role] += 1 + stub->config.pulse;
	if (stub->config.marks)
		stub_port.mark(stub, role);
}

/* Niedermeyer's load: N turns of an empty loop, which the compiler must not remove. */
static void work(struct stub_thread *thread)
{
	volatile unsigned long turn;

	for (turn = 0; turn < thread->loop; turn++)
		;
}

static struct stub_thread *add(struct stub *stub, int (*wait)(struct stub_thread *thread),
			       void (*turn)(struct stub_thread *thread), unsigned long lower)
{
	struct stub_thread *thread = &stub->threads[stub->thread_count++];

	thread->stub = stub;
	thread->wait = wait;
	thread->turn = turn;
	thread->priority = stub->config.priority;
	if (thread->priority)
		thread->priority = thread->priority > lower ? thread->priority - lower : 1;
	thread->cpu = stub->config.cpu;
	thread->period_us = wait == stub_port.wait_period ? stub->config.period_us : 0;
	thread->loop = stub->config.loop;
	thread->limit = 1;
	return thread;
}

static void event_turn(struct stub_thread *thread)
{
	stub_event(thread->stub);
}

static void task_turn(struct stub_thread *thread)
{
	toggle(thread->stub, IRQSCOPE_TASK);
	work(thread);
	toggle(thread->stub, IRQSCOPE_DONE);
}

static void isr_event(struct stub *stub)
{
	toggle(stub, stub_port.handler ? IRQSCOPE_ISR : IRQSCOPE_TASK);
}

static void task_event(struct stub *stub)
{
	if (stub_port.handler)
		toggle(stub, IRQSCOPE_ISR);
	if (stub_port.release(&stub->threads[stub->thread_count - 1]))
		stub->counts.dropped++;
}

static int isr_plan(struct stub *stub)
{
	stub->contexts[stub_port.handler ? IRQSCOPE_ISR : IRQSCOPE_TASK] = stub_port.event_context;
	if (!stub_port.handler)
		add(stub, stub_port.wait, event_turn, 0);
	/* With a task it is the release that merges; without one it can only be the wait. */
	stub->merge = !stub->counting && stub->workload->event == isr_event;
	if (stub->config.depth && stub->workload->event == isr_event)
		return stub_complain("--depth needs a workload that releases a task, isr does not", "", "");
	return 0;
}

static int task_plan(struct stub *stub)
{
	unsigned long depth = stub->config.depth ? stub->config.depth : STUB_ANY;

	isr_plan(stub);
	add(stub, stub_port.wait_release, task_turn, !stub_port.handler)->limit = stub->counting ? depth : 1;
	stub->contexts[IRQSCOPE_TASK] = stub->contexts[IRQSCOPE_DONE] = stub_port.task_context;
	return 0;
}

static void periodic_turn(struct stub_thread *thread)
{
	toggle(thread->stub, thread->role);
	work(thread);
}

/* Dougan's program, with its clock outside. */
static int periodic_plan(struct stub *stub)
{
	static const int order[STUB_ROLES] = { IRQSCOPE_TASK, IRQSCOPE_ISR, IRQSCOPE_DONE, IRQSCOPE_AUX };
	struct stub_thread *thread;
	unsigned long i;

	if (!stub->config.threads || stub->config.threads > stub_port.writers)
		return stub_complain("--threads is 1 to ", stub_port.writers == 2 ? "2" : "4", ", a pin for each");
	for (i = 0; i < stub->config.threads; i++) {
		thread = add(stub, stub_port.wait_period, periodic_turn, 0);
		thread->cpu = i + (stub->config.cpu == STUB_ANY ? 0 : stub->config.cpu);
		thread->role = order[i];
		stub->contexts[order[i]] = stub_port.task_context;
	}
	return 0;
}

/* Fifteen tasks, as many as loaded RT-golem; one toggles task and done, the fastest isr unless it is that one. */
static int multi_plan(struct stub *stub)
{
	static const unsigned char periods[] = { 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40, 60 };
	static const unsigned char loops[] = { 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6, 8 };
	struct stub_thread *thread;
	unsigned long i, tested = stub->config.tested - 1;

	if (tested >= sizeof(periods))
		return stub_complain("--tested is 1, the fastest, to 15, the slowest", "", "");
	for (i = 0; i < sizeof(periods); i++) {
		thread = add(stub, stub_port.wait_period, i == tested ? task_turn : i ? work : periodic_turn, i);
		thread->period_us *= periods[i];
		thread->loop *= loops[i];
	}
	stub->contexts[IRQSCOPE_ISR] = tested ? stub_port.task_context : 0;
	stub->contexts[IRQSCOPE_TASK] = stub->contexts[IRQSCOPE_DONE] = stub_port.task_context;
	return 0;
}

static void bracket_turn(struct stub_thread *thread)
{
	if (thread->stub->operation->prepare)
		thread->stub->operation->prepare(thread->stub);
	toggle(thread->stub, IRQSCOPE_TASK);
	if (thread->stub->operation->run)
		thread->stub->operation->run(thread->stub);
	toggle(thread->stub, IRQSCOPE_DONE);
}

static void port(struct stub *stub)
{
	toggle(stub, IRQSCOPE_AUX);
}

/* Newton's method, in integers: there is no floating point in a kernel. */
static void square_roots(struct stub *stub)
{
	volatile unsigned long root;
	unsigned long n;

	for (n = stub->config.loop; n; n--)
		for (root = n; root > n / root; root = (root + n / root) / 2)
			;
}

/* To a thread of higher priority and back. */
static void hand_over(struct stub *stub)
{
	stub_port.release(&stub->threads[1]);
	stub_port.wait_release(&stub->threads[0]);
}

static void hand_back(struct stub_thread *thread)
{
	stub_port.release(&thread->stub->threads[0]);
}

static int bracket_plan(struct stub *stub)
{
	static const struct stub_operation common[] = { { "nothing", 0, 0 }, { "port", port, 0 },
		{ "sqrt", square_roots, 0 }, { "hand-over", hand_over, 0 }, { 0, 0, 0 } };
	const struct stub_operation *operation;
	int i;

	for (i = 0; i < 2 && !stub->operation; i++)
		for (operation = i ? stub_port.operations : common; operation->name; operation++)
			if (text_same(operation->name, stub->config.operation))
				stub->operation = operation;
	if (!stub->operation)
		return stub_complain("this port has no operation ", stub->config.operation, ": see the README");
	add(stub, stub_port.wait_period, bracket_turn, 1);
	if (stub->operation->run == hand_over)
		add(stub, stub_port.wait_release, hand_back, 0);
	if (stub->operation->run == port)
		stub->contexts[IRQSCOPE_AUX] = stub_port.task_context;
	stub->contexts[IRQSCOPE_TASK] = stub->contexts[IRQSCOPE_DONE] = stub_port.task_context;
	return 0;
}

const struct stub_workload stub_workloads[] = {
	{ "isr", "answer every event at once", isr_event, isr_plan },
	{ "task", "release a task that toggles task, works, and toggles done", task_event, task_plan },
	{ "periodic", "threads that toggle a pin each, one a CPU, once a period", 0, periodic_plan },
	{ "bracket", "an operation between toggles of task and done, once a period", 0, bracket_plan },
	{ "multi", "fifteen periodic tasks of falling priority", 0, multi_plan },
	{ 0, 0, 0, 0 }
};

/* Masked in the event's own context, unmasked by a beat: only after something else has run. */
void stub_event(struct stub *stub)
{
	stub->workload->event(stub);
	if (++stub->counts.handlers == stub->config.count)
		stub->over = 1;
	stub->run = stub->seen == stub->beats ? stub->run + 1 : 1;
	stub->seen = stub->beats;
	if (stub->run == stub->config.storm) {
		stub->counts.storms++;
		toggle(stub, IRQSCOPE_AUX);
	} else if (!stub->over) {
		return;
	}
	stub_port.mask(stub);
	stub->masked = 1;
}

int stub_beat(struct stub *stub, unsigned long ms)
{
	stub->beats++;
	if (stub->config.duration_s && ms / 1000 >= stub->config.duration_s)
		stub->over = 1;
	if (!stub->masked) {
		stub->rested = 0;
	} else if (!stub->over && stub->workload->event && stub->rested++ * STUB_BEAT_MS >= stub->config.rest_ms) {
		toggle(stub, IRQSCOPE_AUX);
		stub->rested = 0;
		stub->masked = 0;
		stub_port.unmask(stub);
	}
	return !stub->over;
}

void stub_run(struct stub_thread *thread)
{
	while (thread->wait(thread)) {
		thread->turn(thread);
		if (++thread->turns == thread->stub->config.count && thread->period_us)
			thread->stub->over = 1;
	}
}
