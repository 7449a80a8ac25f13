/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A plug-in for QEMU that hands pins of a guest to the virtual bench, in lock step: the guest runs up to the time that
 * the bench gives, stands still at every change of an output, and is told the levels of its inputs at exact times of its
 * virtual clock. With `-icount` that is the same in each run.
 *
 *	-plugin pins.so,pins=gpio,at=9030000,fd=N	N: a socket of SOCK_SEQPACKET; see guestmessages.h. The address of
 *							a controller is hexadecimal
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "guestmessages.h"
#include "pins.h"

#define EXPORT __attribute__((visibility("default")))
#define LINES 32

enum { VIRTUAL_CLOCK = 1, NANOSECONDS = 1, REGISTERS_UNUSED = 0 };

typedef struct Notifier {
	void (*notify)(struct Notifier *, void *);
	void *node[2];
} Notifier;

extern void qemu_add_machine_init_done_notifier(Notifier *notifier);
extern int64_t qemu_clock_get_ns(int clock);
extern void timer_init_full(void *timer, void *group, int clock, int scale, int attributes, void (*expired)(void *),
			    void *opaque);
extern void timer_mod(void *timer, int64_t ns);
extern void *qemu_get_cpu(int number);
extern void icount_update(void *cpu);

/* And what is an interface, of plug-ins that look at instructions. */
struct qemu_plugin_tb;
struct qemu_plugin_insn;
extern void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t id, void (*translated)(uint64_t, const struct qemu_plugin_tb *));
extern size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *block);
extern struct qemu_plugin_insn *qemu_plugin_tb_get_insn(const struct qemu_plugin_tb *block, size_t number);
extern size_t qemu_plugin_insn_size(const struct qemu_plugin_insn *instruction);
extern const void *qemu_plugin_insn_data(const struct qemu_plugin_insn *instruction);
extern void qemu_plugin_register_vcpu_insn_exec_cb(struct qemu_plugin_insn *instruction,
						   void (*executed)(unsigned int, void *), int registers, void *opaque);

EXPORT int qemu_plugin_version = 1;

/* The instructions with which processors wait for an interrupt. */
static const struct code {
	size_t size;
	uint8_t bytes[4];
} waits[] = {
	{4, {0x7f, 0x20, 0x03, 0xd5}}, /* 64-bit ARM: wfi */
	{4, {0x03, 0xf0, 0x20, 0xe3}}, /* 32-bit ARM: wfi */
	{1, {0xf4}},		       /* x86: hlt */
};

static const struct pins *const kinds[] = {&pins_gpio, &pins_lpt};
static const struct pins *pins;
static uint64_t address;
static int connection = -1;
static int level[LINES];
static uint64_t timer[32]; /* room for a QEMUTimer, which has 48 bytes */

/* Say where the guest is, and do as the bench says. */
static void stop(uint32_t reason, uint32_t line)
{
	struct guest_stop here;
	struct guest_go go;
	unsigned int number;

	memset(&here, 0, sizeof(here));
	here.ns = (uint64_t)qemu_clock_get_ns(VIRTUAL_CLOCK);
	here.reason = reason;
	here.line = line;
	here.level = (uint32_t)level[line];
	/* The bench is gone, or has had enough: without it there is nothing to run for. */
	if (write(connection, &here, sizeof(here)) != (ssize_t)sizeof(here) ||
	    read(connection, &go, sizeof(go)) != (ssize_t)sizeof(go))
		_exit(0);
	for (number = 0; number < LINES; number++)
		if (go.lines >> number & 1)
			pins->set(number, (int)(go.levels >> number & 1));
	timer_mod(timer, (int64_t)go.until_ns);
}

void pins_output(unsigned int line, int to)
{
	if (level[line] == to)
		return;
	level[line] = to;
	stop(GUEST_STOP_OUTPUT, line);
}

static void expired(void *unused)
{
	(void)unused;
	stop(GUEST_STOP_TIME, 0);
}

/*
 * QEMU's clock counts the instructions of a stretch after it has run them, and a processor that waits is seen to do so
 * before that. Its main thread, which then moves the clock on to the next timer, is quicker sometimes, and the clock ends
 * up beyond that timer by the whole stretch. So they are counted before the processor waits.
 */
static void count_instructions(unsigned int processor, void *unused)
{
	(void)unused;
	icount_update(qemu_get_cpu((int)processor));
}

/* An instruction that waits ends a block of those that are translated together; to count after others does no harm. */
static void translated(uint64_t id, const struct qemu_plugin_tb *block)
{
	struct qemu_plugin_insn *last = qemu_plugin_tb_get_insn(block, qemu_plugin_tb_n_insns(block) - 1);
	const struct code *wait;

	(void)id;
	for (wait = waits; wait < waits + sizeof(waits) / sizeof(*waits); wait++)
		if (qemu_plugin_insn_size(last) == wait->size &&
		    memcmp(qemu_plugin_insn_data(last), wait->bytes, wait->size) == 0)
			qemu_plugin_register_vcpu_insn_exec_cb(last, count_instructions, REGISTERS_UNUSED, NULL);
}

static void ready(Notifier *notifier, void *data)
{
	const char *missing = pins->attach(address);

	(void)notifier;
	(void)data;
	if (missing) {
		fprintf(stderr, "pins.so: the machine has no %s\n", missing);
		exit(1);
	}
	timer_init_full(timer, NULL, VIRTUAL_CLOCK, NANOSECONDS, 0, expired, NULL);
	timer_mod(timer, 0);
}

EXPORT int qemu_plugin_install(uint64_t id, const void *info, int argc, char **argv)
{
	static Notifier notifier;
	unsigned int kind;
	int i;

	(void)info;
	for (i = 0; i < argc; i++) {
		for (kind = 0; kind < sizeof(kinds) / sizeof(*kinds); kind++)
			if (strncmp(argv[i], "pins=", 5) == 0 && strcmp(argv[i] + 5, kinds[kind]->name) == 0)
				pins = kinds[kind];
		if (strncmp(argv[i], "at=", 3) == 0)
			address = strtoull(argv[i] + 3, NULL, 16);
		if (strncmp(argv[i], "fd=", 3) == 0)
			connection = atoi(argv[i] + 3);
	}
	if (!pins || connection < 0) {
		fprintf(stderr, "pins.so: give pins=gpio or pins=lpt, and fd=NUMBER\n");
		return 1;
	}
	notifier.notify = ready;
	qemu_add_machine_init_done_notifier(&notifier);
	qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
	return 0;
}
