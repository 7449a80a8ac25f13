/* SPDX-License-Identifier: BSD-2-Clause */
/* Operations of `bracket` that need no system: for a port's list. */
#ifndef IRQSCOPE_MEMORY_H
#define IRQSCOPE_MEMORY_H

#include "stub.h"

#define MEMORY_OPERATIONS \
	{ "memory", memory_message, 0 }, { "memory-write", memory_write, 0 }, { "memory-read", memory_read, 0 }

/* A message is written to memory, as for somebody who shares it; is read from there; both. */
void memory_write(struct stub *stub);
void memory_read(struct stub *stub);
void memory_message(struct stub *stub);

#endif
