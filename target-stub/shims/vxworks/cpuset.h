/* SPDX-License-Identifier: BSD-2-Clause */
/* VxWorks 6.6 and newer, SMP, as programs that are public use it: macros, which take a variable by its name. */
#ifndef SHIM_CPUSET_H
#define SHIM_CPUSET_H
typedef UINT32 cpuset_t;
#define CPUSET_ZERO(cpuset)	((cpuset) = 0)
#define CPUSET_SET(cpuset, n)	((cpuset) |= 1u << (n))
#endif
