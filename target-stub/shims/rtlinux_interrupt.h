/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef IRQSCOPE_RTLINUX_INTERRUPT_H
#define IRQSCOPE_RTLINUX_INTERRUPT_H

/* Fails if a module that is not there has kept an interrupt. */
void rtlinux_check_rest(void);

#endif
