/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Where an image of port `rv32` begins, and its vectors: exceptions, then interrupts by their numbers, of which the
 * software interrupt is 3, the timer's 7, and the external one 11.
 */
#include "bare.h"

__asm__(
	"	.section .vectors, \"ax\"\n"
	"	.globl image_start\n"
	"image_start:\n"
	"	la	sp, stack_top\n"
	"	la	t0, vectors + 1\n"	/* vectored */
	"	csrw	mtvec, t0\n"
	"	j	bare_reset\n"
	"	.balign	64\n"
	"	.option	push\n"
	"	.option	norvc\n"
	"vectors:\n"
	"0:	j	0b\n"
	"1:	j	1b\n"
	"2:	j	2b\n"
	"	j	rv32_tasks\n"
	"4:	j	4b\n"
	"5:	j	5b\n"
	"6:	j	6b\n"
	"	j	rv32_tick\n"
	"8:	j	8b\n"
	"9:	j	9b\n"
	"10:	j	10b\n"
	"	j	rv32_event\n"
	"	.option	pop\n"
	"	.text\n");
