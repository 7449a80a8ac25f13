/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What a guest of kvm_vmm.c begins with: a kernel at its 64-bit entry, as Linux' Documentation/arch/x86/boot.rst has it,
 * and a table by which it finds its interrupt controllers without ACPI.
 */
#ifndef KVM_BOOT_H
#define KVM_BOOT_H

#include <asm/bootparam.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/kvm.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define MEMORY		(256ul << 20)
#define LATE_BASE	(128ul << 20) /* a hole in the guest's memory, for it to write to by /dev/mem */
#define LATE_SIZE	(16ul << 20)
#define BOOT_PARAMS	0x7000ul
#define PAGE_TABLES	0x9000ul
#define COMMAND_LINE	0x20000ul
#define TABLE		0x9fc00ul /* where it is looked for */
#define CPUID_ENTRIES	256

static unsigned char *memory;

static void fail(const char *what, ...)
{
	va_list list;

	va_start(list, what);
	fprintf(stderr, "kvm_vmm: ");
	vfprintf(stderr, what, list);
	fprintf(stderr, ": %s\n", strerror(errno));
	va_end(list);
	exit(1);
}

static int call(int file, unsigned long request, unsigned long argument, const char *name)
{
	int result = ioctl(file, request, argument);

	if (result < 0)
		fail("%s", name);
	return result;
}

#define CALL(file, request, argument) call(file, request, (unsigned long)(argument), #request)

static const unsigned char *file_of(const char *path, size_t *size)
{
	int file = open(path, O_RDONLY);
	struct stat status;
	void *data;

	if (file < 0 || fstat(file, &status))
		fail("%s", path);
	*size = (size_t)status.st_size;
	data = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, file, 0);
	if (data == MAP_FAILED)
		fail("%s", path);
	close(file);
	return data;
}

static unsigned long load_kernel(const char *path)
{
	size_t size;
	const unsigned char *file = file_of(path, &size);
	const Elf64_Ehdr *elf = (const void *)file;
	const Elf64_Phdr *part = (const void *)(file + elf->e_phoff);
	int i;

	for (i = 0; i < elf->e_phnum; i++, part++) {
		if (part->p_type != PT_LOAD)
			continue;
		if (part->p_paddr + part->p_memsz > LATE_BASE)
			fail("the kernel is too large");
		memcpy(memory + part->p_paddr, file + part->p_offset, part->p_filesz);
	}
	return elf->e_entry;
}

static void set_boot_params(const char *initrd, const char *words)
{
	struct boot_params *params = (void *)(memory + BOOT_PARAMS);
	const struct boot_e820_entry map[] = {
		{ 0, 0x9fc00, 1 },
		{ 1 << 20, LATE_BASE - (1 << 20), 1 },
		{ LATE_BASE, LATE_SIZE, 2 },
		{ LATE_BASE + LATE_SIZE, MEMORY - LATE_BASE - LATE_SIZE, 1 },
	};
	size_t size;
	const unsigned char *file = file_of(initrd, &size);
	unsigned long place = (MEMORY - size) & ~0xffful;

	if (place < LATE_BASE + LATE_SIZE)
		fail("the initrd is too large");
	memcpy(memory + place, file, size);
	strcpy((char *)memory + COMMAND_LINE, words);
	memcpy(params->e820_table, map, sizeof(map));
	params->e820_entries = sizeof(map) / sizeof(*map);
	params->hdr.boot_flag = 0xaa55;
	params->hdr.header = 0x53726448;
	params->hdr.version = 0x20f;
	params->hdr.type_of_loader = 0xff;
	params->hdr.loadflags = 1;
	params->hdr.kernel_alignment = 0x1000000;
	params->hdr.cmd_line_ptr = COMMAND_LINE;
	params->hdr.cmdline_size = (unsigned int)strlen(words);
	params->hdr.ramdisk_image = (unsigned int)place;
	params->hdr.ramdisk_size = (unsigned int)size;
}

