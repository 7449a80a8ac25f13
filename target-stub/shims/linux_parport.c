/* SPDX-License-Identifier: BSD-2-Clause */
/* A parallel port as the kernel's ppdev gives it (linux/ppdev.h): registers, and a count of interrupts. */
#include <errno.h>
#include <linux/ppdev.h>
#include <string.h>
#include <sys/ioctl.h>

#include "../lptpins.h"
#include "devices.h"

static unsigned char registers[LPT_REGISTERS];
static int exclusive, claimed;
static uint32_t seen;		/* interrupts that were cleared */

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
	registers[offset] = value;
	return 0;
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

/* Only polled: blocks until there is an interrupt. */
long device_read(int fd, void *bytes, unsigned long size)
{
	(void)fd;
	(void)bytes;
	(void)size;
	return devices_wait(seen);
}
