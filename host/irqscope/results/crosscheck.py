# SPDX-License-Identifier: BSD-2-Clause
"""The host's own figures against those of the chip. While nothing was lost, a difference is an error of one of them."""

from collections.abc import Sequence

from ..contract import registers
from ..contract.segments import Count
from ..device.snapshots import SegmentTotals
from ..measuring.observation import Observation
from ..measuring.pairing import SegmentPairing
from ..units import counted

EXACT = (
    Count.CAUSES,
    Count.RESPONSES,
    Count.PAIRED,
    Count.COALESCED,
    Count.UNSTAMPED,
    Count.UNMATCHED,
    Count.PREMATURE,
    Count.AMBIGUOUS,
    Count.UNPROVEN,
    Count.OVER,
)


def all_events(observation: Observation) -> bool:
    """The host has every edge that the chip saw."""
    totals = observation.totals
    return observation.stream_complete and not sum(totals.get(registers.LOST[s]) for s in totals.sources)


def missed(observation: Observation) -> int:
    """Clocks with edges that the statistics missed. Pairs are wrong then, not fewer: a lost answer coalesces."""
    return observation.totals.get(registers.STATISTICS_LOST)


def comparable(observation: Observation) -> bool:
    """Nothing was lost on either way, so that both sides saw the same edges."""
    return all_events(observation) and not missed(observation)


def differences(observation: Observation) -> list[str]:
    """One sentence for each segment and figure in which host and chip differ. After the final flush only."""
    found = []
    for settings, pairing, totals in zip(
        observation.configuration.segments, observation.pairings, observation.totals.segments, strict=True
    ):
        found += [f"{settings.name}: {text}" for text in _segment(pairing, totals, observation.identity.sub_bits)]
    if observation.firings:
        found += [
            f"trigger: no event is what its pulse at tick {firing.time} answers"
            for firing in observation.firings.found
            if firing.of is None
        ]
    return found


def _segment(pairing: SegmentPairing, totals: SegmentTotals, sub_bits: int) -> list[str]:
    found = []

    def compare(what: str, host: object, chip: object) -> None:
        if host != chip:
            found.append(f"{what} is {chip} on the chip and {host} from the events")

    def compare_bins(what: str, host: Sequence[int], chip: Sequence[int]) -> None:
        wrong = [index for index, (mine, its) in enumerate(zip(host, chip, strict=True)) if mine != its]
        if wrong:
            compare(f"{what} differs in {counted(len(wrong), 'bin')}: bin {wrong[0]}", host[wrong[0]], chip[wrong[0]])

    for count in EXACT:
        compare(count.name.lower(), pairing.counts[count], totals.counts[count])
    # A cause that nobody answered becomes missing when its time has passed, for which the host sees no event.
    open_on_host = pairing.counts[Count.MISSING] + pairing.counts[Count.PENDING]
    compare("missing + pending", open_on_host, totals.counts[Count.MISSING] + totals.counts[Count.PENDING])
    for name, host, chip in zip(("falling", "rising"), pairing.edges, totals.edges, strict=True):
        theirs = vars(chip)
        if field := next((field for field, value in vars(host).items() if value != theirs[field]), None):
            compare(f"{field.replace('_', ' ')} of {name} responses", getattr(host, field), theirs[field])
    compare_bins("the histogram of response - youngest pending", pairing.youngest, totals.youngest)
    compare_bins("the histogram", pairing.exact.bins(sub_bits), totals.bins)
    return found
