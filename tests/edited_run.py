# SPDX-License-Identifier: BSD-2-Clause
"""Files that irqscope seals, edited on purpose and sealed again."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from irqscope.base.records import sealed
from irqscope.contract.blocks import BLOCK_BYTES, Kind, decode, encode
from irqscope.contract.layout import ALIASES, PRESENT, first
from irqscope.contract.statistics import STATUS_SPACE


def edit(path: Path, how: Callable[[dict[str, Any]], None] = lambda data: None, **changes: Any) -> None:
    """Change the content of a file and seal it again."""
    data = json.loads(path.read_text())
    how(data)
    path.write_text(json.dumps(sealed({**data, **changes})))


def to_first_layout(capture: Path) -> None:
    """Give the status words of all snapshots the addresses that they had in the first layout."""
    then = {PRESENT.status[ALIASES.get(name, name)]: address for name, address in first().status.items()}
    found = bytearray()
    data = capture.read_bytes()
    for start in range(0, len(data), BLOCK_BYTES):
        block = decode(data[start : start + BLOCK_BYTES])
        words = list(block.payload)
        if block.kind == Kind.SNAPSHOT:
            pairs = dict(zip(words[::2], words[1::2], strict=True))
            moved = {
                STATUS_SPACE << 16 | then[address & 0xFFFF] if address >> 16 == STATUS_SPACE else address: value
                for address, value in pairs.items()
                if address >> 16 != STATUS_SPACE or address & 0xFFFF in then
            }
            words = [word for pair in moved.items() for word in pair]
        found += encode(**(vars(block) | {"payload": words}))
    capture.chmod(0o600)
    capture.write_bytes(found)
