# SPDX-License-Identifier: BSD-2-Clause
"""What is read from a target each second, and how it is laid beside the longest latencies.

The target is files in a folder, laid out as the kernel's (Documentation/ABI/testing/sysfs-class-thermal,
sysfs-devices-system-cpu; proc_stat(5), proc_loadavg(5)).
"""

import json
import shutil
import struct
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest
from campaignbench import HEAD, Campaign, quiet_record, scenario
from eventually import eventually
from fulldisk import full_disk
from goldens import EXPECTED, RECORDED

from irqscope import cli
from irqscope.base.records import changed, write
from irqscope.campaigns import campaign, covariatesreader
from irqscope.campaigns.campaign import Command
from irqscope.campaigns.campaigndir import CampaignDirectory
from irqscope.campaigns.covariates import reading, script
from irqscope.campaigns.covariatesfile import SCHEMA, CovariatesWriter, Reading, read_covariates
from irqscope.campaigns.machine import Machine
from irqscope.device.snapshots import Peak
from irqscope.errors import BadInput
from irqscope.findings import campaignsummary
from irqscope.findings.covariates import COVARIATES, LEAST, LEVEL, LONGEST, covariates
from irqscope.report.covariates import covariates as shown
from irqscope.report.document import Sentence, Table
from irqscope.report.markup import NO_BREAK
from irqscope.results.resultfile import read_result
from irqscope.results.resultrecord import Result

TIME = "2026-11-27T01:00:00.000+00:00"
STAT = "cpu  1 2 3 4\ncpu0 1 2 3 4\nintr 4711 0 0 9\nctxt 815\nbtime 1\nprocesses 42\nprocs_running 1\nsoftirq 1 2\n"
FILES = {
    "proc/uptime": "12.34 20.00",
    "proc/loadavg": "0.25 0.10 0.05 3/93 777",
    "proc/stat": STAT,
    "sys/class/thermal/thermal_zone0/temp": "41000",
    "sys/class/thermal/thermal_zone1/temp": "-3000",
    "sys/class/thermal/thermal_zone2/temp": "off",
    "sys/class/thermal/thermal_zone10/temp": "55500",
    **{f"sys/devices/system/cpu/cpu{n}/cpufreq/scaling_cur_freq": str(800_000 + n) for n in range(12) if n != 3},
    "sys/devices/system/cpu/cpu3/online": "0",
    "sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count": "2",
    "sys/devices/system/cpu/cpu0/thermal_throttle/package_throttle_count": "5",
    "sys/devices/system/cpu/cpu1/thermal_throttle/core_throttle_count": "1",
    "sys/devices/system/cpu/cpu1/thermal_throttle/package_throttle_count": "1x",
}
ALL = Reading(
    time=TIME,
    uptime=12.34,
    temperature=55.5,
    frequencies=[None if n == 3 else 800_000 + n for n in range(12)],
    throttled=8,
    smi=7,
    interrupts=4711,
    switches=815,
    forks=42,
    running=3,
    load=0.25,
)
NONE = reading("covariates", TIME)


def target(folder: Path, files: dict[str, str]) -> tuple[str, ...]:
    """The command that reads these files."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text + "\n")
    (folder / "msr").write_bytes(bytes(0x34) + struct.pack("<Q", 7) + bytes(8))
    (folder / "sys").mkdir(exist_ok=True)
    return script(str(folder / "sys"), str(folder / "proc"), str(folder / "msr"))


def said(command: tuple[str, ...]) -> str:
    """Its first line; then it is ended, and says nothing more."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        line = process.stdout.readline()
        process.terminate()
    return line


def test_the_script_says_what_the_files_do(tmp_path):
    assert reading(said(target(tmp_path, FILES)), TIME) == ALL


def test_what_a_target_does_not_tell_is_null(tmp_path):
    (tmp_path / "proc").mkdir()
    command = target(tmp_path, {})
    (tmp_path / "msr").unlink()
    assert reading(said(command).splitlines()[-1], TIME) == NONE


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("", None),
        ("Warning: Permanently added 'board' to the list of known hosts.", None),
        ("covariates up=nan load=1e999 running=-1 intr=1.5 mc=x khz=,a, throttled=" + "9" * 19, NONE),
        ("covariates intr=5 new=1 =", changed(NONE, interrupts=5)),
        ("covariates khz=,7", changed(NONE, frequencies=[None, 7])),
    ],
)
def test_lines_of_others_are_no_readings(line, found):
    assert reading(line, TIME) == found


