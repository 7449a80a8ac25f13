// SPDX-License-Identifier: BSD-2-Clause
// The line of the second interrupt: each edge is latched, and one run serves all that wait.
#pragma once
#include "ledger.h"

namespace irqscope {

class SecondRequest {
public:
	explicit SecondRequest(Ledger &ledger) : ledger(ledger) {}

	void edge(u64 now)
	{
		ledger.enter(Entry::second_stimulus, now, ledger[Count::second_stimuli]++);
		waiting++;
	}

	bool wanted() const { return waiting != 0; }

	// Handler entry: the run serves all stimuli that wait, so many.
	u64 acknowledge(u64 now)
	{
		const u64 served = waiting;
		ledger.enter(Entry::second_run, now, ledger[Count::second_runs]++, served);
		waiting = 0;
		return served;
	}

private:
	Ledger &ledger;
	u64 waiting = 0;
};

}  // namespace irqscope
