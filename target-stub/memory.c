/* SPDX-License-Identifier: BSD-2-Clause */
/* See memory.h. */
#include "memory.h"

#define MESSAGE_BYTES	64

static volatile unsigned char shared[MESSAGE_BYTES], own[MESSAGE_BYTES];

void memory_write(struct stub *stub)
{
	unsigned i;

	(void)stub;
	for (i = 0; i < MESSAGE_BYTES; i++)
		shared[i] = (unsigned char)(own[i] + i);
}

void memory_read(struct stub *stub)
{
	unsigned i;

	(void)stub;
	for (i = 0; i < MESSAGE_BYTES; i++)
		own[i] = shared[i];
}

void memory_message(struct stub *stub)
{
	memory_write(stub);
	memory_read(stub);
}
