/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The trigger in Linux user space: a thread stops ftrace when it comes, so that what made a response late stays in the
 * trace. It comes in its turn, after what is in its way, and so may what is traced until then.
 */
#ifndef IRQSCOPE_FREEZE_H
#define IRQSCOPE_FREEZE_H

#include "stub.h"

/* Claim what stops ftrace, and what is done then. Nonzero after a warn(). */
int freeze_open(const struct stub *stub);
/* Begin: each record of `bytes` that `descriptor` gives is a trigger. Nonzero after a warn(). */
int freeze_start(struct stub *stub, int descriptor, unsigned long bytes);
/* The end of it, also of what never began. */
void freeze_end(void);

#endif
