# SPDX-License-Identifier: BSD-2-Clause
"""Writes what derives from the boards and from the last dated place and route: docs/reference/boards.md, the table of
`irqscope boards`, and the worked example in docs/guide/new-board.md.

    python -m irqscope_boards.render          writes the files
    python -m irqscope_boards.render --check  fails if one is stale
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from irqscope.cli.info import BURSTS, DITHERED, OUTLIERS, TRIGGER
from irqscope.contract.datagrams import mac_text
from irqscope.contract.render import write_or_check
from irqscope.contract.roles import INPUTS, ROLE_DOC, STIMULI
from irqscope.units import format_rate, format_time

from . import described
from .board import Board, Ft245, Rgmii
from .catalogue import boards

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "benchmarks" / "boards"
ADDING = ROOT / "docs" / "guide" / "new-board.md"
EXAMPLE = Path(described.__file__).parent / "icepi_zero.py"
NOTICE = "Written by `python -m irqscope_boards.render`: do not edit."
NOT_TRIED = "not run on hardware"

PAGE = """<!-- {notice} -->

# Boards

**Nothing on this page has been run on hardware.** Netlists were placed and routed, timing and pins come from the tools
and from the boards' descriptions in `amaranth-boards`, those of the Colorlight cards from Muselab's documents. Ticks
are nominal: they are exact in the board's oscillator, and every time is wrong by as much as that is; bin widths have
not been measured: `irqscope selftest --bins` does that ([how](../guide/calibration.md)).

Pads are 3.3 V CMOS on every board. Inputs are pulled up, and rest high where nothing is wired. Outputs have no pull; on
an ECP5 they are driven with 8 mA and slow edges, on Gowin's parts with 8 mA and fast ones, and an iCE40 has no choice.
Each stimulus that is active high, and the trigger, want 1 kOhm to ground at the target, for the time without a
bitstream ([wiring](../guide/wiring.md)).

`irqscope build BOARD` makes a bitstream ([how](../guide/build.md)), `irqscope flash BOARD` loads it. A board that is
not here is added with [one file](../guide/new-board.md).

{table}

The iCEStick has an iCE40HX1K, which is too small: of its 1280 logic cells the event stream alone would need 1900.

## For the first person with a board

1. `irqscope build BOARD`, `irqscope flash BOARD`.
2. `irqscope bringup --port PORT --board BOARD --by NAME`, without a target: it leads through the first hour, asks for a
   wire when it needs one, and names what is wrong ([how](../guide/bringup.md)).
3. Before a target is connected ([wiring](../guide/wiring.md)): a scope on both stimuli while the board is switched on
   and while it is loaded. They must stay inactive, or be held so by the resistor that the notes ask for.
4. Send the file that `bringup` has written, with `manifest.json`, and say what the scope showed.

{sections}
"""


PULL_DOWN = """\
stimulus o----+----> target, active high
              |
            [1k]
              |
             gnd"""


def results() -> dict[str, dict[str, Any]]:
    """The data of the last place and route by board."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(DATA.glob("*.json"))}


def state(result: dict[str, Any] | None) -> str:
    """In a few words, how far a board has come."""
    if result is None:
        return f"never placed and routed, {NOT_TRIED}"
    if "error" in result:
        return f"cannot be built, {NOT_TRIED}"
    seeds = result["seeds"]
    met = sum(seed["met"] for seed in seeds)
    if not met:
        return f"does not meet timing, {NOT_TRIED}"
    return f"placed and routed ({met} of {len(seeds) + len(result['unplaced'])} seeds meet timing), {NOT_TRIED}"


def table_entry(board: Board, result: dict[str, Any] | None) -> dict[str, Any]:
    """What `irqscope boards` knows of a board."""
    return {
        "title": board.title,
        "part": board.part.name,
        "tick_s": str(board.tick),
        "samples": board.samples,
        "clock_hz": str(board.clock_hz),
        "oscillator_ppm": board.oscillator.ppm if board.oscillator else None,
        "segments": board.part.parameters["segments"],
        "inputs": len(board.inputs),
        "pins": {role.label: pin for role, pin in board.used_pins.items()},
        "where": board.where,
        "baud": board.link.baud,
        "rate": link_rate(board),
        "bridge": board.link.bridge,
        "state": state(result),
    }


