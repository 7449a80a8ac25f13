/* SPDX-License-Identifier: BSD-2-Clause */
/* A part (part.h) with the GPIO lines of the simulated machine. */
#include "../part.h"
#include "machine.h"

#define LOG_BYTES	4096
#define LAST_PIN	(MACHINE_EVENT + STUB_ROLES)

extern int freertos_asked;

static int levels[STUB_ROLES];
static char log_line[LOG_BYTES];
static unsigned logged;

const char part_name[] = "simulated";
const unsigned long part_hz = 1000000000, part_irq = MACHINE_EVENT_IRQ;

void part_start(void)
{
}

int part_open(const unsigned long lines[LINES])
{
	int line, bad = 0;

	for (line = 0; line < LINES; line++)
		if (lines[line] != UNWIRED)
			bad |= line == LINE_EVENT ? lines[line] != MACHINE_EVENT
						  : lines[line] <= MACHINE_EVENT || lines[line] > LAST_PIN;
	return bad;
}

void part_close(const unsigned long lines[LINES])
{
	(void)lines;
}

void part_listen(unsigned long line)
{
	machine_mask(machine_of_line(line), 0);
}

void part_ignore(unsigned long line)
{
	machine_mask(machine_of_line(line), 1);
}

void part_taken(unsigned long line)
{
	(void)line;
}

void part_toggle(unsigned long line)
{
	machine_line(line, levels[line - MACHINE_EVENT - 1] ^= 1);
}

int part_get(unsigned long line)
{
	return levels[line - MACHINE_EVENT - 1];
}

void part_say(char c)
{
	if (c != '\n') {
		if (logged < LOG_BYTES - 1)
			log_line[logged++] = c;
		return;
	}
	log_line[logged] = '\0';
	logged = 0;
	machine_log(log_line);
}

int part_asked(void)
{
	return freertos_asked;
}
