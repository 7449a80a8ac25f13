/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `sim`: a real process of this machine as target of the virtual bench. The wires are words of a
 * shared page (simpage.h), an interrupt is a wake-up through a futex. There is no handler: `isr` stays
 * unwired but for periods, and the thread that waits for the event answers on `task`.
 *
 * Measured path: sim_wait, sim_toggle and those of user.c. The only system calls there are the futex
 * calls, and with --spin the clock and a sleep that ends before the next event is due.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "../simpage.h"
#include "../user.h"

#define REST_MOST_S	1

static struct simpage *page;
static uint32_t seen;			/* value of page->events up to which events were taken */
static struct timespec last, before;	/* --spin: times of the last two events */
static int masked = 1;

/* --- calibration ----------------------------------------------------------------------------- */

/* A spinner that never sleeps is throttled by the kernel: it rests for half of the last interval. */
static void rest(void)
{
	struct timespec half;
	long ns;

	if (!before.tv_sec || last.tv_sec - before.tv_sec > REST_MOST_S)
		return;
	ns = ((long)(last.tv_sec - before.tv_sec) * 1000000000l + last.tv_nsec - before.tv_nsec) / 2;
	half.tv_sec = ns / 1000000000l;
	half.tv_nsec = ns % 1000000000l;
	if (clock_nanosleep(CLOCK_MONOTONIC, 0, &half, NULL) == EINVAL)
		abort();
}

static void spin(struct stub *stub)
{
	rest();
	while (!stub->over && __atomic_load_n(&page->events, __ATOMIC_ACQUIRE) == seen)
		;
	before = last;
	if (clock_gettime(CLOCK_MONOTONIC, &last))
		abort();
}

/* --- measured path --------------------------------------------------------------------------- */

static int sim_wait(struct stub_thread *thread)
{
	struct stub *stub = thread->stub;
	uint32_t events;

	if (stub->config.spin)
		spin(stub);
	while (!stub->over) {
		events = __atomic_load_n(&page->events, __ATOMIC_ACQUIRE);
		if (!__atomic_load_n(&masked, __ATOMIC_ACQUIRE) && (events & ~SIMPAGE_STOP) != seen) {
			seen = stub->merge ? events & ~SIMPAGE_STOP : seen + SIMPAGE_EVENT;
			return 1;
		}
		if (events & SIMPAGE_STOP)
			stub->over = 1;
		else
			user_sleep(&page->events, events, 1);
	}
	return 0;
}

static void sim_toggle(struct stub *stub, int role)
{
	(void)stub;
	__atomic_fetch_xor(&page->pins, 1u << role, __ATOMIC_SEQ_CST);
}

/* --- life ------------------------------------------------------------------------------------ */

static int sim_open(struct stub *stub)
{
	const char *path = stub->config.device;
	struct stat status;
	void *bytes;
	int fd;

	if (!path)
		return stub_complain("--device PAGE is missing: the virtual bench starts this port by itself", "", "");
	fd = open(path, O_RDWR | O_CLOEXEC);
	if (fd < 0)
		return user_fail(path, errno);
	if (fstat(fd, &status) || status.st_size < SIMPAGE_BYTES) {
		close(fd);
		return user_fail(path, EINVAL);
	}
	bytes = mmap(NULL, SIMPAGE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (close(fd) || bytes == MAP_FAILED)
		return user_fail(path, errno);
	page = bytes;
	if (page->magic != SIMPAGE_MAGIC || page->version != SIMPAGE_VERSION)
		return stub_complain("the page is not of this version of the bench: build both from one tree", "", "");
	return user_open(stub, 0);
}

/* Edges at a masked line are lost; what comes from now on counts. */
static void sim_unmask(struct stub *stub)
{
	(void)stub;
	seen = __atomic_load_n(&page->events, __ATOMIC_ACQUIRE) & ~SIMPAGE_STOP;
	__atomic_store_n(&masked, 0, __ATOMIC_RELEASE);
}

static void sim_mask(struct stub *stub)
{
	(void)stub;
	__atomic_store_n(&masked, 1, __ATOMIC_RELEASE);
}

/* The page belongs to the bench, its pins hurt nobody: they stay as they are. */
static void sim_close(struct stub *stub)
{
	(void)stub;
}

static const struct stub_operation operations[] = { USER_OPERATIONS, { 0, 0, 0 } };

const struct stub_port stub_port = {
	.name = "sim",
	.system = "Linux",
	.event_context = "user thread",
	.task_context = "user thread",
	.edge = "rising",
	.writers = STUB_ROLES,
	.operations = operations,
	.open = sim_open,
	.spawn = user_spawn,
	.unmask = sim_unmask,
	.mask = sim_mask,
	.wait = sim_wait,
	.wait_period = user_wait_period,
	.wait_release = user_wait_release,
	.release = user_release,
	.toggle = sim_toggle,
	.mark = marks_mark,
	.join = user_join,
	.close = sim_close,
	.say = user_say,
	.warn = user_warn
};

int main(int argc, char **argv)
{
	return user_main(argc, argv);
}
