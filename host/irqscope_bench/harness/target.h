// SPDX-License-Identifier: BSD-2-Clause
// A CPU of the target model, with an interrupt handler, a second one, a task, perhaps a thread of the second interrupt, and
// disturbances that block all of them.
#pragma once
#include <algorithm>
#include <utility>

#include "chain.h"
#include "handler.h"
#include "idleness.h"
#include "pulses.h"
#include "relay.h"
#include "request.h"
#include "secondrequest.h"
#include "secondthread.h"
#include "task.h"

namespace irqscope {

// Event driven, in picoseconds. The caller hands in stimulus edges and calls step() in time order.
class Target {
public:
	static constexpr unsigned DISTURBANCES = 4;

	Target(Bank bank, Ledger &ledger, u64 seed)
	    : pins(bank), ledger(ledger), random(seed, 1), chance(seed, 5), random2(seed, 6),
	      request(parameters, ledger, seed), request2(ledger), relay(parameters, tables, ledger, pins, seed),
	      task(parameters, tables, ledger, pins, relay, seed), thread(parameters, tables, ledger, pins, seed),
	      idleness(ledger), pulses(ledger), steady(untold) {}

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
		idleness.start(p);
		if (p.aux_signal == PULSE || p.irq_source == TIMER)
			pulses.start(p, tables.pps_late);
		if (p.pps_due)
			steady.start(p, unmoved);
		const u64 settings[][4] = {
		    {p.isr_rise, p.isr_fall, p.isr_ringing, p.isr_spacing},
		    {p.task_rise, p.task_fall, p.task_ringing, p.task_spacing},
		    {p.done_rise, p.done_fall, p.done_ringing, p.done_spacing},
		    {p.aux_rise, p.aux_fall, p.aux_ringing, p.aux_spacing},
		};
		for (unsigned i = 0; i < sizeof settings / sizeof *settings; i++) {
			pins[i].rise = settings[i][0];
			pins[i].fall = settings[i][1];
			pins[i].ringing = settings[i][2];
			pins[i].spacing = settings[i][3];
		}
		pins.moving(p.near);
		pins.losing(p.edge_lost);
	}

	// An edge of stimulus output `which`, as it is on the wire.
	void stimulus(u64 now, unsigned which, bool level)
	{
		if (parameters.jumper) {
			for (unsigned i = 0; i < pins.number() && parameters.jumper == 1 + which; i++)
				pins.drive(i, now, level);
			return;
		}
		if (parameters.aux_signal == 2 + which)
			pins.drive(Pins::AUX, now, level);
		if (which == parameters.irq_source)
			line(now, level);
		else if (parameters.second)
			second_line(now, level);
		else
			ledger[Count::stimuli_other] += level;
	}

	// A run of the other CPU's task has ended.
	void other_ended(u64 now)
	{
		if (parameters.irq_source == OTHER)
			line(now, !parameters.irq_falling);
	}

	u64 next() const
	{
		u64 earliest = std::min({phantom, pulses.next(), steady.next(), chain.next(), first.enter, second.enter});
		earliest = std::min(earliest, relay.next());
		earliest = std::min(earliest, top ? std::min(top->toggle, top->leave) : runnable());
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
		} else if (pulses.next() == now) {
			const bool high = pulses.step();
			pins.source(Pins::PULSES, now, high);
			if (parameters.aux_signal == PULSE)
				pins.drive(Pins::AUX, now, high);
			if (parameters.irq_source == TIMER)
				line(now, high);
		} else if (steady.next() == now) {
			pins.drive(Pins::DONE, now, steady.step());
		} else if (relay.next() == now) {
			relay.step();
		} else if (top && top->toggle == now) {
			answer(now);
		} else if (top && top->leave == now) {
			exit(now);
		} else if (chain.next() == now) {
			call(now);
		} else if (first.enter == now) {
			run(now);
		} else if (second.enter == now) {
			run_second(now);
		} else {
			step_thread(now);
			idleness.active(now);
		}
	}

