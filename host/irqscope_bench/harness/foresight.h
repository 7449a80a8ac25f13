// SPDX-License-Identifier: BSD-2-Clause
// How far ahead it is certain that the instrument drives no edge, whatever comes in.
#pragma once
#include <algorithm>
#include <string>

#include "numbers.h"

namespace irqscope {

// Reads the countdowns of the simulated stimuli and of the trigger. It is a way to make haste and no source of truth: whoever relies on it
// has to notice an edge that comes earlier all the same.
class Foresight {
public:
	// Clocks from a byte of a command to anything that it does, and until all of that has been done.
	static constexpr u64 COMMAND = 8, COMMAND_OVER = 128;
	// From a mode that was written to the edge that another level of rest makes.
	static constexpr u64 WRITTEN = 2;
	// Clocks from a countdown that is due to the edge that it makes, in the order of COUNTDOWNS: the least that any
	// configuration has, for the first two lead to an edge by way of others.
	static constexpr u64 TO_EDGE[] = {3, 3, 2};
	// And from one that the pulse has taken up, and that its line shows.
	static constexpr u64 FIRED = 2, CHANGED = 1;
	// A counter rests at -1 less up to so many, before it has got its value.
	static constexpr u64 SKIPS = 8;
	// Clocks from a response on the pin to the end of a pulse that waits for it.
	static constexpr u64 RESPONSE = 4;
	// Clocks after which an edge of a pin has long become part of what the trigger waits for; from one that has not to
	// its pulse, from what it has seen, and from a deadline that is due.
	static constexpr u64 FLIGHT = 32, FLYING = 3, SEEN = 1, PASSING = 2;

	explicit Foresight(const cxxrtl::debug_items &items)
	{
		for (unsigned i = 0; i < STIMULI; i++) {
			const std::string name = i ? "stimulus2" : "stimulus", path = "core " + name + " ";
			Stimulus &s = stimulus[i];
			s.running = find(items, path + "running");
			s.mode = find(items, "core registers configuration__" + name + "_mode");
			s.line = find(items, path + "pulse line");
			s.fired = find(items, path + "pulse fired");
			s.settled = find(items, path + "pulse settled");
			const char *const places[COUNTDOWNS][2] = {{"schedule wait", "wait"}, {"schedule train", "train"}, {"pulse hold", "hold"}};
			for (unsigned k = 0; k < COUNTDOWNS; k++) {
				const std::string place = path + places[k][0] + " ";
				s.countdown[k] = {find(items, place + "active"), find(items, place + "due"), find(items, place + places[k][1])};
			}
		}
		const std::string path = "core trigger_output ", deadline = path + "deadline ";
		trigger.control = find(items, "core registers configuration__control");
		trigger.mode = find(items, "core registers configuration__trigger_mode");
		trigger.on = find(items, path + "on");
		const char *const names[SIGNS] = {"caused", "answered", "passed", "late", "coalesced"};
		for (unsigned i = 0; i < SIGNS; i++)
			trigger.sign[i] = find(items, deadline + names[i]);
		trigger.wait = {find(items, deadline + "wait active"), find(items, deadline + "wait due"), find(items, deadline + "wait wait")};
		trigger.phase = {find(items, path + "phase active"), find(items, path + "phase due"), find(items, path + "phase phase")};
	}

	// A pin of the instrument has an edge in that clock, or had one.
	void edge(u64 clock) { last_edge = std::max(last_edge, clock); }

	// The gateware is what it was written for.
	bool ok() const { return complete; }

	// Clocks from `now` on without an edge of a stimulus or the trigger; at least 1. `bytes`: how many have come in so far; `more`: wait.
	u64 clocks(u64 now, u64 bytes, bool more)
	{
		if (bytes != seen_bytes) {
			seen_bytes = bytes;
			byte = now;
		}
		u64 least = more ? COMMAND : COMMAND_OVER;
		if (now < byte + COMMAND_OVER)
			least = now < byte + COMMAND ? std::min(least, byte + COMMAND - now) : WRITTEN;
		u64 modes = 0;
		for (const Stimulus &s : stimulus) {
			modes = modes << 32 | value(s.mode);
			bool waits = !value(s.running);
			for (unsigned k = 0; k < COUNTDOWNS; k++) {
				const Countdown &c = s.countdown[k];
				if (value(c.active)) {
					waits = true;
					least = std::min(least, left(c) + TO_EDGE[k]);
				}
			}
			if (value(s.fired))
				least = std::min(least, FIRED);
			if (!waits || value(s.line) != value(s.settled))
				least = std::min(least, CHANGED);
			if (value(s.line) && (value(s.mode) >> UNTIL_RESPONSE & 1))
				least = std::min(least, RESPONSE);
		}
		const u64 trigger_mode = value(trigger.mode);
		if (modes != seen_modes || trigger_mode != seen_trigger_mode) {
			seen_modes = modes;
			seen_trigger_mode = trigger_mode;
			written = now;
		}
		least = std::min(least, pulses(now));
		return now < written + WRITTEN ? 1 : least;
	}

private:
	static constexpr unsigned STIMULI = 2, COUNTDOWNS = 3, UNTIL_RESPONSE = 1, ARMED = 5, SIGNS = 5;

	// Clocks without an edge of the trigger.
	u64 pulses(u64 now) const
	{
		u64 least = ~u64(0);
		// A phase that has just begun: the pin follows its register.
		if (value(trigger.phase.active) && (value(trigger.on) || left(trigger.phase) == CHANGED))
			least = std::max(left(trigger.phase), CHANGED + 1) - 1;
		if (!(value(trigger.control) >> ARMED & 1))
			return least;
		for (const cxxrtl::debug_item *sign : trigger.sign)
			if (value(sign))
				least = std::min(least, SEEN);
		if (now < last_edge + FLIGHT)
			least = std::min(least, FLYING);
		if (value(trigger.wait.active))
			least = std::min(least, left(trigger.wait) + PASSING);
		return least;
	}

	struct Countdown {
		const cxxrtl::debug_item *active, *due, *left;
	};
	struct Stimulus {
		const cxxrtl::debug_item *running, *mode, *line, *fired, *settled;
		Countdown countdown[COUNTDOWNS];
	};
	struct Trigger {
		const cxxrtl::debug_item *control, *mode, *on, *sign[SIGNS];
		Countdown wait, phase;
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

	// Clocks until a countdown that is active is due, or fewer.
	static u64 left(const Countdown &c)
	{
		const u64 count = value(c.left), rest = (u64(2) << (c.left->width - 1)) - 1;
		return value(c.due) ? 0 : count + SKIPS > rest ? 1 : count + 1;
	}

	Stimulus stimulus[STIMULI];
	Trigger trigger;
	bool complete = true;
	u64 seen_bytes = 0, seen_modes = 0, seen_trigger_mode = 0, byte = 0, written = 0, last_edge = 0;
};

}  // namespace irqscope
