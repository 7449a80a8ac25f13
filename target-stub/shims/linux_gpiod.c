/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A GPIO chip as the kernel's uAPI version 2 describes it (Documentation/userspace-api/gpio): line 10 is
 * the event, the four after it are the pins of the roles, and then comes the trigger's. What is in a line's queue stays there
 * when its edges are switched off. $STUB_EARLY: so many edges come before they are for the first time. $STUB_GONE: the chip
 * is unplugged after so many toggles.
 */
#include <errno.h>
#include <linux/gpio.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "devices.h"

#define EVENT_LINE	10
#define LINES		5
#define TRIGGER_FLAGS	(GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING)
#define DESCRIPTORS	64

static struct line {
	int requested, is_output;
	unsigned level;
} lines[LINES];

static int line_of[DESCRIPTORS];		/* of a request's descriptor */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int armed;
static uint32_t capacity, seen, sequence;	/* edges that were read; number of the last one */
static uint32_t passed, disarmed;		/* edges that came while not armed; all, when that was last */

int device_is(const char *path)
{
	return !strcmp(path, "/dev/gpiochip0");
}

static uint32_t toggles;

static int is_gone(void)
{
	return getenv("STUB_GONE") && toggles >= (uint32_t)atoi(getenv("STUB_GONE"));
}

static int refuse(int error)
{
	errno = error;
	return -1;
}

static int configure(int number, uint64_t flags)
{
	int edges = !!(flags & GPIO_V2_LINE_FLAG_EDGE_RISING);

	if (!(flags & GPIO_V2_LINE_FLAG_INPUT) == !(flags & GPIO_V2_LINE_FLAG_OUTPUT) || (number && edges))
		return refuse(EINVAL);
	lines[number].is_output = !!(flags & GPIO_V2_LINE_FLAG_OUTPUT);
	if (number)
		return 0;
	pthread_mutex_lock(&lock);
	if (edges && !armed)
		passed += devices_edges() - disarmed;
	if (!edges && armed)
		disarmed = devices_edges();
	if (!edges && armed && getenv("STUB_EARLY") && !seen && !passed)
		passed -= (uint32_t)atoi(getenv("STUB_EARLY"));
	armed = edges;
	pthread_mutex_unlock(&lock);
	return 0;
}

/* Edges that the queue has got, when there were so many at the line. */
static uint32_t queued(uint32_t all)
{
	uint32_t found;

	pthread_mutex_lock(&lock);
	found = (armed ? all : disarmed) - passed;
	pthread_mutex_unlock(&lock);
	return found;
}

int device_ready(int fd)
{
	return !line_of[fd] && queued(devices_edges()) != seen;
}

static int get_line(struct gpio_v2_line_request *request)
{
	int number = (int)request->offsets[0] - EVENT_LINE;

	if (request->num_lines == 1 && number == LINES && request->config.flags == TRIGGER_FLAGS) {
		request->fd = devices_trigger();
		devices_interrupt(49, request->consumer);
		return request->fd < 0 ? -1 : 0;
	}
	if (request->num_lines != 1 || number < 0 || number >= LINES)
		return refuse(EINVAL);
	if (lines[number].requested)
		return refuse(EBUSY);
	if (configure(number, request->config.flags))
		return -1;
	lines[number].requested = 1;
	if (!number) {
		capacity = request->event_buffer_size;
		devices_interrupt(50, request->consumer);
	}
	request->fd = devices_descriptor();
	line_of[request->fd] = number;
	return 0;
}

int device_ioctl(int fd, unsigned long request, void *argument)
{
	struct gpio_v2_line_values *values = argument;
	struct line *line = &lines[line_of[fd]];

	if (is_gone())
		return refuse(ENODEV);
	switch (request) {
	case GPIO_V2_GET_LINE_IOCTL:
		return get_line(argument);
	case GPIO_V2_LINE_SET_CONFIG_IOCTL:
		return configure(line_of[fd], ((struct gpio_v2_line_config *)argument)->flags);
	case GPIO_V2_LINE_SET_VALUES_IOCTL:
		if (!line->is_output || values->mask != 1)
			return refuse(EPERM);
		if (line->level != values->bits)
			devices_toggle(line_of[fd] - 1);
		line->level = (unsigned)values->bits;
		toggles++;
		return 0;
	case GPIO_V2_LINE_GET_VALUES_IOCTL:
		values->bits = line->level;
		return 0;
	default:
		return refuse(EINVAL);
	}
}

/* Blocks until there is an edge; a full queue has dropped the oldest. */
long device_read(int fd, void *bytes, unsigned long size)
{
	struct gpio_v2_line_event *events = bytes;
	unsigned long n, room = size / sizeof(*events);
	uint32_t waiting, all;

	if (line_of[fd] || !room)
		return refuse(EINVAL);
	if (is_gone())
		return refuse(ENODEV);
	while (all = devices_edges(), queued(all) == seen)
		if (devices_wait(all))
			return -1;
	waiting = queued(all) - seen;
	if (waiting > capacity) {
		sequence += waiting - capacity;
		seen += waiting - capacity;
		waiting = capacity;
	}
	for (n = 0; n < room && n < waiting; n++, seen++) {
		memset(&events[n], 0, sizeof(events[n]));
		events[n].id = GPIO_V2_LINE_EVENT_RISING_EDGE;
		events[n].offset = EVENT_LINE;
		events[n].seqno = events[n].line_seqno = ++sequence;
	}
	return (long)(n * sizeof(*events));
}
