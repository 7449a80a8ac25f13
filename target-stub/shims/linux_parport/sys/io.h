/* SPDX-License-Identifier: BSD-2-Clause */
/* Direct access to ports, as far as a stub needs it: to the registers of ../../linux_parport.c. */
int ioperm(unsigned long from, unsigned long number, int on);
void outb(unsigned char value, unsigned short port);
unsigned char inb(unsigned short port);
