/* SPDX-License-Identifier: BSD-2-Clause */
/* --lines: which line of a chip is which pin, for ports with such a chip. */
#ifndef IRQSCOPE_LINES_H
#define IRQSCOPE_LINES_H

#include "stub.h"

#define LINE_EVENT	0
#define LINE_OF(role)	(1 + (role))
#define LINE_TRIGGER	LINE_OF(STUB_ROLES)
#define LINES		(2 + STUB_ROLES)
#define UNWIRED		(~0ul)

extern const char *const lines_names[LINES];

/* Does the workload need it? */
int lines_needed(const struct stub *stub, int line);

/* The lines in the order of --lines. All that the workload needs must be there; nonzero after a complaint. */
int lines_parse(const struct stub *stub, unsigned long lines[LINES]);

#endif
