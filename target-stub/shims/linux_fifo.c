/* SPDX-License-Identifier: BSD-2-Clause */
/* FIFOs of the Linux kernel (Documentation/core-api/kernel-api, "FIFO Buffer"): they take and give what they can. */
#include <kernel_interface.h>

unsigned int fifo_put(unsigned int *in, unsigned int out, char *data, size_t size, const char *from, unsigned int n)
{
	unsigned int taken;

	for (taken = 0; taken < n && *in - out < size; taken++)
		data[(*in)++ % size] = from[taken];
	return taken;
}

unsigned int fifo_get(unsigned int in, unsigned int *out, const char *data, size_t size, char *to, unsigned int n)
{
	unsigned int given;

	for (given = 0; given < n && *out != in; given++)
		to[given] = data[(*out)++ % size];
	return given;
}
