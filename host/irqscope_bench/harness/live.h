// SPDX-License-Identifier: BSD-2-Clause
// The live target: the gateware keeps pace with the wall clock, and a real process answers (docs/guide/live.md).
#pragma once
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "simpage.h"
#include "tick.h"
#include "world.h"

namespace irqscope {

// Sampling instants, both included, in which a pin's edge could not be seen when it came.
struct Blind {
	u64 begin, end;
};

// One thread looks at the target's pins and runs the bench. A look takes 0.1 us, a clock of the gateware some
// microseconds, hence:
// - While an answer is due it only looks; the gateware is given the changes with their times when they are over.
// - While none is due the gateware runs a little ahead, so that its next stimulus is there when its time comes.
// - While nothing is due it sleeps: a thread of real-time priority that never does is throttled 50 ms in every second.
// - When the gateware has fallen behind too far, its time stands still until it has caught up: no bursts of old stimuli.
// The host's thread gets at the bench with Held.
template <class Bench> class Live : public Listener {
public:
	static constexpr u64 US = 1000000;  // in picoseconds
	static constexpr u64 GAP = 2 * US;  // longest time between two looks that is not blind
	static constexpr u64 LOOKING = 300 * US;  // for an answer, since the last sign of the target
	static constexpr u64 HOLD = 150 * US;  // since then: the target may still have something to say
	static constexpr u64 LEAD = 100 * US;  // of the gateware, before the wall clock
	static constexpr u64 AWAKE = 250 * US;  // before something is due
	static constexpr u64 PATIENCE = 20000 * US;  // awake for an answer; then the target is silent until it does something
	static constexpr u64 KEPT_WAITING = 5000 * US;  // the host, for an answer
	static constexpr u64 NAP = 2000 * US, SHORT_NAP = 50 * US;
	static constexpr u64 BEHIND = 1000 * US;  // behind the wall clock for longer: time stands still

	enum Counter { DELIVERED, LOOKS, LATE, STANDS, STOOD, PRIORITY, FAILURES, COUNTERS };

	// The page in `fd` (4096 bytes) is prepared for the stub; ok() tells whether that was possible.
	Live(Bench &bench, int fd) : bench(bench), tick(bench.world.ticks())
	{
		void *const bytes = mmap(nullptr, SIMPAGE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
		if (bytes == MAP_FAILED)
			return;
		page = new (bytes) simpage();
		page->magic = SIMPAGE_MAGIC;
		page->version = SIMPAGE_VERSION;
		bench.world.listener = this;
		bench.step(0, 0);
	}

	~Live()
	{
		stopping = true;
		if (thread.joinable())
			thread.join();
		bench.world.listener = nullptr;
		if (page)
			munmap(page, SIMPAGE_BYTES);
	}

	bool ok() const { return page; }

	// Real time begins. `answer`: pins (bits) that a whole answer changes; `sleeps`: the target has to be woken; `cpu` and
	// `priority` of the thread.
	void start(u32 answer, bool sleeps, unsigned cpu, int priority)
	{
		whole = answer;
		sleeper = sleeps;
		thread = std::thread([this, cpu, priority] { run(cpu, priority); });
	}

	// Tell the target that no further edge will come; what it still answers is seen.
	void end_target()
	{
		__atomic_fetch_or(&page->events, SIMPAGE_STOP, __ATOMIC_SEQ_CST);
		sleeper = true;
		wake();
	}

	// Wait until `clocks` have passed or `wanted` bytes can be pulled.
	void wait(u64 clocks, u64 wanted)
	{
		const u64 end = clock + clocks;
		while (clock < end && available < wanted)
			sleep(5 * SHORT_NAP);
	}

	// As the thread said last: clocks that have passed, whether there are bytes. Nobody is kept waiting.
	u64 now() const { return clock; }
	bool has_bytes() const { return available != 0; }

	void edge(u64 ps, unsigned output, bool level) override
	{
		if (output != 0 || !level)
			return;
		u64 now = look();
		while (now < ps && levels() == pins)  // the gateware is ahead
			looked = now = wall();
		while (now < ps)  // what came meanwhile is blind until the next look
			now = wall();
		if (now - ps > GAP) {
			mark(tick.first(ps), tick.first(now));
			counter[LATE]++;
		}
		__atomic_fetch_add(&page->events, SIMPAGE_EVENT, __ATOMIC_SEQ_CST);
		if (sleeper)
			wake();
		counter[DELIVERED]++;
		if (!awaiting)
			asked = ps;
		awaiting = !silent;
		touched = 0;
		active = now;
		while (look() < active + LOOKING && (touched & whole) != whole)
			;
	}

	Bench &bench;
	std::vector<Blind> blind;  // in order, not yet handed out
	u64 counter[COUNTERS] = {};

	// The bench belongs to the host's thread for as long as this lives.
	class Held {
	public:
		explicit Held(Live &live) : live(live)
		{
			live.claims++;
			live.mutex.lock();
		}
		~Held()
		{
			live.available = live.bench.available();
			live.mutex.unlock();
			live.claims--;
		}

	private:
		Live &live;
	};

private:
	void run(unsigned cpu, int priority)
	{
		cpu_set_t set;
		CPU_ZERO(&set);
		CPU_SET(cpu, &set);
		counter[FAILURES] += pthread_setaffinity_np(pthread_self(), sizeof set, &set) != 0;
		sched_param parameter = {};
		parameter.sched_priority = priority;
		if (priority && pthread_setschedparam(pthread_self(), SCHED_FIFO, &parameter) == 0)
			counter[PRIORITY] = u64(priority);
		else
			counter[FAILURES] += prctl(PR_SET_TIMERSLACK, 1, 0, 0, 0) != 0;
		blind.reserve(1 << 16);

		std::unique_lock<std::mutex> lock(mutex);
		origin = nanoseconds() * 1000 - tick.at(bench.now * Bench::R);
		looked = active = current = wall();
		while (!stopping) {
			const u64 ps = look();
			const u64 due = (tick.first(ps + (busy(ps) ? 0 : LEAD) + 1) - 1) / Bench::R;
			if (claims && (!awaiting || ps > napped + KEPT_WAITING))
				nap(SHORT_NAP, lock);
			if (bench.now < due)
				bench.one_clock(due);
			clock.store(bench.now, std::memory_order_relaxed);
			available.store(bench.available(), std::memory_order_relaxed);
			if (bench.now < due)
				continue;
			current = ps;
			standing = false;
			rest(ps, lock);
		}
	}

	u32 levels() const { return __atomic_load_n(&page->pins, __ATOMIC_ACQUIRE); }

	// See what the target did, and when.
	u64 look()
	{
		const u32 seen = levels();
		u64 ps = wall();
		counter[LOOKS]++;
		if (standing || ps > current + BEHIND)
			ps = stand(ps);
		else if (ps - looked > GAP)
			mark(after(looked), tick.first(ps));
		looked = ps;
		if (seen != pins)
			change(std::max(ps, tick.at(bench.now * Bench::R)), seen);
		return ps;
	}

	void change(u64 ps, u32 to)
	{
		if (ps > looked + GAP)  // the gateware is ahead
			mark(tick.first(looked), tick.first(ps));
		for (unsigned role = 0; role < Pins::NUMBER; role++)
			if ((to ^ pins) >> role & 1)
				bench.world.wire(ps, role, to >> role & 1);
		touched |= to ^ pins;
		silent = false;
		pins = to;
		active = ps;
	}

	// Whether the target is answering, or did a moment ago.
	bool busy(u64 ps) const { return awaiting || ps < active + HOLD; }

	// The gateware cannot follow: its time stands still, but for one instant a look, until it does. A latency that spans
	// this is too short, so whatever waits for an answer counts as blind.
	u64 stand(u64 ps)
	{
		const u64 to = tick.at(tick.first(looked + 1)) + 1;
		if (ps <= to)
			return ps;
		counter[STANDS] += !standing;
		counter[STOOD] += ps - to;
		standing = true;
		origin += ps - to;
		mark(awaiting ? tick.first(std::min(asked, looked)) : after(looked), tick.first(to));
		return to;
	}

	// The first instant that no edge has which was seen at `ps`.
	u64 after(u64 ps) const { return tick.first(ps) + 1; }

	void mark(u64 begin, u64 end)
	{
		if (blind.empty() || begin > blind.back().end + 1)
			blind.push_back({begin, end});
		else
			blind.back() = {std::min(begin, blind.back().begin), std::max(end, blind.back().end)};
	}

	// Sleep if nothing can happen for a while. An answer that is waited for is not slept away: losing just the late ones
	// would flatter the target.
	void rest(u64 ps, std::unique_lock<std::mutex> &lock)
	{
		if (awaiting && (touched & whole) == whole)
			awaiting = false;
		if (awaiting && ps > asked + PATIENCE) {
			awaiting = false;
			silent = touched == 0;
		}
		if (busy(ps))
			return;
		const u64 quiet = std::min<u64>(bench.quiet(), NAP);
		const u64 due = tick.at((bench.now + quiet) * Bench::R);
		if (due > ps + AWAKE + SHORT_NAP)
			nap(std::min(due - ps - AWAKE, NAP), lock);
	}

	void nap(u64 ps, std::unique_lock<std::mutex> &lock)
	{
		lock.unlock();
		sleep(ps);
		lock.lock();
		current = napped = wall();  // to be late because of a nap is no falling behind
	}

	static void sleep(u64 ps)
	{
		const timespec time = {time_t(ps / 1000000000000u), long(ps / 1000 % 1000000000u)};
		clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nullptr);
	}

	void wake()
	{
		if (syscall(SYS_futex, &page->events, FUTEX_WAKE, 1, nullptr, nullptr, 0) < 0)
			counter[FAILURES]++;
	}

	static u64 nanoseconds()
	{
		timespec time;
		clock_gettime(CLOCK_MONOTONIC, &time);
		return u64(time.tv_sec) * 1000000000u + u64(time.tv_nsec);
	}

	// The wall clock on the scale of the gateware, in picoseconds.
	u64 wall() const { return nanoseconds() * 1000 - origin; }

	const Tick &tick;
	simpage *page = nullptr;
	std::thread thread;
	std::mutex mutex;
	std::atomic<bool> stopping{false};
	std::atomic<unsigned> claims{0};
	std::atomic<u64> clock{0}, available{0};  // as the host may see them at any time
	u32 whole = 0, pins = 0, touched = 0;
	bool awaiting = false, standing = false, silent = false;
	std::atomic<bool> sleeper{true};
	u64 origin = 0, looked = 0, active = 0, asked = 0, current = 0, napped = 0;
};

}  // namespace irqscope

