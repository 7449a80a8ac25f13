/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A recording as SEGGER's own recorder makes it, of events that standard input tells, one a line: the target's clock, what
 * happens, and numbers or a word. To be compiled with SEGGER_SYSVIEW.c and SEGGER_RTT.c; see systemview_writer.py.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "SEGGER_RTT.h"
#include "SEGGER_SYSVIEW.h"

static unsigned now, interrupt;

U32 SEGGER_SYSVIEW_X_GetTimestamp(void)
{
	return now;
}

U32 SEGGER_SYSVIEW_X_GetInterruptId(void)
{
	return interrupt;
}

static void describe(void)
{
	SEGGER_SYSVIEW_SendSysDesc("N=irqscope,D=model,O=an RTOS");
	SEGGER_SYSVIEW_SendSysDesc("I#22=EXTI0,I#23=EXTI1");
}

static void inform(unsigned task, unsigned priority, const char *name)
{
	SEGGER_SYSVIEW_TASKINFO info;

	memset(&info, 0, sizeof(info));
	info.TaskID = task;
	info.Prio = priority;
	info.sName = name;
	SEGGER_SYSVIEW_OnTaskCreate(task);
	SEGGER_SYSVIEW_SendTaskInfo(&info);
}

static void drain(void)
{
	char bytes[4096];
	unsigned count = SEGGER_RTT_ReadUpBufferNoLock((unsigned)SEGGER_SYSVIEW_GetChannelID(), bytes, sizeof(bytes));

	fwrite(bytes, 1, count, stdout);
}

int main(int argc, char **argv)
{
	const unsigned hz = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 0;
	char line[256], what[32], word[128];
	unsigned a, b;
	int keep = 0;

	while (fgets(line, sizeof(line), stdin)) {
		a = b = 0;
		word[0] = 0;
		if (sscanf(line, "%u %31s %u %u %127[^\n]", &now, what, &a, &b, word) < 2)
			return 1;
		if (!strcmp(what, "start")) {
			SEGGER_SYSVIEW_Init(hz, hz, NULL, describe);
			SEGGER_SYSVIEW_SetRAMBase(a);
			SEGGER_SYSVIEW_Start();
		} else if (!strcmp(what, "task")) {
			inform(a, b, word);
		} else if (!strcmp(what, "marker")) {
			SEGGER_SYSVIEW_NameMarker(a, word);
		} else if (!strcmp(what, "enter")) {
			interrupt = a;
			SEGGER_SYSVIEW_RecordEnterISR();
		} else if (!strcmp(what, "exit")) {
			SEGGER_SYSVIEW_RecordExitISR();
		} else if (!strcmp(what, "leave")) {
			SEGGER_SYSVIEW_RecordExitISRToScheduler();
		} else if (!strcmp(what, "run")) {
			SEGGER_SYSVIEW_OnTaskStartExec(a);
		} else if (!strcmp(what, "idle")) {
			SEGGER_SYSVIEW_OnIdle();
		} else if (!strcmp(what, "ready")) {
			SEGGER_SYSVIEW_OnTaskStartReady(a);
		} else if (!strcmp(what, "block")) {
			SEGGER_SYSVIEW_OnTaskStopReady(a, b);
		} else if (!strcmp(what, "mark")) {
			if (b)
				SEGGER_SYSVIEW_MarkStart(a);
			else
				SEGGER_SYSVIEW_MarkStop(a);
		} else if (!strcmp(what, "print")) {
			SEGGER_SYSVIEW_PrintfHost(word, a, b);
		} else if (!strcmp(what, "hold")) {
			keep = (int)a;	/* nobody reads the buffer, which fills up */
		} else {
			return 1;
		}
		if (!keep)
			drain();
	}
	return 0;
}
