/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Tasks, semaphores and life of ports for VxWorks, see vx.h. Measured path: vx_release and the waits.
 * semGive() in a handler makes the task ready, which then runs after the handler.
 */
#include <vxWorks.h>
#include <stdio.h>
#include <string.h>
#include <semLib.h>
#include <sysLib.h>
#include <taskLib.h>
#include <tickLib.h>
#ifdef _WRS_CONFIG_SMP
#include <cpuset.h>
#include <vxCpuLib.h>
#endif

#include "ticks.h"
#include "vx.h"
#include "words.h"

#define STACK_BYTES	16384
#define ORDINARY	200		/* priority of those without one */
#define LOWEST		255
#define FIRST_US	100000		/* from the start to the beginning of the first period */

#ifndef TASK_ID_ERROR			/* where tasks are numbers: before VxWorks 7 */
#define TASK_ID_ERROR	ERROR
#endif

struct stub vx_stub;
VOIDFUNCPTR irqscopeTriggerHook;

static char words[512];
static volatile int beating;
static int running;			/* from irqscopeStart to irqscopeStop */
static ULONG begin;
static struct slot {
	SEM_ID releases;
	volatile unsigned long posted, taken;	/* written by one side each */
	volatile int running;
	ULONG next;				/* period, in ticks */
} slots[STUB_THREADS];

static struct slot *slot(const struct stub_thread *thread)
{
	return &slots[thread - vx_stub.threads];
}

/* At least one. */
static ULONG ticks(unsigned long us)
{
	return ticks_of(us, (unsigned long)sysClkRateGet());
}

void vx_say(const char *line)
{
	printf("%s\n", line);
}

/* --- measured path --------------------------------------------------------------------------- */

int vx_release(struct stub_thread *thread)
{
	if (slot(thread)->posted - slot(thread)->taken >= thread->limit)
		return 1;
	slot(thread)->posted++;
	return semGive(slot(thread)->releases);
}

int vx_wait_release(struct stub_thread *thread)
{
	semTake(slot(thread)->releases, WAIT_FOREVER);
	if (slot(thread)->posted == slot(thread)->taken)
		return 0;	/* vx_join() gave it */
	slot(thread)->taken++;
	return 1;
}

int vx_wait_period(struct stub_thread *thread)
{
	long left;

	slot(thread)->next += ticks(thread->period_us);
	left = (long)(slot(thread)->next - tickGet());
	if (left > 0)
		taskDelay((int)left);
	return !vx_stub.over;
}

/* The hook first: what it stops ends here. */
void vx_triggered(void)
{
	const VOIDFUNCPTR hook = irqscopeTriggerHook;

	if (hook)
		hook();
	vx_stub.counts.triggers++;
}

/* --- tasks ----------------------------------------------------------------------------------- */

#ifdef _WRS_CONFIG_SMP
#define CPUS	vxCpuConfiguredGet()

/* The task that calls this. */
static STATUS stay(unsigned long cpu)
{
	cpuset_t cpus;

	CPUSET_ZERO(cpus);
	CPUSET_SET(cpus, cpu);
	return taskCpuAffinitySet(0, cpus);
}
#else
#define CPUS		1
#define stay(cpu)	OK
#endif

int vx_open(void)
{
	static char debugger[] = "tWdbTask", viewer[] = "tWvRBuffMgr";

	if (!ticks_are_whole(vx_stub.threads[0].period_us, (unsigned long)sysClkRateGet()))
		return stub_complain("period must be a multiple of the system clock's tick: see sysClkRateSet", "", "");
	if (taskNameToId(debugger) != TASK_ID_ERROR)
		stub_note(&vx_stub, "the debugger's agent tWdbTask runs and disturbs");
	if (taskNameToId(viewer) != TASK_ID_ERROR)
		stub_note(&vx_stub, "WindView logs events and disturbs");
	return vx_operations_open();
}

static int body(int number)
{
	struct stub_thread *thread = &vx_stub.threads[number];

	if (thread->cpu == STUB_ANY || stay(thread->cpu) == OK) {
		stub_run(thread);
	} else {
		vx_stub.over = 1;
		vx_say("a task cannot stay on its CPU");
	}
	slots[number].running = 0;
	return OK;
}

static int spawn(char *name, int priority, FUNCPTR function, int argument)
{
	if (taskSpawn(name, priority, 0, STACK_BYTES, function, argument, 0, 0, 0, 0, 0, 0, 0, 0, 0) == TASK_ID_ERROR)
		return stub_complain("cannot start a task", "", "");
	return 0;
}

int vx_spawn(struct stub_thread *thread)
{
	static char name[] = "tIrqscope";
	unsigned long urgent = thread->priority < 99 ? thread->priority : 99;

	if (thread->cpu != STUB_ANY && thread->cpu >= CPUS)
		return stub_complain("there is no such CPU", "", "");
	slot(thread)->posted = slot(thread)->taken = 0;
	slot(thread)->next = tickGet() + ticks(FIRST_US);
	slot(thread)->releases = semCCreate(SEM_Q_PRIORITY, 0);
	if (!slot(thread)->releases)
		return stub_complain("cannot make a semaphore", "", "");
	slot(thread)->running = 1;
	if (!spawn(name, urgent ? 100 - (int)urgent : ORDINARY, (FUNCPTR)body, (int)(thread - vx_stub.threads)))
		return 0;
	slot(thread)->running = 0;
	return -1;
}

static void end_task(struct slot *slot)
{
	while (slot->running)
		taskDelay(1);
}

void vx_join(struct stub *unused)
{
	unsigned long i;

	(void)unused;
	while (beating)
		taskDelay(1);
	for (i = 0; i < vx_stub.thread_count; i++)
		if (vx_stub.threads[i].wait == vx_wait_period)
			end_task(&slots[i]);
	for (i = 0; i < vx_stub.thread_count; i++) {
		if (!slots[i].releases)
			continue;
		semGive(slots[i].releases);
		end_task(&slots[i]);
		semDelete(slots[i].releases);
		slots[i].releases = NULL;
	}
	vx_operations_close();
}

/* --- life ------------------------------------------------------------------------------------ */

static int beat(void)
{
	const ULONG rate = (ULONG)sysClkRateGet();
	ULONG passed = 0;

	while (stub_beat(&vx_stub, passed / rate * 1000 + passed % rate * 1000 / rate)) {
		taskDelay((int)ticks(1000 * STUB_BEAT_MS));
		passed = tickGet() - begin;
	}
	beating = 0;
	return OK;
}

STATUS irqscopeStart(char *options)
{
	static char name[] = "tIrqscopeBeat";

	if (running) {
		vx_say("one runs already: irqscopeStop ends it");
		return ERROR;
	}
	if (options && strlen(options) >= sizeof(words)) {
		vx_say("options are 511 letters at most");
		return ERROR;
	}
	strcpy(words, options ? options : "");
	if (!words_parse(&vx_stub, words) && !stub_start(&vx_stub)) {
		begin = tickGet();
		beating = 1;
		running = !spawn(name, LOWEST, (FUNCPTR)beat, 0);
		if (running)
			return OK;
		beating = 0;
	}
	stub_finish(&vx_stub);
	return ERROR;
}

/* Without a start the event's interrupt would be number 0, the clock's. */
STATUS irqscopeStop(void)
{
	if (!running) {
		vx_say("nothing runs: irqscopeStart begins");
		return ERROR;
	}
	running = 0;
	stub_finish(&vx_stub);
	return OK;
}
