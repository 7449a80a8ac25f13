// SPDX-License-Identifier: BSD-2-Clause
// The virtual bench: the compiled gateware, clocked, between a host's byte streams and a target.
#pragma once
#include <deque>
#include <memory>
#include <vector>

#include "clocked.h"
#include "link.h"
#include "warp.h"
#include "world.h"

namespace irqscope {

template <class Bench> class Live;
template <class Bench> class Guest;

template <class Core> class Bench {
public:
	static constexpr unsigned R = unsigned(decltype(Core::p_trigger)::bits);
	static_assert(decltype(Core::p_pins)::bits == Pins::NUMBER * R && decltype(Core::p_stimulus)::bits == 2 * R,
	              "the inputs, two stimuli and the trigger, R samples each");
	static_assert(Pins::NUMBER * R <= 32, "a word holds the samples of all inputs");

	// PLAIN evaluates every clock: for comparison.
	enum Mode { WARPED, PLAIN };

	// A tick is numerator / denominator seconds, both below 2**32; `rate`: bytes a second of the link, 0: unlimited.
	Bench(u64 seed, u64 numerator, u64 denominator, u64 rate)
	    : world(numerator, denominator, seed), sent(rate, R * numerator, denominator),
	      received(rate, R * numerator, denominator)
	{
		core.debug_info(&items, nullptr, "");
		warp = std::make_unique<Warp<Core>>(core, items);
	}

	// Run until `clocks` have passed or `wanted` bytes can be pulled, whichever is first.
	void step(u64 clocks, u64 wanted)
	{
		if (!started) {
			started = true;
			world.start();
		}
		const u64 end = now + clocks;
		while (now < end && available() < wanted)
			one_clock(end);
	}

	// Bytes from the host, and how many of them the core has not taken.
	void push(const u8 *bytes, u64 number)
	{
		input.insert(input.end(), bytes, bytes + number);
		calm = 0;
	}

	u64 backlog() const { return input.size(); }

	// What the core has not taken is lost.
	void discard()
	{
		input.clear();
		calm = 0;
	}

	// The core takes no byte before that clock.
	void hold(u64 clock)
	{
		received.hold(clock);
		calm = 0;
	}

	u64 available() const { return output.size() - pulled; }

	u64 pull(u8 *to, u64 most)
	{
		const u64 n = std::min(most, available());
		std::copy(output.begin() + pulled, output.begin() + pulled + n, to);
		pulled += n;
		if (pulled == output.size()) {
			output.clear();
			pulled = 0;
		}
		return n;
	}

	// The instrument loses its power and is configured anew, at once: what it held and what was on its way to it is gone.
	void power_cycle()
	{
		core.reset();
		discard();
		warp->restart();
	}

	// A hash of every register and every word of memory.
	u64 hash()
	{
		settle();
		Hash hash;
		for (const auto &entry : items.table)
			for (const cxxrtl::debug_item &item : entry.second) {
				const size_t words = chunks(item) * item.depth;
				if (item.type == cxxrtl::debug_item::MEMORY || item.type == cxxrtl::debug_item::WIRE)
					for (size_t i = 0; i < words; i++)
						hash.add(item.curr[i]);
				if (item.type == cxxrtl::debug_item::WIRE)
					for (size_t i = 0; i < words; i++)
						hash.add(item.next[i]);
			}
		return hash.value();
	}

	// A register or a memory of the instrument by its name in the hierarchy, with spaces; null: there is none.
	const cxxrtl::debug_item *find(const std::string &name) const
	{
		const auto found = items.table.find(name);
		if (found == items.table.end())
			return nullptr;
		const cxxrtl::debug_item &item = found->second.front();
		const bool known = item.type == cxxrtl::debug_item::WIRE || item.type == cxxrtl::debug_item::MEMORY;
		return known && item.width <= 64 ? &item : nullptr;
	}

	// Between steps: word `index` of it (of a register: 0), which must be there.
	u64 peek(const cxxrtl::debug_item &item, size_t index)
	{
		settle();
		const cxxrtl::chunk_t *const from = item.curr + index * chunks(item);
		return from[0] | (chunks(item) > 1 ? u64(from[1]) << 32 : 0);
	}

	void poke(const cxxrtl::debug_item &item, size_t index, u64 value)
	{
		settle();
		for (cxxrtl::chunk_t *side : {item.curr, item.type == cxxrtl::debug_item::WIRE ? item.next : nullptr})
			for (size_t i = 0; side && i < chunks(item); i++)
				side[index * chunks(item) + i] = cxxrtl::chunk_t(value >> 32 * i);
		core.rouse();
		warp->restart();
	}

	unsigned counters() const { return warp->counters(); }

	// Clocks in which nothing will happen unless the target does it; 0 if something is going on. What rests does so until
	// any counter is at its end; the warp, once it has seen two idle clocks, looks beyond those that only count time.
	u64 quiet()
	{
		settle();
		if (!input.empty() || core.p_tx____valid.data[0])
			return 0;
		return std::max(warp->room(), was_still && core.rests() ? core.rest() : 0);
	}

	// Before a look at registers: the counters that coast come as far as the clock is.
	void settle() { core.settle(); }

	World<R> world;
	Mode mode = WARPED;
	u64 now = 0, evaluations = 0, warps = 0, bytes_in = 0, bytes_out = 0;

private:
	template <class> friend class Live;
	template <class> friend class Guest;

	static size_t chunks(const cxxrtl::debug_item &item) { return (item.width + 31) / 32; }

	// Let one clock pass, and after it what can be skipped before clock `end`.
	CXXRTL_ALWAYS_INLINE void one_clock(u64 end)
	{
		if (now >= calm || !core.KEEPS_INPUTS)
			set_inputs();
		evaluate();

		bool still = true;
		const u32 driven = core.p_stimulus.data[0] | core.p_trigger.data[0] << 2 * R;
		if (!world.edges_in(driven))
			world.reach(now);
		if (world.busy() <= now || world.edges_in(driven)) {
			still = false;
			const u32 word = world.pass(now, driven);
			if (word != core.p_pins.data[0]) {
				core.p_pins.data[0] = word;
				core.notice();
				evaluate();
			}
		}
		if (incoming && core.p_rx____ready.data[0]) {
			input.pop_front();
			received.pass(now);
			bytes_in++;
			still = false;
		}
		if (ready && core.p_tx____valid.data[0]) {
			output.push_back(u8(core.p_tx____payload.data[0]));
			sent.pass(now);
			bytes_out++;
			still = false;
		}
		if (!still)
			calm = 0;
		commit();
		now++;
		if (mode == WARPED)
			skip(still, end);
	}

	// What the core sees in this clock, and up to which unless a byte or an edge passes.
	void set_inputs()
	{
		const bool was_incoming = incoming, was_ready = ready;
		incoming = !input.empty() && received.open(now);
		ready = sent.open(now);
		core.p_pins.data[0] = world.held();
		core.p_rx____valid.data[0] = incoming;
		core.p_rx____payload.data[0] = incoming ? input.front() : 0;
		core.p_tx____ready.data[0] = ready;
		core.notice();
		if (ready != was_ready || incoming != was_incoming)
			warp->restart();
		calm = NEVER;
		if (!ready)
			calm = std::min(calm, sent.opens());
		if (!incoming && !input.empty())
			calm = std::min(calm, received.opens());
	}

	// Everything combinational, from the registers and the inputs.
	CXXRTL_ALWAYS_INLINE void evaluate()
	{
		evaluations++;
		core.evaluate();
	}

	// The clock edge.
	CXXRTL_ALWAYS_INLINE void commit()
	{
		warp->begin();
		core.edge(*warp);
	}

	// The inputs of the last clock stay until the target, the link or the end of the step changes them.
	CXXRTL_ALWAYS_INLINE void skip(bool still, u64 end)
	{
		const bool idle = warp->idle(still), resting = still && core.rests();
		was_still = still;
		if (!idle && !resting)
			return;
		u64 until = end;
		if (sent.open(now) != ready)
			until = now;
		else if (!ready)
			until = std::min(until, sent.opens());
		if (!input.empty() && !incoming)
			until = received.open(now) ? now : std::min(until, received.opens());
		u64 clocks = until > now ? until - now : 0;
		if (resting) {
			clocks = std::min(clocks, core.rest());
		} else {
			settle();
			clocks = warp->until(clocks);
		}
		if (clocks == 0)
			return;
		// The gateware drives no edge meanwhile, so the target may go on alone until it answers.
		clocks = std::min(clocks, world.quiet(now + clocks) - now);
		if (clocks == 0)
			return;
		if (resting) {
			core.pass(clocks);
		} else {
			warp->skip(clocks);
			core.wake();
		}
		now += clocks;
		warps++;
	}

	Clocked<Core> core;
	cxxrtl::debug_items items;
	std::unique_ptr<Warp<Core>> warp;
	Link sent, received;
	std::deque<u8> input;
	std::vector<u8> output;
	u64 pulled = 0;
	u64 calm = 0;  // the clock up to which the inputs stay as they are unless a byte or an edge passes
	bool started = false, ready = true, incoming = false, was_still = false;
};

}  // namespace irqscope
