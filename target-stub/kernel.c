// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * Threads, periods, releases and beats of a port in the Linux kernel, see kernel.h. Measured path:
 * kernel_release and the waits, which do no more than to count, to wake and to sleep.
 */
#include <linux/atomic.h>
#include <linux/hrtimer.h>
#include <linux/irq.h>
#include <linux/kfifo.h>
#include <linux/kthread.h>
#include <linux/random.h>
#include <linux/sched.h>
#include <linux/sched/task.h>
#include <uapi/linux/sched/types.h>

#include "kernel.h"
#include "kernelmarks.h"
#include "seed.h"

#define FIRST_MS	100	/* from the start to the beginning of the first period */
#define MESSAGE_BYTES	64	/* a power of two, as a FIFO's size is */

static DEFINE_KFIFO(fifo, char, MESSAGE_BYTES);
static char message[MESSAGE_BYTES];

static int irq = -1;		/* that is ours */
static atomic_t off;		/* it is disabled, by us, once */
static bool shared;
static struct task_struct *beater;
static struct slot {
	struct task_struct *task;
	atomic_t releases;
	ktime_t next;		/* period */
} ____cacheline_aligned slots[STUB_THREADS];

static struct slot *slot(const struct stub_thread *thread)
{
	return &slots[thread - thread->stub->threads];
}

/* --- measured path --------------------------------------------------------------------------- */

int kernel_release(struct stub_thread *thread)
{
	if ((unsigned long)atomic_read(&slot(thread)->releases) >= thread->limit)
		return 1;
	atomic_inc(&slot(thread)->releases);
	wake_up_process(slot(thread)->task);
	return 0;
}

int kernel_wait_release(struct stub_thread *thread)
{
	int released, over;

	for (;;) {
		set_current_state(TASK_IDLE);
		released = atomic_add_unless(&slot(thread)->releases, -1, 0);
		over = kthread_should_stop();
		if (released || over)
			break;
		schedule();
	}
	__set_current_state(TASK_RUNNING);
	return released;
}

int kernel_wait_period(struct stub_thread *thread)
{
	ktime_t *next = &slot(thread)->next;

	*next = ktime_add_us(*next, thread->period_us);
	do
		set_current_state(TASK_IDLE);
	while (!thread->stub->over && schedule_hrtimeout(next, HRTIMER_MODE_ABS));
	__set_current_state(TASK_RUNNING);
	return !thread->stub->over;
}

void kernel_clock(struct stub *stub)
{
	(void)stub;
	ktime_get();
}

static void fifo_fails(struct stub *stub)
{
	stub->over = 1;
	kernel_warn("the FIFO fails");
}

void kernel_pipe_write(struct stub *stub)
{
	if (kfifo_in(&fifo, message, MESSAGE_BYTES) != MESSAGE_BYTES)
		fifo_fails(stub);
}

void kernel_pipe_read(struct stub *stub)
{
	if (kfifo_out(&fifo, message, MESSAGE_BYTES) != MESSAGE_BYTES)
		fifo_fails(stub);
}

/* Into the FIFO and out of it in the same thread: nothing waits. */
void kernel_pipe(struct stub *stub)
{
	kernel_pipe_write(stub);
	kernel_pipe_read(stub);
}

void kernel_pipe_clear(struct stub *stub)
{
	(void)stub;
	kfifo_reset(&fifo);
}

/* --- start-up check -------------------------------------------------------------------------- */

/* Masks of CPUs are a table, which is read without a look at its end. */
static int check_cpu(unsigned long cpu)
{
	if (cpu == STUB_ANY || (cpu < nr_cpu_ids && cpu_online(cpu)))
		return 0;
	return kernel_fail("there is no such CPU", -EINVAL);
}

int kernel_check(struct stub *stub)
{
	if (check_cpu(stub->config.cpu))
		return -1;
	if (!rng_is_initialized())
		stub_note(stub, UNSEEDED);
	return 0;
}

/* --- the event's interrupt ------------------------------------------------------------------- */

