# SPDX-License-Identifier: BSD-2-Clause
"""The target model: each kind of pending request as a timeline, and its books in random runs."""

import pytest

from irqscope_bench.definitions import numbers
from models.stand_in import command

pytestmark = pytest.mark.bench

CLOCK_PS = 2 * 10**12 / 100_500_000
US = 10**6


def target(make_bench, profiles, *overrides, period_us, width_us, run_us, profile="ideal", seed=1):
    """Counts and ledger of a run with a regular stimulus. By default: latency 1 us, handler 0.5 us, task 1 + 2 us."""
    bench = make_bench(2, profile=profiles(profile, *overrides), ledger=True, seed=seed)
    bench.push(command("width", int(width_us * US / CLOCK_PS)) + command("period", int(period_us * US / CLOCK_PS)))
    bench.push(command("run", 1))
    bench.step(int(run_us * US / CLOCK_PS))
    result = bench.counts(), bench.ledger()
    bench.close()
    return result


def times(ledger, kind):
    return [entry.ps for entry in ledger if entry.kind == kind]


def check_books(counts, ledger):
    """Every stimulus has one fate, every run and release is accounted for, and causes come before effects."""
    c = counts
    assert c["stimuli"] == c["served"] + c["lost"] + c["masked"] + c["withdrawn"] + c["waiting"]
    assert c["runs"] == c["serving_runs"] + c["extra_runs"]
    assert c["served"] == c["serving_runs"] + c["coalesced"]
    assert c["releases"] == c["dropped"] + c["tasks_started"] + c["released_waiting"]
    assert c["tasks_started"] - c["tasks_ended"] in (0, 1)
    stimulus = {e.subject: e.ps for e in ledger if e.kind == "stimulus"}
    run = {e.subject: e.ps for e in ledger if e.kind == "run"}
    toggle = {e.subject: e.ps for e in ledger if e.kind == "toggle"}
    assert len(stimulus) == c["stimuli"] and len(run) == c["runs"]
    fates = [e.subject for e in ledger if e.kind in ("served", "lost")]
    assert len(fates) == len(set(fates)) == c["stimuli"] - c["waiting"]
    assert all(stimulus[e.subject] <= run[e.object] == e.ps for e in ledger if e.kind == "served")
    assert all(run[number] <= toggle[number] for number in toggle)
    kept = [e.subject for e in ledger if e.kind == "release" and e.object]
    starts = [e for e in ledger if e.kind == "start"]
    assert [e.object for e in starts] == kept[: len(starts)]  # in order, each once
    assert all(toggle[e.object] < e.ps for e in starts)
    ends = times(ledger, "end")
    assert all(a.ps < b for a, b in zip(starts, ends, strict=False))
    assert all(b < a.ps for a, b in zip(starts[1:], ends, strict=False))


