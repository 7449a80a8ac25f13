# SPDX-License-Identifier: BSD-2-Clause
"""What a run shows of rare latencies, for people: the bound, what limits it, what to do next, and how it was found."""

import math
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from matplotlib.figure import Figure

from ..evidence import THRESHOLD, WORST
from ..units import counted, format_time, to_fraction
from .bound import bounded, draw_bound, draw_maxima
from .figures import to_svg
from .markup import table
from .sentence import Result, duration_of, facts

TOGETHER = 0.8
"""Extremal index below which late samples are said to come together."""
SKEWED = 2.0
"""SD by IQR, as a multiple of that of a normal distribution, above which rare latencies are said to make the SD."""
NORMAL = 1.349
BOUND, MAXIMA = "bound", "maxima"
Segment = Mapping[str, Any]
Entry = Mapping[str, Any]


def _one_of(probability: float) -> str:
    """Its reciprocal, rounded down to two digits: never better than it is."""
    whole = int(1 / probability)
    digits = max(0, len(str(whole)) - 2)
    return f"{whole // 10**digits * 10**digits:,}".replace(",", " ")


def _round_up(value: float) -> str:
    """Two significant digits, never less than it is."""
    step = 10.0 ** (math.floor(math.log10(value)) - 1)
    return f"{math.ceil(value / step - 1e-9) * step:.2g}"


def long_time(hours: float) -> str:
    """Hours in a unit that people use, rounded up to two digits."""
    for least, per_hour, unit in (
        (2 * 8760, 1 / 8760, "years"), (48, 1 / 24, "days"), (2, 1, "h"), (1 / 20, 60, "min")
    ):  # fmt: skip
        if hours >= least:
            return f"{_many(hours * per_hour)} {unit}"
    return f"{_many(max(hours * 3600, 0.1))} s"


def plain(result: Result) -> list[str]:
    """Bound, what limits it, and what to do next, of the first latency; nothing of a run that cannot be believed."""
    if not result["valid"] or result["live"]:
        return []
    segment = next((s for s in result["segments"] if s["exceedances"] and s["kind"] == "latency"), None)
    if segment is None:
        return []
    known = bounded(segment)
    if not known:
        entry = segment["exceedances"][0]
        return [f"No bound is given on how often {segment['name']} takes longer: {entry['withheld']}."]
    return [_bound(result, segment, known[0]), _limits(segment), *_next(segment, known[0])]


def _wanted(row: Mapping[str, Any]) -> str:
    return f"1 of {round(1 / row['wanted']):,}".replace(",", " ")


def _beyond(result: Result, entry: Entry) -> str:
    time = duration_of(result, entry["ticks"])
    return f"the worst seen, {time}" if entry["of"] == WORST else time


def _each(segment: Segment) -> str:
    return "stimuli" if segment["from"].startswith("stimulus") else f"edges of {segment['from']}"


def _bound(result: Result, segment: Segment, entry: Entry) -> str:
    seen = counted(entry["disturbances"], "disturbance") if entry["disturbances"] else "No disturbance"
    allowed = f" ({counted(entry['untimed'], 'cause')} without a latency allowed for)" if entry["untimed"] else ""
    return (
        f"{seen} took {segment['name']} beyond {_beyond(result, entry)}, in {long_time(entry['hours'])}. With 95 % "
        f"confidence fewer than 1 of {_one_of(entry['per_stimulus']['upper'])} {_each(segment)} meets one, and there "
        f"are fewer than {_many(entry['per_hour']['upper'])} an hour of this scenario{allowed}."
    )


def _many(number: float) -> str:
    return f"{float(_round_up(number)):,.6g}".replace(",", " ")


def _limits(segment: Segment) -> str:
    change, index = segment["change"], segment["dependence"]["extremal_index"]
    if change["stationary"] is False:
        return str(change["sentence"])
    if index is not None and index < TOGETHER:
        return (
            f"What limits this is that long latencies come together, about {1 / index:.2g} at a time: the "
            f"{segment['n']} samples tell as much of them as {int(segment['n'] * index)} independent ones would."
        )
    unknown = change["withheld"] or (None if index is not None else "there are too few long latencies")
    if unknown:
        return f"What limits this is the length of the run; whether late samples depend on each other is not known: " \
               f"{unknown}."
    return "What limits this is the number of samples: they are as alike as independent ones of a steady target are."


