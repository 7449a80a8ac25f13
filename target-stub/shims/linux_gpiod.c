/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A GPIO chip as the kernel's uAPI version 2 describes it (Documentation/userspace-api/gpio): line 10 is
 * the event, the four after it are the pins of the roles, and then comes the trigger's.
 */
#include <errno.h>
#include <linux/gpio.h>
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
static volatile int armed;
static uint32_t capacity, seen, sequence;	/* edges that were read; number of the last one */

int device_is(const char *path)
{
	return !strcmp(path, "/dev/gpiochip0");
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
	if (edges && !armed)
		seen = devices_edges();
	armed = edges;
	return 0;
}

static int get_line(struct gpio_v2_line_request *request)
{
	int number = (int)request->offsets[0] - EVENT_LINE;

	if (request->num_lines == 1 && number == LINES && request->config.flags == TRIGGER_FLAGS) {
		request->fd = devices_trigger();
		return request->fd < 0 ? -1 : 0;
	}
	if (request->num_lines != 1 || number < 0 || number >= LINES)
		return refuse(EINVAL);
	if (lines[number].requested)
		return refuse(EBUSY);
	if (configure(number, request->config.flags))
		return -1;
	lines[number].requested = 1;
	if (!number)
		capacity = request->event_buffer_size;
	request->fd = devices_descriptor();
	line_of[request->fd] = number;
	return 0;
}

int device_ioctl(int fd, unsigned long request, void *argument)
{
	struct gpio_v2_line_values *values = argument;
	struct line *line = &lines[line_of[fd]];

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
	uint32_t waiting;

	if (line_of[fd] || !room)
		return refuse(EINVAL);
	if (devices_wait(armed ? seen : devices_edges()))
		return -1;
	waiting = devices_edges() - seen;
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
