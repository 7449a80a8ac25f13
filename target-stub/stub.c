/* SPDX-License-Identifier: BSD-2-Clause */
/* The stub's core, see stub.h: options, start line, end line, and the order of a stub's life. */
#ifndef STUB_KBUILD	/* Linux' own build has its own */
#include <stddef.h>
#endif
#include "stub.h"
#include "text.h"

#define SCHEMA		1ul		/* of the start line and the end line */
#define LONGEST_US	1000000		/* a period: a thread must notice the end within it */
static const char *const roles[] = { IRQSCOPE_ROLES };
static struct text line;		/* that is being made; too large for a kernel's stack */

int stub_complain(const char *a, const char *b, const char *c)
{
	line.length = 0;
	text_put(&line, "%s%s%s", a, b, c);
	stub_port.warn(line.bytes);
	return -1;
}

#define AT(field)	offsetof(struct stub_config, field)
const struct stub_option stub_options[] = {
	{ "workload", STUB_TEXT, AT(workload), "NAME  see below (isr)" },
	{ "device", STUB_TEXT, AT(device), "WHERE  chip, port or page" },
	{ "lines", STUB_TEXT, AT(lines), "EVENT,ISR,TASK,DONE,AUX,TRIGGER  the chip's lines, - for none" },
	{ "priority", STUB_NUMBER, AT(priority), "N  real-time priority; 0: ordinary (40)" },
	{ "cpu", STUB_NUMBER, AT(cpu), "N  run on this CPU; periodic: from this one on (any; 0)" },
	{ "loop", STUB_NUMBER, AT(loop), "N  turns of the work loop (0)" },
	{ "period", STUB_NUMBER, AT(period_us), "US  of periodic, bracket and multi (1000)" },
	{ "threads", STUB_NUMBER, AT(threads), "N  of periodic, one a CPU (1)" },
	{ "tested", STUB_NUMBER, AT(tested), "N  of multi: which of the fifteen toggles task and done (15)" },
	{ "operation", STUB_TEXT, AT(operation), "NAME  of bracket (nothing)" },
	{ "count", STUB_NUMBER, AT(count), "N  end after N events or periods (0: endless)" },
	{ "duration", STUB_NUMBER, AT(duration_s), "S  end after S seconds (0: endless)" },
	{ "release", STUB_TEXT, AT(release), "binary|counting  are events that wait one or many (binary)" },
	{ "depth", STUB_NUMBER, AT(depth), "N  counting releases that may wait (0: any number)" },
	{ "storm", STUB_NUMBER, AT(storm), "N  mask the source if N events let nothing else run (10000; 0: never)" },
	{ "rest", STUB_NUMBER, AT(rest_ms), "MS  ... for this time (100)" },
	{ "then", STUB_TEXT, AT(then), "stacks|PROGRAM  once the trigger has stopped ftrace (nothing)" },
	{ "id", STUB_TEXT, AT(id), "NAME  of the run, said here and in the kernel's trace each second (nothing)" },
	{ "marks", STUB_FLAG, AT(marks), " say each toggle in the kernel's trace, after it: costs time" },
	{ "marker", STUB_TEXT, AT(marker), "FILE  for marks, /proc/lttng-logger (the kernel's trace)" },
	{ "pulse", STUB_FLAG, AT(pulse), " answer by pulses, not by toggles" },
	{ "spin", STUB_FLAG, AT(spin), " wait by spinning, for calibration" },
	{ "regardless", STUB_FLAG, AT(regardless), " go on although something will spoil the measurement" },
	{ 0, STUB_FLAG, 0, 0 }
};

void stub_defaults(struct stub *stub)
{
	static const struct stub_config defaults = { "isr", 0, 0, "nothing", "binary", 0, 0, 0, 40, STUB_ANY, 0, 1000,
						     1, 15, 0, 0, 0, 10000, 100, 0, 0, 0, 0 };
	static const struct stub blank;

	*stub = blank;
	stub->config = defaults;
	stub->masked = 1;
}

int stub_set(struct stub *stub, const char *name, const char *value)
{
	const struct stub_option *option = stub_options;
	void *field;

	while (option->name && !text_same(option->name, name))
		option++;
	if (!option->name)
		return stub_complain("there is no option --", name, ": --help lists them");
	if (!value != (option->kind == STUB_FLAG))
		return stub_complain("--", name, value ? " takes no value" : " wants a value");
	field = (char *)&stub->config + option->offset;
	if (option->kind == STUB_TEXT)
		*(const char **)field = value;
	else if (option->kind == STUB_FLAG)
		*(unsigned long *)field = 1;
	else if (!(value = text_number(value, field)) || *value)
		return stub_complain("--", name, " wants a whole number");
	return 0;
}

