# SPDX-License-Identifier: BSD-2-Clause
"""Results that somebody edited and sealed again: a report, or one sentence that says what is wrong; never a traceback.

Each entry of golden results is given other values in turn. REFUSED has those that broke a report once.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from goldens import EXPECTED, RESULT, expected
from mutated import places
from seeds import seeds

from irqscope.base.records import sealed
from irqscope.errors import BadInput, ExitCode, IrqscopeError
from irqscope.report import anyresult, formats
from irqscope.report.documents import document

Place = tuple[str | int, ...]
GONE = object()
"""In place of a value: the key goes, too."""
DRAWN = 150
"""Changes for each seed: some seconds."""
SENTENCE = 1000
"""Characters that a sentence has at most."""
REFUSED = [
    ("active-low", "segments.0.exceedances.0.hours", None, "an exceedance with a rate has a count"),
    ("active-low", "segments.0.exceedances.0.curve", None, "an exceedance with a rate has a count"),
    ("active-low", "segments.0.exceedances.0.required_bounds.0.hours", None, "needed, more and hours"),
    ("interfere", "segments.0.exceedances.0.required_bounds.0.hours", None, "needed, more and hours"),
    ("active-low", "segments.0.extrapolation.refused", None, "an extrapolation that is not refused has"),
    ("active-low", "segments.0.extrapolation.refused", "", "an extrapolation that is not refused has"),
    ("active-low", "segments.0.charts", None, "a segment has no charts"),
    ("active-low", "segments.0.quantiles", [], "segments[0].quantiles: expected a list that is not empty"),
    ("active-low", "segments.0.quantiles.0", GONE, "all segments have the same quantiles"),
    ("active-low", "segments.0.uncertainty.components.0.standard", 1e300, "from 0 to 1000000000000.0"),
    ("active-low", "segments.0.uncertainty.components.0.relative", 1e300, "from 0 to 1000000000000.0"),
    ("active-low", "segments.1.interval_method.off", None, "off is null, and why says nothing"),
    ("active-low", "from_events.2.interval_method.spikes", None, "spikes is null, and why says nothing"),
    ("loss", "segments.2.interval_method.why", None, "intervals is null, and why says nothing"),
    ("multi", "segments.0.change", None, "change and dependence of a segment"),
    ("limits", "configuration.trigger", None, "configuration.trigger is null"),
    ("limits", "on_late.noticed.0.command", None, "what was noticed has a command"),
    ("periodic", "findings.pins.0.worst", None, "a pin with delays has their figures"),
    ("multi", "findings.tasks.0.best", None, "best, worst and range of a task"),
    ("multi", "findings.tasks.0.count", 0, "a task with a worst time has activations"),
    ("chain", "findings.hops", [], "findings.hops: expected a list that is not empty"),
    ("chain", "findings.late.hops", [], "findings.late.hops: expected a list that is not empty"),
    ("chain", "findings.late.hops.0", GONE, "late and worst have as many hops as all chains"),
    ("interfere", "stimuli.stimulus2", GONE, "stimuli lacks stimulus2"),
    ("recurrence", "outlier_periodicity.beats.0", "others", "beats lack the one of the stimuli's own rate"),
    ("compared", "runs", [], "runs: expected a list that is not empty"),
    ("compared", "comparisons", [], "each run but the first is compared"),
    ("sweep", "saturation.knee.rate", 0, "saturation.knee.rate: expected a number from 1e-09"),
    ("sweep", "saturation.knee.rate", 1e300, "saturation.knee.rate: expected a number from 1e-09"),
    ("sweep", "valid", False, "an invalid sweep has errors"),
]
RUNS = sorted(path.parent.name for path in EXPECTED.glob(f"*/{RESULT}"))


def edited(content: Any, place: Place, value: Any) -> Any:
    """A copy with another value there, or with none."""
    if not place:
        return value
    first, *rest = place
    copy = content.copy()
    if not rest and value is GONE:
        del copy[first]
    else:
        copy[first] = edited(content[first], tuple(rest), value)
    return copy


def named(text: str) -> Place:
    """A place as the table has it."""
    return tuple(int(step) if step.isdigit() else step for step in text.split("."))


def others(value: Any) -> Iterator[Any]:
    """What is put in place of a value: nothing, and what a reader of such a file might not think of."""
    yield from (None, GONE)
    match value:
        case bool():
            yield not value
        case int() | float():
            yield from (0, -1, 1e300, (1 << 63) - 1, 1e-300)
        case str():
            yield ""
        case list() if value:
            yield from ([], value[:-1], [*value, value[-1]], value[::-1])
        case dict():
            yield {}


def distinct(content: Any) -> list[Place]:
    """One place of each key, of lists that of the last entry."""
    by_key = {tuple("#" if isinstance(step, int) else step for step in place): place for place in places(content)}
    return [*by_key.values()]


def seal(content: Any, folder: Path) -> Path:
    """A folder with the content as its result."""
    (folder / RESULT).write_text(json.dumps(sealed(content)))
    return folder


@pytest.fixture(scope="module")
def golden() -> dict[str, Any]:
    """The results of golden runs, as files of today have them."""
    return {name: expected(name)[RESULT] for name in RUNS}


@pytest.mark.parametrize(("run", "place", "value", "told"), REFUSED)
def test_what_contradicts_itself_is_refused_in_one_sentence(run, place, value, told, golden, tmp_path):
    where, content = named(place), golden[run]
    if value == "others":  # all of the list but the one that is asked for
        where, beats = where[:-1], content[where[0]][where[1]]
        value = [each for each in beats if each["p"] != each["q"]]
    anyresult.read(seal(content, tmp_path))
    with pytest.raises(BadInput) as refused:
        anyresult.read(seal(edited(content, where, value), tmp_path))
    assert refused.value.code == ExitCode.BAD_INPUT
    assert told in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize("seed", seeds(1, 20))
def test_whatever_an_entry_is_a_report_is_made_or_refused_in_one_sentence(seed, golden):
    dice = random.Random(f"edited results {seed}")
    every = [(run, place) for run, content in golden.items() for place in distinct(content)]
    refused = 0
    for run, place in dice.sample(every, DRAWN):
        old = golden[run]
        for step in place:
            old = old[step]
        value = dice.choice([*others(old)])
        try:
            result = anyresult.of(edited(golden[run], place, value), EXPECTED / run / RESULT)
            formats.files(document(result), "markdown")
        except IrqscopeError as error:
            refused += 1
            assert error.code == ExitCode.BAD_INPUT and str(error) and "\n" not in str(error), (run, place, value)
            assert len(str(error)) < SENTENCE, (run, place, value)
        except Exception as error:  # what users would see as a traceback
            raise AssertionError(f"{run}: {place} is {value!r}, and {error!r} came") from error
    assert DRAWN / 4 < refused < DRAWN
