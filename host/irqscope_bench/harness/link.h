// SPDX-License-Identifier: BSD-2-Clause
// One direction of the serial link: a rate, and the small FIFO that every port has.
#pragma once
#include <algorithm>

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

	// Whether a byte may pass in this clock.
	bool open(u64 clock) const { return clock >= opening; }

	// A byte passes in a clock in which open() is true. Time must not run backwards.
	void pass(u64 clock)
	{
		if (unlimited)
			return;
		const u128 full = CAPACITY * cost;
		level = std::min(level + gain * (clock - since), full) - cost;
		since = clock;
		if (level < cost)
			opening = clock + u64((full - level + gain - 1) / gain);
	}

	// Nothing passes before that clock.
	void hold(u64 clock) { opening = std::max(opening, clock); }

	// The clock from which open() is true.
	u64 opens() const { return opening; }

private:
	const bool unlimited;
	const u128 gain, cost;
	u128 level;
	u64 since = 0, opening = 0;
};

}  // namespace irqscope
