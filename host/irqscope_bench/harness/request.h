// SPDX-License-Identifier: BSD-2-Clause
// The interrupt line and controller: which edges become a pending request, and which are lost.
#pragma once
#include <vector>

#include "ledger.h"
#include "parameters.h"

namespace irqscope {

// Whether the handler is wanted, and the stimuli that its next run will serve.
class Request {
public:
	enum Kind : u64 { LATCHED, EDGE_8259, LEVEL, MASKED_LOSES, BOTH_EDGES };
	enum Loss : u64 { MISSED, MASKED, WITHDRAWN };

	Request(const Parameters &parameters, Ledger &ledger, u64 seed)
	    : parameters(parameters), ledger(ledger), random(seed, 3) {}

	// An edge of the line. Returns true if it is a stimulus.
	bool edge(u64 now, bool level, bool in_handler)
	{
		const bool active = level != bool(parameters.irq_falling);
		if (parameters.irq_kind != BOTH_EDGES && !active) {
			asserted = false;
			withdraw(now);
			return false;
		}
		const u64 stimulus = ledger[Count::stimuli]++;
		ledger.enter(Entry::stimulus, now, stimulus);
		if (random.hit(parameters.edge_lost)) {
			lose(now, stimulus, Count::lost, MISSED);
		} else if (parameters.irq_kind == MASKED_LOSES && in_handler) {
			lose(now, stimulus, Count::masked, MASKED);
		} else {
			asserted = true;
			latched = true;
			stimuli.push_back(stimulus);
			ledger[Count::waiting] = stimuli.size();
		}
		return true;
	}

	// A request that nobody made; it is not withdrawn either.
	void spurious()
	{
		ledger[Count::spurious]++;
		latched = true;
		unfounded = true;
	}

	bool wanted() const { return latched || (parameters.irq_kind == LEVEL && asserted); }

	// Handler entry: the run serves all stimuli that wait.
	void acknowledge(u64 now)
	{
		const u64 run = ledger[Count::runs]++;
		ledger.enter(Entry::run, now, run);
		for (u64 stimulus : stimuli)
			ledger.enter(Entry::served, now, stimulus, run);
		ledger[stimuli.empty() ? Count::extra_runs : Count::serving_runs]++;
		if (!stimuli.empty())
			ledger[Count::coalesced] += stimuli.size() - 1;
		ledger[Count::served] += stimuli.size();
		ledger[Count::withdrawn_runs] += haunted;
		stimuli.clear();
		ledger[Count::waiting] = 0;
		latched = haunted = unfounded = false;
	}

private:
	// The line went inactive: what was not acknowledged yet may be gone.
	void withdraw(u64 now)
	{
		const bool level = parameters.irq_kind == LEVEL;
		if (stimuli.empty() || haunted || !(level || parameters.irq_kind == EDGE_8259))
			return;
		if (!level && random.hit(parameters.withdrawn_spurious)) {
			haunted = true;
			return;
		}
		for (u64 stimulus : stimuli)
			lose(now, stimulus, Count::withdrawn, WITHDRAWN);
		stimuli.clear();
		ledger[Count::waiting] = 0;
		latched = unfounded;
	}

	void lose(u64 now, u64 stimulus, Count count, Loss loss)
	{
		ledger[count]++;
		ledger.enter(Entry::lost, now, stimulus, loss);
	}

	const Parameters &parameters;
	Ledger &ledger;
	Random random;
	std::vector<u64> stimuli;
	bool asserted = false;   // the line is active
	bool latched = false;    // a request is pending
	bool unfounded = false;  // among them one that nobody made
	bool haunted = false;    // withdrawn, but the handler will run
};

}  // namespace irqscope
