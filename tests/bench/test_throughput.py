# SPDX-License-Identifier: BSD-2-Clause
"""The highest rate with so much loss, end to end, of targets whose service time is known."""

import json
import random
from fractions import Fraction
from pathlib import Path

import pytest
from endtoend import irqscope, url

from irqscope import cli, read
from irqscope.contract.roles import Source
from irqscope.sweeps.sweepresult import trials
from irqscope.units import parse_time, to_ticks

pytestmark = pytest.mark.bench
PROFILE = """
[irq]
latency = "1us"
[isr]
toggle = "300ns"
duration = "{duration}ns"
reentry = "{reentry}ns"
[task]
release = "none"
"""


@pytest.mark.parametrize("ratio", ["0", "5%"])
@pytest.mark.parametrize("seed", range(2))
def test_the_rate_is_that_of_the_service_time(seed: int, ratio: str, tmp_path: Path) -> None:
    """A latched handler loses 1 - T / service of what comes at a period T that is shorter."""
    rng = random.Random(seed)
    duration, reentry = rng.randrange(2000, 7000), rng.randrange(100, 900)
    true = 1e9 / (duration + reentry) / (1 - float(ratio.rstrip("%")) / 100)
    profile = tmp_path / "target.toml"
    profile.write_text(PROFILE.format(duration=duration, reentry=reentry))
    out = tmp_path / "out"
    code, said = irqscope(
        "saturate", "--port", url(profile=profile), "--from", "20kHz", "--to", "900kHz", "--steps", 8, "--refine", 0,
        "--count", 400, "--width", "200ns", "--dither", "0", "--pause", "100us", "--throughput", ratio,
        "--limit", "throughput=20kHz", "--out", out,
    )  # fmt: skip
    found = json.loads((out / "result.json").read_text())
    through = found["throughput"]
    best, above = through["best"], through["above"]
    assert best["rate"] < above["rate"] <= 1.01 * best["rate"] * (1 + 1e-9)
    assert 0.96 * true < best["rate"] < 1.01 * true
    assert f"is {best['rate'] / 1e3:.4g} kHz: {best['lost']} of {best['n']} were lost there" in said
    searched = [step for step in found["steps"] if step["direction"] == "searched"]
    assert searched and all(step["stimuli"] >= 400 for step in searched) and len(searched) < 15
    assert [each["outcome"] for each in found["limits"]] == ["kept"] and code in (0, 3)
    # Undithered, the least interval stops falling where the target is saturated.
    fall = found["fall"]
    assert fall["before"] < 1e9 / (duration + reentry) < 1.06 * fall["rate"]
    again = irqscope("report", out, "--json")
    assert json.loads(again[1])["throughput"] == through


def either_way(run: Path, limit: int) -> int:
    """Stimuli without an answer of their own, or with a later one, edge by edge; those pending at the end left out."""
    events = read(run).events("stimulus", "isr")
    lost, waiting = 0, list[int]()
    rows = zip(events.ticks.tolist(), events.source.tolist(), strict=True)
    # What comes at the tick of a stimulus answers it, as on the chip; events are listed by pin there.
    for time, pin in sorted(rows, key=lambda row: (row[0], row[1] != Source.STIMULUS)):
        if pin == Source.STIMULUS:
            waiting.append(time)
        else:
            lost += sum(place > 0 or time - each > limit for place, each in enumerate(waiting))
            waiting.clear()
    return lost


@pytest.mark.parametrize(("ratio", "within"), [("0", "2us"), ("10%", "1.9us")])
def test_what_is_later_than_a_time_counts_as_lost(ratio: str, within: str, tmp_path: Path) -> None:
    """Dithered stimuli meet a handler that is still at work the oftener, the faster they come."""
    profile = tmp_path / "target.toml"
    profile.write_text(PROFILE.format(duration=4000, reentry=500))
    out, limit = tmp_path / "out", parse_time(within)
    code, said = irqscope(
        "saturate", "--port", url(profile=profile, link="unlimited"), "--from", "20kHz", "--to", "1200kHz",
        "--steps", 7, "--refine", 0, "--count", 300, "--width", "200ns", "--pause", "100us",
        "--throughput", ratio, "--within", within, "--segments", "isr,isr.interval", "--out", out,
    )  # fmt: skip
    found = json.loads((out / "result.json").read_text())
    through, tick = found["throughput"], Fraction(found["tick"]["numerator"], found["tick"]["denominator"])
    assert through["within"] == float(limit) and f"lost or later than {within.replace('us', ' us')} is" in said
    for step in found["steps"]:
        ticks = read(out / "steps" / f"{step['number']:03}")["isr"].ticks()
        late = sum(int(each) > to_ticks(limit, tick) for each in ticks)
        assert step["latency"]["late"] == late, "of the events, one by one"
    trial = {step["offered_hz"]: step for step in found["steps"]}
    for each in (through["best"], through["above"]):
        step = trial[each["rate"]]
        lost = either_way(out / "steps" / f"{step['number']:03}", to_ticks(limit, tick))
        assert each.get("surely", each["lost"]) <= lost <= each["lost"] <= each["n"] == step["stimuli"]
    # Far beyond saturation nearly all are lost, and none is counted twice.
    told = read(out).result
    for each in trials(told.steps, told.settings, tick):
        lost = either_way(out / "steps" / f"{trial[each.rate]['number']:03}", to_ticks(limit, tick))
        assert each.at_least <= lost <= each.lost <= each.n
        assert each.rate < 500e3 or each.breaks(0.5), "most, and none of them twice"
    assert through["best"]["rate"] < through["above"]["rate"] <= 1.01 * through["best"]["rate"] * (1 + 1e-9)
    assert code in (0, 3)


def test_a_share_or_a_limit_that_says_nothing_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    for more, told in (
        (("--throughput", "100%"), "--throughput takes a share"),
        (("--precision", "0"), "--precision takes a share"),
        (("--limit", "throughput=1kHz"), "the limit throughput needs --throughput"),
        (("--within", "20us"), "--within needs --throughput"),
        (("--within", "20us", "--throughput", "0", "--threshold", "9us"), "leave out --threshold"),
        (("--within", "20us", "--throughput", "0", "--segments", "isr.interval"), "--within is of a latency: name one"),
    ):
        words = ["saturate", "--port", "sim://", "--to", "100kHz", "--out", str(tmp_path / "x"), *more]
        assert cli.main(words) == 2 and told in capsys.readouterr().err
        assert not (tmp_path / "x").exists()
