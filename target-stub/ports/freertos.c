/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `freertos`: FreeRTOS 10 and 11, in a project of its user's: freertos.h says what that adds.
 *
 * The interrupt's handler toggles `isr` and releases a task, by a notification or, with IRQSCOPE_SEMAPHORE, by a
 * semaphore; portYIELD_FROM_ISR() is its last statement, since on some processors the switch happens right there.
 * Periods are ticks; there is one CPU. Measured path: irqscope_event, freertos_toggle, freertos_release and the waits.
 */
#include "../freertos.h"
#include "../memory.h"
#include "../ticks.h"
#include "../words.h"

#ifdef IRQSCOPE_SEMAPHORE
#include <semphr.h>
#define RELEASED_BY		"semaphore"
#define MOST_RELEASES		0x7fffffff
#define MAKE(slot)		((slot)->releases = xSemaphoreCreateCounting(MOST_RELEASES, 0))
#define DELETE(slot)		vSemaphoreDelete((slot)->releases)
#define GIVE(slot)		xSemaphoreGive((slot)->releases)
#define GIVE_FROM_ISR(slot)	xSemaphoreGiveFromISR((slot)->releases, &woken)
#define TAKE(slot)		xSemaphoreTake((slot)->releases, portMAX_DELAY)
#else
#define RELEASED_BY		"notification"
#define MAKE(slot)		1
#define DELETE(slot)		(void)0
#define GIVE(slot)		xTaskNotifyGive((slot)->task)
#define GIVE_FROM_ISR(slot)	do { vTaskNotifyGiveFromISR((slot)->task, &woken); } while (0)	/* in V10 with a ; */
#define TAKE(slot)		ulTaskNotifyTake(pdFALSE, portMAX_DELAY)
#endif

#define STACK_WORDS	256
#define TICKS_PER_S	((unsigned long)configTICK_RATE_HZ)
#define ticks(us)	((TickType_t)ticks_of(us, TICKS_PER_S))
#define FIRST_US	100000		/* from the start to the beginning of the first period */

static struct stub stub;
unsigned long freertos_lines[LINES];
static volatile int handling;		/* the event's handler runs */
static BaseType_t woken;		/* by it */
static struct slot {
	TaskHandle_t task;
	QueueHandle_t releases;			/* a semaphore, if they are one */
	volatile unsigned long posted, taken;	/* written by one side each */
	volatile int running;
	TickType_t last;			/* period */
} slots[STUB_THREADS];

static struct slot *slot(const struct stub_thread *thread)
{
	return &slots[thread - stub.threads];
}

/* --- measured path --------------------------------------------------------------------------- */

void irqscope_event(void)
{
	part_taken(freertos_lines[LINE_EVENT]);
	woken = pdFALSE;
	handling = 1;
	if (!stub.masked)
		stub_event(&stub);
	handling = 0;
	portYIELD_FROM_ISR(woken);
}

static void freertos_toggle(struct stub *unused, int role)
{
	(void)unused;
	if (freertos_lines[LINE_OF(role)] != UNWIRED)
		part_toggle(freertos_lines[LINE_OF(role)]);
}

static int freertos_release(struct stub_thread *thread)
{
	if (slot(thread)->posted - slot(thread)->taken >= thread->limit)
		return 1;
	slot(thread)->posted++;
	if (handling)
		GIVE_FROM_ISR(slot(thread));
	else
		GIVE(slot(thread));
	return 0;
}

static int freertos_wait_release(struct stub_thread *thread)
{
	TAKE(slot(thread));
	if (slot(thread)->posted == slot(thread)->taken)
		return 0;	/* freertos_join() gave it */
	slot(thread)->taken++;
	return 1;
}

static int freertos_wait_period(struct stub_thread *thread)
{
	vTaskDelayUntil(&slot(thread)->last, ticks(thread->period_us));
	return !stub.over;
}

/* --- tasks ----------------------------------------------------------------------------------- */

/* The most urgent one has priority=N, or the highest there is, and others are as far below it as they are in the core. */
static UBaseType_t priority_of(unsigned long wanted)
{
	const unsigned long most = configMAX_PRIORITIES - 1;
	unsigned long below = stub.config.priority - wanted;

	if (!wanted)
		return tskIDLE_PRIORITY + 1;
	wanted = stub.config.priority < most ? stub.config.priority : most;
	return (UBaseType_t)(wanted > below ? wanted - below : tskIDLE_PRIORITY);
}

