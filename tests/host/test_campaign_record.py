# SPDX-License-Identifier: BSD-2-Clause
"""The record of a target: what is read of it, what is null, and what two of them say together."""

import random

import pytest
from jsonrecords import made

from irqscope.base.records import changed, convert, to_json
from irqscope.campaigns import machine, record
from irqscope.campaigns.interrupts import WRAP, busy, difference, parse_interrupts, parse_stat, per_second
from irqscope.campaigns.machine import Machine
from irqscope.campaigns.targetrecord import Happened, TargetRecord
from irqscope.findings.campaignrecord import ScenarioRow
from irqscope.findings.campaignsummary import _changes

# Of a Raspberry Pi and of a PC, shortened.
INTERRUPTS = """           CPU0       CPU2
 10:     123456          7     GICv2  30 Level     arch_timer
 51:          0          3  pinctrl-bcm2835   4 Edge      irqscope_stub
IPI0:       500        600       Rescheduling interrupts
ERR:          0
"""
STAT = "cpu  100 0 50 800 50 0 0 0 0 0\ncpu0 60 0 40 400 0 0 0 0 0 0\nintr 124067 0 3\nctxt 5\n"

SAID = {
    "release": "6.1.0-rt",
    "version": "#1 SMP PREEMPT_RT",
    "machine": "aarch64",
    "board": "Dell Inc.\nOptiPlex 7010",
    "firmware": "Dell Inc.\nA29\n06/28/2018",
    "processors": "      4 CPU part\t: 0xd08\n      2 model name\t: Intel(R)  Core",
    "command_line": "isolcpus=3 quiet",
    "config": "# CONFIG_PREEMPT_NONE is not set\nCONFIG_PREEMPT_RT=y\nCONFIG_HZ=250\n",
    "realtime": "1",
    "preempt": None,
    "isolated": "3",
    "nohz_full": "",
    "rt_runtime_us": "-1",
    "governors": "      3 performance\n      1 powersave",
    "frequencies": "policy0 800000 3000000\npolicy4 600000 1800000",
    "idle_states": "POLL 0\nC1 state 1",
    "smt": "on",
    "boost": "boost 1\nno_turbo 0",
    "mitigations": "mds Mitigation: Clear CPU buffers; SMT vulnerable\nl1tf Not affected\nspectre_v1 Vulnerable",
    "huge_pages": "always [madvise] never",
    "microcode": " 0x2f",
    "clock_source": "tsc",
    "adjtimex": "         mode: 0\n    frequency: 1310720\n   tick: 10000\n",
    "smi": "                  1234",
    "throttled": "      3 0\n      1 7",
    "throttled_pi": None,
    "affinity": "1 0-3\n51 2",
    "threads": "87 (irq/51-a (b)) S 2 0 0 0 -1 2129984 0 0 0 0 0 7 0 0 -51 0 1 0 " + "9 " * 17 + "3 50 1 0 0",
    "warnings": "<4>[    0.1] one\n<3>[    2.5] two",
    "uptime": "3600.50 7000.1",
    "stat": STAT,
    "interrupts": INTERRUPTS,
}


def printed(said, mark="m") -> str:
    """What the script prints on a target that says this; None for what fails."""
    bodies = {name: "half\n" if text is None else f"{text}\n{mark} end\n" for name, text in said.items()}
    return "".join(f"{mark} begin {name}\n{body}" for name, body in bodies.items())


def test_every_section_is_in_the_example():
    assert SAID.keys() == record.SECTIONS.keys() == {*TargetRecord.__struct_fields__} - {"error"}


