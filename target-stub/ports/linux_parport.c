/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `linux_parport`: Linux user space, parallel port. The interrupt comes through ppdev
 * (--device /dev/parport0); toggles go through ppdev as well, or with --device /dev/parport0,direct
 * straight to the registers. There is no handler: a thread waits and answers on `task`, and there is no trigger.
 * Pins: lptpins.h.
 *
 * Measured path: parport_wait (poll, PPCLRIRQ), parport_toggle (one ioctl or one outb), and those of
 * user.c. ppdev counts interrupts, so none is lost between two polls. Registers are reached directly by whoever has their
 * lock, as the overload's mask is a bit of the one that a thread toggles; it is free unless an overload begins or ends.
 *
 * `lp` must be removed first; parport_pc, which ppdev works with, stays.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/ppdev.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/io.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "../lptpins.h"
#include "../user.h"

#define DIRECT		",direct"
#define PATH_BYTES	64

static int fd = -1;
static unsigned short base;		/* of the registers; 0: through ppdev */
static pthread_mutex_t lock;		/* of the control register, where base is one */
static unsigned char shadow[LPT_REGISTERS];
static int pending;			/* interrupts that were taken from ppdev and not answered yet */
static volatile int masked = 1;

/* --- measured path --------------------------------------------------------------------------- */

static int parport_wait(struct stub_thread *thread)
{
	const struct timespec pause = { 0, 1000000 };
	struct pollfd polled;

	polled.fd = fd;
	polled.events = POLLIN;
	while (!thread->stub->over && !pending) {
		if (masked) {
			clock_nanosleep(CLOCK_MONOTONIC, 0, &pause, NULL);
			continue;
		}
		polled.revents = 0;
		if (poll(&polled, 1, -1) < 0 && errno != EINTR)
			user_lose(thread->stub);
		if (polled.revents && ioctl(fd, PPCLRIRQ, &pending))
			user_lose(thread->stub);
	}
	pending = thread->stub->merge || !pending ? 0 : pending - 1;
	return !thread->stub->over;
}

/* Write a register in which these bits have changed, directly. The lock hands its holder the priority of who waits. */
static void put(unsigned char offset, unsigned char changed)
{
	pthread_mutex_lock(&lock);
	shadow[offset] ^= changed;
	outb(shadow[offset], (unsigned short)(base + offset));
	pthread_mutex_unlock(&lock);
}

static void parport_toggle(struct stub *stub, int role)
{
	const struct lpt_pin pin = lpt_pins[role];

	if (base) {
		put(pin.offset, pin.bit);
		return;
	}
	shadow[pin.offset] ^= pin.bit;
	if (ioctl(fd, pin.offset == LPT_DATA ? PPWDATA : PPWCONTROL, &shadow[pin.offset]))
		user_lose(stub);
}

/* --- life ------------------------------------------------------------------------------------ */

/* Pending interrupts go; reading the status ends those that some hardware repeats until then. */
static int settle(void)
{
	unsigned char status;
	int stale;

	return ioctl(fd, PPRSTATUS, &status) || ioctl(fd, PPCLRIRQ, &stale);
}

/* Through ppdev the line cannot be switched off: then the stub is merely deaf. */
static void parport_mask(struct stub *stub)
{
	(void)stub;
	if (base && !masked)
		put(LPT_CONTROL, LPT_IRQ_ENABLE);
	masked = 1;
	pending = 0;
}

static void parport_unmask(struct stub *stub)
{
	(void)stub;
	if (settle())
		user_fail("cannot clear the port's interrupt", errno);
	if (base && masked)
		put(LPT_CONTROL, LPT_IRQ_ENABLE);
	masked = 0;
}

