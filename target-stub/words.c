/* SPDX-License-Identifier: BSD-2-Clause */
#include "words.h"

/* The end of the word: one of the two characters, or the end of all. */
static char *find(char *s, char a, char b)
{
	while (*s && *s != a && *s != b)
		s++;
	return s;
}

int words_parse(struct stub *stub, char *words)
{
	char *name, *value, *end;

	stub_defaults(stub);
	while (*words) {
		name = words;
		value = find(name, '=', ' ');
		end = find(value, ' ', ' ');
		words = *end ? end + 1 : end;
		*end = '\0';
		if (*value)
			*value++ = '\0';
		else
			value = 0;
		if (*name && stub_set(stub, name, value))
			return -1;
	}
	return 0;
}
