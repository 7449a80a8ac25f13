# SPDX-License-Identifier: BSD-2-Clause
"""Files of irqscope, changed by a seed: each gives a result or one sentence, and an edited one never other figures.

A file is read as it is changed, and sealed again: what lies behind the seal is to be reached, too.
"""

import contextlib
import datetime
import io
import itertools
import json
import os
import random
import shutil
import warnings
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import serial
from fuzz import fuzzing
from golden.record import FILES
from goldens import RECORDED
from instrument_records import BINS, BOARD, CALIBRATED, TESTED
from mutated import Mutations, mutate_toml

from irqscope import cli
from irqscope.base.records import read, sealed, write
from irqscope.campaigns.campaign import read_campaign
from irqscope.campaigns.campaigndir import CampaignDirectory
from irqscope.campaigns.targetrecord import (
    Interrupts,
    Jiffies,
    KernelClock,
    Stat,
    TargetRecord,
    Thread,
)
from irqscope.errors import ExitCode, IrqscopeError
from irqscope.findings.campaignsummary import assemble as assemble_campaign
from irqscope.findings.evaluation import judged
from irqscope.measuring.instrumentfile import SCHEMA, InstrumentFile, upgraded
from irqscope.measuring.qualification import cite, on_record
from irqscope.measuring.rundir import RunDirectory
from irqscope.report import anyresult, formats
from irqscope.report.documents import document
from irqscope.results.onepass import read_whole
from irqscope.results.resultfile import read_outline, read_result, result_of
from irqscope.sweeps.sweepdir import SweepDirectory
from irqscope.sweeps.sweepresult import assemble as assemble_sweep
from irqscope_bench import distribution
from irqscope_bench.profile import PROFILES, ProfileError
from irqscope_bench.profile import load as load_profile

SHOWN = 16
"""One result of so many is made a report in words."""
EXPERIMENTS = {"tasks": "an experiment", "chain": "a chain", "interfere": "two interrupts", "clock": "a clock"}
"""Golden runs of experiments, and what they are called."""
REFUSALS = (ExitCode.BAD_INPUT, ExitCode.INVALID)
CAMPAIGN = """target = "local"
settle = "0s"
[options]
port = "model://"
rate = "1kHz"
count = 20
segments = ["isr"]
limit = "isr.max=1ms"
[[scenario]]
name = "calm"
description = "no load"
[[scenario]]
name = "loaded"
[[scenario.command]]
run = ["sleep", "1000"]
after = "1ms"
package = "coreutils"
version = ["sleep", "--version"]
clean = ["true"]
"""


@dataclass
class Found:
    """What became of changed files: counts, and a sentence for each that broke the promise."""

    edited: Counter[str] = field(default_factory=Counter)
    resealed: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Subject:
    """A file, and all that is made of it: `read` gives figures, or an IrqscopeError.

    `draw` gives its changed text, and the same sealed again if it has a seal. What it gives `is_shown`: a report is
    made of it.
    """

    name: str
    path: Path
    read: Callable[[], Any]
    draw: Callable[[random.Random], tuple[list[str], str]]
    is_shown: bool = False

    @property
    def is_sealed(self) -> bool:
        """It is JSON that irqscope writes for itself."""
        return self.path.suffix == ".json"

    def check(self, seed: int, numbers: range) -> Found:
        """Change it once for each number. The file is put back in the end."""
        good, found = self.path.read_text(encoding="utf-8"), Found()
        figures = self.read()
        try:
            for number in numbers:
                dice = random.Random(f"{seed} {self.name} {number}")
                texts, told = self.draw(dice)
                for text, counts in zip(texts, (found.edited, found.resealed), strict=False):
                    self.path.write_text(text, encoding="utf-8")
                    shown = self.is_shown and number % SHOWN == 0
                    what = self._outcome(figures, self.is_sealed and counts is found.edited, shown)
                    counts[what if what in OUTCOMES else BROKEN] += 1
                    if what not in OUTCOMES:
                        found.broken.append(f"{self.name}, seed {seed}, number {number}: {told}: {what}")
        finally:
            self.path.write_text(good, encoding="utf-8")
        return found

    def _outcome(self, figures: Any, must_be_same: bool, shown: bool) -> str:
        """One of `OUTCOMES`, or what is wrong."""
        try:
            got = self.read()
            if shown:
                formats.files(document(got), "markdown")
        except ProfileError as error:
            code, sentence = ExitCode.BAD_INPUT, str(error)  # as the port is refused that names it
        except IrqscopeError as error:
            code, sentence = error.code, str(error)
        except Exception as error:  # what users would see as a traceback
            return f"{error!r} came"[:500]
        else:
            if got == figures:
                return SAME
            return "other figures came of an edited file" if must_be_same else READ
        if code not in REFUSALS:
            return f"the exit code is {code}: {sentence}"
        if not sentence or "\n" in sentence or len(sentence) > fuzzing.SENTENCE:
            return f"it is no sentence: {sentence[:200]!r}"
        return REFUSED