using TheLive = Live<TheBench>;

// `fd`: 4096 bytes of shared memory, for `stub --device`. Null if they cannot be mapped.
EXPORT TheLive *live_create(TheBench *bench, u64 fd)
{
	auto *const live = new TheLive(*bench, int(fd));
	if (live->ok())
		return live;
	delete live;
	return nullptr;
}

EXPORT void live_start(TheLive *live, u64 answer, u64 sleeps, u64 cpu, u64 priority)
{
	live->start(u32(answer), sleeps != 0, unsigned(cpu), int(priority));
}

EXPORT void live_end_target(TheLive *live) { live->end_target(); }

EXPORT void live_destroy(TheLive *live) { delete live; }

// As the functions of the bench with these names, at any time.
EXPORT u64 live_step(TheLive *live, u64 clocks, u64 wanted)
{
	live->wait(clocks, wanted);
	return live->now();
}

EXPORT u64 live_clock(TheLive *live) { return live->now(); }

EXPORT void live_push(TheLive *live, const u8 *bytes, u64 number)
{
	const TheLive::Held held(*live);
	bench_push(&live->bench, bytes, number);
}

EXPORT void live_discard(TheLive *live)
{
	const TheLive::Held held(*live);
	bench_discard(&live->bench);
}

EXPORT u64 live_pull(TheLive *live, u8 *to, u64 most)
{
	if (!live->has_bytes())
		return 0;
	const TheLive::Held held(*live);
	return live->bench.pull(to, most);
}

EXPORT u64 live_truth(TheLive *live, u8 *to, u64 most)
{
	const TheLive::Held held(*live);
	return bench_truth(&live->bench, to, most);
}

EXPORT u64 live_bench_counter(TheLive *live, u64 number)
{
	const TheLive::Held held(*live);
	return bench_counter(&live->bench, number);
}

// Blind intervals since the last call, pairs of sampling instants; `most` and result in pairs.
EXPORT u64 live_blind(TheLive *live, Blind *to, u64 most)
{
	const TheLive::Held held(*live);
	const size_t n = std::min<u64>(most, live->blind.size());
	std::copy(live->blind.begin(), live->blind.begin() + n, to);
	live->blind.erase(live->blind.begin(), live->blind.begin() + n);
	return n;
}

// In the order of live.py's COUNTERS.
EXPORT u64 live_counter(TheLive *live, u64 number)
{
	const TheLive::Held held(*live);
	return number < TheLive::COUNTERS ? live->counter[number] : 0;
}
