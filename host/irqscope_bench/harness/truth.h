// SPDX-License-Identifier: BSD-2-Clause
// The truth: a waveform of the pins in picoseconds, written from the target's side.
#pragma once
#include <string>

#include "pins.h"

namespace irqscope {

// Value change dump, handed out in pieces. Changes must come in time order.
class Truth {
public:
	// The inputs, by their places, and then the outputs.
	enum Signal : unsigned { ISR, STIMULUS = Pins::NUMBER, SIGNALS = STIMULUS + 3 };

	void start()
	{
		static const char *const inputs[Pins::ROLES] = {"isr", "task", "done", "aux", "isr_b", "task_b", "done_b", "aux_b"};
		static const char *const outputs[] = {"stimulus", "stimulus2", "trigger"};
		on = true;
		text = "$timescale 1ps $end\n$scope module target $end\n";
		for (unsigned i = 0; i < SIGNALS; i++)
			text += std::string("$var wire 1 ") + char('!' + i) + " " +
			        (i < STIMULUS ? inputs[i] : outputs[i - STIMULUS]) + " $end\n";
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
