/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A parallel port as the kernel's ppdev gives it (linux/ppdev.h): registers, and a count of interrupts; and as it is by
 * itself, where an access takes so long that two of them at one time are seen: they end the stub. The interrupt's bit is
 * the page's bit INTERRUPT.
 */
#include <errno.h>
#include <linux/ppdev.h>
#include <stdlib.h>
#include <string.h>
#include <sys/io.h>
#include <sys/ioctl.h>
#include <time.h>

#include "../lptpins.h"
#include "devices.h"

#define BASE		0x378
#define ACCESS_NS	50000
#define INTERRUPT	4

static unsigned char registers[LPT_REGISTERS];
static int exclusive, claimed;
static uint32_t seen;		/* interrupts that were cleared */
static int accesses;

int device_is(const char *path)
{
	return !strcmp(path, "/dev/parport0");
}

static int refuse(int error)
{
	errno = error;
	return -1;
}

static int write_register(int offset, unsigned char value)
{
	unsigned char changed = registers[offset] ^ value;
	int role;

	for (role = 0; role < 4; role++)
		if (lpt_pins[role].offset == offset && lpt_pins[role].bit & changed)
			devices_toggle(role);
	if (offset == LPT_CONTROL && changed & LPT_IRQ_ENABLE)
		devices_toggle(INTERRUPT);
	registers[offset] = value;
	return 0;
}

int ioperm(unsigned long from, unsigned long number, int on)
{
	return from == BASE && number == LPT_REGISTERS && on ? 0 : refuse(EPERM);
}

void outb(unsigned char value, unsigned short port)
{
	const struct timespec while_it_takes = { 0, ACCESS_NS };

	if (__atomic_fetch_add(&accesses, 1, __ATOMIC_SEQ_CST))
		abort();
	clock_nanosleep(CLOCK_MONOTONIC, 0, &while_it_takes, NULL);
	write_register(port - BASE, value);
	__atomic_fetch_sub(&accesses, 1, __ATOMIC_SEQ_CST);
}

unsigned char inb(unsigned short port)
{
	return registers[port - BASE];
}

int device_ioctl(int fd, unsigned long request, void *argument)
{
	uint32_t edges = devices_edges();

	(void)fd;
	if (request == PPEXCL)
		return exclusive = 1, 0;
	if (request == PPCLAIM)
		return claimed = 1, 0;
	if (!claimed || !exclusive)
		return refuse(EPERM);
	switch (request) {
	case PPRELEASE:
		claimed = 0;
		return 0;
	case PPDATADIR:
		return *(int *)argument ? refuse(EINVAL) : 0;
	case PPWDATA:
		return write_register(LPT_DATA, *(unsigned char *)argument);
	case PPWCONTROL:	/* the driver keeps the interrupt's bit to itself */
		return write_register(LPT_CONTROL, *(unsigned char *)argument & 15);
	case PPRCONTROL:
		*(unsigned char *)argument = registers[LPT_CONTROL];
		return 0;
	case PPRSTATUS:
		*(unsigned char *)argument = 0;
		return 0;
	case PPCLRIRQ:
		*(int *)argument = (int)(edges - seen);
		seen = edges;
		return 0;
	default:
		return refuse(EINVAL);
	}
}

int device_ready(int fd)
{
	(void)fd;
	return devices_edges() != seen;
}

/* Only polled: blocks until there is an interrupt. */
long device_read(int fd, void *bytes, unsigned long size)
{
	(void)fd;
	(void)bytes;
	(void)size;
	return devices_wait(seen);
}
