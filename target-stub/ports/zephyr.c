/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Port `zephyr`: Zephyr 3.7 and newer, in an application of its user's: zephyr/irqscope.h says what that adds.
 *
 * The GPIO driver's interrupt calls back, which toggles `isr` and gives a semaphore; the thread that takes it runs when the
 * interrupt is over. A chip of lines behind a bus calls back in a thread instead, which is counted. Pins are set, not
 * toggled: what a driver toggles, it may read, change and write for a whole port at once. Periods are ticks; there is one CPU.
 * Measured path: arrived, zephyr_toggle, zephyr_release and the waits.
 */
#include "../zephyrstub.h"
#include "../memory.h"
#include "../words.h"

#include <zephyr/drivers/uart.h>
#include <zephyr/sys/printk.h>
#include <zephyr/version.h>

#define TICKS_PER_S	CONFIG_SYS_CLOCK_TICKS_PER_SEC
#define FIRST_US	100000		/* from the start to the beginning of the first period */

#ifdef CONFIG_IRQSCOPE_COOPERATIVE
#define THREADS		"cooperative"
#define PRIORITIES	"CONFIG_NUM_COOP_PRIORITIES"
#define LEVELS		CONFIG_NUM_COOP_PRIORITIES
#define BELOW_LEVELS	0
#else
#define THREADS		"preemptive"
#define PRIORITIES	"CONFIG_NUM_PREEMPT_PRIORITIES"
#define LEVELS		K_LOWEST_APPLICATION_THREAD_PRIO
#define BELOW_LEVELS	K_LOWEST_APPLICATION_THREAD_PRIO
#endif

static struct stub stub;
static struct gpio_callback callback;
static int levels[STUB_ROLES];
static K_THREAD_STACK_ARRAY_DEFINE(stacks, STUB_THREADS, CONFIG_IRQSCOPE_STACK_SIZE);
static struct slot {
	struct k_thread thread;
	struct k_sem releases;
	volatile unsigned long posted, taken;	/* written by one side each */
	int spawned;
	int64_t due;				/* the tick of the next period */
} slots[STUB_THREADS];

static struct slot *slot(const struct stub_thread *thread)
{
	return &slots[thread - stub.threads];
}

static int64_t ticks(unsigned long us)
{
	return (int64_t)us * TICKS_PER_S / 1000000;
}

/* --- measured path --------------------------------------------------------------------------- */

static void arrived(const struct device *chip, struct gpio_callback *unused, gpio_port_pins_t pins)
{
	(void)chip, (void)unused, (void)pins;
	if (stub.masked)
		return;
	stub_event(&stub);
	stub.counts.threaded += !k_is_in_isr();
}

static void zephyr_toggle(struct stub *unused, int role)
{
	const struct gpio_dt_spec *line = &zephyr_lines[LINE_OF(role)];

	(void)unused;
	levels[role] ^= 1;
	if (line->port)
		gpio_pin_set_raw(line->port, line->pin, levels[role]);
}

static int zephyr_release(struct stub_thread *thread)
{
	if (slot(thread)->posted - slot(thread)->taken >= thread->limit)
		return 1;
	slot(thread)->posted++;
	k_sem_give(&slot(thread)->releases);
	return 0;
}

static int zephyr_wait_release(struct stub_thread *thread)
{
	k_sem_take(&slot(thread)->releases, K_FOREVER);
	if (slot(thread)->posted == slot(thread)->taken)
		return 0;	/* zephyr_join() gave it */
	slot(thread)->taken++;
	return 1;
}

static int zephyr_wait_period(struct stub_thread *thread)
{
	if (slot(thread)->due > k_uptime_ticks())
		k_sleep(K_TIMEOUT_ABS_TICKS(slot(thread)->due));
	slot(thread)->due += ticks(thread->period_us);
	return !stub.over;
}

/* --- threads --------------------------------------------------------------------------------- */

/*
 * A smaller number is more urgent, those below 0 are cooperative. The most urgent thread has priority=N, counted from the
 * least urgent level, or the most urgent one that there is, and others are as far below it as they are in the core.
 */
static int priority_of(unsigned long wanted)
{
	const unsigned long below = stub.config.priority - wanted, most = LEVELS;
	const unsigned long highest = stub.config.priority < most ? stub.config.priority : most;

	return BELOW_LEVELS - (int)(!wanted ? 1 : highest > below ? highest - below : 0);
}

static void body(void *thread, void *unused, void *nor_that)
{
	(void)unused, (void)nor_that;
	stub_run(thread);
}

