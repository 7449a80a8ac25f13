# SPDX-License-Identifier: BSD-2-Clause
"""Rules for all tests."""

import gc
import os
import signal
from collections.abc import Generator, Iterator

import cputime
import few
import pytest
import serial
from hypothesis import HealthCheck, settings
from undrawn import undrawn

settings.register_profile(
    "irqscope", derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
"""The same examples each time, and none of them is failed for being slow."""
settings.load_profile("irqscope")
serial.protocol_handler_packages.append("models")  # the instrument behind model://

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""NumPy reads it as it is loaded. Matrices here are small: threads that wait for each other took five times as long."""

gc.set_threshold(50_000, 20, 20)
"""Of objects between two collections of garbage: by Python's own 700 they took a sixth of the time of a simulation."""


PLACES = {"proof": "tests/formal/", "board": "tests/boards/", "guest": "tests/guest/", "live": "tests/bench/"}
"""Where tests with these marks are, so that their stages need not import all others."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what a run is not asked for, and see that each mark is in its place."""
    few.leave_out(items)
    for item in items:
        for mark, place in PLACES.items():
            if item.get_closest_marker(mark) and not item.nodeid.startswith(place):
                raise pytest.UsageError(f"{item.nodeid} has the mark {mark}: its place is {place}")


def pytest_collection_finish() -> None:
    """Set what holds for all tests, once all modules are there.

    Writing to who hangs up is an error, as in Python: vcdvcd, once imported, has it end the process. Ctrl-C is heard,
    which a shell has its background ignore: libraries that give it back leave it so. Thousands of tests that stay in
    memory are not looked through again by each collection of garbage, which took a tenth of the time.
    """
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.collect()
    gc.freeze()


SLOWNESS = pytest.StashKey[list[float]]()
"""How slow the machine was before the tests, and after them."""
USED = pytest.StashKey[str]()
"""What is said of the processor time at the end."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cpu-limit",
        type=float,
        metavar="SECONDS",
        help="say at the end how much processor time it took; in CI fail if it was twice that on a machine like ours",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("cpu_limit"):
        config.stash[SLOWNESS] = [cputime.slowness()]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if limit := session.config.getoption("cpu_limit"):
        used, slowness = cputime.used_s(), session.config.stash[SLOWNESS]
        slowness.append(cputime.slowness())
        said, beyond = cputime.judged(used, slowness, limit)
        session.config.stash[USED] = f"{used:.0f} s of processor time, {said}"
        if os.environ.get("CI") and session.exitstatus == pytest.ExitCode.OK and beyond:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if told := config.stash.get(USED, None):
        terminalreporter.write_line(told)


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """A worker for each core, and two where there is one: of two workers one is often waiting for a tool."""
    return max(2, (yield))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI nothing may be missing: a test that would be skipped fails, with what it misses."""
    report = yield
    if report.skipped and os.environ.get("CI"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, which CI does not allow: {report.longrepr}"
    return report


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test knows of, or changes, what the user has on record of instruments and says in a file of settings."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        yield


@pytest.fixture(scope="session", autouse=True)
def priority() -> Iterator[None]:
    """No test takes its worker's priority, which nobody could give back to the tests after it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "nice", lambda more: more, raising=False)
        yield


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    """No test leaves a handler of a signal behind: one that comes after it, on the same worker, would meet it."""
    numbers = [signal.SIGINT, signal.SIGTERM]
    before = [signal.getsignal(number) for number in numbers]
    yield
    assert [signal.getsignal(number) for number in numbers] == before


@pytest.fixture(scope="module", autouse=True)
def without_curves(request: pytest.FixtureRequest) -> Iterator[None]:
    """Figures of pages hold their words but no curves, except in modules marked `curves`, whose tests look at them."""
    if request.node.get_closest_marker("curves"):
        yield
    else:
        with undrawn():
            yield


@pytest.fixture
def unpaged(monkeypatch: pytest.MonkeyPatch) -> None:
    """No page is made of a run that is told: it takes longer than all else, and what is printed does not hang on it."""
    monkeypatch.setattr("irqscope.report.formats.html.files", lambda document: {"report.html": b""})
    monkeypatch.setattr("irqscope.report.terminal.replace", lambda path, content: None)
