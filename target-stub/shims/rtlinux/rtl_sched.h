/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * RTLinux 3 manual pages pthread_make_periodic_np(3), pthread_wait_np(3), pthread_delete_np(3), gethrtime(3),
 * pthread_attr_setcpu_np(3): an error if there is no such CPU.
 */
#ifndef SHIM_RTL_SCHED_H
#define SHIM_RTL_SCHED_H
#include <pthread.h>
typedef long long hrtime_t;	/* nanoseconds */
hrtime_t gethrtime(void);
int pthread_make_periodic_np(pthread_t thread, hrtime_t start, hrtime_t period);
int pthread_wait_np(void);
int pthread_delete_np(pthread_t thread);
int pthread_attr_setcpu_np(pthread_attr_t *attr, int cpu);
#endif
