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

/* The first FIFO that nobody has. */
int rtl_operations_open(const struct stub *stub)
{
	int error;

	if (!stub->operation || stub->operation->run != rtl_pipe)
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

/* Into the FIFO and out of it in the same task: nothing waits. */
void rtl_pipe(struct stub *stub)
{
	char message[MESSAGE_BYTES] = { 0 };

	if (rtf_put(fifo, message, MESSAGE_BYTES) == MESSAGE_BYTES &&
	    rtf_get(fifo, message, MESSAGE_BYTES) == MESSAGE_BYTES)
		return;
	stub->over = 1;
	stub_port.warn("the FIFO fails");
}
