// SPDX-License-Identifier: BSD-2-Clause
// How far ahead it is certain that the instrument drives no stimulus edge, whatever comes in.
#pragma once
#include <algorithm>
#include <string>

#include "numbers.h"

namespace irqscope {

// Reads the countdowns of the simulated stimuli. It is a way to make haste and no source of truth: whoever relies on it
// has to notice an edge that comes earlier all the same.
class Foresight {
public:
	// Clocks from a byte of a command to anything that it does, and until all of that has been done.
	static constexpr u64 COMMAND = 8, COMMAND_OVER = 128;
	// Clocks from a countdown that has ended to the edge, the next countdown and all that goes with them.
	static constexpr u64 SETTLING = 8;
	// Clocks from a response on the pin to the end of a pulse that waits for it.
	static constexpr u64 RESPONSE = 4;

	explicit Foresight(const cxxrtl::debug_items &items)
	{
		for (unsigned i = 0; i < STIMULI; i++) {
			const std::string name = i ? "stimulus2" : "stimulus", path = "core " + name + " ";
			Stimulus &s = stimulus[i];
			s.running = find(items, path + "running");
			s.mode = find(items, "core registers configuration__" + name + "_mode");
			s.line = find(items, path + "pulse line");
			const char *const places[COUNTDOWNS][2] = {{"schedule wait", "wait"}, {"schedule train", "train"}, {"pulse hold", "hold"}};
			for (unsigned k = 0; k < COUNTDOWNS; k++) {
				const std::string place = path + places[k][0] + " ";
				s.countdown[k] = {find(items, place + "active"), find(items, place + "due"), find(items, place + places[k][1])};
			}
		}
	}

	// The gateware is what it was written for.
	bool ok() const { return complete; }

	// Clocks from `now` on without a stimulus edge; at least 1. `bytes`: how many have come in so far; `more`: wait.
	u64 clocks(u64 now, u64 bytes, bool more)
	{
		if (bytes != seen_bytes) {
			seen_bytes = bytes;
			byte = now;
		}
		u64 least = more || now < byte + COMMAND_OVER ? COMMAND : COMMAND_OVER;
		u32 flags = 0;
		for (const Stimulus &s : stimulus) {
			flags = flags << 2 | u32(value(s.line)) << 1 | u32(value(s.running));
			bool waits = !value(s.running);
			for (const Countdown &c : s.countdown) {
				flags = flags << 2 | u32(value(c.due)) << 1 | u32(value(c.active));
				if (value(c.active)) {
					waits = true;
					least = std::min(least, std::max<u64>(1, value(c.left)));
				}
			}
			if (!waits)
				return 1;
			if (value(s.line) && (value(s.mode) >> UNTIL_RESPONSE & 1))
				least = std::min(least, RESPONSE);
		}
		if (flags != seen_flags) {
			seen_flags = flags;
			change = now;
		}
		return now < change + SETTLING ? 1 : least;
	}

private:
	static constexpr unsigned STIMULI = 2, COUNTDOWNS = 3, UNTIL_RESPONSE = 1;

	struct Countdown {
		const cxxrtl::debug_item *active, *due, *left;
	};
	struct Stimulus {
		const cxxrtl::debug_item *running, *mode, *line;
		Countdown countdown[COUNTDOWNS];
	};

	const cxxrtl::debug_item *find(const cxxrtl::debug_items &items, const std::string &name)
	{
		const auto found = items.table.find(name);
		if (found != items.table.end())
			return &found->second.front();
		complete = false;
		return nullptr;
	}

	static u64 value(const cxxrtl::debug_item *item)
	{
		return item->curr[0] | (item->width > 32 ? u64(item->curr[1]) << 32 : 0);
	}

	Stimulus stimulus[STIMULI];
	bool complete = true;
	u32 seen_flags = 0;
	u64 seen_bytes = 0, byte = 0, change = 0;
};

}  // namespace irqscope
