/* SPDX-License-Identifier: BSD-2-Clause */
/* What `bracket` can do in Linux user space, on every port, see user.h. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "user.h"

#define MESSAGE_BYTES	64

static int ends[2];
static unsigned char message[MESSAGE_BYTES];

/* Nothing waits at it. */
int user_operations_open(void)
{
	return pipe2(ends, O_CLOEXEC | O_NONBLOCK) ? user_fail("cannot make a pipe", errno) : 0;
}

void user_clock(struct stub *stub)
{
	struct timespec now;

	(void)stub;
	clock_gettime(CLOCK_MONOTONIC, &now);
}

void user_gettimeofday(struct stub *stub)
{
	struct timeval now;

	(void)stub;
	gettimeofday(&now, NULL);
}

void user_pipe_write(struct stub *stub)
{
	(void)stub;
	if (write(ends[1], message, sizeof(message)) != sizeof(message))
		abort();
}

void user_pipe_read(struct stub *stub)
{
	(void)stub;
	if (read(ends[0], message, sizeof(message)) != sizeof(message))
		abort();
}

/* Through the kernel and back in the same thread. */
void user_pipe(struct stub *stub)
{
	user_pipe_write(stub);
	user_pipe_read(stub);
}

void user_pipe_clear(struct stub *stub)
{
	(void)stub;
	if (read(ends[0], message, sizeof(message)) < 0 && errno != EAGAIN)
		abort();
}
