/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The kernel's interfaces (kernel_interface.h) on the simulated machine. $STUB_THREADED: the module's
 * parameter `threaded`; $STUB_FORCED: the kernel forces handlers into threads that do not forbid it;
 * $STUB_SLEEPS: the chip can sleep; $STUB_SHARED: another driver has the interrupt already.
 */
#include <kernel_interface.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "machine.h"

#define LABEL	"simulated"
#define IRQ	7
#define TASKS	20
#define CONTROL	0x37a

static struct task_struct {
	int (*function)(void *data);
	void *data;
	int task, state, stopping, woken;
} kthreads[TASKS];

static struct gpio_desc {
	int line, level;
} descs[5];

static int kthread_count;
static irqreturn_t (*handler)(int irq, void *arg);
static void *handler_arg;
static bool threaded;
static int depth = 1;		/* of disable_irq() */
static struct gpiod_lookup_table *table;
static struct platform_device platform_device;

extern struct parameter parameter_options;
extern bool *parameter_threaded;
int module_load(void);
void module_unload(void);

unsigned nr_cpu_ids = 4;

/* --- log, memory, devices -------------------------------------------------------------------- */

static void log_line(const char *format, va_list values)
{
	char line[2200];

	vsnprintf(line, sizeof(line), format, values);
	line[strcspn(line, "\n")] = '\0';
	machine_log(line);
}

void pr_info(const char *format, ...)
{
	va_list values;

	va_start(values, format);
	log_line(format, values);
	va_end(values);
}

void pr_err(const char *format, ...)
{
	va_list values;

	va_start(values, format);
	log_line(format, values);
	va_end(values);
}

void *kzalloc(size_t size, int flags)
{
	(void)flags;
	return calloc(1, size);
}

void kfree(void *memory)
{
	free(memory);
}

long strscpy(char *to, const char *from, size_t size)
{
	return snprintf(to, size, "%s", from);
}

int platform_driver_register(struct platform_driver *driver)
{
	return driver->probe(&platform_device);
}

void platform_driver_unregister(struct platform_driver *driver)
{
	(void)driver;
}

struct platform_device *platform_device_register_simple(const char *name, int id, const void *resources, unsigned count)
{
	(void)id, (void)resources, (void)count;
	platform_device.dev.name = name;
	return &platform_device;
}

void platform_device_unregister(struct platform_device *device)
{
	(void)device;
}

int devm_add_action_or_reset(struct device *device, void (*action)(void *data), void *data)
{
	(void)device, (void)action, (void)data;
	return 0;
}

const char *dev_name(const struct device *device)
{
	return device->name;
}

/* --- tasks and time -------------------------------------------------------------------------- */

static struct task_struct *this_task(void)
{
	int i;

	for (i = 0; i < kthread_count; i++)
		if (kthreads[i].task == machine_self())
			return &kthreads[i];
	return NULL;
}

/* As in the kernel, a new thread waits for its first wake-up. */
static void body(void *arg)
{
	struct task_struct *task = arg;

	while (!task->woken && !task->stopping)
		machine_block();
	if (!task->stopping)
		task->function(task->data);
}

struct task_struct *kthread_create(int (*function)(void *data), void *data, const char *format, ...)
{
	struct task_struct *task = &kthreads[kthread_count++];

	(void)format;
	task->function = function;
	task->data = data;
	task->task = machine_task(body, task, MACHINE_LOWEST);
	return task;
}

/* All threads are equal on this machine: none preempts another. */
int sched_setattr_nocheck(struct task_struct *task, const struct sched_attr *attr)
{
	(void)task;
	return attr->sched_policy == SCHED_FIFO && attr->sched_priority < 100 ? 0 : -EINVAL;
}

void kthread_bind(struct task_struct *task, unsigned cpu)
{
	(void)task, (void)cpu;
}

bool cpu_online(unsigned cpu)
{
	return cpu < nr_cpu_ids;
}

struct task_struct *get_task_struct(struct task_struct *task)
{
	return task;
}

void put_task_struct(struct task_struct *task)
{
	(void)task;
}

int wake_up_process(struct task_struct *task)
{
	task->woken = 1;
	task->state = TASK_RUNNING;
	machine_ready(task->task);
	return 1;
}

bool kthread_should_stop(void)
{
	return this_task()->stopping;
}

int kthread_stop(struct task_struct *task)
{
	task->stopping = 1;
	wake_up_process(task);
	machine_end(task->task);
	return 0;
}

void set_current_state(int state)
{
	this_task()->state = state;
}

void __set_current_state(int state)
{
	this_task()->state = state;
}

/* Sleeps unless somebody has woken the task since it said that it would. */
void schedule(void)
{
	if (this_task()->state != TASK_RUNNING)
		machine_block();
}

ktime_t ktime_get(void)
{
	return machine_ns();
}

int schedule_hrtimeout(ktime_t *expires, enum hrtimer_mode mode)
{
	(void)mode;
	machine_sleep(*expires);
	return machine_ns() < *expires ? -EINTR : 0;
}

long schedule_timeout_idle(long timeout)
{
	machine_sleep(machine_ns() + timeout * 1000000ll);
	return 0;
}

