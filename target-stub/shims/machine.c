/* SPDX-License-Identifier: BSD-2-Clause */
/* Interrupt, pins and life of the machine, see machine.h; its tasks are in tasks.c. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "../lpt.h"
#include "../simpage.h"
#include "machine.h"

#define BASE		0x378
#define TRACE		4096
#define NAP_NS		2000000

static struct simpage *page;
static uint32_t delivered;
static int masked = 1, in_handler;
static unsigned long lost;
static unsigned char registers[LPT_REGISTERS];
static int levels[4];
static char trace[TRACE + 1];
static volatile sig_atomic_t ended;

void machine_fail(const char *sentence)
{
	fprintf(stderr, "machine: %s\n", sentence);
	exit(3);
}

long long machine_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1000000000ll + now.tv_nsec;
}

/* --- interrupt ------------------------------------------------------------------------------- */

static int pending(void)
{
	return (__atomic_load_n(&page->events, __ATOMIC_ACQUIRE) & ~SIMPAGE_STOP) != delivered;
}

static void edge(void)
{
	delivered += SIMPAGE_EVENT;
	if (masked) {
		lost++;
		return;
	}
	in_handler = 1;
	system_interrupt();
	in_handler = 0;
}

void machine_mask(int to)
{
	masked = to;
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
	size_t length = strlen(trace);

	__atomic_fetch_xor(&page->pins, 1u << role, __ATOMIC_SEQ_CST);
	if (length < TRACE)
		trace[length] = "ITDA"[role];
}

static void take_interrupts(void)
{
	while (machine_self() >= 0 && pending())
		edge();
}

void machine_out(unsigned long address, unsigned char value)
{
	unsigned char changed;
	int role;

	if (address != BASE + LPT_DATA && address != BASE + LPT_CONTROL)
		machine_fail("a write to a register that is not the parallel port's");
	changed = registers[address - BASE] ^ value;
	registers[address - BASE] = value;
	for (role = 0; role < 4; role++)
		if (lpt_pins[role].offset == address - BASE && lpt_pins[role].bit & changed)
			toggle(role);
	take_interrupts();
}

unsigned char machine_in(unsigned long address)
{
	if (address - BASE >= LPT_REGISTERS)
		machine_fail("a read from a register that is not the parallel port's");
	return registers[address - BASE];
}

void machine_line(unsigned long line, int level)
{
	if (line <= MACHINE_EVENT || line > MACHINE_EVENT + 4)
		machine_fail("a write to a line that is no pin");
	if (levels[line - MACHINE_EVENT - 1] != level)
		toggle((int)(line - MACHINE_EVENT - 1));
	levels[line - MACHINE_EVENT - 1] = level;
	take_interrupts();
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

static void run(void)
{
	const struct timespec nap = { 0, NAP_NS };
	uint32_t events;

	while (!ended) {
		events = __atomic_load_n(&page->events, __ATOMIC_ACQUIRE);
		if (pending())
			edge();
		else if (machine_run(MACHINE_LOWEST))
			continue;
		else if (events & SIMPAGE_STOP)
			ended = 1;
		else
			syscall(SYS_futex, &page->events, FUTEX_WAIT, events, &nap, NULL, 0);
	}
}

int main(int argc, char **argv)
{
	const char *path = getenv("STUB_PAGE");
	int fd = path ? open(path, O_RDWR) : -1;
	void *bytes = fd < 0 ? MAP_FAILED : mmap(NULL, SIMPAGE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	static char options[4096];
	int i;

	if (bytes == MAP_FAILED)
		machine_fail("$STUB_PAGE is no page of the virtual bench");
	page = bytes;
	setvbuf(stdout, NULL, _IOLBF, 0);
	signal(SIGTERM, end);
	for (i = 1; i < argc; i++) {
		strncat(options, argv[i], sizeof(options) - strlen(options) - 2);
		strcat(options, " ");
	}
	if (system_load(options))
		return 4;
	run();
	system_unload();
	fprintf(stderr, "machine: lost %lu trace %s\n", lost, trace);
	machine_free();
	return 0;
}
