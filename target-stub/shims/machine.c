/* SPDX-License-Identifier: BSD-2-Clause */
/* Interrupt, pins and life of the machine, see machine.h; its tasks are in tasks.c, its clock in lockstep.c. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../lpt.h"
#include "lockstep.h"
#include "machine.h"

#define BASE		0x378

static int masked = 1, in_handler, latched;
static unsigned long lost;
static unsigned char registers[LPT_REGISTERS];
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

void machine_edge(void)
{
	if (masked)
		lost++;
	else
		latched = 1;
}

void machine_interrupts(void)
{
	while (latched && !in_handler && !masked) {
		latched = 0;
		in_handler = 1;
		lockstep_pass(MACHINE_ENTRY_NS);
		system_interrupt();
		in_handler = 0;
		machine_preempt();
	}
}

void machine_mask(int to)
{
	masked = to;
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

void machine_out(unsigned long address, unsigned char value)
{
	unsigned char changed;
	int role;

	if (address != BASE + LPT_DATA && address != BASE + LPT_CONTROL)
		machine_fail("a write to a register that is not the parallel port's");
	lockstep_pass(MACHINE_PORT_NS);
	changed = registers[address - BASE] ^ value;
	registers[address - BASE] = value;
	for (role = 0; role < 4; role++)
		if (lpt_pins[role].offset == address - BASE && lpt_pins[role].bit & changed)
			toggle(role);
}

unsigned char machine_in(unsigned long address)
{
	if (address - BASE >= LPT_REGISTERS)
		machine_fail("a read from a register that is not the parallel port's");
	lockstep_pass(MACHINE_PORT_NS);
	return registers[address - BASE];
}

int machine_port_interrupts(void)
{
	return registers[LPT_CONTROL] & 0x10;
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

static void end(int signal)
{
	(void)signal;
	ended = 1;
}

int main(int argc, char **argv)
{
	static char options[4096];
	int i;

	setvbuf(stdout, NULL, _IOLBF, 0);
	signal(SIGTERM, end);
	for (i = 1; i < argc; i++) {
		strncat(options, argv[i], sizeof(options) - strlen(options) - 2);
		strcat(options, " ");
	}
	lockstep_open();
	if (system_load(options))
		return 4;
	while (!ended)
		if (!machine_run(MACHINE_LOWEST))
			lockstep_idle(machine_next());
	system_unload();
	fprintf(stderr, "machine: lost %lu\n", lost);
	machine_free();
	return 0;
}
