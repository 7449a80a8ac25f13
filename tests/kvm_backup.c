/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A culprit on the host of a guest: a thread "backup", SCHED_FIFO 50, busy for so long, again and again.
 *
 *	kvm_backup MICROSECONDS MILLISECONDS
 *
 * each 2 ms more or less than those MILLISECONDS. At SIGTERM it prints the CPU time of its bursts, the middle one, as
 * {"burst_ns": N, "bursts": N}.
 */
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <time.h>

#define MOST 4096

static volatile sig_atomic_t over;
static long long cpu[MOST];

static void stop(int number)
{
	(void)number;
	over = 1;
}

static long long now(clockid_t clock)
{
	struct timespec t;

	clock_gettime(clock, &t);
	return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static int compare(const void *a, const void *b)
{
	long long difference = *(const long long *)a - *(const long long *)b;

	return (difference > 0) - (difference < 0);
}

int main(int argc, char **argv)
{
	struct sched_param param = { .sched_priority = 50 };
	long long before, busy_ns, pause_ns;
	int bursts = 0;

	if (argc != 3)
		return 2;
	busy_ns = atoi(argv[1]) * 1000LL;
	pause_ns = atoi(argv[2]) * 1000000LL - 2000000;
	if (sched_setscheduler(0, SCHED_FIFO, &param)) {
		perror("SCHED_FIFO");
		return 1;
	}
	prctl(PR_SET_NAME, "backup");
	signal(SIGTERM, stop);
	before = now(CLOCK_THREAD_CPUTIME_ID);
	while (!over) {
		long long end, ns = pause_ns + rand() % 4000000;
		struct timespec pause = { ns / 1000000000, ns % 1000000000 };

		nanosleep(&pause, NULL);
		for (end = now(CLOCK_MONOTONIC) + busy_ns; now(CLOCK_MONOTONIC) < end;)
			;
		cpu[bursts % MOST] = now(CLOCK_THREAD_CPUTIME_ID) - before;
		before += cpu[bursts++ % MOST];
	}
	bursts = bursts < MOST ? bursts : MOST;
	qsort(cpu, (size_t)bursts, sizeof(*cpu), compare);
	printf("{\"burst_ns\": %lld, \"bursts\": %d}\n", bursts ? cpu[bursts / 2] : 0, bursts);
	return 0;
}
