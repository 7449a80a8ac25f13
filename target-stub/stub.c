/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The stub's core: options, start line, end line, and the order of a stub's life. It needs no C
 * library, so that the same source serves user space, kernel modules and systems without either.
 */
#include <stddef.h>

#include "stub.h"

#define LINE_BYTES	2048

#ifdef __VERSION__
#define COMPILER	__VERSION__
#else
#define COMPILER	"unknown"
#endif

/* --- text ------------------------------------------------------------------------------------ */

/* A line under construction; what does not fit is left out, never written beyond the end. */
struct text {
	char bytes[LINE_BYTES];
	size_t length;
};

static void put_char(struct text *text, char c)
{
	if (text->length < sizeof(text->bytes) - 1)
		text->bytes[text->length++] = c;
	text->bytes[text->length] = '\0';
}

static void put(struct text *text, const char *s)
{
	while (*s)
		put_char(text, *s++);
}

/* A JSON string; control characters, which nothing here needs, become spaces. */
static void put_string(struct text *text, const char *s)
{
	put_char(text, '"');
	for (; *s; s++) {
		if (*s == '"' || *s == '\\')
			put_char(text, '\\');
		put_char(text, (unsigned char)*s < ' ' ? ' ' : *s);
	}
	put_char(text, '"');
}

static void put_number(struct text *text, unsigned long value)
{
	char digits[3 * sizeof(value)];
	size_t n = 0;

	do
		digits[n++] = (char)('0' + value % 10);
	while (value /= 10);
	while (n)
		put_char(text, digits[--n]);
}

/* `, "key": `, without the comma after an opening brace. */
static void put_key(struct text *text, const char *key)
{
	if (text->length && text->bytes[text->length - 1] != '{')
		put(text, ", ");
	put_string(text, key);
	put(text, ": ");
}

static void put_pair(struct text *text, const char *key, const char *value)
{
	put_key(text, key);
	put_string(text, value);
}

static void put_count(struct text *text, const char *key, unsigned long value)
{
	put_key(text, key);
	put_number(text, value);
}

static int same(const char *a, const char *b)
{
	while (*a && *a == *b) {
		a++;
		b++;
	}
	return *a == *b;
}

/* One sentence out of up to four parts, for the user. Returns -1, as the caller's verdict. */
static int complain(const char *a, const char *b, const char *c, const char *d)
{
	struct text text;

	text.length = 0;
	put(&text, a);
	put(&text, b);
	put(&text, c);
	put(&text, d);
	stub_port.warn(text.bytes);
	return -1;
}

/* --- options --------------------------------------------------------------------------------- */

enum kind { NUMBER, FLAG, TEXT, WORKLOAD, RELEASE };

static const struct option {
	const char *name;
	enum kind kind;
	size_t offset;		/* in struct stub_config */
	const char *doc;
} options[] = {
	{ "workload", WORKLOAD, offsetof(struct stub_config, workload), "NAME  see below (isr)" },
	{ "device", TEXT, offsetof(struct stub_config, device), "WHERE  chip, port or page" },
	{ "priority", NUMBER, offsetof(struct stub_config, priority),
	  "N  real-time priority, the task one less; 0: ordinary (0)" },
	{ "cpu", NUMBER, offsetof(struct stub_config, cpu), "N  run on this CPU only (any)" },
	{ "loop", NUMBER, offsetof(struct stub_config, loop), "N  turns of the task's work loop (0)" },
	{ "count", NUMBER, offsetof(struct stub_config, count), "N  end after N events (0: endless)" },
	{ "duration", NUMBER, offsetof(struct stub_config, duration_s),
	  "S  end after S seconds (0: endless)" },
	{ "release", RELEASE, offsetof(struct stub_config, counting),
	  "binary|counting  are events that wait one or many (binary)" },
	{ "depth", NUMBER, offsetof(struct stub_config, depth),
	  "N  counting releases of the task that may wait (0: any number)" },
	{ "spin", FLAG, offsetof(struct stub_config, spin), " wait by spinning, for calibration" },
};

