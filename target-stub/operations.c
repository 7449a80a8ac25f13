/* SPDX-License-Identifier: BSD-2-Clause */
/* What `bracket` can do in Linux user space, on every port, see user.h. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "user.h"

#define MESSAGE_BYTES	64

static int ends[2];

int user_operations_open(void)
{
	return pipe2(ends, O_CLOEXEC) ? user_fail("cannot make a pipe", errno) : 0;
}

void user_clock(struct stub *stub)
{
	struct timespec now;

	(void)stub;
	clock_gettime(CLOCK_MONOTONIC, &now);
}

/* Through the kernel and back in the same thread: nothing waits. */
void user_pipe(struct stub *stub)
{
	unsigned char message[MESSAGE_BYTES] = { 0 };

	(void)stub;
	if (write(ends[1], message, sizeof(message)) != sizeof(message) ||
	    read(ends[0], message, sizeof(message)) != sizeof(message))
		abort();
}
