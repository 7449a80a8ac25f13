/* SPDX-License-Identifier: BSD-2-Clause */
/* See files.h. */
#include <stdio.h>

#include "files.h"

const char *file_contents(const char *path)
{
	static char bytes[256];
	FILE *file = fopen(path, "re");
	size_t length = 0;

	if (file) {
		length = fread(bytes, 1, sizeof(bytes) - 1, file);
		fclose(file);
	}
	bytes[length] = '\0';
	return bytes;
}

const char *file_numbered(const char *folder, unsigned long number, const char *file)
{
	static char path[96];

	snprintf(path, sizeof(path), "%s%lu/%s", folder, number, file);
	return path;
}
