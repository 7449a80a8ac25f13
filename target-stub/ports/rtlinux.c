/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * Port `rtlinux`: a module for RTLinux 3 (Linux 2.2, 2.4) on a PC's parallel port (lptpins.h).
 *
 *	insmod irqscope_stub.o options=workload=task+loop=100+device=lpt,0x378,7
 *	insmod irqscope_stub.o options=workload=task+device=lpt,0x378,7,0x278,5		with the trigger (rtltrigger.h)
 *
 * RTLinux keeps the line disabled from the handler's entry until rtl_hard_enable_irq(), and sem_post()
 * may switch to the task at once: the handler's rest then comes when the task waits again. Hence the
 * order: toggle isr, enable the line, post the semaphore. An edge that comes before the line is enabled
 * is lost where the source does not latch.
 *
 * Measured path: handler, rtl_toggle, rtl_release and the waits.
 */
#include <linux/module.h>
#include <linux/timer.h>
#include <asm/io.h>
#include <rtl.h>
#include <rtl_core.h>
#include <rtl_sched.h>
#include <semaphore.h>

#include "../lptpins.h"
#include "../rtloperations.h"
#include "../rtltrigger.h"
#include "../words.h"

#define FIRST_NS	100000000ll	/* from the start to the beginning of the first period */

char *options = "";
MODULE_PARM(options, "s");
MODULE_LICENSE("Dual BSD/GPL");

static struct stub stub;
static struct lpt ports[LPT_PORTS];
static unsigned char shadow[LPT_REGISTERS];
static int enabled;			/* the line, since the handler was entered */
static int requested;
static struct timer_list timer;
static unsigned long begin;
static struct slot {
	pthread_t id;
	sem_t releases;
	volatile unsigned long posted, taken;	/* written by one side each */
} slots[STUB_THREADS];
static unsigned long made;		/* so many of `slots` have a thread */

static struct slot *slot(const struct stub_thread *thread)
{
	return &slots[thread - stub.threads];
}

/* --- measured path --------------------------------------------------------------------------- */

static void enable(void)
{
	enabled = 1;
	rtl_hard_enable_irq(ports[LPT_EVENT].irq);
}

static unsigned int handler(unsigned int number, struct pt_regs *regs)
{
	(void)number, (void)regs;
	enabled = 0;
	stub_event(&stub);
	if (!enabled && !stub.masked)
		enable();
	return 0;
}

static int rtl_release(struct stub_thread *thread)
{
	if (slot(thread)->posted - slot(thread)->taken >= thread->limit)
		return 1;
	slot(thread)->posted++;
	if (!enabled && stub.workload->event)
		enable();
	return sem_post(&slot(thread)->releases);
}

static int rtl_wait_release(struct stub_thread *thread)
{
	sem_wait(&slot(thread)->releases);
	slot(thread)->taken++;
	return 1;
}

static int rtl_wait_period(struct stub_thread *thread)
{
	pthread_wait_np();
	return !thread->stub->over;
}

static void rtl_toggle(struct stub *unused, int role)
{
	const struct lpt_pin pin = lpt_pins[role];

	(void)unused;
	outb(shadow[pin.offset] ^= pin.bit, ports[LPT_EVENT].base + pin.offset);
}

/* --- life ------------------------------------------------------------------------------------ */

static void rtl_say(const char *line)
{
	rtl_printf("%s\n", line);
}

static void rtl_mask(struct stub *unused)
{
	(void)unused;
	rtl_hard_disable_irq(ports[LPT_EVENT].irq);
}

static void rtl_unmask(struct stub *unused)
{
	(void)unused;
	enable();
}

