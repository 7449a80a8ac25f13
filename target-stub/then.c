/* SPDX-License-Identifier: BSD-2-Clause */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "text.h"
#include "then.h"
#include "user.h"

#define SYSRQ	"/proc/sysrq-trigger"

extern char **environ;

static const char *program;
static int sysrq = -1;

int then_open(const char *then)
{
	if (!then)
		return 0;
	if (text_same(then, "stacks")) {
		sysrq = open(SYSRQ, O_WRONLY | O_CLOEXEC);
		return sysrq < 0 ? user_fail("--then stacks writes to " SYSRQ, errno) : 0;
	}
	program = then;
	return access(program, X_OK) ? user_fail("--then takes stacks, or a program's path", errno) : 0;
}

/* An ordinary process: of the priority, and without the masked signals, that the stub was started with. */
static int spawn(pid_t *child, char **words)
{
	struct sched_param param;
	posix_spawnattr_t attr;
	sigset_t none;
	int error;

	memset(&param, 0, sizeof(param));
	sigemptyset(&none);
	posix_spawnattr_init(&attr);
	posix_spawnattr_setschedpolicy(&attr, SCHED_OTHER);
	posix_spawnattr_setschedparam(&attr, &param);
	posix_spawnattr_setsigmask(&attr, &none);
	posix_spawnattr_setflags(&attr, POSIX_SPAWN_SETSCHEDULER | POSIX_SPAWN_SETSIGMASK);
	error = posix_spawn(child, program, NULL, &attr, words, environ);
	posix_spawnattr_destroy(&attr);
	return error;
}

static void run(unsigned long number)
{
	char argument[24], name[PATH_MAX];
	char *words[3];
	int error, status;
	pid_t child;

	snprintf(argument, sizeof(argument), "%lu", number);
	snprintf(name, sizeof(name), "%s", program);
	words[0] = name;
	words[1] = argument;
	words[2] = NULL;
	error = spawn(&child, words);
	if (error)
		user_fail(program, error);
	else if (waitpid(child, &status, 0) == child && status)
		user_warn("the program of --then has failed");
}

void then_do(unsigned long number)
{
	/* All CPUs' stacks, into the kernel's log. */
	if (sysrq >= 0 && write(sysrq, "l", 1) != 1)
		user_warn("the kernel refuses stacks");
	if (program)
		run(number);
}

void then_close(void)
{
	if (sysrq >= 0)
		close(sysrq);
	sysrq = -1;
	program = NULL;
}
