/* SPDX-License-Identifier: BSD-2-Clause */
/* The few things of a C library that the stub needs where there may be none. */
#ifndef IRQSCOPE_TEXT_H
#define IRQSCOPE_TEXT_H

#define TEXT_BYTES	2048

/* A line under construction; what does not fit is left out, never written beyond the end. */
struct text {
	char bytes[TEXT_BYTES];
	unsigned length;
};

/* Append. %s: a string; %q: a string as it stands in JSON, without quotes; %u: an unsigned long. */
void text_put(struct text *text, const char *format, ...);

int text_same(const char *a, const char *b);

/* Whether `s` is 1 to `most` letters, digits, _ . - */
int text_name(const char *s, long most);

/* The number, decimal or 0x..., that `s` begins with; where it ends, NULL if there is none or it is too large. */
const char *text_number(const char *s, unsigned long *value);

#endif
