// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * A culprit: a thread that polls a register with interrupts off, `us` microseconds long, about every `ms`
 * milliseconds. Nothing but the time that it takes is real about it.
 */
#include <linux/delay.h>
#include <linux/irqflags.h>
#include <linux/kthread.h>
#include <linux/module.h>
#include <linux/random.h>

static unsigned int us = 100, ms = 4;
module_param(us, uint, 0444);
module_param(ms, uint, 0444);

static struct task_struct *thread;

static noinline void poller_wait_ready(void)
{
	unsigned long flags;

	local_irq_save(flags);
	udelay(us);
	local_irq_restore(flags);
}

static int body(void *arg)
{
	while (!kthread_should_stop()) {
		unsigned int pause = ms * 1000 + get_random_u32() % 1000;

		usleep_range(pause, pause + 1);
		poller_wait_ready();
	}
	return 0;
}

static int __init poller_init(void)
{
	thread = kthread_run(body, NULL, "poller");
	return PTR_ERR_OR_ZERO(thread);
}

static void __exit poller_exit(void)
{
	kthread_stop(thread);
}

module_init(poller_init);
module_exit(poller_exit);
MODULE_LICENSE("Dual BSD/GPL");
MODULE_DESCRIPTION("irqscope: a culprit that is to be found");