static int rtl_open(struct stub *unused)
{
	const struct lpt *port = &ports[LPT_EVENT];

	(void)unused;
	if (lpt_options(&stub, ports))
		return -1;
	shadow[LPT_CONTROL] = LPT_QUIET | LPT_IRQ_ENABLE;
	outb(shadow[LPT_DATA], port->base + LPT_DATA);
	outb(shadow[LPT_CONTROL], port->base + LPT_CONTROL);
	inb(port->base + LPT_STATUS);	/* ends what some hardware repeats until then */
	if (rtl_trigger_open(&stub, &ports[LPT_TRIGGER]))
		return -1;
	if (!stub.workload->event)
		return rtl_operations_open(&stub);
	requested = !rtl_request_irq(port->irq, handler);
	return requested ? 0 : stub_complain("the interrupt is taken: rmmod lp parport_pc", "", "");
}

static void *body(void *arg)
{
	struct stub_thread *thread = arg;

	if (thread->period_us)
		pthread_make_periodic_np(pthread_self(), gethrtime() + FIRST_NS, thread->period_us * 1000ll);
	stub_run(thread);
	return 0;
}

static int rtl_spawn(struct stub_thread *thread)
{
	struct sched_param param;
	pthread_attr_t attr;

	param.sched_priority = thread->priority;
	sem_init(&slot(thread)->releases, 1, 0);
	pthread_attr_init(&attr);
	pthread_attr_setschedparam(&attr, &param);
	if ((thread->cpu != STUB_ANY && pthread_attr_setcpu_np(&attr, (int)thread->cpu)) ||
	    pthread_create(&slot(thread)->id, &attr, body, thread))
		return stub_complain("cannot start a thread (is there such a CPU?)", "", "");
	made++;
	return 0;
}

/* Linux, which calls this, runs only while every real-time task waits: all releases are served. */
static void rtl_join(struct stub *unused)
{
	(void)unused;
	while (made > 0) {
		pthread_delete_np(slots[--made].id);
		sem_destroy(&slots[made].releases);
	}
}

static void rtl_close(struct stub *unused)
{
	(void)unused;
	rtl_trigger_close();
	if (ports[LPT_EVENT].base) {
		outb(LPT_QUIET, ports[LPT_EVENT].base + LPT_CONTROL);
		outb(0, ports[LPT_EVENT].base + LPT_DATA);
	}
	if (requested)
		rtl_free_irq(ports[LPT_EVENT].irq);
	rtl_operations_close();
}

/* Linux' own timer: it proves that Linux still runs. */
static void beat(unsigned long unused)
{
	(void)unused;
	if (stub_beat(&stub, (jiffies - begin) * (1000 / HZ)))
		mod_timer(&timer, jiffies + STUB_BEAT_MS * HZ / 1000);
}

/* Reads the register of `task`, written just before, from the port itself: what a posted write hides. */
static void read_back(struct stub *unused)
{
	(void)unused;
	inb(ports[LPT_EVENT].base + LPT_CONTROL);
}

static const struct stub_operation operations[] = {
	RTL_OPERATIONS, { "read-back", read_back, 0 }, { 0, 0, 0 }
};

const struct stub_port stub_port = {
	.name = "rtlinux",
	.system = "RTLinux 3",
	.event_context = "hard handler",
	.task_context = "kernel thread",
	.edge = "rising",
	.handler = 1,
	.writers = LPT_WRITERS,
	.operations = operations,
	.open = rtl_open,
	.spawn = rtl_spawn,
	.unmask = rtl_unmask,
	.mask = rtl_mask,
	.wait_period = rtl_wait_period,
	.wait_release = rtl_wait_release,
	.release = rtl_release,
	.toggle = rtl_toggle,
	.join = rtl_join,
	.close = rtl_close,
	.say = rtl_say,
	.warn = rtl_say
};

int init_module(void)
{
	if (words_parse(&stub, options) || stub_start(&stub)) {
		stub_finish(&stub);
		return -1;
	}
	begin = jiffies;
	init_timer(&timer);
	timer.function = beat;
	mod_timer(&timer, jiffies + 1);
	return 0;
}

void cleanup_module(void)
{
	del_timer_sync(&timer);
	stub_finish(&stub);
}
