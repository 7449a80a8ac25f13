/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * VxWorks as its headers describe it, on the simulated machine; its interrupts are in vxworks_interrupt.c. $STUB_TASKS
 * names tasks that exist already. $STUB_SHELL: further calls of the shell, two letters each: when (0 before
 * the start, 1 after it, 2 after the stop), and what (s stop, b start).
 */
#include <vxWorks.h>
#include <stdlib.h>
#include <string.h>
#include <semLib.h>
#include <sysLib.h>
#include <taskLib.h>
#include <tickLib.h>

#include "machine.h"
#include "vxworks_interrupt.h"

#ifndef RATE
#define RATE		1000	/* ticks a second, as after sysClkRateSet() */
#endif
#define TICK_NS		(1000000000ll / RATE)
#define TASKS		20

STATUS irqscopeStart(char *options);
STATUS irqscopeStop(void);
extern VOIDFUNCPTR irqscopeTriggerHook;

static struct entry {
	int (*function)(int argument);
	int argument;
} entries[TASKS];

struct semaphore {
	int value, waiter;
};

static int entry_count;

/* --- tasks, semaphores, clock ---------------------------------------------------------------- */

static void body(void *arg)
{
	struct entry *entry = arg;

	entry->function(entry->argument);
}

int taskSpawn(char *name, int priority, int options, int stackSize, FUNCPTR entryPt, int arg1, int arg2, int arg3,
	      int arg4, int arg5, int arg6, int arg7, int arg8, int arg9, int arg10)
{
	(void)name, (void)options, (void)stackSize, (void)arg2, (void)arg3, (void)arg4, (void)arg5;
	(void)arg6, (void)arg7, (void)arg8, (void)arg9, (void)arg10;
	entries[entry_count].function = (int (*)(int))entryPt;
	entries[entry_count].argument = arg1;
	return 1 + machine_task(body, &entries[entry_count++], priority == 255 ? MACHINE_LOWEST : 255 - priority);
}

/* Delays end with a tick of the clock. */
STATUS taskDelay(int ticks)
{
	machine_sleep((machine_ns() / TICK_NS + ticks) * TICK_NS);
	return OK;
}

int taskNameToId(char *name)
{
	const char *names = getenv("STUB_TASKS");

	return names && strstr(names, name) ? 1 : ERROR;
}

SEM_ID semCCreate(int options, int initialCount)
{
	SEM_ID sem = calloc(1, sizeof(*sem));

	(void)options;
	sem->value = initialCount;
	sem->waiter = -1;
	return sem;
}

STATUS semTake(SEM_ID sem, int timeout)
{
	(void)timeout;
	while (!sem->value) {
		sem->waiter = machine_self();
		machine_block();
	}
	sem->waiter = -1;
	sem->value--;
	return OK;
}

/* Between tasks the one of higher priority runs at once; after a handler, when the handler has returned. */
STATUS semGive(SEM_ID sem)
{
	sem->value++;
	if (sem->waiter < 0)
		return OK;
	machine_ready(sem->waiter);
	if (machine_self() >= 0)
		machine_switch();
	return OK;
}

STATUS semDelete(SEM_ID sem)
{
	free(sem);
	return OK;
}

int sysClkRateGet(void)
{
	return RATE;
}

ULONG tickGet(void)
{
	return (ULONG)(machine_ns() / TICK_NS);
}

/* --- life ------------------------------------------------------------------------------------ */

/* Each must be refused. */
static void shell(char when)
{
	static char options[] = "workload=multi";
	const char *calls = getenv("STUB_SHELL");

	for (; calls && *calls; calls++)
		if (calls[0] == when && (*++calls == 's' ? irqscopeStop() : irqscopeStart(options)) != ERROR)
			machine_fail("the shell's call is not refused");
}

int system_load(char *options)
{
	int refused;

	irqscopeTriggerHook = (VOIDFUNCPTR)machine_hook();
	shell('0');
	refused = irqscopeStart(options);
	shell('1');
	if (refused)
		vxworks_check_rest();
	return refused;
}

void system_unload(void)
{
	irqscopeStop();
	shell('2');
	vxworks_check_rest();
}
