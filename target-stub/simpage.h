/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The page of memory that stands for the wires between the virtual bench and a stub of port `sim`.
 *
 * C and C++ alike. Words that are written by different sides lie in different cache lines. The bench
 * creates the page, fills in `magic` and `version`, and only then starts the stub. All accesses are
 * atomic; counts wrap.
 */
#ifndef IRQSCOPE_SIMPAGE_H
#define IRQSCOPE_SIMPAGE_H

#include <stdint.h>

#define SIMPAGE_MAGIC	0x50515249u	/* the bytes 'IRQP' */
#define SIMPAGE_VERSION	1u
#define SIMPAGE_BYTES	4096

#define SIMPAGE_STOP	1u		/* in `events`: no further event will come */
#define SIMPAGE_EVENT	2u		/* in `events`: one active edge of the stimulus */

struct simpage {
	uint32_t magic;
	uint32_t version;
	uint32_t line0[14];
	/*
	 * Bench to stub: SIMPAGE_EVENT is added for each active edge, SIMPAGE_STOP is set at the end.
	 * Waiters sleep on it as a (shared) futex; the bench wakes one after each change.
	 */
	uint32_t events;
	uint32_t line1[15];
	/* Stub to bench: levels of the pins, bit IRQSCOPE_<ROLE>. */
	uint32_t pins;
	uint32_t line2[15];
};

#endif
