/* SPDX-License-Identifier: BSD-2-Clause */
/* An operation of `bracket` that needs no system: for a port's list. */
#ifndef IRQSCOPE_MEMORY_H
#define IRQSCOPE_MEMORY_H

#include "stub.h"

/* A message is written to memory, as for somebody who shares it, and read back. */
void memory_message(struct stub *stub);

#endif
