// SPDX-License-Identifier: BSD-2-Clause
// The warp: idle stretches, in which only the declared linear counters move, are skipped exactly.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "numbers.h"

// Clocks in a row that must be seen idle, with the same counters moving, before a stretch is skipped. Two, because one
// does not tell a counter that counts from one that was loaded with its own value less one and will be held there.
#ifndef WARP_IDLE_CLOCKS
#define WARP_IDLE_CLOCKS 2
#endif

namespace irqscope {

// Watches which registers a clock changes. `Core` is the compiled gateware; all its registers lie within the object.
//
// The claim that makes it exact: a counter's value is looked at only as `== 0` (down), near its wrap (up), or when it is
// stored on some event. Then two idle clocks that moved the same counters repeat until a moving down-counter is zero or
// an up-counter is near its wrap. A counter that is not declared counts as an ordinary register: nothing is skipped.
template <class Core> class Warp {
public:
	static constexpr unsigned LIMIT = 64;
	// Distance from its wrap that an up-counter keeps: a pipelined carry looks ahead.
	static constexpr u64 WRAP_GUARD = 8;

	Warp(Core &core, const cxxrtl::debug_items &items)
	    : origin(uintptr_t(&core)), slots(sizeof(Core) / sizeof(cxxrtl::chunk_t), ORDINARY)
	{
		for (const auto &entry : items.table)
			for (const cxxrtl::debug_item &item : entry.second) {
				const auto &attributes = item.attrs->map;
				const auto found = attributes.find("irqscope.linear");
				if (found != attributes.end())
					declare(item, found->second.as_string());
			}
	}

	unsigned counters() const { return unsigned(counter.size()); }

	// Observer of commit(): a register changes from `base` to `value`.
	CXXRTL_ALWAYS_INLINE void on_update(size_t chunks, const cxxrtl::chunk_t *base, const cxxrtl::chunk_t *value)
	{
		const uintptr_t index = (uintptr_t(base) - origin) / sizeof(cxxrtl::chunk_t);
		const u8 slot = index < slots.size() ? slots[index] : ORDINARY;
		if (slot == ORDINARY || !counter[slot].steps(chunks, value))
			other = true;
		else
			moved |= u64(1) << slot;
	}

	// Observer of commit(): counters take a step by themselves, of `counters` those whose bits are set.
	CXXRTL_ALWAYS_INLINE void on_coast(u64 bits, const cxxrtl::chunk_t *const *counters)
	{
		if (bits != coasting)
			coast(bits, counters);
		moved |= steps;
		other |= other_steps;
	}

	// Observer of commit(): a word of a memory changes.
	CXXRTL_ALWAYS_INLINE void on_update(size_t, const cxxrtl::chunk_t *, const cxxrtl::chunk_t *, size_t) { other = true; }

	void begin()
	{
		moved = 0;
		other = false;
	}

	// The inputs of this clock are not those of the clock before.
	void restart() { clocks = 0; }

	// After commit(); `still` if no byte passed, no pin changed and no stimulus edge left. Whether the clocks that follow
	// are like this one, as long as the inputs stay as they are and until() has not passed.
	bool idle(bool still)
	{
		if (other || !still) {
			clocks = 0;
			return false;
		}
		clocks = clocks && moved == before ? clocks + 1 : 1;
		before = moved;
		return clocks >= WARP_IDLE_CLOCKS;
	}

	// After idle(), which was true: the clocks that may be skipped, at most `most`.
	u64 until(u64 most) const
	{
		for (u64 rest = moved; rest; rest &= rest - 1)
			most = std::min(most, counter[__builtin_ctzll(rest)].room());
		return most;
	}

	// After an idle clock: the clocks until a moving down-counter is zero and something may happen; 0 after any other clock.
	u64 room() const
	{
		u64 least = clocks >= WARP_IDLE_CLOCKS ? NEVER : 0;
		for (unsigned i = 0; i < counter.size(); i++)
			if ((before >> i & 1) && counter[i].down)
				least = std::min(least, counter[i].room());
		return least;
	}

	// Advance the moving counters by `clocks_skipped`, at most what until() returned.
	void skip(u64 clocks_skipped)
	{
		for (u64 rest = moved; rest; rest &= rest - 1)
			counter[__builtin_ctzll(rest)].advance(clocks_skipped);
	}

private:
	static constexpr u8 ORDINARY = 0xFF;

	struct Counter {
		cxxrtl::chunk_t *curr, *next;
		unsigned width;
		bool down;

		u64 mask() const { return width == 64 ? ~u64(0) : (u64(1) << width) - 1; }
		static u64 load(size_t chunks, const cxxrtl::chunk_t *from)
		{
			return from[0] | (chunks > 1 ? u64(from[1]) << 32 : 0);
		}
		u64 present() const { return load(width > 32 ? 2 : 1, curr); }
		void store(cxxrtl::chunk_t *to, u64 value) const
		{
			to[0] = cxxrtl::chunk_t(value);
			if (width > 32)
				to[1] = cxxrtl::chunk_t(value >> 32);
		}
		// Whether `value` is one step from the present value, not around the end.
		bool steps(size_t chunks, const cxxrtl::chunk_t *value) const
		{
			const u64 before = load(chunks, curr), after = load(chunks, value);
			return down ? before != 0 && after == before - 1 : after != 0 && after == before + 1;
		}
		u64 room() const
		{
			const u64 value = present();
			if (down)
				return value;
			return mask() - value > WRAP_GUARD ? mask() - value - WRAP_GUARD : 0;
		}
		void advance(u64 by)
		{
			const u64 value = (present() + (down ? ~by + 1 : by)) & mask();
			store(curr, value);
			store(next, value);
		}
	};

	void coast(u64 bits, const cxxrtl::chunk_t *const *counters)
	{
		coasting = bits;
		steps = 0;
		other_steps = false;
		for (u64 rest = bits; rest; rest &= rest - 1) {
			const uintptr_t base = uintptr_t(counters[__builtin_ctzll(rest)]);
			const u8 slot = slots[(base - origin) / sizeof(cxxrtl::chunk_t)];
			if (slot == ORDINARY)
				other_steps = true;
			else
				steps |= u64(1) << slot;
		}
	}

	void declare(const cxxrtl::debug_item &item, const std::string &direction)
	{
		const uintptr_t index = (uintptr_t(item.curr) - origin) / sizeof(cxxrtl::chunk_t);
		if (item.type != cxxrtl::debug_item::WIRE || item.width > 64 || index >= slots.size() ||
		    slots[index] != ORDINARY || counter.size() == LIMIT)
			return;
		slots[index] = u8(counter.size());
		counter.push_back({item.curr, item.next, unsigned(item.width), direction == "down"});
	}

	const uintptr_t origin;
	std::vector<u8> slots;  // for each chunk of the core: number of the counter that begins there
	std::vector<Counter> counter;
	u64 moved = 0, before = 0, clocks = 0;
	bool other = false;
	// The counters that coast, by the core's bits, and by numbers; whether one of them was not declared.
	u64 coasting = 0, steps = 0;
	bool other_steps = false;
};

}  // namespace irqscope
