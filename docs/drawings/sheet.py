# SPDX-License-Identifier: BSD-2-Clause
"""A sheet of paper for circuit drawings, as SVG that is the same bytes every time.

It is white, whatever it is shown on, and nothing is told by colour alone. Coordinates are whole pixels from the upper
left corner, y downwards. The sheet knows where its labels and bodies are, so that a test can look for overlaps.
"""

from dataclasses import dataclass
from html import escape

BLACK, GREY, LIGHT, PALE, WHITE = "#000000", "#767676", "#b3b3b3", "#d0d0d0", "#ffffff"
BLUE, ORANGE = "#0072B2", "#B34700"
"""Apart for the colour-blind and in grey, and dark enough for thin lines."""

CHARACTER, BOLD_CHARACTER = 0.54, 0.6
"""Mean width of a character in units of the font's size, of the widest of the fonts that viewers take."""
RESISTOR = (40, 14)
"""Length and thickness of the symbol."""


@dataclass(frozen=True)
class Box:
    """From left to right and from top to bottom."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Box") -> bool:
        """Do they share more than an edge?"""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def contains(self, other: "Box") -> bool:
        """Is the other one within it?"""
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.top <= other.top
            and other.bottom <= self.bottom
        )


@dataclass(frozen=True)
class Label:
    """Text and where it is."""

    text: str
    box: Box


class Sheet:
    """What was drawn so far."""

    def __init__(self, title: str, width: int) -> None:
        self.title = title
        self.width = width
        self.height = 0
        self.labels: list[Label] = []
        self.bodies: list[Box] = []
        self._elements: list[str] = []

    def label(
        self,
        x: int,
        y: int,
        text: str,
        *,
        anchor: str = "start",
        size: int = 13,
        bold: bool = False,
        colour: str = BLACK,
    ) -> None:
        """Text on the base line `y`; `anchor` is `start`, `middle` or `end`, and says what of it is at `x`."""
        width = len(text) * size * (BOLD_CHARACTER if bold else CHARACTER)
        left = x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        self.labels.append(Label(text, Box(left, y - 0.75 * size, left + width, y + 0.22 * size)))
        weight = ' font-weight="bold"' if bold else ""
        self._add(
            f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{colour}"{weight}>'
            f"{escape(text, quote=False)}</text>"
        )

    def rectangle(
        self, box: Box, *, fill: str = WHITE, colour: str = BLACK, width: int = 1, dashed: bool = False
    ) -> None:
        """A box, in which labels may stand."""
        dashes = ' stroke-dasharray="5 4"' if dashed else ""
        self._add(
            f'<rect x="{box.left:g}" y="{box.top:g}" width="{box.right - box.left:g}" '
            f'height="{box.bottom - box.top:g}" fill="{fill}" stroke="{colour}" '
            f'stroke-width="{width}"{dashes}/>'
        )

    def body(self, box: Box) -> None:
        """A box in which none may."""
        self.rectangle(box, width=2)
        self.bodies.append(box)

    def line(self, *points: tuple[int, int], colour: str = BLACK, width: int = 2) -> None:
        """From point to point."""
        path = " ".join(f"{x},{y}" for x, y in points)
        self._add(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/>')

    def triangle(self, *points: tuple[int, int], colour: str, hollow: bool = False) -> None:
        """The head of an arrow, or the sign of a buffer."""
        path = " ".join(f"{x},{y}" for x, y in points)
        self._add(f'<polygon points="{path}" fill="{WHITE if hollow else colour}" stroke="{colour}" stroke-width="1"/>')

    def arrow(self, x: int, y: int, right: bool, colour: str) -> None:
        """Which way a signal goes that passes this point."""
        tip, tail = (x + 7, x - 7) if right else (x - 7, x + 7)
        self.triangle((tip, y), (tail, y - 6), (tail, y + 6), colour=colour)

    def resistor(self, x: int, y: int, value: str, *, upright: bool = False) -> None:
        """Centred at a point of a wire, with its value above it, or right of it if it stands upright."""
        length, thickness = RESISTOR
        across, down = (thickness // 2, length // 2) if upright else (length // 2, thickness // 2)
        box = Box(x - across, y - down, x + across, y + down)
        self.body(box)
        if upright:
            self.label(x + across + 5, y + 5, value, size=12)
        else:
            self.label(x, y - down - 4, value, anchor="middle", size=12)

    def ground(self, x: int, y: int) -> None:
        """The sign, hanging at a point."""
        for half, below in ((10, 0), (6, 4), (2, 8)):
            self.line((x - half, y + below), (x + half, y + below))

    def cross(self, box: Box, both: bool) -> None:
        """One or both diagonals of a box."""
        corners = [int(edge) for edge in (box.left, box.top, box.right, box.bottom)]
        left, top, right, bottom = corners
        self.line((left, bottom), (right, top), colour=LIGHT, width=1)
        if both:
            self.line((left, top), (right, bottom), colour=LIGHT, width=1)

    def svg(self, notice: str) -> str:
        """The file."""
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        return (
            "\n".join(
                [
                    "<!-- SPDX-License-Identifier: BSD-2-Clause -->",
                    f"<!-- {notice} -->",
                    f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" '
                    'font-family="Helvetica, Arial, sans-serif">',
                    f"<title>{escape(self.title, quote=False)}</title>",
                    f'<rect width="{self.width}" height="{self.height}" fill="{WHITE}"/>',
                    *self._elements,
                    "</svg>",
                ]
            )
            + "\n"
        )

    def _add(self, element: str) -> None:
        self._elements.append(element)
