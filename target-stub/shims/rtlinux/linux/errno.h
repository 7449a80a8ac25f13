/* SPDX-License-Identifier: BSD-2-Clause */
/* Linux 2.4, i386. */
#ifndef SHIM_ERRNO_H
#define SHIM_ERRNO_H
#define EBUSY	16
#define ENODEV	19
#define EINVAL	22
#define ENOSPC	28
#endif
