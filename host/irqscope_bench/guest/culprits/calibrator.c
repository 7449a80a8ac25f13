// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * A culprit: a module that calibrates itself while it is loaded, and must not be preempted meanwhile. It takes `us`
 * microseconds, interrupts included.
 */
#include <linux/ktime.h>
#include <linux/module.h>
#include <linux/preempt.h>

static unsigned int us = 100;
module_param(us, uint, 0444);

static int __init calibrator_init(void)
{
	ktime_t end;

	preempt_disable();
	end = ktime_add_us(ktime_get(), us);
	while (ktime_before(ktime_get(), end))
		cpu_relax();
	preempt_enable();
	return 0;
}

static void __exit calibrator_exit(void)
{
}

module_init(calibrator_init);
module_exit(calibrator_exit);
MODULE_LICENSE("Dual BSD/GPL");
MODULE_DESCRIPTION("irqscope: a culprit that is to be found");
