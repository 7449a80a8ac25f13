# SPDX-License-Identifier: BSD-2-Clause
"""The table of metastability in docs/guide/calibration.md: each kind of front end and clock that a board has.

python -m irqscope_boards.mtbf            writes the table
python -m irqscope_boards.mtbf --check    fails if it is stale
"""

import argparse
import sys
from fractions import Fraction
from pathlib import Path

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId
from irqscope.results.metastability import AGE, TAUS, mtbf_years, settling
from irqscope.units import format_rate, format_time

from .catalogue import boards

PAGE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "calibration.md"
BEGIN, END = "<!-- mtbf: written by python -m irqscope_boards.mtbf -->\n", "<!-- end of mtbf -->\n"

Kind = tuple[FrontEndId, Fraction, int]


def kinds() -> dict[Kind, list[str]]:
    """Front end, core's clock and samples a clock, with the boards that have them."""
    found: dict[Kind, list[str]] = {}
    for name, board in boards().items():
        found.setdefault((board.front_end, board.clock_hz, board.samples), []).append(name)
    return dict(sorted(found.items()))


def _years(number: float) -> str:
    if number > AGE:
        return "> 1e10"
    return f"{number:.0e}".replace("e+0", "e").replace("e-0", "e-") if number < 1 or number >= 1000 else f"{number:.0f}"


def table() -> str:
    """The table in Markdown; years."""
    lines = [
        f"| front end, clock, R | settling | {' | '.join(f'τ = {tau * 1e12:.0f} ps' for tau in TAUS)} | boards |",
        "|---" * (len(TAUS) + 3) + "|",
    ]
    for (kind, clock, samples), names in kinds().items():
        front_end = FRONT_ENDS[kind]
        row = [f"{kind.name.lower()}, {format_rate(clock, 4)}, {samples}", format_time(settling(front_end, clock), 3)]
        row += [_years(mtbf_years(front_end, clock, samples, tau)) for tau in TAUS]
        lines.append(f"| {' | '.join(row)} | {', '.join(names)} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    """The page with the table as it has to be."""
    head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    return head + BEGIN + table() + END + rest.split(END)[1]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="fail if the page is stale")
    wanted, options = page(), parser.parse_args(arguments)
    if options.check:
        if PAGE.read_text(encoding="utf-8") != wanted:
            print(f"{PAGE} is stale: run python -m irqscope_boards.mtbf", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