def link_rate(board: Board) -> str:
    """How fast the way to the host is."""
    if isinstance(board.link, Rgmii):
        return "1 Gbit/s"
    if isinstance(board.link, Ft245):
        return "40 MB/s"
    return format_rate(board.link.baud, 6).replace("Hz", "baud")


def link(board: Board) -> str:
    """The way to the host."""
    if isinstance(board.link, Rgmii):
        return (
            f"{link_rate(board)} and nothing slower; {board.link.bridge}. MAC address "
            f"`{mac_text(board.link.mac.to_bytes(6))}`, address by DHCP, or {board.link.address}, unless "
            "`irqscope build` is given others ([how](../guide/build.md)); `irqscope devices` finds it "
            "([how](../guide/terminal.md))"
        )
    if isinstance(board.link, Ft245):
        return (
            f"{link_rate(board)} at most, as the chip's data sheet has it; {board.link.bridge}; "
            "`--port ft245://SERIAL` opens it ([how](../guide/terminal.md))"
        )
    return f"{link_rate(board)}, {float(board.bit_clocks):.6g} clocks a bit; {board.link.bridge}"


def sustained(board: Board) -> str:
    """Rate of samples that the statistics take in each segment, all measuring."""
    return format_rate(board.identity().sustained_samples_hz, 3)


def accuracy(board: Board) -> str:
    """How far the oscillator may be off."""
    oscillator = board.oscillator
    if oscillator is None:
        return "whose error is not known: take 100 ppm until it has been compared with a reference"
    return f"within {oscillator.ppm} ppm ({oscillator.part})"


def drawing(board: Board) -> str:
    """The connector as one sees it, with the roles at their pins."""
    roles = {pin: role.label for role, pin in board.used_pins.items()}
    columns = max(len(row.split()) for row in board.rows)
    width = max(len(text) for text in (*roles.values(), *" ".join(board.rows).split())) + 2
    rule = "+" + "+".join(["-" * width] * columns) + "+"
    lines = [rule]
    for row in board.rows:
        pins = [*row.split(), *[""] * (columns - len(row.split()))]
        lines.append("|" + "|".join(pin.center(width) for pin in pins) + "|")
        lines.append("|" + "|".join(roles.get(pin, "").center(width) for pin in pins) + "|")
        lines.append(rule)
    if board.part.family.name == "iCE40":
        lines += ["", PULL_DOWN]
    return "\n".join(lines)


def timing(result: dict[str, Any] | None) -> list[str]:
    """The last place and route in Markdown."""
    if result is None:
        return ["Never placed and routed."]
    command = f"python benchmarks/boards.py {result['board']}"
    made = f"Made by `{command}` on {result['date']} from commit {result['commit']}."
    if "error" in result:
        return [f"Place and route failed: {result['error']}. {made}"]
    first = result["seeds"][0]
    names = [f"{name}, {clock['need_mhz']:g} MHz needed" for name, clock in first["clocks"].items()]
    names += ["core clock late by"] * ("core_clock_late_ns" in first)
    names += ["left for the gears"] * ("left_for_gears_ns" in first)
    lines = [
        f"Place and route of build `{result['build']}`. {made}",
        "",
        f"| seed | {' | '.join(names)} |",
        "|---|" + "---|" * len(names),
    ]
    for seed in result["seeds"]:
        cells = [
            f"{clock['reached_mhz']:.2f} MHz ({clock['reached_mhz'] / clock['need_mhz'] - 1:+.0%})"
            for clock in seed["clocks"].values()
        ]
        if "core_clock_late_ns" in seed:
            ends = dict.fromkeys(f"{ns:.2f}" for ns in seed["core_clock_late_ns"])
            cells.append(f"{' to '.join(ends)} ns")
        if "left_for_gears_ns" in seed:
            cells.append(f"{seed['left_for_gears_ns']:.2f} ns")
        lines.append(f"| {seed['seed']} | " + " | ".join(cells) + " |")
    lines += [f"| {seed} | not all cells were placed |" for seed in result["unplaced"]]
    use = ", ".join(f"{u['used']} of {u['available']} {kind}" for kind, u in result["use"].items())
    lines += ["", f"Use: {use}. Synthesis took {result['synthesis_s']} s, a seed {result['seeds'][0]['seconds']} s."]
    worst = min(
        result["seeds"],
        key=lambda seed: min(clock["reached_mhz"] / clock["need_mhz"] for clock in seed["clocks"].values()),
    )
    return [*lines, "", f"Critical path of seed {worst['seed']}: {worst['critical_path']}."]


