/* SPDX-License-Identifier: BSD-2-Clause */
/* Threads, time and atomics of the kernel (kernel_interface.h) on the simulated machine. */
#include <kernel_interface.h>

#include "machine.h"

#define TASKS	64

static struct task_struct {
	int (*function)(void *data);
	void *data;
	int task, state, stopping, woken;
} kthreads[TASKS];

static int kthread_count;

unsigned nr_cpu_ids = 4;

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

int sched_setattr_nocheck(struct task_struct *task, const struct sched_attr *attr)
{
	if (attr->sched_policy != SCHED_FIFO || attr->sched_priority > 99)
		return -EINVAL;
	machine_prioritise(task->task, (int)attr->sched_priority);
	return 0;
}

void kthread_bind(struct task_struct *task, unsigned cpu)
{
	(void)task;
	if (!cpu_online(cpu))
		machine_fail("a thread is bound to a CPU that there is not");
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

int atomic_xchg(atomic_t *v, int new)
{
	int old = v->counter;

	v->counter = new;
	return old;
}

int atomic_add_unless(atomic_t *v, int a, int u)
{
	if (v->counter == u)
		return 0;
	v->counter += a;
	return 1;
}
