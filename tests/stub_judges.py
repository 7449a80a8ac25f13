# SPDX-License-Identifier: BSD-2-Clause
"""Whether a stub does what it should, each in one respect: what seeded faults are caught by."""

from pathlib import Path

from stub_bench import AUX, DONE, ISR, QUIET_S, TASK, Lockstep, Page

TURNS = 5
"""Of a bracket that `turns` looks at."""


def end_of_three(stub: Lockstep) -> dict:
    """Events, one after the other, toggle isr: the end line."""
    for number in range(1, 4):
        stub.raise_events(1)
        stub.until(lambda number=number: bool(stub.pins() & ISR) == bool(number % 2))
    return stub.terminate()


def answers_each(stub: Lockstep) -> bool:
    """None is left out."""
    return end_of_three(stub)["handlers"] == 3


def toggles_in_order(stub: Lockstep) -> bool:
    """The handler's pin comes before the task's, which runs at once."""
    stub.raise_events(1)
    stub.until(lambda: stub.pins() == ISR | TASK | DONE)
    stub.terminate()
    return stub.order().startswith("ITD")


def loses_nothing(stub: Lockstep) -> bool:
    """An edge that comes while the task runs is handled."""
    stub.raise_events(2)
    stub.until(lambda: stub.pins() == 0)
    stub.wait(QUIET_S)
    return stub.terminate()["handlers"] == 2


def works(stub: Page) -> bool:
    """The work loop takes time."""
    return stub.work_s() > 0.002


def survives(stub: Lockstep) -> bool:
    """A storm is masked."""
    stub.raise_events(1000)
    stub.until(lambda: bool(stub.pins() & AUX))
    return stub.terminate()["storms"] == 1


def rests(stub: Lockstep) -> bool:
    """In the end the pins are low."""
    stub.raise_events(1)
    stub.until(lambda: bool(stub.pins() & ISR))
    stub.terminate()
    return not stub.pins() & ISR


def is_hard(stub: Lockstep) -> bool:
    """Handlers are not in a thread, where the kernel would have them there."""
    return end_of_three(stub)["threaded"] == 0


def triggers(stub: Lockstep) -> bool:
    """Each pulse of the trigger calls the hook and is counted, and in the end nobody has its interrupt."""
    stub.raise_triggers(3)
    return stub.terminate()["triggers"] == stub.said().count("hook") == 3


def turns(stub: Lockstep) -> bool:
    """So many as were asked for."""
    stub.until_quiet()
    return stub.terminate()["toggles"]["done"] == TURNS


def is_good(program: Path, fault) -> bool:
    """Whether the program passes what the fault is judged by."""
    _, port, _, _, _, judge, options = fault
    words = [f"{name}={value}" for name, value in options.items()]
    if port == "sim":
        words = [part for word in words for part in f"--{word}".split("=")]
        stub = Page([program, "--device", "{page}", "--regardless", *words])
    else:
        stub = Lockstep([program, *words], environment={"STUB_FORCED": "1", "STUB_HOOK": "1"})
    try:
        stub.line()
        stub.wait(QUIET_S)  # tasks have come to wait
        return judge(stub)
    except AssertionError:
        return False
    finally:
        stub.close()
