# SPDX-License-Identifier: BSD-2-Clause
"""Pages of docs/ that are written from measured data, which are kept beside them as JSON; what their figures are of.

Figures that no check makes anew stand with a sentence that says by which command they were made, when, and of which
commit, and which later one gave the same for a part of them (again.py). measures.py says what each command measures;
`make stale` (stale.py) compares the two.
"""

import argparse
import datetime
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from measures import BY_HAND, GOLDEN, HELD, MEASURES

from irqscope.files import replace

ROOT = Path(__file__).parent.parent
COMMITS = r"[0-9a-f]{12}\+?"
MADE = re.compile(
    r"Made by\s+(`[^`]+`|hand)\s+on\s+(\d{4}-\d\d-\d\d(?:\s+to\s+\d{4}-\d\d-\d\d)?)\s+from\s+commits?\s+"
    rf"({COMMITS}(?:,\s+{COMMITS})*)"
    rf"(?:;\s+again\s+the\s+same\s+in\s+\d+\s+of\s+\d+\s+parts\s+on\s+\d{{4}}-\d\d-\d\d\s+from\s+commit\s+({COMMITS}))?"
)
AGAIN = ROOT / "docs" / "evidence" / "again.json"
"""By command: of which commits' figures a part was measured again, what of them, when, and of which commit."""


Parts = Mapping[str, tuple[Any, Callable[[], Any]]]
"""By name of a part of a long form: what is recorded of it, and what measures it once more (again.py)."""


@dataclass(frozen=True)
class Made:
    """What a page says of some figures: command, or `hand`; when; and of which commits, `+` if with changes besides.

    `again` is a later commit that gave the same figures, of a part of them.
    """

    page: str
    command: str
    when: str
    commits: tuple[str, ...]
    again: str | None


def git(*words: str) -> str:
    """What git says in this repository, "" where it knows nothing."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def row_of(command: str) -> str:
    """The row of MEASURES that a command is of; KeyError if there is none."""
    for known in MEASURES:
        if command == known or command.startswith(f"{known} "):
            return known
    raise KeyError(command)


def measured_by(command: str, page: str = "") -> tuple[str, ...]:
    """The paths that a command measures, or a hand of the page; KeyError if nothing says them."""
    return BY_HAND[page] if command == "hand" else MEASURES[row_of(command)]


def compared(command: str, page: str = "", commit: str = "HEAD") -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What tells whether figures of a commit are still those: paths, and expected results in place of those held.

    A commit that is older than the golden runs has none: its paths are compared, all of them.
    """
    paths = measured_by(command, page)
    held = None if command == "hand" else HELD.get(row_of(command))
    if held is None or not git("cat-file", "-t", f"{commit}:{GOLDEN}"):
        return paths, ()
    return tuple(path for path in paths if path not in held.paths), held.results


def origin(command: str, page: str = "") -> dict[str, str]:
    """Date, and the last commit that changed what the command measures: it outlives a rebase of other things."""
    paths = sum(compared(command, page), ())
    commit = git("log", "-1", "--format=%h", "--abbrev=12", "--", *paths)
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "commit": commit + ("+" if git("status", "--porcelain", "--", *paths) else ""),
    }


def also(data: dict[str, Any], command: str) -> None:
    """Adds the present origin to those of data that grow over days, and perhaps commits."""
    now = origin(command)
    if now not in data.setdefault("origins", []):
        data["origins"].append(now)


def made(command: str, *entries: Mapping[str, Any]) -> str:
    """The sentence on entries with an origin each; on which machine, where these say it."""
    dates = sorted({entry["date"] for entry in entries})
    commits = sorted({entry["commit"] for entry in entries})
    by = command if command == "hand" else f"`{command}`"
    text = f"Made by {by} on {' to '.join(sorted({dates[0], dates[-1]}))} from commit"
    text += f"{'s' * (len(commits) > 1)} {', '.join(commits)}"
    same = known(AGAIN).get(command)
    if same and same["of"] == commits:
        text += f"; again the same in {len(same['parts'])} of {same['all']} parts on {same['date']}"
        text += f" from commit {same['commit']}"
    if machine := entries[0].get("machine"):
        text += f"; {machine['cores']} cores of {machine['processor']}, Python {machine['python']}"
    return text + "."


def told(page: str, text: str) -> Iterable[Made]:
    """All such sentences of a page."""
    for found in MADE.finditer(text):
        commits = tuple(re.findall(COMMITS, found[3]))
        yield Made(page, found[1].strip("`"), " ".join(found[2].split()), commits, found[4])


def check(page: Path, wanted: str, command: str) -> int:
    """The exit code of a check: 1 if `page` is not what its data give, and a sentence says what writes it anew."""
    if page.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{page} is stale: run `{command}`", file=sys.stderr)
    return 1


def filled(page: Path, begin: str, text: str) -> str:
    """Give the page with this text from the comment `begin` to the next comment `end`; ValueError without these."""
    before, mark, rest = page.read_text(encoding="utf-8").partition(f"<!-- {begin} -->\n")
    _, end, after = rest.partition("<!-- end -->")
    if not end:
        raise ValueError(f"{page} has no place for {begin}")
    return before + mark + text + end + after


def no_options(parser: argparse.ArgumentParser) -> None:
    """A script that has none of its own."""


def publish(
    text: str | None,
    command: str,
    data: Path,
    page: Path,
    written: Callable[[Any], str],
    measure: Callable[[argparse.Namespace], Iterable[Any]],
    arguments: Sequence[str] | None = None,
    add: Callable[[argparse.ArgumentParser], None] = no_options,
) -> int:
    """Run a script that writes a page: check it, or write data and page of what is measured, as often as that grows.

    `written` gives the page of the data, `add` the options that `measure` takes. Returns the exit code.
    """
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="measure nothing: fail if the page is stale")
    add(parser)
    options = parser.parse_args(arguments)
    if options.check:
        return check(page, written(known(data)), command)
    for found in measure(options):
        replace(data, (json.dumps(found, indent=1) + "\n").encode())
        replace(page, written(found).encode())
    return 0


def known(data: Path) -> Any:
    """What was measured before; nothing, as an empty object, if nothing was."""
    return json.loads(data.read_text()) if data.exists() else {}
