// SPDX-License-Identifier: BSD-2-Clause
// What is wired to the instrument: its pins on one side, the target on the other, and the truth about both.
#pragma once
#include "cpus.h"
#include "truth.h"

namespace irqscope {

// Who hears of the stimuli instead of the target model: a real target.
struct Listener {
	// An edge of an output, as it is on the wire: 0 and 1 are stimuli, 2 is the trigger.
	virtual void edge(u64 ps, unsigned output, bool level) = 0;

	// It has been told of all edges up to `ps`, included. Let it come as far, so that it drives no pin at or before `ps`
	// later; and no farther if `exactly`. Returns false if it drove one on the way; then it is asked again.
	virtual bool reach(u64 ps, bool exactly)
	{
		(void)ps, (void)exactly;
		return true;
	}

protected:
	~Listener() = default;
};

// Time here is clocks of the instrument, with R sampling instants each; the target behind it lives in picoseconds.
template <unsigned R> class World {
public:
	static constexpr unsigned OUTPUTS = 3, STIMULI = 2;
	static constexpr u32 ONE_PIN = u32((u64(1) << R) - 1);

	World(u64 numerator, u64 denominator, u64 seed)
	    : tick(numerator, denominator), pins(tick, seed), cpus(pins, seed) {}

	// What the pins' samples are in this clock if nothing happens in it.
	u32 held() const { return held_word; }

	// First clock in which something happens, unless an edge of an output comes first.
	u64 busy() const { return busy_clock; }

	// Whether the outputs of the instrument, the stimuli and the trigger, have an edge in a clock in which they are `word`.
	bool edges_in(u32 word) const { return word != outputs; }

	// Before clock `clock` passes, in which the outputs have no edge: let a real target come as far.
	void reach(u64 clock)
	{
		if (listener)
			reach(tick.at(clock * R + R - 1), false);
	}

	// Let clock `clock` pass, in which the instrument drives `driving`: returns the samples of the pins.
	u32 pass(u64 clock, u32 driving)
	{
		const u64 limit = tick.at(clock * R + R - 1);
		u32 word = held_word;
		unsigned instant = 0, output = 0;
		u64 driven = find_edge(clock, driving, instant, output);
		for (;;) {
			unsigned role = 0;
			reach(std::min(driven - 1, limit), true);
			const u64 acting = cpus.next(), arriving = pins.next(role);
			const u64 now = std::min({driven, acting, arriving});
			if (now > limit)
				break;
			if (now == driven) {
				level[output] = !level[output];
				truth.change(now, Truth::STIMULUS + output, level[output]);
				pins.source(Pins::STIMULUS + output, now, level[output]);
				if (listener)
					listener->edge(now, output, level[output]);
				else if (output < STIMULI)
					cpus.stimulus(now, output, level[output]);
				output++;
				driven = find_edge(clock, driving, instant, output);
			} else if (now == acting) {
				cpus.step();
			} else {
				arrive(now, role, clock, word);
			}
		}
		settle();
		return word;
	}

	// No stimulus edge comes before clock `until`: let what happens in the target alone happen, up to the first edge that
	// arrives at the instrument. Returns busy(), which is then that edge's clock, or `until` at least.
	u64 quiet(u64 until)
	{
		while (busy_clock < until) {
			unsigned role;
			if (pins.next(role) < cpus.next())
				break;
			cpus.step();
			schedule();
		}
		if (listener)
			while (busy_clock >= until && !listener->reach(tick.at(until * R) - 1, false))
				;
		return busy_clock;
	}

	// The host takes a pin at the first instant of `clock`, which has not passed yet.
	void force(u64 clock, unsigned role, bool to)
	{
		pins.pin[role].force(tick.at(clock * R), to);
		schedule();
	}

	// Connect an input to something else (Pins::Wire), likewise.
	void connect(u64 clock, unsigned role, u64 to)
	{
		pins.connect(Pins::Role(role), tick.at(clock * R), to);
		schedule();
	}

	// A real target drives a pin, at a time that has not passed yet.
	void wire(u64 ps, unsigned role, bool to)
	{
		pins.drive(Pins::Role(role), ps, to);
		schedule();
	}

	// Before the first step: all odd instants, of inputs and outputs, are off by `ps`, modulo 2**64.
	void displace(u64 ps) { tick.displace(ps); }

	void start()
	{
		cpus.start();
		schedule();
	}

	const Tick &ticks() const { return tick; }

	Listener *listener = nullptr;
	Truth truth;

private:
	void reach(u64 ps, bool exactly)
	{
		if (listener)
			while (!listener->reach(ps, exactly))
				;
	}

	// The next edge of an output at or after (instant, output), which it moves there; or NEVER.
	u64 find_edge(u64 clock, u32 driving, unsigned &instant, unsigned &output) const
	{
		for (; instant < R; instant++, output = 0)
			for (; output < OUTPUTS; output++)
				if (bool(driving >> (output * R + instant) & 1) != level[output])
					return tick.at(clock * R + instant);
		return NEVER;
	}

	void arrive(u64 now, unsigned role, u64 clock, u32 &word)
	{
		const bool to = pins.pin[role].flip();
		const unsigned first = unsigned(tick.first(now) - clock * R);
		const u32 from_there = ((ONE_PIN << first) & ONE_PIN) << (role * R);
		word = to ? word | from_there : word & ~from_there;
		truth.change(now, Truth::ISR + role, to);
		const bool further = role > Pins::AUX;
		const unsigned place = role - (further ? Pins::ISR_B : 0);
		(*cpus.ledger(0))[Count(unsigned(further ? Count::isr_b_edges : Count::isr_edges) + place)]++;
		if (Ledger *const other = cpus.ledger(1); other && further)
			(*other)[Count(unsigned(Count::isr_edges) + place)]++;
	}

	// After a clock: hold the last levels.
	void settle()
	{
		outputs = 0;
		for (unsigned i = 0; i < OUTPUTS; i++)
			outputs |= level[i] ? ONE_PIN << (i * R) : 0;
		held_word = 0;
		for (unsigned i = 0; i < Pins::NUMBER; i++)
			held_word |= pins.pin[i].level ? ONE_PIN << (i * R) : 0;
		schedule();
	}

	void schedule()
	{
		unsigned role;
		const u64 ps = std::min(cpus.next(), pins.next(role));
		busy_clock = ps == NEVER ? NEVER : tick.first(ps) / R;
	}

	Tick tick;
	Pins pins;

public:
	Cpus cpus;

private:
	bool level[OUTPUTS] = {};
	u32 outputs = 0, held_word = 0;
	u64 busy_clock = NEVER;
};

}  // namespace irqscope
