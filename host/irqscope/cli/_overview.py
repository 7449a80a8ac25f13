# SPDX-License-Identifier: BSD-2-Clause
"""What `irqscope` alone prints: all verbs by what they are for, a line each."""

from collections.abc import Iterator, Mapping

GROUPS = {
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


def overview(summaries: Mapping[str, str]) -> Iterator[str]:
    """The lines, from the summary of each verb."""
    listed = {name for names in GROUPS.values() for name in names}
    groups = GROUPS | {FURTHER: tuple(name for name in summaries if name not in listed)}
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