#define OPTIONS	(sizeof(options) / sizeof(options[0]))

static const struct option *find_option(const char *name)
{
	size_t i;

	for (i = 0; i < OPTIONS; i++)
		if (same(options[i].name, name))
			return &options[i];
	return NULL;
}

static const struct stub_workload *find_workload(const char *name)
{
	const struct stub_workload *workload;

	for (workload = stub_workloads; workload->name; workload++)
		if (same(workload->name, name))
			return workload;
	return NULL;
}

static int parse_number(const char *s, unsigned long *value)
{
	unsigned long digit, number = 0;

	if (!*s)
		return -1;
	for (; *s; s++) {
		if (*s < '0' || *s > '9')
			return -1;
		digit = (unsigned long)(*s - '0');
		if (number > (~0ul - digit) / 10)
			return -1;
		number = 10 * number + digit;
	}
	*value = number;
	return 0;
}

void stub_defaults(struct stub *stub)
{
	static const struct stub blank;

	*stub = blank;
	stub->config.workload = &stub_workloads[0];
	stub->config.cpu = STUB_ANY;
}

int stub_option(struct stub *stub, const char *name, const char *value)
{
	const struct option *option = find_option(name);
	void *field;

	if (!option)
		return complain("there is no option --", name, ": --help lists them", "");
	field = (char *)&stub->config + option->offset;
	switch (option->kind) {
	case NUMBER:
		if (parse_number(value, field))
			return complain("--", name, " wants a whole number, not ", value);
		return 0;
	case WORKLOAD:
		stub->config.workload = find_workload(value);
		if (!stub->config.workload)
			return complain("there is no workload ", value, ": --help lists them", "");
		return 0;
	case RELEASE:
		stub->config.counting = same(value, "counting");
		if (!stub->config.counting && !same(value, "binary"))
			return complain("--release is binary or counting, not ", value, "", "");
		return 0;
	case FLAG:
		stub->config.spin = 1;
		return 0;
	default:
		stub->config.device = value;
		return 0;
	}
}

int stub_check(struct stub *stub)
{
	const struct stub_config *config = &stub->config;

	if (config->depth && !config->counting)
		return complain("--depth belongs to --release counting", "", "", "");
	if (config->depth && !config->workload->task)
		return complain("--depth needs a workload that releases a task, ", config->workload->name,
				" does not", "");
	stub->first = stub_port.handler ? IRQSCOPE_ISR : IRQSCOPE_TASK;
	/* With a task it is the release that merges; without one it can only be the wait. */
	stub->merge = !config->counting && !config->workload->task;
	return 0;
}

static void help(void)
{
	const struct stub_workload *workload;
	struct text text;
	size_t i;

	stub_port.say("irqscope target stub " STUB_VERSION ": answers interrupts by toggling pins");
	for (i = 0; i < OPTIONS; i++) {
		text.length = 0;
		put(&text, "  --");
		put(&text, options[i].name);
		put_char(&text, ' ');
		put(&text, options[i].doc);
		stub_port.say(text.bytes);
	}
	stub_port.say("workloads:");
	for (workload = stub_workloads; workload->name; workload++) {
		text.length = 0;
		put(&text, "  ");
		put(&text, workload->name);
		put(&text, ": ");
		put(&text, workload->doc);
		stub_port.say(text.bytes);
	}
}

/* Returns 0 to go on, 1 after --help, -1 after a complaint. */
static int parse(struct stub *stub, int argc, char **argv)
{
	const struct option *option;
	const char *name, *value;
	int i;

	for (i = 1; i < argc; i++) {
		name = argv[i];
		if (name[0] != '-' || name[1] != '-')
			return complain("options begin with --, ", name, " does not", "");
		name += 2;
		if (same(name, "help")) {
			help();
			return 1;
		}
		option = find_option(name);
		value = "";
		if (option && option->kind != FLAG) {
			if (++i == argc)
				return complain("--", name, " wants a value", "");
			value = argv[i];
		}
		if (stub_option(stub, name, value))
			return -1;
	}
	return stub_check(stub);
}

