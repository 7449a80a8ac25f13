/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Threads, periods and releases of ports in Linux user space, see user.h. Measured path:
 * user_wait_period, user_wait_release, user_release; their only system calls are the sleep until an
 * absolute time and the futex calls.
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
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "user.h"

#define ENDED		1u	/* in `releases`: no further release will come */
#define RELEASE		2u	/* in `releases`: one release that waits */
#define MOST_RELEASES	0x3fffffffu
#define STACK_BYTES	262144
#define SECOND_NS	1000000000l
#define FIRST_NS	100000000l	/* from open() to the beginning of the first period */

/* What belongs to a thread here, in a cache line of its own. */
static struct slot {
	uint32_t releases;	/* a futex */
	int running;
	pthread_t id;
	struct timespec next;	/* period */
} __attribute__((aligned(64))) slots[STUB_THREADS];

static struct timespec epoch;	/* periods of all threads count from here */
static pid_t parent;
static sigset_t ends;		/* signals that end the stub in order */
static volatile int lost;	/* errno of the first call to the device that has failed */

static struct slot *slot(const struct stub_thread *thread)
{
	return &slots[thread - thread->stub->threads];
}

void user_say(const char *line)
{
	/* A host that is gone is noticed by user_linger(); SIGPIPE is blocked. */
	if (puts(line) < 0 || fflush(stdout))
		clearerr(stdout);
}

void user_warn(const char *sentence)
{
	fprintf(stderr, "stub: %s\n", sentence);
}

int user_fail(const char *what, int error)
{
	return stub_complain(what, ": ", strerror(error));
}

int user_has_lost(void)
{
	return lost ? user_fail("the device has failed meanwhile", lost) : 0;
}

/* --- measured path --------------------------------------------------------------------------- */

/* Not abort(): other pins are still driven, and the interrupt is bound. */
void user_lose(struct stub *stub)
{
	if (!lost)
		lost = errno;
	stub->over = 1;
}

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

int user_release(struct stub_thread *thread)
{
	uint32_t limit = thread->limit < MOST_RELEASES ? (uint32_t)thread->limit : MOST_RELEASES;
	uint32_t *releases = &slot(thread)->releases;
	uint32_t waiting = __atomic_load_n(releases, __ATOMIC_RELAXED);

	do {
		if (waiting / RELEASE >= limit)
			return 1;
	} while (!__atomic_compare_exchange_n(releases, &waiting, waiting + RELEASE, 0, __ATOMIC_RELEASE,
					      __ATOMIC_RELAXED));
	user_wake(releases, 0);
	return 0;
}

int user_wait_release(struct stub_thread *thread)
{
	uint32_t *releases = &slot(thread)->releases;
	uint32_t waiting;

	for (;;) {
		waiting = __atomic_load_n(releases, __ATOMIC_ACQUIRE);
		if (waiting >= RELEASE) {
			__atomic_fetch_sub(releases, RELEASE, __ATOMIC_ACQ_REL);
			return 1;
		}
		if (waiting & ENDED)
			return 0;
		user_sleep(releases, waiting, 0);
	}
}

int user_wait_period(struct stub_thread *thread)
{
	struct timespec *next = &slot(thread)->next;

	next->tv_nsec += (long)(thread->period_us % 1000000) * 1000;
	next->tv_sec += (time_t)(thread->period_us / 1000000) + next->tv_nsec / SECOND_NS;
	next->tv_nsec %= SECOND_NS;
	while (!thread->stub->over && clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, next, NULL))
		;
	return !thread->stub->over;
}

/* --- life ------------------------------------------------------------------------------------ */

static void *body(void *thread)
{
	stub_run(thread);
	return NULL;
}

static void interrupt(int signal)
{
	(void)signal;
}

/*
 * Those that a user or a terminal ends it by; what nohup has ignored is no end. SIGPIPE is blocked, too: nobody may read
 * what is said any more, and pins are put to rest all the same.
 */
static int block_signals(void)
{
	static const int wanted[] = { SIGINT, SIGTERM, SIGHUP, SIGQUIT };
	struct sigaction action;
	sigset_t blocked;
	unsigned i;

	sigemptyset(&ends);
	for (i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++)
		if (i < 2 || sigaction(wanted[i], NULL, &action) || action.sa_handler != SIG_IGN)
			sigaddset(&ends, wanted[i]);
	blocked = ends;
	sigaddset(&blocked, SIGPIPE);
	return pthread_sigmask(SIG_BLOCK, &blocked, NULL);
}

