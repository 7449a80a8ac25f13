/* SPDX-License-Identifier: BSD-2-Clause */
/* include/zephyr/drivers/uart.h: 0 if a character arrived, and below 0 if none did. */
#ifndef SHIM_ZEPHYR_UART_H
#define SHIM_ZEPHYR_UART_H
#include <zephyr/device.h>
int uart_poll_in(const struct device *dev, unsigned char *p_char);
#endif
