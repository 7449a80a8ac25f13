# SPDX-License-Identifier: BSD-2-Clause
"""The register table: 256 words of 32 bits. Each address is written here and nowhere else.

Identification (0x00..) is constant; configuration (0x40..) is read and written; status (0xB0..) counts since the last
reset and is read only. Configuration takes effect at once; what is compared with a limit of a segment while that is
written may be compared with anything. A write to a register of a stimulus is refused while that stimulus runs: while
its bit in `control` or in `state` is set.
"""

import enum
from dataclasses import dataclass

from .blocks import SEQUENCE
from .fields import Field, Word
from .roles import EVENT_SOURCES, INPUTS, SOURCE_BITS, STIMULI, Source
from .segments import Policy

PROTOCOL = 1
SIZE = 0x100
"""Words of the table."""


class Access(enum.Enum):
    IDENTIFICATION = "identification"
    CONFIGURATION = "configuration"
    STATUS = "status"


@dataclass(frozen=True)
class Register:
    """One register; `word` gives its fields (a plain number is one field called `value`)."""

    address: int
    word: Word
    access: Access

    @property
    def name(self) -> str:
        return self.word.name


REGISTERS: list[Register] = []


def _add(
    access: Access, address: int, name: str, doc: str, *fields: Field, reset: int = 0, width: int = 32
) -> Register:
    word = Word(name, fields or (Field("value", width, reset=reset),), doc)
    register = Register(address, word, access)
    REGISTERS.append(register)
    return register


# Identification ------------------------------------------------------------------------------------------------------

INSTRUMENT_MAGIC = int.from_bytes(b"IRQS", "little")
DIGEST_WORDS = 4
BUILD_WORDS = 2
BOARD_WORDS = 8

_identification: list[tuple[str, str]] = [
    ("magic", "the bytes 'IRQS'"),
    ("protocol", "protocol version"),
    *[(f"digest{i}", f"digest of the contract, word {i} of {DIGEST_WORDS}") for i in range(DIGEST_WORDS)],
    ("tick_numerator", "tick in seconds, numerator of the exact fraction"),
    ("tick_denominator", "tick in seconds, denominator of the exact fraction"),
    ("samples", "R, samples (ticks) per clock"),
    ("front_end", "kind of front end, gives the fixed delays"),
    ("filter_clocks", "clocks in the window of the glitch filter"),
    ("inputs", "number of inputs"),
    ("stimuli", "number of stimulus outputs"),
    ("dithered", "stimulus outputs that can dither, the first ones; others take no notice of `dither`, span and seed"),
    ("bursts", "1: stimuli can make bursts; 0: they cannot, and take no notice of burst and gap"),
    ("time_bits", "bits of period, width, delay, gap and span that a stimulus has; it takes no notice of higher ones"),
    ("trigger", "1: there is a trigger; 0: its pin stays low, it has no registers and no events"),
    ("segments", "number of segments measured on chip"),
    ("sub_bits", "log2 of the histogram's bins per octave"),
    ("histogram_banks", "2: the histograms have a shadow copy; 1: they have none, and their bins are never cleared"),
    ("bin_bits", "width of the histogram's bins, which count modulo 2^bin_bits"),
    ("pending_depth", "causes that a segment can keep pending"),
    ("event_queue", "depth of the event queue, in clocks with edges"),
    ("statistics_queue", "depth of the queue before the statistics, in clocks with edges"),
    ("outlier_queue", "depth of the outlier queue, in records; 0: there are none, thresholds are ignored"),
    ("sample_clocks", "clocks per sample that the statistics of one segment sustain"),
    *[(f"build{i}", f"build id, word {i} of {BUILD_WORDS}") for i in range(BUILD_WORDS)],
    *[(f"board{i}", f"name of the board, bytes {4 * i}..{4 * i + 3}, padded with 0") for i in range(BOARD_WORDS)],
]
IDENTIFICATION = {
    name: _add(Access.IDENTIFICATION, address, name, doc) for address, (name, doc) in enumerate(_identification)
}

# Configuration -------------------------------------------------------------------------------------------------------

