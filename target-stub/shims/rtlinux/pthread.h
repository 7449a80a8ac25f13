/* SPDX-License-Identifier: BSD-2-Clause */
/* RTLinux 3 has its own pthread.h: POSIX signatures; a larger priority is more urgent. */
#ifndef SHIM_PTHREAD_H
#define SHIM_PTHREAD_H
typedef struct rtl_thread_struct *pthread_t;
struct sched_param {
	int sched_priority;
};
typedef struct {
	int priority;
} pthread_attr_t;
int pthread_attr_init(pthread_attr_t *attr);
int pthread_attr_setschedparam(pthread_attr_t *attr, const struct sched_param *param);
int pthread_create(pthread_t *thread, pthread_attr_t *attr, void *(*body)(void *), void *arg);
pthread_t pthread_self(void);
#endif
