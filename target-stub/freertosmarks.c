/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Marks in SEGGER SystemView (freertos.h): a marker for each pin, from start to stop of which its level is high. Their
 * names, and that of the run, are said again each second, since a recording begins when its user likes.
 */
#include <SEGGER_SYSVIEW.h>

#include "freertos.h"

#define FIRST_MARKER	0x1c0		/* of as many as there are pins */
#define PREFIX		"irqscope"
#define NAME_BYTES	(sizeof(PREFIX "_run ") + 31)

/* PREFIX, what is between, and a name, until the next call. */
static const char *named(const char *between, const char *name)
{
	static char words[NAME_BYTES];
	const char *const parts[] = { PREFIX, between, name };
	unsigned part, length = 0;
	const char *from;

	for (part = 0; part < 3; part++)
		for (from = parts[part]; *from && length < sizeof(words) - 1; from++)
			words[length++] = *from;
	words[length] = '\0';
	return words;
}

void freertos_mark(struct stub *stub, int role)
{
	if (stub->counts.toggles[role] & 1)
		SEGGER_SYSVIEW_MarkStart((unsigned)(FIRST_MARKER + role));
	else
		SEGGER_SYSVIEW_MarkStop((unsigned)(FIRST_MARKER + role));
}

void freertos_marks_beat(const struct stub *stub)
{
	static const char *const roles[] = { IRQSCOPE_ROLES };
	unsigned role;

	if (stub->beats % (1000 / STUB_BEAT_MS))
		return;
	for (role = 0; stub->config.marks && role < STUB_ROLES; role++)
		SEGGER_SYSVIEW_NameMarker(FIRST_MARKER + role, named(" ", roles[role]));
	if (stub->config.id)
		SEGGER_SYSVIEW_Print(named("_run ", stub->config.id));
}
