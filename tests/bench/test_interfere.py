# SPDX-License-Identifier: BSD-2-Clause
"""Two interrupts end to end: what `irqscope interfere` finds is what the target is made of."""

import json
import random
from pathlib import Path

import pytest
from endtoend import irqscope, page_of, url
from seeds import seeds

from irqscope import cli
from irqscope.measuring.secondstimulus import SecondStimulus

pytestmark = pytest.mark.bench
NS = 1000 / 9950.248756218905
"""A tick of the bench is 9.95 ns."""
PROFILE = """
[irq]
latency = {{ shape = "lognormal", least = "{latency}ns", median = "60ns", sigma = 0.4, limit = "1us" }}
[isr]
toggle = "150ns"
duration = "{duration}ns"
reentry = "90ns"
[task]
release = "none"
[second]
latency = "{latency2}ns"
toggle = "100ns"
duration = "{duration2}ns"
reentry = "110ns"
preempts = {preempts}
masked = "{masked}"
"""


def interfere(folder: Path, profile: str, *arguments: object) -> tuple[int, dict, str]:
    """Exit code, what was found by latency, and what was said."""
    path = folder / "two.toml"
    path.write_text(profile)
    code, said = irqscope(
        "interfere", "--port", url(profile=path, link="unlimited"), "--stimulus2", "rate=40kHz", "--rate", "40kHz",
        "--count", 6000, "--width", "1us", "--out", folder / "out", *arguments,
    )  # fmt: skip
    result = json.loads((folder / "out" / "result.json").read_text())
    return code, {pair["segment"]: pair for pair in result["findings"]["pairs"]}, said


