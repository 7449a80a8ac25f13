# SPDX-License-Identifier: BSD-2-Clause
"""The books: every edge that was seen must be found again. A measurement whose books do not balance is invalid."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..base.records import Record
from ..contract import registers
from ..contract.roles import STIMULI, Source
from ..contract.segments import Count
from ..measuring.observation import Observation
from .unmasked import UnmaskedSegment

CAUSE_CLASSES = (Count.PAIRED, Count.COALESCED, Count.MISSING, Count.UNSTAMPED, Count.PENDING)


@dataclass(frozen=True)
class Account:
    """One equation: the terms on the left add up to those on the right.

    `balanced` is None if it cannot be judged: before the final flush queues may hold what is missing, and bins that
    have no shadow copy more than is counted elsewhere.
    """

    name: str
    left: Mapping[str, int]
    right: Mapping[str, int]
    judged: bool = True

    @property
    def balanced(self) -> bool | None:
        return sum(self.left.values()) == sum(self.right.values()) if self.judged else None

    def __str__(self) -> str:
        def side(terms: Mapping[str, int]) -> str:
            return " + ".join(f"{name} {value}" for name, value in terms.items())

        sign = {True: "=", False: "!=", None: "?"}[self.balanced]
        return f"{self.name}: {side(self.left)} {sign} {side(self.right)}"


class Equation(Record, frozen=True, kw_only=True):
    """The terms of both sides, whose sums are equal."""

    name: str
    """What it is of; `NAME, unmasked` compares what the events say outside of masked spans with the chip's counts."""
    left: dict[str, int]
    """One side."""
    right: dict[str, int]
    """The other one; `not told by the events` is what is missing where events are."""
    balanced: bool | None
    """Null if it cannot be judged: before the queues have run empty, or of bins without a shadow copy."""


class Balance(Record, frozen=True, kw_only=True):
    """Every edge that was seen is found again."""

    balanced: bool
    """Every equation that can be judged is right, and at least one can."""
    final: bool
    """The queues had run empty."""
    equations: list[Equation]
    """All of them."""
    notes: dict[str, int]
    """Counts that belong to none. Those of glitches begin at the instrument's reset and end with the last snapshot."""


@dataclass(frozen=True)
class Books:
    """All accounts of a run, and the counts that belong to none. `final`: the queues had run empty."""

    accounts: tuple[Account, ...]
    notes: Mapping[str, int]
    final: bool

    @property
    def balanced(self) -> bool:
        """No account that can be judged is wrong, and at least one can."""
        judged = [account.balanced for account in self.accounts if account.judged]
        return bool(judged) and all(judged)

    @property
    def record(self) -> Balance:
        """The entry of result.json."""
        return Balance(
            balanced=self.balanced,
            final=self.final,
            notes=dict(self.notes),
            equations=[
                Equation(name=a.name, left=dict(a.left), right=dict(a.right), balanced=a.balanced)
                for a in self.accounts
            ],
        )


def _stream_accounts(observation: Observation, final: bool) -> list[Account]:
    """FPGA: seen = sent + lost + queued. Host: sent = received + lost on the link, which a gap must explain."""
    totals, accounts = observation.totals, []
    for source in totals.sources:
        seen, sent = totals.get(registers.SEEN[source]), totals.get(registers.SENT[source])
        lost, queued = totals.get(registers.LOST[source]), totals.get(registers.QUEUED[source])
        received = observation.received[source]
        if not (seen or sent or lost or queued or received):
            continue
        label = source.label
        accounts.append(
            Account(f"stream {label}", {"seen": seen}, {"sent": sent, "lost": lost, "queued": queued}, final)
        )
        # Only a gap in the sequence numbers explains a difference; without one there is no such term.
        on_link = sent - received if observation.missing and sent >= received else 0
        accounts.append(
            Account(f"link {label}", {"sent": sent}, {"received": received, "lost on the link": on_link}, final)
        )
        if not observation.missing:
            recorded = observation.loss_counts[source]
            accounts.append(Account(f"loss records {label}", {"lost": lost}, {"in loss records": recorded}, final))
    return accounts


def _output_accounts(observation: Observation, final: bool) -> list[Account]:
    """What was driven was seen by the stream, which, switched off, sees nothing."""
    totals, configuration = observation.totals, observation.configuration
    if not configuration.stream:
        return []
    driven = {stimulus: registers.FIRED[stimulus] for stimulus in STIMULI if stimulus in configuration.stimuli}
    driven |= {Source.TRIGGER: registers.FIRED_TRIGGER} if configuration.trigger else {}
    return [
        Account(f"driven {s.label}", {"fired": totals.get(fired)}, {"seen": totals.get(registers.SEEN[s])}, final)
        for s, fired in driven.items()
    ]


