/* SPDX-License-Identifier: BSD-2-Clause */
/* See counter.h. */
#include "counter.h"

#ifdef COUNTER_INSTRUCTION
void counter_read(struct stub *stub)
{
	(void)stub;
	__asm__ __volatile__(COUNTER_INSTRUCTION);
}
#endif
