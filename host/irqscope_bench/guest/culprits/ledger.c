// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * A culprit: a work item that goes through a long list under a spin lock that it takes with interrupts off,
 * `us` microseconds long, about every `ms` milliseconds.
 */
#include <linux/delay.h>
#include <linux/module.h>
#include <linux/random.h>
#include <linux/spinlock.h>
#include <linux/workqueue.h>

static unsigned int us = 100, ms = 4;
module_param(us, uint, 0444);
module_param(ms, uint, 0444);

static DEFINE_RAW_SPINLOCK(lock);
static struct delayed_work work;

static noinline void ledger_sum(void)
{
	unsigned long flags;

	raw_spin_lock_irqsave(&lock, flags);
	udelay(us);
	raw_spin_unlock_irqrestore(&lock, flags);
}

static void ledger_work(struct work_struct *item)
{
	unsigned int pause = get_random_u32() % 1000 + 1;

	usleep_range(pause, pause + 1);
	ledger_sum();
	schedule_delayed_work(&work, msecs_to_jiffies(ms));
}

static int __init ledger_init(void)
{
	INIT_DELAYED_WORK(&work, ledger_work);
	schedule_delayed_work(&work, msecs_to_jiffies(ms));
	return 0;
}

static void __exit ledger_exit(void)
{
	cancel_delayed_work_sync(&work);
}

module_init(ledger_init);
module_exit(ledger_exit);
MODULE_LICENSE("Dual BSD/GPL");
MODULE_DESCRIPTION("irqscope: a culprit that is to be found");
