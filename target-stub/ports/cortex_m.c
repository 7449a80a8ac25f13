/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `cortex_m`: an Arm Cortex-M without any system, workload=task+loop=100+lines=1,4,5,6,3. Its part: cortexm.h.
 *
 * Handlers are the only threads: the pin's interrupt, of the highest priority, toggles `isr` and pends PendSV, of the
 * lowest, where the core's threads take their turns: the most urgent that is due, to its end. The main loop, the third
 * of the contexts that such a target has, never sleeps; in workload `task` it toggles `done`, which elsewhere is the end
 * of a bracket. SysTick makes periods due.
 *
 * Measured path: cortexm_event, cortexm_toggle, cortexm_release, cortexm_tasks, the waits; in the main loop done_is_due.
 */
#include "../cortexm.h"
#include "../memory.h"
#include "../words.h"

#define TICK_US		1000
#define FIRST_US	100000		/* from the start to the first period */

static struct stub stub;
unsigned long cortexm_lines[LINES];
static volatile unsigned long posted_done, toggled_done;	/* for the main loop */
static unsigned long tick_us, us;	/* `us`: that are no `ms` yet */
static volatile unsigned long ms;
static struct slot {
	volatile unsigned long posted, taken;	/* written by one side each */
	volatile unsigned long due, begun;	/* periods, likewise */
	unsigned long every, left;		/* ticks of a period, 0: none; and until the next one */
} slots[STUB_THREADS];

static struct slot *slot(const struct stub_thread *thread)
{
	return &slots[thread - stub.threads];
}

/* --- measured path --------------------------------------------------------------------------- */

void cortexm_event(void)
{
	part_taken(cortexm_lines[LINE_EVENT]);
	if (!stub.masked)
		stub_event(&stub);
}

static void cortexm_toggle(struct stub *unused, int role)
{
	(void)unused;
	if (role == IRQSCOPE_DONE && stub.workload->event)
		posted_done++;
	else if (cortexm_lines[LINE_OF(role)] != UNWIRED)
		part_toggle(cortexm_lines[LINE_OF(role)]);
}

/* A thread that a turn releases, and that is not below it already, has its own turn at once. */
static int cortexm_release(struct stub_thread *thread)
{
	if (slot(thread)->posted - slot(thread)->taken >= thread->limit)
		return 1;
	slot(thread)->posted++;
	if ((ICSR & VECTACTIVE) == IN_PENDSV && thread != stub.threads)
		stub_run(thread);
	else
		ICSR = PENDSVSET;
	return 0;
}

static int cortexm_wait_release(struct stub_thread *thread)
{
	if (slot(thread)->posted == slot(thread)->taken)
		return 0;
	slot(thread)->taken++;
	return 1;
}

/* Threads that periods make due stand in the order of their priorities. */
void cortexm_tasks(void)
{
	unsigned long i, turns;

	for (i = 0; i < stub.thread_count; i = stub.threads[i].turns == turns ? i + 1 : 0) {
		turns = stub.threads[i].turns;
		stub_run(&stub.threads[i]);
	}
}

/* --- periods, and the main loop -------------------------------------------------------------- */

static int cortexm_wait_period(struct stub_thread *thread)
{
	if (stub.over || slot(thread)->due == slot(thread)->begun)
		return 0;
	slot(thread)->begun++;
	return 1;
}

/* Of the main loop: one toggle, if there is any. */
static int done_is_due(void)
{
	if (toggled_done == posted_done)
		return 0;
	toggled_done++;
	part_toggle(cortexm_lines[LINE_OF(IRQSCOPE_DONE)]);
	return 1;
}

void cortexm_tick(void)
{
	unsigned long i;

	for (us += tick_us; us >= 1000; us -= 1000)
		ms++;
	for (i = 0; i < stub.thread_count; i++)
		if (slots[i].every && !--slots[i].left) {
			slots[i].left = slots[i].every;
			slots[i].due++;
			ICSR = PENDSVSET;
		}
}

