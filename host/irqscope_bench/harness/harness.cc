// SPDX-License-Identifier: BSD-2-Clause
// The interface of the virtual bench to its host: plain functions, the same natively and in WebAssembly.
#include "core.cc"

#include "bench.h"

using namespace irqscope;
using TheBench = Bench<cxxrtl_design::p_instrument>;

#if defined(_WIN32)
#define EXPORT extern "C" __declspec(dllexport)
#else
#define EXPORT extern "C" __attribute__((visibility("default")))
#endif

// The functions that are of a CPU take its number: 0, or 1 of a second one, which eight inputs are needed for. A second one
// is there once it has been given a parameter or a distribution.
//
// A tick is numerator / denominator seconds, both below 2**32; rate: bytes a second of the link, 0: unlimited.
EXPORT TheBench *bench_create(u64 seed, u64 numerator, u64 denominator, u64 rate)
{
	return new TheBench(seed, numerator, denominator, rate);
}

EXPORT void bench_destroy(TheBench *bench) { delete bench; }

EXPORT u64 bench_samples() { return TheBench::R; }

// Before the first step: parameter and distribution by number (parameters.def, tables.def); false: there is no such one.
EXPORT u32 bench_parameter(TheBench *bench, u64 cpu, u64 number, u64 value)
{
	Target *const target = bench->world.cpus.at(unsigned(cpu));
	u64 *const parameter = target ? target->parameters.at(unsigned(number)) : nullptr;
	if (parameter)
		*parameter = value;
	return parameter != nullptr;
}

EXPORT u32 bench_table(TheBench *bench, u64 cpu, u64 number, const u64 *values, u64 bits)
{
	Target *const target = bench->world.cpus.at(unsigned(cpu));
	Table *const table = target ? target->tables.at(unsigned(number)) : nullptr;
	if (table)
		table->set(values, unsigned(bits));
	return table != nullptr;
}

// Before the first step: the odd sampling instants are off by `ps`, modulo 2**64; less than a tick either way.
EXPORT void bench_displace(TheBench *bench, u64 ps) { bench->world.displace(ps); }

// 0: warped, 1: each clock evaluated. Between steps.
EXPORT void bench_mode(TheBench *bench, u64 mode) { bench->mode = TheBench::Mode(mode); }

// After that, and before the first step: write the waveform, keep the ledger.
EXPORT void bench_record(TheBench *bench, u64 truth, u64 ledger)
{
	if (truth)
		bench->world.truth.start();
	for (unsigned cpu = 0; cpu < Cpus::MOST; cpu++)
		if (Ledger *const kept = bench->world.cpus.ledger(cpu))
			kept->on = ledger;
}

// Run until `clocks` have passed or `wanted` bytes can be pulled; returns the clock.
EXPORT u64 bench_step(TheBench *bench, u64 clocks, u64 wanted)
{
	bench->step(clocks, wanted);
	return bench->now;
}

EXPORT void bench_push(TheBench *bench, const u8 *bytes, u64 number)
{
	bench->push(bytes, number);
}

// Forget the bytes that the core has not taken yet.
EXPORT void bench_discard(TheBench *bench) { bench->discard(); }

EXPORT u64 bench_pull(TheBench *bench, u8 *to, u64 most) { return bench->pull(to, most); }

// Between steps: the instrument, not the target, loses its power for a moment.
EXPORT void bench_power_cycle(TheBench *bench) { bench->power_cycle(); }

// The host takes a pin: from the next clock on it has this level and the target no longer drives it.
EXPORT void bench_force(TheBench *bench, u64 role, u64 level)
{
	if (role < Pins::NUMBER)
		bench->world.force(bench->now, unsigned(role), level != 0);
}

// From the next clock on an input is connected to something else; see Pins::Wire for its number.
EXPORT void bench_connect(TheBench *bench, u64 role, u64 to)
{
	if (role < Pins::NUMBER && (to & ~u64(Pins::INVERTED)) < Pins::WIRES)
		bench->world.connect(bench->now, unsigned(role), to);
}

// A count of a CPU (counts.def).
EXPORT u64 bench_count(TheBench *bench, u64 cpu, u64 number)
{
	const Ledger *const ledger = bench->world.cpus.ledger(unsigned(cpu));
	return ledger ? ledger->count(unsigned(number)) : 0;
}

// Counters of the bench itself, in the order of engine.py's COUNTERS.
EXPORT u64 bench_counter(TheBench *bench, u64 number)
{
	const u64 all[] = {bench->now,       bench->evaluations, bench->warps,       bench->bytes_in,
	                   bench->bytes_out, bench->available(), bench->backlog(), bench->counters()};
	return number < sizeof all / sizeof *all ? all[number] : 0;
}

// Of a register or memory by its name, 0-terminated: bits of a word, 0 if there is none; a word, which must be there.
EXPORT u64 bench_width(TheBench *bench, const char *name, u64 index)
{
	const cxxrtl::debug_item *const item = bench->find(name);
	return item && index < item->depth ? item->width : 0;
}

EXPORT u64 bench_peek(TheBench *bench, const char *name, u64 index) { return bench->peek(*bench->find(name), index); }

// Between steps.
EXPORT void bench_poke(TheBench *bench, const char *name, u64 index, u64 value)
{
	bench->poke(*bench->find(name), index, value);
}

EXPORT u64 bench_hash(TheBench *bench) { return bench->hash(); }

// Text of the waveform since the last call; at most `most` bytes, the rest next time.
EXPORT u64 bench_truth(TheBench *bench, u8 *to, u64 most)
{
	std::string &text = bench->world.truth.text;
	const size_t n = std::min<u64>(most, text.size());
	std::copy(text.begin(), text.begin() + n, to);
	text.erase(0, n);
	return n;
}

// Ledger records of 4 words since the last call; `most` and result in records.
EXPORT u64 bench_ledger(TheBench *bench, u64 cpu, Record *to, u64 most)
{
	Ledger *const ledger = bench->world.cpus.ledger(unsigned(cpu));
	if (!ledger)
		return 0;
	std::vector<Record> &records = ledger->records;
	const size_t n = std::min<u64>(most, records.size());
	std::copy(records.begin(), records.begin() + n, to);
	records.erase(records.begin(), records.begin() + n);
	return n;
}

// Memory that the host fills or reads: in WebAssembly it can reach no other.
EXPORT void *bench_allocate(u64 bytes) { return operator new(size_t(bytes)); }
EXPORT void bench_release(void *memory) { operator delete(memory); }

#ifdef LIVE
#include "guest.h"
#include "live.h"
#endif