CONFIGURATION_START = 0x40

RESET = _add(
    Access.CONFIGURATION,
    0x40,
    "reset",
    "Writing a value other than the one it holds resets everything that measures (not the time base, not these "
    "registers): an epoch begins, which all blocks from then on carry, and their numbers and the counters start from "
    "0. `state.busy` is set until the memories are clear. A host never writes 0, which is that of power-up.",
    width=SEQUENCE.field("epoch").width,
)
CONTROL = _add(
    Access.CONFIGURATION,
    0x41,
    "control",
    "what runs",
    Field("stimulus", 1, "first stimulus: 0 to 1 starts its schedule, 1 to 0 ends it after the pulse on the pin"),
    Field("stimulus2", 1, "second stimulus, likewise"),
    Field("stream", 1, "edges go to the event stream"),
    Field("statistics", 1, "edges go to the statistics"),
    Field("outliers", 1, "outlier records are sent"),
    Field("trigger", 1, "0 to 1 arms the trigger, whose count then begins; 0: only `trigger_fire` makes pulses"),
)
FLUSH = _add(
    Access.CONFIGURATION,
    0x42,
    "flush",
    "Clocks after which a block of events or outliers is sent although it is not full; 0: at once.",
    reset=5_000_000,
    width=24,
)
WATCHDOG = _add(
    Access.CONFIGURATION,
    0x43,
    "watchdog",
    "Clocks without a good frame after which the stimuli stop (until `control` is written); 0: never.",
)
SNAPSHOT = _add(
    Access.CONFIGURATION,
    0x44,
    "snapshot",
    "Writing the number after the one last taken (1 after a reset) takes a snapshot and sends it; writing the last "
    "one again sends the same again (bins that are never cleared as they are now); any other number is ignored.",
)

TRIGGER_FIRE = _add(
    Access.CONFIGURATION,
    0x47,
    "trigger_fire",
    "Writing a value other than the one it holds is an occasion to fire.",
    width=8,
)

INPUT_START = 0x48
LOOPBACK_PIN, LOOPBACK_STIMULUS, LOOPBACK_STIMULUS2 = range(3)
INPUT = {
    role: _add(
        Access.CONFIGURATION,
        INPUT_START + number,
        f"input_{role.label}",
        f"input `{role.label}`",
        Field("enable", 1, "edges are seen"),
        Field("invert", 1, "the pin's level is inverted before anything else"),
        Field("rise", 1, "rising edges are events", reset=1),
        Field("fall", 1, "falling edges are events", reset=1),
        Field("filter", 8, "glitch filter: an edge counts if its level stays for this many further ticks"),
        Field("loopback", 2, "0: pin, 1: first stimulus, 2: second stimulus, inside the FPGA"),
    )
    for number, role in enumerate(INPUTS)
}


TRIGGER_START = 0x6C
_trigger_words: list[tuple[str, str, tuple[Field, ...]]] = [
    (
        "mode",
        "what the trigger watches, and what it does",
        (
            Field("cause", SOURCE_BITS, "source of the causes"),
            Field("response", SOURCE_BITS, "source of the responses"),
            Field("deadline", 1, "fires when no response has come `limit` ticks after a cause"),
            Field("late", 1, "fires when a response comes after that"),
            Field("coalesced", 1, "fires when a cause comes while one before it waits for its response"),
            Field("active_low", 1, "the pin's active level is low"),
            Field("stop", 1, "the first pulse stops the stimuli, until the next reset"),
            Field("count", 16, "pulses until the trigger rests; 0: endless"),
        ),
    ),
    ("limit", "ticks that a cause may wait for its response; at least 2 R", ()),
    ("width", "clocks of a pulse; at least 2", (Field("value", 16),)),
    ("holdoff", "clocks after a pulse in which there is none; at least 2", ()),
]
TRIGGER = {
    name: _add(Access.CONFIGURATION, TRIGGER_START + offset, f"trigger_{name}", doc, *fields)
    for offset, (name, doc, fields) in enumerate(_trigger_words)
}


