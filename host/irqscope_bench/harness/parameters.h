// SPDX-License-Identifier: BSD-2-Clause
// The target model's parameters and distributions, as the host sets them before the first clock.
#pragma once
#include <vector>

#include "numbers.h"

namespace irqscope {

struct Parameters {
#define PARAMETER(name, value, doc) u64 name = value;
#include "parameters.def"
#undef PARAMETER

	// The parameter of this number, or nullptr.
	u64 *at(unsigned number)
	{
		u64 *const all[] = {
#define PARAMETER(name, value, doc) &name,
#include "parameters.def"
#undef PARAMETER
		};
		return number < sizeof all / sizeof *all ? all[number] : nullptr;
	}
};

// A distribution: 2**bits quantiles of equal probability.
class Table {
public:
	void set(const u64 *values, unsigned bits)
	{
		quantiles.assign(values, values + (size_t(1) << bits));
		shift = 64 - bits;
	}

	// One entry takes no number from the stream.
	u64 draw(Random &random) const { return shift == 64 ? quantiles[0] : quantiles[random.next() >> shift]; }

	// The entry of a number; beyond the last one comes the first again.
	u64 at(u64 number) const { return quantiles[number & (quantiles.size() - 1)]; }

private:
	std::vector<u64> quantiles = {0};
	unsigned shift = 64;
};

struct Tables {
#define TABLE(name, doc) Table name;
#include "tables.def"
#undef TABLE

	Table *at(unsigned number)
	{
		Table *const all[] = {
#define TABLE(name, doc) &name,
#include "tables.def"
#undef TABLE
		};
		return number < sizeof all / sizeof *all ? all[number] : nullptr;
	}
};

}  // namespace irqscope
