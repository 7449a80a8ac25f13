# SPDX-License-Identifier: BSD-2-Clause
"""What consists of several runs as Python sees it: sweeps, campaigns, comparisons; and reading any of them."""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar

from ..base.options import COUNT, QUANTILES, TIME, many
from ..campaigns import campaigndir
from ..campaigns.campaign import read_campaign
from ..campaigns.campaigndir import CampaignDirectory
from ..errors import BadInput
from ..experiments._known import known
from ..experiments._series import conduct
from ..files import anchored, possible
from ..findings.campaigncomparison import compare_campaigns as compared_campaigns
from ..findings.campaigncomparisonrecord import CampaignComparison as ComparedCampaigns
from ..findings.campaignrecord import INVALID, CampaignResult
from ..findings.campaignsummary import evaluate_campaign
from ..findings.comparison import compare as compared
from ..findings.comparisonrecord import ComparisonResult
from ..measuring.stopping import StopRequest
from ..report.comparisons import AnyComparison, sentences
from ..results.saturationrecord import KneeResult
from ..sweeps import sweepdir
from ..sweeps.evaluation import evaluate_sweep
from ..sweeps.sweepcomparison import compare_sweeps as compared_sweeps
from ..sweeps.sweepcomparison import margin_of
from ..sweeps.sweepcomparisonrecord import SweepComparison as ComparedSweeps
from ..sweeps.sweepdir import SweepDirectory
from ..sweeps.sweeprecord import SweepResult
from .progress import Status
from .reported import Kept, Reported
from .run import Run

C = TypeVar("C", bound=AnyComparison)


class Sweep(Kept[SweepResult]):
    """A measured sweep of rates."""

    def __init__(self, path: Path, result: SweepResult | None = None) -> None:
        if result is None:
            result = evaluate_sweep(SweepDirectory(anchored(path)), needed=False)
        super().__init__(path, result)

    @property
    def knee(self) -> KneeResult | None:
        """Where the target is saturated: `rate` and its `interval`, in Hz; None if the steps do not show it."""
        found = self.result.saturation
        return found.knee if found else None

    @property
    def steps(self) -> list[Run]:
        """Its runs, in the order in which they were measured."""
        directory = SweepDirectory(self._now)
        runs = [directory.step(step).path for step in directory.read().steps]
        return [Run(path) for path in runs if (path / "capture.irq").exists()]


class Campaign(Kept[CampaignResult]):
    """A measured campaign."""

    def __init__(self, path: Path, result: CampaignResult | None = None) -> None:
        if result is None:
            result = evaluate_campaign(CampaignDirectory(anchored(path)), needed=False)
        super().__init__(path, result)

    @property
    def runs(self) -> dict[str, Run]:
        """The run over each scenario, by name; left out are those that were not measured, or are invalid: their figures
        may not be used."""
        paths = {row.name: self._now / row.directory for row in self.result.scenarios if row.state != INVALID}
        return {name: Run(path) for name, path in paths.items() if (path / "capture.irq").exists()}


class _Compared(Reported[C]):
    """Several compared with the first of them."""

    @property
    def sentences(self) -> list[str]:
        """What is found, in words."""
        return list(sentences(self.result))

    def __repr__(self) -> str:
        return "\n".join(self.sentences)


class Comparison(_Compared[ComparisonResult]):
    """Runs compared with the first of them (docs/guide/compare.md); `result` is what comparison.json holds."""


class CampaignComparison(_Compared[ComparedCampaigns]):
    """Campaigns compared with the first of them, scenario by scenario; `result` is what comparison.json holds."""

    @property
    def scenarios(self) -> dict[str, Comparison]:
        """The comparison of the runs over each scenario, by name; those that are not compared are left out."""
        return {each.name: Comparison(each.comparison) for each in self.result.scenarios if each.comparison}


class SweepComparison(_Compared[ComparedSweeps]):
    """Sweeps compared with the first of them; `result` is what comparison.json holds."""


def read(path: Path | str) -> Run | Sweep | Campaign:
    """What lies in a directory, also of a run that was killed, and also where nothing can be written; BadInput if it is
    none of these."""
    place = possible(Path(path))
    if (place / sweepdir.NAME).exists():
        return Sweep(place)
    if (place / campaigndir.NAME).exists():
        return Campaign(place)
    return Run(place)


