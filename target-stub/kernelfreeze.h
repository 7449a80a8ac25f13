/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/* The trigger in the Linux kernel: its handler stops ftrace, so that what made a response late stays in the trace. */
#ifndef IRQSCOPE_KERNELFREEZE_H
#define IRQSCOPE_KERNELFREEZE_H

#include "lpt.h"

/* From now on interrupt `irq`, the trigger's, stops tracing; nonzero after a complaint. Until the end. */
int kernel_freeze(struct stub *stub, int irq);
/* The same with the nACK of a port, if its base is not 0. */
int kernel_freeze_lpt(struct stub *stub, const struct lpt *port);
void kernel_freeze_end(struct stub *stub);

#endif
