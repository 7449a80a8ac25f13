// SPDX-License-Identifier: BSD-2-Clause
// Integers of the harness: everything is one, so that every build computes the same.
#pragma once
#include <cstdint>

namespace irqscope {

using u8 = uint8_t;
using u32 = uint32_t;
using u64 = uint64_t;
using u128 = unsigned __int128;

// A time, in picoseconds or clocks, that does not come.
constexpr u64 NEVER = ~u64(0);

// SplitMix64: a stream of random numbers from a seed; streams of different purposes do not disturb each other.
class Random {
public:
	Random(u64 seed, u64 purpose) : state(seed * 0xD1342543DE82EF95u + purpose * 0xAF251AF3B0F025B5u) {}

	u64 next()
	{
		u64 z = (state += 0x9E3779B97F4A7C15u);
		z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
		z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
		return z ^ (z >> 31);
	}

	// True with probability `share` of 2**32; 2**32 - 1 is always. Zero takes no number from the stream.
	bool hit(u64 share) { return share != 0 && ((next() >> 32) < share || share == 0xFFFFFFFFu); }

	// Uniform in 0..bound-1.
	u64 below(u64 bound) { return u64((u128(next()) * bound) >> 64); }

private:
	u64 state;
};

// The seed of the second CPU, whose streams are none of the first one's.
inline u64 of_second_cpu(u64 seed) { return Random(seed, 9).next(); }

// FNV-1a over words.
class Hash {
public:
	void add(u64 word) { state = (state ^ word) * 1099511628211u; }
	u64 value() const { return state; }

private:
	u64 state = 14695981039346656037u;
};

}  // namespace irqscope
