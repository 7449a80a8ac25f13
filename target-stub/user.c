/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What ports in Linux user space share, see user.h. Measured path: user_release, user_wait_release;
 * their only system calls are the futex calls.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "user.h"

#define ENDED		1u	/* in `releases`: no further release will come */
#define RELEASE		2u	/* in `releases`: one release that waits */
#define MOST_RELEASES	0x3fffffffu
#define STACK_BYTES	65536
#define LOOK_MS		200	/* how often the main thread looks at the clock and at its parent */

static uint32_t releases;	/* futex between event thread and task */
static uint32_t limit;		/* of `releases` */
static pthread_t main_thread, event_thread, task_thread;
static pid_t parent;

void user_say(const char *line)
{
	/* A host that is gone is noticed by user_run(). */
	if (puts(line) < 0 || fflush(stdout))
		clearerr(stdout);
}

void user_warn(const char *sentence)
{
	fprintf(stderr, "stub: %s\n", sentence);
}

int user_fail(const char *what, int error)
{
	fprintf(stderr, "stub: %s: %s\n", what, strerror(error));
	return -1;
}

/* --- measured path --------------------------------------------------------------------------- */

void user_sleep(uint32_t *word, uint32_t value, int shared)
{
	int operation = shared ? FUTEX_WAIT : FUTEX_WAIT_PRIVATE;

	/* EAGAIN (it has changed meanwhile) and EINTR both mean: look again. */
	if (syscall(SYS_futex, word, operation, value, NULL, NULL, 0) && errno != EAGAIN && errno != EINTR)
		abort();
}

void user_wake(uint32_t *word, int shared)
{
	if (syscall(SYS_futex, word, shared ? FUTEX_WAKE : FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0) < 0)
		abort();
}

int user_release(struct stub *stub)
{
	uint32_t waiting = __atomic_load_n(&releases, __ATOMIC_RELAXED);

	(void)stub;
	do {
		if (waiting >= limit)
			return 1;
	} while (!__atomic_compare_exchange_n(&releases, &waiting, waiting + RELEASE, 0,
					      __ATOMIC_RELEASE, __ATOMIC_RELAXED));
	user_wake(&releases, 0);
	return 0;
}

int user_wait_release(struct stub *stub)
{
	uint32_t waiting;

	(void)stub;
	for (;;) {
		waiting = __atomic_load_n(&releases, __ATOMIC_ACQUIRE);
		if (waiting >= RELEASE) {
			__atomic_fetch_sub(&releases, RELEASE, __ATOMIC_ACQ_REL);
			return 1;
		}
		if (waiting & ENDED)
			return 0;
		user_sleep(&releases, waiting, 0);
	}
}

/* --- life ------------------------------------------------------------------------------------ */

static void *events(void *stub)
{
	stub_events(stub);
	__atomic_fetch_or(&releases, ENDED, __ATOMIC_RELEASE);
	user_wake(&releases, 0);
	if (pthread_kill(main_thread, SIGUSR1))
		abort();
	return NULL;
}

static void *tasks(void *stub)
{
	stub_tasks(stub);
	return NULL;
}

static void wanted_signals(sigset_t *signals)
{
	sigemptyset(signals);
	sigaddset(signals, SIGINT);
	sigaddset(signals, SIGTERM);
	sigaddset(signals, SIGUSR1);	/* from events(): it has ended */
}

static int describe(pthread_attr_t *attr, unsigned long cpu, unsigned long priority)
{
	struct sched_param param;
	cpu_set_t cpus;
	int error;

	error = pthread_attr_setstacksize(attr, STACK_BYTES);
	if (!error && cpu != STUB_ANY) {
		CPU_ZERO(&cpus);
		CPU_SET(cpu, &cpus);
		error = pthread_attr_setaffinity_np(attr, sizeof(cpus), &cpus);
	}
	if (error || !priority)
		return error;
	memset(&param, 0, sizeof(param));
	param.sched_priority = (int)priority;
	error = pthread_attr_setinheritsched(attr, PTHREAD_EXPLICIT_SCHED);
	if (!error)
		error = pthread_attr_setschedpolicy(attr, SCHED_FIFO);
	if (!error)
		error = pthread_attr_setschedparam(attr, &param);
	return error;
}

/* Real-time priority if that is allowed; otherwise ordinary priority, and a note that says so. */
static int start(pthread_t *thread, struct stub *stub, unsigned long below, void *(*body)(void *))
{
	unsigned long priority = stub->config.priority;
	pthread_attr_t attr;
	int error;

	if (priority > below)
		priority -= below;
	error = pthread_attr_init(&attr);
	if (error)
		return user_fail("cannot describe a thread", error);
	error = describe(&attr, stub->config.cpu, priority);
	if (!error)
		error = pthread_create(thread, &attr, body, stub);
	pthread_attr_destroy(&attr);
	if (error == EPERM && priority) {
		stub_note(stub,
			  "real-time priority is not allowed here: latencies include ordinary scheduling");
		stub->config.priority = 0;
		return start(thread, stub, 0, body);
	}
	return error ? user_fail("cannot start a thread (is there such a CPU?)", error) : 0;
}

int user_start(struct stub *stub)
{
	const struct stub_config *config = &stub->config;
	sigset_t signals;
	int error;

	if (config->cpu != STUB_ANY && config->cpu >= CPU_SETSIZE)
		return user_fail("--cpu", ERANGE);
	if (config->priority > (unsigned long)sched_get_priority_max(SCHED_FIFO))
		return user_fail("--priority", ERANGE);
	if (config->depth > MOST_RELEASES)
		return user_fail("--depth", ERANGE);
	limit = RELEASE * (!config->counting ? 1 : config->depth ? (uint32_t)config->depth : MOST_RELEASES);
	if (mlockall(MCL_CURRENT | MCL_FUTURE))
		stub_note(stub, "memory could not be locked: page faults may show as latency");
	main_thread = pthread_self();
	/* Before the start line: a host that dies right after it must be missed too. */
	parent = getppid();
	wanted_signals(&signals);
	error = pthread_sigmask(SIG_BLOCK, &signals, NULL);
	if (error)
		return user_fail("cannot block signals", error);
	if (config->workload->task && start(&task_thread, stub, 1, tasks))
		return -1;
	return start(&event_thread, stub, 0, events);
}

int user_run(struct stub *stub, void (*stop)(void))
{
	const struct timespec look = { 0, LOOK_MS * 1000000l };
	time_t duration = (time_t)stub->config.duration_s;
	struct timespec begin, now;
	time_t seconds;
	sigset_t signals;
	int signal, error;

	wanted_signals(&signals);
	if (clock_gettime(CLOCK_MONOTONIC, &begin))
		return user_fail("cannot read the clock", errno);
	do {
		signal = sigtimedwait(&signals, NULL, &look);
		if (signal < 0 && errno != EAGAIN && errno != EINTR)
			return user_fail("cannot wait for signals", errno);
		if (clock_gettime(CLOCK_MONOTONIC, &now))
			return user_fail("cannot read the clock", errno);
		seconds = now.tv_sec - begin.tv_sec - (now.tv_nsec < begin.tv_nsec);
	} while (signal < 0 && getppid() == parent && !(duration && seconds >= duration));
	stop();
	error = pthread_join(event_thread, NULL);
	if (!error && stub->config.workload->task)
		error = pthread_join(task_thread, NULL);
	return error ? user_fail("cannot end a thread", error) : 0;
}
