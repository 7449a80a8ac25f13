# SPDX-License-Identifier: BSD-2-Clause
"""What is likely to be wrong with a board in its first hour: each fault by its name, and what to do about it."""

from dataclasses import dataclass, replace
from typing import Self

from ..measuring.instrumentfile import BringUpCheck, Check


@dataclass(frozen=True)
class Likely:
    """A fault. Its texts may have `{at}`, where it is."""

    name: str
    advice: str

    def at(self, place: str) -> Self:
        """The same, somewhere."""
        return replace(self, name=self.name.format(at=place), advice=self.advice.format(at=place))


ANOTHER_BOARD = Likely("another board", "the bitstream is not of this board: load the one of {at}, irqscope flash {at}")
ANOTHER_BUILD = Likely(
    "another build", "what runs is not the bitstream of this manifest: load it again, with --persist"
)
WRONG_TICK = Likely(
    "wrong tick", "the board's description says otherwise: bitstream and host are not of one release, build it anew"
)
INSIDE = Likely(
    "path inside the FPGA", "no pin takes part: the bitstream does not meet its timing, load or build another one"
)
LINK_LOSES = Likely(
    "link loses bytes", "look at cable, hub and bridge: another cable, a port of the computer itself, a lower --baud"
)
LINK_SLOW = Likely(
    "link slower than its rate", "less comes than --baud says, and nothing is damaged: is --baud that of the bitstream?"
)
LINK_DEAD = Likely(
    "link dead", "nothing answers any more: look at the cable and whether the board still has its power, begin anew"
)
BAUD_OFF = Likely(
    "baud rate off",
    "bits do not fit the core's clock: the bitstream is for another --baud, or its PLL makes another clock",
)
CLOCK_OFF = Likely(
    "clock off",
    "the oscillator is another one than described, or the PLL makes another clock; if the host's clock is sound, "
    "irqscope calibrate measures it",
)
RESTARTED = Likely(
    "instrument began anew",
    "it lost its power, its configuration or the PLL's lock, or somebody pressed its button: look at supply and cable",
)
CONTRADICTS = Likely("counts contradict each other", "do this step again; if it stays so, please report it")
STIMULUS_DEAD = Likely(
    "output dead", "no input saw an edge of {at}: is the wire on this pin, and the pin the right one?"
)
UNWIRED = Likely("input unwired", "{at} rests high and has no edge, as if nothing were on it: look at the wire")
HELD_LOW = Likely(
    "input held low", "{at} rests low and has no edge: something holds it, a short circuit to ground or another output"
)
EXCHANGED = Likely(
    "inputs exchanged", "the wire for {at}, or these two pins are exchanged: compare with irqscope boards"
)
SHORTED = Likely("inputs shorted", "one wire drives both: look for a bridge of solder or a wire too many at {at}")
FLOATING = Likely(
    "input floats", "{at} has edges that nobody drives: it is open, without its pull-up, or has a source on it"
)
INVERTED = Likely("wire inverted", "{at} falls where the output rises: an inverter or an open collector is in the way")
MISSING = Likely("edges missing", "{at} does not see every edge: a loose contact, or edges too slow for its input")
RINGING = Likely(
    "edges bounce", "{at} has more edges than were driven, right after them: a shorter wire, a ground beside it"
)
LATE = Likely(
    "input late", "edges come late at {at}: another wire than centimetres, or a capacitor, or a gear gone wrong"
)
SLIPPED = Likely(
    "word slipped", "{at} is late by whole clocks: its gear begins with another word, load the bitstream again"
)
SLIPPED_OUT = Likely(
    "word slipped at the output", "all inputs are late by a clock: the gear of {at} begins with another word"
)
SLOW_EDGE = Likely("slow edge", "pulses change their length on the way: look at the edges of {at} with an oscilloscope")
UNSTEADY = Likely("unsteady edges", "edges move by more than a tick at {at}: clock or gear is not steady")
FILTER = Likely(
    "glitch filter", "{at} takes other pulses than its filter says: the bitstream is not sound, load it again"
)
STATISTICS = Likely(
    "statistics too slow", "samples are lost below the stated rate: the bitstream is not sound, load it again"
)
SOURCE_SILENT = Likely("source silent", "no edge came on {at}: some kHz of 3.3 V, and its ground on the board's")
SOURCE_LOCKED = Likely("source not independent", "take a source with an oscillator of its own for {at}")
BINS_UNEVEN = Likely(
    "bins uneven",
    "the sampling clock's duty cycle is off, or a flip-flop of {at}'s gear is dead: load the bitstream again",
)
LEVEL_WRONG = Likely(
    "pad's level wrong", "{at} is no 3.3 V pad as it is: look at the bank's supply, and whether something pulls the pin"
)


def judged(check: Check, fault: Likely | None) -> BringUpCheck:
    """A check of any test, with what is likely to be wrong if it failed."""
    named = {} if check.passed or fault is None else {"fault": fault.name, "advice": fault.advice}
    return BringUpCheck(name=check.name, found=check.found, limit=check.limit, passed=check.passed, **named)


def checked(name: str, found: str, limit: str, fault: Likely | None) -> BringUpCheck:
    """A check that passed if there is no fault."""
    return judged(Check(name=name, found=found, limit=limit, passed=fault is None), fault)
