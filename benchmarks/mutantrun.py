# SPDX-License-Identifier: BSD-2-Clause
"""Runs a module's tests of its mutants: all are collected once, each mutant is asked in a process forked from there.

In it the functions of the module get the code of the mutant, wherever they were imported to. Only the tests that came
by the changed statement are run, which one run without a change tells. What a test does in another process has no
mutant there.
"""

import gc
import json
import math
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from numericmutants import Mutant

ORDINARY = "not live and not slow and not board and not proof and not guest"
LEAST_S, TIMES = 10, 10
"""A mutant that takes more processor time than this, and than so many times what its tests took, is seen by that."""
LONGEST_S = 600.0
"""One that waits for longer than this is, too."""
MOST_BYTES = 8 << 30
"""A mutant that wants more memory is seen, too."""
SEEN, UNSEEN, LATE, UNTOUCHED = "seen", "not seen", "endless", "no test comes by"


class Failing(Exception):
    """Tests that fail without a mutant: they can tell nothing."""


@dataclass
class Asking:
    """A plug-in of pytest that asks collected tests of each mutant; `said` is what became of each."""

    file: Path
    mutants: Sequence[Mutant]
    said: list[str] = field(default_factory=list)
    failed: str = ""
    forked: bool = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """In a forked process the first failure is the answer."""
        if report.failed and self.forked:
            os.write(self.told, json.dumps([report.nodeid]).encode())
            os._exit(1)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if (took := self._took(session.items)) is None:
            return True
        for mutant in self.mutants:
            items = sorted(
                (each for each in session.items if took[each.nodeid][1] & set(mutant.lines)),
                key=lambda each: took[each.nodeid][0],
            )
            limit = max(LEAST_S, math.ceil(TIMES * sum(took[each.nodeid][0] for each in items)))
            status, _ = self._fork(lambda items=items, mutant=mutant: self._with(items, mutant.code), limit)
            self.said.append({0: UNSEEN, None: LATE}.get(status, SEEN) if items else UNTOUCHED)
        return True

    def _took(self, items: Sequence[pytest.Item]) -> dict[str, tuple[float, set[int]]] | None:
        """By test: its time without a mutant, and the lines of the module that it comes by; None if one fails."""
        status, text = self._fork(lambda: self._traced(items), None)
        if status != 0:
            self.failed = " ".join(json.loads(text or "[]"))
            return None
        return {name: (seconds, set(lines)) for name, seconds, lines in json.loads(text)}

    def _traced(self, items: Sequence[pytest.Item]) -> None:
        """Run all, and tell of each which lines it came by."""
        name, lines = str(self.file), set[int]()

        def local(frame: FrameType, event: str, _: Any) -> Any:
            lines.add(frame.f_lineno)
            return local

        def traced(frame: FrameType, event: str, argument: Any) -> Any:
            return local(frame, event, argument) if frame.f_code.co_filename == name else None

        told = []
        for item, follower in _followed(items):
            lines.clear()
            begin = time.process_time()
            sys.settrace(traced)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=follower)
            sys.settrace(None)
            told.append((item.nodeid, time.process_time() - begin, sorted(lines)))
        os.write(self.told, json.dumps(told).encode())

    def _with(self, items: Sequence[pytest.Item], code: CodeType) -> None:
        """Run tests with the code of a mutant."""
        changed = {_place(each): each for each in _codes(code) if each.co_name != "<lambda>"}
        gc.unfreeze()
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename == str(self.file):
                # Of a place that has several, as lambdas at import, none is in a function, and so none is changed.
                each.__code__ = changed.get(_place(each.__code__), each.__code__)
        for item, follower in _followed(items):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=follower)

    def _fork(self, work: Callable[[], None], limit: int | None) -> tuple[int | None, str]:
        """The exit code of a child that works, None if it was ended at its limit, and what it tells."""
        mine, self.told = os.pipe()
        child = os.fork()
        if not child:
            self.forked = True
            os.setsid()
            for stream in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
            if limit is not None:
                resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
                resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
            try:
                work()
            except BaseException:
                os._exit(2)
            os._exit(0)
        os.close(self.told)
        if limit is not None:
            status = _ended(child)
            text = os.read(mine, 1 << 16).decode() if status else ""
        else:
            with os.fdopen(mine, encoding="utf-8", closefd=False) as pipe:
                text = pipe.read()
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        os.close(mine)
        return status, text


def _ended(child: int) -> int | None:
    """The exit code of a child; None if it is at its limit, where it and all that it has begun are ended."""
    end, pause = time.monotonic() + LONGEST_S, 0.001
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return None if (code := os.waitstatus_to_exitcode(status)) == -signal.SIGXCPU else code
        time.sleep(pause)
        pause = min(2 * pause, 0.1)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def _followed(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    """Tests with the next of them, by which pytest knows what to keep."""
    return zip(items, [*items[1:], None], strict=True)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """All code of a module."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def asked(file: Path, tests: Sequence[str], mutants: Sequence[Mutant], folder: Path) -> list[str]:
    """What became of each mutant of a file by these tests. Raises Failing if they fail without one."""
    asking = Asking(file, mutants)
    options = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", f"--basetemp={folder}"]
    code = pytest.main([*options, "-m", ORDINARY, *tests], plugins=[asking])
    if len(asking.said) != len(mutants):
        raise Failing(f"without any change: {asking.failed or repr(code)}")
    return asking.said
