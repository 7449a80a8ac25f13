# SPDX-License-Identifier: BSD-2-Clause
"""The style of pages."""

STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; max-width: 62em; margin: 1.2em auto; padding: 0 1em;
color: #111; background: #fff; }
h1 { font-size: 1.5em; margin: 0 0 .4em; } h2 { font-size: 1.2em; margin-top: 1.6em; border-bottom: 1px solid #999; }
h3 { font-size: 1.05em; } p { margin: .5em 0; }
.lead { font-size: 1.15em; }
.verdict, .label { border: 2px solid #111; padding: .2em .6em; display: inline-block; margin-right: .4em; }
.verdict { color: #fff; background: #A33B00; border-color: #A33B00; font-size: 1.15em; }
.verdict.pass { background: #00694D; border-color: #00694D; }
.verdict.warn, .verdict.incomplete { color: #111; background: #E69F00; border-color: #E69F00; }
.error, .warning { border-left: .4em solid #D55E00; padding: .2em .8em; margin: .4em 0; }
.error { font-weight: bold; }
.next { border-left: .4em solid #0072B2; padding: .2em .8em; }
nav { border: 1px solid #999; padding: .4em .8em; margin: 1.2em 0; } nav a { margin-right: .8em; white-space: nowrap; }
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
figure { margin: .6em 0; } summary { margin: .8em 0; cursor: pointer; }
body > details > summary { font-size: 1.2em; font-weight: bold; }
@media screen and (max-width: 45em) { svg { min-width: 38em; } table.text td { min-width: 7em; }
table.text td:first-child { min-width: 0; white-space: normal; } }
@page { margin: 14mm 12mm; }
@media print {
body { margin: 0; padding: 0; max-width: none; font-size: 10pt; } nav { display: none; }
.verdict, .label { print-color-adjust: exact; }
h2, h3 { break-after: avoid; } .sheet { break-before: page; } .sheet > :first-child { margin-top: 0; }
figure, tr, .whole { break-inside: avoid; } figure { break-after: avoid; } figcaption { break-before: avoid; }
.wide { overflow: visible; } th, td { padding: .1em .4em; }
svg { width: 140mm; max-width: 100%; } figure, .wide { margin: .4em 0; }
}
"""
"""A narrow screen scrolls wide tables and figures by themselves; on paper each segment has a page of its own."""

NO_BREAK = "\N{NO-BREAK SPACE}"
