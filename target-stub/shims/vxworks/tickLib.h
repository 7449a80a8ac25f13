/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef SHIM_TICKLIB_H
#define SHIM_TICKLIB_H
ULONG tickGet(void);
#endif
