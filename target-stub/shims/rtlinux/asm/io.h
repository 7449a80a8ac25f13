/* SPDX-License-Identifier: BSD-2-Clause */
/* Linux 2.4, i386. */
#ifndef SHIM_IO_H
#define SHIM_IO_H
void outb(unsigned char value, unsigned short port);
unsigned char inb(unsigned short port);
#endif
