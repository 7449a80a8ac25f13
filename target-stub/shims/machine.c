/* SPDX-License-Identifier: BSD-2-Clause */
/* See machine.h. Tasks are coroutines of one thread, so that a run can be repeated. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include "../lpt.h"
#include "../simpage.h"
#include "machine.h"

#define BASE		0x378
#define TASKS		24
#define STACK_BYTES	262144
#define TRACE		4096
#define NAP_NS		2000000
#define NEVER		(~0ull >> 1)

static struct task {
	ucontext_t context;
	void (*body)(void *arg);
	void *arg;
	int priority, ready, ended;
	unsigned long long wake_ns;
} tasks[TASKS];

static int count, current = -1;
static ucontext_t scheduler;
static struct simpage *page;
static uint32_t delivered;
static int masked = 1, in_handler;
static unsigned long lost;
static unsigned char registers[LPT_REGISTERS];
static int levels[4];
static char trace[TRACE + 1];
static volatile sig_atomic_t ended;

static void fail(const char *sentence)
{
	fprintf(stderr, "machine: %s\n", sentence);
	exit(3);
}

long long machine_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1000000000ll + now.tv_nsec;
}

/* --- interrupt ------------------------------------------------------------------------------- */

static int pending(void)
{
	return (__atomic_load_n(&page->events, __ATOMIC_ACQUIRE) & ~SIMPAGE_STOP) != delivered;
}

static void edge(void)
{
	delivered += SIMPAGE_EVENT;
	if (masked) {
		lost++;
		return;
	}
	in_handler = 1;
	system_interrupt();
	in_handler = 0;
}

void machine_mask(int to)
{
	masked = to;
}

int machine_in_handler(void)
{
	return in_handler;
}

/* --- pins ------------------------------------------------------------------------------------ */

static void toggle(int role)
{
	size_t length = strlen(trace);

	__atomic_fetch_xor(&page->pins, 1u << role, __ATOMIC_SEQ_CST);
	if (length < TRACE)
		trace[length] = "ITDA"[role];
}

static void take_interrupts(void)
{
	while (current >= 0 && !in_handler && pending())
		edge();
}

void machine_out(unsigned long address, unsigned char value)
{
	unsigned char changed;
	int role;

	if (address != BASE + LPT_DATA && address != BASE + LPT_CONTROL)
		fail("a write to a register that is not the parallel port's");
	changed = registers[address - BASE] ^ value;
	registers[address - BASE] = value;
	for (role = 0; role < 4; role++)
		if (lpt_pins[role].offset == address - BASE && lpt_pins[role].bit & changed)
			toggle(role);
	take_interrupts();
}

unsigned char machine_in(unsigned long address)
{
	if (address - BASE >= LPT_REGISTERS)
		fail("a read from a register that is not the parallel port's");
	return registers[address - BASE];
}

void machine_line(unsigned long line, int level)
{
	if (line <= MACHINE_EVENT || line > MACHINE_EVENT + 4)
		fail("a write to a line that is no pin");
	if (levels[line - MACHINE_EVENT - 1] != level)
		toggle((int)(line - MACHINE_EVENT - 1));
	levels[line - MACHINE_EVENT - 1] = level;
	take_interrupts();
}

/* --- tasks ----------------------------------------------------------------------------------- */

static void begin(void)
{
	tasks[current].body(tasks[current].arg);
	tasks[current].ended = 1;
	tasks[current].ready = 0;
	swapcontext(&tasks[current].context, &scheduler);
}

int machine_task(void (*body)(void *arg), void *arg, int priority)
{
	struct task *task = &tasks[count];

	if (count == TASKS || getcontext(&task->context))
		fail("too many tasks");
	task->context.uc_stack.ss_sp = calloc(1, STACK_BYTES);
	task->context.uc_stack.ss_size = STACK_BYTES;
	makecontext(&task->context, begin, 0);
	task->body = body;
	task->arg = arg;
	task->priority = priority;
	task->ready = 1;
	task->wake_ns = NEVER;
	return count++;
}

void machine_ready(int task)
{
	tasks[task].ready = !tasks[task].ended;
}

int machine_self(void)
{
	return in_handler ? -1 : current;
}

/* Run the ready task of highest priority until it waits, switches or ends. 0: there is none. */
static int run_one(int lowest)
{
	unsigned long long now = (unsigned long long)machine_ns();
	int i, best = -1;

	for (i = 0; i < count; i++) {
		if (tasks[i].wake_ns <= now && !tasks[i].ended) {
			tasks[i].wake_ns = NEVER;
			tasks[i].ready = 1;
		}
		if (tasks[i].ready && tasks[i].priority >= lowest && (best < 0 || tasks[i].priority > tasks[best].priority))
			best = i;
	}
	if (best < 0)
		return 0;
	current = best;
	swapcontext(&scheduler, &tasks[best].context);
	current = -1;
	return 1;
}

/* From a task or a handler; the handler's rest comes when the tasks wait again. */
void machine_switch(void)
{
	int self = current, handler = in_handler;

	in_handler = 0;
	if (self >= 0)
		swapcontext(&tasks[self].context, &scheduler);
	else
		while (run_one(0))
			;
	in_handler = handler;
}

void machine_block(void)
{
	int self = current;

	if (self < 0 || in_handler)
		fail("a handler waits");
	tasks[self].ready = 0;
	swapcontext(&tasks[self].context, &scheduler);
}

void machine_sleep(long long until_ns)
{
	if (current >= 0) {
		tasks[current].wake_ns = (unsigned long long)until_ns;
		machine_block();
		return;
	}
	while (machine_ns() < until_ns)
		if (!run_one(MACHINE_LOWEST))
			usleep(100);
}

void machine_end(int task)
{
	while (!tasks[task].ended) {
		machine_ready(task);
		run_one(MACHINE_LOWEST);
	}
}

/* --- life ------------------------------------------------------------------------------------ */

void machine_log(const char *line)
{
	printf("%s\n", line);
}

static void end(int signal)
{
	(void)signal;
	ended = 1;
}

static void run(void)
{
	const struct timespec nap = { 0, NAP_NS };
	uint32_t events;

	while (!ended) {
		events = __atomic_load_n(&page->events, __ATOMIC_ACQUIRE);
		if (pending())
			edge();
		else if (run_one(MACHINE_LOWEST))
			continue;
		else if (events & SIMPAGE_STOP)
			ended = 1;
		else
			syscall(SYS_futex, &page->events, FUTEX_WAIT, events, &nap, NULL, 0);
	}
}

int main(int argc, char **argv)
{
	const char *path = getenv("STUB_PAGE");
	int fd = path ? open(path, O_RDWR) : -1;
	void *bytes = fd < 0 ? MAP_FAILED : mmap(NULL, SIMPAGE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	static char options[4096];
	int i;

	if (bytes == MAP_FAILED)
		fail("$STUB_PAGE is no page of the virtual bench");
	page = bytes;
	setvbuf(stdout, NULL, _IOLBF, 0);
	signal(SIGTERM, end);
	for (i = 1; i < argc; i++) {
		strncat(options, argv[i], sizeof(options) - strlen(options) - 2);
		strcat(options, " ");
	}
	if (system_load(options))
		return 4;
	run();
	system_unload();
	fprintf(stderr, "machine: lost %lu trace %s\n", lost, trace);
	for (i = 0; i < count; i++)
		free(tasks[i].context.uc_stack.ss_sp);
	return 0;
}
