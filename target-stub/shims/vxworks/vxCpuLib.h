/* SPDX-License-Identifier: BSD-2-Clause */
/* VxWorks 6.6 and newer, SMP. */
#ifndef SHIM_VXCPULIB_H
#define SHIM_VXCPULIB_H
unsigned int vxCpuConfiguredGet(void);
#endif
