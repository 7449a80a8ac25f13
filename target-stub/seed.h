/* SPDX-License-Identifier: BSD-2-Clause */
/* Linux' random numbers: what a port, in user space or in the kernel, notes when they are not ready. */
#ifndef IRQSCOPE_SEED_H
#define IRQSCOPE_SEED_H

/* Kernels that randomise their stack draw a number at each system call. */
#define UNSEEDED "the kernel's random number generator is not ready, and system calls may take twice as long until " \
		 "it is: start after a byte was read from /dev/random, which waits for it"

#endif
