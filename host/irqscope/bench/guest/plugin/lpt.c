/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A PC's parallel port, laid over the machine's own one, whose interrupt nothing from outside can raise. Lines 0 to 7
 * are the data pins, 8 to 11 the pins of the control register, three of which are inverted; input 0 is nACK, whose rising
 * edge interrupts while the control register allows it, as on most chips. An edge is not latched: it is a pulse to the
 * interrupt controller.
 */
#include "pins.h"

#define INTERRUPT 7
#define BASE 0x378
#define OVER 10 /* priority over what is there */

enum { DATA, STATUS, CONTROL, REGISTERS };

#define DATA_LINES 8
#define CONTROL_LINES 4
#define CONTROL_INVERTED 0x0b
#define CONTROL_IRQ 0x10
#define CONTROL_USED 0x3f
#define STATUS_REST 0x98 /* not busy, no error, selected; nACK apart */
#define STATUS_NACK 0x40

struct operations {
	uint64_t (*read)(void *opaque, uint64_t address, unsigned int size);
	void (*write)(void *opaque, uint64_t address, uint64_t value, unsigned int size);
	void *read_with_attributes, *write_with_attributes;
	int endianness;
	struct {
		unsigned int least, most;
		bool unaligned;
		void *accepts;
	} valid;
	struct {
		unsigned int least, most;
		bool unaligned;
	} access;
};

extern void memory_region_init_io(void *region, void *owner, const struct operations *operations, void *opaque,
				  const char *name, uint64_t size);
extern void memory_region_add_subregion_overlap(void *region, uint64_t offset, void *added, int priority);
extern void *get_system_io(void);

static uint8_t data, control = 0x0c, nack;
static void *interrupts;
static uint64_t region[128]; /* room for a MemoryRegion, which has 272 bytes */

static void show_control(void)
{
	const unsigned int pins = control ^ CONTROL_INVERTED;
	unsigned int line;

	for (line = 0; line < CONTROL_LINES; line++)
		pins_output(DATA_LINES + line, (int)(pins >> line & 1));
}

static uint64_t read_register(void *unused, uint64_t address, unsigned int size)
{
	(void)unused;
	(void)size;
	switch (address) {
	case DATA:
		return data;
	case STATUS:
		return STATUS_REST | (nack ? STATUS_NACK : 0);
	default:
		return control | (uint8_t)~CONTROL_USED;
	}
}

static void write_register(void *unused, uint64_t address, uint64_t value, unsigned int size)
{
	unsigned int line;

	(void)unused;
	(void)size;
	if (address == CONTROL) {
		control = value & CONTROL_USED;
		show_control();
	} else if (address == DATA) {
		data = (uint8_t)value;
		for (line = 0; line < DATA_LINES; line++)
			pins_output(line, data >> line & 1);
	}
}

static const struct operations operations = {
	.read = read_register, .write = write_register, .valid = {1, 1, false, NULL}, .access = {1, 1, false},
};

static const char *attach(void)
{
	bool ambiguous;

	interrupts = object_resolve_path_type("", "ioapic", &ambiguous);
	if (!interrupts)
		return "ioapic";
	memory_region_init_io(region, NULL, &operations, NULL, "bench-lpt", REGISTERS);
	memory_region_add_subregion_overlap(get_system_io(), BASE, region, OVER);
	return NULL;
}

static void set(unsigned int line, int level)
{
	if (line != 0)
		return;
	if (level && !nack && (control & CONTROL_IRQ)) {
		qemu_set_irq(qdev_get_gpio_in(interrupts, INTERRUPT), 1);
		qemu_set_irq(qdev_get_gpio_in(interrupts, INTERRUPT), 0);
	}
	nack = (uint8_t)level;
}

const struct pins pins_lpt = {"lpt", attach, set};
