# SPDX-License-Identifier: BSD-2-Clause
"""Writes the drawings of docs/guide/wiring.md, and the tables in it that derive from what is drawn.

python docs/drawings/render.py          writes the files
python docs/drawings/render.py --check  fails if one is stale
"""

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import parport
from circuit import draw
from irqscope.contract.render import write_or_check
from irqscope.contract.roles import OUTPUTS, ROLE_DOC, Source
from targets import PARALLEL_PORT, TARGETS, Target

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "guide" / "wiring.md"
NOTICE = "Written by `python docs/drawings/render.py`: do not edit."

SLOT = re.compile(r"(<!-- from the drawing: ([\w-]+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)


def table(head: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> str:
    """In Markdown."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def picture(target: Target) -> str:
    """The drawing, to be seen in the page."""
    return f"![{target.title}](../drawings/{target.name}.svg)\n"


def lines(target: Target) -> str:
    """The pins of a board with numbers for them, and the options of the stub that go with them."""
    trigger = target.pins.get(Source.TRIGGER)
    rows = [
        (f"`{role.label}`", ROLE_DOC[role], _way(role), pin.number, pin.name, pin.line)
        for role, pin in target.pins.items()
    ]
    told = table(("role", "meaning", "direction", "pin", "name", "line"), rows)
    if not target.device:
        return f"{told}\nIn the firmware's options: `lines={target.lines}`.\n"
    return (
        told
        + "\n<!-- needs hardware -->\n"
        + f"\n    stub-linux_gpiod --device {target.device} --lines {target.lines}\n"
        + f"    insmod irqscope_stub.ko options=device=LABEL+lines={target.lines}\n"
        + (f"\nWith the [trigger](trigger.md): `{target.lines},{trigger.line}`.\n" if trigger else "")
    )


def port() -> str:
    """The pins of the parallel port."""
    rows = []
    for role, signal in parport.signals().items():
        driver = "input" if role in OUTPUTS else "open collector" if signal.open_collector else "push-pull"
        inverted = "inverted" if signal.inverted else "as it is"
        rows.append(
            (
                f"`{role.label}`",
                ROLE_DOC[role],
                _way(role),
                signal.pin,
                signal.name,
                f"{signal.register}, bit {signal.bit}",
                inverted,
                driver,
            )
        )
    head = ("role", "meaning", "direction", "pin", "name", "register", "bit on the pin", "driver of an old port")
    return table(head, rows)


def _way(role: Source) -> str:
    return "to the target" if role in OUTPUTS else "from the target"


def slots() -> Mapping[str, str]:
    """What stands in the page between `from the drawing: NAME` and `end`."""
    tables = {target.name: lines(target) for target in TARGETS if target.numbered} | {PARALLEL_PORT.name: port()}
    return {
        target.name: picture(target) + ("\n" + tables[target.name] if target.name in tables else "")
        for target in TARGETS
    }


def page(text: str) -> str:
    """The page with its slots filled; ValueError if they are not those that there are."""
    texts = slots()
    found = [name for _, name, _, _ in SLOT.findall(text)]
    if sorted(found) != sorted(texts):
        raise ValueError(f"{PAGE.name} must have a slot for each of {', '.join(texts)}, and has {', '.join(found)}")
    return SLOT.sub(lambda match: match[1] + texts[match[2]] + match[4], text)


def products() -> dict[Path, str]:
    """Files and what they must contain."""
    drawings = {HERE / f"{target.name}.svg": draw(target).svg(NOTICE) for target in TARGETS}
    return {**drawings, PAGE: page(PAGE.read_text(encoding="utf-8"))}


def main(arguments: list[str] | None = None) -> int:
    """Write or check the files; the exit code is 1 if a check fails."""
    return write_or_check("python docs/drawings/render.py", __doc__ or "", products, arguments)


if __name__ == "__main__":
    sys.exit(main())
