# SPDX-License-Identifier: BSD-2-Clause
"""What a stimulus set off, pin after pin, from the events of a run (docs/guide/chain.md)."""

from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from ..analysis.chains import late, longest
from ..analysis.histogram import Distribution
from ..contract import registers
from ..contract.roles import Source
from ..measuring.chain import Chain
from ..measuring.chaining import settings_of
from ..measuring.experimentrecord import ChainSettings
from ..measuring.observation import Observation
from ..results.findingrecords import ChainDeadline, ChainFinding, Hop, LateChains, LateHop, OneChain
from ..targets.target import Target
from .chainfollower import ChainFollower
from .finder import Finder
from .tasks import in_ticks

WORST = 10
"""Chains that are told one by one."""


def finder(settings: ChainSettings, observation: Observation, target: Target) -> Finder:
    """What the run says of a chain; it is no reason to call it invalid."""
    chain, identity, totals = settings.chain, observation.identity, observation.totals
    allowed = [
        (chain.reach(chain.named[name]), in_ticks(Fraction(seconds), identity))
        for name, seconds in settings.deadlines.items()
    ]
    follower = ChainFollower(settings_of(chain, observation.configuration, target), identity, allowed)

    def found() -> tuple[ChainFinding, list[str]]:
        # What the chip has counted went before events were lost.
        return _found(settings, chain, follower, totals.get(registers.FIRED[Source.STIMULUS])), []

    return Finder(found, [follower])


def _found(settings: ChainSettings, chain: Chain, follower: ChainFollower, driven: int) -> ChainFinding:
    lost = max(0, driven - follower.stimuli)
    figures = follower.figures
    parts = [Distribution.exact(each) for each in figures.parts]
    some = figures.complete > 0
    found = late(figures.complete, figures.longest, [each.median for each in parts]) if some else None
    return ChainFinding(
        whole=chain.whole.name,
        stimuli=follower.stimuli + lost,
        complete=figures.complete,
        doubtful=follower.doubtful,
        open=sum(figures.open),
        gaps=follower.gaps,
        lost=lost,
        median=Distribution.exact(figures.lasting).median if some else None,
        hops=[
            Hop(
                segment=link.name,
                cause=link.cause.label,
                response=link.response.label,
                median=parts[number].median if some else None,
                worst=parts[number].rank(parts[number].n)[1] if some else None,
                unanswered=figures.unanswered[number],
                merged=figures.merged[number],
                causeless=follower.causeless[number],
            )
            for number, link in enumerate(chain.hops)
        ],
        late=None
        if found is None
        else LateChains(
            n=found.n,
            least=found.least,
            hops=[
                LateHop(segment=link.name, mean=mean, beyond=beyond, led=led)
                for link, mean, beyond, led in zip(chain.hops, found.mean, found.beyond, found.led, strict=True)
            ],
        ),
        worst=[
            OneChain(begin=int(row[0]), hops=[int(each) for each in np.diff(row)])
            for row in longest(figures.longest, WORST)
        ],
        deadlines=list(deadlines(settings, chain, follower, lost)),
    )


def deadlines(settings: ChainSettings, chain: Chain, follower: ChainFollower, lost: int = 0) -> Iterator[ChainDeadline]:
    """How each was kept, in the order of the settings; of so many chains the events were `lost`."""
    figures = follower.figures
    for number, (name, seconds) in enumerate(settings.deadlines.items()):
        hops = chain.reach(chain.named[name])
        unknown = follower.doubtful + sum(figures.open[: hops.stop]) + sum(figures.unanswered[: hops.start])
        yield ChainDeadline(
            segment=name,
            deadline=float(Fraction(seconds)),
            n=follower.stimuli - unknown,
            late=figures.late[number],
            missing=sum(figures.unanswered[hops]),
            unknown=unknown + lost,
        )
