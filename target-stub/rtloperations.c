/* SPDX-License-Identifier: BSD-2-Clause */
/* Operations of `bracket` in RTLinux, see rtloperations.h. A pipe there is a FIFO of rtl_fifo, to which a task may write. */
#include <linux/errno.h>
#include <rtl.h>
#include <rtl_fifo.h>
#include <rtl_sched.h>

#include "rtloperations.h"

#define MESSAGE_BYTES	64

static unsigned int fifo;
static int created;
static char message[MESSAGE_BYTES];

/* The first FIFO that nobody has. */
int rtl_operations_open(const struct stub *stub)
{
	void (*run)(struct stub *) = stub->operation ? stub->operation->run : 0;
	int error;

	if (run != rtl_pipe && run != rtl_pipe_write && run != rtl_pipe_read)
		return 0;
	for (fifo = 0; (error = rtf_create(fifo, MESSAGE_BYTES)) == -EBUSY;)
		fifo++;
	created = !error;
	return created ? 0 : stub_complain("there is no free FIFO", "", "");
}

void rtl_operations_close(void)
{
	if (created)
		rtf_destroy(fifo);
	created = 0;
}

void rtl_clock(struct stub *stub)
{
	(void)stub;
	gethrtime();
}

static void fifo_fails(struct stub *stub)
{
	stub->over = 1;
	stub_port.warn("the FIFO fails");
}

void rtl_pipe_write(struct stub *stub)
{
	if (rtf_put(fifo, message, MESSAGE_BYTES) != MESSAGE_BYTES)
		fifo_fails(stub);
}

void rtl_pipe_read(struct stub *stub)
{
	if (rtf_get(fifo, message, MESSAGE_BYTES) != MESSAGE_BYTES)
		fifo_fails(stub);
}

/* Into the FIFO and out of it in the same task: nothing waits. */
void rtl_pipe(struct stub *stub)
{
	rtl_pipe_write(stub);
	rtl_pipe_read(stub);
}

void rtl_pipe_clear(struct stub *stub)
{
	(void)stub;
	rtf_get(fifo, message, MESSAGE_BYTES);
}
