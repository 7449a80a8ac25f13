/* SPDX-License-Identifier: BSD-2-Clause */
/* FIFOs of RTLinux 3 as their manual pages describe them. Somebody else has the first. */
#include <string.h>

#include <linux/errno.h>
#include <rtl_fifo.h>

#define FIFOS		4
#define MOST_BYTES	4096

static struct fifo {
	int size, held;		/* size 0: nobody has it */
	char bytes[MOST_BYTES];
} fifos[FIFOS] = { { 1, 0, { 0 } } };

int rtf_create(unsigned int fifo, int size)
{
	if (fifo >= FIFOS)
		return -ENODEV;
	if (fifos[fifo].size)
		return -EBUSY;
	if (size < 1 || size > MOST_BYTES)
		return -EINVAL;
	fifos[fifo].size = size;
	fifos[fifo].held = 0;
	return 0;
}

int rtf_destroy(unsigned int fifo)
{
	if (fifo >= FIFOS)
		return -ENODEV;
	if (!fifos[fifo].size)
		return -EINVAL;
	fifos[fifo].size = 0;
	return 0;
}

int rtf_put(unsigned int fifo, char *buf, int count)
{
	if (fifo >= FIFOS || !fifos[fifo].size)
		return fifo >= FIFOS ? -ENODEV : -EINVAL;
	if (fifos[fifo].held + count > fifos[fifo].size)
		return -ENOSPC;
	memcpy(fifos[fifo].bytes + fifos[fifo].held, buf, (size_t)count);
	fifos[fifo].held += count;
	return count;
}

int rtf_get(unsigned int fifo, char *buf, int count)
{
	if (fifo >= FIFOS || !fifos[fifo].size)
		return fifo >= FIFOS ? -ENODEV : -EINVAL;
	if (count > fifos[fifo].held)
		count = fifos[fifo].held;
	memcpy(buf, fifos[fifo].bytes, (size_t)count);
	fifos[fifo].held -= count;
	memmove(fifos[fifo].bytes, fifos[fifo].bytes + count, (size_t)fifos[fifo].held);
	return count;
}
