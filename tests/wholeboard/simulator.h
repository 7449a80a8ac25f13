// SPDX-License-Identifier: BSD-2-Clause
// A circuit of look-up tables, registers and memories, and what happens in it, event by event; see engine.cc.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <queue>
#include <string>
#include <vector>

using Time = int64_t;
static const int WRITING = 500;  // ps until a memory shows what is written; no tool says how long. Whoever reads with
                                 // the same edge has what was there.
#ifndef RING_BITS
#define RING_BITS 14
#endif
static const int RING = 1 << RING_BITS;  // ps; no delay within the circuit is longer

[[noreturn]] static void fail(const char *text) {
    fprintf(stderr, "%s\n", text);
    exit(1);
}

enum Kind : uint8_t { LUT, D, ENABLE, RESET, CLOCK, PORT };
struct Pin {
    uint32_t cell;
    Kind kind;
    uint8_t position;
    uint16_t window;  // after an edge of the clock, in which it must not change
};
struct Sink {
    uint32_t pin;
    int32_t delay;
};
struct Lut {
    uint64_t table;
    uint32_t out;
    uint8_t index;
};
struct Register {
    uint32_t out, group;
    int32_t delay;  // of the output
    uint8_t d, enable, reset, value, state, queued, is_async, is_gated;  // gated: no reset without enable
    uint32_t violations;
};
struct Group {  // of registers and ports with the same clock, edge and arrival
    uint8_t level, edge;
    Time last;
    std::vector<uint32_t> due;    // registers that will change with the next edge
    std::vector<uint32_t> ports;  // all of them
};
struct Bit {
    uint32_t net, offset;  // of a read port what it drives, of a write port its pin; where in the memory
    int32_t mask;          // pin that enables the write, -1 if none
    uint8_t state;
};
struct Port {
    uint32_t memory;
    bool writes, clocked, changed;          // whether a pin has, or the memory, since the last edge
    uint32_t group;
    int32_t delay, enables, reset;          // of the output; how many of the first pins enable; pin, -1 if none
    std::vector<int32_t> weights;           // of the address pins behind them
    std::vector<uint8_t> pins;
    std::vector<Bit> bits;
    uint32_t violations;
};
struct Loop {  // from one pad to another: the level, or for each rising edge the other level
    uint32_t from, to;
    bool toggles;
    std::vector<Time> delays;
    size_t next;
    uint8_t level;
};
struct Oscillator {
    uint32_t net;
    Time start;
    int64_t numerator, denominator, edge;  // of half a period in ps; the next edge
    bool runs;
    uint32_t version;
};
struct Far {
    Time time;
    uint64_t order;
    uint32_t what, value;  // a net; or from OSCILLATORS on one of these
    bool operator>(const Far &other) const { return time != other.time ? time > other.time : order > other.order; }
};
static const uint32_t OSCILLATORS = 1u << 31;

static std::vector<uint8_t> level;
static std::vector<std::vector<Sink>> sinks;
static std::vector<Pin> pins;
static std::vector<Lut> luts;
static std::vector<Register> registers;
static std::vector<Group> groups;
static std::vector<std::vector<uint8_t>> memories;
static std::vector<std::vector<uint32_t>> readers;  // of each memory
static std::vector<Port> ports;
static std::vector<Loop> loops;
static std::vector<Oscillator> oscillators;
static std::vector<uint8_t> watched;

static Time now = 0;
static std::vector<uint32_t> ring[RING];
static uint64_t filled[RING / 64], filled64[RING / 4096];
static std::priority_queue<Far, std::vector<Far>, std::greater<Far>> far_events;
static uint64_t order = 0, events = 0;
static bool watching = false;

// An event: what, a level, and whether it is a pin (0), a net (1), or a write to a memory (2).
static inline void push(uint32_t kind, uint32_t what, uint32_t value, int64_t delay) {
    if (delay >= RING) fail("a delay is longer than the ring");
    uint32_t slot = (now + delay) % RING;
    ring[slot].push_back(what << 3 | kind << 1 | value);
    filled[slot >> 6] |= 1ull << (slot & 63);
    filled64[slot >> 12] |= 1ull << (slot >> 6 & 63);
}

static void push_far(Time time, uint32_t what, uint32_t value) { far_events.push({time, order++, what, value}); }

static void drive(uint32_t net, uint8_t value) {
    if (level[net] == value) return;
    level[net] = value;
    for (const Sink &sink : sinks[net]) push(0, sink.pin, value, sink.delay);
    if (!watched[net]) return;
    if (watching) printf("e %lld %u %u\n", (long long)now, net, value);
    for (Loop &loop : loops) {
        if (loop.from != net || (loop.toggles && !value)) continue;
        Time delay = loop.delays[loop.next];
        if (loop.toggles || !value) loop.next = (loop.next + 1) % loop.delays.size();
        loop.level = loop.toggles ? !loop.level : value;
        push_far(now + delay, loop.to, loop.level);
    }
}

static inline uint8_t wanted(const Register &r) {
    if (r.is_gated && !r.enable) return r.state;
    return r.reset ? r.value : r.enable ? r.d : r.state;
}

static inline void consider(uint32_t number) {
    Register &r = registers[number];
    if (r.queued || wanted(r) == r.state) return;
    r.queued = 1;
    groups[r.group].due.push_back(number);
}

static void take(Register &r, uint8_t value) {
    if (r.state == value) return;
    r.state = value;
    push(1, r.out, value, r.delay);
}


static size_t address(const Port &port) {
    size_t found = 0;
    for (size_t n = 0; n < port.weights.size(); n++) found += port.pins[port.enables + n] ? port.weights[n] : 0;
    return found;
}