def compare(
    *runs: Run | Path | str,
    segment: str | None = None,
    quantiles: Sequence[float] = (0.5, 0.9, 0.99, 0.999),
    margin: float | str | Fraction = 0,
    exceed: float | str | Fraction | None = None,
    names: Sequence[str] = (),
    among: int = 1,
) -> Comparison:
    """Compare runs with the first: is one better, worse, equivalent within `margin`, or is that not shown?

    Of one `segment`, by default the first that all measured; `exceed` compares how often latencies are longer than it.
    The report calls them by `names`, one for each, in their order; without any by what tells their paths apart.
    If this is one `among` several comparisons, the intervals of all of them hold together.
    """
    paths = _paths(runs, "runs")
    for path in paths:
        Run(path)  # evaluates those that have no result yet
    longer = None if exceed is None else TIME.take(exceed)
    found = compared(
        paths,
        segment,
        _shares(quantiles),
        margin=TIME.take(margin),
        exceed=longer,
        called=_called(names),
        among=COUNT.take(among),
    )
    return Comparison(found)


def compare_campaigns(
    *campaigns: Campaign | Path | str,
    segment: str | None = None,
    quantiles: Sequence[float] = (0.5, 0.9, 0.99, 0.999),
    margin: float | str | Fraction = 0,
    exceed: float | str | Fraction | None = None,
    names: Sequence[str] = (),
    among: int = 1,
) -> CampaignComparison:
    """Compare campaigns with the first, as `compare` does the runs over scenarios of one name.

    All intervals hold together, so that more scenarios do not make more false claims. A scenario that not all campaigns
    have measured has its reason in `result`, and ends with exit code 3.
    """
    paths = _paths(campaigns, "campaigns")
    for path in paths:
        Campaign(path)  # evaluates those whose runs have no result yet
    longer = None if exceed is None else TIME.take(exceed)
    found = compared_campaigns(
        paths,
        segment,
        _shares(quantiles),
        margin=TIME.take(margin),
        exceed=longer,
        called=_called(names),
        among=COUNT.take(among),
    )
    return CampaignComparison(found)


def compare_sweeps(
    *sweeps: Sweep | Path | str, margin: float | str | Fraction = 0, names: Sequence[str] = (), among: int = 1
) -> SweepComparison:
    """Compare the saturation rates of sweeps with that of the first: is one better, worse, equivalent within `margin`
    (a rate: "2kHz", or hertz), or is that not shown?

    A sweep that shows no saturation rate has its reason in `result`, and ends with exit code 3. If this is one `among`
    several comparisons, the intervals of all of them hold together.
    """
    paths = _paths(sweeps, "sweeps")
    return SweepComparison(
        compared_sweeps(paths, margin=margin_of(margin), called=_called(names), among=COUNT.take(among))
    )


def _paths(given: Sequence[Kept[Any] | Path | str], what: str) -> list[Path]:
    """Where those are that are compared; BadInput if they are not two at least."""
    paths = [each._now if isinstance(each, Kept) else possible(Path(each)) for each in given]
    if len(paths) < 2:
        raise BadInput(f"a comparison takes two {what} or more, the reference first")
    return paths


def _shares(quantiles: Sequence[float]) -> tuple[str, ...]:
    """The quantiles that are asked for, one at least."""
    try:
        shares = tuple(QUANTILES.take(quantiles))
    except BadInput as error:
        raise BadInput(f"quantiles: {error}") from error
    if not shares:
        raise BadInput("quantiles: it takes one or more, such as 0.999")
    return shares


def campaign(
    file: Path | str, out: Path | str, *, names: Sequence[str] = (), stop: StopRequest | None = None
) -> Campaign:
    """Measure the campaign of a TOML file (docs/guide/campaign.md) into the directory `out`, or go on with it there.

    The report calls its scenarios by `names`, one for each, in their order.
    """
    called, place = _called(names), anchored(possible(Path(out)))
    line = ["irqscope", "campaign", str(file), *(f"--name={name}" for name in called), f"--out={out}"]
    conduct(
        read_campaign(possible(Path(file))),
        known(),
        place,
        line,
        stop or StopRequest(),
        lambda scenario: None,
        lambda experiment, path, result: None,
        called,
        lambda *run: Status(None, *run),
    )
    return Campaign(place, evaluate_campaign(CampaignDirectory(place)))._called(Path(out))


def _called(names: Sequence[str]) -> tuple[str, ...]:
    """The names that are given; BadInput if one is no text."""
    try:
        return tuple(many("NAME").take(names))
    except BadInput as error:
        raise BadInput(f"names: {error}") from error
