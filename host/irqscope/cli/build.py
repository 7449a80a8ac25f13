# SPDX-License-Identifier: BSD-2-Clause
"""Make the bitstream of a board.

Synthesis, place and route, and packing run from Python packages (extra `gateware`). Seeds are tried until timing is
met; if none is good there is no bitstream, and the critical path is said in words.

An instrument with Ethernet has the MAC address of its board, which two of them on one network must not share, and asks
for an address by DHCP. --mac and --address give it others, in a bitstream with a folder, a file name and a build id of
its own.

Examples:
  irqscope build ulx3s-85f
  irqscope build ecpix5-85-ethernet --mac 02:49:51:00:00:01 --address 192.168.7.50
"""

import argparse
import json
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, Self

from ._gateware import add_board, directory, gateware

SEEDS = 8
SILENT_S = 30
"""Seconds after which a step that still runs is said again: place and route of a full part takes many minutes."""


class Told:
    """Says each step with the seconds since the beginning, and again while it runs, with its own seconds. A context."""

    def __init__(self, silent_s: float = SILENT_S, clock: Callable[[], float] = time.monotonic) -> None:
        self._silent_s, self._clock = silent_s, clock
        self._begun = self._since = clock()
        self._line = ""
        self._lock, self._over = threading.Lock(), threading.Event()
        self._thread = threading.Thread(target=self._remind, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def say(self, line: str) -> None:
        """A step begins."""
        with self._lock:
            self._line, self._since = line, self._clock()
            self._print(line)

    def _remind(self) -> None:
        while not self._over.wait(self._silent_s):
            with self._lock:
                running = self._clock() - self._since
                if self._line and running >= self._silent_s:
                    self._print(f"{self._line}: for {running:.0f} s now")

    def _print(self, line: str) -> None:
        print(f"{round(self._clock() - self._begun):6} s  {line}", file=sys.stderr, flush=True)


def configure(parser: argparse.ArgumentParser) -> None:
    add_board(parser)
    parser.add_argument("--seeds", type=int, default=SEEDS, metavar="N", help=f"seeds to try at most (default {SEEDS})")
    parser.add_argument("--mac", metavar="MAC", help="MAC address of the instrument, for boards with Ethernet")
    parser.add_argument(
        "--address",
        metavar="ADDRESS",
        help="IPv4 address of the instrument from power-on, for boards with Ethernet: it asks no DHCP server then",
    )
    parser.add_argument("--json", action="store_true", help="print the bitstream's manifest as JSON")


def run(options: argparse.Namespace) -> int:
    from ..errors import BadInput

    if options.seeds < 1:
        raise BadInput(f"--seeds {options.seeds}: at least one seed must be tried")
    with gateware():
        from irqscope_boards.addresses import with_addresses
        from irqscope_boards.build import build, seeds_to_try
        from irqscope_boards.catalogue import board as find

        board = with_addresses(find(options.board), options.mac, options.address)
        out = directory(options, board.variant)
        with Told() as told:
            manifest = build(board, out, seeds_to_try(board, options.seeds), told.say)
    if options.json:
        print(json.dumps({**manifest, "directory": str(out)}, indent=1))
        return 0
    print(table(manifest))
    file = out / str(manifest["bitstream"])
    named = f" --bitstream {file}" if board.variant else ""
    print(f"{file}: load it with `irqscope flash {board.name}{named}`")
    return 0


def table(manifest: dict[str, Any]) -> str:
    """What a user wants to know of a bitstream: tick, clocks against their need, use of the part."""
    from fractions import Fraction

    from ..units import format_time

    tick = Fraction(manifest["tick_s"])
    rows = [("tick", f"{format_time(tick, 6)} = {tick.numerator}/{tick.denominator} s")]
    if "mac" in manifest:
        rows.append(("MAC address", manifest["mac"]))
        rows.append(("address", f"by DHCP, or {manifest['address']}" if manifest["dhcp"] else manifest["address"]))
    for name, clock in manifest["attempts"][-1]["clocks"].items():
        reached, need = clock["reached_mhz"], clock["need_mhz"]
        rows.append((name.replace("_", " "), f"{reached:.2f} MHz of {need:g} needed ({reached / need - 1:+.1%})"))
    for kind, use in manifest["use"].items():
        rows.append((kind, f"{use['used']} of {use['available']} ({use['used'] / use['available']:.0%})"))
    rows.append(("seed", str(manifest["seed"])))
    return "\n".join(f"{name:14} {text}" for name, text in rows)