def test_what_is_read():
    found = to_json(record.parse(printed(SAID), "m"))
    assert found == {
        "error": None,
        "release": "6.1.0-rt",
        "version": "#1 SMP PREEMPT_RT",
        "machine": "aarch64",
        "board": "Dell Inc., OptiPlex 7010",
        "firmware": "Dell Inc., A29, 06/28/2018",
        "processors": {"CPU part: 0xd08": 4, "model name: Intel(R) Core": 2},
        "command_line": "isolcpus=3 quiet",
        "config": {"CONFIG_PREEMPT_NONE": "n", "CONFIG_PREEMPT_RT": "y", "CONFIG_HZ": "250"},
        "realtime": "1",
        "preempt": None,
        "isolated": "3",
        "nohz_full": "",
        "rt_runtime_us": -1,
        "governors": {"performance": 3, "powersave": 1},
        "frequencies": {
            "policy0": {"least": 800_000, "greatest": 3_000_000},
            "policy4": {"least": 600_000, "greatest": 1_800_000},
        },
        "idle_states": {"POLL": False, "C1 state": True},
        "smt": "on",
        "boost": {"boost": "1", "no_turbo": "0"},
        "mitigations": {"mds": "Mitigation: Clear CPU buffers; SMT vulnerable", "spectre_v1": "Vulnerable"},
        "huge_pages": "always [madvise] never",
        "microcode": "0x2f",
        "clock_source": "tsc",
        "adjtimex": {"frequency_ppm": 20.0, "tick_us": 10000},
        "smi": 1234,
        "throttled": {"0": 3, "7": 1},
        "throttled_pi": None,
        "affinity": {"1": "0-3", "51": "2"},
        "threads": {"irq/51-a (b)": {"policy": "fifo", "priority": 50}},
        "warnings": ["<4>[    0.1] one", "<3>[    2.5] two"],
        "uptime": 3600.5,
        "stat": {"interrupts": 124067, "cpus": {"cpu": {"all": 1000, "idle": 850}, "cpu0": {"all": 500, "idle": 400}}},
        "interrupts": {
            "counts": {
                "10": {"CPU0": 123456, "CPU2": 7},
                "51": {"CPU0": 0, "CPU2": 3},
                "IPI0": {"CPU0": 500, "CPU2": 600},
            },
            "names": {
                "10": "GICv2 30 Level arch_timer",
                "51": "pinctrl-bcm2835 4 Edge irqscope_stub",
                "IPI0": "Rescheduling interrupts",
            },
        },
    }


@pytest.mark.parametrize("name", record.SECTIONS)
def test_what_cannot_be_read_is_null_and_spoils_nothing_else(name):
    whole = record.parse(printed(SAID), "m")
    dice = random.Random(name)
    for text in (None, "garbage \x01\n1 2 3\n(", "".join(chr(dice.randrange(32, 127)) for _ in range(50))):
        found = record.parse(printed({**SAID, name: text}), "m")
        assert changed(found, **{name: None}) == changed(whole, **{name: None})
        assert text is not None or getattr(found, name) is None
        record.compare(found, whole)
        record.compare(whole, found)


def test_a_reading_that_broke_off():
    text = printed(SAID)
    for end in range(0, len(text), 97):
        assert record.parse(text[:end], "m").error is None


@pytest.mark.parametrize(
    ("said", "ppm"),
    [
        (
            "    mode:         0\n-o  offset:       0 us\n-f  freq.adjust:  -65536 (65536 = 1ppm)\n"
            "-t  tick:         10001 us",
            (-1.0, 10001),
        ),
        (
            "ntp_gettime() returns code 0 (OK)\n  time x\nntp_adjtime() returns code 0 (OK)\n  offset 0.000 us, "
            "frequency -12.345 ppm, interval 1 s,",
            (-12.345, None),
        ),
    ],
)
def test_the_clock_by_other_programs(said, ppm):
    """BusyBox' adjtimex, and ntptime."""
    found = record.parse(printed({**SAID, "adjtimex": said}), "m").adjtimex
    assert (found.frequency_ppm, found.tick_us) == ppm


def test_this_machine_has_a_record():
    """The script runs; what a Linux without privileges always tells is there."""
    found = record.take(Machine())
    assert found.release and found.uptime and found.interrupts.counts and found.stat.interrupts


