/* SPDX-License-Identifier: BSD-2-Clause */
/* See devices.h. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../simpage.h"
#include "../tracing.h"
#include "devices.h"

#define DESCRIPTORS	64

static char ours[DESCRIPTORS];
static struct simpage *page;
static char interrupts[256];

int __real_open(const char *path, int flags, ...);
FILE *__real_fopen(const char *path, const char *mode);
FILE *__wrap_fopen(const char *path, const char *mode);
int __real_ioctl(int fd, unsigned long request, ...);
ssize_t __real_read(int fd, void *bytes, size_t size);
int __wrap_open(const char *path, int flags, ...);
int __wrap_ioctl(int fd, unsigned long request, ...);
ssize_t __wrap_read(int fd, void *bytes, size_t size);
int __wrap_poll(struct pollfd *fds, nfds_t number, int timeout);
ssize_t __real_getrandom(void *bytes, size_t size, unsigned int flags);
ssize_t __wrap_getrandom(void *bytes, size_t size, unsigned int flags);

int devices_descriptor(void)
{
	int fd = memfd_create("device", MFD_CLOEXEC);

	if (fd < 0 || fd >= DESCRIPTORS)
		abort();
	ours[fd] = 1;
	return fd;
}

uint32_t devices_edges(void)
{
	return __atomic_load_n(&page->events, __ATOMIC_ACQUIRE) / SIMPAGE_EVENT;
}

int devices_wait(uint32_t seen)
{
	uint32_t events = __atomic_load_n(&page->events, __ATOMIC_ACQUIRE);

	while (events / SIMPAGE_EVENT == seen) {
		if (syscall(SYS_futex, &page->events, FUTEX_WAIT, events, NULL, NULL, 0) && errno == EINTR)
			return -1;
		events = __atomic_load_n(&page->events, __ATOMIC_ACQUIRE);
	}
	return 0;
}

void devices_interrupt(int number, const char *name)
{
	const size_t length = strlen(interrupts);

	snprintf(interrupts + length, sizeof(interrupts) - length, " %d:  0  simulated  10  Edge  %s\n", number, name);
}

void devices_toggle(int role)
{
	__atomic_fetch_xor(&page->pins, 1u << role, __ATOMIC_SEQ_CST);
}

static int tracing_file(const char *name, int flags)
{
	const char *folder = getenv("STUB_TRACING");
	char path[PATH_MAX];

	snprintf(path, sizeof(path), "%s%s", folder ? folder : "/nonexistent", name);
	return __real_open(path, flags | O_APPEND);
}

int devices_trigger(void)
{
	return tracing_file("/trigger", O_RDWR | O_CLOEXEC);
}

static void map(void)
{
	const char *path = getenv("STUB_PAGE");
	int fd = path ? __real_open(path, O_RDWR) : -1;
	void *bytes = fd < 0 ? MAP_FAILED : mmap(NULL, SIMPAGE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);

	if (bytes == MAP_FAILED)
		abort();
	page = bytes;
}

int __wrap_open(const char *path, int flags, ...)
{
	if (!strncmp(path, TRACING_FOLDER, strlen(TRACING_FOLDER)) || !strcmp(path, "/proc/sysrq-trigger"))
		return tracing_file(strrchr(path, '/'), flags);
	if (!device_is(path))
		return __real_open(path, flags);
	map();
	return devices_descriptor();
}

FILE *__wrap_fopen(const char *path, const char *mode)
{
	static char registers[] = "888\t1912\n";
	const char *system = getenv("STUB_SYSTEM");
	char other[PATH_MAX];

	if (system && !strcmp(path, "/proc/interrupts"))
		return fmemopen(interrupts, strlen(interrupts), "r");
	if (system && (!strncmp(path, "/sys/", strlen("/sys/")) || !strncmp(path, "/proc/sys/kernel/", 17) ||
		       !strncmp(path, "/proc/irq/", strlen("/proc/irq/")))) {
		snprintf(other, sizeof(other), "%s%s", system, path);
		return __real_fopen(other, mode);
	}
	if (strncmp(path, "/proc/sys/dev/parport/", strlen("/proc/sys/dev/parport/")))
		return __real_fopen(path, mode);
	return fmemopen(registers, strlen(registers), "r");
}

int __wrap_ioctl(int fd, unsigned long request, ...)
{
	va_list values;
	void *argument;

	va_start(values, request);
	argument = va_arg(values, void *);
	va_end(values);
	return ours[fd] ? device_ioctl(fd, request, argument) : __real_ioctl(fd, request, argument);
}

ssize_t __wrap_read(int fd, void *bytes, size_t size)
{
	return ours[fd] ? device_read(fd, bytes, size) : __real_read(fd, bytes, size);
}

/* Of one device; that which is waited for is ready when it is read without waiting. */
int __wrap_poll(struct pollfd *fds, nfds_t number, int timeout)
{
	fds[0].revents = 0;
	if (!timeout) {
		fds[0].revents = device_ready(fds[0].fd) ? POLLIN : 0;
		return fds[0].revents != 0;
	}
	if (number != 1 || device_read(fds[0].fd, NULL, 0) < 0)
		return -1;
	fds[0].revents = POLLIN;
	return 1;
}

ssize_t __wrap_getrandom(void *bytes, size_t size, unsigned int flags)
{
	if (!getenv("STUB_UNSEEDED"))
		return __real_getrandom(bytes, size, flags);
	if (!(flags & GRND_NONBLOCK)) /* it would wait for good */
		abort();
	errno = EAGAIN;
	return -1;
}
