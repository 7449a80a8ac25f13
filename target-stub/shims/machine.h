/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A simulated machine of one CPU, on which ports for other systems run on the host in virtual time (lockstep.h): a
 * parallel port at 0x378 (lpt.h), GPIO lines, an interrupt, tasks.
 *
 * The stub's own code is compiled with -fsanitize-coverage=trace-pc, so each basic block of it takes MACHINE_BLOCK_NS,
 * and an interrupt may come between any two. The system around it (the shims) takes the times below and no other, and
 * is not interrupted. An edge that comes while the handler runs is latched, once; one that comes while the interrupt
 * is masked, or the port's interrupt is off, is lost. Interrupts go before tasks, tasks before those of lower priority.
 */
#ifndef IRQSCOPE_MACHINE_H
#define IRQSCOPE_MACHINE_H

#define MACHINE_EVENT	10	/* GPIO line of the event; the four after it are the roles */
#define MACHINE_LOWEST	(-1)	/* priority of what runs only when nothing else does */

#define MACHINE_BLOCK_NS	2	/* a basic block */
#define MACHINE_ENTRY_NS	1800	/* from an interrupt to the handler's first block */
#define MACHINE_SWITCH_NS	900	/* to a task that did not run last */
#define MACHINE_PORT_NS		1000	/* access to a register of the parallel port: a cycle of the ISA bus */
#define MACHINE_LINE_NS		60	/* to a GPIO line */

/* What a system on this machine provides. */
int system_load(char *options);	/* nonzero: it did not start */
void system_unload(void);
void system_interrupt(void);	/* an edge has come and is not masked */

/* Tasks by number: start one, make one ready, switch now to ready ones of higher priority. */
int machine_task(void (*body)(void *arg), void *arg, int priority);
void machine_prioritise(int task, int priority);
void machine_ready(int task);
void machine_switch(void);
/* For the task itself: its number (-1: a handler, or what loads and unloads), wait until it is made ready. */
int machine_self(void);
void machine_block(void);
/* Also while loading and unloading: let the others run until a time, or until a task has ended. */
void machine_sleep(long long until_ns);
void machine_end(int task);

/*
 * What the parts of the machine need of each other: an edge of the event; the handler, if one is due, and whatever
 * it has made ready; the ready task of highest priority, of at least `lowest`, until it waits, switches or ends
 * (0: there is none); the time at which a task wants to be woken; whether a handler runs, returns what was.
 */
void machine_edge(void);
void machine_interrupts(void);
int machine_run(int lowest);
void machine_preempt(void);
long long machine_next(void);
int machine_set_handler(int to);
void machine_free(void);
void machine_fail(const char *sentence) __attribute__((noreturn));

int machine_in_handler(void);
long long machine_ns(void);
void machine_mask(int masked);	/* the interrupt, which is masked at first */

void machine_out(unsigned long address, unsigned char value);
unsigned char machine_in(unsigned long address);
int machine_port_interrupts(void);	/* the parallel port's own switch: bit 4 of the control register */
void machine_line(unsigned long line, int level);

/* One line of the system's log. */
void machine_log(const char *line);

#endif
