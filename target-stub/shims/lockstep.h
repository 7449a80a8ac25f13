/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The clock of the simulated machine (machine.h), in lock step with the virtual bench: virtual nanoseconds, which
 * pass only by lockstep_pass(). What the two say to each other, over the socket whose number is in $STUB_SOCKET,
 * is in guestmessages.h.
 */
#ifndef IRQSCOPE_LOCKSTEP_H
#define IRQSCOPE_LOCKSTEP_H

void lockstep_open(void);
long long lockstep_ns(void);

/* Time passes; edges at the interrupts that come meanwhile go to machine_edge(). */
void lockstep_pass(long long ns);
/* Nothing is to do before `until_ns`: time passes up to there, or to the next moment in which something may come. */
void lockstep_idle(long long until_ns);
/* A pin has changed. */
void lockstep_output(int role, int level);

#endif
