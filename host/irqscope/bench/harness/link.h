// SPDX-License-Identifier: BSD-2-Clause
// One direction of the serial link: a rate, and the small FIFO that every port has.
#pragma once
#include "numbers.h"

namespace irqscope {

// A token bucket of CAPACITY bytes that fills at the link's rate. As with a FIFO that asks for more when it has run empty,
// nothing passes from the last token until the bucket is full again: the rate stays the same, in bursts.
class Link {
public:
	static constexpr u64 CAPACITY = 16;

	// `rate` bytes a second, 0: unlimited; a clock takes numerator / denominator seconds.
	Link(u64 rate, u64 numerator, u64 denominator)
	    : unlimited(rate == 0), gain(u128(rate) * numerator), cost(denominator), level(CAPACITY * u128(denominator)) {}

	// Whether a byte may pass in this clock. Time must not run backwards.
	bool open(u64 clock)
	{
		if (unlimited)
			return true;
		const u128 full = CAPACITY * cost;
		level += gain * (clock - since);
		level = level > full ? full : level;
		since = clock;
		if (closed && level == full)
			closed = false;
		return !closed;
	}

	// A byte passed in the clock for which open() was true.
	void pass()
	{
		if (unlimited)
			return;
		level -= cost;
		closed = level < cost;
	}

	// The clock from which open() will be true if it is not now; after open() of this clock.
	u64 opens() const
	{
		if (!closed)
			return since;
		const u128 missing = CAPACITY * cost - level;
		return since + u64((missing + gain - 1) / gain);
	}

private:
	bool unlimited, closed = false;
	u128 gain, cost, level;
	u64 since = 0;
};

}  // namespace irqscope
