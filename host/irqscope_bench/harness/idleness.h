// SPDX-License-Identifier: BSD-2-Clause
// How long the CPU has done nothing, and what it takes to wake it.
#pragma once
#include <algorithm>

#include "ledger.h"
#include "parameters.h"

namespace irqscope {

// An idle CPU sinks from state to state; the first request after that has it wake up. Times are picoseconds.
class Idleness {
public:
	static constexpr unsigned STATES = 4;

	explicit Idleness(Ledger &ledger) : ledger(ledger) {}

	void start(const Parameters &p)
	{
		const State all[STATES] = {
		    {p.idle0_residency, p.idle0_exit},
		    {p.idle1_residency, p.idle1_exit},
		    {p.idle2_residency, p.idle2_exit},
		    {p.idle3_residency, p.idle3_exit},
		};
		std::copy(all, all + STATES, states);
	}

	// The CPU does something up to this instant.
	void active(u64 until) { since = std::max(since, until); }

	// A request finds it doing nothing: how long it takes to wake up.
	u64 wake(u64 now)
	{
		if (now < since)
			return 0;
		const u64 idle = now - since;
		unsigned depth = STATES;
		for (unsigned i = 0; i < STATES && states[i].exit && states[i].residency <= idle; i++)
			depth = i;
		if (depth == STATES)
			return 0;
		const u64 exit = states[depth].exit;
		ledger[Count::wakes]++;
		ledger[Count::waking_ps] += exit;
		ledger.enter(Entry::wake, now, depth, idle);
		ready = now + exit;
		active(ready);
		return exit;
	}

	// Before this instant it is not awake.
	u64 awake() const { return ready; }

private:
	struct State {
		u64 residency = 0, exit = 0;
	};

	Ledger &ledger;
	State states[STATES];
	u64 since = 0, ready = 0;
};

}  // namespace irqscope
