# SPDX-License-Identifier: BSD-2-Clause
"""A summary for pull requests: the headline, the limits, the segments, and what is wrong."""

from collections.abc import Iterable

from ..sentence import Result, conditions_in_short, figure_of, headline, quantile_of, segment_sentence, state

FIGURES = ("min", "median", "mean", "max")
TAILS = ("0.99", "0.999", "0.9999")


def files(result: Result) -> dict[str, bytes]:
    parts = [_escape(headline(result))]
    parts += [f"- **{kind}**: {_escape(text)}" for kind in ("error", "warning") for text in result[f"{kind}s"]]
    if result["limits"]:
        rows = [(e["name"], e["wanted"], "limit" if e["hard"] else "warn", e["outcome"], e["sentence"])
                for e in result["limits"]]  # fmt: skip
        parts.append(_table(("figure", "at most", "", "outcome", "found"), rows))
    parts.append(_segments(result))
    parts.append(f"{_escape(conditions_in_short(result))}; {_escape(state(result))}; {_escape(result['tool'])}.")
    return {"report.md": ("\n\n".join(parts) + "\n").encode()}


def _segments(result: Result) -> str:
    tails = [f"p{100 * float(q):g}" for q in TAILS]
    rows: list[tuple[object, ...]] = []
    for s in result["segments"]:
        if not s["n"]:
            rows.append((s["name"], segment_sentence(result, s), *[""] * (len(FIGURES) + len(tails) + 1)))
            continue
        estimates = {quantile["q"]: quantile for quantile in s["quantiles"]}
        cells = [
            "{} [{} .. {}]".format(*quantile_of(result, s, estimates[q])) if estimates[q]["estimable"] else "-"
            for q in TAILS
        ]
        rows.append((s["name"], s["n"], *(figure_of(result, s, name) for name in FIGURES), *cells,
                     s["classes"]["missing"] if s["kind"] == "latency" else "-"))  # fmt: skip
    return _table(("segment", "n", *FIGURES, *tails, "missing"), rows)


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    names = list(head)
    lines = [names, ["---"] * len(names), *([_escape(str(cell)) for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _escape(text: str) -> str:
    """Names of boards and hosts are no markup."""
    return "".join(f"\\{c}" if c in "\\|<>`_#" else c for c in text).replace("\n", " ")