/* Where the kernel says that the registers are. */
static int find_registers(const char *name)
{
	pthread_mutexattr_t inherits;
	char path[2 * PATH_BYTES];
	FILE *file;
	unsigned found = 0;

	snprintf(path, sizeof(path), "/proc/sys/dev/parport/%s/base-addr", name);
	file = fopen(path, "re");
	if (file && fscanf(file, "%u", &found) != 1)
		found = 0;
	if (file)
		fclose(file);
	if (!found)
		return stub_complain("cannot read ", path, ": direct access needs parport_pc");
	base = (unsigned short)found;
	pthread_mutexattr_init(&inherits);
	pthread_mutexattr_setprotocol(&inherits, PTHREAD_PRIO_INHERIT);
	pthread_mutex_init(&lock, &inherits);
	return ioperm(base, LPT_REGISTERS, 1) ? user_fail("direct port access is not allowed", errno) : 0;
}

static int parport_open(struct stub *stub)
{
	const char *device = stub->config.device ? stub->config.device : "/dev/parport0";
	int direction = 0, direct = strlen(device) > strlen(DIRECT);
	char path[PATH_BYTES];

	direct = direct && !strcmp(device + strlen(device) - strlen(DIRECT), DIRECT);
	snprintf(path, sizeof(path), "%.*s", (int)(strlen(device) - (direct ? strlen(DIRECT) : 0)), device);
	if (stub->config.lines)
		return stub_complain("a parallel port has no --lines to choose from, and in user space it takes no trigger", "",
				     "");
	if (user_open(stub, 0))
		return -1;
	fd = open(path, O_RDWR | O_CLOEXEC);
	if (fd < 0)
		return user_fail(path, errno);
	if (ioctl(fd, PPEXCL) || ioctl(fd, PPCLAIM))
		return user_fail("cannot have the port for ourselves (modprobe -r lp)", errno);
	if (direct && find_registers(strrchr(path, '/') ? strrchr(path, '/') + 1 : path))
		return -1;
	shadow[LPT_CONTROL] = LPT_QUIET;	/* the source is masked; ppdev leaves its bit alone */
	if (ioctl(fd, PPDATADIR, &direction) || ioctl(fd, PPWDATA, &shadow[LPT_DATA]) ||
	    ioctl(fd, PPWCONTROL, &shadow[LPT_CONTROL]) || settle())
		return user_fail("cannot prepare the port", errno);
	check_interrupt(stub, strrchr(path, '/') ? strrchr(path, '/') + 1 : path);
	return 0;
}

static void parport_close(struct stub *stub)
{
	const unsigned char low = 0, quiet = LPT_QUIET;

	(void)stub;
	if (fd < 0)
		return;
	/* ppdev leaves alone the bit that the kernel's driver needs. */
	if (ioctl(fd, PPWDATA, &low) || ioctl(fd, PPWCONTROL, &quiet))
		user_warn("the port's pins could not be put to rest");
	ioctl(fd, PPRELEASE);
	close(fd);
}

/* Reads the register of `task`, written just before, from the port itself: what a posted write hides. */
static void read_back(struct stub *stub)
{
	unsigned char value;

	if (base)
		inb((unsigned short)(base + LPT_CONTROL));
	else if (ioctl(fd, PPRCONTROL, &value))
		user_lose(stub);
}

static const struct stub_operation operations[] = { USER_OPERATIONS, { "read-back", read_back, 0 }, { 0, 0, 0 } };

const struct stub_port stub_port = {
	.name = "linux_parport",
	.system = "Linux",
	.event_context = "user thread",
	.task_context = "user thread",
	.edge = "rising",
	.writers = LPT_WRITERS,
	.operations = operations,
	.open = parport_open,
	.spawn = user_spawn,
	.unmask = parport_unmask,
	.mask = parport_mask,
	.wait = parport_wait,
	.wait_period = user_wait_period,
	.wait_release = user_wait_release,
	.release = user_release,
	.toggle = parport_toggle,
	.mark = marks_mark,
	.join = user_join,
	.close = parport_close,
	.say = user_say,
	.warn = user_warn
};

int main(int argc, char **argv)
{
	return user_main(argc, argv);
}
