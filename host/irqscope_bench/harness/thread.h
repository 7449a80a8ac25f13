// SPDX-License-Identifier: BSD-2-Clause
// What has the CPU while no handler has it: a thread that is idle, about to start, or running.
#pragma once
#include "numbers.h"

namespace irqscope {

// Its next instant comes later by whatever takes the CPU from it.
class Thread {
public:
	// The CPU is free for it: its latency begins if it has been released.
	virtual void wake(u64 now) = 0;
	// What happens when it is due.
	virtual void step() = 0;

	u64 due = NEVER;  // when it starts, goes on to its next step or ends, if nothing comes in between
	bool running = false;
	u64 began = 0;    // of the present run

	void begin(u64 now)
	{
		running = true;
		began = now;
	}

	void stretch(u64 taken)
	{
		if (due != NEVER)
			due += taken;
	}

protected:
	~Thread() = default;
};

}  // namespace irqscope
