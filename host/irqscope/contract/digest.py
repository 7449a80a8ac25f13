# SPDX-License-Identifier: BSD-2-Clause
"""The digest of the contract: host and gateware that do not share it refuse each other."""

import hashlib
import json
from dataclasses import asdict
from functools import cache

from . import blocks, commands, events, frontends, registers, roles, segments, statistics, stimulus, trigger


def _description() -> dict[str, object]:
    """Everything that both sides must agree on, documentation left out."""

    def word(w: object) -> list[list[object]]:
        return [[field["name"], field["width"], field["reset"]] for field in asdict(w)["fields"]]  # type: ignore[call-overload]

    def members(enumeration: type) -> dict[str, int]:
        return {member.name: member.value for member in enumeration}  # type: ignore[attr-defined]

    return {
        "protocol": registers.PROTOCOL,
        "registers": [[r.address, r.name, r.access.value, word(r.word)] for r in registers.REGISTERS],
        "enums": [
            members(e)
            for e in (
                roles.Source,
                blocks.Kind,
                commands.Opcode,
                commands.Status,
                segments.Policy,
                segments.Count,
                statistics.Scalar,
                frontends.FrontEndId,
                registers.PulseEnd,
                registers.Dither,
            )
        ],
        "words": [word(w) for w in (*events.EVENT_WORDS, blocks.HEADER, blocks.TRAILER, blocks.OUTLIER)],
        "block": [blocks.BLOCK_BYTES, blocks.MAGIC, blocks.PAYLOAD_START, blocks.PAYLOAD_WORDS, blocks.WORD_LOST],
        "frame": [commands.SYNC, commands.FRAME_BYTES, commands.REPLY_WORDS, commands.MAX_READ],
        "statistics": [
            statistics.VALUE_BITS,
            statistics.TIME_BITS,
            statistics.OFFSET_COUNTS,
            statistics.OFFSET_YOUNGEST,
            statistics.YOUNGEST_BINS,
            statistics.OFFSET_SCALARS,
            statistics.SCALAR_STRIDE,
            statistics.OFFSET_BINS,
            statistics.OFFSET_CUMULATIVE_BINS,
            statistics.STATUS_SPACE,
        ],
        "front_ends": [[f.id.value, f.input_clocks, f.output_clocks] for f in frontends.FRONT_ENDS.values()],
        "lane_clocks": frontends.LANE_CLOCKS,
        "stimulus": [
            stimulus.START_CLOCKS,
            stimulus.STOP_CLOCKS,
            [[d.value, n] for d, n in stimulus.LEAST_CLOCKS.items()],
            stimulus.EDGE_CLOCKS,
            stimulus.PULSE_CLOCKS,
            stimulus.DRAW_LIMIT,
        ],
        "trigger": [trigger.TRIGGER_CLOCKS, trigger.LEAST_CLOCKS],
    }


@cache
def digest() -> bytes:
    """The first 16 bytes of the SHA-256 of the contract's canonical description."""
    text = json.dumps(_description(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).digest()[: 4 * registers.DIGEST_WORDS]
