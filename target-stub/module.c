// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * The whole life of a port in the Linux kernel, see kernel.h: parameters, and the device that its pins
 * belong to, which is the module's own or a device tree's.
 */
#include <linux/mod_devicetable.h>
#include <linux/module.h>
#include <linux/platform_device.h>
#include <linux/string.h>

#include "kernel.h"
#include "words.h"

static char options[512], words[512], start[2048], end[2048];
module_param_string(options, options, sizeof(options), 0444);
module_param_string(start, start, sizeof(start), 0444);
module_param_string(end, end, sizeof(end), 0444);
MODULE_PARM_DESC(options, "workload=task+loop=100+...");
MODULE_PARM_DESC(start, "the start line, once it runs");
MODULE_PARM_DESC(end, "the end line, once all is over");

static struct stub stub;
static struct platform_device *own;	/* unless a device tree has one */
static long failed;			/* what begin() is to return */
struct device *kernel_device;

void kernel_say(const char *line)
{
	/* A line of the log is shorter than a start line may be: the parameters have all of it. */
	pr_info("%s\n", line);
	strscpy(*start ? end : start, line, sizeof(start));
}

void kernel_warn(const char *sentence)
{
	pr_err(KERNEL_NAME ": %s\n", sentence);
}

int kernel_fail(const char *what, long error)
{
	failed = error;
	/* Another driver makes the lines, and has not yet: the kernel probes a node anew when it has. */
	if (error == -EPROBE_DEFER && !own)
		pr_info(KERNEL_NAME ": waits: %s\n", what);
	else
		pr_err(KERNEL_NAME ": %s: error %ld\n", what, error);
	return -1;
}

static void finish(void *unused)
{
	(void)unused;
	stub_finish(&stub);
	kernel_device = NULL;
}

/* From the beginning: a device may be unbound, and bound again. */
static int parse(void)
{
	strscpy(words, options, sizeof(words));
	return words_parse(&stub, words);
}

static int begin(struct device *device)
{
	if (parse())
		return -EINVAL;
	*start = *end = '\0';
	failed = -EINVAL;
	kernel_device = device;
	if (!stub_start(&stub) && !kernel_beat(&stub))
		return 0;
	finish(NULL);
	return failed;
}

static int probe(struct platform_device *found)
{
	int error = kernel_device ? -EBUSY : begin(&found->dev);

	return error ? error : devm_add_action_or_reset(&found->dev, finish, NULL);
}

static const struct of_device_id nodes[] = { { .compatible = "irqscope,stub" }, { } };
MODULE_DEVICE_TABLE(of, nodes);

static struct platform_driver driver = {
	.probe = probe,
	.driver = { .name = "irqscope_node", .of_match_table = nodes }
};

static int __init load(void)
{
	int error;

	if (parse())
		return -EINVAL;
	if (!stub.config.device)
		return platform_driver_register(&driver);
	own = platform_device_register_simple(KERNEL_NAME, PLATFORM_DEVID_NONE, NULL, 0);
	if (IS_ERR(own))
		return PTR_ERR(own);
	error = begin(&own->dev);
	if (error)
		platform_device_unregister(own);
	return error == -EPROBE_DEFER ? -ENODEV : error;	/* which nobody probes anew */
}

static void __exit unload(void)
{
	if (!own) {
		platform_driver_unregister(&driver);
		return;
	}
	finish(NULL);
	platform_device_unregister(own);
}

module_init(load);
module_exit(unload);
MODULE_LICENSE("Dual BSD/GPL");
MODULE_DESCRIPTION("irqscope target stub");
