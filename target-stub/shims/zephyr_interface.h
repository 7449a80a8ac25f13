/* SPDX-License-Identifier: BSD-2-Clause */
/* What the parts of the modelled Zephyr need of each other. */
#ifndef SHIM_ZEPHYR_INTERFACE_H
#define SHIM_ZEPHYR_INTERFACE_H
#include <zephyr/kernel.h>

#include "machine.h"

/* The call is not for handlers: the machine fails if this is one. */
void zephyr_called(const char *name);
/* The thread that runs waits until it is made ready; one is made ready, and runs at once if it may. */
void zephyr_block(void);
void zephyr_ready(k_tid_t thread);
/* An edge has come. */
int zephyr_again(void);	/* $STUB_AGAIN: the application calls the stub twice, with the same options */
void zephyr_edge(void);
/* In the end: all pins are inputs, and nobody is called back. */
void zephyr_check_lines(void);
extern int zephyr_asked;	/* the host wants the end */
#endif
