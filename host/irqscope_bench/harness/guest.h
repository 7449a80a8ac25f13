// SPDX-License-Identifier: BSD-2-Clause
// The guest target: a system in an emulator, in lock step with the gateware (docs/guide/guest.md).
#pragma once
#include <cerrno>
#include <ctime>
#include <sys/socket.h>

#include "foresight.h"
#include "guestmessages.h"
#include "world.h"

namespace irqscope {

// The emulator stands still but while the bench waits for it, so each of the two knows exactly when the other did what.
// The guest goes ahead as far as no stimulus edge can come, and stops at each change of its outputs; the gateware follows
// up to there. Its clock counts nanoseconds: an edge reaches it at the next one, and its own come at one.
template <class Bench> class Guest : public Listener {
public:
	static constexpr unsigned LINES = 32;
	static constexpr u64 NS = 1000;  // in picoseconds

	enum Counter { QUANTA, OUTPUTS, STIMULI, EARLY, PAST, GONE, NANOSECONDS, SILENT, COUNTERS };

	// `fd`: the socket to the plug-in, on which a time limits each wait; `pid`: the emulator's. `lines`: of the guest's
	// controller, four bits each: three inputs, for the stimuli and the trigger, then four outputs, for isr, task, done,
	// aux; 15: none.
	Guest(Bench &bench, int fd, u64 lines, pid_t pid)
		: bench(bench), tick(bench.world.ticks()), foresight(bench.items), fd(fd)
	{
		clock_getcpuclockid(pid, &processor);
		for (unsigned i = 0; i < INPUTS; i++)
			input[i] = unsigned(lines >> 4 * i & 15);
		for (unsigned &role : role_of)
			role = Pins::NUMBER;
		for (unsigned role = 0; role < Pins::NUMBER; role++)
			role_of[lines >> 4 * (INPUTS + role) & 15] = role;
		role_of[NONE] = Pins::NUMBER;
	}

	~Guest() { bench.world.listener = nullptr; }

	bool ok() const { return foresight.ok(); }

	// Without the gateware, whose time has not begun or is over: let the guest go on for `ns`.
	void alone(u64 ns)
	{
		const u64 until = reached + ns;
		while (!counter[GONE] && reached < until)
			go(until);
	}

	// From now on the gateware's time is the guest's.
	void start()
	{
		bench.step(0, 0);
		origin = reached;
		bench.world.listener = this;
		for (unsigned role = 0; role < Pins::NUMBER; role++)
			bench.world.wire(tick.at(bench.now * Bench::R), role, levels >> role & 1);
	}

	void edge(u64 ps, unsigned output, bool level) override
	{
		counter[STIMULI] += output < bench.world.STIMULI;
		foresight.edge(bench.now);
		const u64 ns = origin + (ps + NS - 1) / NS;
		counter[EARLY] += ns < reached;
		while (!counter[GONE] && reached < ns)
			drive(go(ns));
		if (input[output] == NONE)
			return;
		const u32 bit = u32(1) << input[output];
		set |= bit;
		set_levels = level ? set_levels | bit : set_levels & ~bit;
	}

	bool reach(u64 ps, bool exactly) override
	{
		u64 ns = origin + ps / NS + 1;
		if (counter[GONE] || reached >= ns)
			return true;
		if (!exactly) {
			const bool more = bench.backlog() != 0;
			bench.settle();
			const u64 clocks = foresight.clocks(bench.now, bench.bytes_in, more);
			// What the host sends from now on takes as long on its way as that it does nothing earlier.
			if (!more && clocks > Foresight::COMMAND)
				bench.hold(bench.now + clocks - Foresight::COMMAND);
			ns = std::max(ns, origin + tick.at((bench.now + clocks) * Bench::R) / NS);
		}
		drive(go(ns));
		return reached >= origin + ps / NS + 1;
	}

	Bench &bench;
	u64 counter[COUNTERS] = {};

private:
	static constexpr unsigned NONE = 15, INPUTS = 3;

	// Let the guest go on until `ns`, or until an output changes; returns the changed levels of pins.
	u32 go(u64 ns)
	{
		const guest_go order = {ns, set, set_levels};
		guest_stop stop = {};
		set = 0;
		if ((counter[QUANTA] && send(fd, &order, sizeof order, MSG_NOSIGNAL) != sizeof order) || !hear(stop)) {
			counter[GONE] = 1;
			return 0;
		}
		counter[QUANTA]++;
		counter[NANOSECONDS] = reached = stop.ns;
		counter[PAST] += reached > ns;
		if (stop.reason != GUEST_STOP_OUTPUT || stop.line >= LINES || role_of[stop.line] == Pins::NUMBER)
			return 0;
		const u32 bit = u32(1) << role_of[stop.line], before = levels;
		levels = stop.level ? levels | bit : levels & ~bit;
		return levels ^ before;
	}

	// A signal asks the run to end, which takes the guest; at a second one nobody wants to wait for the emulator. One that
	// is slow is waited for, one that has not run at all in the time of a wait is silent: it was stopped, or hangs.
	bool hear(guest_stop &stop)
	{
		bool asked = false;
		for (u64 before = used();;) {
			const ssize_t heard = recv(fd, &stop, sizeof stop, 0);
			if (heard >= 0)
				return heard == sizeof stop;
			if (errno == EINTR && !asked) {
				asked = true;
				continue;
			}
			if (errno != EAGAIN)
				return false;
			const u64 now = used();
			if (now == before) {
				counter[SILENT] = 1;
				return false;
			}
			before = now;
		}
	}

	// Time that the emulator has run, in nanoseconds.
	u64 used() const
	{
		timespec found = {};
		clock_gettime(processor, &found);
		return u64(found.tv_sec) * 1000000000 + u64(found.tv_nsec);
	}

	void drive(u32 changed)
	{
		for (unsigned role = 0; role < Pins::NUMBER; role++)
			if (changed >> role & 1) {
				bench.world.wire((reached - origin) * NS, role, levels >> role & 1);
				foresight.edge(tick.first((reached - origin) * NS) / Bench::R);
				counter[OUTPUTS]++;
			}
	}

	const Tick &tick;
	Foresight foresight;
	const int fd;
	clockid_t processor = CLOCK_MONOTONIC;
	unsigned input[INPUTS], role_of[LINES];
	u32 set = 0, set_levels = 0, levels = 0;
	u64 reached = 0, origin = 0;
};

}  // namespace irqscope

using TheGuest = Guest<TheBench>;

// `fd`, `lines` and `pid` as of Guest. Null if the stimuli of this gateware cannot be foreseen.
EXPORT TheGuest *guest_create(TheBench *bench, u64 fd, u64 lines, u64 pid)
{
	auto *const guest = new TheGuest(*bench, int(fd), lines, pid_t(pid));
	if (guest->ok())
		return guest;
	delete guest;
	return nullptr;
}

EXPORT void guest_alone(TheGuest *guest, u64 ns) { guest->alone(ns); }

EXPORT void guest_start(TheGuest *guest) { guest->start(); }

EXPORT void guest_destroy(TheGuest *guest) { delete guest; }

// In the order of guest.py's COUNTERS.
EXPORT u64 guest_counter(TheGuest *guest, u64 number)
{
	return number < TheGuest::COUNTERS ? guest->counter[number] : 0;
}
