/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * How the lower handlers of port `rv32` begin and end. Interrupts of this processor do not nest by themselves: here what is
 * as urgent or less is kept out, and the others are let in after eleven instructions, before the rest of the registers is
 * saved; likewise at the end. `kept_out` are bits of mie: 0x80 the timer, 0x08 the software interrupt.
 */
/* Those that a function of C may change, but for t0. */
#define EACH_REGISTER(move) \
	"	" move "	ra, 16(sp)\n	" move "	t1, 20(sp)\n	" move "	t2, 24(sp)\n	" move "	a0, 28(sp)\n" \
	"	" move "	a1, 32(sp)\n	" move "	a2, 36(sp)\n	" move "	a3, 40(sp)\n	" move "	a4, 44(sp)\n" \
	"	" move "	a5, 48(sp)\n	" move "	a6, 52(sp)\n	" move "	a7, 56(sp)\n	" move "	t3, 60(sp)\n" \
	"	" move "	t4, 64(sp)\n	" move "	t5, 68(sp)\n	" move "	t6, 72(sp)\n"
#define LOWER_HANDLER(name, function, kept_out) __asm__( \
	"	.text\n" \
	"	.globl " name "\n" \
	"	.balign 4\n" \
	name ":\n" \
	"	addi	sp, sp, -80\n" \
	"	sw	t0, 0(sp)\n" \
	"	csrr	t0, mepc\n" \
	"	sw	t0, 4(sp)\n" \
	"	csrr	t0, mstatus\n" \
	"	sw	t0, 8(sp)\n" \
	"	li	t0, " kept_out "\n" \
	"	csrrc	t0, mie, t0\n" \
	"	sw	t0, 12(sp)\n" \
	"	csrsi	mstatus, 8\n" \
	EACH_REGISTER("sw") \
	"	call	" function "\n" \
	EACH_REGISTER("lw") \
	"	csrci	mstatus, 8\n" \
	"	li	t0, 0x80000003\n"	/* IN_SOFTWARE */ \
	"	csrw	mcause, t0\n" \
	"	lw	t0, 12(sp)\n" \
	"	csrw	mie, t0\n" \
	"	lw	t0, 8(sp)\n" \
	"	csrw	mstatus, t0\n" \
	"	lw	t0, 4(sp)\n" \
	"	csrw	mepc, t0\n" \
	"	lw	t0, 0(sp)\n" \
	"	addi	sp, sp, 80\n" \
	"	mret\n")

LOWER_HANDLER("rv32_tick", "rv32_ticks", "0x88");
LOWER_HANDLER("rv32_tasks", "rv32_turns", "0x08");
