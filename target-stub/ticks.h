/* SPDX-License-Identifier: BSD-2-Clause */
/* Microseconds in ticks of a system's clock, whose tick may be no whole microseconds: 60 a second are VxWorks' own. */
#ifndef IRQSCOPE_TICKS_H
#define IRQSCOPE_TICKS_H

/* `us` at `hz` ticks a second, the rest, in millionths of a tick, left out; 32 bits are enough for minutes at 60 kHz. */
static __inline unsigned long ticks_in(unsigned long us, unsigned long hz, unsigned long *rest)
{
	const unsigned long coarse = us / 1000 * hz, fine = coarse % 1000 * 1000 + us % 1000 * hz;

	*rest = fine % 1000000;
	return coarse / 1000 + fine / 1000000;
}

/* At least one. */
static __inline unsigned long ticks_of(unsigned long us, unsigned long hz)
{
	unsigned long rest;
	const unsigned long ticks = ticks_in(us, hz, &rest);

	return ticks ? ticks : 1;
}

static __inline int ticks_are_whole(unsigned long us, unsigned long hz)
{
	unsigned long rest;

	ticks_in(us, hz, &rest);
	return !rest;
}

#endif