def section(board: Board, result: dict[str, Any] | None) -> str:
    """The part of the page about one board."""
    pins = [
        f"| `{role.label}` | {pin} | {'in' if role in INPUTS else 'out'} | {ROLE_DOC[role]} |"
        for role, pin in board.used_pins.items()
    ]
    tick, parameters = board.tick, board.part.parameters
    return "\n".join(
        [
            f"## {board.title}",
            "",
            f"`{board.name}`: {state(result)}.",
            "",
            f"- Tick {format_time(tick, 6)} = {tick.numerator}/{tick.denominator} s: {board.samples} samples a clock "
            f"at {format_rate(board.clock_hz, 6)}, from an oscillator of {format_rate(board.crystal_hz, 6)}, "
            f"{accuracy(board)}.",
            f"- Link: {link(board)}.",
            f"- Pins: {board.where}"
            f"{'' if board.trigger_fine else '; the trigger moves once a clock, not once a tick'}.",
            f"- On the chip: {parameters['segments']} segment{'s' * (parameters['segments'] > 1)}"
            f"{', an engine for each' * board.part.parallel}, {sustained(board)} of samples in "
            f"{'each' if parameters['segments'] > 1 else 'it'}; stimuli: "
            f"{DITHERED[parameters['dithered']]}, {BURSTS[parameters['bursts']]}, "
            f"periods up to {format_time((1 << parameters['time_bits']) * tick)}; "
            f"{OUTLIERS[parameters['outlier_queue'] > 0]}; {TRIGGER[parameters['trigger']]}.",
            *(f"- {note}" for note in board.notes),
            "",
            "```text",
            drawing(board),
            "```",
            "",
            "| role | pin | direction | meaning |",
            "|---|---|---|---|",
            *pins,
            "",
            *timing(result),
            "",
            "Nominal tick, bin widths not measured.",
        ]
    )


def features(board: Board) -> str:
    """Cells of the table: inputs and stimuli that have a pin, and whether there are dither, trigger, and records of
    outliers.
    """
    parameters = board.part.parameters
    has = (parameters["dithered"], parameters["trigger"], parameters["outlier_queue"])
    stimuli = sum(role in STIMULI for role in board.used_pins)
    return " | ".join([str(len(board.inputs)), str(stimuli), *("yes" if each else "**no**" for each in has)])


def page() -> str:
    """docs/reference/boards.md."""
    found = results()
    columns = (
        "board | name | part | tick | segments | samples in each | inputs | stimuli | dither | trigger | outliers | "
        "link | state"
    )
    rows = [f"| {columns} |", "|---" * len(columns.split("|")) + "|"]
    for board in boards().values():
        rows.append(
            f"| {board.title} | `{board.name}` | {board.part.name} | {format_time(board.tick, 4)} | "
            f"{board.part.parameters['segments']} | {sustained(board)} | {features(board)} | "
            f"{link_rate(board)} | {state(found.get(board.name))} |"
        )
    sections = [section(board, found.get(board.name)) for board in boards().values()]
    return PAGE.format(notice=NOTICE, table="\n".join(rows), sections="\n\n".join(sections))


def with_example(page: str) -> str:
    """A page whose block of Python is the file EXAMPLE."""
    return re.sub(r"(?<=```python\n).*?(?=```)", lambda _: EXAMPLE.read_text(encoding="utf-8"), page, flags=re.DOTALL)


def products() -> dict[Path, str]:
    """Files and what they must contain."""
    found = results()
    table = {name: table_entry(board, found.get(name)) for name, board in boards().items()}
    return {
        ROOT / "docs" / "reference" / "boards.md": page(),
        ADDING: with_example(ADDING.read_text(encoding="utf-8")),
        ROOT / "host" / "irqscope" / "boards.json": json.dumps(table, indent=1, ensure_ascii=False) + "\n",
    }


def main(arguments: list[str] | None = None) -> int:
    """Write or check the files; the exit code is 1 if a check fails."""
    return write_or_check("python -m irqscope_boards.render", __doc__ or "", products, arguments)


if __name__ == "__main__":
    sys.exit(main())
