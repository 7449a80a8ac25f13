/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The target stub: all that runs on the target. It answers an interrupt by toggling pins, which the instrument times from
 * outside; it measures nothing itself.
 *	event --> wait() or handler --> workload's event(): toggle, release --> thread's turn(): toggle
 * The core (stub.c, workloads.c) is gnu89, for old compilers, and needs no C library but text.c; everything that depends on
 * the system is in one file under ports/, which defines `stub_port`.
 */
#ifndef IRQSCOPE_STUB_H
#define IRQSCOPE_STUB_H
#include "roles.h"

#define STUB_VERSION	"0.1.0"
#define STUB_ROLES	4
#define STUB_THREADS	16
#define STUB_NOTES	12
#define STUB_BEAT_MS	20	/* between two calls of stub_beat() */
#define STUB_ANY	(~0ul)	/* cpu: wherever the scheduler likes */

struct stub;

/* What a target does. Lists end with a NULL name. */
struct stub_workload {
	const char *name, *doc;
	void (*event)(struct stub *stub);	/* where an event arrives; NULL: no stimulus is needed */
	int (*plan)(struct stub *stub);		/* add threads, name contexts; nonzero after a complaint */
};

struct stub_operation {
	const char *name;			/* of what `bracket` does: */
	void (*run)(struct stub *stub), (*prepare)(struct stub *stub);	/* between its toggles, before; or NULL */
};

struct stub_option {
	const char *name;
	enum { STUB_TEXT, STUB_NUMBER, STUB_FLAG } kind;
	unsigned long offset;	/* in struct stub_config */
	const char *doc;
};

/* What the user asked for, see stub_options: constant after stub_start(). */
struct stub_config {
	const char *workload, *device, *lines, *operation, *release, *then, *id, *marker;
	unsigned long priority, cpu, loop, period_us, threads, tested, count, duration_s, depth, storm, rest_ms;
	unsigned long pulse, spin, regardless, marks;
};

/* Turn after turn, until its wait, which is a hook of the port, returns 0. */
struct stub_thread {
	struct stub *stub;
	int (*wait)(struct stub_thread *thread);
	void (*turn)(struct stub_thread *thread);
	int role;		/* that a turn toggles, where that varies */
	unsigned long priority, cpu, period_us, loop;
	unsigned long limit;	/* releases that may wait */
	unsigned long turns;	/* so far */
};

/* Each counter has one writer. Workload `task`: handlers == tasks + dropped in the end. */
struct stub_counts {
	unsigned long handlers;	/* events handled */
	unsigned long dropped;	/* releases that found no room (binary: one waiting already) */
	unsigned long lost, unhandled;	/* edges that the kernel dropped or gave to nobody, if it tells */
	unsigned long threaded;	/* handlers in a thread where the port means hard ones */
	unsigned long storms, triggers;	/* times the source was masked; that the trigger came */
	unsigned long toggles[STUB_ROLES];
};

struct stub {
	struct stub_config config;
	struct stub_counts counts;
	struct stub_thread threads[STUB_THREADS];
	unsigned long thread_count;
	const struct stub_workload *workload;
	const struct stub_operation *operation;
	const char *contexts[STUB_ROLES];	/* what toggles each role; NULL: nothing does */
	const char *notes[STUB_NOTES];
	int counting;			/* every release counts; else those that wait are one */
	int merge;			/* wait(): all events that are there are one answer */
	int started;
	volatile int over, masked;
	volatile unsigned long beats;
	unsigned long seen, run;	/* of `beats`, and events since */
	unsigned long rested;		/* beats since the source was masked */
};

/*
 * One port: everything that depends on the system. Hooks return 0 for success unless they say
 * otherwise; those that fail explain it by warn(). Measured path: the waits, toggle and release do no
 * more than their own work: no allocation, no printing, no lock.
 */
struct stub_port {
	const char *name, *system;	/* system: its kind, for the start line */
	const char *event_context;	/* who runs event(): "hard handler", "user thread", ... */
	const char *task_context;	/* who runs threads */
	const char *edge;		/* of the stimulus that counts: "rising" or "falling" */
	int handler;			/* an interrupt handler calls stub_event() and toggles isr */
	unsigned long writers;		/* threads that may toggle at one time: task, isr, done, aux */
	const struct stub_operation *operations;	/* beside the core's */
	/* Claim pins and source, which stays masked; stub_note() what is amiss. */
	int (*open)(struct stub *stub);
	/* Start a thread that calls stub_run(). */
	int (*spawn)(struct stub_thread *thread);
	/* Let the source's events through; stop them, in the event's context or after stub->over. */
	void (*unmask)(struct stub *stub);
	void (*mask)(struct stub *stub);
	/* Block until an event: 1; or until stub->over: 0. Only ports without a handler. */
	int (*wait)(struct stub_thread *thread);
	/* Block until the next period: 1; or until stub->over: 0. */
	int (*wait_period)(struct stub_thread *thread);
	/* Block until a release: 1; or until join() and no release left: 0. */
	int (*wait_release)(struct stub_thread *thread);
	/* One more turn for a thread; nonzero if `limit` releases are waiting already. */
	int (*release)(struct stub_thread *thread);
	/* Invert the pin of a role, if it is wired. */
	void (*toggle)(struct stub *stub, int role);
	/* Say in the system's own trace that a role was toggled, counts.toggles times by now; NULL: it has none. */
	void (*mark)(struct stub *stub, int role);
	/* stub->over is set: end the threads, those that wait for releases last. */
	void (*join)(struct stub *stub);
	/* Pins to safe levels, everything given back; also after a failed open(). */
	void (*close)(struct stub *stub);
	/* One line to the host (a JSON object), one sentence to the user. */
	void (*say)(const char *line);
	void (*warn)(const char *sentence);
};

extern const struct stub_port stub_port;
extern const struct stub_workload stub_workloads[];
extern const struct stub_option stub_options[];

/* Begin with the defaults; set one option: `value`, NULL for a flag, must stay where it is. */
void stub_defaults(struct stub *stub);
int stub_set(struct stub *stub, const char *name, const char *value);
/* Everything up to the start line: 0, 2 for bad options, 4 if it could not run. All from the end on: always. */
int stub_start(struct stub *stub);
void stub_finish(struct stub *stub);
/* To be called every STUB_BEAT_MS at the lowest priority; `ms` since the start. 0: all is over. */
int stub_beat(struct stub *stub, unsigned long ms);
/* One event, called by a port's handler; the body of every thread. */
void stub_event(struct stub *stub);
void stub_run(struct stub_thread *thread);

/* The measurement will suffer from this; the sentence must stay where it is. */
void stub_note(struct stub *stub, const char *sentence);
/* Warn with a sentence of three parts. Returns -1, as the caller's verdict. */
int stub_complain(const char *a, const char *b, const char *c);

#endif
