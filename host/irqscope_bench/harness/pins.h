// SPDX-License-Identifier: BSD-2-Clause
// The target's output pins: from logical toggles to edges on the wire, in picoseconds.
#pragma once
#include <deque>

#include "numbers.h"
#include "tick.h"

// So many inputs has the instrument; who compiles says otherwise.
#ifndef INSTRUMENT_INPUTS
#define INSTRUMENT_INPUTS 4
#endif

namespace irqscope {

// One pin. Edges that are under way are a queue of times; each flips the level.
class Pin {
public:
	u64 rise = 0, fall = 0, ringing = 0, spacing = 0;
	u64 near = 0;      // probability, of 2**32, that an edge is moved
	unsigned cpu = 0;  // whose it is

	// The target drives `to` at time `now`; `moved` maps the time of the edge on the wire.
	template <class Move> void drive(u64 now, bool to, Move moved)
	{
		if (to == driven || forced)
			return;
		driven = to;
		u64 ps = moved(now + (to ? rise : fall));
		add(ps);
		for (u64 i = 0; i < ringing; i++)
			add(ps += spacing);
	}

	void toggle_driven(bool &to) const { to = !driven; }

	// The host takes the pin: from now on it has this level and the target no longer drives it.
	void force(u64 now, bool to)
	{
		forced = true;
		under_way.clear();
		if (to != level)
			add(now);
	}

	u64 next() const { return under_way.empty() ? NEVER : under_way.front(); }

	// The edge at next() arrives: returns the new level.
	bool flip()
	{
		last = under_way.front();
		under_way.pop_front();
		return level = !level;
	}

	bool level = false;  // on the wire

private:
	// An edge that would overtake the one before it removes it: the pulse between them never reaches the wire.
	void add(u64 ps)
	{
		if (!under_way.empty() && ps <= under_way.back())
			under_way.pop_back();
		else
			under_way.push_back(under_way.empty() && any && ps <= last ? last + 1 : ps);
		any = true;
	}

	std::deque<u64> under_way;
	bool driven = false, forced = false, any = false;
	u64 last = 0;
};

// The pins as the instrument's inputs, by their places among the roles.
class Pins {
public:
	static constexpr unsigned NUMBER = INSTRUMENT_INPUTS;
	enum Role { ISR, TASK, DONE, AUX, ISR_B, TASK_B, DONE_B, AUX_B, ROLES };
	static_assert(AUX < NUMBER && NUMBER <= ROLES, "four inputs at least, and each has a role");
	// What an input can be connected to: the target's own output, an output of the instrument, the pulse per second,
	// nothing (where the pull-up holds it) or ground. With INVERTED added, through an inverter.
	enum Wire : u64 { OWN, STIMULUS, STIMULUS2, TRIGGER, PULSES, NOTHING, GROUND, WIRES, INVERTED = 8 };

	Pins(const Tick &tick, u64 seed) : tick(tick), random{{seed, 4}, {of_second_cpu(seed), 4}} {}

	// The target's own output.
	void drive(Role role, u64 now, bool level)
	{
		if (wire[role] == OWN)
			put(role, now, level);
	}

	void toggle(Role role, u64 now)
	{
		bool level;
		pin[role].toggle_driven(level);
		drive(role, now, level);
	}

	// STIMULUS to PULSES takes a level: so does whatever is connected to it.
	void source(unsigned which, u64 now, bool level)
	{
		levels[which] = level;
		for (unsigned i = 0; i < NUMBER; i++)
			if ((wire[i] & ~u64(INVERTED)) == which)
				follow(Role(i), now);
	}

	void connect(Role role, u64 now, u64 to)
	{
		wire[role] = to;
		swallowing[role] = false;
		if (to != OWN)
			put(role, now, wired(role));
	}

	// The pin whose edge arrives first, and when.
	u64 next(unsigned &which) const
	{
		u64 earliest = NEVER;
		for (unsigned i = 0; i < NUMBER; i++)
			if (pin[i].next() < earliest) {
				earliest = pin[i].next();
				which = i;
			}
		return earliest;
	}

	Pin pin[NUMBER];
	u64 lost = 0;  // probability, of 2**32, of a pulse on a connected wire

private:
	void put(Role role, u64 now, bool level)
	{
		pin[role].drive(now, level, [this, role](u64 ps) { return moved(pin[role], ps); });
	}

	bool wired(Role role) const { return levels[wire[role] & ~u64(INVERTED)] != bool(wire[role] & INVERTED); }

	// A wire with a loose contact swallows whole pulses.
	void follow(Role role, u64 now)
	{
		const bool level = wired(role);
		const bool begins = level != bool(wire[role] & INVERTED);
		swallowing[role] = begins ? random[0].hit(lost) : swallowing[role];
		if (!swallowing[role])
			put(role, now, level);
	}

	// Sampling decides by less than 50 ps: the time of an edge, moved up to such a place now and then.
	u64 moved(const Pin &of, u64 ps)
	{
		if (!random[of.cpu].hit(of.near))
			return ps;
		return tick.at(tick.first(ps + 50)) + random[of.cpu].below(101) - 50;
	}

	const Tick &tick;
	Random random[2];  // of each CPU's pins
	u64 wire[NUMBER] = {};
	bool swallowing[NUMBER] = {};
	bool levels[WIRES] = {false, false, false, false, false, true, false};
};

}  // namespace irqscope
