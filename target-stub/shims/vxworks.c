/* SPDX-License-Identifier: BSD-2-Clause */
/* VxWorks as its headers describe it, on the simulated machine. $STUB_TASKS names tasks that exist already. */
#include <vxWorks.h>
#include <stdlib.h>
#include <string.h>
#include <intLib.h>
#include <semLib.h>
#include <sysLib.h>
#include <taskLib.h>
#include <tickLib.h>
#include <subsys/gpio/vxbGpioLib.h>

#include "machine.h"

#define RATE		1000	/* ticks a second, as after sysClkRateSet() */
#define TICK_NS		(1000000000ll / RATE)
#define TASKS		20
#define VECTOR		0x27	/* IRQ 7 */

STATUS irqscopeStart(char *options);
STATUS irqscopeStop(void);

static struct entry {
	int (*function)(int argument);
	int argument;
} entries[TASKS];

struct semaphore {
	int value, waiter;
};

static int entry_count, by_port;
static void (*port_handler)(int parameter);
static void (*line_handler)(void *argument);

/* --- interrupts ------------------------------------------------------------------------------ */

STATUS intConnect(VOIDFUNCPTR *vector, VOIDFUNCPTR routine, int parameter)
{
	(void)parameter;
	if ((long)vector != VECTOR)
		return ERROR;
	port_handler = (void (*)(int))routine;
	by_port = 1;
	return OK;
}

STATUS sysIntEnablePIC(int irqNo)
{
	machine_mask(irqNo != VECTOR - 0x20);
	return OK;
}

STATUS sysIntDisablePIC(int irqNo)
{
	(void)irqNo;
	machine_mask(1);
	return OK;
}

void system_interrupt(void)
{
	if (!by_port)
		line_handler(0);
	else if (machine_port_interrupts())
		port_handler(0);
}

/* --- pins ------------------------------------------------------------------------------------ */

void sysOutByte(int address, char data)
{
	machine_out((unsigned long)address, (unsigned char)data);
}

UCHAR sysInByte(int address)
{
	return machine_in((unsigned long)address);
}

STATUS vxbGpioAlloc(UINT32 id)
{
	return id < MACHINE_EVENT || id > MACHINE_EVENT + 4 ? ERROR : OK;
}

STATUS vxbGpioFree(UINT32 id)
{
	(void)id;
	return OK;
}

STATUS vxbGpioSetDir(UINT32 id, UINT32 dir)
{
	return id == MACHINE_EVENT && dir ? ERROR : OK;
}

STATUS vxbGpioSetValue(UINT32 id, UINT32 value)
{
	machine_line(id, (int)value);
	return OK;
}

UINT32 vxbGpioGetValue(UINT32 id)
{
	(void)id;
	return 0;
}

STATUS vxbGpioIntConfig(UINT32 id, INTR_TRIGER trigger, INTR_POLARITY polarity)
{
	return id == MACHINE_EVENT && trigger == INTR_TRIGGER_EDGE && polarity == INTR_POLARITY_HIGH ? OK : ERROR;
}

STATUS vxbGpioIntConnect(UINT32 id, VOIDFUNCPTR pIsr, void *pArg)
{
	(void)id;
	(void)pArg;
	line_handler = (void (*)(void *))pIsr;
	return OK;
}

STATUS vxbGpioIntDisconnect(UINT32 id, VOIDFUNCPTR pIsr, void *pArg)
{
	(void)pIsr;
	(void)pArg;
	return id == MACHINE_EVENT ? OK : ERROR;
}

STATUS vxbGpioIntEnable(UINT32 id, VOIDFUNCPTR pIsr, void *pArg)
{
	(void)pIsr;
	(void)pArg;
	machine_mask(id != MACHINE_EVENT);
	return OK;
}

STATUS vxbGpioIntDisable(UINT32 id, VOIDFUNCPTR pIsr, void *pArg)
{
	(void)id;
	(void)pIsr;
	(void)pArg;
	machine_mask(1);
	return OK;
}

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

int system_load(char *options)
{
	return irqscopeStart(options);
}

void system_unload(void)
{
	irqscopeStop();
}
