/* SPDX-License-Identifier: BSD-2-Clause */
/* What `bracket` can do in Linux user space, on every port, see user.h. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "user.h"

#define PAGE_BYTES	4096
#define MESSAGE_BYTES	64

static int ends[2];
static volatile unsigned char *page;

int user_operations_open(void)
{
	void *bytes = mmap(NULL, PAGE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

	if (bytes == MAP_FAILED)
		return user_fail("cannot share memory", errno);
	page = bytes;
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

/* A message written to a page that other processes could share, and read back. */
void user_memory(struct stub *stub)
{
	unsigned i;

	(void)stub;
	for (i = 0; i < MESSAGE_BYTES; i++)
		page[i] = (unsigned char)(page[MESSAGE_BYTES + i] + i);
	for (i = 0; i < MESSAGE_BYTES; i++)
		page[MESSAGE_BYTES + i] = page[i];
}
