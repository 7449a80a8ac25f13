/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A plug-in for QEMU that hands the lines of an emulated GPIO controller to the virtual bench, in lock step: the guest
 * runs up to the time that the bench gives, stands still at every change of an output, and is told the levels of its
 * inputs at exact times of its virtual clock. With `-icount` that is the same in each run.
 *
 *	-plugin pins.so,fd=N	N: a socket of SOCK_SEQPACKET; see guestmessages.h
 *
 * QEMU has no interface for this. What is used are functions that its program exports to its own modules, declared here
 * as in version 7.2; they are found missing when the plug-in is loaded.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "guestmessages.h"

#define EXPORT __attribute__((visibility("default")))
#define CONTROLLER "pl061"
#define LINES 8

enum { VIRTUAL_CLOCK = 1, NANOSECONDS = 1 };

typedef struct Notifier {
	void (*notify)(struct Notifier *, void *);
	void *node[2];
} Notifier;

struct qemu_plugin_info_head {
	const char *target_name;
	struct {
		int min, cur;
	} version;
};

extern void qemu_add_machine_init_done_notifier(Notifier *notifier);
extern void *object_resolve_path_type(const char *path, const char *type, bool *ambiguous);
extern void *qdev_get_gpio_in(void *device, int number);
extern void *qdev_intercept_gpio_out(void *device, void *line, const char *name, int number);
extern void *qemu_allocate_irq(void (*handler)(void *, int, int), void *opaque, int number);
extern void qemu_set_irq(void *line, int level);
extern int64_t qemu_clock_get_ns(int clock);
extern void timer_init_full(void *timer, void *group, int clock, int scale, int attributes, void (*expired)(void *),
			    void *opaque);
extern void timer_mod(void *timer, int64_t ns);

EXPORT int qemu_plugin_version = 1;

static int connection = -1;
static void *controller;
static void *connected[LINES]; /* where the outputs led before */
static int level[LINES];
static uint64_t timer[32]; /* room for a QEMUTimer, which has 48 bytes */

/* Say where the guest is, and do as the bench says. */
static void stop(uint32_t reason, uint32_t line)
{
	struct guest_stop here;
	struct guest_go go;
	uint32_t number;

	memset(&here, 0, sizeof(here));
	here.ns = (uint64_t)qemu_clock_get_ns(VIRTUAL_CLOCK);
	here.reason = reason;
	here.line = line;
	here.level = (uint32_t)level[line];
	/* The bench is gone, or has had enough: without it there is nothing to run for. */
	if (write(connection, &here, sizeof(here)) != (ssize_t)sizeof(here) ||
	    read(connection, &go, sizeof(go)) != (ssize_t)sizeof(go))
		_exit(0);
	for (number = 0; number < LINES; number++)
		if (go.lines >> number & 1)
			qemu_set_irq(qdev_get_gpio_in(controller, (int)number), (int)(go.levels >> number & 1));
	timer_mod(timer, (int64_t)go.until_ns);
}

static void expired(void *unused)
{
	(void)unused;
	stop(GUEST_STOP_TIME, 0);
}

static void changed(void *unused, int number, int to)
{
	(void)unused;
	if (connected[number])
		qemu_set_irq(connected[number], to);
	if (level[number] == to)
		return;
	level[number] = to;
	stop(GUEST_STOP_OUTPUT, (uint32_t)number);
}

static void ready(Notifier *notifier, void *data)
{
	bool ambiguous;
	int number;

	(void)notifier;
	(void)data;
	controller = object_resolve_path_type("", CONTROLLER, &ambiguous);
	if (!controller) {
		fprintf(stderr, "pins.so: the machine has no %s\n", CONTROLLER);
		exit(1);
	}
	for (number = 0; number < LINES; number++)
		connected[number] =
			qdev_intercept_gpio_out(controller, qemu_allocate_irq(changed, NULL, number), NULL, number);
	timer_init_full(timer, NULL, VIRTUAL_CLOCK, NANOSECONDS, 0, expired, NULL);
	timer_mod(timer, 0);
}

EXPORT int qemu_plugin_install(uint64_t id, const struct qemu_plugin_info_head *info, int argc, char **argv)
{
	static Notifier notifier;

	(void)id;
	(void)info;
	if (argc != 1 || strncmp(argv[0], "fd=", 3) != 0) {
		fprintf(stderr, "pins.so: the argument fd=NUMBER is missing\n");
		return 1;
	}
	connection = atoi(argv[0] + 3);
	notifier.notify = ready;
	qemu_add_machine_init_done_notifier(&notifier);
	return 0;
}
