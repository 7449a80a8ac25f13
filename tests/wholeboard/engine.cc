// SPDX-License-Identifier: BSD-2-Clause
// A simulator of a placed and routed netlist by events, in ps, with a delay of its own for every pin.
//
// engine CIRCUIT reads a circuit, then commands from standard input; what the watched nets did goes to standard output.
// Both are lines of words and whole numbers, which `circuit.py` and `bench.py` write. Nets 0 and 1 are those levels.
//
// Delays stand at the inputs: a look-up table's is what the wire and the way through the table take, a register's what
// the wire takes and its set-up, so that it takes what is there at the edge of its clock. All changes pass, however short.
// A change of a register's input in the time in which it must not be is a violation: counted, and told at the end.
#include "simulator.h"

#include <string>

static char word[1 << 16];
static FILE *input;

static bool read_word() { return fscanf(input, "%65535s", word) == 1; }
static int64_t number() {
    long long value;
    if (fscanf(input, "%lld", &value) != 1) fail("a number is missing");
    return value;
}
static void sink(Kind kind, size_t cell, size_t position, int64_t window = 0) {
    int64_t net = number(), delay = number();
    pins.push_back({(uint32_t)cell, kind, (uint8_t)position, (uint16_t)window});
    sinks[net].push_back({(uint32_t)pins.size() - 1, (int32_t)delay});
}

static void read_port(bool writes) {
    Port port = {};
    port.writes = writes;
    port.memory = number();
    int64_t group = number();  // -1: without a clock
    port.clocked = group >= 0;
    port.changed = true;
    port.delay = number();
    int64_t window = number();
    size_t cell = ports.size();
    if (port.clocked) groups[port.group = group].ports.push_back(cell);
    if (!writes) readers[port.memory].push_back(cell);
    port.enables = number();
    int64_t addresses = number(), others = number(), bits = number();
    int64_t all = port.enables + addresses + others;
    if (all > 255) fail("a port has too many pins");
    for (int64_t n = 0; n < all; n++) sink(PORT, cell, n, window);
    for (int64_t n = 0; n < addresses; n++) port.weights.push_back(number());
    port.reset = number();
    for (int64_t n = 0; n < bits; n++) {
        Bit bit = {};
        bit.net = number();
        bit.offset = number();
        bit.mask = number();
        port.bits.push_back(bit);
    }
    port.pins.assign(all, 0);
    ports.push_back(port);
    written.emplace_back();
}

static void read_circuit(const char *name) {
    input = fopen(name, "r");
    if (!input) fail("there is no circuit");
    while (read_word()) {
        std::string kind = word;
        if (kind == "nets") {
            size_t count = number();
            level.assign(count, 0);
            sinks.resize(count);
            watched.assign(count, 0);
        } else if (kind == "lut") {
            Lut lut = {};
            lut.out = number();
            if (!read_word()) fail("a table is missing");
            lut.table = strtoull(word, nullptr, 16);
            int64_t count = number();
            for (int64_t n = 0; n < count; n++) sink(LUT, luts.size(), n);
            luts.push_back(lut);
        } else if (kind == "group") {
            groups.push_back({0, (uint8_t)number(), -RING, {}, {}});
            groups.back().level = !groups.back().edge;
            sink(CLOCK, groups.size() - 1, 0);
        } else if (kind == "register") {
            Register r = {};
            r.group = number();
            r.out = number();
            r.delay = number();
            r.state = number();
            r.value = number();
            r.is_async = number();
            r.is_gated = number();
            for (Kind pin : {D, ENABLE, RESET}) {
                int64_t window = number();
                sink(pin, registers.size(), 0, window);
            }
            registers.push_back(r);
        } else if (kind == "memory") {
            size_t bits = number();
            if (!read_word()) fail("contents are missing");
            memories.emplace_back(bits, 0);
            for (size_t n = 0; n < bits && word[0] != '-'; n++) memories.back()[n] = word[n] == '1';
            readers.emplace_back();
        } else if (kind == "read" || kind == "write") read_port(kind == "write");
        else if (kind == "watch") watched[number()] = 1;
        else fail("the circuit has a word that is not known");
    }
    fclose(input);
}

// At first all inputs are low; what is high from the start becomes so, and all that follows from that, before the bench begins at time 0.
static void settle() {
    now = 0;
    level[1] = 1;
    for (const Sink &each : sinks[1]) push(0, each.pin, 1, 0);
    for (Lut &lut : luts)
        if (lut.table & 1) push(1, lut.out, 1, 0);
    for (Register &r : registers)
        if (r.state) push(1, r.out, 1, 0);
    for (Port &port : ports)
        if (!port.clocked) show(port, false);
    run(RING - 1);
    now = 0;
    for (Register &r : registers) r.violations = 0;
}

static void command() {
    std::string kind = word;
    if (kind == "at") {
        Time time = number();
        uint32_t net = number(), value = number();
        push_far(std::max(time, now), net, value);
    } else if (kind == "oscillator") {  // number (the next one is a new one), net, half a period
        size_t which = number();
        if (which == oscillators.size()) oscillators.push_back({});
        Oscillator &each = oscillators.at(which);
        each.net = number();
        each.numerator = number();
        each.denominator = number();
        each.runs = each.numerator != 0;
        each.start = now;
        each.edge = 1;
        each.version++;
        if (each.runs) push_far(edge_time(each, 1), OSCILLATORS + which, each.version);
    } else if (kind == "loop") {
        Loop loop = {};
        loop.from = number();
        loop.to = number();
        loop.toggles = number();
        int64_t count = number();
        while (count--) loop.delays.push_back(number());
        watched[loop.from] = 1;
        loops.push_back(loop);
    } else if (kind == "unloop") {
        loops.clear();
    } else if (kind == "run") {
        run(number());
        printf("d %llu\n", (unsigned long long)events);
        fflush(stdout);
    } else if (kind == "violations") {
        for (size_t n = 0; n < registers.size(); n++)
            if (registers[n].violations) printf("r %zu %u\n", n, registers[n].violations);
        for (size_t n = 0; n < ports.size(); n++)
            if (ports[n].violations) printf("p %zu %u\n", n, ports[n].violations);
        printf("d 0\n");
        fflush(stdout);
        for (Register &r : registers) r.violations = 0;
        for (Port &p : ports) p.violations = 0;
    } else fail("a command is not known");
}

int main(int count, char **arguments) {
    if (count != 2) fail("engine CIRCUIT");
    read_circuit(arguments[1]);
    settle();
    watching = true;
    input = stdin;
    while (read_word()) command();
}