def _segment_accounts(observation: Observation, final: bool) -> list[Account]:
    accounts = []
    lossless = not observation.totals.get(registers.STATISTICS_LOST)
    settled = observation.totals.settled(final)
    for settings, totals in zip(observation.configuration.segments, observation.totals.segments, strict=True):
        count = {member: totals.counts[member] for member in Count}
        answered = {"paired": count[Count.PAIRED], "coalesced": count[Count.COALESCED]}
        unanswered = {name.name.lower(): count[name] for name in (Count.MISSING, Count.PENDING, Count.UNSTAMPED)}
        samples = {name: edge.count for name, edge in zip(("falling", "rising"), totals.edges, strict=True)}
        name = settings.name
        accounts += [
            Account(f"{name}: causes", {"causes": count[Count.CAUSES]}, answered | unanswered),
            Account(
                f"{name}: responses",
                {"responses": count[Count.RESPONSES]},
                {"paired": count[Count.PAIRED], "unmatched": count[Count.UNMATCHED]},
            ),
            Account(
                f"{name}: scalars", answered, samples | {"unproven": count[Count.UNPROVEN], "over": count[Count.OVER]}
            ),
            # Bins that are not settled may hold more than that, but never less.
            Account(f"{name}: histogram", samples, {"in the histogram": sum(totals.bins)}, settled or totals.later < 0),
        ]
        if lossless:
            for word, source in (("causes", settings.cause), ("responses", settings.response)):
                mine = count[Count.CAUSES if word == "causes" else Count.RESPONSES]
                if observation.configuration.stream:
                    verb, register = "seen", registers.SEEN[Source(source)]
                elif source in STIMULI:
                    verb, register = "fired", registers.FIRED[source]
                else:
                    continue
                other = {f"{verb} {source.label}": observation.totals.get(register)}
                accounts.append(Account(f"{name}: {word} {verb}", other, {word: mine}, final))
    return accounts


def _unmasked_accounts(observation: Observation, unmasked: Mapping[int, UnmaskedSegment], final: bool) -> list[Account]:
    """What the events outside of masked spans say, against the chip's counts of all."""
    accounts = []
    lossless = observation.stream_complete
    blind = bool(observation.totals.get(registers.STATISTICS_LOST))
    for number, pairing in unmasked.items():
        chip, count = observation.totals.segments[number].counts, pairing.counts
        name = f"{pairing.settings.name}, unmasked"
        causes = {member.name.lower(): count[member] for member in CAUSE_CLASSES} | {"masked": pairing.masked["masked"]}
        responses = {"paired": count[Count.PAIRED], "unmatched": count[Count.UNMATCHED]}
        responses["masked"] = pairing.masked["masked_responses"]
        sources = (pairing.settings.cause, pairing.settings.response)
        for word, total, terms, source in zip(
            ("causes", "responses"), (Count.CAUSES, Count.RESPONSES), (causes, responses), sources, strict=True
        ):
            if blind:  # the chip's counts of the segment are too few, those of the stream are not
                left = {f"seen {source.label}": observation.totals.get(registers.SEEN[source])}
            else:
                left = {word: chip[total]}
            if not lossless:
                terms["not told by the events"] = max(0, sum(left.values()) - sum(terms.values()))
            accounts.append(Account(f"{name}: {word}", left, terms, final))
    return accounts


def _outlier_accounts(observation: Observation, final: bool) -> list[Account]:
    totals = observation.totals
    if not observation.configuration.outliers:
        return []
    found = sum(segment.counts[Count.OUTLIERS] for segment in totals.segments)
    lost = sum(segment.counts[Count.OUTLIERS_LOST] for segment in totals.segments)
    sent, received = totals.get(registers.OUTLIERS_SENT), sum(observation.outlier_counts)
    on_link = sent - received if observation.missing and sent >= received else 0
    return [
        Account("outliers", {"outliers": found}, {"sent": sent, "lost": lost}, final),
        Account("link outliers", {"sent": sent}, {"received": received, "lost on the link": on_link}, final),
    ]


def balance(observation: Observation, final: bool, unmasked: Mapping[int, UnmaskedSegment] | None = None) -> Books:
    """The books of a run; `final` if its last snapshot was taken after all queues had run empty.

    `unmasked` has the segments that masked spans concern.
    """
    totals = observation.totals
    accounts: list[Account] = []
    if totals.snapshots:
        accounts = [
            *_output_accounts(observation, final),
            *_stream_accounts(observation, final),
            *_segment_accounts(observation, final),
            *_unmasked_accounts(observation, unmasked or {}, final),
            *_outlier_accounts(observation, final),
        ]
    notes = {
        "statistics lost": totals.get(registers.STATISTICS_LOST),
        "blocks received": observation.stream.blocks,
        "blocks lost on the link": observation.missing,
        "bad frames": totals.get(registers.BAD_FRAMES),
        **{f"multi {s.label}": count for s in totals.sources if (count := totals.get(registers.MULTI[s]))},
        **{f"glitches {s.label}": totals.get(registers.GLITCHES[s]) for s in observation.identity.roles},
        **{f"blocked {s.label}": totals.get(registers.BLOCKED[s]) for s in STIMULI},
        **({"held trigger": totals.get(registers.HELD_TRIGGER)} if observation.configuration.trigger else {}),
    }
    return Books(tuple(accounts), notes, final)
