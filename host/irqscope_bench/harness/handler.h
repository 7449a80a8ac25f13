// SPDX-License-Identifier: BSD-2-Clause
// One interrupt handler on the CPU: when it is entered, toggles its pin and leaves, in picoseconds.
#pragma once
#include "numbers.h"

namespace irqscope {

struct Handler {
	bool inside = false;
	u64 enter = NEVER, toggle = NEVER, leave = NEVER;
	u64 entered = 0;
	u64 unmasks = 0;           // from then on others may interrupt it, if they may at all
	Handler *over = nullptr;  // what it has interrupted; none: the task, or nothing

	// Entered now, it leaves after `duration`, not before its toggle.
	void begin(u64 now, u64 until_toggle, u64 duration, u64 masked, Handler *interrupted)
	{
		enter = NEVER;
		inside = true;
		entered = now;
		toggle = now + until_toggle;
		leave = toggle > now + duration ? toggle : now + duration;
		unmasks = now + masked;
		over = interrupted;
	}

	// Something else has the CPU for `taken`.
	void stretch(u64 taken)
	{
		toggle += toggle == NEVER ? 0 : taken;
		leave += taken;
		unmasks += taken;
	}
};

}  // namespace irqscope