int atomic_read(const atomic_t *v)
{
	return v->counter;
}

void atomic_inc(atomic_t *v)
{
	v->counter++;
}

int atomic_add_unless(atomic_t *v, int a, int u)
{
	if (v->counter == u)
		return 0;
	v->counter += a;
	return 1;
}

/* --- interrupts ------------------------------------------------------------------------------ */

static void set_depth(int to)
{
	depth = to;
	machine_mask(depth > 0);
}

int request_irq(unsigned irq, irqreturn_t (*wanted)(int irq, void *arg), unsigned long flags, const char *name, void *arg)
{
	(void)name;
	if (irq != IRQ || handler || (irq_has_action(irq) && !(flags & IRQF_SHARED)))
		return -EBUSY;
	if (flags & IRQF_SHARED && flags & IRQF_NO_AUTOEN)
		return -EINVAL;
	handler = wanted;
	handler_arg = arg;
	threaded = getenv("STUB_FORCED") && !(flags & IRQF_NO_THREAD);
	set_depth(!!(flags & IRQF_NO_AUTOEN));
	return 0;
}

const void *free_irq(unsigned irq, void *arg)
{
	(void)irq;
	set_depth(1);
	handler = NULL;
	return arg;
}

void enable_irq(unsigned irq)
{
	(void)irq;
	if (!depth)
		abort();	/* the kernel warns: unbalanced */
	set_depth(depth - 1);
}

void disable_irq_nosync(unsigned irq)
{
	(void)irq;
	set_depth(depth + 1);
}

/* Waits for the handler: never in one. */
void disable_irq(unsigned irq)
{
	synchronize_irq(irq);
	disable_irq_nosync(irq);
}

void synchronize_irq(unsigned irq)
{
	if (irq != IRQ || machine_in_handler())
		abort();
}

bool irq_has_action(unsigned irq)
{
	(void)irq;
	return handler || getenv("STUB_SHARED");
}

void irq_set_status_flags(unsigned irq, unsigned long flags)
{
	(void)irq, (void)flags;
}

void irq_clear_status_flags(unsigned irq, unsigned long flags)
{
	(void)irq, (void)flags;
}

int irq_set_affinity(unsigned irq, const struct cpumask *mask)
{
	(void)irq, (void)mask;
	return 0;
}

const struct cpumask *cpumask_of(unsigned cpu)
{
	(void)cpu;
	return NULL;
}

bool in_hardirq(void)
{
	return machine_in_handler() && !threaded;
}

/* A parallel port's interrupt is at control bit 4. */
void system_interrupt(void)
{
	if (table || inb(CONTROL) & 0x10)
		handler(IRQ, handler_arg);
}

/* --- pins ------------------------------------------------------------------------------------ */

void gpiod_add_lookup_table(struct gpiod_lookup_table *wanted)
{
	table = wanted;
}

void gpiod_remove_lookup_table(struct gpiod_lookup_table *unwanted)
{
	if (table == unwanted)
		table = NULL;
}

struct gpio_desc *gpiod_get_optional(struct device *device, const char *function, enum gpiod_flags flags)
{
	const struct gpiod_lookup *entry;
	int line;

	for (entry = table->table; entry->key; entry++) {
		line = entry->chip_hwnum - MACHINE_EVENT;
		if (strcmp(entry->con_id, function) || strcmp(table->dev_id, device->name))
			continue;
		if (strcmp(entry->key, LABEL) || line < 0 || line > 4 || (flags == GPIOD_IN) != !line)
			return ERR_PTR(-EINVAL);
		descs[line].line = entry->chip_hwnum;
		return &descs[line];
	}
	return NULL;
}

void gpiod_put(struct gpio_desc *desc)
{
	(void)desc;
}

int gpiod_direction_input(struct gpio_desc *desc)
{
	(void)desc;
	return 0;
}

void gpiod_set_value(struct gpio_desc *desc, int value)
{
	if (!desc)
		return;
	desc->level = value;
	machine_line((unsigned long)desc->line, value);
}

int gpiod_get_value(const struct gpio_desc *desc)
{
	return desc->level;
}

int gpiod_cansleep(const struct gpio_desc *desc)
{
	(void)desc;
	return getenv("STUB_SLEEPS") != NULL;
}

int gpiod_to_irq(const struct gpio_desc *desc)
{
	return desc->line == MACHINE_EVENT ? IRQ : -ENXIO;
}

void *request_region(unsigned long start, unsigned long length, const char *name)
{
	(void)length, (void)name;
	return start == 0x378 ? descs : NULL;
}

void release_region(unsigned long start, unsigned long length)
{
	(void)start, (void)length;
}

void outb(uint8_t value, unsigned long port)
{
	machine_out(port, value);
}

uint8_t inb(unsigned long port)
{
	return machine_in(port);
}

/* --- life ------------------------------------------------------------------------------------ */

int system_load(char *options)
{
	snprintf(parameter_options.string, parameter_options.size, "%s", options);
	*parameter_threaded = getenv("STUB_THREADED") != NULL;
	return module_load();
}

void system_unload(void)
{
	module_unload();
}
