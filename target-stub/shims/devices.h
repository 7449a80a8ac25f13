/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Simulated devices for ports in Linux user space, which otherwise run as they are: calls with file
 * descriptors of such a device come here (the linker's --wrap), all others go to the system. Events come
 * from the page of the virtual bench (simpage.h), whose path is in $STUB_PAGE, and pins go there. The files by which the
 * kernel is told of traces are those of the folder $STUB_TRACING, if that is set. A parallel port's registers are where a
 * PC has them. $STUB_UNSEEDED: the system's random numbers are not ready. $STUB_SYSTEM: a folder with the files of
 * /sys and /proc/sys/kernel that this system is to have.
 */
#ifndef IRQSCOPE_DEVICES_H
#define IRQSCOPE_DEVICES_H

#include <stdint.h>

/* What the device provides: is the path its own; calls, which return as the system's do. */
int device_is(const char *path);
int device_ioctl(int fd, unsigned long request, void *argument);
long device_read(int fd, void *bytes, unsigned long size);
int device_ready(int fd);	/* it would not block */

/* A descriptor that is this device's from now on. */
int devices_descriptor(void);

/* Edges of the stimulus since the beginning. Wait until there are more than `seen`; -1 with errno if interrupted. */
uint32_t devices_edges(void);
int devices_wait(uint32_t seen);

/* The file `trigger` in $STUB_TRACING, which gives what the trigger's line does: a descriptor, or -1 with errno. */
int devices_trigger(void);

/* An interrupt that /proc/interrupts lists, if $STUB_SYSTEM is set, under a name. */
void devices_interrupt(int number, const char *name);

/* Invert the pin of a role, or what stands in the page behind those of all roles. */
void devices_toggle(int role);

#endif
