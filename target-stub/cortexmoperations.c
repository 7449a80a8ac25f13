/* SPDX-License-Identifier: BSD-2-Clause */
/* What `bracket` can do on a Cortex-M, see cortexm.h. */
#include "cortexm.h"

/* The counter that makes periods: what is timed is the reading. */
void cortexm_clock(struct stub *stub)
{
	(void)stub;
	(void)SYST_CVR;
}

/* Reads `task`, written just before, from the pin itself: what a posted write hides. */
void cortexm_read_back(struct stub *stub)
{
	(void)stub;
	(void)part_get(cortexm_lines[LINE_OF(IRQSCOPE_TASK)]);
}