class PulseEnd(enum.IntEnum):
    FIXED = 0
    UNTIL_RESPONSE = 1


class Dither(enum.IntEnum):
    NONE = 0
    UNIFORM = 1
    EXPONENTIAL = 2
    WALK = 3


STIMULUS_START, STIMULUS_STRIDE = 0x50, 16
_stimulus_words: list[tuple[str, str, tuple[Field, ...]]] = [
    (
        "mode",
        "how the stimulus behaves",
        (
            Field("active_low", 1, "the pin's active level is low"),
            Field("pulse_end", 1, "0: fixed width, 1: until an edge of input `release`, at most `width`"),
            Field("release", 3, "place among the inputs of the one whose event ends the pulse"),
            Field("dither", 2, "0: none, 1: uniform, 2: exponential, 3: walk"),
        ),
    ),
    ("period_low", "period in ticks, low word; the least interval with exponential dither and walk", ()),
    ("period_high", "period, bits 32..39", (Field("value", 8),)),
    ("width", "pulse width in ticks (of an `until-response` pulse: the longest); at least R", ()),
    ("delay_low", "ticks from the start to the first scheduled edge, low word", ()),
    ("delay_high", "bits 32..39", (Field("value", 8),)),
    ("count", "edges (bursts, if burst > 1) until the schedule ends; 0: endless", ()),
    ("burst", "edges in a burst; 0 and 1: no bursts", (Field("value", 16),)),
    ("gap", "ticks between the edges of a burst", ()),
    ("span_low", "ticks, low word; uniform, walk: range of the random part; exponential: its mean", ()),
    ("span_high", "bits 32..39", (Field("value", 8),)),
    ("seed", "seed of the random numbers; 0 counts as 1", ()),
]
STIMULUS = {
    role: {
        name: _add(
            Access.CONFIGURATION,
            STIMULUS_START + STIMULUS_STRIDE * number + offset,
            f"{role.label}_{name}",
            doc,
            *fields,
        )
        for offset, (name, doc, fields) in enumerate(_stimulus_words)
    }
    for number, role in enumerate(STIMULI)
}

SEGMENT_START, SEGMENT_STRIDE, SEGMENT_LIMIT = 0x70, 8, 8
_segment_words: list[tuple[str, str, tuple[Field, ...]]] = [
    (
        "mode",
        "what is paired, and how",
        (
            Field("enable", 1, "the segment is measured"),
            Field("cause", SOURCE_BITS, "source of the causes"),
            Field("response", SOURCE_BITS, "source of the responses"),
            Field("policy", 2, ", ".join(f"{policy.value}: {policy.name.lower()}" for policy in Policy)),
            Field("depth", 16, "fifo: length of the target's own queue, 0: never drops"),
        ),
    ),
    ("least_low", "m: the least possible latency in ticks, low word", ()),
    ("least_high", "bits 32..39", (Field("value", 8),)),
    ("timeout_low", "a cause pending for more ticks than this is missing; low word", ()),
    ("timeout_high", "bits 32..39; the timeout is at most 2**34 - 1", (Field("value", 8),)),
    ("threshold_low", "samples above this many ticks are outliers; low word", ()),
    ("threshold_high", "bits 32..39", (Field("value", 8),)),
]
SEGMENT = [
    {
        name: _add(
            Access.CONFIGURATION,
            SEGMENT_START + SEGMENT_STRIDE * number + offset,
            f"segment{number}_{name}",
            doc,
            *fields,
        )
        for offset, (name, doc, fields) in enumerate(_segment_words)
    }
    for number in range(SEGMENT_LIMIT)
]

# Status --------------------------------------------------------------------------------------------------------------

STATUS_START = 0xB0
SOURCE_STRIDE = 16
"""Words of a block that has one for each source. Numbers from `UNUSED` on no source has: other registers stand there,
and in some blocks one stands at `HOLE`, which is no number of a source either."""
HOLE, UNUSED = 7, 12


def _per_source(address: int, name: str, doc: str) -> dict[Source, Register]:
    return {
        role: _add(Access.STATUS, address + role, f"{name}_{role.label}", f"{doc}, `{role.label}`")
        for role in EVENT_SOURCES
    }


