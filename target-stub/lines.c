/* SPDX-License-Identifier: BSD-2-Clause */
#include "lines.h"
#include "text.h"

const char *const lines_names[LINES] = { "event", IRQSCOPE_ROLES, "trigger" };

int lines_needed(const struct stub *stub, int line)
{
	if (line == LINE_EVENT)
		return stub->workload->event != 0;
	return line != LINE_TRIGGER && stub->contexts[line - LINE_OF(0)] != 0;
}

int lines_parse(const struct stub *stub, unsigned long lines[LINES])
{
	const char *s = stub->config.lines ? stub->config.lines : "";
	int line, other;

	for (line = 0; line < LINES; line++) {
		lines[line] = UNWIRED;
		if (*s == '-')
			s++;
		else if (*s)
			s = text_number(s, &lines[line]);
		if (!s || (*s && *s++ != ','))
			return stub_complain("--lines wants numbers, and - for none, such as 17,-,27,22", "", "");
		for (other = 0; other < line; other++)
			if (lines[line] != UNWIRED && lines[line] == lines[other])
				return stub_complain("--lines has a line twice", "", "");
		if (lines[line] == UNWIRED && lines_needed(stub, line))
			return stub_complain("this workload needs a line for ", lines_names[line],
					     ": --lines EVENT,ISR,TASK,DONE,AUX,TRIGGER");
	}
	return *s ? stub_complain("--lines wants six numbers at most: EVENT,ISR,TASK,DONE,AUX,TRIGGER", "", "") : 0;
}
