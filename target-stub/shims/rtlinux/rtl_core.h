/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * RTLinux 3 manual pages rtl_request_irq(9), rtl_free_irq(9), rtl_hard_enable_irq(9) (FSMLabs, 2001):
 * the handler runs with interrupts off, and its line stays disabled until rtl_hard_enable_irq(). What that and
 * rtl_hard_disable_irq() return is an int there and nothing in a later header: so nothing here, that none uses it.
 */
#ifndef SHIM_RTL_CORE_H
#define SHIM_RTL_CORE_H
struct pt_regs;
int rtl_request_irq(unsigned int irq, unsigned int (*handler)(unsigned int irq, struct pt_regs *regs));
int rtl_free_irq(unsigned int irq);
void rtl_hard_enable_irq(unsigned int irq);
void rtl_hard_disable_irq(unsigned int irq);
#endif
