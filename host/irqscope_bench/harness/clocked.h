// SPDX-License-Identifier: BSD-2-Clause
// The compiled gateware as a machine with one clock: what is combinational settles, then comes the edge.
#pragma once
#include "numbers.h"

// Whether what rests is skipped at once. Without it, it is skipped as soon as the warp has seen it idle: for comparison.
#ifndef SKIPS_RESTS
#define SKIPS_RESTS 1
#endif

namespace irqscope {

#ifndef PHASES

// `Core` is CXXRTL's class as the gateware's `activity.py` rewrites it.
template <class Core> class Clocked : public Core {
public:
	// Whether inputs that cannot have changed need not be set again.
	static constexpr bool KEEPS_INPUTS = true;

	// Inputs may have changed since the last notice: the evaluations that follow see them.
	CXXRTL_ALWAYS_INLINE void notice() { Core::notice(); }
	CXXRTL_ALWAYS_INLINE void evaluate() { Core::run(); }
	template <class Observer> CXXRTL_ALWAYS_INLINE void edge(Observer &observer) { Core::commit(observer); }

	// Whether nothing but counters that coast changes as long as no input does, and for how many clocks that is so.
	CXXRTL_ALWAYS_INLINE bool rests() const { return SKIPS_RESTS && Core::rests(); }
};

#else

// `Core` is CXXRTL's own class, stepped through both phases of its clock as its documentation has it: for comparison.
// Nothing coasts in it, and nobody is told of its changes: it cannot be warped.
template <class Core> class Clocked : public Core {
public:
	static constexpr bool KEEPS_INPUTS = false;

	void notice() {}
	void evaluate()
	{
		this->p_clk.data[0] = 0;
		this->step();
	}
	template <class Observer> void edge(Observer &)
	{
		this->p_clk.data[0] = 1;
		this->step();
	}
	bool rests() const { return false; }
	u64 rest() const { return 0; }
	void pass(u64) {}
	void settle() {}
	void wake() {}
	void rouse() {}
};

#endif

}  // namespace irqscope