def _next(segment: Segment, entry: Entry) -> Iterator[str]:
    if segment["change"]["stationary"] is False:
        yield "Next: find out what changes (the figure of the largest over time), before measuring longer."
        return
    if entry["disturbances"] and not _is_open(entry):
        yield f"Next: {entry['of']} is exceeded, and no longer run mends that: see below when the largest came."
        return
    for row in entry["wanted"]:
        if row["needed"] is None:
            yield (f"No longer run will show {_wanted(row)}: disturbances come more often than that, and "
                   "something has to be changed first.")  # fmt: skip
            return
        yield (f"Next: to show {_wanted(row)}, measure {long_time(row['hours'])} more "
               f"({row['more']} samples) without a further disturbance, and each scenario that matters by itself.")
        return


def section(result: Result, segment: Segment) -> str:
    """The part of a segment's page: exceedances, whether it was long enough, change over time, extrapolation."""
    if not segment["dependence"] or result["live"]:
        return ""
    text = ""
    if segment["exceedances"]:
        text += f"<h3>{escape(segment['name'])}: have we measured long enough?</h3>"
        text += _exceedances(result, segment) + _needed(result, segment)
    drawn = {what: (figure, caption) for what, figure, caption in rare(result, segment)}
    if BOUND in drawn:
        text += _figure(result, segment, BOUND, *drawn[BOUND])
    text += f"<h3>{escape(segment['name'])}: change over time</h3><p>{escape(' '.join(_change(result, segment)))}</p>"
    if MAXIMA in drawn:
        text += _figure(result, segment, MAXIMA, *drawn[MAXIMA])
    return text + "".join(f'<p class="note">{escape(line)}</p>' for line in _notes(result, segment))


def rare(result: Result, segment: Segment) -> Iterator[tuple[str, Figure, str]]:
    """The figures of a segment: what they show in a word, and in a sentence."""
    if not segment["dependence"] or result["live"]:
        return
    tick, name = float(to_fraction(result["tick"])), segment["name"]
    if bounded(segment):
        yield BOUND, draw_bound(segment, tick), (
            f"Upper bound of how often a disturbance takes {name} beyond a latency, against the number of samples; "
            "broken: as it goes on if no further one comes."
        )  # fmt: skip
    if len(segment["change"]["maxima"]) > 1:
        yield MAXIMA, draw_maxima(segment, tick), f"The largest {name} of each five minutes."


def _figure(result: Result, segment: Segment, what: str, figure: Figure, text: str) -> str:
    svg = to_svg(figure, f"{what} {segment['name']}")
    caption = escape(f"{segment['name']}: {facts(result, segment)} {text}")
    return f'<figure><div class="wide">{svg}</div><figcaption>{caption}</figcaption></figure>'


def _exceedances(result: Result, segment: Segment) -> str:
    rows = []
    for entry in segment["exceedances"]:
        rates = entry["per_stimulus"], entry["per_hour"]
        each, hour = (f"1 of {_one_of(rates[0]['upper'])}", _many(rates[1]["upper"])) if all(rates) else ("-", "-")
        longest = entry["longest"] or "-"
        if entry["longest_ticks"]:
            longest = f"{entry['longest']} in {format_time(entry['longest_ticks'] * to_fraction(result['tick']), 3)}"
        told = ("-" if entry[key] is None else entry[key] for key in ("count", "disturbances"))
        rows.append((_name(result, entry), *told, longest, each, hour))
    head = ("beyond", "samples", "disturbances", "longest, samples", "fewer than (95 %)", "fewer an hour than (95 %)")
    withheld = "".join(
        f'<p class="note">Beyond {escape(duration_of(result, entry["ticks"]))}: {escape(entry["withheld"])}.</p>'
        for entry in segment["exceedances"] if entry["withheld"] and not entry["per_stimulus"]
    )  # fmt: skip
    return table(head, rows) + withheld


def _name(result: Result, entry: Entry) -> str:
    return f"{entry['of']}: {duration_of(result, entry['ticks'])}" if _is_open(entry) else str(entry["of"])


