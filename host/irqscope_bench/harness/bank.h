// SPDX-License-Identifier: BSD-2-Clause
// The pins of one CPU, by the roles of the first one's.
#pragma once
#include "pins.h"

namespace irqscope {

class Bank {
public:
	Bank(Pins &pins, unsigned cpu) : pins(pins), cpu(cpu) {}

	void drive(unsigned role, u64 now, bool level) { pins.drive(at(role), now, level); }

	void toggle(unsigned role, u64 now) { pins.toggle(at(role), now); }

	Pin &operator[](unsigned role) { return pins.pin[at(role)]; }

	// How many there are from its first one on.
	unsigned number() const { return Pins::NUMBER - at(0); }

	// The probability that an edge of its pins is moved.
	void moving(u64 near)
	{
		for (unsigned i = 0; i < number(); i++) {
			(*this)[i].near = near;
			(*this)[i].cpu = cpu;
		}
	}

	// What inputs can be connected to in place of a CPU is the first one's.
	void source(unsigned which, u64 now, bool level)
	{
		if (cpu == 0)
			pins.source(which, now, level);
	}

	void losing(u64 lost)
	{
		if (cpu == 0)
			pins.lost = lost;
	}

private:
	Pins::Role at(unsigned role) const { return Pins::Role(cpu * Pins::ISR_B + role); }

	Pins &pins;
	const unsigned cpu;
};

}  // namespace irqscope
