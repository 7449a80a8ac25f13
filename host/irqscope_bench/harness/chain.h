// SPDX-License-Identifier: BSD-2-Clause
// The handlers of one shared level-triggered line, called one after the other as Linux does (kernel/irq:
// handle_level_irq, handle_fasteoi_irq, and the loop over the actions): the line is not looked at before the last one
// has left. Whoever asks before its own handler is called is served by this round, who asks later by another one.
#pragma once
#include <algorithm>

#include "numbers.h"

namespace irqscope {

struct Chain {
	static constexpr u64 HANDLERS = 2;

	u64 called = 0;  // so many handlers of the present round have been called; 0: there is no round

	// When the next handler is called, if nothing comes in between.
	u64 next() const { return due; }

	bool rests() const { return !called && due == NEVER; }

	void start(u64 at) { due = at; }

	// The next handler is called now, or not before `possible`.
	bool call(u64 now, u64 possible)
	{
		if (possible != now) {
			due = possible;
			return false;
		}
		due = NEVER;
		called++;
		return true;
	}

	// A handler has left: the next one, or after the last one another round if the line is asserted still.
	void left(u64 now, bool asserted, u64 reentry)
	{
		if (called < HANDLERS) {
			due = now;
			return;
		}
		called = 0;
		if (asserted)
			due = now + std::max<u64>(1, reentry);
	}

private:
	u64 due = NEVER;
};

}  // namespace irqscope
