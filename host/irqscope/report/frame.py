# SPDX-License-Identifier: BSD-2-Clause
"""What each report begins with, on its page and at the terminal: what was found, then what is wrong with it."""

import sys
from collections.abc import Iterable
from html import escape

from ..printable import printable
from ..results.judged import EXCEEDED, NOT_SHOWN, Judged
from .anyresult import Measured
from .markup import STYLE

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
"""What the page may load: nothing. It has a style and figures of its own and no script, whoever named the target."""


def frame(
    subject: str, heading: str, lead: Iterable[str], body: str, note: str, *, label: str = "", tool: str,
    problems: Iterable[tuple[str, str]] = (),
) -> str:
    """A whole page, readable offline and in print: `body` and `note` are HTML, all else is text.

    `subject` is the title of the window, `lead` the sentences of what was found, `tool` what measured; `problems` are
    errors and warnings (`problems_of`).
    """
    told = "".join(f'<p class="lead">{_emphasised(text)}</p>\n' for text in lead)
    stamp = f'<p class="label">{escape(label)}</p>\n' if label else ""
    notes = "".join(
        f'<p class="{kind}">{kind.capitalize()}: {escape(text)}.</p>\n' for kind, text in problems
    )
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>irqscope: {escape(subject)}</title>
<style>{STYLE}</style></head><body>
<h1>{escape(heading)}</h1>
{told}{stamp}{notes}{body}
<p class="note">{escape(tool)}{note}</p>
</body></html>
"""


def tell(headline: str, problems: Iterable[tuple[str, str]], limits: Iterable[Judged] = ()) -> None:
    """Print what was found, and to stderr what is wrong with it and which limits are not kept."""
    print(printable(headline))
    for kind, text in problems:
        print(f"irqscope: {kind}: {printable(text)}", file=sys.stderr)
    for entry in limits:
        if entry.outcome in (EXCEEDED, NOT_SHOWN):
            print(f"irqscope: {'limit' if entry.hard else 'warn'}: {printable(entry.sentence)}", file=sys.stderr)


def problems_of(result: Measured) -> list[tuple[str, str]]:
    """Errors, then warnings: each with what it is."""
    return [*(("error", text) for text in result.errors), *(("warning", text) for text in result.warnings)]


def _emphasised(text: str) -> str:
    """What a sentence of this program has between asterisks is emphasised on a page."""
    return escape(text).replace("*simulated*", "<em>simulated</em>")
