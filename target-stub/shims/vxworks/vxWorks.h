/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * VxWorks 5 to 7, as far as the port uses it. Signatures: the public bindings of Xenomai 3 (VxWorks skin,
 * include/vxworks) and pocolibs' portLib, board support packages published by their vendors, and Wind
 * River's own RTP headers for version 7.
 */
#ifndef SHIM_VXWORKS_H
#define SHIM_VXWORKS_H
typedef int STATUS;
typedef unsigned char UCHAR;
typedef unsigned int UINT;
typedef unsigned int UINT32;
typedef unsigned long ULONG;
typedef int (*FUNCPTR)();
typedef void (*VOIDFUNCPTR)();
#define OK		0
#define ERROR		(-1)
#define NO_WAIT		0
#define WAIT_FOREVER	(-1)
#endif
