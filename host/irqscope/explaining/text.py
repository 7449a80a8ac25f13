# SPDX-License-Identifier: BSD-2-Clause
"""An explanation in words."""

from .explanation import Explanation


def sentences(explanation: Explanation, shown: int = 5) -> list[str]:
    """What `irqscope explain` prints: lines of text."""
    seen, clock = explanation.seen, explanation.clock
    lines = [
        f"The clocks are aligned by {clock.pairs} edges of {', '.join(sorted(clock.names))}: half of them are within "
        f"{_us(clock.residual_ns)}, all within {_us(clock.worst_ns)}"
        + (f" but {clock.left_out}, which were left out" if clock.left_out else "")
        + f"; drift {clock.drift * 1e6:+.2f} ppm.",
        f"{seen.segment}: median {_us(seen.median)}; {explanation.late} of {len(seen.latencies)} responses took more "
        f"than {_us(explanation.limit)}."
        + (f" The trigger answers {len(seen.missing)} to which there is no response." if len(seen.missing) else ""),
    ]
    if not explanation.trace.flags:
        lines.append("The trace has no flags of interrupts and preemption: begins of blocks are as near as entries.")
    if explanation.trace.lost:
        lines.append(f"The trace has lost {explanation.trace.lost} entries.")
    for why, number in explanation.unknown.items():
        lines.append(f"Of {number} later responses the trace does not tell who was in the way: {why}.")
    for number, each in enumerate(explanation.found, 1):
        cause = "no cause is named"
        if each.cause:
            least = "at least " if each.goes_on(each.cause) else ""
            cause = f"{each.cause.actor.label}, {each.cause.kind}, {least}{_us(each.cause.lasted)}"
        lines += [
            "",
            f"{number}. {each.took} after the stimulus at {each.sample.stimulus / 1e9:.6f} s "
            f"({each.begin / 1e9:.6f} in the trace): {cause}",
        ]
        if each.cut:
            lines.append(
                f"   {explanation.ends} {_us(each.known - each.begin)} after the stimulus, before "
                + ("a response" if each.sample.latency is None else "the response") + ": what it ends in went on."
            )
        elif each.sample.latency is None:
            lines.append(f"   The trace has one {_us(each.end - each.begin)} after the stimulus, the run has not.")
        for rank, block in enumerate(each.blocks[:shown], 1):
            lines.append(
                f"   {rank}  {_us(block.delayed):>10} of {_us(block.lasted):>10}  {block.kind:<15}  {block.actor.label}"
                + (f"  in {block.function}" if block.function else "")
                + f"  (CPU {block.cpu}, {_after(block.begin - each.begin)} to {_after(block.end - each.begin)})"
            )
            if block.stack:
                lines.append(f"      stack: {' < '.join(block.stack[:8])}")
    return lines


def _us(ns: float) -> str:
    return f"{ns / 1e3:.1f} us"


def _after(ns: float) -> str:
    return f"{ns / 1e3:+.1f}"
