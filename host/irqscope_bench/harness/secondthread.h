// SPDX-License-Identifier: BSD-2-Clause
// The thread that the handler of the second interrupt releases: it toggles `aux` in its place.
#pragma once
#include <algorithm>

#include "bank.h"
#include "ledger.h"
#include "parameters.h"
#include "thread.h"

namespace irqscope {

// One release may wait for it, as a thread of an interrupt runs once more, however often it was asked meanwhile.
class SecondThread final : public Thread {
public:
	SecondThread(const Parameters &parameters, const Tables &tables, Ledger &ledger, Bank &pins, u64 seed)
	    : parameters(parameters), tables(tables), ledger(ledger), pins(pins), random(seed, 7) {}

	// A run of the handler that has acknowledged so many stimuli.
	void release(u64 stimuli) { waiting += stimuli; }

	void wake(u64 now) override
	{
		if (due == NEVER && waiting)
			due = now + tables.second_wake.draw(random);
	}

	void step() override
	{
		const u64 now = due;
		if (!running) {
			begin(now);
			ledger.enter(Entry::second_start, now, runs, waiting);
			waiting = 0;
			due = now + parameters.second_toggle;
			rest = std::max(parameters.second_toggle, tables.second_duration.draw(random)) - parameters.second_toggle;
			toggled = false;
		} else if (!toggled) {
			toggled = true;
			pins.toggle(Pins::AUX, now);
			ledger.enter(Entry::second_toggle, now, runs);
			due = now + rest;
		} else {
			running = false;
			ledger.enter(Entry::second_leave, now, runs++);
			due = NEVER;
			wake(now);
		}
	}

private:
	const Parameters &parameters;
	const Tables &tables;
	Ledger &ledger;
	Bank &pins;
	Random random;
	u64 waiting = 0;  // stimuli
	u64 runs = 0, rest = 0;
	bool toggled = false;
};

}  // namespace irqscope
