# SPDX-License-Identifier: BSD-2-Clause
"""Where the highest bit of a value that is 1 stands, in two steps: in which four bits, and where in these."""

from amaranth.hdl import Module, Mux, Signal, Value

FOUR = 4


def highest_four(m: Module, value: Value) -> tuple[Signal, Signal]:
    """The highest four bits of a value that are not 0, and which four they are; the lowest ones of 0. Combinational."""
    fours = -(-len(value) // FOUR)
    bits, place = Signal(FOUR), Signal(range(fours))
    m.d.comb += bits.eq(value[:FOUR])
    for number in range(1, fours):
        each = value[number * FOUR : (number + 1) * FOUR]
        with m.If(each.any()):
            m.d.comb += [bits.eq(each), place.eq(number)]
    return bits, place


def highest_bit(bits: Value, place: Value) -> Value:
    """Where it stands, of what `highest_four` has found; 0 of 0."""
    return (place << 2) + Mux(bits[3], 3, Mux(bits[2], 2, bits[1]))
