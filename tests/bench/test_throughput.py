# SPDX-License-Identifier: BSD-2-Clause
"""The highest rate with so much loss, end to end, of targets whose service time is known."""

import json
import random
from pathlib import Path

import pytest
from endtoend import irqscope, url

from irqscope import cli

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


def test_a_share_or_a_limit_that_says_nothing_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    for more, told in (
        (("--throughput", "100%"), "--throughput takes a share"),
        (("--precision", "0"), "--precision takes a share"),
        (("--limit", "throughput=1kHz"), "the limit throughput needs --throughput"),
    ):
        words = ["saturate", "--port", "sim://", "--to", "100kHz", "--out", str(tmp_path / "x"), *more]
        assert cli.main(words) == 2 and told in capsys.readouterr().err
        assert not (tmp_path / "x").exists()
