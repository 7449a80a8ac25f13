/* SPDX-License-Identifier: BSD-2-Clause */
/* --then: what Linux user space does once the trigger has stopped the trace. */
#ifndef IRQSCOPE_THEN_H
#define IRQSCOPE_THEN_H

/* Claim what `then` wants: "stacks", a program, or NULL: nothing. Nonzero after a warn(). */
int then_open(const char *then);
/* Do it, and wait for its end. The program's argument is `number`; it has no real-time priority. */
void then_do(unsigned long number);
void then_close(void);

#endif
