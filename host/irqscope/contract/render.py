# SPDX-License-Identifier: BSD-2-Clause
"""Writes what derives from the contract: docs/reference/protocol.md and target-stub/roles.h.

python -m irqscope.contract.render          writes the files
python -m irqscope.contract.render --check  fails if one is stale
"""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from . import blocks, commands, datagrams, events, frontends, registers, roles, segments, statistics
from .fields import Word

ROOT = Path(__file__).resolve().parents[3]
NOTICE = "Written by `python -m irqscope.contract.render`: do not edit."


def roles_header() -> str:
    """The C header of input roles."""
    defines = "\n".join(f"#define IRQSCOPE_{role.name} {role.value}" for role in roles.STUB_ROLES)
    names = ", ".join(f'"{role.label}"' for role in roles.STUB_ROLES)
    return (
        "/* SPDX-License-Identifier: BSD-2-Clause */\n"
        f"/* {NOTICE} */\n"
        "#ifndef IRQSCOPE_ROLES_H\n#define IRQSCOPE_ROLES_H\n\n"
        f"{defines}\n"
        f"#define IRQSCOPE_ROLES {names}\n\n"
        "#endif\n"
    )


def _table(head: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for row in rows:
        lines.append("| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", " ") for cell in row) + " |")
    return "\n".join(lines)


def _first_paragraphs(doc: str | None) -> str:
    return (doc or "").strip()


def _word(word: Word) -> str:
    rows = []
    for field in word.fields:
        low = word.offset(field.name)
        high = low + field.width - 1
        rows.append((f"{low}" if low == high else f"{low}..{high}", f"`{field.name}`", field.doc, field.reset or ""))
    return _table(("bits", "field", "meaning", "reset"), rows)


def _is_plain(word: Word) -> bool:
    return len(word.fields) == 1 and word.fields[0].name == "value"


def _registers(access: registers.Access) -> str:
    chosen = sorted((r for r in registers.REGISTERS if r.access == access), key=lambda register: register.address)
    parts = [
        _table(
            ("address", "name", "meaning", "reset"),
            (
                (f"{r.address:#04x}", f"`{r.name}`", r.word.doc, hex(r.word.reset) if r.word.reset else "")
                for r in chosen
            ),
        )
    ]
    seen: dict[tuple[object, ...], list[registers.Register]] = {}
    for register in chosen:
        if not _is_plain(register.word):
            seen.setdefault(register.word.fields, []).append(register)
    for group in seen.values():
        title = ", ".join(f"`{r.name}`" for r in (group if len(group) < 4 else [group[0], group[-1]]))
        parts.append(f"Fields of {title if len(group) < 4 else title.replace(', ', ' to ')}:\n\n{_word(group[0].word)}")
    return "\n\n".join(parts)


