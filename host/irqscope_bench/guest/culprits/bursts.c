/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A culprit: bursts of input and output by a thread whose priority is above the measured task's.
 *
 *	bursts disk|net MICROSECONDS PRIORITY MILLISECONDS
 *
 * reads blocks of /dev/ram0, past the cache, or sends datagrams to itself, so many at a time as take that long, as
 * often, about. At SIGTERM it prints the CPU time from one waking up to the next, the middle one, as
 * {"burst_ns": N, "bursts": N}.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define BLOCK	4096
#define BLOCKS	512
#define MOST	4096

static volatile sig_atomic_t over;
static int file = -1, to = -1, from = -1;
static char *buffer;
static long long cpu[MOST];

static void stop(int number)
{
	(void)number;
	over = 1;
}

static void fail(const char *what)
{
	perror(what);
	exit(1);
}

static long long now(clockid_t clock)
{
	struct timespec t;

	clock_gettime(clock, &t);
	return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static void read_block(void)
{
	if (pread(file, buffer, BLOCK, (off_t)(rand() % BLOCKS) * BLOCK) != BLOCK)
		fail("read");
}

static void send_datagram(void)
{
	if (send(to, buffer, 512, 0) != 512 || recv(from, buffer, 512, 0) != 512)
		fail("datagram");
}

static void open_disk(void)
{
	file = open("/dev/ram0", O_RDONLY | O_DIRECT);
	if (file < 0)
		fail("/dev/ram0");
}

static void open_net(void)
{
	struct sockaddr_in address = { .sin_family = AF_INET, .sin_port = htons(4000) };

	address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	from = socket(AF_INET, SOCK_DGRAM, 0);
	to = socket(AF_INET, SOCK_DGRAM, 0);
	if (from < 0 || to < 0 || bind(from, (void *)&address, sizeof(address)) ||
	    connect(to, (void *)&address, sizeof(address)))
		fail("socket");
}

static int compare(const void *a, const void *b)
{
	long long difference = *(const long long *)a - *(const long long *)b;

	return (difference > 0) - (difference < 0);
}

int main(int argc, char **argv)
{
	struct sched_param param = { 0 };
	void (*operation)(void) = NULL;
	long long before, each, pause_ns;
	int i, n, bursts = 0;

	if (argc != 5)
		return 2;
	pause_ns = atoi(argv[4]) * 1000000LL - 500000;
	operation = strcmp(argv[1], "disk") ? send_datagram : read_block;
	(operation == read_block ? open_disk : open_net)();
	buffer = mmap(NULL, BLOCK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	param.sched_priority = atoi(argv[3]);
	if (buffer == MAP_FAILED || sched_setscheduler(0, SCHED_FIFO, &param))
		fail("set up");
	signal(SIGTERM, stop);
	prctl(PR_SET_NAME, operation == read_block ? "disk-load" : "net-load");
	for (i = 0; i < 20; i++)
		operation();
	before = now(CLOCK_MONOTONIC);
	for (i = 0; i < 20; i++)
		operation();
	each = (now(CLOCK_MONOTONIC) - before) / 20;
	n = atoi(argv[2]) * 1000LL / each;
	before = 0;
	while (!over) {
		long long ns = pause_ns + rand() % 1000000;
		struct timespec pause = { ns / 1000000000, ns % 1000000000 };

		nanosleep(&pause, NULL);
		cpu[bursts % MOST] = now(CLOCK_THREAD_CPUTIME_ID) - before;
		before += cpu[bursts++ % MOST];
		for (i = 0; i < n || i < 1; i++)
			operation();
	}
	bursts = bursts < MOST ? bursts : MOST;
	qsort(cpu, bursts, sizeof(*cpu), compare);
	printf("{\"burst_ns\": %lld, \"bursts\": %d}\n", bursts ? cpu[bursts / 2] : 0, bursts);
	return 0;
}
