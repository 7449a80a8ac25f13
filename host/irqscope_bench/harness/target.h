// SPDX-License-Identifier: BSD-2-Clause
// The target model: one CPU with an interrupt handler, a task, and disturbances that block both.
#pragma once
#include <algorithm>

#include "request.h"
#include "task.h"

namespace irqscope {

// Event driven, in picoseconds. The caller hands in stimulus edges and calls step() in time order.
class Target {
public:
	static constexpr unsigned DISTURBANCES = 4;

	Target(Pins &pins, Ledger &ledger, u64 seed)
	    : pins(pins), ledger(ledger), random(seed, 1), chance(seed, 5), request(parameters, ledger, seed),
	      task(parameters, tables, ledger, pins, seed) {}

	Parameters parameters;
	Tables tables;

	// After the parameters were set, before the first edge.
	void start()
	{
		const Parameters &p = parameters;
		const Disturbance all[DISTURBANCES] = {
#define DISTURBANCE(i) {p.disturbance##i##_period, p.disturbance##i##_duration, p.disturbance##i##_probability, \
	                p.disturbance##i##_period ? p.disturbance##i##_phase : NEVER}
		    DISTURBANCE(0), DISTURBANCE(1), DISTURBANCE(2), DISTURBANCE(3)
#undef DISTURBANCE
		};
		std::copy(all, all + DISTURBANCES, disturbance);
		if (p.aux_signal == PULSE || p.irq_source == TIMER)
			pulse = p.pps_phase;
		const u64 settings[Pins::NUMBER][4] = {
		    {p.isr_rise, p.isr_fall, p.isr_ringing, p.isr_spacing},
		    {p.task_rise, p.task_fall, p.task_ringing, p.task_spacing},
		    {p.done_rise, p.done_fall, p.done_ringing, p.done_spacing},
		    {p.aux_rise, p.aux_fall, p.aux_ringing, p.aux_spacing},
		};
		for (unsigned i = 0; i < Pins::NUMBER; i++) {
			pins.pin[i].rise = settings[i][0];
			pins.pin[i].fall = settings[i][1];
			pins.pin[i].ringing = settings[i][2];
			pins.pin[i].spacing = settings[i][3];
		}
		pins.near = p.near;
		pins.lost = p.edge_lost;
	}

	// An edge of stimulus output `which`, as it is on the wire.
	void stimulus(u64 now, unsigned which, bool level)
	{
		if (parameters.jumper) {
			for (unsigned i = 0; i < Pins::NUMBER && parameters.jumper == 1 + which; i++)
				pins.drive(Pins::Role(i), now, level);
			return;
		}
		if (parameters.aux_signal == 2 + which)
			pins.drive(Pins::AUX, now, level);
		if (which == parameters.irq_source)
			line(now, level);
		else
			ledger[Count::stimuli_other] += level;
	}

	u64 next() const
	{
		u64 earliest = std::min({phantom, toggle, leave, enter, pulse, inside ? NEVER : task.next()});
		for (const Disturbance &d : disturbance)
			earliest = std::min(earliest, d.next);
		return earliest;
	}

	// What happens at next(). Of what falls on one picosecond: causes first, then the CPU, then the task.
	void step()
	{
		const u64 now = next();
		for (Disturbance &d : disturbance)
			if (d.next == now)
				return disturb(d, now);
		if (phantom == now) {
			phantom = NEVER;
			request.spurious();
			look(now, false);
		} else if (pulse == now) {
			pulse_high = !pulse_high;
			pins.source(Pins::PULSES, now, pulse_high);
			if (parameters.aux_signal == PULSE)
				pins.drive(Pins::AUX, now, pulse_high);
			if (parameters.irq_source == TIMER)
				line(now, pulse_high);
			pulse += pulse_high ? parameters.pps_width : parameters.pps_period - parameters.pps_width;
		} else if (toggle == now) {
			toggle = NEVER;
			pins.toggle(Pins::ISR, now);
			ledger.enter(Entry::toggle, now, ledger[Count::runs] - 1);
			if (parameters.task_depth)
				task.release(now, ledger[Count::runs] - 1);
		} else if (leave == now) {
			leave = NEVER;
			inside = false;
			task.leave(now, now - entered);
			look(now, true);
		} else if (enter == now) {
			run(now);
		} else {
			task.step();
		}
	}

private:
	enum : u64 { TIMER = 2 };  // irq_source
	enum : u64 { PULSE = 1 };  // aux_signal

	struct Disturbance {
		u64 period = 0, duration = 0, probability = 0, next = NEVER;
	};

	// An edge of the interrupt line.
	void line(u64 now, bool level)
	{
		if (request.edge(now, level, inside) && chance.hit(parameters.edge_spurious))
			phantom = std::min(phantom, now + chance.below(parameters.spurious_within + 1));
		look(now, false);
	}

	// Decide whether the handler is going to be entered: after an edge by its latency, after an exit at once.
	void look(u64 now, bool left)
	{
		if (!request.wanted())
			enter = NEVER;
		else if (!inside && enter == NEVER)
			enter = now + (left ? std::max<u64>(1, parameters.isr_reentry) : tables.irq_latency.draw(random));
	}

	void run(u64 now)
	{
		if (now < blocked_until) {
			enter = blocked_until;
			return;
		}
		enter = NEVER;
		inside = true;
		entered = now;
		request.acknowledge(now);
		toggle = now + parameters.isr_toggle;
		leave = std::max(toggle, now + tables.isr_duration.draw(random));
	}

	// The CPU stands still: what runs is late by that, what shall be entered waits.
	void disturb(Disturbance &d, u64 now)
	{
		d.next += d.period;
		if (!chance.hit(d.probability))
			return;
		const u64 before = std::max(now, blocked_until);
		blocked_until = std::max(before, now + d.duration);
		const u64 taken = blocked_until - before;
		ledger[Count::disturbances]++;
		ledger[Count::blocked_ps] += taken;
		if (!inside)
			return task.stretch(taken);
		toggle += toggle == NEVER ? 0 : taken;
		leave += taken;
	}

	Pins &pins;
	Ledger &ledger;
	Random random, chance;
	Request request;
	Task task;
	Disturbance disturbance[DISTURBANCES];
	bool inside = false, pulse_high = false;
	u64 entered = 0, blocked_until = 0;
	u64 enter = NEVER, toggle = NEVER, leave = NEVER, phantom = NEVER, pulse = NEVER;
};

}  // namespace irqscope