static bool enabled(const Port &port) {
    for (int n = 0; n < port.enables; n++)
        if (!port.pins[n]) return false;
    return true;
}

static void show(Port &port, bool zero) {
    size_t base = zero ? 0 : address(port);
    for (Bit &bit : port.bits) {
        uint8_t value = zero ? 0 : memories[port.memory][base + bit.offset];
        if (bit.state == value) continue;
        bit.state = value;
        push(1, bit.net, value, port.delay);
    }
}

static std::vector<std::vector<std::pair<size_t, uint8_t>>> written;

static void clock_port(uint32_t number) {
    Port &port = ports[number];
    if (!port.changed) return;
    port.changed = false;
    if (!port.writes) {
        if (port.reset >= 0 && port.pins[port.reset]) show(port, true);
        else if (enabled(port)) show(port, false);
        return;
    }
    if (!enabled(port)) return;
    size_t base = address(port);
    for (const Bit &bit : port.bits)
        if (bit.mask < 0 || port.pins[bit.mask]) written[number].push_back({base + bit.offset, port.pins[bit.net]});
    push(2, number, 0, WRITING);
}

static void write_memory(uint32_t number) {
    uint32_t memory = ports[number].memory;
    for (auto &[place, value] : written[number]) memories[memory][place] = value;
    written[number].clear();
    for (uint32_t reader : readers[memory]) {
        if (ports[reader].clocked) ports[reader].changed = true;
        else show(ports[reader], false);
    }
}

static void clock_group(Group &group) {
    static std::vector<uint32_t> due;
    due.clear();
    due.swap(group.due);
    group.last = now;
    for (uint32_t number : due) {
        Register &r = registers[number];
        r.queued = 0;
        take(r, wanted(r));
    }
    for (uint32_t number : group.ports) clock_port(number);
}

static inline void late(Time last, int32_t window, uint32_t &violations) {
    if (now - last < window && now > last) violations++;
}

static void reach(uint32_t number, uint8_t value) {
    const Pin &pin = pins[number];
    switch (pin.kind) {
        case LUT: {
            Lut &lut = luts[pin.cell];
            uint8_t index = (lut.index & ~(1u << pin.position)) | value << pin.position;
            if (index == lut.index) return;
            lut.index = index;
            drive(lut.out, lut.table >> index & 1);
            return;
        }
        case D: case ENABLE: case RESET: {
            Register &r = registers[pin.cell];
            uint8_t &mine = pin.kind == D ? r.d : pin.kind == ENABLE ? r.enable : r.reset;
            if (mine == value) return;
            mine = value;
            late(groups[r.group].last, pin.window, r.violations);
            if (r.is_async && pin.kind == RESET && value) take(r, r.value);
            consider(pin.cell);
            return;
        }
        case CLOCK: {
            Group &group = groups[pin.cell];
            if (group.level == value) return;
            group.level = value;
            if (value == group.edge) clock_group(group);
            return;
        }
        case PORT: {
            Port &port = ports[pin.cell];
            if (port.pins[pin.position] == value) return;
            port.pins[pin.position] = value;
            port.changed = true;
            if (port.clocked) late(groups[port.group].last, pin.window, port.violations);
            else show(port, false);
            return;
        }
    }
}

static Time edge_time(const Oscillator &each, int64_t edge) {
    return each.start + (Time)((__int128)edge * each.numerator / each.denominator);
}

static void happen(const Far &event) {
    if (event.what < OSCILLATORS) return drive(event.what, event.value);
    Oscillator &each = oscillators[event.what - OSCILLATORS];
    if (!each.runs || event.value != each.version) return;
    drive(each.net, !level[each.net]);
    push_far(edge_time(each, ++each.edge), event.what, each.version);
}

// When the next event of the ring is; it is within RING of now.
static Time next_in_ring() {
    uint32_t here = now % RING, word = here >> 6;
    if (uint64_t rest = filled[word] & ~0ull << (here & 63)) return now + ((word << 6) + __builtin_ctzll(rest) - here);
    uint32_t block = word >> 6, within = word & 63;
    uint64_t rest = within == 63 ? 0 : filled64[block] & ~0ull << (within + 1);
    for (uint32_t n = 0; n <= RING / 4096; n++) {
        if (rest) {
            word = block << 6 | __builtin_ctzll(rest);
            uint32_t slot = word << 6 | __builtin_ctzll(filled[word]);
            return now + (slot - here + RING) % RING;
        }
        block = (block + 1) % (RING / 4096);
        rest = filled64[block];
    }
    return INT64_MAX;
}

static void run(Time stop) {
    for (;;) {
        Time next = next_in_ring();
        if (!far_events.empty()) next = std::min(next, far_events.top().time);
        if (next > stop) break;
        now = next;
        while (!far_events.empty() && far_events.top().time == now) {
            Far event = far_events.top();
            far_events.pop();
            happen(event);
        }
        uint32_t slot = now % RING;
        std::vector<uint32_t> &due = ring[slot];
        for (size_t n = 0; n < due.size(); n++) {
            uint32_t event = due[n], what = event >> 3;
            switch (event >> 1 & 3) {
                case 0: reach(what, event & 1); break;
                case 1: drive(what, event & 1); break;
                default: write_memory(what);
            }
        }
        events += due.size();
        due.clear();
        filled[slot >> 6] &= ~(1ull << (slot & 63));
        if (!filled[slot >> 6]) filled64[slot >> 12] &= ~(1ull << (slot >> 6 & 63));
    }
    now = stop;
}