int kernel_claim(struct stub *stub, int line, irqreturn_t (*handler)(int number, void *stub), unsigned long flags)
{
	int error;

	shared = irq_has_action(line);
	if (shared) {
		stub_note(stub, "the interrupt is shared: others' interrupts count, and are masked with a storm");
		flags |= IRQF_SHARED;
	} else {
		flags |= IRQF_NO_AUTOEN;
	}
	/* Else an edge while masked would come back later, and from a thread. */
	irq_set_status_flags(line, IRQ_DISABLE_UNLAZY);
	error = request_irq(line, handler, flags, KERNEL_NAME, stub);
	if (error)
		return kernel_fail("cannot have the interrupt", error);
	irq = line;
	if (shared)
		disable_irq(irq);
	atomic_xchg(&off, 1);
	if (stub->config.cpu != STUB_ANY && irq_set_affinity(irq, cpumask_of(stub->config.cpu)))
		stub_note(stub, "the interrupt cannot be bound to the CPU");
	return 0;
}

/* In the handler, too, and there while the module is removed. */
void kernel_mask(struct stub *stub)
{
	(void)stub;
	if (!atomic_xchg(&off, 1))
		disable_irq_nosync(irq);
}

void kernel_unmask(struct stub *stub)
{
	(void)stub;
	atomic_xchg(&off, 0);
	enable_irq(irq);
}

void kernel_irq_wait(void)
{
	if (irq >= 0)
		synchronize_irq(irq);
}

void kernel_disclaim(struct stub *stub)
{
	if (irq < 0)
		return;
	stub->masked = 1;
	/* Else it stays disabled for the others that have it. */
	if (shared && atomic_xchg(&off, 0))
		enable_irq(irq);
	free_irq(irq, stub);
	irq_clear_status_flags(irq, IRQ_DISABLE_UNLAZY);
	irq = -1;
}

/* --- threads --------------------------------------------------------------------------------- */

static int body(void *thread)
{
	stub_run(thread);
	return 0;
}

/* Of ordinary priority: what it proves is that something else can still run. */
static int beat(void *arg)
{
	struct stub *stub = arg;
	const ktime_t begin = ktime_get();
	bool warned = false;

	while (!kthread_should_stop() && stub_beat(stub, ktime_ms_delta(ktime_get(), begin))) {
		if (stub->counts.threaded && !warned)
			kernel_warn("the handler runs in a thread: isr is not a hard handler's");
		warned = stub->counts.threaded;
		kernel_marks_beat(stub);
		schedule_timeout_idle(msecs_to_jiffies(STUB_BEAT_MS));
	}
	return 0;
}

/* The new thread, of which a reference is held: it may end before it is stopped. */
static struct task_struct *create(int (*function)(void *), void *arg, unsigned long cpu, int n)
{
	struct task_struct *task = kthread_create(function, arg, KERNEL_NAME "/%d", n);

	if (IS_ERR(task)) {
		kernel_fail("cannot start a thread", PTR_ERR(task));
		return NULL;
	}
	if (cpu != STUB_ANY)
		kthread_bind(task, cpu);
	return get_task_struct(task);
}

int kernel_spawn(struct stub_thread *thread)
{
	struct sched_attr attr = { .size = sizeof(attr), .sched_policy = SCHED_FIFO };
	int error = 0;

	if (check_cpu(thread->cpu))
		return -1;
	slot(thread)->next = ktime_add_ms(ktime_get(), FIRST_MS);
	slot(thread)->task = create(body, thread, thread->cpu, thread - thread->stub->threads);
	if (!slot(thread)->task)
		return -1;
	attr.sched_priority = thread->priority;
	if (thread->priority)
		error = sched_setattr_nocheck(slot(thread)->task, &attr);
	wake_up_process(slot(thread)->task);
	return error ? kernel_fail("--priority", error) : 0;
}

static void stop(struct task_struct **task)
{
	if (!*task)
		return;
	kthread_stop(*task);
	put_task_struct(*task);
	*task = NULL;
}

int kernel_beat(struct stub *stub)
{
	beater = create(beat, stub, stub->config.cpu, STUB_THREADS);
	if (beater)
		wake_up_process(beater);
	return beater ? 0 : -1;
}

void kernel_join(struct stub *stub)
{
	unsigned long i;

	stop(&beater);
	for (i = 0; i < stub->thread_count; i++)
		if (stub->threads[i].wait == kernel_wait_period)
			stop(&slots[i].task);
	for (i = 0; i < stub->thread_count; i++)
		stop(&slots[i].task);
}
