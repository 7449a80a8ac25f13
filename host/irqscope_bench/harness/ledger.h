// SPDX-License-Identifier: BSD-2-Clause
// What the target model knows about itself: counts of every class, and who was served by whom.
#pragma once
#include <vector>

#include "numbers.h"

namespace irqscope {

#define COUNT(name, doc) name,
enum class Count : unsigned {
#include "counts.def"
	NUMBER
};
#undef COUNT

#define LEDGER(name, doc) name,
enum class Entry : u64 {
#include "ledger.def"
};
#undef LEDGER

struct Record {
	u64 kind, ps, subject, object;
};

class Ledger {
public:
	u64 &operator[](Count count) { return counts[unsigned(count)]; }
	u64 count(unsigned number) const { return number < unsigned(Count::NUMBER) ? counts[number] : 0; }

	void enter(Entry kind, u64 ps, u64 subject, u64 object = 0)
	{
		if (on)
			records.push_back({u64(kind), ps, subject, object});
	}

	bool on = false;
	std::vector<Record> records;  // not yet handed out

private:
	u64 counts[unsigned(Count::NUMBER)] = {};
};

}  // namespace irqscope
