# SPDX-License-Identifier: BSD-2-Clause
"""Chains end to end: those that are followed are those of the target's own ledger."""

import json
import random
from collections import defaultdict
from pathlib import Path

import numpy as np
import pytest
from endtoend import Measured, irqscope, measure, page_of, url
from seeds import seeds

from irqscope.contract.roles import Source
from irqscope.device.decode import Events
from irqscope.findings.chainfollower import ChainFollower
from irqscope.measuring.chain import Link, chain_of
from irqscope.measuring.chaining import settings_of
from irqscope.targets.target import Target

pytestmark = pytest.mark.bench
PROFILE = """
[irq]
latency = {{ shape = "lognormal", least = "{latency}ns", median = "300ns", sigma = 0.6, limit = "40us" }}
[isr]
toggle = "150ns"
duration = "700ns"
reentry = "90ns"
[task]
release = "{release}"
depth = 16
latency = {{ shape = "lognormal", least = "1us", median = "{task}us", sigma = 1.0, limit = "60us" }}
duration = {{ shape = "lognormal", least = "{work}us", median = "2us", sigma = 0.8, limit = "60us" }}
again = "350ns"
[faults]
lost = {lost}
"""
SEEDS = 20
STUB = {"pins": {"isr": "hard handler", "task": "task", "done": "task"}}


def made(seed: int, folder: Path) -> tuple[Measured, bool]:
    """A drawn target, and whether its task counts the releases: several are under way then."""
    rng = random.Random(seed)
    counts = seed % 2 == 1
    profile = folder / "drawn.toml"
    profile.write_text(
        PROFILE.format(
            latency=rng.randrange(300, 3000), task=rng.randrange(2, 9), work=rng.randrange(1, 9),
            release="counting" if counts else "binary", lost=rng.choice((0, 0.01)),
        )
    )  # fmt: skip
    port = url(profile=profile, ledger="on", link="unlimited", seed=seed)
    rate = rng.randrange(40, 60) if counts else rng.randrange(3, 6)
    run = measure(
        port, folder / "run", "--rate", f"{rate}kHz", "--count", 800, "--timeout", "5ms", "--filter", "0",
        "--segments", "isr,task,work",
    )  # fmt: skip
    return run, counts


def true_chains(run: Measured) -> tuple[list[list[int]], int]:
    """The edges of each stimulus that was served, by the ledger, and how many were not."""
    served = {entry.subject: entry.object for entry in run.ledger if entry.kind == "served"}
    runs = {entry.subject: number for number, entry in enumerate(e for e in run.ledger if e.kind == "toggle")}
    start = {entry.object: entry.subject for entry in run.ledger if entry.kind == "start"}
    times = {source: run.times(source) for source in (Source.STIMULUS, Source.ISR, Source.TASK, Source.DONE)}
    chains = []
    for stimulus, number in sorted(served.items()):
        task = start[number]
        ends = [times[Source.ISR][runs[number]], times[Source.TASK][task], times[Source.DONE][task]]
        chains.append([times[Source.STIMULUS][stimulus], *ends])
    return chains, len(times[Source.STIMULUS]) - len(served)


@pytest.mark.parametrize("seed", seeds(6, SEEDS))
def test_each_chain_is_that_of_the_target(seed: int, tmp_path: Path) -> None:
    run, counts = made(seed, tmp_path)
    truth, lost = true_chains(run)
    fifo = ":fifo" if counts else ""
    links = [Link.parse(text) for text in ("isr=stimulus:isr", f"task=isr:task{fifo}", "work=task:done")]
    hops = settings_of(chain_of(links), run.observation.configuration, Target())
    follower = ChainFollower(hops, run.observation.identity, [(slice(0, 3), 3000)])
    time, source = (np.array(column) for column in zip(*run.events, strict=True))
    zero = np.zeros(len(time), dtype=np.uint8)
    follower.take_events(Events(time, source.astype(np.uint8), zero, zero))
    follower.finish()
    found = sorted(follower.figures.longest.tolist())
    single = defaultdict(int)
    for _, isr, *_ in truth:
        single[isr] += 1
    if lost:  # a stimulus that the target missed is answered, as it seems, with the next one
        assert all(single[isr] == 1 for _, isr, *_ in truth)
        found = [row for row, after in zip(found, [*found[1:], [0] * 4], strict=True) if row[1] != after[1]]
        assert follower.figures.merged[0] + sum(follower.figures.unanswered) + sum(follower.figures.open) == lost
    assert found == truth
    assert follower.figures.late[0] >= sum(row[3] - row[0] > 3000 for row in truth) and follower.stimuli == 800


def test_a_chain_is_measured_told_and_judged(tmp_path: Path) -> None:
    """The user's own names reach chip, file, page, limits and JUnit."""
    out = tmp_path / "out"
    code, said = irqscope(
        "chain", "--port", url(profile="linux-loaded", seed=3), "--rate", "2kHz", "--count", 3000, "--segment",
        "hop=task:done", "--segment", "wake=stimulus:task", "--segment", "all=stimulus:done", "--deadline",
        "150us,hop=5us", "--limit", "all.late=0", "--limit", "hop.max=1ms", "--out", out,
    )  # fmt: skip
    result = json.loads((out / "result.json").read_text())
    found = result["findings"]
    assert [each["name"] for each in result["segments"]] == ["wake", "hop", "all"]
    assert all(each["source"]["histogram"] == "on chip" for each in result["segments"])
    assert [hop["segment"] for hop in found["hops"]] == ["wake", "hop"] and found["whole"] == "all"
    by_name = {each["name"]: each for each in result["segments"]}
    assert found["complete"] == found["stimuli"] == by_name["all"]["n"] == 3000
    assert sum(found["worst"][0]["hops"]) == by_name["all"]["max"]
    late = {each["segment"]: each["late"] for each in found["deadlines"]}
    assert late.keys() == {"all", "hop"} and 0 < late["all"] < 300 and late["hop"]
    judged = {each["name"]: each["outcome"] for each in result["limits"]}
    assert judged == {"all.late": "exceeded", "hop.max": "kept"} and code == 1
    assert f"all: {late['all']} of 3000 chains missed the deadline of 150 us." in said
    page = page_of(out)
    assert "The longest chains" in page and "Most of what they took beyond" in page
    assert irqscope("report", out, "--format", "junit")[0] == 1
    assert "all.late" in (out / "junit.xml").read_text()


def test_chains_whose_events_were_lost_are_in_the_books_and_pass_no_limit(tmp_path: Path) -> None:
    """A network loses datagrams with events: the chip has counted their stimuli, and of these chains nobody knows."""
    out = tmp_path / "out"
    port = f"packets://lose=0.05&seed=3/{url(profile='linux-rt', link='unlimited')}"
    code, said = irqscope(
        "chain", "--port", port, "--rate", "5kHz", "--count", 10_000, "--deadline", "1ms", "--limit",
        "response.late=0", "--out", out,
    )  # fmt: skip
    result = json.loads((out / "result.json").read_text())
    found = result["findings"]
    classes = [each["unanswered"] for each in found["hops"]] + [found[name] for name in ("doubtful", "open", "lost")]
    driven = result["stimuli"]["stimulus"]["fired"]
    assert found["gaps"] and found["lost"]
    assert found["complete"] + sum(classes) == found["stimuli"] == driven == 10_000
    (deadline,) = found["deadlines"]
    assert deadline["unknown"] == found["lost"] and deadline["n"] == found["complete"]
    assert [each["outcome"] for each in result["limits"]] == ["not shown"] and code == 1
    assert f"of {found['lost']} chains that came or went on there nothing is known." in said
