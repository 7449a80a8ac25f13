/* SPDX-License-Identifier: BSD-2-Clause */
#include "words.h"

static int is_end(char c)
{
	return !c || c == ' ' || c == '+';
}

int words_parse(struct stub *stub, char *words)
{
	char *name, *value, *end;

	stub_defaults(stub);
	while (*words) {
		name = words;
		value = 0;
		for (end = name; !is_end(*end); end++) {
			if (*end != '=' || value)
				continue;
			*end = '\0';
			value = end + 1;
		}
		words = *end ? end + 1 : end;
		*end = '\0';
		if (*name && stub_set(stub, name, value))
			return -1;
	}
	if (stub->config.marker)
		return stub_complain("only Linux' user space has a file for marks", "", "");
	return stub->config.then ? stub_complain("only Linux' user space can do something then", "", "") : 0;
}
