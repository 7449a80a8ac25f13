/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Marks in the kernel's trace, from Linux user space: `irqscope isr 1 7` is the seventh toggle of isr, to high. Each is a
 * write(2) to trace_marker, or --marker, after its toggle: what comes next in that thread is as much later.
 * `irqscope_run NAME` is the name of the run.
 */
#ifndef IRQSCOPE_MARKS_H
#define IRQSCOPE_MARKS_H

#include "stub.h"

/* Claim trace_marker, or --marker; and only if anything is to be marked. Nonzero after a warn(). */
int marks_claim(const struct stub *stub);
int marks_open(const struct stub *stub);
/* One mark; what is written while tracing is off is lost. */
void marks_write(const char *mark, int bytes);
/* Hook as it stands in struct stub_port. */
void marks_mark(struct stub *stub, int role);
/* At each beat: the run's name, if it has one, each second, as a trace keeps its newest entries. */
void marks_beat(const struct stub *stub);
/* Operation of `bracket`: one mark. */
void marks_marker(struct stub *stub);

#endif
