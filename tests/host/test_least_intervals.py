# SPDX-License-Identifier: BSD-2-Clause
"""What a sweep says of its least intervals: saturation only where they show it."""

from collections.abc import Sequence

import pytest

from irqscope import cli
from irqscope.base.records import changed
from irqscope.report.sweep import headline
from irqscope.results.saturationrecord import FallResult, KneeResult
from irqscope.sweeps.evaluation import evaluate_sweep
from irqscope.sweeps.sweepdir import SweepDirectory
from irqscope.sweeps.sweeprecord import SweepResult

RATES = ["--from", "1kHz", "--to", "16kHz", "--steps", "5", "--refine", "0", "--count", "50", "--pause", "0"]
KNEE = KneeResult(
    rate=9e3, interval=(8.9e3, 9.1e3), below=1.0, slope=0.0, gap=2.0, steps=5, residual=0.0, sharp=True, longer=1.0
)


@pytest.fixture(scope="module")
def swept(tmp_path_factory: pytest.TempPathFactory) -> SweepResult:
    """Of the model, which bears all of these rates."""
    out = tmp_path_factory.mktemp("swept") / "sweep"
    assert cli.main(["saturate", "--port", "model://", *RATES, "--dither", "0", "--out", str(out)]) == 0
    return evaluate_sweep(SweepDirectory(out), again=True)


def said(result: SweepResult) -> list[str]:
    """Of least intervals."""
    return [each for each in headline(result).split(". ") if " interval between answers" in each]


@pytest.mark.parametrize(
    ("minima", "told"),
    [
        ((900, 500, 20, 80, 40), "19.900 us, is at 4 kHz; at faster steps the shortest is 39.801 us to 79.602 us"),
        ((900, 500, 250, 20, 80), "19.900 us, is at 8 kHz; at faster steps the shortest is 79.602 us"),
        ((900, 500, 250, 80, 20), "19.900 us, is at 16 kHz, the fastest step that has any"),
        ((900, 500, 250, 20, None), "19.900 us, is at 8 kHz, the fastest step that has any"),
        ((20, 20, 20, 20, 20), "19.900 us, is at 1 kHz; at faster steps the shortest is 19.900 us"),
    ],
)  # fmt: skip
def test_what_they_did_is_said_and_no_more(swept: SweepResult, minima: Sequence[int | None], told: str) -> None:
    rows = [
        changed(row, interval=changed(row.interval, min=each and 100 * each))
        for row, each in zip(swept.steps, minima, strict=True)
    ]
    assert said(changed(swept, steps=rows)) == [f"The shortest interval between answers, {told}"]


def test_a_step_of_the_same_rate_on_the_way_down_is_no_faster_one(swept: SweepResult) -> None:
    *slower, last = swept.steps
    down = changed(last, direction="down", interval=changed(last.interval, min=8000))
    first = changed(last, interval=changed(last.interval, min=2000))
    (told,) = said(changed(swept, steps=[*slower, first, down]))
    assert told.endswith("19.900 us, is at 16 kHz, the fastest step that has any")


def test_saturation_is_said_of_a_fall_that_ends(swept: SweepResult) -> None:
    whole = swept.saturation
    assert whole and swept.fall is None
    found = changed(swept, fall=FallResult(rate=8e3, before=4e3, interval=1.2e-4))
    told = (
        "The least interval between answers stops falling between 4 kHz and 8 kHz, at 120.000 us: saturation as Moryc "
        "and Cernohorsky define it"
    )
    assert said(found) == [told]
    earlier = changed(found, saturation=changed(whole, knee=KNEE))
    assert said(earlier) == [f"{told}, though more is answered up to 9 kHz"]


def test_dither_makes_them_shorter_than_the_period(swept: SweepResult) -> None:
    assert said(changed(swept, settings=changed(swept.settings, dither_share=0.3))) == []
