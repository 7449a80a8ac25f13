/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `linux_gpiod`: Linux user space, GPIO character device (uAPI version 2, Linux 5.10 and newer), by
 * <linux/gpio.h> alone. There is no handler: a thread reads the edges and answers on `task`.
 *
 * Measured path: gpiod_wait (one read), gpiod_toggle (one ioctl), and those of user.c. Each output is a
 * request of its own, since the kernel has a lock for each request. The kernel's time stamps of edges are
 * there and are not looked at: they are what is measured from outside.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/gpio.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "../freeze.h"
#include "../lines.h"
#include "../user.h"

#define QUEUE	1024	/* edges that the kernel keeps for us; further ones push out the oldest */

static int chip = -1;
static char name[24];				/* of this one of several stubs, to the kernel */
static int source = -1, trigger = -1;		/* requests of the event's line and of the trigger's */
static int outputs[STUB_ROLES] = { -1, -1, -1, -1 };
static __u64 levels[STUB_ROLES];
static struct gpio_v2_line_event edges[QUEUE];
static __u32 sequence;				/* number of the last edge */

/* --- measured path --------------------------------------------------------------------------- */

/* So many bytes of `edges` are new. */
static void note(struct stub *stub, ssize_t bytes)
{
	const ssize_t number = bytes / (ssize_t)sizeof(edges[0]);

	stub->counts.lost += edges[number - 1].line_seqno - sequence - (__u32)number;
	sequence = edges[number - 1].line_seqno;
}

static int gpiod_wait(struct stub_thread *thread)
{
	struct stub *stub = thread->stub;
	ssize_t bytes = 0;

	while (!stub->over && bytes <= 0) {
		bytes = read(source, edges, stub->merge ? sizeof(edges) : sizeof(edges[0]));
		if (bytes < 0 && errno != EINTR)
			user_lose(stub);
	}
	if (stub->over)
		return 0;
	note(stub, bytes);
	return 1;
}

static void gpiod_toggle(struct stub *stub, int role)
{
	struct gpio_v2_line_values values;

	if (outputs[role] < 0)
		return;
	values.bits = levels[role] ^= 1;
	values.mask = 1;
	if (ioctl(outputs[role], GPIO_V2_LINE_SET_VALUES_IOCTL, &values))
		user_lose(stub);
}

/* --- life ------------------------------------------------------------------------------------ */

/* Request a line of the chip; `more`: behind its name. The new descriptor, or -1 after a complaint. */
static int request(unsigned long line, __u64 flags, const char *more)
{
	struct gpio_v2_line_request request;

	memset(&request, 0, sizeof(request));
	request.offsets[0] = (__u32)line;
	request.num_lines = 1;
	request.config.flags = flags;
	request.event_buffer_size = flags & GPIO_V2_LINE_FLAG_INPUT ? QUEUE : 0;
	snprintf(request.consumer, sizeof(request.consumer), "%s%s", name, more);
	errno = ERANGE;
	if (line > UINT_MAX || ioctl(chip, GPIO_V2_GET_LINE_IOCTL, &request))
		return user_fail("cannot have a line of --lines (gpioinfo shows who uses it)", errno);
	return request.fd;
}

static void configure(int request, __u64 flags)
{
	struct gpio_v2_line_config config;

	memset(&config, 0, sizeof(config));
	config.flags = flags;
	if (ioctl(request, GPIO_V2_LINE_SET_CONFIG_IOCTL, &config))
		user_fail("cannot configure a line", errno);
}

/* What the queue has is from before: none of it is answered. Nobody else reads it now. */
static void forget(struct stub *stub)
{
	struct pollfd polled = { source, POLLIN, 0 };
	ssize_t bytes;

	while (poll(&polled, 1, 0) > 0 && (bytes = read(source, edges, sizeof(edges))) > 0)
		note(stub, bytes);
}

/*
 * Takes the edge's interrupt away from the kernel, too: SET_CONFIG is all that user space can do. The kernel keeps the
 * queue. When all is over a thread may still wait at it.
 */
static void gpiod_mask(struct stub *stub)
{
	configure(source, GPIO_V2_LINE_FLAG_INPUT);
	if (!stub->over)
		forget(stub);
}

