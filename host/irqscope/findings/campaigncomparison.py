# SPDX-License-Identifier: BSD-2-Clause
"""Two campaigns or more beside each other, scenario by scenario: comparison.json, as a pure function of their
directories. See docs/guide/compare.md."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path

from .. import __version__
from ..analysis.comparison import check_among
from ..base.records import changed, seal_of, to_json
from ..campaigns.campaigndir import NAME, CampaignDirectory
from ..errors import BadInput, ExitCode
from ..printable import well_formed
from ..recording.watching import watching
from .alike import all_hold
from .campaigncomparisonrecord import CampaignComparison, ComparedCampaign, ComparedScenario
from .campaignrecord import VALID, ScenarioRow
from .campaignsummary import assemble
from .comparison import compare, names_of, shares_of
from .comparisonrecord import ComparisonResult

ABSENT = "no scenario"
"""What is told of one that a campaign does not define."""


def are_campaigns(directories: Sequence[Path]) -> bool:
    """Whether these are campaigns, as `all_hold` says."""
    return all_hold(directories, NAME, "campaign")


def compare_campaigns(
    directories: Sequence[Path],
    segment: str | None,
    quantiles: Sequence[str],
    *,
    margin: Fraction,
    exceed: Fraction | None,
    called: Sequence[str] = (),
    among: int = 1,
) -> CampaignComparison:
    """The content of comparison.json; times in seconds. Campaigns are `called` so, or by what tells their paths apart.

    Runs over scenarios of one name are compared, as `compare` does; the intervals of all of them hold together at 95 %,
    with those of the other comparisons if this is one `among` several. BadInput says why nothing can be compared.
    """
    if len(directories) < 2:
        raise BadInput("a comparison takes two campaigns or more")
    shares_of(quantiles)
    names = names_of(directories, called, "campaigns")
    campaigns = [CampaignDirectory(path) for path in directories]
    records, states = [each.read() for each in campaigns], [_rows(each) for each in campaigns]
    reasons = {scenario: _missing(scenario, names, states) for rows in states for scenario in rows}
    number = among * sum(not reason for reason in reasons.values())
    check_among(max(among, number))
    found = dict[str, ComparisonResult]()
    possible = [scenario for scenario, reason in reasons.items() if not reason]
    with watching("scenarios") as progress:
        for count, scenario in enumerate(possible):
            progress(count, len(possible))
            runs = [each.run(scenario).path for each in campaigns]
            try:
                found[scenario] = compare(
                    runs, segment, quantiles, margin=margin, exceed=exceed, called=names, among=number
                )
            except BadInput as error:
                reasons[scenario] = str(error)
    if not found:
        raise BadInput("no scenario can be compared: " + "; ".join(f"{name}: {why}" for name, why in reasons.items()))
    rows = [
        ComparedScenario(
            name=next(rows[scenario].name for rows in states if scenario in rows),
            comparison=_sealed(found[scenario]) if scenario in found else None,
            reason=reason or None,
        )
        for scenario, reason in reasons.items()
    ]
    return CampaignComparison(
        tool=f"irqscope {__version__}",
        campaigns=[
            ComparedCampaign(name=name, path=well_formed(str(path)), start=record.start, target=record.target)
            for name, path, record in zip(names, directories, records, strict=True)
        ],
        margin=float(margin),
        exceed=None if exceed is None else float(exceed),
        scenarios=rows,
        exit_code=int(_code(rows)),
    )


def _code(rows: Sequence[ComparedScenario]) -> ExitCode:
    """A scenario that is not compared is no limit that was kept."""
    if any(row.comparison and row.comparison.exit_code for row in rows):
        return ExitCode.LIMIT
    return ExitCode.WARNING if any(row.reason for row in rows) else ExitCode.OK


def _sealed(result: ComparisonResult) -> ComparisonResult:
    """As a file of its own would hold it."""
    return changed(result, seal=seal_of(to_json(result)))


def _rows(campaign: CampaignDirectory) -> dict[str, ScenarioRow]:
    """Scenarios by the names of their directories."""
    return dict(zip(campaign.read().scenarios, assemble(campaign).scenarios, strict=True))


def _missing(scenario: str, names: Sequence[str], states: Sequence[Mapping[str, ScenarioRow]]) -> str:
    """In which campaigns it has no figures that may be used; empty if all have some."""
    told: dict[str, list[str]] = {}
    for name, rows in zip(names, states, strict=True):
        state = rows[scenario].state if scenario in rows else ABSENT
        if state != VALID:
            told.setdefault(state, []).append(name)
    return "; ".join(f"{state} in {', '.join(those)}" for state, those in told.items())
