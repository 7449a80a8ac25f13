# SPDX-License-Identifier: BSD-2-Clause
"""Tables of distributions in the user's cache: what is there is used, and nothing depends on it."""

import pytest

from irqscope_bench import distribution
from irqscope_bench.distribution import quantiles

SPEC = {"shape": "lognormal", "least": "2 us", "median": "600 ns", "sigma": 0.4, "limit": "9 us"}


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.setattr(distribution, "cache", lambda: tmp_path)
    distribution._table.cache_clear()
    yield tmp_path
    distribution._table.cache_clear()


def again(monkeypatch):
    """The table, and whether it was computed."""
    computed = []
    plain = distribution._computed
    monkeypatch.setattr(distribution, "_computed", lambda *given: computed.append(given) or plain(*given))
    distribution._table.cache_clear()
    return quantiles(SPEC), bool(computed)


def test_a_table_is_computed_once(place, monkeypatch):
    first = quantiles(SPEC)
    assert [each.name[:6] for each in place.iterdir()] == ["table-"]
    assert again(monkeypatch) == (first, False)
    assert quantiles({**SPEC, "limit": "4 us"}) != first and len([*place.iterdir()]) == 2


DAMAGE = [lambda data: b"", lambda data: data[:-8], lambda data: data[:40] + b"x" + data[41:]]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_computed_again(damage, place, monkeypatch):
    first = quantiles(SPEC)
    (file,) = place.iterdir()
    file.write_bytes(damage(file.read_bytes()))
    assert again(monkeypatch) == (first, True)
    assert again(monkeypatch) == (first, False)


def test_a_cache_that_takes_nothing_is_no_matter(place, monkeypatch):
    first = quantiles(SPEC)
    (file,) = place.iterdir()
    file.unlink()
    monkeypatch.setattr(distribution, "cache", lambda: place / "missing")
    assert again(monkeypatch) == (first, True)


def test_few_tables_are_kept(place, monkeypatch):
    monkeypatch.setattr(distribution, "KEPT", 2)
    for least in range(4):
        quantiles({"shape": "uniform", "least": f"{least} ns", "most": "1 us"})
    assert len([*place.iterdir()]) == 2


def test_a_table_of_another_length_is_another_table(place, monkeypatch):
    """In the process and in the cache: tests make short ones of the same specifications."""
    with monkeypatch.context() as short:
        short.setattr(distribution, "BITS", 4)
        assert len(quantiles(SPEC)) == 2**4
    assert len(quantiles(SPEC)) == 2**distribution.BITS and len([*place.iterdir()]) == 2
    distribution._table.cache_clear()
    assert len(quantiles(SPEC)) == 2**distribution.BITS


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"median": "1 s", "sigma": 10}, "has times of more than a day: give it a limit"),
        ({"tail": {"share": 0.1, "least": "9 us", "most": "3 us"}}, "least of a tail must not be more than its most"),
        ({"tail": {"share": "a", "least": "1 us", "most": "3 us"}}, "the share of a tail is between 0 and 1, not 'a'"),
    ],
)
def test_what_no_target_takes_is_refused(changes, complaint):
    spec = {key: value for key, value in SPEC.items() if key != "limit"} | changes
    with pytest.raises(ValueError, match=complaint):
        quantiles(spec)


def test_a_limit_holds_the_longest_times_of_a_wide_distribution():
    assert max(quantiles(SPEC | {"median": "1 s", "sigma": 10})) == 9_000_000
