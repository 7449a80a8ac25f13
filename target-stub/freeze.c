/* SPDX-License-Identifier: BSD-2-Clause */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "freeze.h"
#include "user.h"

#define FOLDER		"/sys/kernel/tracing"
#define SWITCH		FOLDER "/tracing_on"
#define RECORD_BYTES	64

static struct {
	struct stub *stub;
	int descriptor, on, running;
	unsigned long bytes;
	pthread_t id;
} freezer = { NULL, -1, -1, 0, 0, 0 };

static void *freeze(void *unused)
{
	char record[RECORD_BYTES];

	(void)unused;
	while (read(freezer.descriptor, record, freezer.bytes) == (ssize_t)freezer.bytes) {
		if (write(freezer.on, "0", 1) != 1)
			abort();
		freezer.stub->counts.triggers++;
	}
	return NULL;
}

int freeze_open(void)
{
	freezer.on = open(SWITCH, O_WRONLY | O_CLOEXEC);
	if (freezer.on < 0)
		return user_fail("the trigger stops ftrace by " SWITCH ", which wants root and tracefs mounted there", errno);
	return 0;
}

/* The highest priority of all: it sleeps until all is over. */
int freeze_start(struct stub *stub, int descriptor, unsigned long bytes)
{
	struct sched_param param;
	int error;

	if (bytes > RECORD_BYTES)
		return user_fail("the trigger", ERANGE);
	freezer.stub = stub;
	freezer.descriptor = descriptor;
	freezer.bytes = bytes;
	error = pthread_create(&freezer.id, NULL, freeze, NULL);
	freezer.running = !error;
	if (error)
		return user_fail("cannot start the trigger's thread", error);
	memset(&param, 0, sizeof(param));
	param.sched_priority = sched_get_priority_max(SCHED_FIFO);
	if (stub->config.priority && pthread_setschedparam(freezer.id, SCHED_FIFO, &param))
		stub_note(stub, "the trigger's thread has no real-time priority");
	return 0;
}

/* read() is a point of cancellation. */
void freeze_end(void)
{
	if (freezer.running && !pthread_cancel(freezer.id))
		pthread_join(freezer.id, NULL);
	freezer.running = 0;
	if (freezer.on >= 0)
		close(freezer.on);
	freezer.on = -1;
}
