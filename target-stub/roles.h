/* SPDX-License-Identifier: BSD-2-Clause */
/* Written by `python -m irqscope.contract.render`: do not edit. */
#ifndef IRQSCOPE_ROLES_H
#define IRQSCOPE_ROLES_H

#define IRQSCOPE_ISR 0
#define IRQSCOPE_TASK 1
#define IRQSCOPE_DONE 2
#define IRQSCOPE_AUX 3
#define IRQSCOPE_ROLES "isr", "task", "done", "aux"

#endif
