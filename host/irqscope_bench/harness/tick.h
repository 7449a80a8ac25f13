// SPDX-License-Identifier: BSD-2-Clause
// The instrument's sampling instants on the target's scale of picoseconds.
#pragma once
#include "numbers.h"

namespace irqscope {

// Sampling instant k is at exactly k * numerator / denominator seconds; both are below 2**32. Odd instants follow the
// other edge of the sampling clock: they are all displaced by the same picoseconds, less than a tick.
class Tick {
public:
	Tick(u64 numerator, u64 denominator) : step(u128(numerator) * 1000000000000u), denominator(denominator) {}

	// Before the first step.
	void displace(u64 ps) { displaced = ps; }

	// The picosecond in which instant k lies: rounded down.
	u64 at(u64 k) const { return u64(step * k / denominator) + (k & 1 ? displaced : 0); }

	// The first instant at or after a picosecond.
	u64 first(u64 ps) const
	{
		const u64 k = u64((u128(ps) * denominator + step - 1) / step);
		if (displaced == 0)
			return k;
		if (k > 0 && at(k - 1) >= ps)
			return k - 1;
		return at(k) >= ps ? k : k + 1;
	}

private:
	u128 step;
	u64 denominator;
	u64 displaced = 0;  // modulo 2**64: it may be negative
};

}  // namespace irqscope
