/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What inputs cost, as tests/fuzz/costs.py has it, which reads what is printed here: at the beginning, and at the end.
 */
#ifndef COSTS_H
#define COSTS_H

#include <stddef.h>
#include <time.h>

void costs_begin(void);

/* An input of so many bytes took so long. */
void costs_add(size_t size, clock_t spent);

#endif
