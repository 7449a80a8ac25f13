// SPDX-License-Identifier: BSD-2-Clause
// The CPUs of the target: one, or two that share nothing but the outputs of the instrument.
#pragma once
#include <algorithm>
#include <memory>

#include "target.h"

namespace irqscope {

class Cpus {
public:
	static constexpr unsigned MOST = Pins::NUMBER > Pins::ISR_B ? 2 : 1;

	Cpus(Pins &pins, u64 seed) : pins(pins), seed(seed), first(pins, 0, seed) {}

	// The CPU of this number, before the first step: a second one is there once it has been asked for. Null: none can be.
	Target *at(unsigned cpu)
	{
		if (cpu == 0)
			return &first.target;
		if (cpu >= MOST)
			return nullptr;
		if (!second)
			second = std::make_unique<Cpu>(pins, cpu, of_second_cpu(seed));
		return &second->target;
	}

	// What the CPU of this number knows; null: there is none.
	Ledger *ledger(unsigned cpu) { return cpu == 0 ? &first.ledger : cpu == 1 && second ? &second->ledger : nullptr; }

	void start()
	{
		first.target.start();
		if (second)
			second->target.start();
	}

	// An edge of stimulus output `which`, as it is on the wire: all have it.
	void stimulus(u64 now, unsigned which, bool level)
	{
		first.target.stimulus(now, which, level);
		if (second)
			second->target.stimulus(now, which, level);
	}

	u64 next() const { return second ? std::min(first.target.next(), second->target.next()) : first.target.next(); }

	// What happens at next(). Of what falls on one picosecond, that of the first one first.
	void step()
	{
		if (!second)
			return first.target.step();
		const u64 now = next();
		if (first.target.next() != now)
			return second->target.step();
		const u64 ended = first.ledger[Count::tasks_ended];
		first.target.step();
		if (first.ledger[Count::tasks_ended] != ended)
			second->target.other_ended(now);
	}

private:
	struct Cpu {
		Cpu(Pins &pins, unsigned number, u64 seed) : target(Bank(pins, number), ledger, seed) {}

		Ledger ledger;
		Target target;
	};

	Pins &pins;
	const u64 seed;
	Cpu first;
	std::unique_ptr<Cpu> second;
};

}  // namespace irqscope
