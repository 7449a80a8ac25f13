/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef IRQSCOPE_VXWORKS_INTERRUPT_H
#define IRQSCOPE_VXWORKS_INTERRUPT_H

/* Fails if a port that is not running has kept a line. */
void vxworks_check_rest(void);

#endif