/* --- life ------------------------------------------------------------------------------------ */

static void cortexm_say(const char *line)
{
	while (*line)
		part_say(*line++);
	part_say('\n');
}

static void cortexm_mask(struct stub *unused)
{
	(void)unused;
	part_ignore(cortexm_lines[LINE_EVENT]);
}

/* What came while it was masked is forgotten, in the processor as well. */
static void cortexm_unmask(struct stub *unused)
{
	(void)unused;
	ICPR(part_irq) = BIT(part_irq);
	part_listen(cortexm_lines[LINE_EVENT]);
}

static int cortexm_open(struct stub *unused)
{
	const unsigned long period_us = stub.config.period_us;

	(void)unused;
	if (period_us > TICK_US && period_us % TICK_US)
		return stub_complain("period is less than 1000 microseconds, or a multiple of them", "", "");
	tick_us = period_us < TICK_US ? period_us : TICK_US;
	if (lines_parse(&stub, cortexm_lines))
		return -1;
	if (cortexm_lines[LINE_TRIGGER] != UNWIRED)
		return stub_complain("this port takes no trigger: leave its line out", "", "");
	if (part_open(cortexm_lines))
		return stub_complain("a line of lines= is none of the part ", part_name, "'s");
	if (stub.workload->event && stub.contexts[IRQSCOPE_DONE])
		stub.contexts[IRQSCOPE_DONE] = "main loop";
	SHPR3 = PRIORITIES;
	ISER(part_irq) = BIT(part_irq);
	return 0;
}

static int cortexm_spawn(struct stub_thread *thread)
{
	if (thread->cpu != STUB_ANY && thread->cpu)
		return stub_complain("there is no such CPU", "", "");
	slot(thread)->every = thread->period_us / tick_us;
	slot(thread)->left = FIRST_US / tick_us + 1;
	return 0;
}

/* Called by the main loop, below which everything else has been done. */
static void cortexm_join(struct stub *unused)
{
	(void)unused;
	SYST_CSR = 0;
	while (done_is_due())
		;
}

static void cortexm_close(struct stub *unused)
{
	(void)unused;
	ICER(part_irq) = BIT(part_irq);
	part_close(cortexm_lines);
}

static const struct stub_operation operations[] = {
	{ "clock", cortexm_clock, 0 }, MEMORY_OPERATIONS, { "read-back", cortexm_read_back, 0 }, { 0, 0, 0 }
};

const struct stub_port stub_port = {
	.name = "cortex_m",
	.system = "none",
	.event_context = "hard handler",
	.task_context = "PendSV",
	.edge = "rising",
	.handler = 1,
	.writers = STUB_ROLES,
	.operations = operations,
	.open = cortexm_open,
	.spawn = cortexm_spawn,
	.unmask = cortexm_unmask,
	.mask = cortexm_mask,
	.wait_period = cortexm_wait_period,
	.wait_release = cortexm_wait_release,
	.release = cortexm_release,
	.toggle = cortexm_toggle,
	.join = cortexm_join,
	.close = cortexm_close,
	.say = cortexm_say,
	.warn = cortexm_say
};

/* A beat comes at once when the source has been masked, so that rests are counted from there. */
static void live(void)
{
	unsigned long beat_ms = 0;
	int masked, rests = 0, asked = 0;

	while (!asked) {
		masked = stub.masked;
		if (!done_is_due() && ((long)(ms - beat_ms) >= 0 || masked > rests)) {
			beat_ms = ms + STUB_BEAT_MS + (masked > rests);
			stub_beat(&stub, ms);
			asked = part_asked();
		}
		rests = masked;
	}
}

void cortexm_main(char *options)
{
	part_start();
	if (!words_parse(&stub, options) && !stub_start(&stub)) {
		SYST_RVR = part_hz / 1000000 * tick_us - 1;
		SYST_CVR = 0;
		SYST_CSR = SYST_ON;
		live();
	}
	stub_finish(&stub);
	for (;;)
		__asm__ volatile("wfi");
}
