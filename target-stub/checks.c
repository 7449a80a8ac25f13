/* SPDX-License-Identifier: BSD-2-Clause */
/* What of a Linux system would spoil a measurement, as far as it can be seen from user space, see user.h. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "files.h"
#include "seed.h"
#include "user.h"

#define AFFINITY	"smp_affinity_list"
#define MOMENTS		100	/* of a millisecond, for the kernel to have its thread ready */

static long interrupt_number = -1;
static unsigned long unhandled, throttled;
static char affinity[256];	/* of the interrupt, before it was bound */

static int is_at_least(int major, int minor)
{
	char *end;
	long first = strtol(file_contents("/proc/sys/kernel/osrelease"), &end, 10);

	return first > major || (first == major && *end == '.' && atoi(end + 1) >= minor);
}

/*
 * What ordinary threads get of each second, though real-time ones want all of it. Since Linux 6.12 they have a
 * server of their own for that, and what throttled real-time threads before is a bound of other things.
 */
static void check_share(struct stub *stub)
{
	unsigned long cpu = stub->config.cpu == STUB_ANY ? 0 : stub->config.cpu;
	const char *runtime = file_contents(file_numbered("/sys/kernel/debug/sched/fair_server/cpu", cpu, "runtime"));
	int known, on;

	known = *runtime != '\0';
	on = known ? atol(runtime) != 0 : is_at_least(6, 12);
	if (on)
		stub_note(stub, "the kernel's fair server is on, it stops real-time threads for part of each second if "
				"others wait: write 0 to /sys/kernel/debug/sched/fair_server/cpu*/runtime");
	else if (!known && atol(file_contents("/proc/sys/kernel/sched_rt_runtime_us")) != -1)
		stub_note(stub, "real-time throttling is on, it stops real-time threads for part of each second: "
				"sysctl kernel.sched_rt_runtime_us=-1");
}

/* Whether a CPU is in a list, as 2-3,6 is one; one without CPUs is empty or says (null). */
static int lists(const char *list, unsigned long cpu)
{
	unsigned long first, last;
	char *end;

	for (;; list = end + 1) {
		first = last = strtoul(list, &end, 10);
		if (end == list)
			return 0;
		if (*end == '-')
			last = strtoul(end + 1, &end, 10);
		if ((cpu >= first && cpu <= last) || *end != ',')
			return cpu >= first && cpu <= last;
	}
}

/* Whether the stub's threads may run on a CPU of a list: on that of --cpu, or else on any that this process may use. */
static int uses(const struct stub *stub, const char *list)
{
	cpu_set_t allowed;
	unsigned long cpu;

	if (stub->config.cpu != STUB_ANY)
		return lists(list, stub->config.cpu);
	if (sched_getaffinity(0, sizeof(allowed), &allowed))
		return 0;
	for (cpu = 0; cpu < CPU_SETSIZE; cpu++)
		if (CPU_ISSET(cpu, &allowed) && lists(list, cpu))
			return 1;
	return 0;
}

/* CPUs that were set apart for real-time threads, and the stub elsewhere; what setting apart costs. */
static void check_cpu(struct stub *stub)
{
	const char *isolated = file_contents("/sys/devices/system/cpu/isolated");

	if (strpbrk(isolated, "0123456789") && !uses(stub, isolated))
		stub_note(stub, "CPUs are isolated here, and the stub runs on none of them: choose one with --cpu, "
				"see /sys/devices/system/cpu/isolated");
	if (uses(stub, file_contents("/sys/devices/system/cpu/nohz_full")))
		stub_note(stub, "the stub may run on a CPU of nohz_full, where each way into the kernel and out takes "
				"longer: measure so only what will run so");
}

/* Threads are to be tried with the priority that they will have: nothing else tells for sure. */
static void check_priority(struct stub *stub)
{
	struct sched_param param;

	memset(&param, 0, sizeof(param));
	param.sched_priority = (int)stub->config.priority;
	if (pthread_setschedparam(pthread_self(), SCHED_FIFO, &param)) {
		stub_note(stub, "real-time priority is not allowed here: latencies include ordinary scheduling");
		stub->config.priority = 0;
		return;
	}
	param.sched_priority = 0;
	pthread_setschedparam(pthread_self(), SCHED_OTHER, &param);
	check_share(stub);
}

static unsigned long cpu_file(unsigned long cpu, const char *name, const char **found)
{
	*found = file_contents(file_numbered("/sys/devices/system/cpu/cpu", cpu, name));
	return strtoul(*found, NULL, 10);
}

static unsigned long count_throttled(void)
{
	long cpu, cpus = sysconf(_SC_NPROCESSORS_CONF);
	unsigned long sum = 0;
	const char *found;

	for (cpu = 0; cpu < cpus; cpu++)
		sum += cpu_file((unsigned long)cpu, "thermal_throttle/core_throttle_count", &found);
	return sum;
}

