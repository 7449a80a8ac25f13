// SPDX-License-Identifier: BSD-2-Clause
// Stages behind the task, one after the other, each with a pin of its own: a pipeline of devices.
#pragma once
#include <algorithm>
#include <deque>

#include "bank.h"
#include "ledger.h"
#include "parameters.h"

namespace irqscope {

// What the task hands on goes through all stages. Each takes one after the other, in their order, and as long as it takes
// it; then it toggles its pin and hands on. Nothing that the target's CPU does is in their way.
class Relay {
public:
	static constexpr unsigned STAGES = Pins::NUMBER - Pins::AUX;

	Relay(const Parameters &parameters, const Tables &tables, Ledger &ledger, Bank &pins, u64 seed)
	    : parameters(parameters), tables(tables), ledger(ledger), pins(pins), random(seed, 8) {}

	// A run of the task has ended.
	void take(u64 now, u64 run)
	{
		if (stages())
			arrive(0, now, run);
	}

	// When the next stage is done.
	u64 next() const
	{
		u64 earliest = NEVER;
		for (unsigned i = 0; i < stages(); i++)
			earliest = std::min(earliest, stage[i].due);
		return earliest;
	}

	// What happens at next(): of what falls on one picosecond, the last stage first.
	void step()
	{
		const u64 now = next();
		unsigned i = stages() - 1;
		while (stage[i].due != now)
			i--;
		Stage &here = stage[i];
		const u64 run = here.waiting.front();
		here.waiting.pop_front();
		pins.toggle(Pins::AUX + i, now);
		ledger.enter(Entry::stage, now, run, i);
		here.due = here.waiting.empty() ? NEVER : now + duration();
		if (i + 1 < stages())
			arrive(i + 1, now, run);
	}

private:
	struct Stage {
		std::deque<u64> waiting;  // runs of the task; the stage is at the first one
		u64 due = NEVER;
	};

	unsigned stages() const { return unsigned(std::min<u64>(parameters.stages, STAGES)); }

	u64 duration() { return std::max<u64>(1, tables.stage_duration.draw(random)); }

	void arrive(unsigned i, u64 now, u64 run)
	{
		stage[i].waiting.push_back(run);
		if (stage[i].due == NEVER)
			stage[i].due = now + duration();
	}

	const Parameters &parameters;
	const Tables &tables;
	Ledger &ledger;
	Bank &pins;
	Random random;
	Stage stage[STAGES];
};

}  // namespace irqscope
