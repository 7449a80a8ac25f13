# SPDX-License-Identifier: BSD-2-Clause
"""What each report begins with, on its page and at the terminal: what was found, then what is wrong with it."""

import sys
from collections.abc import Iterable
from html import escape

from ..printable import printable
from ..results.verdict import EXCEEDED, NOT_SHOWN
from .markup import STYLE
from .sentence import Result

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
"""What the page may load: nothing. It has a style and figures of its own and no script, whoever named the target."""


def frame(
    subject: str, heading: str, lead: Iterable[str], body: str, note: str, *, label: str = "", result: Result
) -> str:
    """A whole page, readable offline and in print: `body` and `note` are HTML, all else is text.

    `subject` is the title of the window, `lead` the sentences of what was found; the errors and warnings are those of
    `result`, if it has any.
    """
    told = "".join(f'<p class="lead">{_emphasised(text)}</p>\n' for text in lead)
    stamp = f'<p class="label">{escape(label)}</p>\n' if label else ""
    notes = "".join(
        f'<p class="{kind}">{kind.capitalize()}: {escape(text)}.</p>\n' for kind, text in _complaints(result)
    )
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>irqscope: {escape(subject)}</title>
<style>{STYLE}</style></head><body>
<h1>{escape(heading)}</h1>
{told}{stamp}{notes}{body}
<p class="note">{escape(result["tool"])}{note}</p>
</body></html>
"""


def tell(result: Result, headline: str) -> None:
    """Print what was found, and to stderr what is wrong with it and which limits are not kept."""
    print(printable(headline))
    for kind, text in _complaints(result):
        print(f"irqscope: {kind}: {printable(text)}", file=sys.stderr)
    for entry in result.get("limits", ()):
        if entry["outcome"] in (EXCEEDED, NOT_SHOWN):
            print(f"irqscope: {'limit' if entry['hard'] else 'warn'}: {printable(entry['sentence'])}", file=sys.stderr)


def _complaints(result: Result) -> list[tuple[str, str]]:
    return [(kind, text) for kind in ("error", "warning") for text in result.get(f"{kind}s", ())]


def _emphasised(text: str) -> str:
    """What a sentence of this program has between asterisks is emphasised on a page."""
    return escape(text).replace("*simulated*", "<em>simulated</em>")
