// SPDX-License-Identifier: BSD-2-Clause
// The truth: a waveform of the pins in picoseconds, written from the target's side.
#pragma once
#include <string>

#include "numbers.h"

namespace irqscope {

// Value change dump, handed out in pieces. Changes must come in time order.
class Truth {
public:
	static constexpr unsigned SIGNALS = 7;
	enum Signal { ISR, TASK, DONE, AUX, STIMULUS, STIMULUS2, TRIGGER };

	void start()
	{
		static const char *const names[SIGNALS] = {"isr", "task", "done", "aux", "stimulus", "stimulus2", "trigger"};
		on = true;
		text = "$timescale 1ps $end\n$scope module target $end\n";
		for (unsigned i = 0; i < SIGNALS; i++)
			text += std::string("$var wire 1 ") + char('!' + i) + " " + names[i] + " $end\n";
		text += "$upscope $end\n$enddefinitions $end\n#0\n";
		for (unsigned i = 0; i < SIGNALS; i++)
			text += std::string("0") + char('!' + i) + "\n";
	}

	void change(u64 ps, unsigned signal, bool level)
	{
		if (!on)
			return;
		if (ps != last) {
			text += '#';
			text += std::to_string(ps);
			text += '\n';
			last = ps;
		}
		text += level ? '1' : '0';
		text += char('!' + signal);
		text += '\n';
	}

	// Text that was not yet handed out; clear it after use.
	std::string text;

private:
	bool on = false;
	u64 last = 0;
};

}  // namespace irqscope
