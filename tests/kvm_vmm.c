/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The least virtual machine monitor with which Linux runs on KVM and has the parallel port of its host.
 *
 *	kvm_vmm VMLINUX INITRD "COMMAND LINE" READY LATE
 *
 * One virtual CPU, in a thread called "CPU 0/KVM" as QEMU's, SCHED_FIFO 10; 256 MB of memory; the kernel's own interrupt
 * controllers and timer; a serial port that sends only, to stdout. Of the parallel port, 0x378, reads and writes are the
 * host's; its interrupt comes by ppdev, which keeps it enabled, to a thread of SCHED_FIFO 20, which hands it on. Else:
 *
 *	port 0x510	reads 1 once this program has got SIGUSR1
 *	port 0x511	written: 1 makes the file READY, 2 writes what is in the memory at LATE_BASE, up to the first byte
 *			of 0, to the file LATE, and ends this program
 */
#define _GNU_SOURCE
#include <asm/bootparam.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/kvm.h>
#include <linux/ppdev.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/io.h>
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

#define PARALLEL	0x378
#define PARALLEL_IRQ	7
#define PARALLEL_ENABLE	0x10
#define SERIAL		0x3f8
#define SERIAL_IRQ	4
#define ASKED		0x510
#define TOLD		0x511
#define TOLD_READY	1
#define TOLD_END	2

static unsigned char *memory;
static int vm, cpu;
static const char *ready, *late;
static volatile sig_atomic_t asked;
static volatile unsigned char control; /* of the parallel port, as the guest has written it */

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

static void interrupt(unsigned int irq, unsigned int level)
{
	struct kvm_irq_level line = { .irq = irq, .level = level };

	CALL(vm, KVM_IRQ_LINE, &line);
}

/* --- the serial port: its transmitter is always empty ---------------------------------------- */

enum { DATA, INTERRUPTS, IDENTITY, LINE, MODEM, LINE_STATUS, MODEM_STATUS, SCRATCH, REGISTERS };

#define SENT		2    /* the interrupt for an empty transmitter, enabled and told */
#define DIVISOR		0x80 /* the first two registers are others */

static unsigned char registers[REGISTERS], divisor[2];
static int empty; /* the interrupt for that is due */

static void serial_interrupt(void)
{
	interrupt(SERIAL_IRQ, empty && (registers[INTERRUPTS] & SENT));
}

static void serial_send(char c)
{
	static char line[4096];
	static size_t length;

	line[length++] = c;
	if (c != '\n' && length < sizeof(line))
		return;
	if (write(STDOUT_FILENO, line, length) < 0)
		fail("stdout");
	length = 0;
}

static void serial_write(unsigned int offset, unsigned char value)
{
	if (offset < 2 && (registers[LINE] & DIVISOR)) {
		divisor[offset] = value;
		return;
	}
	if (offset == DATA) {
		serial_send((char)value);
		empty = 1;
	} else if (offset == INTERRUPTS) {
		empty |= value & ~registers[INTERRUPTS] & SENT;
	}
	registers[offset] = value;
	serial_interrupt();
}

static unsigned char serial_read(unsigned int offset)
{
	unsigned char identity;

	if (offset < 2 && (registers[LINE] & DIVISOR))
		return divisor[offset];
	switch (offset) {
	case DATA:
		return 0;
	case IDENTITY:
		identity = (registers[IDENTITY] & 1 ? 0xc0 : 0) | (empty && (registers[INTERRUPTS] & SENT) ? SENT : 1);
		empty = 0;
		serial_interrupt();
		return identity;
	case LINE_STATUS:
		return 0x60;
	case MODEM_STATUS:
		return 0xb0;
	}
	return registers[offset];
}

/* --- ports ----------------------------------------------------------------------------------- */

static void finish(void)
{
	FILE *file = fopen(late, "w");
	const char *text = (const char *)memory + LATE_BASE;

	if (!file || fwrite(text, 1, strnlen(text, LATE_SIZE), file) != strnlen(text, LATE_SIZE) || fclose(file))
		fail("%s", late);
	exit(0);
}

static void out(unsigned int port, unsigned char value)
{
	if (port - PARALLEL < 3) {
		if (port == PARALLEL + 2) {
			control = value;
			value |= PARALLEL_ENABLE;
		}
		outb(value, (unsigned short)port);
	} else if (port - SERIAL < 8) {
		serial_write(port - SERIAL, value);
	} else if (port == TOLD && value == TOLD_READY) {
		close(creat(ready, 0600));
	} else if (port == TOLD && value == TOLD_END) {
		finish();
	}
}

