# SPDX-License-Identifier: BSD-2-Clause
"""An overloaded target through the real core and command line: kinds of unmatched responses, and the other policy."""

from collections import Counter
from pathlib import Path

import pytest
from endtoend import Outcome, latency, page_of, url
from pagetext import cells

from irqscope.contract.roles import Source, source
from irqscope.contract.segments import Count, Policy
from irqscope.results.unmatched import CLASSES
from models import pairing
from models import unmatched as slow

pytestmark = pytest.mark.bench

DEPTH = 256
OVERLOAD = ("--rate", "20kHz", "--count", "2000")


def overloaded(directory: Path, *arguments: object, **options: object) -> tuple[Outcome, str]:
    """The outcome and the report."""
    run = latency(url(profile="overloaded", engine="native", seed=3, **options), directory, *OVERLOAD, *arguments)
    return run, page_of(directory)


def config(segment: dict, policy: Policy) -> pairing.Config:
    ends, least = (source(segment["from"]), source(segment["to"])), segment["min_latency"]
    return pairing.Config(*ends, policy, least, segment["timeout"])


def test_every_kind_and_figure_is_that_of_the_plain_models(tmp_path):
    """A handler takes at least 1.8 us to its toggle (m); 15 % of the stimuli bring a spurious one within 300 us."""
    options = ("--least", "1800ns", "--segments", "isr,task,work,isr.interval")
    run, page = overloaded(tmp_path / "run", *options, link="unlimited", faults__spurious=0.15)
    assert run.code in (0, 3) and run.result["cross_check"]["agrees"]
    edges = [(ticks, int(source(name))) for ticks, name, _, _ in run.events]
    isr, task = run.segment("isr"), run.segment("task")

    extra = isr["classes"]["unmatched"]
    kinds = slow.split(config(isr, Policy.COALESCE), DEPTH, isr["unmatched"]["bounce_ticks"], [edges])
    assert Counter({name: isr["unmatched"][name] for name in CLASSES}) == kinds and kinds.total() == extra > 100
    assert kinds["premature"] > 0 and kinds["bounce"] == 0, "no handler runs twice within a microsecond"
    assert isr["unmatched"]["source"] == f"events {extra} of {extra}"
    row = f"bounce 0 + premature {kinds['premature']} + spurious {kinds['spurious']}"
    told = f"<td>isr: unmatched (events {extra} of {extra})</td><td>unmatched {extra}</td><td>=</td><td>{row}</td>"
    assert told in cells(page)

    for segment in (isr, task):
        model = pairing.Pairing(config(segment, Policy.FIFO), DEPTH)
        for ticks, of in sorted(edges, key=lambda edge: (edge[0], edge[1] < Source.STIMULUS, edge[1])):
            if of == model.config.cause:
                model.cause(ticks)
            elif of == model.config.response:
                model.response(ticks, 0)
        values = sorted(sample.value for sample in model.samples if sample.counted)
        other, causes = segment["alternative_pairing"], segment["classes"]["causes"]
        assert segment["flags"]["ambiguous"] > 0 and other["pairing"] == "fifo"
        assert (other["n"], other["min"], other["max"]) == (len(values), values[0], values[-1])
        assert other["sum"] == sum(values)
        assert other["median"] == pytest.approx(values[(len(values) - 1) // 2], rel=1e-3), "counted in fine bins"
        assert other["classes"]["missing"] == model.counts[Count.MISSING]
        assert other["classes"]["unproven"] == model.counts[Count.UNPROVEN]
        assert other["source"] == f"events {causes} of {causes}"
        assert f"{segment['name']}: {segment['flags']['ambiguous']} of " in page
    assert page.count("If each response answered one cause (fifo), the maximum would be ") == 2

    work = run.segment("work")
    assert work["flags"]["ambiguous"] == 0 and work["alternative_pairing"] is None


def test_a_link_that_is_too_slow(tmp_path):
    """Some events are lost, and both say of how many they tell; the chip's own figures are complete.

    A spurious response that happens to follow a cause at once is rightly doubted: exit code 3.
    """
    run, page = overloaded(tmp_path / "run", faults__spurious=0.045)
    assert run.code in (0, 3) and not run.result["events"]["complete"]
    isr = run.segment("isr")
    told, classes = sum(isr["unmatched"][name] for name in CLASSES), isr["classes"]
    extra, causes = classes["unmatched"], classes["causes"]
    assert 0 < told < extra and isr["unmatched"]["source"] == f"events {told} of {extra}"
    assert f"not told by the events {extra - told}</td>" in page
    read = int(isr["alternative_pairing"]["source"].split()[1])
    assert 0 < read < causes == 2000 and isr["alternative_pairing"]["source"] == f"events {read} of {causes}"
    assert not isr["alternative_pairing"]["complete"] and "would be at least" in page
