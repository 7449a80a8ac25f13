# SPDX-License-Identifier: BSD-2-Clause
"""The drawing of a target: instrument on the left, target on the right, parts between them, its connector below."""

from collections.abc import Iterator

from irqscope.contract.roles import OUTPUTS, Source, event_sources
from sheet import BLACK, BLUE, GREY, ORANGE, PALE, WHITE, Box, Sheet
from targets import Buffer, Connector, Target

WIDTH, MARGIN = 840, 20
FPGA, TARGET = (MARGIN, 170), (660, WIDTH - MARGIN)
"""Left and right edges of the two boxes."""
ADAPTER = (285, 650)
BUFFER = (365, 465)
PULL_DOWN, SERIES, PULL_UP = 308, 556, 605
"""Where the resistors are. The series resistor divides no voltage with the other two."""
ARROWS = ((FPGA[1] + ADAPTER[0]) // 2, 508)
CABLE = (FPGA[1] + 12, ADAPTER[0] - 12)
TOP, ROW = 130, 38
HEAD, BELOW, ABOVE = 26, 30, 33
"""Further room over a row: for the name of a part, for a resistor to ground of the row before, for one to a supply."""
CELL_HEIGHT = 26

PULL_OHMS = "1 k\u03a9"
NOT_TRIED = "Not tried on hardware. Read docs/guide/wiring.md first."


def draw(target: Target) -> Sheet:
    """The whole sheet."""
    sheet = Sheet(f"irqscope wired to: {target.title}", WIDTH)
    sheet.label(MARGIN, 28, target.title, size=18, bold=True)
    sheet.label(MARGIN, 48, NOT_TRIED, size=12)
    rows = _rows(target)
    ground = max(rows.values()) + ROW + 6
    spare = [source for source in event_sources() if source not in target.pins]
    end = ground + ROW * len(spare) + 24
    _boxes(sheet, target, end, ground)
    for role, y in rows.items():
        _wire(sheet, target, role, y)
    for buffer in target.buffers:
        _buffer(sheet, buffer, [rows[role] for role in buffer.channels])
    _ground(sheet, target, ground)
    for number, source in enumerate(spare, 1):
        _unwired(sheet, source, ground + ROW * number)
    y = end + 28
    for note in _notes(target):
        sheet.label(MARGIN, y, note, size=12)
        y += 18
    if target.connector:
        y = _connector(sheet, target, target.connector, y + 16)
    sheet.height = y
    return sheet


def _colour(role: Source) -> str:
    return BLUE if role in OUTPUTS else ORANGE


def _rows(target: Target) -> dict[Source, int]:
    """The height of each role's wire."""
    firsts = {next(iter(buffer.channels)) for buffer in target.buffers}
    rows, y = {}, TOP - ROW
    previous = None
    for role, pin in target.pins.items():
        y += ROW + max(
            HEAD if role in firsts else 0, ABOVE if pin.pulled_up else 0, BELOW if previous in OUTPUTS else 0
        )
        rows[role] = y
        previous = role
    return rows


def _boxes(sheet: Sheet, target: Target, end: int, ground: int) -> None:
    for (left, right), (name, levels) in ((FPGA, ("FPGA board", "3.3 V")), (TARGET, target.box)):
        sheet.rectangle(Box(left, 62, right, end), width=2)
        sheet.label(left + 10, 84, name, bold=True)
        sheet.label(left + 10, 100, levels, size=12)
    sheet.rectangle(Box(ADAPTER[0], 62, ADAPTER[1], ground + 18), colour=GREY, dashed=True)
    sheet.label(ADAPTER[0] + 10, 84, "on a small board at the target's connector", size=12)
    middle = sum(CABLE) // 2
    sheet.label(middle, 80, "20 cm", anchor="middle", size=12)
    sheet.label(middle, 95, "at most", anchor="middle", size=12)
    sheet.line((CABLE[0], 104), (CABLE[1], 104), width=1)
    sheet.triangle((CABLE[0], 104), (CABLE[0] + 8, 100), (CABLE[0] + 8, 108), colour=BLACK)
    sheet.triangle((CABLE[1], 104), (CABLE[1] - 8, 100), (CABLE[1] - 8, 108), colour=BLACK)


def _wire(sheet: Sheet, target: Target, role: Source, y: int) -> None:
    pin, colour, outward = target.pins[role], _colour(role), role in OUTPUTS
    sheet.label(FPGA[1] - 10, y + 5, role.label, anchor="end", bold=True)
    sheet.line((FPGA[1], y), (TARGET[0], y), colour=colour, width=3)
    for x in ARROWS:
        sheet.arrow(x, y, outward, colour)
    if outward:
        sheet.line((PULL_DOWN, y), (PULL_DOWN, y + 53))
        sheet.resistor(PULL_DOWN, y + 26, PULL_OHMS, upright=True)
        sheet.ground(PULL_DOWN, y + 53)
    if pin.pulled_up:
        sheet.line((PULL_UP, y), (PULL_UP, y - 53))
        sheet.resistor(PULL_UP, y - 26, PULL_OHMS, upright=True)
        sheet.line((PULL_UP - 8, y - 53), (PULL_UP + 8, y - 53))
        sheet.label(PULL_UP + 13, y - 44, "5 V", size=12)
    sheet.resistor(SERIES, y, f"{pin.series_ohms} \u03a9")
    sheet.label(TARGET[0] + 10, y + 5, pin.number or pin.name, bold=True)
    if pin.number:
        sheet.label(TARGET[0] + 72, y + 5, pin.name)


def _buffer(sheet: Sheet, buffer: Buffer, rows: list[int]) -> None:
    """One part, with all its channels."""
    box = Box(BUFFER[0], min(rows) - 16, BUFFER[1], max(rows) + 16)
    sheet.body(box)
    middle = sum(BUFFER) // 2
    sheet.label(middle, int(box.top) - 6, f"{buffer.part}, {buffer.supply}", anchor="middle", size=12, bold=True)
    for (role, (near, far)), y in zip(buffer.channels.items(), rows, strict=True):
        sheet.label(BUFFER[0] - 6, y - 5, near, anchor="end", size=11)
        sheet.label(BUFFER[1] + 6, y - 5, far, size=11)
        sheet.line((BUFFER[0], y), (BUFFER[1], y), colour=_colour(role), width=3)
        tip, tail = (middle + 12, middle - 12) if role in OUTPUTS else (middle - 12, middle + 12)
        sheet.triangle((tip, y), (tail, y - 11), (tail, y + 11), colour=_colour(role), hollow=True)


def _ground(sheet: Sheet, target: Target, y: int) -> None:
    sheet.label(FPGA[1] - 10, y + 5, "gnd", anchor="end", bold=True)
    sheet.line((FPGA[1], y), (TARGET[0], y), width=4)
    sheet.ground(PULL_DOWN, y + 2)
    sheet.label(TARGET[0] + 10, y + 5, _ranged(target.grounds), bold=True)


def _ranged(grounds: tuple[str, ...]) -> str:
    return ", ".join(grounds) if len(grounds) < 4 else f"{grounds[0]}-{grounds[-1]}"


def _unwired(sheet: Sheet, source: Source, y: int) -> None:
    sheet.label(FPGA[1] - 10, y + 5, source.label, anchor="end", colour=GREY, bold=True)
    sheet.line((FPGA[1], y), (FPGA[1] + 22, y), colour=GREY)
    sheet.cross(Box(FPGA[1] + 17, y - 5, FPGA[1] + 27, y + 5), both=True)
    sheet.label(FPGA[1] + 36, y + 5, "not wired", size=12)


def _notes(target: Target) -> Iterator[str]:
    if target.has_user_space:
        yield "In user space there is no handler: isr is then quiet but for the workloads periodic and multi."
    parts: dict[str, list[str]] = {}
    for buffer in target.buffers:
        parts.setdefault(buffer.rest, []).append(buffer.part)
    for rest, names in parts.items():
        yield f"{' and '.join(dict.fromkeys(names))}: {rest}."
    if parts:
        yield "100 nF from each of their supply pins to ground."


def _connector(sheet: Sheet, target: Target, connector: Connector, y: int) -> int:
    """The connector with the used pins marked. Returns where it ends."""
    sheet.label(MARGIN, y, connector.title, bold=True, size=12)
    top = y + 28
    roles = {int(pin.number.rpartition("_")[2]): role for role, pin in target.pins.items()}
    columns = max(len(row) for row in connector.rows)
    pitch = min(44, (WIDTH - 2 * MARGIN) // columns)
    for number, row in enumerate(connector.rows):
        # The second row of a D connector stands between the pins of the first.
        left = MARGIN + (columns - len(row)) * pitch // 2
        row_top = top + number * CELL_HEIGHT
        for column, pin in enumerate(row):
            box = Box(left + column * pitch, row_top, left + (column + 1) * pitch, row_top + CELL_HEIGHT)
            _cell(sheet, connector, box, pin, roles)
            if pin in roles:
                middle = int(box.left + box.right) // 2
                y = top - 6 if not number else top + 2 * CELL_HEIGHT + 14
                sheet.label(middle, y, roles[pin].label, anchor="middle", size=11, colour=_colour(roles[pin]))
    return _legend(sheet, connector, top + 2 * CELL_HEIGHT + 32)


def _cell(sheet: Sheet, connector: Connector, box: Box, pin: int, roles: dict[int, Source]) -> None:
    fill = _colour(roles[pin]) if pin in roles else PALE if pin in connector.grounds else WHITE
    sheet.rectangle(box, fill=fill)
    if pin in connector.supplies | connector.taken:
        sheet.cross(box, both=pin in connector.supplies)
    middle = int(box.left + box.right) // 2
    sheet.label(
        middle,
        int(box.bottom) - 8,
        str(pin),
        anchor="middle",
        size=12,
        bold=pin in roles,
        colour=WHITE if pin in roles else BLACK,
    )


def _legend(sheet: Sheet, connector: Connector, y: int) -> int:
    x = MARGIN
    kinds: list[tuple[str, str, bool | None]] = [("ground", PALE, None)]
    kinds += [("supply: do not touch", WHITE, True)] if connector.supplies else []
    kinds += [("used by the board itself", WHITE, False)] if connector.taken else []
    for text, fill, both in kinds:
        box = Box(x, y, x + 16, y + 14)
        sheet.rectangle(box, fill=fill)
        if both is not None:
            sheet.cross(box, both=both)
        sheet.label(x + 22, y + 12, text, size=12)
        x += 22 + 8 * len(text) + 24
    return y + 30
