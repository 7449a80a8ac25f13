# SPDX-License-Identifier: BSD-2-Clause
"""What a page is made of: its style, and tables."""

from collections.abc import Iterable
from html import escape

STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; max-width: 58em; margin: 2em auto; padding: 0 1em;
color: #111; background: #fff; }
h1 { font-size: 1.5em; } h2 { font-size: 1.2em; margin-top: 2em; border-bottom: 1px solid #999; }
h3 { font-size: 1.05em; }
.lead { font-size: 1.15em; }
.label { border: 2px solid #111; padding: .2em .6em; display: inline-block; font-weight: bold; }
.error, .warning { border-left: .4em solid #D55E00; padding: .2em .8em; margin: .4em 0; }
.error { font-weight: bold; }
.wide { overflow-x: auto; margin: .8em 0; }
table { border-collapse: collapse; font-size: .92em; }
th, td { padding: .15em .45em; text-align: right; vertical-align: top; border-bottom: 1px solid #ccc; }
th:first-child, td:first-child { text-align: left; white-space: nowrap; }
thead th { vertical-align: bottom; }
table.text td, table.text th, table.words td, table.words th { text-align: left; }
table.figures td, table.words td { white-space: nowrap; }
tr:has(.wrong) { font-weight: bold; } tr:has(.wrong) td:first-child { border-left: .4em solid #D55E00; }
code span { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }
svg { max-width: 100%; height: auto; } .note, figcaption { color: #333; font-size: .92em; } code { font-size: .95em; }
figure { margin: 1em 0; } summary { margin: .8em 0; cursor: pointer; }
@media screen and (max-width: 45em) { svg { min-width: 38em; } table.text td { min-width: 7em; }
table.text td:first-child { min-width: 0; white-space: normal; } }
@page { margin: 14mm 12mm; }
@media print {
body { margin: 0; padding: 0; max-width: none; font-size: 10pt; }
h2, h3 { break-after: avoid; } section { break-before: page; } section h2 { margin-top: 0; }
figure, tr, .whole { break-inside: avoid; } figure, .intro { break-after: avoid; } figcaption { break-before: avoid; }
.wide { overflow: visible; } th, td { padding: .1em .4em; }
svg { width: 140mm; max-width: 100%; } figure, .wide { margin: .4em 0; }
}
"""
"""A narrow screen scrolls wide tables and figures by themselves; on paper each segment has a page of its own."""

NO_BREAK = "\N{NO-BREAK SPACE}"


class Html(str):
    """Text that is HTML already."""


def html(text: object) -> str:
    """`text` as HTML."""
    return text if isinstance(text, Html) else escape(str(text))


def _row(cells: Iterable[object], tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{html(cell)}</{tag}>" for cell in cells) + "</tr>"


def table(
    head: Iterable[object], rows: Iterable[Iterable[object]], kind: str = "figures", *, whole: bool = True
) -> str:
    """A table; `kind` is figures, quantiles, words (which stay on one line) or text.

    A `whole` one stays on one sheet of paper.
    """
    body = "".join(_row(row) for row in rows)
    heading = list(head)
    top = f"<thead>{_row(heading, 'th')}</thead>" if heading else ""
    place = "wide whole" if whole else "wide"
    return f'<div class="{place}"><table class="{kind}">{top}<tbody>{body}</tbody></table></div>'