int user_open(struct stub *stub, int trigger)
{
	struct sigaction action;

	if (stub->config.then && !trigger)
		return stub_complain("--then wants the trigger to be wired: --lines of linux_gpiod, the sixth", "", "");
	if (stub->config.cpu != STUB_ANY && stub->config.cpu + stub->thread_count >= CPU_SETSIZE)
		return user_fail("--cpu", ERANGE);
	if (stub->config.priority > (unsigned long)sched_get_priority_max(SCHED_FIFO))
		return user_fail("--priority", ERANGE);
	/* Before the start line: a host that dies right after it must be missed too. */
	parent = getppid();
	memset(&action, 0, sizeof(action));
	action.sa_handler = interrupt;
	if (sigaction(SIGUSR2, &action, NULL) || block_signals())
		return user_fail("cannot prepare for signals", errno);
	if (clock_gettime(CLOCK_MONOTONIC, &epoch))
		return user_fail("cannot read the clock", errno);
	epoch.tv_nsec += FIRST_NS;
	check_system(stub);
	return user_operations_open() || marks_open(stub);
}

static int describe(pthread_attr_t *attr, const struct stub_thread *thread)
{
	struct sched_param param;
	int error;

	error = pthread_attr_setstacksize(attr, STACK_BYTES);
	/* check_system() has found out whether a priority is allowed. */
	if (error || !thread->stub->config.priority)
		return error;
	memset(&param, 0, sizeof(param));
	param.sched_priority = (int)thread->priority;
	error = pthread_attr_setinheritsched(attr, PTHREAD_EXPLICIT_SCHED);
	if (!error)
		error = pthread_attr_setschedpolicy(attr, SCHED_FIFO);
	if (!error)
		error = pthread_attr_setschedparam(attr, &param);
	return error;
}

int user_spawn(struct stub_thread *thread)
{
	pthread_attr_t attr;
	cpu_set_t cpus;
	int error;

	slot(thread)->next = epoch;
	error = pthread_attr_init(&attr);
	if (error)
		return user_fail("cannot describe a thread", error);
	error = describe(&attr, thread);
	if (!error)
		error = pthread_create(&slot(thread)->id, &attr, body, thread);
	pthread_attr_destroy(&attr);
	slot(thread)->running = !error;
	if (!error && thread->cpu != STUB_ANY) {
		CPU_ZERO(&cpus);
		CPU_SET(thread->cpu, &cpus);
		error = pthread_setaffinity_np(slot(thread)->id, sizeof(cpus), &cpus);
	}
	return error ? user_fail("cannot start a thread (is there such a CPU?)", error) : 0;
}

void user_linger(struct stub *stub)
{
	const struct timespec beat = { 0, STUB_BEAT_MS * 1000000l };
	struct timespec begin, now;

	clock_gettime(CLOCK_MONOTONIC, &begin);
	do {
		marks_beat(stub);
		clock_gettime(CLOCK_MONOTONIC, &now);
	} while (stub_beat(stub, (unsigned long)(now.tv_sec - begin.tv_sec) * 1000 +
				       (unsigned long)((now.tv_nsec - begin.tv_nsec) / 1000000)) &&
	       sigtimedwait(&ends, NULL, &beat) < 0 && getppid() == parent);
	check_end(stub);
}

/* A signal may come just before the call that it is to interrupt: it is sent until the thread has ended. */
static void end_thread(struct slot *slot)
{
	const struct timespec pause = { 0, 1000000 };

	while (slot->running && pthread_tryjoin_np(slot->id, NULL) == EBUSY) {
		pthread_kill(slot->id, SIGUSR2);
		clock_nanosleep(CLOCK_MONOTONIC, 0, &pause, NULL);
	}
	slot->running = 0;
}

void user_join(struct stub *stub)
{
	unsigned long i;

	for (i = 0; i < stub->thread_count; i++)
		if (stub->threads[i].wait != stub_port.wait_release)
			end_thread(&slots[i]);
	for (i = 0; i < stub->thread_count; i++) {
		__atomic_fetch_or(&slots[i].releases, ENDED, __ATOMIC_RELEASE);
		user_wake(&slots[i].releases, 0);
		end_thread(&slots[i]);
	}
	check_unbind();
}
