# SPDX-License-Identifier: BSD-2-Clause
"""An explanation in words."""

from ..units import format_exact, format_moment, format_ppm, format_time, moment
from .blame import Kind
from .clocks import LEAST
from .explanation import Explanation
from .host import Host
from .outside import NANOSECOND

_MANY = 0.02
"""Of the edges that both have, how many more the trace may have without a word."""


def sentences(explanation: Explanation, shown: int = 5) -> list[str]:
    """What `irqscope explain` prints: lines of text."""
    seen, clock, joined, same = explanation.seen, explanation.clock, explanation.joined_time, explanation.agreement
    lines = [
        f"The clocks are aligned by {clock.pairs} edges of {', '.join(sorted(clock.names))}: half of them are within "
        f"{_apart(clock.residual_ns)}, all within {_apart(clock.worst_ns)}"
        + (f" but {clock.left_out}, which were left out" if clock.left_out else "")
        + f"; drift {clock.drift * 1e6:+.2f} ppm.",
        f"{seen.segment}: median {explanation.seen_time(seen.median)}; {explanation.late} of {len(seen.latencies)} "
        f"responses took more than {format_exact(explanation.limit * NANOSECOND)}."
        + (f" The trigger answers {len(seen.missing)} to which there is no response." if len(seen.missing) else ""),
    ]
    if explanation.alone >= max(LEAST, _MANY * clock.pairs):
        lines.append(
            f"{explanation.alone} edges of the trace are none of the run's: it was recorded for longer, or its clock "
            "was set, or stood still, meanwhile."
        )
    if explanation.doubted:
        lines.append(
            f"The trace may be of another run with the same stimuli: {same.pairs} latencies of {same.response} have a "
            f"rank correlation of {same.correlation:.2f} with the run's, and {same.enough:.2f} would show that it is "
            "of this one. The stub's --id tells runs apart."
        )
    if explanation.host:
        lines.append(_host(explanation.host))
    if not explanation.trace.flags:
        lines.append(
            "The trace has no flags of preemption: begins of blocks without it are as near as entries."
            if explanation.trace.interrupts
            else "The trace has no flags of interrupts and preemption: begins of blocks are as near as entries."
        )
    if explanation.trace.lost:
        lines.append(f"The trace has lost {explanation.trace.losses}.")
    for why, number in explanation.unknown.items():
        lines.append(f"Of {number} later responses the trace does not tell who was in the way: {why}.")
    for number, each in enumerate(explanation.found, 1):
        cause = "no cause is named"
        if each.cause:
            least = "at least " if each.goes_on(each.cause) else ""
            cause = f"{each.cause.who}, {each.cause.kind}, {least}{explanation.lasted(each.cause)}"
        lines += [
            "",
            f"{number}. {explanation.took(each)} after the stimulus at "
            f"{format_moment(each.sample.stimulus * NANOSECOND)} "
            f"({moment(explanation.trace.since_s + each.begin * NANOSECOND)} in the trace): {cause}",
        ]
        if each.cut:
            lines.append(
                f"   {explanation.ends} {joined(each.known - each.begin)} after the stimulus, before "
                + ("a response" if each.sample.latency is None else "the response")
                + ": what it ends in went on."
            )
        elif each.sample.latency is None:
            after = joined(each.end - each.begin)
            lines.append(f"   The trace has one {after} after the stimulus, the run has not.")
        for rank, block in enumerate(each.blocks[:shown], 1):
            delayed, lasted = joined(block.delayed, host=block.host), explanation.lasted(block)
            begin, end = (joined(at - each.begin, signed=True, host=block.host) for at in (block.begin, block.end))
            lines.append(
                f"   {rank}  {delayed:>10} of {lasted:>10}  {block.kind:<15}  {block.actor.label}"
                + (f"  in {block.function}" if block.function else "")
                + f"  ({'host, ' if block.host else ''}CPU {block.cpu}, {begin} to {end})"
            )
            if block.stack:
                lines.append(f"      stack: {' < '.join(block.stack[:8])}")
        if any(block.kind is Kind.UNTOLD for block in each.blocks[:shown]):
            lines.append(
                "   Not told: the trace lacks the interrupt, or switches between threads that it shows; others may "
                "have had the CPU. Were events filtered (set_event_pid, filter)?"
            )
    return lines


def _host(host: Host) -> str:
    """How the host's clock is known."""
    clock = host.clock
    cpus = ", ".join(f"CPU {cpu} is {virtual.actor.thread}" for cpu, virtual in sorted(clock.cpus.items()))
    but = f" but {clock.contradicted}" if clock.contradicted else ""
    return (
        f"The host's clock is known to {_apart(clock.uncertain_ns)}: the guest has no entry in any of {clock.times} "
        f"times in which its CPU did not run{but}; drift "
        f"{format_ppm(clock.drift, clock.drift_uncertain, signed=True)}, "
        f"known to {format_ppm(clock.drift_uncertain, clock.drift_uncertain)}. {cpus}."
        + (f" The host's trace has lost {host.trace.losses}." if host.trace.lost else "")
    )


def _apart(ns: float) -> str:
    """How far edges are from the clocks' line, which is an estimate: no trace is finer than a nanosecond."""
    return format_time(max(1, round(ns)) * NANOSECOND, 2)
