/* SPDX-License-Identifier: BSD-2-Clause */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "freeze.h"
#include "marks.h"
#include "then.h"
#include "tracing.h"
#include "user.h"

#define SWITCH		TRACING_FOLDER "/tracing_on"
#define BYTES		64

static struct {
	struct stub *stub;
	int descriptor, on, running;
	unsigned long bytes;
	pthread_t id;
} freezer = { NULL, -1, -1, 0, 0, 0 };

static void *freeze(void *unused)
{
	unsigned long number;
	char bytes[BYTES];

	(void)unused;
	while (read(freezer.descriptor, bytes, freezer.bytes) == (ssize_t)freezer.bytes) {
		number = freezer.stub->counts.triggers + 1;
		marks_write(bytes, snprintf(bytes, sizeof(bytes), "irqscope: trigger %lu", number));
		if (write(freezer.on, "0", 1) != 1)
			abort();
		freezer.stub->counts.triggers = number;
		then_do(number);
	}
	return NULL;
}

int freeze_open(const struct stub *stub)
{
	if (stub->config.marker)
		return stub_complain("no --marker with a trigger, which stops ftrace", "", "");
	freezer.on = open(SWITCH, O_WRONLY | O_CLOEXEC);
	if (freezer.on < 0)
		return user_fail("the trigger stops ftrace by " SWITCH ", which wants " TRACING_WANTS, errno);
	return marks_claim(stub) || then_open(stub->config.then);
}

/* The highest priority of all: it sleeps until all is over. */
int freeze_start(struct stub *stub, int descriptor, unsigned long bytes)
{
	struct sched_param param;
	int error;

	if (bytes > BYTES)
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

/* read() is a point of cancellation, and so is the wait for a program, which goes on. */
void freeze_end(void)
{
	if (freezer.running && !pthread_cancel(freezer.id))
		pthread_join(freezer.id, NULL);
	freezer.running = 0;
	if (freezer.on >= 0)
		close(freezer.on);
	freezer.on = -1;
	then_close();
}