@pytest.mark.parametrize("seed", seeds(8, 20))
def test_phases_lengths_and_answers_are_those_of_the_target(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    latency, latency2 = rng.randrange(300, 900), rng.randrange(200, 1500)
    duration, duration2 = rng.randrange(800, 2500), rng.randrange(3000, 6000)
    kind = ("first", "masked", "queues", "second")[seed % 4]
    masked = {"first": 0, "masked": rng.randrange(1500, 2800)}.get(kind, duration2)
    code, found, said = interfere(
        tmp_path,
        PROFILE.format(
            latency=latency, latency2=latency2, duration=duration, duration2=duration2,
            preempts=str(kind == "second").lower(), masked="all" if masked == duration2 else f"{masked}ns",
        ),
    )  # fmt: skip
    assert code == 0, said
    isr, isr2 = found["isr"], found["isr2"]
    step = isr["resolution"]
    if kind == "first":
        assert not isr["regions"] and isr["bound"] * NS**-1 < 100
        assert isr["judged"] == 1
    else:
        region = max(isr["regions"], key=lambda each: each["delay"])
        begin, wait = (latency2 - latency - 60) * NS, (masked + (90 if masked == duration2 else 0)) * NS
        assert region["how"] == "waits" and abs(region["slope"][0] + 1) < 0.1
        toggle = 150 * NS if kind == "second" else 0  # what comes before that is interrupted
        assert abs(region["begin"] - (begin - toggle)) < 2 * step + 10
        assert abs(region["end"] - (begin + masked * NS)) < 2 * step + 10
        assert region["interval"][0] <= wait + 5 and wait <= region["interval"][1] + 5
        assert abs(region["until"] - (latency2 * NS + wait + 150 * NS)) < 5
    # The first handler delays the second one, unless that goes first. It has the CPU from its entry on.
    if kind == "second":
        assert not isr2["regions"] and "isr2 goes first: it delays isr" in said
    else:
        region = max(isr2["regions"], key=lambda each: each["delay"])
        assert region["how"] in ("waits", None)
        step = isr2["resolution"]
        begin = (latency + 60 - latency2) * NS
        assert abs(region["begin"] - begin) < 2 * step + 20
        assert abs(region["end"] - (begin + duration * NS)) < 2 * step + 20
        assert ("isr goes first: it delays isr2" if kind == "first" else "isr and isr2 delay each other.") in said


def test_the_report_has_words_table_figure_and_a_place_in_json(tmp_path: Path) -> None:
    out = tmp_path / "out"
    code, said = irqscope(
        "interfere", "--port", url(profile="two-interrupts"), "--stimulus2", "rate=10kHz,width=2us", "--rate", "10kHz",
        "--count", 4000, "--out", out, "--limit", "isr.max=1ms", "--json",
    )  # fmt: skip
    result = json.loads(said)
    assert code == 0 and result["verdict"] == "PASS"
    assert result["experiment"] == {"name": "interfere", "bins": None}
    page = page_of(out)
    assert f"{result['stimuli']['stimulus2']['fired']} stimuli, 10 kHz from " in page and "pulses of 2 us" in page
    assert "How they delay each other" in page and "stimulus2 delays isr" in page and "Two interrupts" in page
    plan, plan2 = (result["configuration"]["stimuli"][name] for name in ("stimulus", "stimulus2"))
    third = plan["count"] * plan["period"] // 3
    assert plan2["delay"] >= third and plan2["dither"] == "none" and plan2["count"] > 3900
    assert {result["stimuli"][name]["fired"] for name in ("stimulus", "stimulus2")} == {4000, plan2["count"]}
    again = irqscope("report", out, "--format", "json,junit,markdown,png")
    assert again[0] == 0 and (out / "interference.png").exists()
    assert "| isr | stimulus2 |" in (out / "report.md").read_text()
    assert (out / "junit.xml").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--stimulus2", "rate=10kHz", "--segment", "task"], "does not begin with the first stimulus"),
        (["--stimulus2", "rate=10kHz", "--segment", "lunch"], "no segment is called 'lunch'"),
        (["--stimulus2", "rate=10kHz", "--count", "10"], "too few to tell phases apart"),
        (["--stimulus2", "rate=10kHz", "--bins", "0"], "--bins takes 1 to 10000"),
        (["--stimulus2", "rate=60kHz", "--rate", "60kHz"], "all of which must come by the link"),
        (["--stimulus2", "rate=10kHz,width=1ms"], "--stimulus2: pulses of 1 ms merge at 10kHz"),
        (["--stimulus2", "rate=10kHz,burst=4,gap=50us"], "--stimulus2: bursts of 4 pulses"),
        (["--stimulus2", "rate=10kHz,rate=1kHz"], "rate is given twice"),
        (["--stimulus2", "width=1us"], "it needs a rate"),
        (["--stimulus2", "rate=1kHz,burst=3"], "burst and gap belong together"),
        (["--stimulus2", "rate=1kHz,depth=3"], "it takes rate, width, phase, burst, gap"),
        (["--stimulus2", "rate=1kHz,burst=0"], "a single pulse"),
        (["--stimulus2", "rate=1kHz,phase=2us"], "takes no phase here"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = url(profile="two-interrupts")
    assert cli.main(["interfere", "--port", port, "--out", str(tmp_path / "out"), *arguments]) == 2
    assert words in capsys.readouterr().err and not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("limit", "code", "verdict"),
    [
        ("isr.delay=7us", 0, "PASS"),
        ("isr.delay=5us", 1, "FAIL"),
        ("isr2.delay=2us", 0, "PASS"),
        ("isr2.delay=1us", 1, "FAIL"),
    ],
)
def test_a_delay_is_judged_by_the_upper_end_of_its_interval(
    limit: str, code: int, verdict: str, tmp_path: Path
) -> None:
    """The profile masks for 6 us, and its first handler takes 1.5 us."""
    found, said = irqscope(
        "interfere", "--port", url(profile="two-interrupts"), "--stimulus2", "rate=10kHz", "--rate", "10kHz",
        "--count", 6000, "--out", tmp_path / "out", "--limit", limit, "--limit", "isr.max=1ms", "--json",
    )  # fmt: skip
    result = json.loads(said)
    assert (found, result["verdict"]) == (code, verdict)
    assert [each["name"] for each in result["limits"]] == ["isr.max", limit.partition("=")[0]]


def test_a_delay_that_may_be_missed_is_not_shown_to_be_kept(tmp_path: Path) -> None:
    """The profile masks for 6 us, of which 667 stimuli over a period of 10 ms find nothing."""
    code, said = irqscope(
        "interfere", "--port", url(profile="two-interrupts"), "--stimulus2", "rate=100Hz", "--rate", "1kHz",
        "--count", 1000, "--out", tmp_path / "out", "--limit", "isr.delay=5us", "--json",
    )  # fmt: skip
    result = json.loads(said)
    assert (code, result["verdict"]) == (1, "FAIL") and not result["findings"]["pairs"][0]["regions"]
    words = "not shown, because stretches of phases shorter than 60.4 us may be missed"
    assert words in result["limits"][0]["sentence"]


@pytest.mark.parametrize(("limit", "words"), [("response.delay=1us", "names response"), ("isr.lunch=1us", "no figure")])
def test_a_limit_that_nothing_can_keep_is_refused(
    limit: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["interfere", "--port", url(profile="two-interrupts"), "--stimulus2", "rate=10kHz", "--rate", "10kHz"]
    assert cli.main([*command, "--out", str(tmp_path / "out"), "--limit", limit]) == 2
    assert words in capsys.readouterr().err and not (tmp_path / "out").exists()


def test_the_second_segment_alone_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port = url(profile="two-interrupts")
    assert cli.main(["latency", "--port", port, "--segments", "isr2", "--out", str(tmp_path / "out")]) == 2
    assert "isr2 begins with the second stimulus: --stimulus2" in capsys.readouterr().err


def test_a_second_stimulus_is_a_load_of_any_run_and_what_it_does_is_counted(tmp_path: Path) -> None:
    """Bursts of three, each served by a run of the handler or with the one before; the first is later for it."""
    words = ["--port", url(profile="two-interrupts", link="unlimited"), "--rate", "5kHz", "--count", 1000]
    assert irqscope("latency", *words, "--out", tmp_path / "calm", "--segments", "isr")[0] == 0
    load = ["--stimulus2", "rate=20kHz,width=1us,phase=7us,burst=3,gap=4us", "--segments", "isr,isr2"]
    code, said = irqscope("latency", *words, "--out", tmp_path / "loaded", *load)
    assert code == 0, said
    calm, loaded = (json.loads((tmp_path / name / "result.json").read_text()) for name in ("calm", "loaded"))
    second = loaded["stimuli"]["stimulus2"]
    assert second["planned"] == 0 and second["fired"] > 3 * 3000
    isr, isr2 = loaded["segments"]
    assert isr["n"] == 1000 and isr["max"] > 2 * calm["segments"][0]["max"]
    assert isr2["classes"]["causes"] == second["fired"] == isr2["n"] + isr2["classes"]["pending"]
    assert isr2["classes"]["coalesced"] > 1000
    assert loaded["valid"] and loaded["balance"]["balanced"]


@pytest.mark.parametrize(
    "text", ["rate=20000Hz", "rate=20kHz,width=1us", "rate=0.3Hz,width=2us,phase=3us,burst=4,gap=5us"]
)
def test_a_second_stimulus_is_written_as_it_is_read(text: str) -> None:
    found = SecondStimulus.parse(text)
    assert SecondStimulus.parse(str(found)) == found
