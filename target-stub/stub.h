/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The target stub: all that runs on the target. It answers an interrupt by toggling pins, which the
 * instrument times from outside; it measures nothing itself.
 *
 *	event --> wait() or handler --> workload's event(): toggle, release --> workload's task(): toggle
 *
 * The core (stub.c, workloads.c) needs no C library; everything that depends on the system is in one
 * file under ports/, which defines `stub_port`. The core is gnu89, so that old compilers take it.
 */
#ifndef IRQSCOPE_STUB_H
#define IRQSCOPE_STUB_H

#include "roles.h"

#define STUB_VERSION	"0.1.0"
#define STUB_SCHEMA	1		/* of the start line and the end line */
#define STUB_ROLES	4
#define STUB_NOTES	512		/* bytes for the sentences of stub_note() */
#define STUB_ANY	(~0ul)		/* config.cpu: wherever the scheduler likes */

struct stub;

/* What a target does with an event. */
struct stub_workload {
	const char *name;
	const char *doc;
	/* In the context that the event reaches: the handler, or the thread that waited for it. */
	void (*event)(struct stub *stub);
	/* In the task that event() releases; NULL if it releases none. */
	void (*task)(struct stub *stub);
};

/* What the user asked for: complete before open(), constant afterwards. */
struct stub_config {
	const struct stub_workload *workload;
	const char *device;		/* which chip, port or page; the port's own notation */
	unsigned long priority;		/* real-time priority; the task has one less; 0: ordinary */
	unsigned long cpu;		/* STUB_ANY or the only CPU to run on */
	unsigned long loop;		/* turns of the task's work loop */
	unsigned long count;		/* events until the end; 0: endless */
	unsigned long duration_s;	/* seconds until the end; 0: endless */
	unsigned long depth;		/* counting: releases that may wait; 0: any number */
	int counting;			/* every release counts; else those that wait are one */
	int spin;			/* wait by spinning: calibration, where the port can */
};

/* Each counter has one writer. After the end: handlers == tasks + dropped, if there is a task. */
struct stub_counts {
	unsigned long handlers;		/* events handled */
	unsigned long tasks;		/* runs of the task */
	unsigned long dropped;		/* releases that found no room (binary: one waiting already) */
	unsigned long toggles[STUB_ROLES];
};

struct stub {
	struct stub_config config;
	struct stub_counts counts;
	int first;			/* role that event() toggles first */
	int merge;			/* wait(): all events that are there are one answer */
	char notes[STUB_NOTES];
};

/*
 * One port: everything that depends on the system. Hooks return 0 for success unless they say
 * otherwise; open() and run() explain a failure by warn(). Measured path: wait, toggle, release and
 * wait_release do no more than their own work: no allocation, no printing, no lock.
 */
struct stub_port {
	const char *name;
	const char *system;		/* kind of system, for the start line */
	const char *event_context;	/* who runs event(): "hard handler", "user thread", ... */
	const char *task_context;	/* who runs task() */
	const char *edge;		/* the stimulus' edge that counts: "rising" or "falling" */
	int handler;			/* an interrupt handler calls stub_event() and toggles isr */
	/* Claim pins, lock memory, start handler and threads, which then wait; note() what is amiss. */
	int (*open)(struct stub *stub);
	/* Return when all is over and every release was served: count, duration, signal, stop. */
	int (*run)(struct stub *stub);
	/* Block until an event: 1; or until the end: 0. Only ports without a handler. */
	int (*wait)(struct stub *stub);
	/* Invert the pin of a role. */
	void (*toggle)(struct stub *stub, int role);
	/* Make the task run once more; nonzero if depth releases are waiting already. */
	int (*release)(struct stub *stub);
	/* In the task, block until a release: 1; or until the end and no release left: 0. */
	int (*wait_release)(struct stub *stub);
	/* Pins to safe levels, everything given back; also after a failed open(). */
	void (*close)(struct stub *stub);
	/* One line to the host (a JSON object), one sentence to the user. */
	void (*say)(const char *line);
	void (*warn)(const char *sentence);
};

extern const struct stub_port stub_port;
extern const struct stub_workload stub_workloads[];	/* ends with a NULL name */

/* For ports with a command line: the whole life of the stub. The program's exit code. */
int stub_main(int argc, char **argv);

/* For ports that get options in another way: set one, then check all. Nonzero after a warn(). */
void stub_defaults(struct stub *stub);
int stub_option(struct stub *stub, const char *name, const char *value);
int stub_check(struct stub *stub);

/* The start line and the end line. */
void stub_say_start(const struct stub *stub);
void stub_say_end(const struct stub *stub);

/* A sentence (plain ASCII) for the user and for the start line: the measurement will suffer from this. */
void stub_note(struct stub *stub, const char *sentence);

/* One event: called by a port's handler. Returns 0 once config.count events were handled. */
int stub_event(struct stub *stub);
/* Bodies of threads: all events that wait() gives; all releases that wait_release() gives. */
void stub_events(struct stub *stub);
void stub_tasks(struct stub *stub);

#endif
