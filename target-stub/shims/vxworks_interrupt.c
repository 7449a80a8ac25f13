/* SPDX-License-Identifier: BSD-2-Clause */
/* Interrupts and pins of VxWorks on the simulated machine: parallel ports, GPIO lines. */
#include <vxWorks.h>
#include <intLib.h>
#include <sysLib.h>
#include <subsys/gpio/vxbGpioLib.h>

#include "machine.h"
#include "vxworks_interrupt.h"

#define VECTOR	0x20	/* of IRQ 0 */

static void (*port_handlers[MACHINE_INTERRUPTS])(int parameter);
static void (*line_handlers[MACHINE_INTERRUPTS])(void *argument);
static int configured[MACHINE_INTERRUPTS];
static unsigned allocated;	/* lines, bit 0: that of the event */

void vxworks_check_rest(void)
{
	int i;

	for (i = 0; i < MACHINE_INTERRUPTS; i++)
		if (allocated || line_handlers[i])
			machine_fail("a line that was not given back");
}

/* There is no way back. */
STATUS intConnect(VOIDFUNCPTR *vector, VOIDFUNCPTR routine, int parameter)
{
	int interrupt = machine_of_irq((unsigned long)vector - VECTOR);

	(void)parameter;
	if (interrupt < 0 || port_handlers[interrupt])
		return ERROR;
	port_handlers[interrupt] = (void (*)(int))routine;
	return OK;
}

STATUS sysIntEnablePIC(int irqNo)
{
	machine_mask(machine_of_irq((unsigned long)irqNo), 0);
	return OK;
}

/* All others are the system's: IRQ 0 of a PC is its clock. */
STATUS sysIntDisablePIC(int irqNo)
{
	if (machine_of_irq((unsigned long)irqNo) < 0)
		machine_fail("an interrupt of somebody else is switched off");
	machine_mask(machine_of_irq((unsigned long)irqNo), 1);
	return OK;
}

void system_interrupt(int interrupt)
{
	if (line_handlers[interrupt])
		line_handlers[interrupt](0);
	else if (port_handlers[interrupt] && machine_port_interrupts(interrupt))
		port_handlers[interrupt](0);
}

void sysOutByte(int address, char data)
{
	machine_out((unsigned long)address, (unsigned char)data);
}

UCHAR sysInByte(int address)
{
	return machine_in((unsigned long)address);
}

/* Nobody has a line twice. */
STATUS vxbGpioAlloc(UINT32 id)
{
	if (id < MACHINE_EVENT || id > MACHINE_TRIGGER || allocated >> (id - MACHINE_EVENT) & 1)
		return ERROR;
	allocated |= 1u << (id - MACHINE_EVENT);
	return OK;
}

STATUS vxbGpioFree(UINT32 id)
{
	allocated &= ~(1u << (id - MACHINE_EVENT));
	return OK;
}

STATUS vxbGpioSetDir(UINT32 id, UINT32 dir)
{
	return machine_of_line(id) >= 0 && dir ? ERROR : OK;
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
	int interrupt = machine_of_line(id);

	if (interrupt < 0 || trigger != INTR_TRIGGER_EDGE || polarity != INTR_POLARITY_HIGH)
		return ERROR;
	configured[interrupt] = 1;
	return OK;
}

STATUS vxbGpioIntConnect(UINT32 id, VOIDFUNCPTR pIsr, void *pArg)
{
	int interrupt = machine_of_line(id);

	(void)pArg;
	if (interrupt < 0 || !configured[interrupt])
		return ERROR;
	line_handlers[interrupt] = (void (*)(void *))pIsr;
	return OK;
}

STATUS vxbGpioIntDisconnect(UINT32 id, VOIDFUNCPTR pIsr, void *pArg)
{
	int interrupt = machine_of_line(id);

	(void)pArg;
	if (interrupt < 0 || line_handlers[interrupt] != (void (*)(void *))pIsr)
		return ERROR;
	line_handlers[interrupt] = 0;
	return OK;
}

STATUS vxbGpioIntEnable(UINT32 id, VOIDFUNCPTR pIsr, void *pArg)
{
	(void)pIsr;
	(void)pArg;
	machine_mask(machine_of_line(id), 0);
	return OK;
}

STATUS vxbGpioIntDisable(UINT32 id, VOIDFUNCPTR pIsr, void *pArg)
{
	(void)pIsr;
	(void)pArg;
	machine_mask(machine_of_line(id), 1);
	return OK;
}
