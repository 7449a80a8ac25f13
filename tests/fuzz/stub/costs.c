/* SPDX-License-Identifier: BSD-2-Clause */
#include "costs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t slow;
static double slowest, held;

/* A field of /proc/self/status, in MB. */
static double memory(const char *name)
{
	FILE *file = fopen("/proc/self/status", "r");
	char line[256];
	double found = 0;

	while (file && fgets(line, sizeof(line), file))
		if (!strncmp(line, name, strlen(name)))
			found = strtod(line + strlen(name), 0) * 1024 / 1e6;
	if (file)
		fclose(file);
	return found;
}

static void say(void)
{
	fprintf(stderr, "costs: {\"slow\": %zu, \"slowest_s\": %f, \"memory_mb\": %f}\n", slow, slowest,
		memory("VmHWM:") - held);
}

void costs_begin(void)
{
	held = memory("VmRSS:");
	say();
	atexit(say);
}

void costs_add(size_t size, clock_t spent)
{
	double seconds = (double)spent / CLOCKS_PER_SEC, limit = size * S_PER_BYTE;

	slow += seconds > (limit > FLOOR_S ? limit : FLOOR_S);
	if (seconds > slowest)
		slowest = seconds;
}
