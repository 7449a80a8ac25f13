/* SPDX-License-Identifier: BSD-2-Clause */
/* Where Linux has its trace. */
#ifndef IRQSCOPE_TRACING_H
#define IRQSCOPE_TRACING_H

#define TRACING_FOLDER	"/sys/kernel/tracing"
#define TRACING_WANTS	"root, and tracefs mounted there"

#endif
