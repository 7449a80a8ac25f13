// SPDX-License-Identifier: BSD-2-Clause
// Preloaded into a process, ends it at its nth change of a file below a folder: that change is not made, or, of a write,
// the first half of it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static long left = -1;
static char folder[4096];

// From now on the nth change below `path` is the last.
void arm(const char *path, long n)
{
	snprintf(folder, sizeof folder, "%s", path);
	left = n;
}

static int below(const char *path)
{
	return left > 0 && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int last(const char *path)
{
	return below(path) && --left == 0;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define ENDS(path)                                                                                                     \
	if (last(path))                                                                                                \
	_exit(9)

static int open_any(__typeof__(&open) next, const char *path, int flags, mode_t mode)
{
	if (flags & (O_CREAT | O_TRUNC))
		ENDS(path);
	return next(path, flags, mode);
}

#define OPEN(name)                                                                                                     \
	int name(const char *path, int flags, ...)                                                                     \
	{                                                                                                              \
		va_list rest;                                                                                          \
		va_start(rest, flags);                                                                                 \
		mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;                                              \
		va_end(rest);                                                                                          \
		return open_any(NEXT(name), path, flags, mode);                                                        \
	}
OPEN(open)
OPEN(open64)

int mkdir(const char *path, mode_t mode)
{
	ENDS(path);
	return NEXT(mkdir)(path, mode);
}

int rename(const char *from, const char *to)
{
	ENDS(to);
	return NEXT(rename)(from, to);
}

int link(const char *from, const char *to)
{
	ENDS(to);
	return NEXT(link)(from, to);
}

int linkat(int from_at, const char *from, int to_at, const char *to, int flags)
{
	ENDS(to);
	return NEXT(linkat)(from_at, from, to_at, to, flags);
}

int unlink(const char *path)
{
	ENDS(path);
	return NEXT(unlink)(path);
}

ssize_t write(int file, const void *bytes, size_t count)
{
	char name[64], path[4096];
	snprintf(name, sizeof name, "/proc/self/fd/%d", file);
	ssize_t length = readlink(name, path, sizeof path - 1);
	path[length < 0 ? 0 : length] = 0;
	if (last(path)) {
		NEXT(write)(file, bytes, count / 2);
		_exit(9);
	}
	return NEXT(write)(file, bytes, count);
}
