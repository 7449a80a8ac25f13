/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef SHIM_SYSLIB_H
#define SHIM_SYSLIB_H
void sysOutByte(int address, char data);
UCHAR sysInByte(int address);
STATUS sysIntEnablePIC(int irqNo);
STATUS sysIntDisablePIC(int irqNo);
int sysClkRateGet(void);
#endif