REFUSED, SAME, READ, BROKEN = "refused", "the same figures", "read", "broken"
OUTCOMES = (REFUSED, SAME, READ)


def subjects(folder: Path) -> list[Subject]:
    """All files that are changed, in a folder that is empty."""
    if "models" not in serial.protocol_handler_packages:
        serial.protocol_handler_packages.append("models")
    with (
        contextlib.redirect_stdout(io.StringIO()),
        contextlib.redirect_stderr(io.StringIO()),
        patch("irqscope.campaigns.scenario.take", lambda machine: TARGET),
        patch("irqscope.measuring.rundir.datetime", _clock()),
        contextlib.chdir(folder),
    ):
        _make()
    run, sweep = folder / "run", folder / "sweep"
    campaign, series, compared = folder / "campaign", folder / "affinity", folder / "compared"
    return [
        *(
            _json(name, path, read, is_shown=True)
            for name, path, read in (
                ("run.json", run / "run.json", partial(_evaluated, run)),
                *(
                    (f"run.json of {told}", folder / name / "run.json", partial(_evaluated, folder / name))
                    for name, told in EXPERIMENTS.items()
                ),
                ("annotations.json", run / "annotations.json", partial(_evaluated, run)),
                ("result.json", run / "result.json", partial(_result, run)),
                ("sweep.json", sweep / "sweep.json", partial(_sweep, sweep)),
                ("result.json of a sweep", sweep / "result.json", partial(anyresult.read, sweep)),
                ("campaign.json", series / "campaign.json", partial(assemble_campaign, CampaignDirectory(series))),
                (
                    "scenario.json",
                    campaign / "scenarios" / "loaded" / "scenario.json",
                    partial(assemble_campaign, CampaignDirectory(campaign)),
                ),
                ("result.json of a campaign", campaign / "result.json", partial(anyresult.read, campaign)),
                ("comparison.json", compared / "comparison.json", partial(anyresult.read, compared)),
            )
        ),
        _json("record of an instrument", folder / "instrument.json", lambda: _cited(folder / "instrument.json")),
        _toml("campaign definition", folder / "campaign.toml", lambda: _definitions(folder / "campaign.toml")),
        _toml("profile", folder / "profile.toml", lambda: _profile(folder / "profile.toml")),
    ]


@cache
def _own(folder: Path) -> dict[str, Subject]:
    """The files that this process changes, which it makes for itself in a folder."""
    warnings.simplefilter("ignore")
    mine = folder / str(os.getpid())
    mine.mkdir()
    return {subject.name: subject for subject in subjects(mine)}


def changed(folder: Path, name: str, seed: int, start: int, end: int) -> Found:
    """Change a file once for each of some numbers, in this process's part of the folder."""
    return _own(folder)[name].check(seed, range(start, end))


def _json(name: str, path: Path, read: Callable[[], Any], is_shown: bool = False) -> Subject:
    mutations = Mutations(json.loads(path.read_text(encoding="utf-8")))
    whole = path.read_bytes()

    def draw(dice: random.Random) -> tuple[list[str], str]:
        if dice.randrange(16) == 0:  # of the text: most of that is no JSON any more
            text = fuzzing.mutated(dice, [whole[: fuzzing.MOST]]).decode(errors="replace")
            return [text], "its text"
        data, told = mutations.draw(dice)
        texts = [json.dumps(data)]
        return [*texts, *([json.dumps(sealed(data))] if isinstance(data, dict) else [])], repr(told)[:300]

    return Subject(name, path, read, draw, is_shown)


def _toml(name: str, path: Path, read: Callable[[], Any]) -> Subject:
    whole = path.read_text(encoding="utf-8")

    def draw(dice: random.Random) -> tuple[list[str], str]:
        if dice.randrange(4) == 0:
            text = fuzzing.mutated(dice, [whole.encode()]).decode(errors="replace")
        else:
            text = mutate_toml(whole, dice)
        return [text], "its text"

    return Subject(name, path, read, draw)


