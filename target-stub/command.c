/* SPDX-License-Identifier: BSD-2-Clause */
/* The command line of ports in Linux user space, and the whole life of such a stub, see user.h. */
#include "text.h"
#include "user.h"

static struct stub stub;

static void help(void)
{
	const struct stub_workload *workload;
	const struct stub_operation *operation;
	const struct stub_option *option;
	struct text line = { "", 0 };

	text_put(&line, "irqscope target stub %s, port %s: answers interrupts by toggling pins\n", STUB_VERSION,
		 stub_port.name);
	stub_port.say(line.bytes);
	for (option = stub_options; option->name; option++) {
		line.length = 0;
		text_put(&line, "  --%s %s", option->name, option->doc);
		stub_port.say(line.bytes);
	}
	for (workload = stub_workloads; workload->name; workload++) {
		line.length = 0;
		text_put(&line, "%s  %s: %s", workload == stub_workloads ? "workloads:\n" : "", workload->name,
			 workload->doc);
		stub_port.say(line.bytes);
	}
	line.length = 0;
	text_put(&line, "operations: nothing, port, sqrt, hand-over");
	for (operation = stub_port.operations; operation->name; operation++)
		text_put(&line, ", %s", operation->name);
	stub_port.say(line.bytes);
}

/* What follows a name is its value, unless it is the next name. Nonzero after a complaint. */
static int parse(char **words)
{
	const char *name, *value;

	while (*words) {
		name = *words++;
		if (name[0] != '-' || name[1] != '-')
			return stub_complain("options begin with --, ", name, " does not");
		value = *words && ((*words)[0] != '-' || (*words)[1] != '-') ? *words++ : 0;
		if (stub_set(&stub, name + 2, value))
			return -1;
	}
	return 0;
}

int user_main(int argc, char **argv)
{
	int status;

	if (argc == 2 && text_same(argv[1], "--help")) {
		help();
		return 0;
	}
	stub_defaults(&stub);
	if (parse(argv + 1))
		return 2;
	status = stub_start(&stub);
	if (!status)
		user_linger(&stub);
	stub_finish(&stub);
	return user_has_lost() ? 4 : status;
}
