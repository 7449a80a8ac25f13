# SPDX-License-Identifier: BSD-2-Clause
"""Other views of a segment, as a part of its page that is folded away."""

from html import escape

from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import known, value_of
from .bars import CAPTION as BARS
from .bars import NAMES, Row, draw_bars
from .figures import to_svg
from .sentence import conditions_in_short, facts, state
from .views import views


def other_views(result: Result, segment: SegmentResult) -> str:
    """What `segment`, which has samples, looks like in bins of equal width, over time, and as relative start times."""
    name = segment.name
    told = f"{name}: {facts(result, segment)}"
    parts = (
        f'<figure><div class="wide">{to_svg(figure, f"{what} {name}")}</div>\n'
        f"<figcaption>{escape(told)} {escape(caption)}</figcaption></figure>"
        for what, figure, caption in views(result, segment)
    )
    return f"<details><summary>Other views of {escape(name)}</summary>{''.join(parts)}</details>"


def latencies(result: Result) -> list[Row]:
    """Those that were measured, as `draw_bars` takes them."""
    tick = float(result.tick.fraction)
    return [
        (f"{s.name} (n = {s.n})", {name: known(value_of(s, name)) * tick for name in NAMES})
        for s in result.segments if s.n and s.kind == "latency"
    ]  # fmt: skip


def bars(result: Result) -> str:
    """Mean beside median and SD beside IQR of the latencies; empty without any."""
    rows = latencies(result)
    if not rows:
        return ""
    return (
        f'<details><summary>Mean and median, SD and IQR</summary><figure><div class="wide">'
        f'{to_svg(draw_bars(rows), "bars")}</div>\n<figcaption>{escape(conditions_in_short(result))}; '
        f"{escape(state(result))}. {BARS}</figcaption></figure></details>"
    )
