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

	// Handler entry: the run serves all stimuli that wait.
	void acknowledge(u64 now)
	{
		ledger.enter(Entry::second_run, now, ledger[Count::second_runs]++, waiting);
		waiting = 0;
	}

private:
	Ledger &ledger;
	u64 waiting = 0;
};

}  // namespace irqscope
