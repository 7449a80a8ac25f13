/* SPDX-License-Identifier: BSD-2-Clause */
/* Message queues of VxWorks as its manual describes them; nobody waits at one here. */
#include <vxWorks.h>
#include <stdlib.h>
#include <string.h>
#include <msgQLib.h>

struct msg_q {
	int most, held;
	UINT bytes;
	struct message {
		UINT length;
		char *bytes;
	} messages[];
};

MSG_Q_ID msgQCreate(int maxMsgs, int maxMsgLength, int options)
{
	MSG_Q_ID queue = calloc(1, sizeof(*queue) + (size_t)maxMsgs * sizeof(queue->messages[0]));
	int i;

	(void)options;
	queue->most = maxMsgs;
	queue->bytes = (UINT)maxMsgLength;
	for (i = 0; i < maxMsgs; i++)
		queue->messages[i].bytes = calloc(1, queue->bytes);
	return queue;
}

STATUS msgQSend(MSG_Q_ID msgQId, char *buffer, UINT nBytes, int timeout, int priority)
{
	struct message *message = &msgQId->messages[msgQId->held];

	if (timeout != NO_WAIT || priority != MSG_PRI_NORMAL || nBytes > msgQId->bytes || msgQId->held == msgQId->most)
		return ERROR;
	memcpy(message->bytes, buffer, nBytes);
	message->length = nBytes;
	msgQId->held++;
	return OK;
}

int msgQReceive(MSG_Q_ID msgQId, char *buffer, UINT maxNBytes, int timeout)
{
	struct message first = msgQId->messages[0];

	if (timeout != NO_WAIT || !msgQId->held)
		return ERROR;
	if (first.length < maxNBytes)
		maxNBytes = first.length;
	memcpy(buffer, first.bytes, maxNBytes);
	msgQId->held--;
	memmove(msgQId->messages, msgQId->messages + 1, (size_t)(msgQId->most - 1) * sizeof(first));
	msgQId->messages[msgQId->most - 1] = first;
	return (int)maxNBytes;
}

STATUS msgQDelete(MSG_Q_ID msgQId)
{
	while (msgQId->most)
		free(msgQId->messages[--msgQId->most].bytes);
	free(msgQId);
	return OK;
}