def _is_open(entry: Entry) -> bool:
    """It is no limit that the run was to keep."""
    return entry["of"] in (WORST, THRESHOLD)


def _needed(result: Result, segment: Segment) -> str:
    """For each bound that may be wanted, what it takes."""
    rows = []
    for entry in bounded(segment):
        for row in entry["wanted"]:
            takes = ("cannot be shown", "disturbances come too often")
            if row["needed"] is not None:
                takes = (f"{row['more']} samples more", f"{long_time(row['hours'])} at this rate")
            rows.append((_name(result, entry), _wanted(row), *takes))
    if not rows:
        return ""
    untimed = segment["exceedances"][0]["untimed"]
    missed = f" {counted(untimed, 'cause')} without a latency: the bounds allow for each being one." if untimed else ""
    gap = format_time(segment["exceedances"][0]["gap"] * to_fraction(result["tick"]), 3)
    return table(("beyond", "wanted", "takes", "that is"), rows, "words") + (
        f'<p class="note">Samples beyond a latency that are at most {gap} apart are one disturbance.{missed} Without '
        "any, the bound is the rule of three: 3/n, and 3 by the hours. It is assumed that disturbances are independent "
        "of each other and that the scenario goes on as it was; what is measured more must bring no further one. "
        "None of this says that the worst case has been seen, or what it is under another load.</p>"
    )


def _change(result: Result, segment: Segment) -> Iterator[str]:
    change = segment["change"]
    yield change["sentence"]
    drift = change["drift"]
    if drift:
        yield (f"The median went {'up' if drift > 0 else 'down'} by {duration_of(result, abs(drift), 2)} from the "
               f"first to the last of {change['blocks']} blocks.")  # fmt: skip
    typical = change["typical_maximum"]
    if typical["interval"]:
        low, high = (duration_of(result, ticks) for ticks in typical["interval"])
        yield f"In half of the five minutes the largest is at most {duration_of(result, typical['high'])} " \
              f"[{low} .. {high}]."


def _notes(result: Result, segment: Segment) -> Iterator[str]:
    """How samples depend on each other, why intervals are missing, moments that disagree, and an extrapolation."""
    depends = segment["dependence"]
    if depends["extremes"]:
        told = ", ".join(
            f"{each['index']:.2f} from {duration_of(result, each['threshold'])} on ({each['samples']} samples)"
            for each in depends["extremes"]
        )
        yield f"Extremal index (1: long latencies come alone; 1/5: five at a time): {told}."
    effects = [q["design_effect"] for q in segment["quantiles"] if q["design_effect"]]
    if effects and max(effects) >= 1 / TOGETHER:
        yield (f"From {depends['blocks']} blocks ({depends['source']}): samples come together, so that n is worth up "
               f"to {max(effects):.2g} times fewer independent ones (design effect). Intervals allow for it.")
    reasons: dict[str, list[str]] = {}
    for q in segment["quantiles"]:
        if q["estimable"] and q["interval"] is None:
            reasons.setdefault(q["withheld"], []).append(f"{float(q['q']) * 100:g} %")
    for reason, which in reasons.items():
        yield f"No interval of the quantile {', '.join(which)}: {reason}."
    if segment["iqr"] and segment["sd"] > SKEWED * segment["iqr"] / NORMAL:
        times = segment["sd"] / (segment["iqr"] / NORMAL)
        yield (f"The SD is {times:.2g} times what the IQR would give of a normal distribution: few long latencies make "
               "it, and move the mean; median and IQR tell of the usual ones.")  # fmt: skip
    yield from _extrapolation(result, segment)


def _extrapolation(result: Result, segment: Segment) -> Iterator[str]:
    found = segment["extrapolation"]
    if not found:
        return
    if found["refused"]:
        yield f"Extrapolation is refused: {found['refused']}."
        return
    yield (
        f"Extrapolation, no measurement: if the tail beyond {duration_of(result, found['threshold'])} goes on as "
        f"measured, {duration_of(result, math.ceil(found['value']), 3)} are exceeded by 1 of "
        f"{_one_of(found['probability'])}; the largest sample was {duration_of(result, found['maximum'])}. It knows "
        "nothing of disturbances that did not occur, and has no interval."
    )
