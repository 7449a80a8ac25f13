# SPDX-License-Identifier: BSD-2-Clause
"""From the options of a URL to a running virtual bench."""

import logging
import sys
from fractions import Fraction

from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope.contract.statistics import PARALLEL_SAMPLE_CLOCKS
from irqscope.extras import install

from .core import DIRECTORY, BenchError, Core
from .engine import Bench, Mode, backend
from .profile import load
from .url import Options

log = logging.getLogger(__name__)

LONGEST_WORD = 32
"""Samples of all inputs in a clock, of which the harness makes a word."""


def bench(options: Options) -> Bench:
    """A bench as `options` ask for it; BenchError or ProfileError, each one sentence."""
    if options.target != "model" and options.inputs != FEW:
        raise BenchError(f"target={options.target} toggles {FEW} pins at most: leave inputs out")
    if options.target == "live":
        return _live(options)
    if options.target in ("qemu", "stub"):
        return _guest(options)
    profile = load(options.profile, options.overrides)
    if (stages := profile.parameters["stages"]) > options.inputs - INPUTS.index(Source.AUX):
        raise BenchError(f"this profile has {stages} stages behind the task, more than there are inputs: add inputs=8")
    if profile.cpu_b and options.inputs < len(INPUTS):
        raise BenchError("this profile has a second CPU, whose pins are isr_b and those after it: add inputs=8")
    if options.inputs * (options.r or 1) > LONGEST_WORD:
        raise BenchError(f"sim:// option inputs: with {options.inputs} of them R is at most 4")
    core = find_core(options.r, options.statistics, options.inputs, wasm=options.engine == "wasm")
    if core.samples == 1 and options.duty != Fraction(1, 2):
        raise BenchError("sim:// option duty: with R = 1 no sample follows a falling edge, leave duty out")
    return Bench(
        core,
        backend(core, options.engine),
        seed=options.seed,
        rate=options.rate,
        profile=profile,
        mode=Mode.WARPED if options.warp else Mode.PLAIN,
        truth=options.truth,
        ledger=options.ledger,
        # A fast oscillator has shorter ticks; the harness takes numbers below 2**32.
        tick=(core.tick / (1 + options.oscillator)).limit_denominator(2**32 - 1),
        duty=options.duty,
    )


def _named(options: Options, of: str) -> dict[str, str]:
    """The values of keys that begin with `of`, by what follows that."""
    return {key.removeprefix(of): value for key, value in options.overrides if key.startswith(of)}


def _of_the_clock(options: Options) -> str:
    """The options given of the sampling clock, which only modelled targets are exact enough for; empty: none."""
    given = {"duty": options.duty != Fraction(1, 2), "oscillator": options.oscillator != 0}
    return " and ".join(name for name, is_given in given.items() if is_given)


def _live(options: Options) -> Bench:
    """A bench with a real process as its target, calibrated before by its loopback row."""
    from .live import LiveBench
    from .loopback import measure
    from .stub import program

    stub = _named(options, "stub.")
    loopback = {key: value for key, value in options.overrides if key == "live.loopback"}
    if len(stub) + len(loopback) != len(options.overrides):
        raise BenchError("the live target has no profile: its options are stub.NAME (as of the stub) and live.loopback")
    if loopback.get("live.loopback", "on") not in ("on", "off"):
        raise BenchError("live.loopback is on or off")
    if options.engine == "wasm" or not options.warp or options.ledger:
        raise BenchError("the live target runs natively and warped and keeps no ledger: leave engine, warp, ledger out")
    if unlike := _of_the_clock(options):
        raise BenchError(f"the live target's edges are not known to a tick: leave {unlike} out")
    if "pulse" in stub:
        raise BenchError("the live target's pulses are shorter than a look at its pins: leave stub.pulse out")
    program()  # what is missing is said before the gateware is compiled
    core = find_core(options.r, options.statistics)
    row = None if loopback.get("live.loopback") == "off" else measure(core, options.rate, stub.get("cpu"))
    bench = LiveBench(core, rate=options.rate, truth=options.truth, options=stub)
    if row is not None:
        bench.target["loopback"] = row.to_json()
        log.info("%s", row)
    return bench


def _guest(options: Options) -> Bench:
    """A bench with a kernel in an emulator as its target, or with the stub on a simulated machine."""
    if sys.platform != "linux":
        raise BenchError(f"target={options.target} is for Linux: use target=model")
    from .guest.bare import MICROCONTROLLERS, BareMachine
    from .guest.kernels import find
    from .guest.machine import Emulator
    from .guest.simulated import SimulatedMachine
    from .guest.target import GuestBench, Machine

    stub, second = _named(options, "stub."), _named(options, "second.")
    if len(stub) + len(second) != len(options.overrides):
        raise BenchError(
            f"target={options.target} has no profile: its options are stub.NAME, as of the stub, and second.NAME"
        )
    if second and options.second == "off":
        raise BenchError("second.NAME is an option of a second stub: add second=on, or second=module")
    if options.engine == "wasm" or not options.warp or options.ledger:
        raise BenchError(
            f"target={options.target} runs natively and warped and keeps no ledger: leave engine, warp, ledger out"
        )
    if unlike := _of_the_clock(options):
        raise BenchError(f"edges of target={options.target} are not known to a tick: leave {unlike} out")
    core = find_core(options.r, options.statistics)
    machine: Machine
    if options.target == "stub":
        if options.second != "off":
            raise BenchError("target=stub is a machine with one interrupt: leave second out")
        machine = SimulatedMachine(options.port, stub)
    elif options.kernel in MICROCONTROLLERS:
        if {options.module, options.second} != {"off"} or options.cpus != 1 or options.trace or options.culprit:
            raise BenchError(f"kernel={options.kernel} is no kernel: leave module, second, cpus, trace, culprit out")
        machine = BareMachine(MICROCONTROLLERS[options.kernel], stub)
    else:
        machine = Emulator(
            find(options.kernel),
            stub,
            module=options.module,
            second=options.second,
            second_options=second,
            cpus=options.cpus,
            trace=options.trace,
            culprit=options.culprit,
        )
    return GuestBench(core, machine, rate=options.rate, truth=options.truth)


def find_core(samples: int | None, statistics: str = "serial", inputs: int = FEW, *, wasm: bool = False) -> Core:
    """The core with R = `samples`, those statistics and so many inputs: the one that ships, or one that is built now
    and kept in the user's cache.
    """
    if (DIRECTORY / "core.json").exists():
        shipped = Core.load()
        if samples in (None, shipped.samples) and statistics == "serial" and inputs == shipped.inputs:
            return shipped
    try:
        from irqscope_gateware import simulation
    except ImportError:
        raise BenchError(
            f"only R = {shipped.samples} with serial statistics and {shipped.inputs} inputs ships, others are built "
            f"from the gateware: {install('gateware')}"
            if (DIRECTORY / "core.json").exists()
            else "this package has no simulated gateware: reinstall irqscope"
        ) from None
    from .native import cache

    changed = {"sample_clocks": PARALLEL_SAMPLE_CLOCKS} if statistics == "parallel" else {}
    changed |= {"inputs": inputs} if inputs != FEW else {}
    core: Core = simulation.cached(cache(), samples or simulation.SAMPLES, wasm=wasm, **changed)
    return core
