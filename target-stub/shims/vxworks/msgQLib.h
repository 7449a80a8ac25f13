/* SPDX-License-Identifier: BSD-2-Clause */
/* VxWorks 5.5 Reference Manual, msgQLib. A full or empty queue gives ERROR at once with NO_WAIT. */
#ifndef SHIM_MSGQLIB_H
#define SHIM_MSGQLIB_H
typedef struct msg_q *MSG_Q_ID;
#define MSG_Q_FIFO	0
#define MSG_PRI_NORMAL	0
MSG_Q_ID msgQCreate(int maxMsgs, int maxMsgLength, int options);
STATUS msgQSend(MSG_Q_ID msgQId, char *buffer, UINT nBytes, int timeout, int priority);
int msgQReceive(MSG_Q_ID msgQId, char *buffer, UINT maxNBytes, int timeout);
STATUS msgQDelete(MSG_Q_ID msgQId);
#endif
