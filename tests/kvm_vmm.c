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
#include <errno.h>
#include <fcntl.h>
#include <linux/kvm.h>
#include <linux/ppdev.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/io.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "kvm_boot.h"

#define PARALLEL	0x378
#define PARALLEL_IRQ	7
#define PARALLEL_ENABLE	0x10
#define SERIAL		0x3f8
#define SERIAL_IRQ	4
#define ASKED		0x510
#define TOLD		0x511
#define TOLD_READY	1
#define TOLD_END	2

static int vm, cpu;
static const char *ready, *late;
static volatile sig_atomic_t asked;
static volatile unsigned char control; /* of the parallel port, as the guest has written it */

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
	set_features(kvm, cpu);
	set_boot_params(argv[2], argv[3]);
	set_table();
	set_registers(cpu, load_kernel(argv[1]));
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
