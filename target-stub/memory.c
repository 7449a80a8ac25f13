/* SPDX-License-Identifier: BSD-2-Clause */
/* See memory.h. */
#include "memory.h"

#define MESSAGE_BYTES	64

static volatile unsigned char shared[MESSAGE_BYTES], own[MESSAGE_BYTES];

void memory_message(struct stub *stub)
{
	unsigned i;

	(void)stub;
	for (i = 0; i < MESSAGE_BYTES; i++)
		shared[i] = (unsigned char)(own[i] + i);
	for (i = 0; i < MESSAGE_BYTES; i++)
		own[i] = shared[i];
}
