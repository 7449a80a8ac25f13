/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What a user says to the stub: any bytes, as words of a kernel module's parameter and as a command line. The stub
 * refuses them with a sentence, or starts: then the lines that it prints are JSON, and its numbers are those given.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "costs.h"
#include "lines.h"
#include "lpt.h"
#include "text.h"
#include "user.h"
#include "words.h"

#define MOST_WORDS	64

static int complaints, said;

static void check(int right, const char *what)
{
	if (!right) {
		fprintf(stderr, "wrong: %s\n", what);
		abort();
	}
}

/* A line is one object: every text ends, every bracket is closed, and nothing steers a terminal. */
static void say(const char *line)
{
	int depth = 0, text = 0;
	const char *s;

	said++;
	check(line[0] == '{', "a line begins with an object");
	for (s = line; *s; s++) {
		check((unsigned char)*s >= ' ', "no control characters");
		if (text && *s == '\\')
			check(*++s == '"' || *s == '\\', "only these are escaped");
		else if (*s == '"')
			text = !text;
		else if (!text && (*s == '{' || *s == '['))
			depth++;
		else if (!text && (*s == '}' || *s == ']'))
			check(--depth > 0 || !s[1], "the line ends with its object");
	}
	check(!text && !depth, "the line is whole");
}

/* What is said of --help is text. */
static void say_any(const char *line)
{
	if (line[0] == '{')
		say(line);
}

static void warn(const char *sentence)
{
	complaints++;
	check(*sentence && strlen(sentence) < TEXT_BYTES, "a sentence says something");
}

static int open_pins(struct stub *stub)
{
	unsigned long lines[LINES];
	struct lpt ports[LPT_PORTS];
	int line;

	/* Other ports open what they are given. */
	if (stub->config.device && stub->config.device[0] == 'l') {
		if (lpt_parse(stub->config.device, ports))
			return stub_complain("--device wants a parallel port", "", "");
		check(ports[LPT_EVENT].base && ports[LPT_EVENT].base != ports[LPT_TRIGGER].base, "each port is one of its own");
	}
	if (stub->config.lines && lines_parse(stub, lines))
		return -1;
	for (line = 0; stub->config.lines && line < LINES; line++)
		check(lines[line] != UNWIRED || !lines_needed(stub, line), "a line that is needed is wired");
	return 0;
}

static int start_thread(struct stub_thread *thread)
{
	check(thread >= thread->stub->threads && thread < thread->stub->threads + STUB_THREADS, "one of its threads");
	return 0;
}

static void nothing(struct stub *stub)
{
	(void)stub;
}

static void toggle(struct stub *stub, int role)
{
	(void)stub;
	(void)role;
}

static int never(struct stub_thread *thread)
{
	(void)thread;
	return 0;
}

static const struct stub_operation operations[] = { { "of-the-port", nothing, 0 }, { 0, 0, 0 } };

const struct stub_port stub_port = {
	"fuzz", "none", "user thread", "user thread", "rising", 0, 4, operations, open_pins, start_thread, nothing,
	nothing, never, never, never, never, toggle, toggle, nothing, nothing, say_any, warn
};

int user_has_lost(void)
{
	return 0;
}

void user_linger(struct stub *stub)
{
	stub->over = 1;
}

/* A number is what the C library makes of it, or is refused where that overflows. */
static void number(const char *s)
{
	unsigned long value;
	const char *end = text_number(s, &value);
	int hex = s[0] == '0' && s[1] == 'x';
	const char *digits = hex ? s + 2 : s;
	size_t length = strspn(digits, hex ? "0123456789abcdefABCDEF" : "0123456789");
	char *copy = strndup(digits, length), *rest;

	while (*digits == '0' && length > 1) {
		digits++;
		length--;
	}
	if (!end)
		check(!length || length > (hex ? 16u : 19u), "a number is refused only if there is none, or too large");
	else
		check(strtoul(copy, &rest, hex ? 16 : 10) == value && end == digits + length, "a number is that number");
	free(copy);
}

static void run_words(char *words)
{
	static struct stub stub;

	complaints = said = 0;
	if (words_parse(&stub, words)) {
		check(complaints == 1, "one sentence for words that are refused");
		return;
	}
	check(!complaints, "no sentence for words that are taken");
	if (stub_start(&stub))
		check(complaints > 0 && !said, "a stub that does not start says why, and nothing else");
	else
		check(said == 1, "a stub that starts says so");
	stub_finish(&stub);
	check(said != 1, "who began has an end");
}

static void run_line(char *data, size_t size)
{
	char name[] = "stub", *words[MOST_WORDS + 2] = { name };
	int count = 1, status;
	size_t at;

	for (at = 0; at < size && count <= MOST_WORDS; at += strlen(data + at) + 1)
		words[count++] = data + at;
	complaints = said = 0;
	status = user_main(count, words);
	check(status == 0 || (status == 2 && complaints) || (status == 4 && complaints), "an exit code has its sentence");
}

int LLVMFuzzerInitialize(int *count, char ***words);

int LLVMFuzzerInitialize(int *count, char ***words)
{
	(void)count;
	(void)words;
	costs_begin();
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	clock_t begun = clock();
	char *copy = malloc(size + 1);

	memcpy(copy, data, size);
	copy[size] = '\0';
	number(copy);
	run_words(copy);
	memcpy(copy, data, size);
	run_line(copy, size);
	free(copy);
	costs_add(size, clock() - begun);
	return 0;
}