static unsigned char in(unsigned int port)
{
	if (port - PARALLEL < 3)
		return inb((unsigned short)port);
	if (port - SERIAL < 8)
		return serial_read(port - SERIAL);
	return port == ASKED ? (unsigned char)asked : 0xff;
}

static void transfer(struct kvm_run *run)
{
	unsigned char *data = (unsigned char *)run + run->io.data_offset;
	unsigned int i, size = run->io.size;

	for (i = 0; i < size * run->io.count; i++) {
		unsigned int port = run->io.port + i % size;

		if (run->io.direction == KVM_EXIT_IO_IN)
			data[i] = in(port);
		else
			out(port, data[i]);
	}
}

/* --- the virtual CPU ------------------------------------------------------------------------- */

static void real_time(int priority)
{
	struct sched_param param = { .sched_priority = priority };

	errno = pthread_setschedparam(pthread_self(), SCHED_FIFO, &param);
	if (errno)
		fail("SCHED_FIFO");
}

static void *run_cpu(void *mapped)
{
	struct kvm_run *run = mapped;

	pthread_setname_np(pthread_self(), "CPU 0/KVM");
	real_time(10);
	for (;;) {
		if (ioctl(cpu, KVM_RUN, 0) < 0) {
			if (errno == EINTR || errno == EAGAIN)
				continue;
			fail("KVM_RUN");
		}
		switch (run->exit_reason) {
		case KVM_EXIT_IO:
			transfer(run);
			break;
		case KVM_EXIT_MMIO:
			memset(run->mmio.data, 0xff, sizeof(run->mmio.data));
			break;
		case KVM_EXIT_INTR:
			break;
		default:
			errno = 0;
			fail("exit %u, %#llx", run->exit_reason, (unsigned long long)run->hw.hardware_exit_reason);
		}
	}
	return NULL;
}

/* As Linux wants it at its 64-bit entry. */
static void set_registers(unsigned long entry)
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

/* --- what it begins with --------------------------------------------------------------------- */

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

static void set_features(int kvm)
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

static void on_asked(int number)
{
	(void)number;
	asked = 1;
}

int main(int argc, char **argv)
{
	struct kvm_pit_config pit = { .flags = KVM_PIT_SPEAKER_DUMMY };
	struct kvm_userspace_memory_region region = { .memory_size = MEMORY };
	struct sigaction action = { .sa_handler = on_asked };
	int kvm = open("/dev/kvm", O_RDWR), parallel = open("/dev/parport0", O_RDWR);
	struct pollfd polled = { .fd = parallel, .events = POLLIN };
	pthread_t thread;
	void *run;

	if (argc != 6)
		return 2;
	ready = argv[4];
	late = argv[5];
	if (kvm < 0 || parallel < 0 || ioperm(PARALLEL, 3, 1))
		fail("/dev/kvm or the parallel port");
	sigaction(SIGUSR1, &action, NULL);
	memory = mmap(NULL, MEMORY, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (memory == MAP_FAILED)
		fail("memory");
	vm = CALL(kvm, KVM_CREATE_VM, 0);
	CALL(vm, KVM_SET_TSS_ADDR, 0xfffbd000);
	CALL(vm, KVM_CREATE_IRQCHIP, 0);
	CALL(vm, KVM_CREATE_PIT2, &pit);
	region.userspace_addr = (unsigned long)memory;
	CALL(vm, KVM_SET_USER_MEMORY_REGION, &region);
	cpu = CALL(vm, KVM_CREATE_VCPU, 0);
	set_features(kvm);
	set_boot_params(argv[2], argv[3]);
	set_table();
	set_registers(load_kernel(argv[1]));
	run = mmap(NULL, (size_t)CALL(kvm, KVM_GET_VCPU_MMAP_SIZE, 0), PROT_READ | PROT_WRITE, MAP_SHARED, cpu, 0);
	if (run == MAP_FAILED || mlockall(MCL_CURRENT | MCL_FUTURE))
		fail("memory");
	CALL(parallel, PPCLAIM, 0);
	real_time(20);
	if (pthread_create(&thread, NULL, run_cpu, run))
		fail("a thread");
	for (;;) {
		int count = 0;

		if (poll(&polled, 1, -1) < 0 && errno != EINTR)
			fail("poll");
		CALL(parallel, PPCLRIRQ, &count);
		if (count && (control & PARALLEL_ENABLE)) {
			interrupt(PARALLEL_IRQ, 1);
			interrupt(PARALLEL_IRQ, 0);
		}
	}
}
