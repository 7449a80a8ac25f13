/* SPDX-License-Identifier: BSD-2-Clause */
/* What zephyrmarks.c needs of <zephyr/tracing/tracing.h>, modelled by shims/ctf.c. */
#ifndef SHIM_ZEPHYR_TRACING_H
#define SHIM_ZEPHYR_TRACING_H

#include <stdint.h>

void sys_trace_named_event(const char *name, uint32_t arg0, uint32_t arg1);

#endif