private:
	enum : u64 { TIMER = 2, OTHER = 3 };  // irq_source
	enum : u64 { PULSE = 1 };  // aux_signal
	enum : u64 { ABOVE = 1 };  // second_thread

	struct Disturbance {
		u64 period = 0, duration = 0, probability = 0, next = NEVER;
	};

	// An edge of the interrupt line.
	void line(u64 now, bool level)
	{
		if (request.edge(now, level, first.inside) && chance.hit(parameters.edge_spurious))
			phantom = std::min(phantom, now + chance.below(parameters.spurious_within + 1));
		look(now, false);
	}

	// An edge of the second one, which acts on rising edges.
	void second_line(u64 now, bool level)
	{
		if (!level)
			return;
		request2.edge(now);
		look_second(now, false);
	}

	// Decide whether the handler is going to be entered: after an edge by its latency, after an exit at once.
	void look(u64 now, bool left)
	{
		if (parameters.shared)
			return look_shared(now);
		if (!request.wanted())
			first.enter = NEVER;
		else if (!first.inside && first.enter == NEVER)
			first.enter = now + (left ? std::max<u64>(1, parameters.isr_reentry) : wake(now) + tables.irq_latency.draw(random));
	}

	void look_second(u64 now, bool left)
	{
		if (parameters.shared)
			return look_shared(now);
		if (request2.wanted() && !second.inside && second.enter == NEVER)
			second.enter = now + (left ? std::max<u64>(1, parameters.second_reentry)
			                           : wake(now) + tables.second_latency.draw(random2));
	}

	void look_shared(u64 now)
	{
		if (chain.rests() && (request.wanted() || request2.wanted()))
			chain.start(now + wake(now) + tables.irq_latency.draw(random));
	}

	// How long a request that comes now waits for the CPU to leave its idle state: no time if it is in none.
	u64 wake(u64 now)
	{
		const bool busy = top || !chain.rests() || first.enter != NEVER || second.enter != NEVER || runnable() != NEVER;
		return busy ? 0 : idleness.wake(now);
	}

	// The first instant from `now` on at which a handler may be entered: not while the CPU is blocked, and over another
	// one only if that lets it. It is asked again then.
	u64 free(u64 now, u64 from, u64 reentry) const
	{
		if (const u64 ready = std::max(blocked_until, idleness.awake()); now < ready)
			return ready;
		if (!top || now >= from)
			return now;
		return from < top->leave ? from : top->leave + std::max<u64>(1, reentry);
	}

	void run(u64 now)
	{
		first.enter = free(now, second.unmasks, parameters.isr_reentry);
		if (first.enter == now)
			begin(now);
	}

	void begin(u64 now)
	{
		request.acknowledge(now);
		const u64 masked = parameters.second_preempts ? 0 : u64(1) << 63;
		first.begin(now, parameters.isr_toggle, tables.isr_duration.draw(random), masked, top);
		top = &first;
	}

	void run_second(u64 now)
	{
		second.enter = free(now, first.unmasks, parameters.second_reentry);
		if (second.enter == now)
			begin_second(now);
	}

	void begin_second(u64 now)
	{
		const u64 stimuli = request2.acknowledge(now);
		if (parameters.second_thread) {
			thread.release(stimuli);
			second.begin(now, 0, parameters.second_handler, parameters.second_masked, top);
			second.toggle = NEVER;
		} else {
			second.begin(now, parameters.second_toggle, tables.second_duration.draw(random2), parameters.second_masked,
			             top);
		}
		top = &second;
	}

	// A shared line: the next handler is called. It runs if its device asks, and else sees that it does not.
	void call(u64 now)
	{
		if (!chain.call(now, free(now, NEVER, 0)))
			return;
		const bool of_first = chain.called == parameters.shared;
		if (of_first ? request.wanted() : request2.wanted())
			return of_first ? begin(now) : begin_second(now);
		check.begin(now, 0, parameters.shared_check, 0, nullptr);
		check.toggle = NEVER;
		top = &check;
	}

	// The pin of the handler that runs.
	void answer(u64 now)
	{
		top->toggle = NEVER;
		if (top == &second) {
			pins.toggle(Pins::AUX, now);
			return ledger.enter(Entry::second_toggle, now, ledger[Count::second_runs] - 1);
		}
		pins.toggle(Pins::ISR, now);
		ledger.enter(Entry::toggle, now, ledger[Count::runs] - 1);
		if (parameters.task_depth)
			task.release(now, ledger[Count::runs] - 1);
	}

	// The handler that runs leaves: what it has interrupted goes on.
	void exit(u64 now)
	{
		Handler &left = *top;
		left.leave = NEVER;
		left.inside = false;
		top = left.over;
		if (top)
			top->stretch(now - left.entered);
		else
			resume(now, now - left.entered);
		idleness.active(now);
		if (&left == &first)
			ledger.enter(Entry::leave, now, ledger[Count::runs] - 1);
		if (&left == &second && !parameters.second_thread)
			ledger.enter(Entry::second_leave, now, ledger[Count::second_runs] - 1);
		if (parameters.shared)
			chain.left(now, request.wanted() || request2.wanted(), parameters.isr_reentry);
		else if (&left == &first)
			look(now, true);
		else
			look_second(now, true);
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
		idleness.active(blocked_until);
		if (top)
			top->stretch(taken);
		else
			stretch(taken);
	}

	// Of the two threads the one that goes first, and the other one, which stands still while the first runs.
	const Thread &upper() const { return parameters.second_thread == ABOVE ? static_cast<const Thread &>(thread) : task; }
	const Thread &lower() const { return parameters.second_thread == ABOVE ? static_cast<const Thread &>(task) : thread; }
	Thread &upper() { return const_cast<Thread &>(std::as_const(*this).upper()); }
	Thread &lower() { return const_cast<Thread &>(std::as_const(*this).lower()); }

	// The next instant of a thread, if no handler comes in between.
	u64 runnable() const { return upper().running ? upper().due : std::min(upper().due, lower().due); }

	void step_thread(u64 now)
	{
		const bool ran = upper().running;
		(upper().due == now ? upper() : lower()).step();
		if (ran && !upper().running) {
			lower().stretch(now - upper().began);
			lower().wake(now);
		}
	}

	// Something else has had the CPU for `taken`.
	void stretch(u64 taken)
	{
		upper().stretch(taken);
		if (!upper().running)
			lower().stretch(taken);
	}

	// The last handler has left, having had the CPU for `taken`.
	void resume(u64 now, u64 taken)
	{
		stretch(taken);
		upper().wake(now);
		if (!upper().running)
			lower().wake(now);
	}

	Bank pins;
	Ledger &ledger;
	Random random, chance, random2;
	Request request;
	SecondRequest request2;
	Relay relay;
	Task task;
	SecondThread thread;
	Idleness idleness;
	Ledger untold;  // of pulses that come when they are due
	Pulses pulses, steady;
	const Table unmoved;
	Disturbance disturbance[DISTURBANCES];
	Chain chain;
	Handler first, second, check, *top = nullptr;  // top: the one that has the CPU
	u64 blocked_until = 0;
	u64 phantom = NEVER;
};

}  // namespace irqscope
