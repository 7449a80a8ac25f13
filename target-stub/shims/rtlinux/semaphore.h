/* SPDX-License-Identifier: BSD-2-Clause */
/* RTLinux 3, its own semaphore.h: POSIX signatures. sem_post() from a handler switches to the task at once. */
#ifndef SHIM_SEMAPHORE_H
#define SHIM_SEMAPHORE_H
typedef struct {
	int value, waiter;
} sem_t;
int sem_init(sem_t *sem, int shared, unsigned int value);
int sem_wait(sem_t *sem);
int sem_post(sem_t *sem);
int sem_destroy(sem_t *sem);
#endif
