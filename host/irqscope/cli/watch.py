# SPDX-License-Identifier: BSD-2-Clause
"""Show a run on the terminal while it goes on.

The figures of its last snapshot, which does not touch the measurement. DIR is that of a run, a sweep or a campaign; of
the latter two the run that was begun last is shown. Ends when nothing more is to come; Ctrl-C ends it earlier, and
never the run. Where the output is no terminal, a screen follows the other every ten seconds. --json prints one line for
each snapshot, and one for the report's figures when a run has ended.

Examples:
  irqscope watch night
  irqscope watch night --segment task --once
"""

import argparse
import json
import math
import shutil
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..view.newest import Following
    from ..view.viewmodel import ViewModel

LOOK_S = 0.5
FILE_S = 10.0
HOME, TO_THE_RIGHT, BELOW = "\x1b[H", "\x1b[K", "\x1b[J"
"""Move the cursor to the upper left; erase from there to the end of the line, of the screen."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="what --out of the measurement names")
    parser.add_argument("--segment", default="", metavar="NAME", help="whose histogram is drawn (default: the first)")
    parser.add_argument("--once", action="store_true", help="show what there is and end")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each snapshot (docs/guide/view.md)")


def run(options: argparse.Namespace) -> int:
    from ..measuring.stopping import heeding
    from ..reading import reading
    from ..view.newest import Following
    from ..view.nice import be_nice
    from ._output import asked_output

    asked_output()
    with heeding(), Following(options.directory) as following, reading(f"a file in {options.directory}"):
        if options.once:
            return _show_once(following, options)
        be_nice()
        try:
            if options.json:
                _print_lines(following)
            else:
                _draw(following, options.segment)
        except KeyboardInterrupt:
            print()
    return 0


def _show_once(following: "Following", options: argparse.Namespace) -> int:
    from ..errors import ExitCode

    while following.step():
        pass
    if not following.run:
        print("irqscope: nothing was measured here yet", file=sys.stderr)
        return int(ExitCode.INCOMPLETE)
    sys.stdout.write(_line(following) if options.json else _screen(following, options.segment))
    return 0


def _glance(following: "Following") -> "ViewModel":
    from ..view.viewmodel import ViewModel

    glance = ViewModel.of(following)
    assert glance
    return glance


def _line(following: "Following") -> str:
    return json.dumps(_glance(following).to_json(time.time()), allow_nan=False) + "\n"


def _screen(following: "Following", segment: str) -> str:
    from ..errors import BadInput
    from ..view.terminal import screen

    glance = _glance(following)
    names = [s.name for s in glance.result.shown]
    if segment and segment not in names:
        raise BadInput(f"this run has no segment {segment!r}: it has {', '.join(names)}")
    return screen(glance, segment, time.time(), shutil.get_terminal_size().columns)


def _print_lines(following: "Following") -> None:
    while True:
        while following.step():
            print(_line(following), end="", flush=True)
        if following.over:
            if following.run and not following.run.final:
                print(_line(following), end="", flush=True)
            return
        time.sleep(LOOK_S)


def _draw(following: "Following", segment: str) -> None:
    """On a terminal over and over in the same place, cut to its height; elsewhere one after the other."""
    terminal, shown = sys.stdout.isatty(), -math.inf
    while True:
        following.catch_up(LOOK_S)
        if following.over:
            break
        size = shutil.get_terminal_size()
        if following.run and terminal:
            lines = _screen(following, segment).splitlines()[: size.lines - 1]
            sys.stdout.write(HOME + "".join(f"{line[: size.columns]}{TO_THE_RIGHT}\n" for line in lines) + BELOW)
            sys.stdout.flush()
        elif following.run and (now := time.monotonic()) - shown >= FILE_S:
            shown = now
            print(_screen(following, segment), flush=True)
        time.sleep(LOOK_S)
    sys.stdout.write((HOME + BELOW if terminal else "") + _screen(following, segment))