def test_a_file_is_there_while_it_is_written_and_torn_lines_are_passed_over(tmp_path):
    path = tmp_path / "covariates.jsonl"
    writer = CovariatesWriter(path)
    writer.add(ALL)
    assert read_covariates(path) == [ALL]
    writer.add(NONE)
    end = writer.end(None)
    assert read_covariates(path, end) == [ALL, NONE] and end.readings == 2
    path.write_bytes(path.read_bytes()[:-3])
    assert read_covariates(path) == [ALL]
    with pytest.raises(BadInput, match=r"covariates.jsonl is not what was measured: put that back"):
        read_covariates(path, end)


def test_of_a_disk_that_becomes_full_in_a_line_is_known_what_it_took(tmp_path):
    """The whole line was taken for written, and the file was none that had been measured."""
    path = tmp_path / "covariates.jsonl"
    writer = CovariatesWriter(path)
    writer.add(ALL)
    with full_disk(path.stat().st_size + 10), pytest.raises(OSError, match="File too large"):
        writer.add(NONE)
    end = writer.end("full")
    assert end.readings == 1 and read_covariates(path, end) == [ALL]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "has no schema"),
        ('{"schema": "irqscope.covariates/9"}\n', "has schema 'irqscope.covariates/9'"),
        ("[]\n", "is damaged in line 1: it holds no object"),
        (f'{{"schema": "{SCHEMA}"}}\n{{"time": NaN}}\n', "is damaged in line 2: NaN is no number of JSON"),
        (f'{{"schema": "{SCHEMA}"}}\n{{"time": 5}}\n', "is damaged: time: expected"),
        (f'{{"schema": "{SCHEMA}"}}\n{json.dumps({**json.loads("{}"), "time": "x"})}\n', "is damaged: "),
    ],
)
def test_a_damaged_file_is_one_sentence(text, complaint, tmp_path):
    path = tmp_path / "covariates.jsonl"
    path.write_text(text)
    with pytest.raises(BadInput) as error:
        read_covariates(path)
    assert complaint in str(error.value)


BEGIN = datetime(2026, 11, 27, tzinfo=UTC)
SECONDS = 1200


def at(seconds: float) -> str:
    return (BEGIN + timedelta(seconds=seconds)).isoformat(timespec="milliseconds")


@pytest.fixture(scope="module")
def measured() -> Result:
    """A run of SECONDS on real hardware, as far as the host can tell, whose clock began 100 s before."""
    found = read_result(EXPECTED / "latency")
    tick = float(found.tick.fraction)
    start, end = round(100 / tick), round((100 + SECONDS) / tick)
    ending = changed(found.end, start_ticks=start, end_ticks=end, start_time=at(0), end_time=at(SECONDS))
    return changed(found, simulated=False, end=ending)


def with_longest(result: Result, times: list[float]) -> Result:
    """The longest of its first segment came so many seconds after the beginning, the longest first."""
    tick, first = float(result.tick.fraction), result.shown[0]
    peaks = [Peak(round((100 + t) / tick), 10_000 - n, 1) for n, t in enumerate(times)]
    segments = [changed(each, worst=peaks) if each.name == first.name else each for each in result.segments]
    return changed(result, segments=segments)


def quiet(seed: int = 1, late: dict[int, float] | None = None, begin: int = -5, **planted: dict[int, float]):
    """Readings from some seconds before the run on; `planted` has values of fields by the second, on top of what is
    there; a reading that is `late` comes so many seconds after it was made.
    """
    generator = np.random.default_rng(seed)
    n = SECONDS - begin + 5
    warmth = 45 + 0.05 * np.cumsum(generator.normal(size=n))
    counts = {name: 1000 + np.cumsum(generator.poisson(500, n)) for name in ("interrupts", "switches", "forks")}
    for name, places in planted.items():
        for place, more in places.items():
            if name == "temperature":
                warmth[place - begin] += more
            else:
                counts[name][place - begin :] += int(more)
    return [
        changed(
            NONE,
            time=at(begin + k + 0.3 + (late or {}).get(begin + k, 0)),
            uptime=round(5000.0 + k, 2),
            temperature=float(warmth[k]),
            **{name: int(values[k]) for name, values in counts.items()},
        )
        for k in range(n)
    ]


def outstanding(found) -> list[set[str]]:
    return [{each.name for each in one.covariates if each.stands_out} for one in found.longest]


def test_a_rate_is_what_a_counter_rose_by_while_the_targets_clock_ran():
    told = [(10, 100), (11, 100), (13.04, 304), (13.04, 310), (14.04, 309), (1, 900), (2, None), (3, 7)]
    readings = [changed(NONE, uptime=float(uptime), interrupts=count) for uptime, count in told]
    (rate,) = (each.values(readings) for each in COVARIATES if each.name == "interrupts")
    assert np.array_equal(rate, [np.nan, 0, 100] + [np.nan] * 5, equal_nan=True)


