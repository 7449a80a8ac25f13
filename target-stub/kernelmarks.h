/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/* Marks in the kernel's trace, from the kernel: the events of kerneltrace.h. */
#ifndef IRQSCOPE_KERNELMARKS_H
#define IRQSCOPE_KERNELMARKS_H

#include "stub.h"

/* Switch the events on if anything is to say them; and off. A kernel without ftrace is noted. */
void kernel_marks(struct stub *stub);
void kernel_marks_end(void);
/* Hook as it stands in struct stub_port. */
void kernel_mark(struct stub *stub, int role);
/* After each beat: the run's name, if it has one, each second from the first on. */
void kernel_marks_beat(const struct stub *stub);
/* Operation of `bracket`: one mark. */
void kernel_marker(struct stub *stub);

#endif
