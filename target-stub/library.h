/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The target stub in a firmware of your own, in C: link libirqscope_stub.a, and supply a port for your part:
 *
 *	const struct stub_port stub_port = { .name = "mine", ... };
 *	static struct stub stub;			884 bytes, beside what the library has
 *
 * It calls these, and nothing else of yours. Each returns 0 if it did what it should:
 *
 *	open		once: pins out, low; the event's interrupt off. stub->contexts[role] is set for each pin that is
 *			needed; or lines_parse() reads the option lines=
 *	spawn		once a thread, after open; a thread is what calls stub_run(thread), in a task or a handler of yours
 *	unmask		the event's interrupt on; the first time after all threads are there. Edges from before are forgotten
 *	toggle		invert the pin of a role; from any context. All that is timed ends here
 *	release		a thread shall have a turn: pend or notify it; nonzero if thread->limit turns wait already
 *	wait_release	in that thread: 1 for a turn that was released, 0 if none is left
 *	wait_period	in a thread: 1 when its thread->period_us have passed, 0 if stub->over. Workloads periodic, bracket
 *			and multi
 *	mask		the event's interrupt off; in its own handler, too, when a storm lets nothing else run
 *	join		once, after the last mask: let released turns end, and the threads
 *	close		once: pins are inputs again; also after an open that failed
 *	say, warn	a line, without its end: UART, semihosting or a buffer that a debugger reads
 *
 * mark, wait and thread operations may be NULL; `operations` is { { 0, 0, 0 } } where bracket has none of your own. You
 * call, in this order:
 *
 *	words_parse(&stub, words)	options, "workload=task loop=100", in memory that stays and can be written to
 *	stub_start(&stub)		calls open, spawn, unmask, and says the start line
 *	stub_event(&stub)		in the event's interrupt handler, first of all but what ends the interrupt
 *	stub_run(&stub.threads[i])	the body of each thread: turns until its wait returns 0
 *	stub_beat(&stub, ms)		each 20 ms in what has the lowest priority, with the time since the start; 0: all is over
 *	stub_finish(&stub)		after the last beat, or where an earlier one of these was not 0: calls mask, join, close
 *
 * Beside your port the library wants memcpy, memset and the compiler's own division, which any toolchain brings.
 */
#include "roles.h"
#include "stub.h"
#include "words.h"
#include "lines.h"
#include "memory.h"