_SEEN, _SENT, _LOST, _QUEUED, _MULTI = (STATUS_START + SOURCE_STRIDE * number for number in range(5))
SEEN = _per_source(_SEEN, "seen", "edges offered to the event stream")
SENT = _per_source(_SENT, "sent", "edges sent in event blocks")
LOST = _per_source(_LOST, "lost", "edges lost because the event queue was full")
QUEUED = _per_source(_QUEUED, "queued", "edges waiting in the event queue")
MULTI = _per_source(_MULTI, "multi", "accepted edges that were not recorded: one a clock is")
_glitches = (
    *range(_SEEN + UNUSED, _SEEN + SOURCE_STRIDE),
    _SENT + HOLE,
    _MULTI + HOLE,
    _MULTI + UNUSED,
    _MULTI + SOURCE_STRIDE - 1,
)
GLITCHES = {
    role: _add(Access.STATUS, address, f"glitches_{role.label}", f"pulses suppressed by the filter of `{role.label}`")
    for role, address in zip(INPUTS, _glitches, strict=True)
}
FIRED = {
    role: _add(Access.STATUS, _LOST + UNUSED + i, f"fired_{role.label}", f"active edges driven, `{role.label}`")
    for i, role in enumerate(STIMULI)
}
BLOCKED = {
    role: _add(
        Access.STATUS,
        _LOST + UNUSED + len(STIMULI) + i,
        f"blocked_{role.label}",
        f"edges due while the line was still held, `{role.label}`",
    )
    for i, role in enumerate(STIMULI)
}
NOW_LOW = _add(Access.STATUS, _QUEUED + UNUSED, "now_low", "time base in ticks when read, low word")
NOW_HIGH = _add(
    Access.STATUS,
    _QUEUED + UNUSED + 1,
    "now_high",
    "time base in ticks, high word, as it was when the low word was read",
)
STATE = _add(
    Access.STATUS,
    _QUEUED + UNUSED + 2,
    "state",
    "what is going on",
    Field("busy", 1, "memories are being cleared after a reset"),
    Field("running", 1, "the first stimulus' schedule has not ended"),
    Field("running2", 1, "the second stimulus' schedule has not ended"),
    Field("watchdog", 1, "the watchdog has stopped the stimuli"),
    Field("events", 1, "edges are waiting in the event queue or in an unfinished block"),
    Field("statistics", 1, "edges are waiting in the statistics"),
    Field("outliers", 1, "outlier records are waiting"),
    Field("snapshot", 1, "a snapshot is being taken or sent"),
    Field("triggered", 1, "the trigger has stopped the stimuli"),
)
STATISTICS_LOST, OUTLIERS_SENT, BAD_FRAMES, SNAPSHOT_TAKEN = (
    _add(Access.STATUS, _SENT + UNUSED + i, name, doc)
    for i, (name, doc) in enumerate(
        (
            ("statistics_lost", "clocks with edges that the statistics' queue had no room for"),
            ("outliers_sent", "outlier records sent"),
            ("bad_frames", "windows that began with the sync bytes and had a wrong CRC"),
            ("snapshot_taken", "number of the snapshot last taken"),
        )
    )
)
FIRED_TRIGGER = _add(Access.STATUS, _SEEN + HOLE, "fired_trigger", "pulses of the trigger")
HELD_TRIGGER = _add(
    Access.STATUS,
    _QUEUED + SOURCE_STRIDE - 1,
    "held_trigger",
    "occasions to fire without a pulse: one was on the pin, or its hold-off was not over, or the count was",
)

_addresses = [register.address for register in REGISTERS]
assert len(_addresses) == len(set(_addresses)), "two registers share an address"
assert max(_addresses) < SIZE
assert all(role < UNUSED and role != HOLE for role in EVENT_SOURCES)
BY_ADDRESS = {register.address: register for register in REGISTERS}
BY_NAME = {register.name: register for register in REGISTERS}
assert len(BY_NAME) == len(REGISTERS)
