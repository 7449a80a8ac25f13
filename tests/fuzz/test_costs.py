# SPDX-License-Identifier: BSD-2-Clause
"""The long form of fuzzing counts what inputs cost: one that is slow, or takes 300 MB, fails it."""

import importlib.metadata
import json

import fuzzing as long_form
import pytest
from childpython import python
from fuzz import costs
from fuzz.carried import Carrying

KEPT = {
    "reads": "x",
    "seconds": 1,
    "executions": 3,
    "covered": 2,
    "broke": [],
    "date": "2026-01-01",
    "commit": "0" * 12,
}
SLOW = """
import time
SEEDS = [b"seed"]
def check(data):
    begun = time.process_time()
    while b"seed" != data and time.process_time() - begun < 0.3:
        pass
"""
LARGE = """
SEEDS = [b"seed"]
def check(data):
    taken = b"x" * (300_000_000 if data != b"seed" else 1)
"""
TAKES = """
import sys
from fuzz import costs
for size in map(int, sys.argv[1:]):
    target = costs.Measured(lambda _: len(b"x" * size))
    target(b"")
    print(target.costs.memory_mb)
"""
ENGINE = """
import contextlib, sys
def instrument_imports(include):
    return contextlib.nullcontext()
def Setup(words, check):
    global CHECK
    CHECK = check
def Fuzz():
    for data in (b"seed", b"other", b"seed"):
        CHECK(data)
    print("stat::number_of_executed_units: 3", file=sys.stderr)
"""
GOOD = "SEEDS = [b'seed']\ndef check(data):\n    pass\n"


class Steady:
    """Memory of which inputs take so much."""

    def __init__(self, taken=0.0):
        self.held, self.taken = 1000.0, taken

    def begin(self):
        self.held += 500  # what the engine keeps is none of the input's
        return self.held

    def peak(self):
        return self.held + self.taken


class Spent:
    """A clock of which inputs take so much."""

    def __init__(self, *each):
        self.now, self.each = 0.0, list(each)

    def check(self, data):
        self.now += self.each.pop(0)

    def __call__(self):
        return self.now


def measured(clock, *inputs, memory=None):
    target = costs.Measured(clock.check, clock, memory or Steady())
    for data in inputs:
        target(data)
    return target.costs


@pytest.mark.parametrize(
    ("size", "seconds", "slow"),
    [(0, 0.25, 0), (0, 0.26, 1), (25_000, 0.26, 1), (50_000, 0.49, 0), (50_000, 0.51, 1), (100_000, 1.01, 1)],
)
def test_the_limit_of_time_grows_with_the_input(size, seconds, slow, capsys):
    found = measured(Spent(0.01, seconds, 0.02), b"", b"x" * size, b"")
    assert (found.slow, round(found.slowest_s, 9)) == (slow, seconds)
    assert costs.heard(capsys.readouterr().err) == found
    assert len(found.complaints()) == slow


@pytest.mark.parametrize(("carried", "slow"), [(29.0, 0), (31.0, 1)])
def test_carrying_on_has_a_limit_of_its_own(carried, slow):
    clock = Spent(carried + 0.1)

    def check(data):
        clock.check(data)
        Carrying.seconds += carried

    target = costs.Measured(check, clock, Steady())
    target(b"")
    assert target.costs.slow == slow and round(target.costs.slowest_s, 9) == 0.1


def test_memory_is_held_against_its_limit():
    assert measured(Spent(0), b"", memory=Steady(200)).complaints() == []
    (told,) = measured(Spent(0), b"", memory=Steady(201)).complaints()
    assert told == "an input took 201 MB, and may take 200 MB"


def test_what_breaks_a_target_is_measured_too(capsys):
    clock = Spent(0.5)

    def check(data):
        clock.check(data)
        raise AssertionError

    with pytest.raises(AssertionError):
        costs.Measured(check, clock, Steady())(b"")
    assert costs.heard(capsys.readouterr().err).slow == 1


def test_memory_that_was_given_back_is_seen():
    """As the kernel counts it, twice: the peak of the first input is not that of the second.

    In a process of its own, which holds little: of one that has held much for long, a kernel takes back meanwhile what
    was not used, and what an input took does not stand out.
    """
    sizes = [300_000_000, 100_000_000]
    said, complaint = python(TAKES, *map(str, sizes)).communicate()
    found = [float(word) for word in said.split()]
    assert len(found) == len(sizes), complaint
    for size, memory_mb in zip(sizes, found, strict=True):
        assert size / 1e6 - 5 < memory_mb < size / 1e6 + 50
    assert [len(costs.Costs(0, 0, size / 1e6).complaints()) for size in sizes] == [1, 0]


@pytest.mark.parametrize(
    ("text", "words"), [(GOOD, ""), (SLOW, "took longer than they may: "), (LARGE, "an input took 30")]
)
def test_the_long_form_fails(text, words, tmp_path, monkeypatch, capsys):
    """In a process of its own, as with Atheris, which CI does not install; the page and its data tell of it."""
    place = tmp_path / "fuzz" / "targets"
    place.mkdir(parents=True)
    (tmp_path / "atheris.py").write_text(ENGINE)
    (place / "deliberate.py").write_text(text)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(long_form, "reads", lambda name: name)
    entry = long_form.fuzz("deliberate", 2)
    assert not entry["broke"] and json.loads(json.dumps(entry["costs"])) == entry["costs"]
    told = long_form.complaints(entry)
    # Where the machine is busy, an input that takes 300 MB may take too long, too.
    assert any(words in each for each in told) if words else not told
    text = long_form.page({"tool": "x", "targets": {"deliberate": entry, "former": KEPT}})
    columns = f"{entry['costs']['slow']} | {entry['costs']['slowest_s']:.3f} | {entry['costs']['memory_mb']:.0f}"
    assert f"| {columns} |\n| former | x | 1 | 3 | 2 | 0 | - | - | - |\n" in text


def test_a_target_over_a_limit_fails_and_the_page_says_so(tmp_path, monkeypatch, capsys):
    """The command that `make fuzz` runs, with an engine that has measured."""
    for over, code in ((costs.Costs(0, 0.2, 199), 0), (costs.Costs(2, 0.5, 1), 1), (costs.Costs(0, 0, 301), 1)):
        monkeypatch.setattr(long_form, "DATA", tmp_path / "fuzzing.json")
        monkeypatch.setattr(long_form, "PAGE", tmp_path / "fuzzing.md")
        monkeypatch.setattr(long_form, "fuzz", lambda *_, over=over: {**KEPT, "costs": costs.asdict(over)})
        monkeypatch.setattr("sys.argv", ["fuzzing.py", "urls"])
        monkeypatch.setattr(importlib.metadata, "version", lambda _: "of tests")  # CI has no Atheris
        assert long_form.main() == code
        said = capsys.readouterr().err
        assert all(f"urls: {each}\n" in said for each in over.complaints()) and bool(over.complaints()) == code
        assert json.loads((tmp_path / "fuzzing.json").read_text())["targets"]["urls"]["costs"] == costs.asdict(over)
        row = f"| {over.slow} | {over.slowest_s:.3f} | {over.memory_mb:.0f} |\n"
        assert row in (tmp_path / "fuzzing.md").read_text()


def test_each_slow_input_is_counted(capsys):
    """One that is less slow than another before, too."""
    found = measured(Spent(0.4, 0.3, 0.2), b"", b"", b"")
    assert found == costs.Costs(2, 0.4, 0.0) == costs.heard(capsys.readouterr().err)