def test_one_answer_to_each_stimulus(make_bench, profiles):
    counts, ledger = target(make_bench, profiles, period_us=100, width_us=10, run_us=1000)
    check_books(counts, ledger)
    stimuli, runs, starts, ends = (times(ledger, kind) for kind in ("stimulus", "run", "start", "end"))
    assert len(stimuli) == 10
    assert [b - a for a, b in zip(stimuli, runs, strict=True)] == [1 * US] * 10
    assert [b - a for a, b in zip(runs, starts, strict=True)] == [US // 2 + US] * 10
    assert [b - a for a, b in zip(starts, ends, strict=True)] == [2 * US] * 10


def test_latched_requests_coalesce_before_entry_and_wait_while_the_handler_runs(make_bench, profiles):
    """Stimuli each 0.4 us, latency 1 us, handler 10 us: three for the first run, one pending bit for later ones."""
    counts, ledger = target(
        make_bench, profiles, ("isr.duration", "10us"), ("task.release", "none"), period_us=0.4, width_us=0.1, run_us=60
    )
    check_books(counts, ledger)
    served = [[e.subject for e in ledger if e.kind == "served" and e.object == run] for run in range(3)]
    assert served[0] == [0, 1, 2]
    assert 24 <= len(served[1]) <= 26
    runs = times(ledger, "run")
    assert runs[1] - runs[0] == 10 * US + US // 10  # duration and re-entry, no second latency
    assert counts["lost"] == counts["withdrawn"] == counts["masked"] == 0


def test_masked_edges_are_lost_while_the_handler_runs(make_bench, profiles):
    counts, ledger = target(
        make_bench,
        profiles,
        ("irq.kind", "masked-loses"),
        ("isr.duration", "10us"),
        ("task.release", "none"),
        period_us=4,
        width_us=1,
        run_us=1000,
    )
    check_books(counts, ledger)
    runs = times(ledger, "run")
    lost = [e for e in ledger if e.kind == "lost"]
    assert counts["masked"] == len(lost) > 100
    assert all(any(run < e.ps <= run + 10 * US for run in runs) for e in lost)
    assert counts["coalesced"] == 0


@pytest.mark.parametrize("kind", ["8259-edge", "level"])
def test_a_request_that_is_withdrawn_before_entry_is_lost(kind, make_bench, profiles):
    """A pulse of 0.5 us, entry after 1 us."""
    counts, ledger = target(make_bench, profiles, ("irq.kind", kind), period_us=50, width_us=0.5, run_us=1000)
    check_books(counts, ledger)
    assert counts["withdrawn"] == counts["stimuli"] > 15
    assert counts["runs"] == 0


def test_a_withdrawn_8259_request_may_run_the_handler_all_the_same(make_bench, profiles):
    counts, ledger = target(
        make_bench,
        profiles,
        ("irq.kind", "8259-edge"),
        ("irq.withdrawn_spurious", "0.5"),
        period_us=50,
        width_us=0.5,
        run_us=10_000,
    )
    check_books(counts, ledger)
    assert counts["withdrawn"] + counts["withdrawn_runs"] == counts["stimuli"]
    assert 60 < counts["withdrawn"] < 140


def test_a_level_that_stays_runs_the_handler_again_and_again(make_bench, profiles):
    """4 us long, entry after 1 us, a run and its re-entry 0.6 us: five more runs that serve nothing."""
    counts, ledger = target(make_bench, profiles, ("irq.kind", "level"), period_us=100, width_us=4.05, run_us=90)
    check_books(counts, ledger)
    assert counts["serving_runs"] == 1
    assert counts["extra_runs"] == 5
    assert [b - a for a, b in zip(times(ledger, "run"), times(ledger, "run")[1:], strict=False)] == [600_000] * 5


def test_both_edges_and_falling_edge(make_bench, profiles):
    counts, ledger = target(make_bench, profiles, ("irq.kind", "both-edges"), period_us=50, width_us=20, run_us=490)
    check_books(counts, ledger)
    assert counts["runs"] == 20
    counts, ledger = target(make_bench, profiles, ("irq.edge", "falling"), period_us=50, width_us=20, run_us=490)
    check_books(counts, ledger)
    assert counts["runs"] == 10
    counts, rising = target(make_bench, profiles, period_us=50, width_us=20, run_us=490)
    pulse = [b - a for a, b in zip(times(rising, "run"), times(ledger, "run"), strict=True)]
    assert all(abs(p - 20 * US) < 0.05 * US for p in pulse)


def test_binary_release_merges_counting_release_counts_and_drops(make_bench, profiles):
    busy = {"period_us": 5, "width_us": 1, "run_us": 1000}
    slow = ("task.duration", "22us")
    counts, ledger = target(make_bench, profiles, slow, **busy)
    check_books(counts, ledger)
    assert counts["releases"] > 190
    assert counts["dropped"] > 130
    counts, ledger = target(make_bench, profiles, slow, ("task.release", "counting"), ("task.depth", "16"), **busy)
    check_books(counts, ledger)
    assert counts["released_waiting"] in (15, 16)
    first = next(e.ps for e in ledger if e.kind == "release" and not e.object)
    waiting = sum({"release": 1, "start": -1}.get(e.kind, 0) for e in ledger if e.ps < first)
    assert waiting == 16
    counts, ledger = target(make_bench, profiles, slow, ("task.release", "counting"), ("task.depth", "100000"), **busy)
    assert counts["dropped"] == 0 and counts["released_waiting"] > 100


def test_disturbance_blocks_entry_and_stretches_what_runs(make_bench, profiles, tmp_path):
    text = """
        [irq]
        latency = "1us"
        [isr]
        duration = "500ns"
        [task]
        latency = "1us"
        duration = "2us"
        [[disturbance]]
        period = "100us"
        phase = "{phase}"
        duration = "30us"
    """
    delays = {}
    for phase in ("1us", "20us", "60us"):
        path = tmp_path / f"{phase}.toml"
        path.write_text(text.format(phase=phase))
        counts, ledger = target(make_bench, profiles, profile=str(path), period_us=1000, width_us=5, run_us=90)
        check_books(counts, ledger)
        stimulus = times(ledger, "stimulus")[0]
        delays[phase] = [times(ledger, kind)[0] - stimulus for kind in ("run", "start", "end")]
        assert counts["disturbances"] == 1 and counts["blocked_ps"] == 30 * US
    assert delays["20us"] == delays["60us"] == [1 * US, 5 * US // 2, 9 * US // 2]
    stimulus = times(ledger, "stimulus")[0]
    assert stimulus < 1 * US  # the stimulus comes first, then the stall
    assert delays["1us"][0] == 31 * US - stimulus


def test_lost_and_spurious_edges(make_bench, profiles):
    counts, ledger = target(
        make_bench,
        profiles,
        ("faults.lost", "0.1"),
        ("faults.spurious", "0.2"),
        ("faults.spurious_within", "9us"),
        period_us=20,
        width_us=2,
        run_us=40_000,
    )
    check_books(counts, ledger)
    assert 140 < counts["lost"] < 260
    assert 320 < counts["spurious"] < 480
    assert counts["extra_runs"] + 20 > counts["spurious"] * 0.6


def test_ringing_delays_and_clock_error_reach_the_wire(make_bench, profiles, tmp_path):
    import truth

    path = tmp_path / "pins.toml"
    path.write_text(
        """
        [irq]
        latency = "100us"
        [pins.isr]
        rise = "800ns"
        fall = "20ns"
        ringing = 2
        spacing = "33ns"
        [clock]
        error_ppm = 1000
        [aux]
        signal = "pps"
        period = "100us"
        phase = "10us"
        width = "30us"
        """
    )
    waveform = tmp_path / "truth.vcd"
    bench = make_bench(2, profile=profiles(str(path)), truth=waveform)
    bench.push(command("width", 500) + command("period", 50_250) + command("run", 1))
    bench.step(50_250 * 3)
    bench.close()
    wave = truth.waveform(waveform)
    rises = [time for time, level in wave["stimulus"] if level]
    latency = round(100 * US / 1.001) + round(US / 10 / 1.001)
    edges = wave["isr"][1:]
    assert edges[:6] == [
        (start + delay + ring, level)
        for start, delay, levels in ((rises[0] + latency, 800_000, (1, 0, 1)), (rises[1] + latency, 20_000, (0, 1, 0)))
        for ring, level in zip((0, 33_000, 66_000), levels, strict=True)
    ]
    second = [time for time, level in wave["aux"] if level]
    assert second[1] - second[0] == round(100 * US / 1.001)


@pytest.mark.parametrize("signal", ["none", "pps"])
def test_a_timer_of_the_target_s_own_makes_the_requests(signal, make_bench, profiles):
    """Every 70 us from 10 us on by a clock that is 0.1 % fast; `aux` may show it. Stimuli of 300 us reach nothing."""
    counts, ledger = target(
        make_bench,
        profiles,
        ("irq.source", "pps"),
        ("aux.signal", signal),
        ("aux.period", "70us"),
        ("aux.phase", "10us"),
        ("aux.width", "20us"),
        ("clock.error_ppm", "1000"),
        period_us=300,
        width_us=10,
        run_us=1000,
    )
    check_books(counts, ledger)
    first, period, latency, width = (round(us * US / 1.001) for us in (10, 70, 1, 20))
    due = list(range(first, 1000 * US, period))
    assert times(ledger, "stimulus") == due and times(ledger, "run") == [time + latency for time in due]
    assert counts["stimuli_other"] == 4 and counts["tasks_ended"] == len(due)
    shown = sum(edge < 1000 * US for time in due for edge in (time, time + width))
    assert counts["aux_edges"] == (shown if signal == "pps" else 0)


@pytest.mark.few(8)
@pytest.mark.parametrize("profile", ["linux-loaded", "overloaded", "niedermeyer", "rtos"])
@pytest.mark.parametrize("kind", ["latched", "8259-edge", "level", "masked-loses", "both-edges"])
def test_books_balance_under_overload(profile, kind, make_bench, profiles):
    for seed in range(3):
        counts, ledger = target(
            make_bench,
            profiles,
            ("irq.kind", kind),
            period_us=[3.1, 10.7, 61.3][seed],
            width_us=2.5,
            run_us=20_000,
            profile=profile,
            seed=seed,
        )
        check_books(counts, ledger)
        assert counts["stimuli"] > 100
        assert set(counts) == set(numbers("counts"))
