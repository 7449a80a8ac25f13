# SPDX-License-Identifier: BSD-2-Clause
"""What a verb read of a run is free when it ends: no reference cycle keeps 40 MB a run for the garbage collector."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from irqscope import cli
from irqscope.measuring.observation import Observation

PORT = ("--port", "model://", "--rate", "1kHz", "--count", "50")
STEPS = ("--from", "1kHz", "--to", "4kHz", "--steps", "2", "--count", "20", "--pause", "0", "--refine", "0")

pytestmark = pytest.mark.usefixtures("unpaged")


def observations() -> list[Observation]:
    """Those that are alive; a class is asked for by `type`, as a dead weak reference has no `__class__`."""
    return [each for each in gc.get_objects() if issubclass(type(each), Observation)]


@contextmanager
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    place = tmp_path_factory.mktemp("held")
    made = {name: place / name for name in ("run", "other")}
    for path in made.values():
        assert cli.main(["latency", *PORT, "--out", str(path)]) == 0
    return made


@pytest.mark.parametrize(
    "words",
    [
        ("latency", *PORT, "--out", "{out}"),
        ("saturate", *PORT[:2], *STEPS, "--out", "{out}"),
        ("report", "{run}"),
        ("compare", "{run}", "{other}", "--out", "{out}"),
        ("export", "{run}", "--to", "csv", "--out", "{out}"),
        ("export", "{run}", "--to", "perfetto", "--out", "{out}"),
        ("farm", "add", "{run}", "--into", "{out}", "--target", "rack"),
    ],
    ids=lambda words: "-".join(word for word in words[:4] if word.isalpha()),
)
def test_what_was_read_of_a_run_is_free_when_the_verb_ends(words, runs, tmp_path):
    places = runs | {"out": tmp_path / "out"}
    with without_collector():
        before = {id(each) for each in observations()}
        assert cli.main([word.format(**places) for word in words]) == 0
        assert not [each for each in observations() if id(each) not in before]
