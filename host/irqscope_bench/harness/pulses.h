// SPDX-License-Identifier: BSD-2-Clause
// The pulse per second: when it was due, when it comes, and pulses that do not come or are too many.
#pragma once
#include <algorithm>

#include "ledger.h"
#include "parameters.h"

namespace irqscope {

// Pulses are due at equal intervals. Each is late by what the table says of its number: where a clock should wander, the
// table holds that, with enough added that nothing is early. Two bits of an entry say that the pulse does not come, and
// that a short one follows halfway to the next.
class Pulses {
public:
	enum : u64 { LOST = u64(1) << 63, EXTRA = u64(1) << 62, LATE = EXTRA - 1 };

	explicit Pulses(Ledger &ledger) : ledger(ledger) {}

	void start(const Parameters &p, const Table &table)
	{
		period = p.pps_period, width = p.pps_width, offsets = &table;
		due = p.pps_phase;
		edge = rise(due);
	}

	u64 next() const { return edge; }

	// The edge at next(): the level from then on.
	bool step()
	{
		const u64 now = edge;
		high = !high;
		if (high) {
			ledger.enter(Entry::pulse, now, number, extra);
			edge = now + (extra ? std::max<u64>(1, width / 4) : width);
		} else if (!extra && (entry() & EXTRA)) {
			extra = true;
			edge = now + (period - width) / 2;
		} else {
			extra = false;
			number++;
			edge = rise(due += period);
		}
		return high;
	}

private:
	u64 entry() const { return offsets->at(number); }

	// Of the first pulse that comes, from the one on that is due at this time.
	u64 rise(u64 at)
	{
		while (entry() & LOST) {
			number++;
			at = due += period;
		}
		return at + (entry() & LATE);
	}

	Ledger &ledger;
	const Table *offsets = nullptr;
	u64 period = 0, width = 0, due = 0, edge = NEVER, number = 0;
	bool high = false, extra = false;
};

}  // namespace irqscope
