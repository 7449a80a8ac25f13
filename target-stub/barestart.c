/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * An image of the stub alone: memory as C wants it, the options, which stand in flash at `options_flash`, and of a C library
 * what a compiler calls by itself.
 */
#include "bare.h"

#define OPTIONS_BYTES	256
#define ERASED		0xff

/* Of the linker script. */
extern unsigned long data_load[], data_start[], data_end[], bss_start[], bss_end[];
extern const unsigned char options_flash[];

static char options[OPTIONS_BYTES];

void *memcpy(void *to, const void *from, unsigned long count);

/* Byte by byte, so that no compiler takes this for what it is. */
void *memcpy(void *to, const void *from, unsigned long count)
{
	volatile unsigned char *byte = to;
	const unsigned char *other = from;

	while (count--)
		*byte++ = *other++;
	return to;
}

void bare_reset(void)
{
	unsigned long i;

	for (i = 0; (unsigned long)&data_start[i] < (unsigned long)data_end; i++)
		data_start[i] = data_load[i];
	for (i = 0; (unsigned long)&bss_start[i] < (unsigned long)bss_end; i++)
		bss_start[i] = 0;
	/* Until a text's end, or flash that was never written. */
	for (i = 0; i < OPTIONS_BYTES && options_flash[i] && options_flash[i] != ERASED; i++)
		options[i] = (char)options_flash[i];
	bare_main(i < OPTIONS_BYTES ? options : 0);
}
