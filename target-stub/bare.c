/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The stub's life without any system (bare.h). Handlers are the only threads: the pin's interrupt, of the highest
 * priority, toggles `isr` and pends the lowest one, where the core's threads take their turns: the most urgent that is
 * due, to its end. The main loop, the third of the contexts that such a target has, never sleeps; in workload `task` it
 * toggles `done`, which elsewhere is the end of a bracket. A timer between the two handlers makes periods due.
 *
 * Measured path: bare_event, bare_toggle, bare_release, bare_tasks, the waits; in the main loop done_is_due.
 */
#include "bare.h"
#include "words.h"

#define TICK_US		1000
#define FIRST_US	100000		/* from the start to the first period */

struct stub bare_stub;
unsigned long bare_lines[LINES];
static volatile unsigned long posted_done, toggled_done;	/* for the main loop */
static unsigned long tick_us, us;	/* `us`: that are no `ms` yet */
static volatile unsigned long ms;
struct turns bare_turns[STUB_THREADS];

/* --- measured path --------------------------------------------------------------------------- */

void bare_event(void)
{
	part_taken(bare_lines[LINE_EVENT]);
	if (!bare_stub.masked)
		stub_event(&bare_stub);
}

void bare_toggle(struct stub *unused, int role)
{
	(void)unused;
	if (role == IRQSCOPE_DONE && bare_stub.workload->event)
		posted_done++;
	else if (bare_lines[LINE_OF(role)] != UNWIRED)
		part_toggle(bare_lines[LINE_OF(role)]);
}

/* A thread that a turn releases, and that is not below it already, has its own turn at once. */
int bare_release(struct stub_thread *thread)
{
	if (TURNS(thread)->posted - TURNS(thread)->taken >= thread->limit)
		return 1;
	TURNS(thread)->posted++;
	if (IN_TURN() && thread != bare_stub.threads)
		stub_run(thread);
	else
		PEND();
	return 0;
}

int bare_wait_release(struct stub_thread *thread)
{
	if (TURNS(thread)->posted == TURNS(thread)->taken)
		return 0;
	TURNS(thread)->taken++;
	return 1;
}

/* Threads that periods make due stand in the order of their priorities. */
void bare_tasks(void)
{
	unsigned long i, had;

	for (i = 0; i < bare_stub.thread_count; i = bare_stub.threads[i].turns == had ? i + 1 : 0) {
		had = bare_stub.threads[i].turns;
		stub_run(&bare_stub.threads[i]);
	}
}

/* --- periods, and the main loop -------------------------------------------------------------- */

int bare_wait_period(struct stub_thread *thread)
{
	if (bare_stub.over || TURNS(thread)->due == TURNS(thread)->begun)
		return 0;
	TURNS(thread)->begun++;
	return 1;
}

/* Of the main loop: one toggle, if there is any. */
static int done_is_due(void)
{
	if (toggled_done == posted_done)
		return 0;
	toggled_done++;
	part_toggle(bare_lines[LINE_OF(IRQSCOPE_DONE)]);
	return 1;
}

void bare_tick(void)
{
	unsigned long i;

	for (us += tick_us; us >= 1000; us -= 1000)
		ms++;
	for (i = 0; i < bare_stub.thread_count; i++)
		if (bare_turns[i].every && !--bare_turns[i].left) {
			bare_turns[i].left = bare_turns[i].every;
			bare_turns[i].due++;
			PEND();
		}
}

/* --- life ------------------------------------------------------------------------------------ */

void bare_say(const char *line)
{
	while (*line)
		part_say(*line++);
	part_say('\n');
}

void bare_mask(struct stub *unused)
{
	(void)unused;
	part_ignore(bare_lines[LINE_EVENT]);
}

void bare_unmask(struct stub *unused)
{
	(void)unused;
	processor_forget();
	part_listen(bare_lines[LINE_EVENT]);
}

int bare_open(struct stub *stub)
{
	const unsigned long period_us = stub->config.period_us;

	if (period_us > TICK_US && period_us % TICK_US)
		return stub_complain("period is less than 1000 microseconds, or a multiple of them", "", "");
	tick_us = period_us < TICK_US ? period_us : TICK_US;
	if (lines_parse(stub, bare_lines))
		return -1;
	if (bare_lines[LINE_TRIGGER] != UNWIRED)
		return stub_complain("this port takes no trigger: leave its line out", "", "");
	if (part_open(bare_lines))
		return stub_complain("a line of lines= is none of the part ", part_name, "'s");
	if (stub->workload->event && stub->contexts[IRQSCOPE_DONE])
		stub->contexts[IRQSCOPE_DONE] = "main loop";
	processor_open();
	return 0;
}

int bare_spawn(struct stub_thread *thread)
{
	if (thread->cpu != STUB_ANY && thread->cpu)
		return stub_complain("there is no such CPU", "", "");
	TURNS(thread)->every = thread->period_us / tick_us;
	TURNS(thread)->left = FIRST_US / tick_us + 1;
	return 0;
}

/* Called by the main loop, below which everything else has been done. */
void bare_join(struct stub *unused)
{
	(void)unused;
	processor_tick(0);
	while (done_is_due())
		;
}

void bare_close(struct stub *unused)
{
	(void)unused;
	processor_close();
	part_close(bare_lines);
}

void bare_read_back(struct stub *unused)
{
	(void)unused;
	(void)part_get(bare_lines[LINE_OF(IRQSCOPE_TASK)]);
}

/* A beat comes at once when the source has been masked, so that rests are counted from there. */
static void live(void)
{
	unsigned long beat_ms = 0;
	int masked, rests = 0, asked = 0;

	while (!asked) {
		masked = bare_stub.masked;
		if (!done_is_due() && ((long)(ms - beat_ms) >= 0 || masked > rests)) {
			beat_ms = ms + STUB_BEAT_MS + (masked > rests);
			stub_beat(&bare_stub, ms);
			asked = part_asked();
		}
		rests = masked;
	}
}

void bare_main(char *options)
{
	part_start();
	if (!options) {
		stub_defaults(&bare_stub);
		stub_complain("options are longer than 255 letters", "", "");
	} else if (!words_parse(&bare_stub, options) && !stub_start(&bare_stub)) {
		processor_tick(tick_us);
		live();
	}
	stub_finish(&bare_stub);
	for (;;)
		__asm__ volatile("wfi");
}
