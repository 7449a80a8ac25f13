/* SPDX-License-Identifier: BSD-2-Clause */
/* The trigger in RTLinux: nACK of a parallel port of its own, whose handler calls what another module wants called. */
#ifndef IRQSCOPE_RTLTRIGGER_H
#define IRQSCOPE_RTLTRIGGER_H

#include "lpt.h"

/*
 * Called in a hard handler, so only what RTLinux allows there; NULL: nothing. Linux 2.4 exports what is not static, so
 * another module sets it (`extern void (*irqscope_trigger_hook)(void);`) and, before it goes, takes it back.
 */
extern void (*irqscope_trigger_hook)(void);

/* From now on each pulse at the port, if its base is not 0, is counted; nonzero after a complaint. Until the close. */
int rtl_trigger_open(struct stub *stub, const struct lpt *port);
void rtl_trigger_close(void);

#endif