def test_two_records():
    before = record.parse(printed(SAID), "m")
    after = to_json(before)
    after["uptime"] += 100
    after["interrupts"]["counts"]["10"]["CPU0"] += 25_000
    after["interrupts"]["counts"]["51"]["CPU2"] += 1000
    after["stat"]["interrupts"] += 26_000
    after["stat"]["cpus"]["cpu"] = {"all": 2000, "idle": 1100}
    after["smi"] += 3
    after["throttled"] = {"0": 2, "5": 1, "7": 1}
    after["adjtimex"]["frequency_ppm"] = 20.5
    after["warnings"] = [*after["warnings"][1:], "<4>[ 99.0] three", "<4>[ 99.0] three"]
    after["affinity"] = {"1": "0-3", "51": "0"}
    found = to_json(record.compare(before, convert(after, TargetRecord)))
    interrupts = found.pop("interrupts")
    assert found == {
        "seconds": 100.0,
        "busy": {"cpu": 0.75, "cpu0": None},
        "smi": 3,
        "throttled": 5,
        "drift_ppm": 0.5,
        "warnings": {"count": 2, "last": ["<4>[ 99.0] three"] * 2},
        "changed": ["affinity"],
    }
    assert interrupts["per_second"] == 260 and interrupts["cpus"] == {"CPU0": 250, "CPU2": 10}
    assert [(line["line"], line["count"]) for line in interrupts["lines"]] == [("10", 25_000), ("51", 1000)]
    assert not interrupts["wrapped"]


def test_a_target_that_was_started_anew_has_no_differences():
    before = record.parse(printed(SAID), "m")
    found = record.compare(before, changed(before, uptime=5.0))
    assert found.seconds is None and found.interrupts is None and found.busy is None
    assert found.smi is None and found.throttled is None


def test_what_a_scenario_does_not_tell_is_not_another_than_before():
    def measured(name, **told):
        return made(ScenarioRow, {"name": name, "target": TargetRecord(**told)})

    rows = [measured("calm", microcode="0x1"), measured("silent"), measured("busy", microcode="0x2")]
    assert _changes(rows[:2], ()) == []
    assert _changes(rows, ()) == ["the target's microcode is not the same in calm and busy"]


def test_a_machine_that_cannot_be_asked(monkeypatch):
    monkeypatch.setattr(machine, "SSH", ("no-such-ssh",))
    found = record.take(Machine("board"))
    assert found == TargetRecord(error="no-such-ssh was not found on this machine: install it")
    whole = record.parse(printed(SAID), "m")
    assert record.compare(found, whole) == Happened()


def test_a_counter_that_went_round():
    """Dougan's load: 19 965 interrupts a second for 120 hours are two turns of one counter, and some more."""
    rate, seconds = 19_965, 120 * 3600
    before = {"9": {"CPU0": 17}}
    once = {"9": {"CPU0": (17 + WRAP - 5) % WRAP}}
    assert difference(before, once)["9"]["CPU0"] == WRAP - 5
    came = difference(before, {"9": {"CPU0": (17 + rate * seconds) % WRAP}})
    found = per_second(came, {}, rate * seconds, seconds)
    assert found.per_second == rate and found.all == 8_624_880_000 and found.wrapped
    assert not per_second({"9": {"CPU0": 1000}}, {}, 1000, 1).wrapped


def test_cpus_and_lines_that_come_and_go():
    before = parse_interrupts(" CPU0 CPU1\n 1: 5 6 x\n 2: 1 1 y\n")
    after = parse_interrupts(" CPU1 CPU3\n 1: 9 2 x\n 3: 1 1 z\n")
    came = difference(before.counts, after.counts)
    assert came == {"1": {"CPU1": 3}} and per_second(came, after.names, None, 2).per_second == 1.5


def test_no_time_is_no_load():
    stat = parse_stat(STAT)
    assert busy(stat, stat) == {"cpu": None, "cpu0": None}
