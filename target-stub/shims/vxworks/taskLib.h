/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A smaller priority is more urgent, 0 to 255. taskNameToId() gives ERROR if there is no such task.
 * taskCpuAffinitySet(): task 0 is the one that calls; ERROR if there is no such CPU.
 */
#ifndef SHIM_TASKLIB_H
#define SHIM_TASKLIB_H
int taskSpawn(char *name, int priority, int options, int stackSize, FUNCPTR entryPt, int arg1, int arg2, int arg3,
	      int arg4, int arg5, int arg6, int arg7, int arg8, int arg9, int arg10);
STATUS taskDelay(int ticks);
int taskNameToId(char *name);
#ifdef _WRS_CONFIG_SMP
#include <cpuset.h>
STATUS taskCpuAffinitySet(int tid, cpuset_t newAffinity);
#endif
#endif
