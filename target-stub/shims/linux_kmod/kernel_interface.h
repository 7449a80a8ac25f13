/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Of the interfaces within the Linux kernel (6.1) what the module uses, under the kernel's own names; all
 * its headers lead here. Signatures: Documentation/driver-api and core-api of the kernel.
 */
#ifndef SHIM_KERNEL_INTERFACE_H
#define SHIM_KERNEL_INTERFACE_H

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define UTS_RELEASE	"simulated"
#define __init
#define __exit
#define ____cacheline_aligned
#define GFP_KERNEL	0

/* errors and memory */
#define IS_ERR(pointer)		((unsigned long)(pointer) >= (unsigned long)-4095)
#define PTR_ERR(pointer)	((long)(pointer))
#define ERR_PTR(error)		((void *)(long)(error))
#define struct_size(pointer, member, count) (sizeof(*(pointer)) + (count) * sizeof((pointer)->member[0]))
void *kzalloc(size_t size, int flags);
void kfree(void *memory);
long strscpy(char *to, const char *from, size_t size);

/* FIFO */
#define DEFINE_KFIFO(name, type, length) struct { unsigned int in, out; type data[length]; } name
#define kfifo_in(fifo, from, count) \
	fifo_put(&(fifo)->in, (fifo)->out, (fifo)->data, sizeof((fifo)->data), from, count)
#define kfifo_out(fifo, to, count)	fifo_get((fifo)->in, &(fifo)->out, (fifo)->data, sizeof((fifo)->data), to, count)
#define kfifo_reset(fifo)	((void)((fifo)->in = (fifo)->out = 0))
unsigned int fifo_put(unsigned int *in, unsigned int out, char *data, size_t size, const char *from, unsigned int n);
unsigned int fifo_get(unsigned int in, unsigned int *out, const char *data, size_t size, char *to, unsigned int n);

/* log */
void pr_info(const char *format, ...);
void pr_err(const char *format, ...);

/* module: its name, which its build knows; the shim finds parameters and functions under these names */
struct parameter {
	char *string;
	size_t size;
};
#define module_param_string(name, string, length, mode) \
	extern struct parameter parameter_##name; \
	struct parameter parameter_##name = { string, length }
#define module_param(name, type, mode)	extern type *parameter_##name; type *parameter_##name = &name
#define KBUILD_MODNAME	"irqscope_stub"
#define MODULE_PARM_DESC(name, text)	struct unused
#define MODULE_LICENSE(text)		struct unused
#define MODULE_DESCRIPTION(text)	struct unused
#define MODULE_DEVICE_TABLE(bus, table)	struct unused
#define module_init(function)	int module_load(void); int module_load(void) { return function(); } struct unused
#define module_exit(function)	void module_unload(void); void module_unload(void) { function(); } struct unused

/* devices */
#define EPROBE_DEFER		517	/* of the kernel alone */
#define PLATFORM_DEVID_NONE	(-1)
struct device {
	const char *name;
};
struct platform_device {
	struct device dev;
};
struct of_device_id {
	char compatible[128];
};
struct platform_driver {
	int (*probe)(struct platform_device *device);
	struct {
		const char *name;
		const struct of_device_id *of_match_table;
	} driver;
};
int platform_driver_register(struct platform_driver *driver);
void platform_driver_unregister(struct platform_driver *driver);
struct platform_device *platform_device_register_simple(const char *name, int id, const void *resources,
							unsigned count);
void platform_device_unregister(struct platform_device *device);
int devm_add_action_or_reset(struct device *device, void (*action)(void *data), void *data);
const char *dev_name(const struct device *device);

/* time */
typedef int64_t ktime_t;
enum hrtimer_mode { HRTIMER_MODE_ABS };
ktime_t ktime_get(void);
#define ktime_add_us(time, us)	((time) + (ktime_t)(us) * 1000)
#define ktime_add_ms(time, ms)	((time) + (ktime_t)(ms) * 1000000)
#define ktime_ms_delta(later, earlier)	(((later) - (earlier)) / 1000000)
#define msecs_to_jiffies(ms)	(ms)
long schedule_timeout_idle(long timeout);
int schedule_hrtimeout(ktime_t *expires, enum hrtimer_mode mode);

