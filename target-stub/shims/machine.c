/* SPDX-License-Identifier: BSD-2-Clause */
/* Interrupt, pins and life of the machine, see machine.h; its tasks are in tasks.c, its clock in lockstep.c. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../lptpins.h"
#include "lockstep.h"
#include "machine.h"

static struct interrupt {
	unsigned long irq, base, line;		/* what it is the interrupt of */
	int unmasked, latched;
	unsigned char registers[LPT_REGISTERS];	/* of its port */
} interrupts[MACHINE_INTERRUPTS] = {
	{ MACHINE_EVENT_IRQ, MACHINE_EVENT_PORT, MACHINE_EVENT, 0, 0, { 0 } },
	{ MACHINE_TRIGGER_IRQ, MACHINE_TRIGGER_PORT, MACHINE_TRIGGER, 0, 0, { 0 } }
};
static int in_handler;
static unsigned long lost;	/* edges of the event */
static int levels[4];
static volatile sig_atomic_t ended;

void machine_fail(const char *sentence)
{
	fprintf(stderr, "machine: %s\n", sentence);
	exit(3);
}

long long machine_ns(void)
{
	return lockstep_ns();
}

void __sanitizer_cov_trace_pc(void);

/* The stub's code calls it in each basic block. */
void __sanitizer_cov_trace_pc(void)
{
	lockstep_pass(MACHINE_BLOCK_NS);
}

/* --- interrupt ------------------------------------------------------------------------------- */

void machine_edge(int interrupt)
{
	if (interrupts[interrupt].unmasked)
		interrupts[interrupt].latched = 1;
	else
		lost += !interrupt;
}

/* The first one that is due; -1: none. */
static int due(void)
{
	int i;

	for (i = 0; i < MACHINE_INTERRUPTS; i++)
		if (interrupts[i].latched && interrupts[i].unmasked)
			return i;
	return -1;
}

void machine_interrupts(void)
{
	int interrupt;

	while (!in_handler && (interrupt = due()) >= 0) {
		interrupts[interrupt].latched = 0;
		in_handler = 1;
		lockstep_pass(MACHINE_ENTRY_NS);
		system_interrupt(interrupt);
		in_handler = 0;
		machine_preempt();
	}
}

int machine_of_irq(unsigned long irq)
{
	int i;

	for (i = MACHINE_INTERRUPTS - 1; i >= 0 && interrupts[i].irq != irq; i--)
		;
	return i;
}

int machine_of_line(unsigned long line)
{
	int i;

	for (i = MACHINE_INTERRUPTS - 1; i >= 0 && interrupts[i].line != line; i--)
		;
	return i;
}

void machine_mask(int interrupt, int to)
{
	if (interrupt >= 0)
		interrupts[interrupt].unmasked = !to;
	machine_interrupts();
}

int machine_in_handler(void)
{
	return in_handler;
}

int machine_set_handler(int to)
{
	int was = in_handler;

	in_handler = to;
	return was;
}

/* --- pins ------------------------------------------------------------------------------------ */

static void toggle(int role)
{
	levels[role] ^= 1;
	lockstep_output(role, levels[role]);
	machine_interrupts();
}

/* The port that has the register; of the second one, only those that its nACK needs. */
static struct interrupt *port_of(unsigned long address, int written)
{
	int i;

	for (i = 0; i < MACHINE_INTERRUPTS; i++)
		if (address - interrupts[i].base < LPT_REGISTERS)
			break;
	if (i == MACHINE_INTERRUPTS || (written && address - interrupts[i].base == LPT_STATUS) ||
	    (i && address - interrupts[i].base == LPT_DATA))
		machine_fail("an access to a register that is not the parallel port's");
	return &interrupts[i];
}

void machine_out(unsigned long address, unsigned char value)
{
	struct interrupt *port = port_of(address, 1);
	unsigned long offset = address - port->base;
	unsigned char changed = port->registers[offset] ^ value;
	int role;

	lockstep_pass(MACHINE_PORT_NS);
	port->registers[offset] = value;
	for (role = 0; role < 4 && port == interrupts; role++)
		if (lpt_pins[role].offset == offset && lpt_pins[role].bit & changed)
			toggle(role);
}

unsigned char machine_in(unsigned long address)
{
	struct interrupt *port = port_of(address, 0);

	lockstep_pass(MACHINE_PORT_NS);
	return port->registers[address - port->base];
}

int machine_port_interrupts(int interrupt)
{
	return interrupts[interrupt].registers[LPT_CONTROL] & LPT_IRQ_ENABLE;
}

void machine_line(unsigned long line, int level)
{
	if (line <= MACHINE_EVENT || line > MACHINE_EVENT + 4)
		machine_fail("a write to a line that is no pin");
	lockstep_pass(MACHINE_LINE_NS);
	if (levels[line - MACHINE_EVENT - 1] != level)
		toggle((int)(line - MACHINE_EVENT - 1));
}

/* --- life ------------------------------------------------------------------------------------ */

void machine_log(const char *line)
{
	printf("%s\n", line);
}

static void hook(void)
{
	if (!in_handler)
		machine_fail("the hook is not called in a handler");
	machine_log("hook");
}

machine_function *machine_hook(void)
{
	return getenv("STUB_HOOK") ? hook : 0;
}

static void end(int signal)
{
	(void)signal;
	ended = 1;
}

/* After the stub's end, and where it did not start. */
static void check_rest(void)
{
	int i;

	for (i = 0; i < MACHINE_INTERRUPTS; i++)
		if (interrupts[i].unmasked || machine_port_interrupts(i))
			machine_fail("an interrupt that was left on");
}

int main(int argc, char **argv)
{
	static char options[4096];
	int i, refused;

	setvbuf(stdout, NULL, _IOLBF, 0);
	signal(SIGTERM, end);
	for (i = 1; i < argc; i++) {
		strncat(options, argv[i], sizeof(options) - strlen(options) - 2);
		strcat(options, " ");
	}
	lockstep_open();
	refused = system_load(options);
	if (refused) {
		check_rest();
		return 4;
	}
	while (!ended)
		if (!machine_run(MACHINE_LOWEST))
			lockstep_idle(machine_next());
	system_unload();
	check_rest();
	fprintf(stderr, "machine: lost %lu\n", lost);
	machine_free();
	return 0;
}