def protocol_page() -> str:
    """The protocol page, in Markdown."""
    header_rows = [
        (blocks.WORD_MAGIC, f"magic, `{blocks.MAGIC:#010x}`"),
        (blocks.WORD_HEADER, "header, see below"),
        (blocks.WORD_SEQUENCE, "sequence, see below"),
        (
            blocks.WORD_BASE_LOW,
            "base time in ticks, low word; the base of a block of outliers is whole turns of 2^32 clocks",
        ),
        (blocks.WORD_BASE_HIGH, "base time, high word"),
        (f"{blocks.PAYLOAD_START}..{blocks.PAYLOAD_START + blocks.PAYLOAD_WORDS - 1}", "payload"),
        (blocks.WORD_LOST, "edges lost by the event stream since the last reset, all inputs and causes, modulo 2^32"),
        (blocks.WORD_TRAILER, "trailer, see below"),
        (blocks.WORD_CRC, f"CRC-32 as `zlib.crc32` of the {4 * blocks.WORD_CRC} bytes before it"),
    ]
    sections = [
        f"<!-- {NOTICE} -->\n\n# Protocol, version {registers.PROTOCOL}",
        "What host and FPGA agree on, rendered from `irqscope.contract`, where alone it is stated. Both sides carry a "
        "digest of it in the identification registers, and the host refuses an instrument with another one. "
        "All words have 32 bits and are little endian; all times are in ticks.",
        "## Sources\n\n"
        + _table(("number", "name", "meaning"), ((s.value, f"`{s.label}`", roles.ROLE_DOC[s]) for s in roles.Source)),
        "## Segments\n\n"
        + _table(
            ("name", "cause", "response", "meaning"),
            ((f"`{s.name}`", f"`{s.cause.label}`", f"`{s.response.label}`", s.doc) for s in segments.SEGMENTS),
        )
        + f"\n\nMeasured if nothing else is asked for: {', '.join(f'`{n}`' for n in segments.DEFAULT_SEGMENTS)}.",
        "## Time stamps\n\n"
        + _first_paragraphs(frontends.__doc__)
        + "\n\n"
        + _table(
            ("front end", "number", "clocks pin to samples", "clocks stimulus to pin"),
            (
                (f"`{f.id.name.lower()}`", f.id.value, f.input_clocks, f.output_clocks)
                for f in frontends.FRONT_ENDS.values()
            ),
        )
        + f"\n\n`stamp_offset = R * (input_clocks + filter_clocks + {frontends.LANE_CLOCKS})` ticks.",
        "## Commands\n\n"
        + _first_paragraphs(commands.__doc__)
        + "\n\n"
        + _table(("opcode", "name"), ((o.value, f"`{o.name.lower()}`") for o in commands.Opcode))
        + "\n\nA reply is a block whose `detail` is the command's tag. Its payload: status | address << 8 | "
        "opcode << 16, the frame's value, then the words read "
        f"(at most {commands.MAX_READ}) or what the written register now holds. "
        + "Status: "
        + ", ".join(f"{s.value} {s.name.lower()}" for s in commands.Status)
        + ".",
        f"## Blocks\n\nA block has {blocks.BLOCK_BYTES} bytes and is decodable alone.\n\n"
        + _table(("word", "content"), header_rows),
        "Kinds: " + ", ".join(f"{k.value} {k.name.lower()}" for k in blocks.Kind) + ".",
        "### Header\n\n" + _word(blocks.HEADER),
        f"### Sequence\n\n{blocks.SEQUENCE.doc}\n\n" + _word(blocks.SEQUENCE),
        "### Trailer\n\n" + _word(blocks.TRAILER),
        f"### Event word\n\n{events.EVENT.doc} This is the word of instruments with {roles.FEW} inputs or fewer, "
        "whose blocks have `detail` 0:\n\n"
        + _word(events.EVENT)
        + "\n\nAnd this that of others, whose blocks of events and losses have `detail` 1:\n\n"
        + _word(events.WIDE_EVENT),
        f"### Loss record\n\n{events.loss_words(0)} words, {events.loss_words(1)} with `detail` 1: begin low, high, "
        "end low, high (times of the first and the last edge lost), then a count for each number that a source can "
        f"have, {1 << events.EVENT.field('source').width} or "
        f"{1 << events.WIDE_EVENT.field('source').width} of them.",
        f"### Outlier record\n\n{blocks.OUTLIER.doc}\n\n" + _word(blocks.OUTLIER),
        "### Snapshot\n\n" + _first_paragraphs(statistics.__doc__) + " The payload is a list of (address, value) "
        "pairs; what is not sent is 0.\n\n"
        + _table(
            ("offset", "content"),
            [
                (
                    f"{statistics.OFFSET_COUNTS:#06x}",
                    "counts: " + ", ".join(f"{c.value} {c.name.lower()}" for c in segments.Count),
                ),
                (
                    f"{statistics.OFFSET_YOUNGEST:#06x}",
                    f"histogram of response - youngest pending cause, {statistics.YOUNGEST_BINS} bins: bin 0 holds 0, "
                    "bin k holds 2^(k-1) .. 2^k - 1",
                ),
                (
                    f"{statistics.OFFSET_SCALARS:#06x}",
                    f"scalars of falling, from {statistics.OFFSET_SCALARS + statistics.SCALAR_STRIDE:#06x} on of "
                    "rising responses: " + ", ".join(f"{s.value} {s.name.lower()}" for s in statistics.Scalar),
                ),
                (f"{statistics.OFFSET_BINS:#06x}", "log-linear histogram: samples since the snapshot before"),
                (
                    f"{statistics.OFFSET_CUMULATIVE_BINS:#06x}",
                    "log-linear histogram without a shadow copy: samples since the reset",
                ),
                (f"`{statistics.STATUS_SPACE:#x} << 16`", "status registers by address"),
            ],
        ),
        f"With `s = sub_bits` a value v < 2^{statistics.VALUE_BITS} is in bin `(h << s) + (v >> h)` where "
        "`h = max(0, bit length of v - 1 - s)`: values below 2^(s+1) have a bin each.",
        "## Bytes\n\n"
        "Over a serial line, and through an FTDI chip in FT245 synchronous FIFO mode, blocks and commands are bytes "
        "that follow each other with nothing between. A host that begins in the midst of a block, or misses bytes, "
        "finds the next one by its magic and CRC; a command that is not answered is sent again. Packets of USB, which "
        "hold 510 of these bytes, say nothing of blocks.",
        "## Datagrams\n\n"
        + _first_paragraphs(datagrams.__doc__)
        + "\n\nThe digest says nothing of them, as it says nothing of a baud rate. "
        + f"Port {datagrams.PORT}; at most {datagrams.COMMANDS} commands a datagram; a lease of {datagrams.LEASE_S} s; "
        + f"`ask` is `{datagrams.ASK.decode()}`. An announcement has {datagrams.ANNOUNCEMENT_BYTES} bytes:\n\n"
        + _table(("bytes", "content"), datagrams.FIELDS),
        "## Registers\n\n" + _first_paragraphs(registers.__doc__),
        *(f"### {access.value.capitalize()}\n\n{_registers(access)}" for access in registers.Access),
    ]
    return "\n\n".join(sections) + "\n"


def products(root: Path = ROOT) -> dict[Path, str]:
    """Files and what they must contain."""
    return {
        root / "docs" / "reference" / "protocol.md": protocol_page(),
        root / "target-stub" / "roles.h": roles_header(),
    }


def write_or_check(
    command: str, about: str, products: Callable[[], dict[Path, str]], arguments: list[str] | None = None
) -> int:
    """The whole of a script that writes files from what is stated elsewhere, or checks with --check that they are so.

    `command` is how it is called, `about` what it is for, `products` gives the files and what they must contain. The
    exit code is 1 if a check fails.
    """
    parser = argparse.ArgumentParser(prog=command, description=about)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    check = parser.parse_args(arguments).check
    wanted = products()
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if check:
            print(f"{path.name} is stale: run `{command}`", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], encoding="utf-8")
            print(f"wrote {path}")
    return 1 if check and stale else 0


def main(arguments: list[str] | None = None) -> int:
    """Write or check the files; the exit code is 1 if a check fails."""
    return write_or_check("python -m irqscope.contract.render", __doc__ or "", products, arguments)


if __name__ == "__main__":
    sys.exit(main())
