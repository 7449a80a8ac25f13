# SPDX-License-Identifier: BSD-2-Clause
"""A chain: what a stimulus sets off, pin after pin, and the segments that it is measured by.

`wake=stimulus:task` begins with edges of one source and ends with those of another; `:fifo` says that each has an
answer of its own, so that several may be under way. Segments that lead from pin to pin are *hops*; those that span
several of them are *spans*. The whole chain is a span as well, of the contract's name if it has one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from ..contract.roles import Source, source
from ..contract.segments import Policy, Segment, between, check_named
from ..errors import BadInput

if TYPE_CHECKING:
    from ..targets.target import Target

WHOLE = "whole"
"""The name of a chain that the contract has none for."""
FIFO = "fifo"
FORM = "NAME=FROM:TO, or NAME=FROM:TO:fifo"


@dataclass(frozen=True)
class Link:
    """A segment of a chain, by its name; `fifo`: each cause has an answer of its own."""

    name: str
    cause: Source
    response: Source
    fifo: bool = False

    @classmethod
    def parse(cls, text: str) -> Self:
        """What `wake=stimulus:task:fifo` says; BadInput if that is nothing."""
        name, equals, ends = text.partition("=")
        begin, _, rest = ends.partition(":")
        end, colon, how = rest.partition(":")
        if not (equals and begin and end) or (colon and how != FIFO):
            raise BadInput(f"--segment {text!r} is no segment: write {FORM}, for example wake=stimulus:task")
        try:
            cause, response = source(begin), source(end)
        except ValueError as error:
            raise BadInput(f"--segment {name}: {error}") from error
        found = cls(name, cause, response, bool(how))
        found.check()
        return found

    def check(self) -> None:
        """BadInput if its name or its ends cannot be those of a segment."""
        try:
            check_named(self.name, self.cause, self.response)
        except ValueError as error:
            raise BadInput(f"--segment {error}") from error
        if self.cause == self.response:
            raise BadInput(f"--segment {self.name} is an interval, and a chain is made of latencies")

    @property
    def segment(self) -> Segment:
        """The same as the contract has it."""
        return Segment(self.name, self.cause, self.response, f"{self.cause.label} to {self.response.label}")

    def policy(self, target: "Target") -> tuple[Policy, int]:
        """How it is paired, and the depth of the target's queue (0: it drops nothing)."""
        return (Policy.FIFO, 0) if self.fifo else target.policy(self.segment)


@dataclass(frozen=True)
class Chain:
    """Hops, one after the other from the stimulus on, and spans over several of them; all have names of their own."""

    hops: tuple[Link, ...]
    spans: tuple[Link, ...]

    @property
    def path(self) -> tuple[Source, ...]:
        """The pins, in their order."""
        return (self.hops[0].cause, *(each.response for each in self.hops))

    @property
    def whole(self) -> Link:
        """From the stimulus to the end: that of the hops and spans, else one that is not measured as such."""
        begin, end = self.path[0], self.path[-1]
        given = [each for each in (*self.hops, *self.spans) if (each.cause, each.response) == (begin, end)]
        known = between(begin, end)
        return given[0] if given else Link(known.name if known else WHOLE, begin, end)

    @property
    def named(self) -> Mapping[str, Link]:
        """All that figures are of, by name."""
        return {each.name: each for each in (*self.hops, *self.spans, self.whole)}

    def reach(self, link: Link) -> slice:
        """The hops that a hop or a span is made of."""
        return slice(self.path.index(link.cause), self.path.index(link.response))


def chain_of(links: Iterable[Link]) -> Chain:
    """Put segments, in any order, together; BadInput if they are no chain from a stimulus on.

    That is if it splits, if two join, or if they do not hang together.
    """
    links = list(links)
    if not links:
        raise BadInput("a chain has one segment at least, and there is no segment")
    _check_once(links)
    after: dict[Source, set[Source]] = {}
    for each in links:
        after.setdefault(each.cause, set()).add(each.response)
    hops = [each for each in links if not _around(each, after)]
    _check_straight(hops)
    begins = [each for each in hops if each.cause not in {other.response for other in hops}]
    if not begins:
        raise BadInput(f"the segments go round in a circle: {_told(hops)}")
    if len(begins) > 1:
        raise BadInput(
            f"the segments do not hang together: {begins[1].name} begins with {begins[1].cause.label}, which "
            f"no segment ends with, and so does {begins[0].name} with {begins[0].cause.label}"
        )
    if begins[0].cause != Source.STIMULUS:
        raise BadInput(
            f"a chain begins with the stimulus, and this one with {begins[0].cause.label}: add the segment "
            f"from stimulus to {begins[0].cause.label}"
        )
    following, ordered = {each.cause: each for each in hops}, [begins[0]]
    while (last := ordered[-1].response) in following:
        ordered.append(following[last])
    if len(ordered) < len(hops):
        raise BadInput(f"the segments do not hang together: {_told(set(hops) - set(ordered))} is apart from the others")
    return Chain(tuple(ordered), tuple(each for each in links if each not in hops))


def _around(link: Link, after: Mapping[Source, set[Source]]) -> bool:
    """Whether other segments, several of them, lead from its begin to its end."""
    seen: set[Source] = set()
    ahead = [each for each in after[link.cause] if each != link.response]
    while ahead:
        if (now := ahead.pop()) == link.response:
            return True
        if now not in seen:
            seen.add(now)
            ahead += after.get(now, ())
    return False


def _check_once(links: Sequence[Link]) -> None:
    for number, each in enumerate(links):
        for before in links[:number]:
            if before.name == each.name:
                raise BadInput(f"--segment {each.name} is given twice")
            if (before.cause, before.response) == (each.cause, each.response):
                raise BadInput(f"--segment {before.name} and {each.name} are the same: leave out one of them")


def _check_straight(hops: Sequence[Link]) -> None:
    for number, each in enumerate(hops):
        for before in hops[:number]:
            if before.cause == each.cause:
                raise BadInput(
                    f"the chain splits at {each.cause.label}, into {before.response.label} and {each.response.label}: "
                    "follow one of them at a time"
                )
            if before.response == each.response:
                raise BadInput(
                    f"two segments join at {each.response.label}, from {before.cause.label} and {each.cause.label}: "
                    "follow one of them at a time"
                )


def _told(links: Iterable[Link]) -> str:
    return ", ".join(sorted(each.name for each in links))


def usual(target: "Target") -> Iterator[Link]:
    """From the stimulus over all pins of handler and task that the target toggles."""
    last = Source.STIMULUS
    for role in (Source.ISR, Source.TASK, Source.DONE):
        known = between(last, role)
        if known is not None and target.answers(known):
            yield Link(known.name, last, role)
            last = role
