/* SPDX-License-Identifier: BSD-2-Clause */
/* What `bracket` can do in VxWorks, see vx.h. A pipe there is a queue of messages with the interface of a file. */
#include <vxWorks.h>
#include <msgQLib.h>
#include <tickLib.h>

#include "vx.h"

#define MESSAGE_BYTES	64

static MSG_Q_ID messages;
static char message[MESSAGE_BYTES];

int vx_operations_open(void)
{
	messages = msgQCreate(1, MESSAGE_BYTES, MSG_Q_FIFO);
	return messages ? 0 : stub_complain("cannot make a message queue", "", "");
}

void vx_operations_close(void)
{
	if (messages)
		msgQDelete(messages);
	messages = 0;
}

/* Only as fine as the system clock: what is timed is the call. */
void vx_clock(struct stub *stub)
{
	(void)stub;
	tickGet();
}

static void queue_fails(struct stub *stub)
{
	stub->over = 1;
	vx_say("the message queue fails");
}

void vx_pipe_write(struct stub *stub)
{
	if (msgQSend(messages, message, MESSAGE_BYTES, NO_WAIT, MSG_PRI_NORMAL) != OK)
		queue_fails(stub);
}

void vx_pipe_read(struct stub *stub)
{
	if (msgQReceive(messages, message, MESSAGE_BYTES, NO_WAIT) != MESSAGE_BYTES)
		queue_fails(stub);
}

/* Into the queue and out of it in the same task: nothing waits. */
void vx_pipe(struct stub *stub)
{
	vx_pipe_write(stub);
	vx_pipe_read(stub);
}

void vx_pipe_clear(struct stub *stub)
{
	(void)stub;
	msgQReceive(messages, message, MESSAGE_BYTES, NO_WAIT);
}
