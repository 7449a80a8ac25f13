/* SPDX-License-Identifier: BSD-2-Clause */
/* RTLinux 3: marks a module as real-time code; `rtl_printf` is declared by its rtl_printf.h, which rtl.h includes. */
#ifndef SHIM_RTL_H
#define SHIM_RTL_H
int rtl_printf(const char *format, ...);
#endif