def test_a_jump_of_the_temperature_at_the_longest_stands_out_there_alone(measured):
    found = covariates(with_longest(measured, [600.1, 300.5]), quiet(temperature={600: 30}))
    assert found.why is None and found.segment == "isr" and 1199 <= found.readings <= 1203
    first, second = found.longest
    assert first.at == at(600.3) and second.at == at(301.3)
    heat = next(each for each in first.covariates if each.name == "temperature")
    assert heat.stands_out and heat.value > 70 and heat.share == pytest.approx(3 / found.readings)
    assert "temperature" not in outstanding(found)[1]
    by_name = {each.name: each for each in found.covariates}
    assert by_name["temperature"].stood_out == 1 and by_name["temperature"].greatest == heat.value
    assert by_name["SMIs"].median is None and by_name["time between readings"].median == 1
    told = sum(each.median is not None for each in found.covariates)
    assert (found.compared, found.by_chance) == (2 * told, pytest.approx(2 * told * LEVEL))


@pytest.mark.parametrize("off", [-1.2, -0.9, 0.0, 0.9, 1.2])
def test_a_second_each_way_is_allowed_for(off, measured):
    """A burst of interrupts in the second that ends with the reading at 700.3 s."""
    found = covariates(with_longest(measured, [699.8 + off]), quiet(interrupts={700: 9000}))
    assert ("interrupts" in outstanding(found)[0]) is True
    far = covariates(with_longest(measured, [699.8 + 3 * (-1 if off < 0 else 1)]), quiet(interrupts={700: 9000}))
    assert "interrupts" not in outstanding(far)[0]


def test_what_came_since_the_reading_before_the_run_counts(measured):
    found = covariates(with_longest(measured, [0.1]), quiet(interrupts={0: 9000}))
    assert "interrupts" in outstanding(found)[0]


def test_a_reading_that_came_late_is_put_where_it_was_made(measured):
    held = {k: 8.0 - (k - 700) for k in range(700, 708)}  # the connection stood still, and all came at once
    found = covariates(with_longest(measured, [699.8]), quiet(late=held, interrupts={700: 9000}))
    assert "interrupts" in outstanding(found)[0] and found.longest[0].at == at(700.3)


def test_the_least_frequency_is_the_extreme_one(measured):
    slow = [
        changed(each, frequencies=[2_000_000, 800_000 if number in (605, 606) else 1_900_000 + number])
        for number, each in enumerate(quiet())
    ]
    found = covariates(with_longest(measured, [600.5]), slow)
    value = next(each for each in found.longest[0].covariates if each.name == "slowest CPU")
    assert (value.value, value.unit, value.stands_out) == (800e6, "Hz", True)


def test_of_several_at_the_same_second_the_longest_is_shown(measured):
    found = covariates(with_longest(measured, [600.1, 600.2, *(10.0 * k for k in range(1, 30))]), quiet())
    assert len(found.longest) == LONGEST and len({each.at for each in found.longest}) == LONGEST
    assert found.longest[0].latency == 10_000 and found.longest[1].latency == 9_998


def test_by_chance_no_more_stand_out_than_is_said(measured):
    stood = said = 0.0
    for seed in range(20):
        times = np.random.default_rng([seed, 1]).uniform(0, SECONDS, LONGEST).tolist()
        found = covariates(with_longest(measured, times), quiet(seed))
        stood, said = stood + sum(map(len, outstanding(found))), said + found.by_chance
    assert 0.2 * said < stood <= 1.3 * said


def test_what_came_while_nothing_was_read_has_no_row(measured):
    found = covariates(with_longest(measured, [900.0, 100.0]), quiet()[:600])
    assert [each.latency for each in found.longest] == [9_999]


def test_of_few_readings_nothing_stands_out(measured):
    found = covariates(with_longest(measured, [50.0]), quiet()[: LEAST - 1])
    assert found.longest == [] and found.why.endswith(f"and nothing stands out of fewer than {LEAST}")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"end_time": at(SECONDS + 4)}, "the host's clock and the instrument's are 4 s apart after a run of 20 min"),
        ({"start_time": None}, "the run is of a version that did not note the host's time"),
    ],
)
def test_without_a_common_time_nothing_is_laid_beside(changes, why, measured):
    found = covariates(changed(measured, end=changed(measured.end, **changes)), quiet())
    assert found.why.startswith(why) and found.longest == [] and found.by_chance == 0
    assert {each.name for each in found.covariates if each.median is not None} >= {"temperature", "interrupts"}


@pytest.mark.parametrize("readings", [[], quiet()[:1]])
def test_of_a_sweep_or_without_readings_little_is_said(readings, measured):
    assert covariates(None, readings).why == "it consists of several runs"
    found = covariates(measured, readings)
    assert found.why and len(found.covariates) == len(COVARIATES)


