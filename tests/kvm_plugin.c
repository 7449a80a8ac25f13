/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A plug-in for QEMU 7.2, whose VMRUN leaves the number of the interrupt that it has injected where the next exception's
 * would be: if the emulator has to leave its loop before the next #VMEXIT, for a timer that is due, the guest gets the same
 * interrupt twice. So it is taken away before each block of instructions, where no exception can be due.
 *
 *	-plugin kvm_plugin.so
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

struct qemu_plugin_tb;
extern void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t id, void (*translated)(uint64_t, struct qemu_plugin_tb *));
extern void qemu_plugin_register_vcpu_tb_exec_cb(struct qemu_plugin_tb *block, void (*run)(unsigned int, void *), int flags,
						 void *opaque);
extern void *qemu_get_cpu(int number);
extern void cpu_loop_exit_noexc(void *cpu); /* begins by setting that number to -1: movl $-1, OFFSET(%rdi) */

#define FIRST 32 /* of those that are interrupts */
#define LAST 255

EXPORT int qemu_plugin_version = 1;

static uint32_t offset;

static void run(unsigned int number, void *unused)
{
	static char *cpu;
	int *exception;

	(void)unused;
	if (!cpu) /* the only one */
		cpu = qemu_get_cpu((int)number);
	exception = (int *)(cpu + offset);
	if (*exception >= FIRST && *exception <= LAST)
		*exception = -1;
}

static void translated(uint64_t id, struct qemu_plugin_tb *block)
{
	(void)id;
	qemu_plugin_register_vcpu_tb_exec_cb(block, run, 0, NULL);
}

EXPORT int qemu_plugin_install(uint64_t id, const void *info, int argc, char **argv)
{
	const unsigned char *code = (const unsigned char *)(uintptr_t)cpu_loop_exit_noexc;
	size_t i;

	(void)info;
	(void)argc;
	(void)argv;
	for (i = 0; i < 24; i++) {
		if (code[i] == 0xc7 && code[i + 1] == 0x87 && !memcmp(code + i + 6, "\xff\xff\xff\xff", 4)) {
			memcpy(&offset, code + i + 2, sizeof(offset));
			qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
			return 0;
		}
	}
	fprintf(stderr, "kvm_plugin.so: not the QEMU that it is for\n");
	return 1;
}