/* tasks */
struct task_struct;
struct sched_attr {
	uint32_t size, sched_policy, sched_priority;
};
#define SCHED_FIFO	1
#define TASK_RUNNING	0
#define TASK_IDLE	1
extern unsigned nr_cpu_ids;
bool cpu_online(unsigned cpu);
struct task_struct *kthread_create(int (*function)(void *data), void *data, const char *format, ...);
void kthread_bind(struct task_struct *task, unsigned cpu);
int kthread_stop(struct task_struct *task);
bool kthread_should_stop(void);
struct task_struct *get_task_struct(struct task_struct *task);
void put_task_struct(struct task_struct *task);
int wake_up_process(struct task_struct *task);
int sched_setattr_nocheck(struct task_struct *task, const struct sched_attr *attr);
void set_current_state(int state);
void __set_current_state(int state);
void schedule(void);

/* atomics */
typedef struct {
	int counter;
} atomic_t;
int atomic_read(const atomic_t *v);
void atomic_inc(atomic_t *v);
int atomic_add_unless(atomic_t *v, int a, int u);
int atomic_xchg(atomic_t *v, int new);

/* random numbers */
bool rng_is_initialized(void);

/* tracing */
#define CONFIG_TRACING		1
#define IS_ENABLED(option)	(option)
#define CONFIG_EVENT_TRACING	1
#define TP_PROTO(...)		__VA_ARGS__
#define TP_ARGS(...)		__VA_ARGS__
#define TRACE_EVENT(name, proto, args, fields, assign, print) \
	static inline void trace_##name(proto) { if (traced(#name)) trace_say_##name(args); } struct unused
int trace_set_clr_event(const char *system, const char *event, int set);
bool traced(const char *event);	/* the shim's own, and so is the next */
void trace_say_irqscope_toggle(const char *role, unsigned long number);
void trace_say_irqscope_run(const char *id);
void tracing_off(void);

/* interrupts */
typedef enum { IRQ_NONE, IRQ_HANDLED } irqreturn_t;
struct cpumask;
#define IRQF_TRIGGER_RISING	0x1
#define IRQF_SHARED		0x80
#define IRQF_NO_THREAD		0x10000
#define IRQF_NO_AUTOEN		0x80000
#define IRQ_DISABLE_UNLAZY	0x80000
int request_irq(unsigned irq, irqreturn_t (*handler)(int irq, void *arg), unsigned long flags, const char *name,
		void *arg);
const void *free_irq(unsigned irq, void *arg);
void enable_irq(unsigned irq);
void disable_irq(unsigned irq);
void disable_irq_nosync(unsigned irq);
void synchronize_irq(unsigned irq);
bool irq_has_action(unsigned irq);
void irq_set_status_flags(unsigned irq, unsigned long flags);
void irq_clear_status_flags(unsigned irq, unsigned long flags);
int irq_set_affinity(unsigned irq, const struct cpumask *mask);
const struct cpumask *cpumask_of(unsigned cpu);
bool in_hardirq(void);
bool others_interrupt_is_off(void);	/* the shim's own */

/* pins */
enum gpiod_flags { GPIOD_IN, GPIOD_OUT_LOW };
#define GPIO_ACTIVE_HIGH	0
#define GPIO_LOOKUP(chip, line, function, active) ((struct gpiod_lookup){ chip, line, function, active })
struct gpio_desc;
struct gpiod_lookup {
	const char *key;
	uint16_t chip_hwnum;
	const char *con_id;
	unsigned long flags;
};
struct gpiod_lookup_table {
	const char *dev_id;
	struct gpiod_lookup table[];
};
void gpiod_add_lookup_table(struct gpiod_lookup_table *table);
void gpiod_remove_lookup_table(struct gpiod_lookup_table *table);
struct gpio_desc *gpiod_get_optional(struct device *device, const char *function, enum gpiod_flags flags);
void gpiod_put(struct gpio_desc *desc);
int gpiod_direction_input(struct gpio_desc *desc);
void gpiod_set_value(struct gpio_desc *desc, int value);
int gpiod_get_value(const struct gpio_desc *desc);
int gpiod_cansleep(const struct gpio_desc *desc);
int gpiod_to_irq(const struct gpio_desc *desc);
bool gpiod_in_use(void);	/* the shim's own */
void *request_region(unsigned long start, unsigned long length, const char *name);
void release_region(unsigned long start, unsigned long length);
void outb(uint8_t value, unsigned long port);
uint8_t inb(unsigned long port);

#endif
