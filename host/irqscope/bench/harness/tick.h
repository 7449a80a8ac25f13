// SPDX-License-Identifier: BSD-2-Clause
// The instrument's sampling instants on the target's scale of picoseconds.
#pragma once
#include "numbers.h"

namespace irqscope {

// Sampling instant k is at exactly k * numerator / denominator seconds; both are below 2**32.
class Tick {
public:
	Tick(u64 numerator, u64 denominator) : step(u128(numerator) * 1000000000000u), denominator(denominator) {}

	// The picosecond in which instant k lies: rounded down.
	u64 at(u64 k) const { return u64(step * k / denominator); }

	// The first instant at or after a picosecond.
	u64 first(u64 ps) const { return u64((u128(ps) * denominator + step - 1) / step); }

private:
	u128 step;
	u64 denominator;
};

}  // namespace irqscope
