# SPDX-License-Identifier: BSD-2-Clause
"""report.html: what it says is what result.json holds, on every screen and on paper."""

import copy
import json
import math
import re
import shlex
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from jsonrecords import headline, page, result_of
from pagetext import cells

from irqscope import cli
from irqscope.report.sentence import segment_sentence
from irqscope.results.budget import CRYSTAL
from irqscope.units import format_measured

Row = list[str]


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The result of a run against the model of the instrument."""
    directory: Path = tmp_path_factory.mktemp("page") / "run & more"
    command = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "600"]
    segments = ["--segments", "isr,task,work,isr.interval"]
    assert cli.main([*command, *segments, "--out", str(directory)]) == 0
    return json.loads((directory / "result.json").read_text())


@pytest.fixture
def result(measured: dict[str, Any]) -> dict[str, Any]:
    return copy.deepcopy(measured)


@pytest.fixture(scope="module")
def unchanged(measured: dict[str, Any]) -> str:
    """The page of the result as it was measured."""
    return page(measured)


def plain(text: str) -> str:
    """What a reader sees of some HTML."""
    return unescape(re.sub(r"<[^>]*>", "", text.replace("<br>", " "))).replace("\N{NO-BREAK SPACE}", " ")


def rows(text: str, heading: str, number: int = 0) -> list[Row]:
    """The table whose first heading or cell is `heading`, row by row; of several that of this number."""
    for table in re.findall(r"<table.*?</table>", text, re.DOTALL):
        found = [[plain(cell) for cell in re.findall(r"<td>(.*?)</td>", row)] for row in cells(table).split("<tr>")[1:]]
        if found and found[0][0] == heading:
            if not number:
                return found
            number -= 1
    return []


def captions(text: str) -> list[str]:
    return [plain(caption) for caption in re.findall(r"<figcaption>(.*?)</figcaption>", text, re.DOTALL)]


def figures(text: str) -> list[str]:
    """Captions of what the page shows at once."""
    return [caption for caption in captions(text) if "Above: samples per us" in caption]


def seconds(text: str) -> Fraction:
    number, unit = text.split()
    return Fraction(number) / 1000 ** ("s", "ms", "us", "ns").index(unit)


def test_the_table_of_segments_holds_the_figures_of_the_result(result, unchanged):
    tick = Fraction(result["tick"]["numerator"], result["tick"]["denominator"])
    head, *body = rows(unchanged, "segment", 1)
    assert [row[0] for row in body] == [s["name"] for s in result["segments"]]
    for row, segment in zip(body, result["segments"], strict=True):
        told = dict(zip(head, row, strict=True))
        assert told["n"] == str(segment["n"])
        for name in ("min", "median", "mean", "SD", "IQR", "max"):
            true = Fraction(segment[name.lower()]) * tick
            # A tick of 9.95 ns makes the last digit a nanosecond, and a crystal of 50 ppm more of long times.
            known = CRYSTAL * 2 / math.sqrt(3) * float(true)
            assert told[name] == format_measured(true, tick, known)
            assert abs(seconds(told[name]) - true) <= max(tick / 2, known / 20)


def test_the_quantiles_are_those_of_the_result_up_to_the_first_that_cannot_be_told(result, unchanged):
    head, *body = rows(unchanged, "quantile")
    assert head[1:] == [s["name"] for s in result["segments"]]
    assert [row[0] for row in body] == ["50 %", "75 %", "90 %", "95 %", "99 %", "99.9 %"]
    tick = Fraction(result["tick"]["numerator"], result["tick"]["denominator"])
    for row in body[:-1]:
        q = float(row[0].split()[0]) / 100
        for cell, segment in zip(row[1:], result["segments"], strict=True):
            true = next(item for item in segment["quantiles"] if float(item["q"]) == pytest.approx(q))
            value, low, high = re.fullmatch(r"(\S+ \S+) \[(\S+ \S+) \.\. (\S+ \S+)\]", cell).groups()
            half = (true["interval"][1] - true["interval"][0]) * tick / 2
            for shown, ticks in zip((value, low, high), (true["high"], *true["interval"]), strict=True):
                assert shown == format_measured(ticks * tick, tick, half)
                assert abs(seconds(shown) - ticks * tick) <= max(tick / 2, half / 20)
    assert body[-1][1:] == ["not estimable (n < 2995)"] * 4


def test_what_is_known_by_bin_has_the_digits_of_its_bin_and_says_so(result, unchanged):
    assert "upper end of its bin" not in unchanged
    for segment in result["segments"]:
        segment["exact"] = False
        # Of 1000 ticks of 10 ns a bin has 32, half of which are 0.16 us.
        segment["median"], segment["median_bounds"] = 1000, (984, 1016)
    text = page(result)
    assert "upper end of its bin" in text
    head, isr, *_ = rows(text, "segment")
    told = dict(zip(head, isr, strict=True))
    assert told["median"] == "9.95 us"
    tick = Fraction(result["tick"]["numerator"], result["tick"]["denominator"])
    assert told["max"] == format_measured(result["segments"][0]["max"] * tick, tick)
    result["segments"][0]["median_bounds"] = (800, 1200)
    assert "10.0 us" in rows(page(result), "segment")[1]  # 9.95 us give or take 2 us


def _told(result, segment) -> str:
    """The sentence of one segment."""
    of = result_of(result)
    return segment_sentence(of, of.segments[result["segments"].index(segment)])


def test_a_long_interval_is_told_by_its_differences(result):
    """A period of 10 ms that varies by 1 us: 9.999 ms to 10.00 ms would say nothing of it."""
    segment = next(s for s in result["segments"] if s["kind"] == "interval")
    segment |= {
        "min": 1_004_990,
        "median": 1_005_000,
        "median_bounds": (1_005_000, 1_005_000),
        "max": 1_005_090,
        "mean": 1_005_002.0,
        "mean_bounds": (1_005_002.0, 1_005_002.0),
    }
    said = _told(result, segment)
    assert f"{segment['to']} was 10.00000 ms in the median, from -100 ns to +896 ns, over" in said
    # A median that only a bin tells would be as far from both ends as that is wide.
    segment["median"], segment["median_bounds"] = 1_008_000, (1_000_000, 1_016_000)
    assert "was 10.00002 ms in the mean, from -119 ns to +876 ns, over" in _told(result, segment)


def test_each_figure_names_its_n_its_conditions_and_its_worth(result, unchanged):
    found = figures(unchanged)
    assert len(found) == 4
    for caption, segment in zip(found, result["segments"], strict=True):
        assert f"n = {segment['n']}; 600 stimuli at 1 kHz; UNQUALIFIED INSTRUMENT." in caption
    others = [caption for caption in captions(unchanged) if "no losses" in caption]
    assert len(others) == 4 + 3 + 4  # equal bins of all, courses of latencies, traces of all
    told = {
        f"{s['name']}: n = {s['n']}; 600 stimuli at 1 kHz; no losses; UNQUALIFIED INSTRUMENT."
        for s in result["segments"]
    }
    assert {caption[: caption.index("INSTRUMENT.") + len("INSTRUMENT.")] for caption in others} == told


def test_a_run_that_broke_off_does_not_claim_that_all_was_answered(result, unchanged):
    assert "all stimuli were answered" in unchanged and "all causes were answered" in unchanged
    result.update(complete=False, end=None)
    result["stimuli"]["stimulus"]["fired"] = 590
    text = page(result)
    assert "were answered" not in text and "With 590 of 600 planned stimuli at 1 kHz" in text
    assert all("INCOMPLETE, UNQUALIFIED INSTRUMENT" in caption for caption in figures(text))


def test_answers_that_were_shared_or_never_came_are_told_first(result):
    result["segments"][0]["classes"] |= {"paired": 590, "coalesced": 10}
    assert "all stimuli were answered, 10 of them together with an older one" in page(result)
    assert "later stimulus" not in headline(result)
    result["segments"][0]["maximum"]["shared"] = True
    assert "(the longest waited for a later stimulus's answer), median" in headline(result)
    result["segments"][0]["classes"] |= {"paired": 589, "missing": 1, "unstamped": 2}
    sentence = "of 600 stimuli, 1 was not answered in time, 2 were too many to be timed and 10 were answered together"
    assert sentence in page(result)


def test_wrong_accounts_are_marked_and_named(result, unchanged):
    assert 'class="wrong"' not in unchanged
    wrong = result["balance"]["equations"][:5]
    for account in wrong:
        account["balanced"] = False
    result["balance"]["balanced"] = False
    result.update(valid=False, errors=["the books do not balance"])
    text = page(result)
    assert text.count('class="wrong"') == 5
    assert f"({', '.join(a['name'] for a in wrong[:3])} and 2 more)" in plain(text)
    assert "no figure may be used" in text and all("INVALID" in caption for caption in figures(text))


def test_every_account_is_there_with_all_its_terms(result, unchanged):
    _, *body = rows(unchanged, "account")
    assert len(body) == len(result["balance"]["equations"])
    for row, account in zip(body, result["balance"]["equations"], strict=True):
        sides = [" + ".join(f"{name} {value}" for name, value in account[side].items()) for side in ("left", "right")]
        assert row == [account["name"], sides[0], "=", sides[1]]


def test_nothing_measured_leaves_no_empty_sections(result):
    for segment in result["segments"]:
        segment.update(n=0, **dict.fromkeys(("min", "max", "mean", "sd", "median", "iqr")))
    text = page(result)
    assert not rows(text, "quantile") and not captions(text) and "<ul>" not in text
    assert "stimulus to isr was not measured: no answers came" in text


def test_the_command_can_be_given_to_a_shell(result, unchanged):
    command = next(row for row in rows(unchanged, "stimuli") if row[0] == "command")[1]
    assert shlex.split(command) == result["command"] and result["command"][-1].endswith("run & more")


def test_when_the_longest_sample_came_is_told_by_the_hosts_clock_if_the_instrument_keeps_step(result):
    isr, tick = result["segments"][0], result["tick"]["numerator"] / result["tick"]["denominator"]
    passed = (isr["worst"][0]["time"] - result["end"]["start_ticks"]) * tick
    said = f"ended {passed:.6f} s after the start"
    began = datetime(2026, 3, 1, 12, 0, 7, 940_000, UTC) - timedelta(seconds=passed)
    result["start"], result["end"]["start_time"] = (began - timedelta(hours=1)).isoformat(), None
    assert f"{said} (2026-03-01 11:00:07.9 UTC, by the host's clock)." in plain(page(result))
    lasted = timedelta(seconds=(result["end"]["end_ticks"] - result["end"]["start_ticks"]) * tick)
    result["end"]["end_time"] = (began + lasted).isoformat()
    result["end"]["start_time"] = began.isoformat()  # the count began later than the program did
    assert f"{said} (2026-03-01 12:00:07.9 UTC, by the host's clock)." in plain(page(result))
    assert f"{said}. " in plain(page({**result, "simulated": True, "qualification": "simulated"}))


def test_the_length_is_that_of_the_instrument(result, unchanged):
    length = next(row for row in rows(unchanged, "stimuli") if row[0] == "length")[1]
    ticks = result["end"]["end_ticks"] - result["end"]["start_ticks"]
    true = ticks * result["tick"]["numerator"] / result["tick"]["denominator"]
    assert float(seconds(length.split(",")[0])) == pytest.approx(true, rel=1e-3)


def test_wide_things_scroll_on_a_small_screen(unchanged):
    assert '<meta name="viewport" content="width=device-width' in unchanged
    for tag in ("table", "svg"):
        assert len(re.findall(rf'<div class="wide[^"]*"><{tag} ', unchanged)) == unchanged.count(f"<{tag} ")


def test_paper_has_all_segments_and_breaks_in_no_figure(unchanged):
    paper = unchanged[unchanged.index("@media print") : unchanged.index("</style>")]
    for rule in (
        "details.sheet::details-content",
        "figure, tr, .whole { break-inside: avoid; }",
        ".wide { overflow: visible; }",
        "h2, h3 { break-after: avoid; }",
    ):
        assert rule in paper
    assert unchanged.count('class="sheet"') == 4 + 1  # and the conditions
    figures = 8 + 1 + 3 + 8  # distributions and largest of all, bars, courses of latencies, other views
    assert unchanged.count('class="wide"') == figures + 1  # of all tables only the books may go over two sheets
