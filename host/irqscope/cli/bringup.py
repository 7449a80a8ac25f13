# SPDX-License-Identifier: BSD-2-Clause
"""Lead through a board's first hour, and name what is wrong.

Identification, paths inside the FPGA, a minute of the link at full rate, clocks; then, by a wire that you move when
you are asked, each input, all inputs together, the other outputs, the bins, and the pads' levels by your multimeter.
What is left out is not passed. What was found is kept on record of this instrument, where reports quote it, and in a
file to send: docs/guide/bringup.md. On the virtual bench the program wires all itself.

Examples:
  irqscope bringup --port /dev/ttyUSB1 --board ulx3s-85f --by "A. Turing"
  irqscope bringup --port "sim://?profile=bringup"
  irqscope bringup --port /dev/ttyUSB1 --wired --skip bins,levels --soak 10min
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from ..base.options import COUNT, NAMES, TIME
from ._gateware import OUT
from ._keeping import Keeping, print_record
from ._output import OutputClosed, OutputLost
from ._port import add_port, open_instrument
from ._requests import reader

if TYPE_CHECKING:
    from ..device.instrument import Instrument
    from ..measuring.instrumentfile import BringUpStep, KeptBringUp
    from ..qualifying.bringup import Manifest, Wanted

MANIFEST = "manifest.json"
WIRED = "the wire from stimulus to all inputs stays where it is"
LEFT_OUT = "left out"
SOURCE = "a source of some kHz, 3.3 V, with an oscillator of its own, and its ground"
WHAT = {"link": "stimuli", "clocks": "seconds", "bins": "edges"}
"""That is counted in a step."""


def configure(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument("--by", metavar="NAME", help="who does it, for the record (default: the user's login)")
    parser.add_argument("--board", metavar="BOARD", help="which board it is, see `irqscope boards`: compared")
    parser.add_argument(
        "--manifest",
        type=Path,
        metavar="PATH",
        help=f"the manifest of the bitstream that runs, or its folder: compared (default: that in {OUT}/BOARD, if any)",
    )
    parser.add_argument(
        "--soak", type=reader(TIME), metavar="TIME", default=Fraction(60), help="of the link (default 1min)"
    )
    parser.add_argument("--edges", type=reader(COUNT), metavar="N", help="that the bins are measured by (default 100k)")
    parser.add_argument("--skip", type=reader(NAMES), metavar="STEP,...", default=(), help="steps to leave out")
    parser.add_argument(
        "--wired", action="store_true", help="stimulus is wired to all inputs, and stays so: ask for no other wire"
    )
    parser.add_argument(
        "--levels",
        metavar="VOLTS,...",
        help="answer for the multimeter: outputs held high, then held low; in the order stimulus, stimulus2, trigger",
    )
    parser.add_argument(
        "--bundle", type=Path, metavar="FILE", help="where to write the file to send (default: a new one)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    from ..base.records import to_json
    from ..errors import ExitCode
    from ..files import check_apart, check_place
    from ..measuring.qualification import check_keeping
    from ..measuring.stopping import Stopped
    from ..qualifying import bundle
    from ..qualifying.bringup import BringUp
    from ..qualifying.checklines import verdict

    if options.bundle and options.manifest:
        check_apart(options.bundle, "--bundle", [(_file(options.manifest), "read by --manifest")])
    record, file, keeping = None, None, Keeping()
    check_place(options.bundle or Path(f"bringup{bundle.SUFFIX}"))
    with open_instrument(options) as instrument:
        check_keeping(instrument)
        telling = _Telling(quiet=options.json)
        done = BringUp(instrument, _wanted(options, instrument), told=telling.told, progress=telling.progress)
        stopped: KeyboardInterrupt | Stopped | None = None
        try:
            done.perform()
        except (KeyboardInterrupt, Stopped) as error:
            stopped = error
        finally:
            telling.finish()
        found = done.record()
        if stopped and not found.checks:
            raise stopped
        with keeping:
            record = done.keep(found)
        board = instrument.identity.board.replace(" ", "-")
        place = options.bundle or Path(f"bringup-{board}-{_moment(found)}{bundle.SUFFIX}")
        with keeping:
            bundle.write(place, done, found, record.id if record else None)
            file = place
    if options.json:
        print(json.dumps({**to_json(found), "record": record and record.id, "bundle": file and str(file)}, indent=1))
    else:
        print()
        print("\n".join(verdict(found)))
        print_record(record)
        if file:
            print(f"to send: {file}")
    keeping.tell()
    if stopped:
        stopped.add_note("what was found until then is kept")
        raise stopped
    if telling.lost:
        raise telling.lost
    if not found.passed:
        return int(ExitCode.LIMIT)
    return int(ExitCode.WARNING if found.not_done else ExitCode.OK)


def _moment(found: "KeptBringUp") -> str:
    return found.date[:19].replace(":", "").replace("-", "").replace("T", "-")


class _Telling:
    """Each step as it ends, and how far the one that goes on is.

    `lost` is why the output took nothing more: no reason to end what may be on its way for an hour.
    """

    def __init__(self, *, quiet: bool) -> None:
        from ..measuring.progress import CountLine

        self._new, self._quiet = CountLine, quiet
        self._line: CountLine | None = None
        self._next = 0
        self.lost: OutputLost | None = None

    def progress(self, done: int, wanted: int) -> None:
        from ..qualifying.bringup import STEPS

        if self._line is None:
            self._line = self._new(what=WHAT[STEPS[self._next]])
        self._line(done, wanted)

    def told(self, step: "BringUpStep") -> None:
        from ..qualifying.checklines import step_lines

        self.finish()
        self._next += 1
        if not self._quiet:
            try:
                print("\n".join(step_lines(step)), flush=True)
            except OutputClosed:
                pass  # whoever reads it has enough
            except OutputLost as error:
                self.lost = error

    def finish(self) -> None:
        if self._line:
            self._line.finish()
            self._line = None


def _wanted(options: argparse.Namespace, instrument: "Instrument") -> "Wanted":
    from ..device.boardtable import boards
    from ..errors import BadInput
    from ..qualifying.bringup import Wanted
    from ..qualifying.density import EDGES
    from ..results.provenance import is_simulated

    board = options.board or instrument.identity.board
    if board not in (known := boards()) and board != instrument.identity.board:
        raise BadInput(f"no board is called {board!r}: use one of {', '.join(known)}")
    pins, asks = known.get(board, {}).get("pins", {}), sys.stdin.isatty()
    hands = _Hands(instrument, pins, simulated=is_simulated(options.port), wired=options.wired, asks=asks)
    volts = _levels(options.levels) if options.levels is not None else None
    return Wanted(
        by=_user() if options.by is None else options.by,
        wire=hands.wire,
        volts=hands.volts if volts is None else lambda output, high: next(volts, None),
        soak=options.soak,
        edges=EDGES if options.edges is None else options.edges,
        skip=frozenset(options.skip),
        board=options.board,
        manifest=_manifest(options.manifest, board),
    )


def _user() -> str:
    import getpass

    from ..errors import BadInput

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        raise BadInput("--by NAME says who does it: this system has no name for its user") from None


def _levels(text: str) -> Iterator[Fraction]:
    from ..errors import BadInput

    try:
        return iter([_volts(each) for each in text.split(",")])
    except ValueError:
        raise BadInput(f"--levels takes volts such as 3.31,3.30,3.31,0,0,0: not {text!r}") from None


def _volts(text: str) -> Fraction:
    return Fraction(text.strip().removesuffix("V").strip())


def _file(manifest: Path) -> Path:
    """That of a manifest, which may be given by its folder."""
    return manifest / MANIFEST if manifest.is_dir() else manifest


def _manifest(given: Path | None, board: str) -> "Manifest | None":
    """The one that is named, or that of a bitstream that was built here; None if there is none."""
    from ..base.records import read_object
    from ..errors import BadInput
    from ..qualifying.bringup import Manifest

    path = _file(given if given is not None else OUT / board)
    if given is None and not path.is_file():
        return None
    found = read_object(path)
    try:
        return Manifest(board=str(found["board"]), build=str(found["build"]))
    except KeyError as error:
        raise BadInput(f"{path} is no manifest of a bitstream: it has no {error}") from None


class _Hands:
    """Who wires: the virtual bench itself, the user at a terminal, or nobody."""

    def __init__(
        self, instrument: "Instrument", pins: Mapping[str, str], *, simulated: bool, wired: bool, asks: bool
    ) -> None:
        self._transport, self._inputs = instrument.transport, instrument.identity.inputs
        self._pins, self._simulated, self._wired, self._asks = pins, simulated, wired, asks
        self._begun = False

    def wire(self, wires: Mapping[str, str]) -> str | None:
        """None if it is done, else why not."""
        from ..device.transport import connect
        from ..qualifying.bringup import NOBODY

        if self._wired:
            whole = len(wires) == self._inputs and set(wires.values()) == {"stimulus"}
            return None if whole else WIRED
        if self._simulated:
            return connect(self._transport, wires)
        if not self._asks:
            return NOBODY
        if not self._begun:
            self._say("Take the target off: two outputs on one wire fight each other. Have four short wires at hand.")
            self._begun = True
        for to in dict.fromkeys(wires.values()):
            inputs = " and ".join(self._pin(role) for role, each in wires.items() if each == to)
            self._say(f"Wire {SOURCE if to == 'source' else self._pin(to)} to {inputs}, and nothing else.")
        return LEFT_OUT if self._ask("Enter when it is done, s to leave this step out: ").lower() == "s" else None

    def volts(self, output: str, high: bool) -> Fraction | None:
        """What the user's multimeter shows."""
        while self._asks:
            level = "high" if high else "low"
            answer = self._ask(f"{self._pin(output)} is held {level} now. Volts against ground (Enter leaves it out): ")
            if not answer:
                break
            try:
                return _volts(answer.replace(",", "."))
            except ValueError:
                self._say("That is no number of volts, such as 3.31.")
        return None

    def _pin(self, role: str) -> str:
        return f"{role} (pin {self._pins[role]})" if role in self._pins else role

    def _say(self, text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    def _ask(self, question: str) -> str:
        print(question, end="", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        return line.strip() if line else "s"
