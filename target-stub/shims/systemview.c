/* SPDX-License-Identifier: BSD-2-Clause */
/* SEGGER SystemView's recorder, modelled: what it is told goes to $STUB_TRACE, a line each, in the words of a trace. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SEGGER_SYSVIEW.h>

#define MARKERS	1024

static char names[MARKERS][64];

static void say(const char *words, const char *more)
{
	FILE *file = getenv("STUB_TRACE") ? fopen(getenv("STUB_TRACE"), "ae") : NULL;

	if (!file)
		return;
	fprintf(file, "%s%s\n", words, more);
	fclose(file);
}

void SEGGER_SYSVIEW_MarkStart(unsigned MarkerId)
{
	say(names[MarkerId % MARKERS], " 1");
}

void SEGGER_SYSVIEW_MarkStop(unsigned MarkerId)
{
	say(names[MarkerId % MARKERS], " 0");
}

void SEGGER_SYSVIEW_NameMarker(unsigned int MarkerId, const char *sName)
{
	strncpy(names[MarkerId % MARKERS], sName, sizeof(names[0]) - 1);
}

void SEGGER_SYSVIEW_Print(const char *s)
{
	say(s, "");
}