static int zephyr_spawn(struct stub_thread *thread)
{
	struct slot *new = slot(thread);

	if (thread->cpu != STUB_ANY && thread->cpu)
		return stub_complain("there is no such CPU", "", "");
	if (priority_of(thread->priority) == BELOW_LEVELS)
		return stub_complain("there are too few priorities: see " PRIORITIES, "", "");
	new->posted = new->taken = 0;
	new->due = k_uptime_ticks() + ticks(FIRST_US);
	k_sem_init(&new->releases, 0, K_SEM_MAX_LIMIT);
	k_thread_create(&new->thread, stacks[thread - stub.threads], CONFIG_IRQSCOPE_STACK_SIZE, body, thread, NULL,
			NULL, priority_of(thread->priority), 0, K_NO_WAIT);
	new->spawned = 1;
	return 0;
}

static void zephyr_join(struct stub *unused)
{
	unsigned long i;
	int releases;

	(void)unused;
	for (releases = 0; releases < 2; releases++)
		for (i = 0; i < stub.thread_count; i++)
			if (slots[i].spawned && (stub.threads[i].wait == zephyr_wait_release) == releases) {
				k_sem_give(&slots[i].releases);
				k_thread_join(&slots[i].thread, K_FOREVER);
				slots[i].spawned = 0;
			}
	zephyr_operations_close();
}

/* --- life ------------------------------------------------------------------------------------ */

static void zephyr_say(const char *line)
{
	printk("%s\n", line);
}

static void zephyr_mask(struct stub *unused)
{
	(void)unused;
	gpio_pin_interrupt_configure_dt(&zephyr_lines[LINE_EVENT], GPIO_INT_DISABLE);
}

static void zephyr_unmask(struct stub *unused)
{
	(void)unused;
	gpio_pin_interrupt_configure_dt(&zephyr_lines[LINE_EVENT], GPIO_INT_EDGE_RISING);
}

static int zephyr_open(struct stub *unused)
{
	const struct gpio_dt_spec *event = &zephyr_lines[LINE_EVENT];
	int role;

	(void)unused;
	for (role = 0; role < STUB_ROLES; role++)
		levels[role] = 0;
	if ((uint64_t)stub.threads[0].period_us * TICKS_PER_S % 1000000)
		return stub_complain("period must be a multiple of the tick: see CONFIG_SYS_CLOCK_TICKS_PER_SEC", "", "");
	if (stub.config.id)
		return stub_complain("id: an event of Zephyr's trace has no room for the name of a run", "", "");
	if (zephyr_lines_open(&stub))
		return -1;
	if (stub.operation)
		zephyr_operations_open(priority_of(stub.threads[0].priority));
	if (!stub.workload->event)
		return 0;
	gpio_init_callback(&callback, arrived, BIT(event->pin));
	if (gpio_add_callback(event->port, &callback) ||
	    gpio_pin_interrupt_configure_dt(event, GPIO_INT_EDGE_RISING) ||	/* a trial: stub.masked */
	    gpio_pin_interrupt_configure_dt(event, GPIO_INT_DISABLE))
		return stub_complain("the line of the alias irqscope-event has no interrupt, or another line has it", "", "");
	return 0;
}

static void zephyr_close(struct stub *unused)
{
	(void)unused;
	if (callback.handler)
		gpio_remove_callback(zephyr_lines[LINE_EVENT].port, &callback);
	zephyr_lines_close();
}

static const struct stub_operation operations[] = { ZEPHYR_OPERATIONS, MEMORY_OPERATIONS, { 0, 0, 0 } };

const struct stub_port stub_port = {
	.name = "zephyr",
	.system = "Zephyr " KERNEL_VERSION_STRING ", threads are " THREADS,
	.event_context = "hard handler",
	.task_context = "kernel thread",
	.edge = "rising",
	.handler = 1,
	.writers = STUB_ROLES,
	.operations = operations,
	.open = zephyr_open,
	.spawn = zephyr_spawn,
	.unmask = zephyr_unmask,
	.mask = zephyr_mask,
	.wait_period = zephyr_wait_period,
	.wait_release = zephyr_wait_release,
	.release = zephyr_release,
	.toggle = zephyr_toggle,
	.mark = ZEPHYR_MARK,
	.join = zephyr_join,
	.close = zephyr_close,
	.say = zephyr_say,
	.warn = zephyr_say
};

void irqscope_run(char *options)
{
	const int64_t begin = k_uptime_get();
	unsigned char asked;

	k_thread_priority_set(k_current_get(), K_LOWEST_APPLICATION_THREAD_PRIO);
	if (!words_parse(&stub, options) && !stub_start(&stub))
		do {
			stub_beat(&stub, (unsigned long)(k_uptime_get() - begin));
			k_sleep(K_MSEC(STUB_BEAT_MS));
		} while (uart_poll_in(DEVICE_DT_GET(DT_CHOSEN(zephyr_console)), &asked));
	stub_finish(&stub);
}