def _make() -> None:
    """Measure what is changed, or take it from the golden runs: in the working directory, so that no file names it."""
    run = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "20", "--segments", "isr"]
    run += ["--limit", "isr.max=50us", "--wanted", "1e-1", "--threshold", "5us", "--out"]
    _call(*run, "run")
    _call(*run, "other")
    Path("beside.txt").write_text(FILES["cyclictest.txt"])
    beside = ["--beside", "beside.txt", "--unit", "us"]
    _call("report", "run", *beside, "--limit", "isr.max=1ms")
    for name in (*EXPERIMENTS, "affinity"):
        shutil.copytree(RECORDED / name, name)
    for each in (RunDirectory(Path(name)) for name in EXPERIMENTS):
        write(each.run_file, each.read_run())
        _call("report", str(each.path))
    series = CampaignDirectory(Path("affinity"))
    for name in series.read().scenarios:
        _call("report", str(series.run(name).path))
        write(series.scenario_file(name), series.read_scenario(name))
    write(series.campaign_file, series.read())
    sweep = ["--from", "1kHz", "--to", "8kHz", "--steps", "3", "--count", "20", "--pause", "0", "--refine", "0"]
    _call("saturate", "--port", "model://", *sweep, "--limit", "saturation=1kHz", "--out", "sweep")
    Path("campaign.toml").write_text(CAMPAIGN)
    _call("campaign", "campaign.toml", "--out", "campaign")
    _call("compare", "run", "other", "--out", "compared")
    shutil.copy(PROFILES / "linux-loaded.toml", "profile.toml")
    write(Path("instrument.json"), InstrumentFile(instrument=BOARD, selftest=TESTED, bins=BINS, oscillator=CALIBRATED))


def _clock() -> SimpleNamespace:
    """A calendar that goes on by a millisecond whenever it is asked: the files are the same whenever they are made.

    Of their text some changes give what there was, and another time or another folder would be another text.
    """
    ticks = itertools.count()
    start = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    asked = SimpleNamespace(now=lambda zone: start + next(ticks) * datetime.timedelta(milliseconds=1))
    return SimpleNamespace(datetime=asked, UTC=datetime.UTC)


def _call(*words: str) -> None:
    code = cli.main([*words])
    assert code in (ExitCode.OK, ExitCode.LIMIT, ExitCode.WARNING), f"{words} ended with {code}"


def _evaluated(path: Path) -> Any:
    """What `irqscope report` makes of a run."""
    run = RunDirectory(path)
    return judged(run, *read_whole(run))


def _cited(path: Path) -> Any:
    """What a run keeps of an instrument's record."""
    record = read(path, InstrumentFile, SCHEMA, upgrade=upgraded)
    return on_record(cite(record)), record.cited


def _result(path: Path) -> Any:
    """What all that read the result of a run make of it."""
    found = read_result(path)
    read_outline(path)
    assert anyresult.read(path) == found
    with contextlib.suppress(IrqscopeError):  # that of another run
        assert result_of(RunDirectory(path)) == found
    return found


@cache
def _step(path: Path) -> Any:
    return read_result(path)


def _sweep(path: Path) -> Any:
    """What `irqscope report` makes of a sweep whose steps are evaluated."""
    directory = SweepDirectory(path)
    record = directory.read()
    for step in record.steps:
        if not directory.step(step).result_file.exists():
            return assemble_sweep(record, [])
    return assemble_sweep(record, [(step, _step(directory.step(step).path)) for step in record.steps])


def _definitions(path: Path) -> Any:
    campaign = read_campaign(path)
    return [campaign.definition(scenario) for scenario in campaign.scenarios]


def _profile(path: Path) -> Any:
    """With short tables, which are made as long ones are, and kept nowhere."""
    with patch.object(distribution, "BITS", 4), patch.object(distribution, "_keep"):
        return load_profile(str(path), [])


TARGET = TargetRecord(
    release="6.1.0-rt",
    version="#1 SMP PREEMPT_RT",
    machine="aarch64",
    command_line="isolcpus=3",
    config={"CONFIG_PREEMPT_RT": "y"},
    isolated="3",
    rt_runtime_us=-1,
    governors={"performance": 4},
    idle_states={"C1": True},
    adjtimex=KernelClock(frequency_ppm=20.0, tick_us=10000),
    smi=3,
    throttled={"0": 4},
    affinity={"50": "2"},
    threads={"irq/50-x": Thread(policy="fifo", priority=50)},
    warnings=["<4>[    0.1] one"],
    uptime=3600.5,
    stat=Stat(interrupts=124067, cpus={"cpu": Jiffies(all=1000, idle=850)}),
    interrupts=Interrupts(counts={"50": {"CPU0": 5, "CPU2": 7}}, names={"50": "x"}),
)
"""What the target of the campaign says of itself."""
