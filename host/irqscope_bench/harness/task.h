// SPDX-License-Identifier: BSD-2-Clause
// The task that the interrupt handler releases.
#pragma once
#include <deque>

#include "bank.h"
#include "ledger.h"
#include "parameters.h"
#include "relay.h"
#include "thread.h"

namespace irqscope {

class Task final : public Thread {
public:
	Task(const Parameters &parameters, const Tables &tables, Ledger &ledger, Bank &pins, Relay &relay, u64 seed)
	    : parameters(parameters), tables(tables), ledger(ledger), pins(pins), relay(relay), random(seed, 2) {}

	// A release by a run of the handler; the task's latency begins when that has left.
	void release(u64 now, u64 run)
	{
		ledger[Count::releases]++;
		const bool kept = waiting.size() < parameters.task_depth;
		ledger.enter(Entry::release, now, run, kept);
		if (!kept) {
			ledger[Count::dropped]++;
			return;
		}
		waiting.push_back(run);
		ledger[Count::released_waiting] = waiting.size();
	}

	void wake(u64 now) override
	{
		if (due == NEVER && !waiting.empty())
			due = now + tables.task_latency.draw(random);
	}

	void step() override
	{
		const u64 now = due;
		if (running) {
			running = false;
			pins.toggle(Pins::DONE, now);
			relay.take(now, ledger[Count::tasks_ended]);
			ledger.enter(Entry::end, now, ledger[Count::tasks_ended]++);
			due = waiting.empty() ? NEVER : now + parameters.task_again;
			return;
		}
		begin(now);
		pins.toggle(Pins::TASK, now);
		ledger.enter(Entry::start, now, ledger[Count::tasks_started]++, waiting.front());
		waiting.pop_front();
		ledger[Count::released_waiting] = waiting.size();
		due = now + tables.task_duration.draw(random);
	}

private:
	const Parameters &parameters;
	const Tables &tables;
	Ledger &ledger;
	Bank &pins;
	Relay &relay;
	Random random;
	std::deque<u64> waiting;  // runs whose release was kept
};

}  // namespace irqscope
