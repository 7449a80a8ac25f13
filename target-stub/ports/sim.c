/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `sim`: a real process of this machine as target of the virtual bench. The wires are words of a
 * shared page (simpage.h), an interrupt is a wake-up through a futex. There is no handler: `isr` stays
 * unwired, and the thread that waits for the event answers on `task`.
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
#include "../stub.h"
#include "../user.h"

#define REST_MOST_S	1

static struct simpage *page;
static uint32_t seen;			/* value of page->events up to which events were taken */
static struct timespec last, before;	/* --spin: times of the last two events */

/* --- measured path --------------------------------------------------------------------------- */

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

static int spin(void)
{
	uint32_t events;

	rest();
	do {
		events = __atomic_load_n(&page->events, __ATOMIC_ACQUIRE);
		if (events & SIMPAGE_STOP)
			return 0;
	} while (events == seen);
	seen += SIMPAGE_EVENT;
	before = last;
	if (clock_gettime(CLOCK_MONOTONIC, &last))
		abort();
	return 1;
}

static int sim_wait(struct stub *stub)
{
	uint32_t events;

	if (stub->config.spin)
		return spin();
	for (;;) {
		events = __atomic_load_n(&page->events, __ATOMIC_ACQUIRE);
		if ((events & ~SIMPAGE_STOP) != seen) {
			seen = stub->merge ? events & ~SIMPAGE_STOP : seen + SIMPAGE_EVENT;
			return 1;
		}
		if (events & SIMPAGE_STOP)
			return 0;
		user_sleep(&page->events, events, 1);
	}
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

	if (!path) {
		user_warn("--device PAGE is missing: the virtual bench starts this port by itself");
		return -1;
	}
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
	if (page->magic != SIMPAGE_MAGIC || page->version != SIMPAGE_VERSION) {
		user_warn("the page is not of this version of the bench: build both from one tree");
		return -1;
	}
	return user_start(stub);
}

static void sim_stop(void)
{
	__atomic_fetch_or(&page->events, SIMPAGE_STOP, __ATOMIC_SEQ_CST);
	user_wake(&page->events, 1);
}

static int sim_run(struct stub *stub)
{
	return user_run(stub, sim_stop);
}

/* The page belongs to the bench, its pins hurt nobody: they stay as they are. */
static void sim_close(struct stub *stub)
{
	(void)stub;
}

const struct stub_port stub_port = {
	"sim", "Linux", "user thread", "user thread", "rising", 0,
	sim_open, sim_run, sim_wait, sim_toggle, user_release, user_wait_release, sim_close,
	user_say, user_warn
};

int main(int argc, char **argv)
{
	return stub_main(argc, argv);
}
