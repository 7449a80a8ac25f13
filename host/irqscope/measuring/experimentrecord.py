# SPDX-License-Identifier: BSD-2-Clause
"""What more is to be found out in a run: an experiment, told by its name, and its settings."""

from fractions import Fraction
from typing import Annotated

from ..base.records import PositiveTicks, Record, among, between, like
from ..contract.roles import source
from ..device.settings_records import InputName, SourceName
from ..errors import BadInput
from .chain import Chain, Link, chain_of
from .cited import Window
from .decision import SIMPLE, Decision
from .releases import RELEASES

MOST_BINS = 10_000
"""Parts of a period that can be told apart."""
Rational = Annotated[str, like("^[0-9]{1,40}(/[1-9][0-9]{0,39})?$", "a text with a fraction")]


class Settings(Record, frozen=True, kw_only=True, tag_field="name"):
    """Of an experiment."""

    @property
    def name(self) -> str:
        """Of the experiment."""
        return str(self.__struct_config__.tag)


class PeriodicSettings(Settings, frozen=True, kw_only=True, tag="periodic"):
    """Tasks that run by a clock of their own (docs/guide/periodic.md)."""

    inputs: list[InputName]
    """Pins that the tasks toggle."""
    window: Window
    """Of the grid that is fitted to the starts."""
    work: Rational | None
    """Seconds that a task takes at most; null: there is no budget."""
    tolerance: Rational
    """Share of the time left that a start may use."""
    decision: Decision = SIMPLE
    """By which rule of JCGM 106 the budget is judged."""
    threshold: Rational | None = None
    """Seconds beyond the earliest start of a window, after which starts are searched for a period; null: none are."""


class MultiSettings(Settings, frozen=True, kw_only=True, tag="multi"):
    """Tasks against their deadlines (docs/guide/multi.md)."""

    release: Annotated[str, among(*RELEASES)]
    """What releases the tasks: the stimulus, or a clock of their own, of which a grid is fitted."""
    window: Window
    """Of the grid."""
    deadlines: dict[InputName, Rational]
    """Seconds from the release, by the pin of the task."""
    allow_unstarted: bool = False
    """A task that never starts is not judged."""


class BracketSettings(Settings, frozen=True, kw_only=True, tag="bracket"):
    """An operation between two toggles (docs/guide/bracket.md)."""

    operation: str | None
    """Its name; null if nobody says it."""


class InterferenceSettings(Settings, frozen=True, kw_only=True, tag="interfere"):
    """Two interrupts that may delay each other (docs/guide/interfere.md)."""

    bins: Annotated[int, between(1, MOST_BINS)] | None
    """Parts of a period that are told apart; null: as many as the stimuli support."""


class LinkRecord(Record, frozen=True, kw_only=True):
    """A segment of a chain."""

    name: str
    """As figures and limits call it."""
    cause: SourceName
    """Whose edges it begins with."""
    response: SourceName
    """Whose edges it ends with."""
    fifo: bool
    """Each cause has an answer of its own, so that several may be under way."""


class ChainSettings(Settings, frozen=True, kw_only=True, tag="chain"):
    """What a stimulus sets off, pin after pin (docs/guide/chain.md)."""

    segments: list[LinkRecord]
    """Those that were asked for; from them follow the order of the pins and what spans several of them."""
    deadlines: dict[str, Rational]
    """Seconds, by segment."""

    def __post_init__(self) -> None:
        try:
            named = self.chain.named
        except BadInput as error:
            raise ValueError(str(error)) from error
        if strange := [name for name in self.deadlines if name not in named]:
            raise ValueError(f"no segment of the chain is called {strange[0]}, which has a deadline")

    @property
    def chain(self) -> Chain:
        """The segments, put together."""
        links = [Link(each.name, source(each.cause), source(each.response), each.fifo) for each in self.segments]
        for each in links:
            each.check()
        return chain_of(links)


class IdleSettings(Settings, frozen=True, kw_only=True, tag="idle"):
    """How the time before a stimulus makes its latency longer (docs/guide/idle.md)."""

    shortest: PositiveTicks
    """Time between stimuli, but for that in which the target answers."""
    longest: PositiveTicks
    """Likewise."""
    parts: list[Annotated[str, like("^[0-9]{2}$", "two digits")]]
    """Names, in the directory `parts`, of the runs with shorter gaps, in the order in which they are measured."""


class ClockSettings(Settings, frozen=True, kw_only=True, tag="clock"):
    """How far a clock wanders whose pulses come at equal intervals (docs/guide/clock.md)."""

    input: InputName
    """Where its pulses come."""
    reference: InputName | None
    """Where those of another clock come that it is compared with; null: the instrument's own is that."""
    period: Rational
    """Seconds between pulses."""
    tolerance: Rational
    """Share of the period by which a pulse may be off where it is due after the one before."""
    remove: Annotated[str, among("nothing", "offset")]
    """What is taken off the time errors: `offset` is the line that fits them best, and with it the offset in frequency.
    """

    def __post_init__(self) -> None:
        if not Fraction(self.period) or not Fraction(self.tolerance):
            raise ValueError("period and tolerance of a clock are more than 0")
        if self.reference == self.input:
            raise ValueError(f"{self.input} cannot be its own reference")


AnySettings = (
    PeriodicSettings
    | MultiSettings
    | BracketSettings
    | InterferenceSettings
    | ChainSettings
    | IdleSettings
    | ClockSettings
)