def test_a_scenario_reads_its_target_and_keeps_and_shows_that(tmp_path, monkeypatch):
    quiet_record(monkeypatch)
    monkeypatch.setattr(covariatesreader, "READER", Command(target(tmp_path / "target", FILES)))
    found = Campaign(tmp_path, scenario("x"), head=f"covariates = true\n{HEAD}")
    arguments = [each for each in found.arguments if each != "--report"]
    assert cli.main(arguments) == 0
    kept = read_covariates(found.out / "scenarios/x/covariates.jsonl")
    ended = found.scenario("x")["covariates"]
    assert [changed(each, time=TIME) for each in kept] == [ALL] * ended["readings"] != []
    assert ended["complaint"] is None
    (row,) = found.result["scenarios"]
    assert row["covariates"]["why"] and row["covariates"]["longest"] == []  # it is too short
    assert cli.main(arguments) == 0 and not (found.out / "aside").exists()  # it is kept, as the same scenario
    found.write(scenario("x"))
    assert cli.main(arguments) == 2  # as it would be another one without the reading


def test_a_reading_that_ends_early_is_a_warning_and_ends_no_measurement(tmp_path):
    """As the lines of a reading that floods are no more than may come after a time without a connection."""
    flood = Command(("sh", "-c", "while [ ${n:=0} -lt 300 ]; do echo covariates up=$n; n=$((n+1)); done; exit 3"))
    path = tmp_path / "covariates.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(covariatesreader, "READER", flood)
        with covariatesreader.CovariatesReader(Machine(), path) as reader:
            eventually(lambda: reader._process.code is not None)
    ended = reader.ended
    assert 100 <= ended.readings < 200 and len(read_covariates(path, ended)) == ended.readings
    assert "ended with exit code 3 (covariates up=297; covariates up=298; covariates up=299)" in ended.complaint
    directory = CampaignDirectory(Path(shutil.copytree(RECORDED / "bracket", tmp_path / "bracket")))
    name = directory.read().scenarios[0]
    write(directory.scenario_file(name), changed(directory.read_scenario(name), covariates=ended))
    warning = f"{name}: the target was not read each second until the end: {ended.complaint}"
    assert warning in campaignsummary.assemble(directory).warnings


@pytest.mark.parametrize(
    ("text", "target", "complaint"),
    [
        ("covariates = 1", "local", "scenario 1: covariates must be true or false, not 1"),
        ("covariates = true", "", "scenario 1: reads covariates of the target: say who that is at the head"),
    ],
)
def test_what_is_wrong_in_a_campaign_is_one_sentence(text, target, complaint, tmp_path):
    file = tmp_path / "c.toml"
    file.write_text(f'{f"target = {target!r}" if target else ""}\n[[scenario]]\nuse = "idle"\n{text}\n')
    with pytest.raises(BadInput) as error:
        campaign.read_campaign(file)
    assert complaint in str(error.value)


def test_a_scenario_may_say_otherwise_than_its_campaign(tmp_path):
    file = tmp_path / "c.toml"
    one = '[[scenario]]\nuse = "idle"\n'
    file.write_text(f'target = "local"\ncovariates = true\n{one}{one}name = "b"\ncovariates = false\n')
    found = campaign.read_campaign(file)
    assert [each.covariates for each in found.scenarios] == [True, False]
    assert [found.definition(each).covariates for each in found.scenarios] == [True, False]
    assert [len(each.needing) for each in found.scenarios] == [1, 0]


def test_the_report_says_what_stood_out(measured):
    result = campaignsummary.assemble(CampaignDirectory(RECORDED / "bracket"))
    found = covariates(with_longest(measured, [600.1, 300.5]), quiet(temperature={600: 30}))
    none = covariates(None, quiet())
    rows = [
        changed(result.scenarios[0], covariates=found, tick=measured.tick),
        changed(result.scenarios[1], covariates=none),
    ]
    blocks = [*shown(changed(result, scenarios=rows))]
    assert [*shown(result)] == []
    first, second, note = (each.text for each in blocks if isinstance(each, Sentence))
    assert (
        first.startswith(f"{rows[0].name}: something of the target stands out beside ") and " 2 longest of isr" in first
    )
    assert second == (
        f"{rows[1].name}: nothing of the target is laid beside the longest latencies, as it consists of several runs."
    )
    longest, ranges, *_ = (each for each in blocks if isinstance(each, Table))
    assert f"temperature {found.longest[0].covariates[0].value:.4g}{NO_BREAK}degC (0.25 %)" in longest.rows[0][2]
    assert (
        longest.texts[1][2] == "-"
        and ranges.rows[0][-1] == 1
        and ranges.rows[3] == ("SMIs", "not told", None, None, None)
    )
    assert "need not be the cause" in note
