# SPDX-License-Identifier: BSD-2-Clause
"""The style of pages."""

LIGHT = "--ink: #111; --ground: #fff; --soft: #333; --line: #999; --faint: #ccc; --link: #0b4f9e;"
DARK = "--ink: #e9e9e9; --ground: #15171a; --soft: #c6c6c6; --line: #8a8a8a; --faint: #43464b; --link: #8fc1ff;"
COLOURS = f"""
:root {{ {LIGHT} color-scheme: light dark; }}
@media screen and (prefers-color-scheme: dark) {{ :root {{ {DARK} }} svg {{ padding: .4em; border-radius: .3em; }} }}
"""
"""Of a page; its figures keep their white ground."""

MARKS = {
    "PASS": "\N{CHECK MARK}",
    "WARN": "\N{BLACK UP-POINTING TRIANGLE}",
    "INCOMPLETE": "\N{WHITE UP-POINTING TRIANGLE}",
}
CROSS = "\N{HEAVY BALLOT X}"
"""A shape beside the word of a verdict, for those who do not see its colour; a cross beside all others."""
STAMPS = {"PASS": ("#ffffff", "#00694D"), "WARN": ("#111111", "#E69F00"), "INCOMPLETE": ("#111111", "#E69F00")}
BAD = ("#ffffff", "#A33B00")
"""Colours of letters and ground of a verdict, and of all others."""


def marked(verdict: str) -> str:
    """Its word with its shape."""
    return f"{MARKS.get(verdict, CROSS)} {verdict}"


def stamp_of(verdict: str) -> tuple[str, str]:
    """Its colours."""
    return STAMPS.get(verdict, BAD)


def _stamped(selector: str, colours: tuple[str, str]) -> str:
    ink, ground = colours
    return f"{selector} {{ color: {ink}; background: {ground}; border-color: {ground}; }}\n"


VERDICTS = _stamped(".verdict", BAD) + "".join(_stamped(f".verdict.{each.lower()}", STAMPS[each]) for each in STAMPS)
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; max-width: 74em; margin: 1.2em auto; padding: 0 1em;
color: var(--ink); background: var(--ground); }
h1 { font-size: 1.5em; margin: 0 0 .4em; }
h2 { font-size: 1.2em; margin-top: 1.4em; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05em; } p { margin: .5em 0; } p, li, figcaption { max-width: 62em; } a { color: var(--link); }
.lead { font-size: 1.15em; }
.verdict, .label { border: 2px solid var(--ink); padding: .2em .6em; display: inline-block; margin-right: .4em; }
.verdict { font-size: 1.15em; }
.error, .warning { border-left: .4em solid #D55E00; padding: .2em .8em; margin: .4em 0; }
.error { font-weight: bold; }
.next { border-left: .4em solid #0072B2; padding: .2em .8em; }
nav { border: 1px solid var(--line); padding: .4em .8em; margin: 1.2em 0; }
nav a { margin-right: .8em; white-space: nowrap; }
.wide { overflow-x: auto; margin: .8em 0; }
table { border-collapse: collapse; font-size: .88em; }
th, td { padding: .15em .45em; text-align: right; vertical-align: top; border-bottom: 1px solid var(--faint); }
tr > :first-child { text-align: left; } tbody th { font-weight: normal; }
thead th { vertical-align: bottom; }
table.small { font-size: .74em; } table.small th, table.small td { padding: .15em .25em; }
table.text td, table.text th, table.words td, table.words th { text-align: left; }
table.text td { overflow-wrap: break-word; }
tr:has(.wrong) th, tr:has(.wrong) td { font-weight: bold; }
tr:has(.wrong) > :first-child { border-left: .4em solid #D55E00; }
code span { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }
svg { display: block; max-width: 100%; height: auto; background: #fff; box-sizing: border-box; }
.note, figcaption { color: var(--soft); font-size: .92em; }
code { font-size: .95em; overflow-wrap: anywhere; }
figure { margin: .6em 0; } summary { margin: .6em 0; cursor: pointer; }
summary h2, summary h3, summary h4 { display: inline; border: 0; }
@media screen and (max-width: 45em) {
figure svg text { font-size: 11px !important; } figure svg .legend text { font-size: 9.5px !important; }
table.stacked thead { display: none; } table.stacked, table.stacked tbody { display: block; }
table.stacked tr { display: block; padding: .3em 0; border-bottom: 1px solid var(--line); }
table.stacked th, table.stacked td { display: flex; justify-content: space-between; gap: 1em; border: 0; }
table.stacked tbody th { font-weight: bold; } table.stacked td { text-align: right; }
table.text td { overflow-wrap: anywhere; }
td[data-name]::before { content: attr(data-name); color: var(--soft); text-align: left; overflow-wrap: normal; }
}
@page { size: A4; margin: 14mm 12mm; }
@media print {
body { margin: 0; padding: 0; max-width: none; font-size: 9.5pt; } nav { display: none; }
.verdict, .label { print-color-adjust: exact; }
h2, h3 { break-after: avoid; } p { orphans: 3; widows: 3; }
figure, tr, .whole { break-inside: avoid; } figcaption { break-before: avoid; }
.wide { overflow: visible; } th, td { padding: .1em .4em; }
svg { width: 125mm; max-width: 100%; } figure, .wide { margin: .4em 0; }
details.sheet::details-content { content-visibility: visible; height: auto; }
}
"""
"""A narrow screen shows the rows of wide tables as lists; paper has sheets, folded or not."""

NO_BREAK = "\N{NO-BREAK SPACE}"


def plain(text: str) -> str:
    """A text for where nothing can be emphasised."""
    return text.replace("*simulated*", "simulated")
