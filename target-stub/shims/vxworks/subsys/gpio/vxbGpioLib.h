/* SPDX-License-Identifier: BSD-2-Clause */
/* VxWorks 7. Direction: 0 in, 1 out. INTR_TRIGER is spelt as Wind River spells it. */
#ifndef SHIM_VXBGPIOLIB_H
#define SHIM_VXBGPIOLIB_H
typedef enum { INTR_TRIGGER_LEVEL, INTR_TRIGGER_EDGE } INTR_TRIGER;
typedef enum { INTR_POLARITY_LOW, INTR_POLARITY_HIGH } INTR_POLARITY;
STATUS vxbGpioAlloc(UINT32 id);
STATUS vxbGpioFree(UINT32 id);
STATUS vxbGpioSetDir(UINT32 id, UINT32 dir);
STATUS vxbGpioSetValue(UINT32 id, UINT32 value);
UINT32 vxbGpioGetValue(UINT32 id);
STATUS vxbGpioIntConfig(UINT32 id, INTR_TRIGER trigger, INTR_POLARITY polarity);
STATUS vxbGpioIntConnect(UINT32 id, VOIDFUNCPTR pIsr, void *pArg);
STATUS vxbGpioIntDisconnect(UINT32 id, VOIDFUNCPTR pIsr, void *pArg);
STATUS vxbGpioIntEnable(UINT32 id, VOIDFUNCPTR pIsr, void *pArg);
STATUS vxbGpioIntDisable(UINT32 id, VOIDFUNCPTR pIsr, void *pArg);
#endif
