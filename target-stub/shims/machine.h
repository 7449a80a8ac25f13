/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A simulated machine of one CPU, on which ports for other systems run on the host in virtual time (lockstep.h): a
 * parallel port at 0x378 and one at 0x278 that has nACK only (lpt.h), GPIO lines, two interrupts, tasks.
 *
 * The stub's own code is compiled with -fsanitize-coverage=trace-pc, so each basic block of it takes MACHINE_BLOCK_NS,
 * and an interrupt may come between any two. The system around it (the shims) takes the times below and no other, and
 * is not interrupted. An edge that comes while a handler runs is latched, once; one that comes while its interrupt
 * is masked, or the port's interrupt is off, is lost. A stub that ends must have masked its interrupts. Interrupts go before tasks, tasks before those of lower priority.
 */
#ifndef IRQSCOPE_MACHINE_H
#define IRQSCOPE_MACHINE_H

#define MACHINE_EVENT	10	/* GPIO line of the event; the four after it are the roles */
#define MACHINE_TRIGGER	15	/* ... and of the trigger */
#define MACHINE_INTERRUPTS	2	/* by number: the event's and the trigger's */
#define MACHINE_EVENT_IRQ	7	/* those of the parallel ports, too */
#define MACHINE_TRIGGER_IRQ	5
#define MACHINE_EVENT_PORT	0x378
#define MACHINE_TRIGGER_PORT	0x278
#define MACHINE_LOWEST	(-1)	/* priority of what runs only when nothing else does */

#define MACHINE_BLOCK_NS	2	/* a basic block */
#define MACHINE_ENTRY_NS	1800	/* from an interrupt to the handler's first block */
#define MACHINE_SWITCH_NS	900	/* to a task that did not run last */
#define MACHINE_PORT_NS		1000	/* access to a register of the parallel port: a cycle of the ISA bus */
#define MACHINE_LINE_NS		60	/* to a GPIO line */

typedef void machine_function(void);

/* What a system on this machine provides. */
int system_load(char *options);	/* nonzero: it did not start */
void system_unload(void);
void system_interrupt(int interrupt);	/* an edge has come and is not masked */

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
 * What the parts of the machine need of each other: an edge at an interrupt; the handler, if one is due, and whatever
 * it has made ready; the ready task of highest priority, of at least `lowest`, until it waits, switches or ends
 * (0: there is none); the time at which a task wants to be woken; whether a handler runs, returns what was.
 */
void machine_edge(int interrupt);
void machine_interrupts(void);
int machine_run(int lowest);
void machine_preempt(void);
long long machine_next(void);
int machine_set_handler(int to);
void machine_free(void);
void machine_fail(const char *sentence) __attribute__((noreturn));

int machine_in_handler(void);
long long machine_ns(void);
int machine_of_irq(unsigned long irq);	/* the number of the interrupt; -1: there is none */
int machine_of_line(unsigned long line);
void machine_mask(int interrupt, int masked);	/* masked at first; -1: no interrupt */

void machine_out(unsigned long address, unsigned char value);
unsigned char machine_in(unsigned long address);
int machine_port_interrupts(int interrupt);	/* its parallel port's own switch: bit 4 of the control register */
void machine_line(unsigned long line, int level);

/* One line of the system's log. */
void machine_log(const char *line);
/* For the stub's hook of the trigger: logs "hook"; NULL unless $STUB_HOOK is there. */
machine_function *machine_hook(void);

#endif
