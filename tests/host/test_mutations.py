# SPDX-License-Identifier: BSD-2-Clause
"""A few of the mutations of benchmarks/mutations.py: each file gives a result or one sentence, none other figures."""

import datetime
import warnings

import pytest
from mutations import BROKEN, REFUSED, Subject, subjects

FEW = {"profile": 20}
"""Of what takes longer."""


@pytest.fixture(scope="module")
def every(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Subject]:
    return {subject.name: subject for subject in subjects(tmp_path_factory.mktemp("mutations"))}


NAMES = (
    "run.json",
    "run.json of an experiment",
    "run.json of a chain",
    "run.json of two interrupts",
    "run.json of a clock",
    "annotations.json",
    "result.json",
    "sweep.json",
    "result.json of a sweep",
    "campaign.json",
    "scenario.json",
    "result.json of a campaign",
    "comparison.json",
    "record of an instrument",
    "campaign definition",
    "profile",
)


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_file_gives_a_result_or_one_sentence_and_an_edited_one_no_other_figures(every, name):
    number = FEW.get(name, 40)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        found = every[name].check(2, range(number))
    assert not found.broken
    assert found.edited.total() == number and found.edited[REFUSED] > number / 3 and not found.edited[BROKEN]


def test_all_are_looked_at(every):
    assert tuple(every) == NAMES


def test_they_are_the_same_on_any_day_and_in_any_folder(every, tmp_path_factory):
    """So that a mutation's number gives the same text each time."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    for subject in every.values():
        text = subject.path.read_text(encoding="utf-8")
        assert f"{today}T" not in text and str(tmp_path_factory.getbasetemp()) not in text


@pytest.mark.parametrize("wrong", [KeyError("x"), None])
def test_what_breaks_the_promise_is_told_by_its_number(every, wrong, monkeypatch):
    """A traceback, or other figures of an edited file."""
    subject, figures = every["sweep.json"], iter([1, *range(2, 100)])

    def read() -> int:
        found = next(figures)
        if found > 1 and wrong:
            raise wrong
        return found

    found = Subject(subject.name, subject.path, read, subject.draw).check(2, range(3))
    assert found.edited == {BROKEN: 3} and found.broken[0].startswith("sweep.json, seed 2, number 0: ")
