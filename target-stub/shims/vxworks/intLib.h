/* SPDX-License-Identifier: BSD-2-Clause */
/* x86: the vector of an interrupt request is 0x20 plus its number. The BSP's wrapper ends the interrupt. */
#ifndef SHIM_INTLIB_H
#define SHIM_INTLIB_H
#define INUM_TO_IVEC(number)	((VOIDFUNCPTR *)(long)(number))
STATUS intConnect(VOIDFUNCPTR *vector, VOIDFUNCPTR routine, int parameter);
#endif
