/* SPDX-License-Identifier: BSD-2-Clause */
/* include/zephyr/sys/printk.h */
#ifndef SHIM_ZEPHYR_PRINTK_H
#define SHIM_ZEPHYR_PRINTK_H
void printk(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
#endif