/* --- start and end --------------------------------------------------------------------------- */

void stub_note(struct stub *stub, const char *sentence)
{
	size_t used = 0;

	stub_port.warn(sentence);
	while (stub->notes[used])
		used++;
	if (used && used < STUB_NOTES - 1)
		stub->notes[used++] = '\n';
	while (*sentence && used < STUB_NOTES - 1)
		stub->notes[used++] = *sentence++;
	stub->notes[used] = '\0';
}

/* `notes` as a JSON list of sentences. */
static void put_notes(struct text *text, const char *notes)
{
	put_key(text, "notes");
	put_char(text, '[');
	if (*notes)
		put_char(text, '"');
	for (; *notes; notes++) {
		if (*notes == '\n') {
			put(text, "\", \"");
			continue;
		}
		if (*notes == '"' || *notes == '\\')
			put_char(text, '\\');
		put_char(text, *notes);
	}
	if (text->bytes[text->length - 1] != '[')
		put_char(text, '"');
	put_char(text, ']');
}

void stub_say_start(const struct stub *stub)
{
	const struct stub_config *config = &stub->config;
	struct text text;

	text.length = 0;
	put_char(&text, '{');
	put_count(&text, "irqscope_stub", STUB_SCHEMA);
	put_pair(&text, "port", stub_port.name);
	put_pair(&text, "workload", config->workload->name);
	put_key(&text, "pins");
	put_char(&text, '{');
	if (stub->first == IRQSCOPE_ISR)
		put_pair(&text, "isr", stub_port.event_context);
	if (config->workload->task) {
		put_pair(&text, "task", stub_port.task_context);
		put_pair(&text, "done", stub_port.task_context);
	} else if (stub->first == IRQSCOPE_TASK) {
		put_pair(&text, "task", stub_port.event_context);
	}
	put_char(&text, '}');
	put_pair(&text, "release", config->counting ? "counting" : "binary");
	put_count(&text, "depth", config->counting ? config->depth : 1);
	put_pair(&text, "answers", config->counting ? "event" : "wake-up");
	put_pair(&text, "edge", stub_port.edge);
	put_count(&text, "loop", config->loop);
	put_count(&text, "priority", config->priority);
	if (config->cpu != STUB_ANY)
		put_count(&text, "cpu", config->cpu);
	put_key(&text, "spin");
	put(&text, config->spin ? "true" : "false");
	put_notes(&text, stub->notes);
	put_key(&text, "versions");
	put_char(&text, '{');
	put_pair(&text, "stub", STUB_VERSION);
	put_pair(&text, "compiler", COMPILER);
	put_pair(&text, "system", stub_port.system);
	put(&text, "}}");
	stub_port.say(text.bytes);
}

void stub_say_end(const struct stub *stub)
{
	static const char *const roles[STUB_ROLES] = { "isr", "task", "done", "aux" };
	const struct stub_counts *counts = &stub->counts;
	struct text text;
	size_t i;

	text.length = 0;
	put_char(&text, '{');
	put_count(&text, "irqscope_stub_end", STUB_SCHEMA);
	put_count(&text, "handlers", counts->handlers);
	put_count(&text, "tasks", counts->tasks);
	put_count(&text, "dropped", counts->dropped);
	put_key(&text, "toggles");
	put_char(&text, '{');
	for (i = 0; i < STUB_ROLES; i++)
		put_count(&text, roles[i], counts->toggles[i]);
	put(&text, "}}");
	stub_port.say(text.bytes);
}

int stub_main(int argc, char **argv)
{
	struct stub stub;
	int error;

	stub_defaults(&stub);
	error = parse(&stub, argc, argv);
	if (error)
		return error > 0 ? 0 : 2;
	error = stub_port.open(&stub);
	if (!error) {
		stub_say_start(&stub);
		error = stub_port.run(&stub);
		stub_say_end(&stub);
	}
	stub_port.close(&stub);
	return error ? 4 : 0;
}
