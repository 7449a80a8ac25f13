# SPDX-License-Identifier: BSD-2-Clause
"""A farm as pages that any web server shows, or none: files with links between them, written once.

    DIR/index.html              the overview, and farm.json beside it
    DIR/compare.html            the targets beside each other
    DIR/targets/NAME.html       a target
    DIR/runs/NAME/RUN.html      a run of it

A page is written after those that it leads to, and index.html last of all: whenever the writer is killed, each link of
what is there from the index on leads to a page.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import quote, urlsplit

from ..base.records import write
from ..errors import BadInput
from ..files import make_directory
from ..files import replace as replace_file
from ..report.document import Block, Cell, Document, Look, Section, Table
from ..report.formats import files
from .comparepage import CURVES, Compared, Lately, compare_document, lately
from .dataset import check_target
from .document import document
from .engines import Engine
from .farmrecord import Farm, FarmTarget
from .runblocks import RunBlocks, blocks_of
from .runpage import RunStory, run_document
from .runs import FarmRun, paged, runs_of
from .surface import surface_of
from .targetpage import alone, target_document
from .trends import RECENT, Told, begin_of, first_day

INDEX, COMPARED = "index.html", "compare.html"
BESIDE = "targets beside each other"


@dataclass
class Site:
    """A site of a farm that is written into a directory.

    Attributes
    ----------
    engine : Engine
        What is asked.
    farm : Farm
        Its overview.
    out : Path
        The directory; made if it is not there.
    since : str or None
        As for the overview.
    newest : int
        So many runs of each target have pages.
    reports : str
        Where run directories are: an address, or a path from the site; empty if nobody shall know.
    written : list of str
        Files so far, as paths from the directory.
    """

    engine: Engine
    farm: Farm
    out: Path
    since: str | None
    newest: int = 30
    reports: str = ""
    written: list[str] = field(default_factory=list)

    def write(self, status: Told) -> None:
        """All of it; `status` is told how many targets are done. Files of the same names are replaced, others stay."""
        targets = sorted(self.farm.targets, key=lambda each: (-(each.of_last_days or 0), each.target))
        for target in targets:
            check_target(target.target)
        found = []
        for number, target in enumerate(targets, 1):
            found.append(self._target(target, distribution=number <= CURVES))
            status(number, len(targets))
        pages = {target.target: _page_of(target.target) for target in targets}
        compared = linked(compare_document(Compared(self.farm, found)), "target", pages)
        self._page(COMPARED, replace(compared, beside=[_link("Farm", INDEX)]))
        self._made("farm.json", lambda path: write(path, self.farm))
        overview = linked(document(self.farm), "target", pages)
        self._page(INDEX, replace(overview, beside=[_link(BESIDE, COMPARED)]))

    def _target(self, target: FarmTarget, *, distribution: bool) -> Lately:
        """Its pages; returns what is compared."""
        name, farm = target.target, self.farm
        surfaces = [surface_of(self.engine, name, farm.segment, self.since)] if target.n else []
        runs, first = runs_of(self.engine, name, farm.segment, farm.quantile), begin_of(self.engine.version, self.since)
        mine, recent = alone(farm, target, surfaces), [run for run in runs if run.last >= first]
        pages = paged(target, recent, self.newest)
        self._runs(mine, runs, pages)
        page = target_document(mine, recent, {each.name: f"../{_page_of_run(each)}" for each in pages}, self.newest)
        links = [_link("Farm", f"../{INDEX}"), _link(BESIDE, f"../{COMPARED}")]
        self._page(_page_of(name), replace(page, beside=links))
        last = first_day(f"{RECENT}d", self.engine.version.newest)
        return lately(self.engine, name, farm.quantile, max(first, last), distribution=distribution)

    def _runs(self, farm: Farm, runs: Sequence[FarmRun], pages: Sequence[FarmRun]) -> None:
        """Pages of some of the runs, the oldest first: the run before is asked for once."""
        known: dict[str, RunBlocks] = {}
        for number in reversed(range(len(runs))):
            if runs[number] not in pages:
                continue
            some = runs[number : number + 2]
            known = {run.name: known.get(run.name) or blocks_of(self.engine, run, farm.segment) for run in some}
            this, *before = (known[run.name] for run in some)
            links = [_link("Farm", f"../../{INDEX}"), _link(this.run.target, f"../../{_page_of(this.run.target)}")]
            links += [_link("run before", f"{each.run.name}.html") for each in before if each.run in pages]
            if self.reports and this.run.directory:
                links.append(_link("report of the run", _report_of(self.reports, this.run.directory)))
            content = run_document(RunStory(farm, this, before[0] if before else None))
            self._page(_page_of_run(this.run), replace(content, beside=links))

    def _page(self, name: str, content: Document) -> None:
        self._made(name, lambda path: replace_file(path, files(content, "html")["report.html"]))

    def _made(self, name: str, make: Callable[[Path], object]) -> None:
        path = self.out / name
        make_directory(path.parent)
        make(path)
        self.written.append(name)


def linked(content: Document, column: str, pages: Mapping[str, str]) -> Document:
    """The same, with texts in the first column of tables as links to their pages, where it is of that name."""

    def cell(text: object) -> object:
        return _link(str(text), pages[str(text)]) if str(text) in pages else text

    def blocks(section: Section) -> Iterator[Block]:
        for block in section.blocks:
            if isinstance(block, Table) and block.head[:1] == (column,):
                yield replace(block, rows=[(cell(first), *others) for first, *others in block.rows])
            else:
                yield block

    return replace(content, sections=[replace(each, blocks=tuple(blocks(each))) for each in content.sections])


def _page_of(target: str) -> str:
    return f"targets/{target}.html"


def _page_of_run(run: FarmRun) -> str:
    return f"runs/{run.target}/{run.name}.html"


def check_reports(address: str) -> None:
    """BadInput unless it is an address of the web, or a path."""
    if (scheme := urlsplit(address).scheme) and scheme not in ("http", "https", "file"):
        raise BadInput(f"{address[:100]!r} is no place of reports: use http://, https:// or a path from the site")


def _report_of(reports: str, directory: str) -> str:
    """Where the report of a run is, as a page of a run leads there."""
    parts = urlsplit(reports)
    base = reports if parts.scheme or parts.netloc or parts.path.startswith("/") else f"../../{reports}"
    return f"{base.rstrip('/')}/{quote(directory, safe='')}/report.html"


def _link(text: str, to: str) -> Cell:
    return Cell(text, Look.LINK, to=to)
