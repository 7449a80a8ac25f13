/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A target without a system, whose handlers are its only threads. bare.c is the stub's life there, the port of a processor
 * (ports/cortex_m.c, ports/rv32.c) gives its interrupts, and a part (part.h) its pins. An image of its own starts in
 * barestart.c; a firmware with a start-up code of its own calls bare_main() in its place, and has these handlers in its
 * vectors.
 */
#ifndef IRQSCOPE_BARE_H
#define IRQSCOPE_BARE_H

#include "lines.h"
#include "part.h"

/* Handlers, from the highest priority to the lowest: of the event's pin, of periods, and where threads have their turns. */
void bare_event(void);
void bare_tick(void);
void bare_tasks(void);

/* The main loop: never returns. `options` are of words.h, and taken apart; 0: they are too long, which it says. */
void bare_main(char *options);
/* Memory as C wants it, then bare_main(): where an image begins, with a stack. */
void bare_reset(void);

/* --- between bare.c and the port of a processor ---------------------------------------------- */

extern struct stub bare_stub;
extern unsigned long bare_lines[LINES];

/* What each thread has been told. */
struct turns {
	volatile unsigned long posted, taken;	/* releases; written by one side each */
	volatile unsigned long due, begun;	/* periods, likewise */
	unsigned long every, left;		/* ticks of a period, 0: none; and until the next one */
};

extern struct turns bare_turns[STUB_THREADS];
#define TURNS(thread)	(&bare_turns[(thread) - bare_stub.threads])

/* The interrupt of the event's pin: on, with its priority; off; what came while its pin ignored edges is forgotten. */
void processor_open(void);
void processor_close(void);
void processor_forget(void);
/* Have bare_tick() called each so many microseconds from now on; 0: no more. */
void processor_tick(unsigned long us);

/* Have bare_tasks() called as soon as nothing more urgent is to be done; whether it is what is under way. */
#ifdef __riscv
#define MSIP		REGISTER(0x02000000ul)	/* of SiFive's CLINT */
#define PEND()		(MSIP = 1)
#define IN_SOFTWARE	0x80000003ul	/* mcause: what may interrupt a turn puts that back */
#define IN_TURN()	(processor_cause() == IN_SOFTWARE)
static __inline unsigned long processor_cause(void)
{
	unsigned long cause;

	__asm__ volatile("csrr %0, mcause" : "=r"(cause));
	return cause;
}
#else
#define ICSR		REGISTER(0xe000ed04ul)	/* Armv7-M Architecture Reference Manual, B3 */
#define PEND()		(ICSR = 1ul << 28)
#define IN_TURN()	((ICSR & 0x1fful) == 14ul)	/* PendSV */
#endif

/* Of a port's table: what is the same on each processor. */
#define BARE_PORT \
	.system = "none", .event_context = "hard handler", .edge = "rising", .handler = 1, .writers = STUB_ROLES, \
	.open = bare_open, .spawn = bare_spawn, .unmask = bare_unmask, .mask = bare_mask, \
	.wait_period = bare_wait_period, .wait_release = bare_wait_release, .release = bare_release, .toggle = bare_toggle, \
	.join = bare_join, .close = bare_close, .say = bare_say, .warn = bare_say
int bare_open(struct stub *stub);
int bare_spawn(struct stub_thread *thread);
void bare_unmask(struct stub *stub);
void bare_mask(struct stub *stub);
int bare_wait_period(struct stub_thread *thread);
int bare_wait_release(struct stub_thread *thread);
int bare_release(struct stub_thread *thread);
void bare_toggle(struct stub *stub, int role);
void bare_join(struct stub *stub);
void bare_close(struct stub *stub);
void bare_say(const char *line);
/* For its list of operations: reads `task`, written just before, from the pin itself: what a posted write hides. */
void bare_read_back(struct stub *stub);

#endif
