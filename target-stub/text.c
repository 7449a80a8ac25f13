/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef STUB_KBUILD	/* Linux' own build has its own */
#include <stdarg.h>
#include <stddef.h>
#endif

#include "text.h"

static void put_char(struct text *text, char c)
{
	if (text->length < sizeof(text->bytes) - 1)
		text->bytes[text->length++] = c;
	text->bytes[text->length] = '\0';
}

static const char *decimal(char *end, unsigned long value)
{
	*--end = '\0';
	do
		*--end = (char)('0' + value % 10);
	while (value /= 10);
	return end;
}

/* Control characters, which nothing here needs and JSON forbids, become spaces. */
static void put_string(struct text *text, const char *s, int quoted)
{
	for (; *s; s++) {
		if (quoted && (*s == '"' || *s == '\\'))
			put_char(text, '\\');
		put_char(text, (unsigned char)*s < ' ' ? ' ' : *s);
	}
}

void text_put(struct text *text, const char *format, ...)
{
	char digits[3 * sizeof(long) + 1];
	va_list values;

	va_start(values, format);
	for (; *format; format++) {
		if (*format != '%')
			put_char(text, *format);
		else if (*++format == 'u')
			put_string(text, decimal(digits + sizeof(digits), va_arg(values, unsigned long)), 0);
		else
			put_string(text, va_arg(values, const char *), *format == 'q');
	}
	va_end(values);
}

int text_same(const char *a, const char *b)
{
	while (*a && *a == *b) {
		a++;
		b++;
	}
	return *a == *b;
}

int text_name(const char *s, long most)
{
	const char *begin = s;

	while ((*s >= '0' && *s <= '9') || ((*s | ' ') >= 'a' && (*s | ' ') <= 'z') || *s == '_' || *s == '.' || *s == '-')
		s++;
	return !*s && s != begin && s - begin <= most;
}

/* The value of a digit, upper case or lower case; 16 if it is none. */
static unsigned long digit(char c)
{
	if (c >= '0' && c <= '9')
		return (unsigned long)(c - '0');
	c |= ' ';
	return c >= 'a' && c <= 'f' ? (unsigned long)(c - 'a' + 10) : 16;
}

const char *text_number(const char *s, unsigned long *value)
{
	unsigned long base = s[0] == '0' && s[1] == 'x' ? 16 : 10;
	const char *begin = base == 16 ? s += 2 : s;

	for (*value = 0; digit(*s) < base; s++) {
		if (*value > (~0ul - digit(*s)) / base)
			return NULL;
		*value = base * *value + digit(*s);
	}
	return s == begin ? NULL : s;
}
