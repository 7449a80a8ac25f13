# SPDX-License-Identifier: BSD-2-Clause
"""What the tools warn of: a build fails on every warning that is not listed here with the reason why it may stand."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Explained:
    """A warning that means nothing for the bitstream: how it reads, as a pattern, and why."""

    words: str
    reason: str


EXPLAINED = (
    Explained(
        r"Lexer warning: The SystemVerilog keyword `bit' \(at /share/abc9_map\.v:\d+\) is not recognized unless "
        r"read_verilog is called with -sv!",
        "A file of Yosys itself names a wire so; it is read as plain Verilog, in which that is a name like any other.",
    ),
    Explained(
        r"/share/gowin/brams_map\.v:\d+: Warning: Range .* out of bounds on signal "
        r"`\\(?:PORT_[AB]_WR_DATA|genblk1\.DO[AB])': Setting .* bits to undef",
        "Yosys' own map of block RAM takes four bytes of each port, of one of 2 bits, too. "
        "The cell has two bytes, and a memory of that width uses the lowest bits alone.",
    ),
    Explained(
        r"Warning: Max frequency for clock .* \(FAIL at",
        "The build itself says which clock is too slow, with its critical path, and takes another seed.",
    ),
)

_LINE = re.compile(r"[^\n]*warning[^\n]*", re.IGNORECASE)
_COUNT = re.compile(r"\s*(?:\d+ warnings?, \d+ errors?|Warnings: \d+ unique messages, \d+ total)\s*")


def unexplained(text: str) -> list[str]:
    """The lines of a tool's output that warn of something which is not listed, each once."""
    lines = dict.fromkeys(found.strip() for found in _LINE.findall(text) if not _COUNT.fullmatch(found))
    return [line for line in lines if not any(re.search(each.words, line) for each in EXPLAINED)]
