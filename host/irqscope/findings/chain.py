# SPDX-License-Identifier: BSD-2-Clause
"""What a stimulus set off, pin after pin, from the events of a run (docs/guide/chain.md)."""

from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from ..analysis.chains import late, longest
from ..analysis.histogram import Distribution
from ..measuring.chain import Chain
from ..measuring.chaining import settings_of
from ..measuring.experimentrecord import ChainSettings
from ..measuring.observation import Observation
from ..results.findingrecords import ChainDeadline, ChainFinding, Hop, LateChains, LateHop, OneChain
from ..targets.target import Target
from ..units import to_ticks
from .chainfollower import ChainFollower
from .finder import Finder

WORST = 10
"""Chains that are told one by one."""


def finder(settings: ChainSettings, observation: Observation, target: Target) -> Finder:
    """What the run says of a chain; it is no reason to call it invalid."""
    chain, identity = settings.chain, observation.identity
    deadlines = [
        (chain.reach(chain.named[name]), to_ticks(Fraction(seconds), identity.tick))
        for name, seconds in settings.deadlines.items()
    ]
    follower = ChainFollower(settings_of(chain, observation.configuration, target), identity, deadlines)
    return Finder(lambda: (_found(settings, chain, follower), []), [follower])


def _found(settings: ChainSettings, chain: Chain, follower: ChainFollower) -> ChainFinding:
    parts = [Distribution.exact(each) for each in follower.parts]
    some = follower.complete > 0
    found = late(follower.complete, follower.longest, [each.median for each in parts]) if some else None
    return ChainFinding(
        whole=chain.whole.name,
        stimuli=follower.stimuli,
        complete=follower.complete,
        doubtful=follower.doubtful,
        open=sum(follower.open),
        gaps=follower.gaps,
        median=Distribution.exact(follower.lasting).median if some else None,
        hops=[
            Hop(
                segment=link.name,
                cause=link.cause.label,
                response=link.response.label,
                median=parts[number].median if some else None,
                worst=parts[number].rank(parts[number].n)[1] if some else None,
                unanswered=follower.unanswered[number],
                merged=follower.merged[number],
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
            for row in longest(follower.longest, WORST)
        ],
        deadlines=list(_deadlines(settings, chain, follower)),
    )


def _deadlines(settings: ChainSettings, chain: Chain, follower: ChainFollower) -> Iterator[ChainDeadline]:
    for number, (name, seconds) in enumerate(settings.deadlines.items()):
        hops = chain.reach(chain.named[name])
        missing = sum(follower.unanswered[hops])
        unknown = follower.doubtful + sum(follower.open[: hops.stop]) + sum(follower.unanswered[: hops.start])
        yield ChainDeadline(
            segment=name,
            deadline=float(Fraction(seconds)),
            n=follower.stimuli - unknown,
            late=follower.late[number],
            missing=missing,
            unknown=unknown,
        )