void check_system(struct stub *stub)
{
	const int32_t latency = 0;
	const char *governor;
	char byte;
	int fd;

	if (mlockall(MCL_CURRENT | MCL_FUTURE))
		stub_note(stub, "memory could not be locked: page faults may show as latency");
	if (stub->config.priority)
		check_priority(stub);
	/* Held until the process ends. A kernel without it has no deep sleep if it has no cpuidle either. */
	fd = open("/dev/cpu_dma_latency", O_WRONLY | O_CLOEXEC);
	if (fd < 0 ? errno != ENOENT || !access("/sys/devices/system/cpu/cpuidle", F_OK)
		   : write(fd, &latency, sizeof(latency)) != sizeof(latency))
		stub_note(stub, "/dev/cpu_dma_latency cannot be held at 0: waking a sleeping CPU shows as latency");
	check_cpu(stub);
	cpu_file(stub->config.cpu == STUB_ANY ? 0 : stub->config.cpu, "cpufreq/scaling_governor", &governor);
	if (*governor && strcmp(governor, "performance\n"))
		stub_note(stub, "the CPU's frequency varies: set its scaling_governor to performance");
	if (getrandom(&byte, sizeof(byte), GRND_NONBLOCK) < 0 && errno == EAGAIN)
		stub_note(stub, UNSEEDED);
	throttled = count_throttled();
}

/* --- the interrupt --------------------------------------------------------------------------- */

static const char *of_interrupt(const char *file)
{
	return file_numbered("/proc/irq/", (unsigned long)interrupt_number, file);
}

static unsigned long count_unhandled(void)
{
	const char *found;

	if (interrupt_number < 0)
		return 0;
	found = strstr(file_contents(of_interrupt("spurious")), "unhandled ");
	return found ? strtoul(found + strlen("unhandled "), NULL, 10) : 0;
}

/* Number of the interrupt whose line in /proc/interrupts ends with `name`; -1: there is none. */
static long find_interrupt(const char *name)
{
	FILE *file = fopen("/proc/interrupts", "re");
	long number = -1;
	size_t length, size = 0;
	char *line = NULL;

	if (!file)
		return -1;
	while (number < 0 && getline(&line, &size, file) > 0) {
		line[strcspn(line, "\n")] = '\0';
		length = strlen(line);
		if (length > strlen(name) && !strcmp(line + length - strlen(name), name))
			number = strtol(line, NULL, 10);
	}
	free(line);
	fclose(file);
	return number;
}

/*
 * Real-time priority of the kernel's thread for the interrupt; -1: there is no such thread. musl's
 * sched_getparam() always fails, since POSIX means a process by it and Linux a thread: so the system call itself.
 */
static int thread_priority(const char *prefix)
{
	DIR *processes = opendir("/proc");
	struct sched_param param;
	struct dirent *entry;
	char path[300];
	int priority = -1;

	while (processes && priority < 0 && (entry = readdir(processes))) {
		snprintf(path, sizeof(path), "/proc/%s/comm", entry->d_name);
		if (atoi(entry->d_name) && !strncmp(file_contents(path), prefix, strlen(prefix)) &&
		    !syscall(SYS_sched_getparam, atoi(entry->d_name), &param))
			priority = param.sched_priority;
	}
	if (processes)
		closedir(processes);
	return priority;
}

/* Nonzero if the kernel does not take it. */
static int set_affinity(const char *cpus)
{
	FILE *file = fopen(of_interrupt(AFFINITY), "r+e");
	int failed = !file || fputs(cpus, file) < 0;

	return (file && fclose(file)) || failed;
}

/* To the CPU of --cpu, if there are others. */
static void bind_interrupt(struct stub *stub)
{
	char cpu[24];

	if (interrupt_number < 0 || stub->config.cpu == STUB_ANY || sysconf(_SC_NPROCESSORS_CONF) == 1)
		return;
	strcpy(affinity, file_contents(of_interrupt(AFFINITY)));
	snprintf(cpu, sizeof(cpu), "%lu\n", stub->config.cpu);
	if (set_affinity(cpu))
		stub_note(stub, "the interrupt cannot be bound to the CPU");
}

void check_interrupt(struct stub *stub, const char *name)
{
	const struct timespec moment = { 0, 1000000 };
	char prefix[32];
	int priority, moments;

	interrupt_number = find_interrupt(name);
	bind_interrupt(stub);
	unhandled = count_unhandled();
	snprintf(prefix, sizeof(prefix), "irq/%ld-", interrupt_number);
	/* The thread is there at once, but gives itself its priority when it first runs. */
	for (moments = 0; (priority = thread_priority(prefix)) == 0 && moments < MOMENTS; moments++)
		clock_nanosleep(CLOCK_MONOTONIC, 0, &moment, NULL);
	if (priority > 0 && stub->config.priority >= (unsigned long)priority)
		stub_note(stub, "the interrupt's thread has no higher priority than the stub, which may hold up the "
				"next interrupt: choose a lower --priority");
}

void check_unbind(void)
{
	if (*affinity)
		set_affinity(affinity);
	*affinity = '\0';
}

void check_end(struct stub *stub)
{
	stub->counts.unhandled = count_unhandled() - unhandled;
	if (count_throttled() != throttled)
		stub_port.warn("a CPU was throttled during the measurement because it got too hot");
}
