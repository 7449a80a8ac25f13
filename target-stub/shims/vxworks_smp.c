/* SPDX-License-Identifier: BSD-2-Clause */
/* CPUs of VxWorks with SMP, as far as a task may ask for one: the simulated machine has a single one. */
#include <vxWorks.h>
#include <taskLib.h>
#include <vxCpuLib.h>

#define CPUS	4

unsigned int vxCpuConfiguredGet(void)
{
	return CPUS;
}

STATUS taskCpuAffinitySet(int tid, cpuset_t newAffinity)
{
	return !tid && newAffinity && newAffinity < 1u << CPUS ? OK : ERROR;
}
