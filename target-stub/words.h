/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Options for ports without a command line: "workload=task loop=100 pulse", or with + between them, since
 * insmod may not keep spaces.
 */
#ifndef IRQSCOPE_WORDS_H
#define IRQSCOPE_WORDS_H

#include "stub.h"

/* Set the defaults, then what `words` says; it is taken apart and must stay. Nonzero after a complaint. */
int words_parse(struct stub *stub, char *words);

#endif