static int check(struct stub *stub)
{
	const struct stub_config *config = &stub->config;

	for (stub->workload = stub_workloads; !text_same(stub->workload->name, config->workload);)
		if (!(++stub->workload)->name)
			return stub_complain("there is no workload ", config->workload, ": --help lists them");
	stub->counting = text_same(config->release, "counting");
	if (!stub->counting && !text_same(config->release, "binary"))
		return stub_complain("--release is binary or counting, not ", config->release, "");
	if (config->depth && !stub->counting)
		return stub_complain("--depth belongs to --release counting", "", "");
	if (!config->period_us || config->period_us > LONGEST_US)
		return stub_complain("--period is 1 to 1000000 microseconds", "", "");
	if (config->duration_s > ~0ul / 1000)
		return stub_complain("--duration is too long for this target's clock of milliseconds", "", "");
	if (config->marks && (config->pulse || !stub_port.mark))
		return stub_complain("--marks wants a port of Linux, or one with a tracer, and no --pulse", "", "");
	if (config->id && (!stub_port.mark || !text_name(config->id, 31)))
		return stub_complain("--id wants a port of Linux, or a tracer, and 1 to 31 letters, digits, _ . -", "", "");
	if (stub->workload->plan(stub))
		return -1;
	if (!stub->counting)
		stub->config.depth = 1;
	return 0;
}

void stub_note(struct stub *stub, const char *sentence)
{
	int n = 0;

	stub_port.warn(sentence);
	while (n < STUB_NOTES - 1 && stub->notes[n])
		n++;
	stub->notes[n] = sentence;
}

static int say_start(const struct stub *stub)
{
	const struct stub_option *option;
	const char *comma = "";
	const void *field;
	int i;

	line.length = 0;
	text_put(&line, "{\"irqscope_stub\": %u, \"port\": \"%q\"", SCHEMA, stub_port.name);
	for (option = stub_options; option->name; option++) {
		field = (const char *)&stub->config + option->offset;
		if (option->kind == STUB_TEXT && *(const char *const *)field)
			text_put(&line, ", \"%q\": \"%q\"", option->name, *(const char *const *)field);
		else if (option->kind != STUB_TEXT && *(const unsigned long *)field != STUB_ANY)
			text_put(&line, ", \"%q\": %u", option->name, *(const unsigned long *)field);
	}
	text_put(&line, ", \"answers\": \"%s\", \"edge\": \"%s\", \"pins\": {",
		 !stub->workload->event ? "period" : stub->counting ? "event" : "wake-up", stub_port.edge);
	for (i = 0; i < STUB_ROLES; i++)
		if (stub->contexts[i]) {
			text_put(&line, "%s\"%q\": \"%q\"", comma, roles[i], stub->contexts[i]);
			comma = ", ";
		}
	text_put(&line, "}, \"notes\": [");
	for (i = 0; i < STUB_NOTES && stub->notes[i]; i++)
		text_put(&line, "%s\"%q\"", i ? ", " : "", stub->notes[i]);
	text_put(&line, "], \"versions\": {\"stub\": \"%q\", \"compiler\": \"%q\", \"system\": \"%q\"}}",
		 STUB_VERSION, __VERSION__, stub_port.system);
	if (line.length == sizeof(line.bytes) - 1) /* or cut: the host reads no half of a line */
		return stub_complain("--device and --lines are too long for the start line", "", "");
	stub_port.say(line.bytes);
	return 0;
}

static void say_end(const struct stub *stub)
{
	const struct stub_counts *counts = &stub->counts;
	unsigned long i, tasks = 0;

	for (i = 0; i < stub->thread_count; i++)
		if (stub->threads[i].wait != stub_port.wait)
			tasks += stub->threads[i].turns;
	line.length = 0;
	text_put(&line, "{\"irqscope_stub_end\": %u, \"handlers\": %u, \"tasks\": %u, \"dropped\": %u", SCHEMA,
		 counts->handlers, tasks, counts->dropped);
	text_put(&line, ", \"lost\": %u, \"unhandled\": %u, \"threaded\": %u, \"storms\": %u, \"triggers\": %u, \"toggles\": {",
		 counts->lost, counts->unhandled, counts->threaded, counts->storms, counts->triggers);
	for (i = 0; i < STUB_ROLES; i++)
		text_put(&line, "%s\"%q\": %u", i ? ", " : "", roles[i], counts->toggles[i]);
	text_put(&line, "}}");
	stub_port.say(line.bytes);
}

int stub_start(struct stub *stub)
{
	unsigned long i;

	if (check(stub))
		return 2;
	if (stub_port.open(stub) ||
	    (stub->notes[0] && !stub->config.regardless &&
	     stub_complain("that spoils the measurement: --regardless goes on all the same", "", "")))
		return 4;
	for (i = 0; i < stub->thread_count; i++)
		if (stub_port.spawn(&stub->threads[i]))
			return 4;
	if (stub->workload->event) {
		stub->masked = 0;
		stub_port.unmask(stub);
	}
	stub->started = !say_start(stub);
	return stub->started ? 0 : 4;
}

void stub_finish(struct stub *stub)
{
	stub->over = 1;
	if (!stub->masked)
		stub_port.mask(stub);
	stub_port.join(stub);
	if (stub->started)
		say_end(stub);
	stub_port.close(stub);
}
