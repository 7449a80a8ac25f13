/* SPDX-License-Identifier: BSD-2-Clause */
/* RTLinux 3 as its manual pages describe it, on the simulated machine; its interrupts are in rtlinux_interrupt.c. */
#include <stdarg.h>

#include <linux/errno.h>
#include <linux/module.h>
#include <linux/timer.h>
#include <rtl.h>
#include <rtl_sched.h>
#include <semaphore.h>

#include "machine.h"
#include "rtlinux_interrupt.h"

#define THREADS		20
#define TICK_NS		(1000000000ll / HZ)
#define CPUS		4	/* as far as a thread may ask for one */

struct rtl_thread_struct {
	void *(*body)(void *);
	void *arg;
	int task;
	hrtime_t next, period;
};

extern char *options;
extern void (*irqscope_trigger_hook)(void);

static struct rtl_thread_struct threads[THREADS];
static int thread_count;
static struct timer_list *timer;
static int timer_task = -1, timer_ended;

/* --- threads --------------------------------------------------------------------------------- */

static void body(void *arg)
{
	struct rtl_thread_struct *thread = arg;

	thread->body(thread->arg);
}

int pthread_attr_init(pthread_attr_t *attr)
{
	attr->priority = 0;
	return 0;
}

int pthread_attr_setschedparam(pthread_attr_t *attr, const struct sched_param *param)
{
	attr->priority = param->sched_priority;
	return 0;
}

int pthread_attr_setcpu_np(pthread_attr_t *attr, int cpu)
{
	(void)attr;
	return cpu < 0 || cpu >= CPUS ? EINVAL : 0;
}

int pthread_create(pthread_t *thread, pthread_attr_t *attr, void *(*wanted)(void *), void *arg)
{
	*thread = &threads[thread_count++];
	(*thread)->body = wanted;
	(*thread)->arg = arg;
	(*thread)->task = machine_task(body, *thread, attr->priority);
	return 0;
}

pthread_t pthread_self(void)
{
	int i;

	for (i = 0; i < thread_count; i++)
		if (threads[i].task == machine_self())
			return &threads[i];
	return 0;
}

/* A deleted thread just never runs again. */
int pthread_delete_np(pthread_t thread)
{
	(void)thread;
	return 0;
}

int pthread_make_periodic_np(pthread_t thread, hrtime_t start, hrtime_t period)
{
	thread->next = start;
	thread->period = period;
	return 0;
}

int pthread_wait_np(void)
{
	pthread_t self = pthread_self();

	machine_sleep(self->next);
	self->next += self->period;
	return 0;
}

hrtime_t gethrtime(void)
{
	return machine_ns();
}

/* --- semaphores ------------------------------------------------------------------------------ */

int sem_init(sem_t *sem, int shared, unsigned int value)
{
	(void)shared;
	sem->value = (int)value;
	sem->waiter = -1;
	return 0;
}

int sem_wait(sem_t *sem)
{
	while (!sem->value) {
		sem->waiter = machine_self();
		machine_block();
	}
	sem->waiter = -1;
	sem->value--;
	return 0;
}

int sem_post(sem_t *sem)
{
	sem->value++;
	if (sem->waiter >= 0) {
		machine_ready(sem->waiter);
		machine_switch();
	}
	return 0;
}

int sem_destroy(sem_t *sem)
{
	(void)sem;
	return 0;
}

/* --- Linux ----------------------------------------------------------------------------------- */

unsigned long shim_jiffies(void)
{
	return (unsigned long)(machine_ns() / TICK_NS);
}

static void timers(void *unused)
{
	(void)unused;
	while (!timer_ended) {
		machine_sleep(machine_ns() + TICK_NS);
		if (timer && jiffies >= timer->expires)
			timer->function(timer->data);
	}
}

void init_timer(struct timer_list *wanted)
{
	wanted->expires = 0;
}

int mod_timer(struct timer_list *wanted, unsigned long expires)
{
	wanted->expires = expires;
	timer = wanted;
	if (timer_task < 0)
		timer_task = machine_task(timers, 0, MACHINE_LOWEST);
	return 0;
}

int del_timer_sync(struct timer_list *wanted)
{
	(void)wanted;
	timer = 0;
	timer_ended = 1;
	return 0;
}

/* As much of it as the port uses: "%s\n" and plain text. */
int rtl_printf(const char *format, ...)
{
	va_list values;

	va_start(values, format);
	machine_log(va_arg(values, const char *));
	va_end(values);
	return 0;
}

/* Another module finds the hook once the first one is there. */
int system_load(char *given)
{
	int refused;

	options = given;
	refused = init_module();
	if (refused)
		rtlinux_check_rest();
	else
		irqscope_trigger_hook = machine_hook();
	return refused;
}

void system_unload(void)
{
	cleanup_module();
	rtlinux_check_rest();
}
