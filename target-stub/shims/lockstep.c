/* SPDX-License-Identifier: BSD-2-Clause */
/* Virtual time of the simulated machine, see lockstep.h. */
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include <guestmessages.h>

#include "lockstep.h"
#include "machine.h"

static int fd = -1;
static uint64_t now, until;
static unsigned levels;	/* of the inputs: a bit for each interrupt */

/* The bench stands still until it hears this, and we until it answers. */
static void exchange(uint32_t reason, int role, int level)
{
	struct guest_stop stop = { now, reason, (uint32_t)role, (uint32_t)level, 0 };
	struct guest_go go;
	unsigned rising;
	int interrupt;

	if (write(fd, &stop, sizeof(stop)) != sizeof(stop) || read(fd, &go, sizeof(go)) != sizeof(go))
		_exit(0);	/* the bench is gone */
	until = go.until_ns;
	rising = go.lines & go.levels & ~levels;
	levels = (levels & ~go.lines) | (go.levels & go.lines);
	for (interrupt = 0; interrupt < MACHINE_INTERRUPTS; interrupt++)
		if (rising >> interrupt & 1)
			machine_edge(interrupt);
}

void lockstep_open(void)
{
	const char *number = getenv("STUB_SOCKET");

	if (!number)
		machine_fail("$STUB_SOCKET names no socket to the virtual bench");
	fd = atoi(number);
	exchange(GUEST_STOP_TIME, 0, 0);
}

long long lockstep_ns(void)
{
	return (long long)now;
}

void lockstep_pass(long long ns)
{
	uint64_t left = fd < 0 ? 0 : (uint64_t)ns;	/* constructors run before there is a bench */

	while (left > until - now) {
		left -= until - now;
		now = until;
		exchange(GUEST_STOP_TIME, 0, 0);
		machine_interrupts();
	}
	now += left;
}

void lockstep_idle(long long until_ns)
{
	if ((uint64_t)until_ns <= until) {
		now = (uint64_t)until_ns;
		return;
	}
	now = until;
	exchange(GUEST_STOP_TIME, 0, 0);
	machine_interrupts();
}

void lockstep_output(int role, int level)
{
	exchange(GUEST_STOP_OUTPUT, role, level);
}