/* No debouncing, one edge. */
static void gpiod_unmask(struct stub *stub)
{
	(void)stub;
	configure(source, GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING);
}

/* Lines behind a bus are reached by messages. The kernel does not say so, but where it keeps the chip. */
static void check_chip(struct stub *stub)
{
	char link[PATH_MAX] = "/sys/bus/gpio/devices/", path[PATH_MAX];
	const char *last = strrchr(stub->config.device, '/');

	strncat(link, last ? last + 1 : stub->config.device, NAME_MAX);
	if (realpath(link, path) && (strstr(path, "/i2c-") || strstr(path, "/spi") || strstr(path, "/usb")))
		stub_note(stub, "this chip is behind a bus and can sleep: its latency is that of the bus");
}

static int gpiod_open(struct stub *stub)
{
	unsigned long lines[LINES];
	int role;

	if (!stub->config.device)
		return stub_complain("--device is missing: the chip, such as /dev/gpiochip0", "", "");
	if (lines_parse(stub, lines) || user_open(stub, lines[LINE_TRIGGER] != UNWIRED))
		return -1;
	snprintf(name, sizeof(name), "irqscope-%ld", (long)getpid());
	chip = open(stub->config.device, O_RDWR | O_CLOEXEC);
	if (chip < 0)
		return user_fail(stub->config.device, errno);
	check_chip(stub);
	for (role = 0; role < STUB_ROLES; role++) {
		if (lines[LINE_OF(role)] == UNWIRED)
			continue;
		outputs[role] = request(lines[LINE_OF(role)], GPIO_V2_LINE_FLAG_OUTPUT, "");
		if (outputs[role] < 0)
			return -1;
	}
	if (lines[LINE_TRIGGER] != UNWIRED) {
		/* Of another name: that of the event's interrupt is looked for. */
		trigger = request(lines[LINE_TRIGGER], GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING, "-trigger");
		if (trigger < 0 || freeze_open(stub) || freeze_start(stub, trigger, sizeof(edges[0])))
			return -1;
	}
	if (!stub->workload->event)
		return 0;
	source = request(lines[LINE_EVENT], GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING, "");
	if (source < 0)
		return -1;
	check_interrupt(stub, name);
	gpiod_mask(stub);
	if (stub->counting && !stub->config.depth && stub->threads[stub->thread_count - 1].wait == gpiod_wait)
		stub->config.depth = QUEUE;
	return 0;
}

static void gpiod_close(struct stub *stub)
{
	int role;

	(void)stub;
	freeze_end();
	if (trigger >= 0)
		close(trigger);
	for (role = 0; role < STUB_ROLES; role++) {
		if (outputs[role] < 0)
			continue;
		configure(outputs[role], GPIO_V2_LINE_FLAG_INPUT);
		close(outputs[role]);
	}
	if (source >= 0)
		close(source);
	if (chip >= 0)
		close(chip);
}

/* Reads `task`, written just before, from the chip itself: what a posted write hides. */
static void read_back(struct stub *stub)
{
	struct gpio_v2_line_values values = { 0, 1 };

	if (ioctl(outputs[IRQSCOPE_TASK], GPIO_V2_LINE_GET_VALUES_IOCTL, &values))
		user_lose(stub);
}

static const struct stub_operation operations[] = { USER_OPERATIONS, { "read-back", read_back, 0 }, { 0, 0, 0 } };

const struct stub_port stub_port = {
	.name = "linux_gpiod",
	.system = "Linux",
	.event_context = "user thread",
	.task_context = "user thread",
	.edge = "rising",
	.writers = STUB_ROLES,
	.operations = operations,
	.open = gpiod_open,
	.spawn = user_spawn,
	.unmask = gpiod_unmask,
	.mask = gpiod_mask,
	.wait = gpiod_wait,
	.wait_period = user_wait_period,
	.wait_release = user_wait_release,
	.release = user_release,
	.toggle = gpiod_toggle,
	.mark = marks_mark,
	.join = user_join,
	.close = gpiod_close,
	.say = user_say,
	.warn = user_warn
};

int main(int argc, char **argv)
{
	return user_main(argc, argv);
}
