/* SPDX-License-Identifier: BSD-2-Clause */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "marks.h"
#include "tracing.h"
#include "user.h"

#define FILE_PATH	TRACING_FOLDER "/trace_marker"
#define MARK_BYTES	64

static int marker = -1;

int marks_claim(const struct stub *stub)
{
	const char *file = stub->config.marker ? stub->config.marker : FILE_PATH;

	if (marker < 0)
		marker = open(file, O_WRONLY | O_CLOEXEC);
	if (marker < 0 && stub->config.marker)
		return user_fail("marks cannot go to --marker", errno);
	return marker < 0 ? user_fail("marks go to " FILE_PATH ", which wants " TRACING_WANTS, errno) : 0;
}

int marks_open(const struct stub *stub)
{
	int wanted = stub->config.marks || stub->config.id || (stub->operation && stub->operation->run == marks_marker);

	if (stub->config.marker && !wanted)
		return stub_complain("--marker wants --marks or --id", "", "");
	return wanted ? marks_claim(stub) : 0;
}

void marks_write(const char *mark, int bytes)
{
	if (write(marker, mark, (size_t)bytes) != bytes)
		return;	/* tracing is off: the trigger, or the user, has stopped it */
}

void marks_mark(struct stub *stub, int role)
{
	static const char *const roles[] = { IRQSCOPE_ROLES };
	const unsigned long toggles = stub->counts.toggles[role];
	char mark[MARK_BYTES];
	int bytes = snprintf(mark, sizeof(mark), "irqscope %s %lu %lu", roles[role], toggles & 1, toggles);

	marks_write(mark, bytes);
}

void marks_beat(const struct stub *stub)
{
	char mark[MARK_BYTES];

	if (!stub->config.id || stub->beats % (1000 / STUB_BEAT_MS))
		return;
	marks_write(mark, snprintf(mark, sizeof(mark), "irqscope_run %s", stub->config.id));
}

void marks_marker(struct stub *stub)
{
	marks_mark(stub, IRQSCOPE_AUX);
}