/* What makes them 0 together. */
static unsigned char sum(const unsigned char *bytes, const unsigned char *end)
{
	unsigned char all = 0;

	while (bytes < end)
		all -= *bytes++;
	return all;
}

/* The table of Intel's MultiProcessor Specification: one CPU, and lines of ISA at a controller. */
static void set_table(void)
{
	static const unsigned char fixed[] = {
		0, 0, 0x14, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, /* the CPU */
		1, 0, 'I', 'S', 'A', ' ', ' ', ' ',
		2, 1, 0x11, 1, 0, 0, 0xc0, 0xfe, /* the controller */
		4, 3, 0, 0, 0, 0, 0, 0, /* the CPU's own lines: the old controller, */
		4, 1, 0, 0, 0, 0, 0xff, 1, /* and NMI */
	};
	unsigned char *pointer = memory + TABLE, *table = pointer + 16, *end = table + 44;
	unsigned char irq;

	memcpy(end, fixed, sizeof(fixed));
	end += sizeof(fixed);
	for (irq = 0; irq < 16; irq++, end += 8)
		memcpy(end, (unsigned char[]){ 3, 0, 0, 0, 0, irq, 1, irq }, 8);
	memcpy(table, "PCMP\0\0\4\0irqscopethe least VM", 28);
	memcpy(table + 4, &(unsigned short){ (unsigned short)(end - table) }, 2);
	table[34] = 5 + 16;
	memcpy(table + 36, &(unsigned int){ 0xfee00000 }, 4);
	table[7] = sum(table, end);
	memcpy(pointer, "_MP_", 4);
	memcpy(pointer + 4, &(unsigned int){ TABLE + 16 }, 4);
	pointer[8] = 1;
	pointer[9] = 4;
	pointer[10] = sum(pointer, table);
}

/* Of the CPU. */
static void set_features(int kvm, int cpu)
{
	struct kvm_cpuid2 *known = calloc(1, sizeof(*known) + CPUID_ENTRIES * sizeof(*known->entries));
	unsigned int i;

	if (!known)
		fail("memory");
	known->nent = CPUID_ENTRIES;
	CALL(kvm, KVM_GET_SUPPORTED_CPUID, known);
	for (i = 0; i < known->nent; i++)
		if (known->entries[i].function == 1) /* a hypervisor, whose leaves tell of its clock; TSC deadlines */
			known->entries[i].ecx |= 1u << 31 | 1u << 24;
	CALL(cpu, KVM_SET_CPUID2, known);
	free(known);
}

/* As Linux wants it at its 64-bit entry. */
static void set_registers(int cpu, unsigned long entry)
{
	struct kvm_segment code = {
		.limit = 0xffffffff, .selector = 0x10, .type = 0xb, .present = 1, .s = 1, .l = 1, .g = 1,
	};
	struct kvm_segment data = {
		.limit = 0xffffffff, .selector = 0x18, .type = 0x3, .present = 1, .db = 1, .s = 1, .g = 1,
	};
	struct kvm_regs regs = { .rip = entry, .rsi = BOOT_PARAMS, .rsp = BOOT_PARAMS, .rflags = 2 };
	unsigned long *tables = (unsigned long *)(memory + PAGE_TABLES);
	struct kvm_sregs sregs;
	unsigned long i;

	tables[0] = (PAGE_TABLES + 0x1000) | 3;
	tables[512] = (PAGE_TABLES + 0x2000) | 3;
	for (i = 0; i < 512; i++)
		tables[1024 + i] = i << 21 | 0x83;
	CALL(cpu, KVM_GET_SREGS, &sregs);
	sregs.cs = code;
	sregs.ds = sregs.es = sregs.fs = sregs.gs = sregs.ss = data;
	sregs.cr0 = 0x80050033;
	sregs.cr3 = PAGE_TABLES;
	sregs.cr4 = 0x20;
	sregs.efer = 0x500;
	CALL(cpu, KVM_SET_SREGS, &sregs);
	CALL(cpu, KVM_SET_REGS, &regs);
}

#endif
