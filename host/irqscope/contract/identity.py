# SPDX-License-Identifier: BSD-2-Clause
"""What an instrument is: the identification registers as one object, for both sides."""

import struct
from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Self

from . import frontends, registers
from .digest import digest
from .layout import PRESENT, Layout
from .roles import FEW, INPUTS, STIMULI, Source, event_sources, paired_sources
from .statistics import PARALLEL_SAMPLE_CLOCKS, sample_clocks
from .stimulus import TIME_BITS
from .trigger import trigger_clocks


class Mismatch(ValueError):
    """The device is not an instrument that this host can drive; the message says what to do."""


@dataclass(frozen=True, kw_only=True)
class Identity:
    """Parameters of one build. Depths are powers of two; `tick` is in seconds; `layout` is that of its snapshots."""

    board: str
    tick: Fraction
    samples: int
    front_end: frontends.FrontEndId
    filter_clocks: int
    segments: int
    sub_bits: int
    histogram_banks: int
    bin_bits: int
    pending_depth: int
    event_queue: int
    statistics_queue: int
    outlier_queue: int
    sample_clocks: int
    build: int
    inputs: int = FEW
    stimuli: int = 2
    dithered: int = 2
    bursts: int = 1
    time_bits: int = TIME_BITS
    trigger: int = 0
    layout: Layout = PRESENT

    @property
    def clock_hz(self) -> Fraction:
        """Frequency of the core's clock."""
        return 1 / (self.tick * self.samples)

    @property
    def parallel(self) -> bool:
        """Whether the statistics have an engine for each segment, in place of one for all of them."""
        return self.sample_clocks == PARALLEL_SAMPLE_CLOCKS

    @property
    def sustained_samples_hz(self) -> Fraction:
        """Samples per second and segment that the on-chip statistics take without loss."""
        return self.clock_hz / self.sample_clocks

    def followed_hz(self, segments: int) -> Fraction:
        """The same if only so many segments measure: the statistics follow faster stimuli then."""
        return self.clock_hz / min(self.sample_clocks, sample_clocks(segments))

    @property
    def stamp_offset(self) -> int:
        return frontends.stamp_offset(frontends.FRONT_ENDS[self.front_end], self.samples, self.filter_clocks)

    @property
    def filter_limit(self) -> int:
        return frontends.filter_limit(self.samples, self.filter_clocks)

    def can_dither(self, stimulus: Source) -> bool:
        """Whether that output has dither; the first ones have."""
        return STIMULI.index(stimulus) < self.dithered

    @property
    def keeps_outliers(self) -> bool:
        """Whether there are outlier records."""
        return self.outlier_queue > 0

    @property
    def roles(self) -> tuple[Source, ...]:
        """The inputs that there are."""
        return INPUTS[: self.inputs]

    @property
    def sources(self) -> tuple[Source, ...]:
        """The sources whose edges come as events."""
        return event_sources(self.inputs, trigger=bool(self.trigger))

    @property
    def paired_sources(self) -> tuple[Source, ...]:
        """The sources that segments pair."""
        return paired_sources(self.inputs)

    @property
    def trigger_clocks(self) -> int:
        return trigger_clocks(frontends.FRONT_ENDS[self.front_end], self.filter_clocks)

    @property
    def trigger_limit(self) -> int:
        """The longest limit of the trigger, in ticks."""
        return (1 << min(registers.TRIGGER["limit"].word.width, self.time_bits)) - 1

    def words(self) -> list[int]:
        """The identification registers from address 0 on."""
        board = self.board.encode("ascii").ljust(4 * registers.BOARD_WORDS, b"\0")
        if len(board) > 4 * registers.BOARD_WORDS:
            raise ValueError(f"the board's name has more than {4 * registers.BOARD_WORDS} bytes: {self.board!r}")
        values = {
            "magic": registers.INSTRUMENT_MAGIC,
            "protocol": registers.PROTOCOL,
            "tick_numerator": self.tick.numerator,
            "tick_denominator": self.tick.denominator,
            "build0": self.build & 0xFFFF_FFFF,
            "build1": self.build >> 32,
            **{f"digest{i}": w for i, w in enumerate(struct.unpack(f"<{registers.DIGEST_WORDS}I", digest()))},
            **{f"board{i}": w for i, w in enumerate(struct.unpack(f"<{registers.BOARD_WORDS}I", board))},
        }
        return [values[name] if name in values else int(getattr(self, name)) for name in registers.IDENTIFICATION]

    @classmethod
    def from_words(cls, words: list[int]) -> Self:
        """Read the identification registers; Mismatch if they are not those of an instrument of this contract."""
        value = dict(zip(registers.IDENTIFICATION, words, strict=True))
        if value["magic"] != registers.INSTRUMENT_MAGIC:
            raise Mismatch("the device on this port is not an irqscope instrument: choose another port")
        words_of_digest = [value[f"digest{i}"] for i in range(registers.DIGEST_WORDS)]
        theirs = struct.pack(f"<{registers.DIGEST_WORDS}I", *words_of_digest)
        if value["protocol"] != registers.PROTOCOL or theirs != digest():
            raise Mismatch(
                f"the instrument speaks protocol {value['protocol']} with contract {theirs.hex()[:12]}, this host "
                f"{registers.PROTOCOL} with {digest().hex()[:12]}: rebuild and flash the bitstream with this version"
            )
        board = struct.pack(f"<{registers.BOARD_WORDS}I", *(value[f"board{i}"] for i in range(registers.BOARD_WORDS)))
        return cls(
            board=board.rstrip(b"\0").decode("ascii"),
            tick=Fraction(value["tick_numerator"], value["tick_denominator"]),
            front_end=frontends.FrontEndId(value["front_end"]),
            build=value["build0"] | value["build1"] << 32,
            layout=PRESENT,
            **{name: value[name] for name in IDENTITY_FIELDS},
        )


IDENTITY_FIELDS = tuple(item.name for item in fields(Identity) if item.type is int and item.name != "build")
"""The fields that are a number in one register of the same name."""
