/* SPDX-License-Identifier: BSD-2-Clause */
/* semGive() is legal in a handler; the task then runs after it. */
#ifndef SHIM_SEMLIB_H
#define SHIM_SEMLIB_H
typedef struct semaphore *SEM_ID;
#define SEM_Q_PRIORITY	1
SEM_ID semCCreate(int options, int initialCount);
STATUS semGive(SEM_ID semId);
STATUS semTake(SEM_ID semId, int timeout);
STATUS semDelete(SEM_ID semId);
#endif
