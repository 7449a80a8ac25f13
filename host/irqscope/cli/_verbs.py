# SPDX-License-Identifier: BSD-2-Clause
"""The verbs: where they are, and what `irqscope` alone prints of them, by what they are for, a line each."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from ..discovery import modules_in

GROUP = "irqscope.verbs"
EXPERIMENTS = "experiments"
PURPOSES = {
    "measure": (
        "latency",
        "periodic",
        "multi",
        "bracket",
        "interfere",
        "chain",
        "idle",
        "clock",
        "saturate",
        "affinity",
        "campaign",
        "measure",
    ),
    "look on while it is measured": ("watch", "view"),
    "read and judge what was measured": ("report", "compare", "explain", "export", "decode", "import", "farm"),
    "the target": ("stub", "probe", "trigger"),
    "the instrument": ("devices", "info", "bringup", "selftest", "calibrate", "scpi", "boards", "build", "flash"),
    "your shell": ("completion",),
}
"""Verbs by purpose, in the order in which they are told; those of other distributions come last."""
FURTHER = "further"


def discover() -> dict[str, str]:
    """Modules of the verbs by name: entry points of installed distributions, and the files of our two folders."""
    import importlib.metadata  # as slow as all else that a help text needs

    found = {point.name: point.value for point in importlib.metadata.entry_points(group=GROUP)}
    # Our own files come last: a checkout that is not installed has no entry points, and nobody replaces them.
    return dict(sorted((found | own()).items()))


def own() -> dict[str, str]:
    """Modules of the verbs by name, of our two folders alone."""
    here, found = Path(__file__).parent, dict[str, str]()
    for folder in (EXPERIMENTS, here.name):
        package = f"{__name__.rsplit('.', 2)[0]}.{folder}"
        found |= {name: f"{package}.{name}" for name in modules_in([str(here.parent / folder)])}
    return found


def overview(summaries: Mapping[str, str]) -> Iterator[str]:
    """The lines, from the summary of each verb."""
    listed = {name for names in PURPOSES.values() for name in names}
    groups = PURPOSES | {FURTHER: tuple(name for name in summaries if name not in listed)}
    width = max(map(len, summaries))
    yield "usage: irqscope VERB ..."
    yield ""
    yield "Measures from outside how fast a real-time target answers an interrupt."
    for purpose, names in groups.items():
        if known := [name for name in names if name in summaries]:
            yield f"\n{purpose}:"
            yield from (f"  {name:{width}}  {summaries[name]}" for name in known)
    yield ""
    yield "`irqscope help VERB` explains one, with examples. Without a board:"
    yield "  irqscope latency --port sim:// --count 2000 --out first"