static void body(void *arg)
{
	struct stub_thread *thread = arg;

	if (thread->period_us)
		vTaskDelayUntil(&slot(thread)->last, ticks(FIRST_US));
	stub_run(thread);
	slot(thread)->running = 0;
	vTaskDelete(NULL);
}

static int freertos_spawn(struct stub_thread *thread)
{
	struct slot *new = slot(thread);

	if (thread->cpu != STUB_ANY && thread->cpu)
		return stub_complain("there is no such CPU", "", "");
	if (priority_of(thread->priority) == tskIDLE_PRIORITY)
		return stub_complain("there are too few priorities: see configMAX_PRIORITIES", "", "");
	new->posted = new->taken = 0;
	new->last = xTaskGetTickCount();
	new->running = MAKE(new) && xTaskCreate(body, "irqscope_stub", STACK_WORDS, thread,
						priority_of(thread->priority), &new->task) == pdPASS;
	return new->running ? 0 : stub_complain("the heap is too small for a task: see configTOTAL_HEAP_SIZE", "", "");
}

static void end_task(struct slot *slot)
{
	while (slot->running)
		vTaskDelay(1);
}

static void freertos_join(struct stub *unused)
{
	unsigned long i;

	(void)unused;
	for (i = 0; i < stub.thread_count; i++)
		if (stub.threads[i].wait == freertos_wait_period)
			end_task(&slots[i]);
	for (i = 0; i < stub.thread_count; i++) {
		if (slots[i].running)
			GIVE(&slots[i]);
		end_task(&slots[i]);
		if (slots[i].releases)
			DELETE(&slots[i]);
		slots[i].releases = NULL;
	}
	freertos_operations_close();
}

/* --- life ------------------------------------------------------------------------------------ */

static void freertos_say(const char *line)
{
	while (*line)
		part_say(*line++);
	part_say('\n');
}

static void freertos_mask(struct stub *unused)
{
	(void)unused;
	part_ignore(freertos_lines[LINE_EVENT]);
}

static void freertos_unmask(struct stub *unused)
{
	(void)unused;
	part_listen(freertos_lines[LINE_EVENT]);
}

static int freertos_open(struct stub *unused)
{
	(void)unused;
	if (!ticks_are_whole(stub.threads[0].period_us, TICKS_PER_S))
		return stub_complain("period must be a multiple of the tick: see configTICK_RATE_HZ", "", "");
	if (lines_parse(&stub, freertos_lines))
		return -1;
	if (freertos_lines[LINE_TRIGGER] != UNWIRED)
		return stub_complain("this port takes no trigger: leave its line out", "", "");
	if (part_open(freertos_lines))
		return stub_complain("a line of lines= is none of the part ", part_name, "'s");
	return stub.operation ? freertos_operations_open(priority_of(stub.threads[0].priority)) : 0;
}

static void freertos_close(struct stub *unused)
{
	(void)unused;
	part_close(freertos_lines);
}

static const struct stub_operation operations[] = { FREERTOS_OPERATIONS, MEMORY_OPERATIONS, { 0, 0, 0 } };

const struct stub_port stub_port = {
	.name = "freertos",
	.system = "FreeRTOS " tskKERNEL_VERSION_NUMBER ", tasks are released by " RELEASED_BY,
	.event_context = "hard handler",
	.task_context = "kernel thread",
	.edge = "rising",
	.handler = 1,
	.writers = STUB_ROLES,
	.operations = operations,
	.open = freertos_open,
	.spawn = freertos_spawn,
	.unmask = freertos_unmask,
	.mask = freertos_mask,
	.wait_period = freertos_wait_period,
	.wait_release = freertos_wait_release,
	.release = freertos_release,
	.toggle = freertos_toggle,
	.mark = FREERTOS_MARK,
	.join = freertos_join,
	.close = freertos_close,
	.say = freertos_say,
	.warn = freertos_say
};

void irqscope_task(void *options)
{
	const unsigned long rate = TICKS_PER_S;
	unsigned long passed = 0;
	TickType_t now, before = xTaskGetTickCount();

	if (!words_parse(&stub, options) && !stub_start(&stub))
		do {
			freertos_marks_beat(&stub);
			stub_beat(&stub, passed / rate * 1000 + passed % rate * 1000 / rate);
			vTaskDelay(ticks(1000 * STUB_BEAT_MS));
			now = xTaskGetTickCount();
			passed += (TickType_t)(now - before);	/* of 16 bits it is, in some projects */
			before = now;
		} while (!part_asked());
	stub_finish(&stub);
	vTaskDelete(NULL);
}
