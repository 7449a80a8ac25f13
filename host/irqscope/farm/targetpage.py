# SPDX-License-Identifier: BSD-2-Clause
"""The page of one target of a farm: its trend with what changed, the surface of its days, and its runs."""

from collections.abc import Iterator, Mapping, Sequence

from ..base.records import changed
from ..report.document import (
    Block,
    Cell,
    Document,
    Form,
    Kind,
    Look,
    Part,
    Place,
    Section,
    Sentence,
    Table,
    sections_of,
)
from .document import UNANSWERED, answer, changes, percent_of, shown, surfaces, trends
from .farmrecord import Farm, FarmSurface, FarmTarget
from .overview import told
from .runs import FarmRun
from .trends import RECENT


def target_document(farm: Farm, runs: Sequence[FarmRun], pages: Mapping[str, str], newest: int) -> Document:
    """Of a farm with this target `alone`, and its runs, the newest first; `pages` are those of runs, by name, so many
    of the newest among them."""
    return Document(
        content=farm,
        title=farm.targets[0].target,
        foot=f"{farm.tool}.",
        sections=[*sections_of(PARTS, farm), Section("runs", "Runs", tuple(_runs(farm, runs, pages, newest)))],
        time=farm.last,
        host="",
    )


def alone(farm: Farm, target: FarmTarget, surfaces: list[FarmSurface]) -> Farm:
    """The same farm, as if it had this target only."""
    return changed(
        farm,
        first=target.days[0].date,
        last=target.days[-1].date,
        samples=target.n,
        targets=[target],
        surfaces=surfaces,
        regressions=[each for each in farm.regressions if each.target == target.target],
        improvements=[each for each in farm.improvements if each.target == target.target],
        warnings=[each for each in farm.warnings if each.startswith(f"{target.target}: ")],
    )


def _figures(farm: Farm) -> Iterator[Block]:
    """Of all days together."""
    (target,) = farm.targets
    yield Table(
        "Figures",
        (),
        [
            (f"{percent_of(farm)} quantile, the farm's last {RECENT} days", shown(target.of_last_days)),
            (f"{percent_of(farm)} quantile, all days", shown(target.of_all_days)),
            ("largest sample", f"{told(target.max)}, on {target.max_date}" if target.n else "none"),
            ("samples", target.n),
            ("stimuli without a latency", target.missing),
            ("days", len(target.days)),
        ],
        Form.WORDS,
    )
    yield Sentence(
        f"Quantiles are of all causes of the time together, as the upper end of their bin. {UNANSWERED}",
        Kind.NOTE,
    )


def _runs(farm: Farm, runs: Sequence[FarmRun], pages: Mapping[str, str], newest: int) -> Iterator[Block]:
    """The newest first."""
    yield Table(
        "Runs",
        ("begin, UTC", "last day", "n", "missing", f"{percent_of(farm)} quantile", "max"),
        [
            (
                Cell(run.begin, Look.LINK, to=pages[run.name]) if run.name in pages else run.begin,
                run.last,
                run.n,
                run.missing,
                shown(run.quantiles[farm.quantile]),
                None if run.max is None else told(run.max),
            )
            for run in runs
        ],
        whole=False,
    )
    yield Sentence(
        f"Runs are told of whole. Pages are there of the newest {newest}, and of the last one that began before each "
        "regression.",
        Kind.NOTE,
    )


PARTS: tuple[Part[Farm], ...] = (
    Part("answer", "", Place.FIRST, answer),
    Part("figures", "", Place.FIRST, _figures),
    Part("changes", "Changes", Place.FIRST, changes),
    Part("trends", "By day", Place.BODY, trends),
    Part("surfaces", "Over the days", Place.BODY, surfaces),
)
"""In the order of reading; the runs follow."""
