# SPDX-License-Identifier: BSD-2-Clause
"""Saturation rates that `irqscope saturate` finds on the gateware, of a target whose truth is known and of a kernel.

    make kernels && python benchmarks/knees.py           # two hours on two cores; docs/evidence/knees.json, .svg and
                                                         # .md
    python benchmarks/knees.py --seeds 4                 # fewer sweeps of the modelled target
    python benchmarks/knees.py --check                   # fails if the page is not what the data give

Each sweep is kept as soon as it has ended, so that the script may be stopped and begun again: it measures what
docs/evidence/knees.json does not hold yet, of the same gateware, profile and options. `--anew` measures everything
again, for where the analysis is another.
"""

import argparse
import functools
import hashlib
import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib import rc_context
from matplotlib.figure import Figure
from pages import Parts, also, known, made, publish

from irqscope.errors import ExitCode
from irqscope.files import replace
from irqscope.report.figures import BLACK, BLUE, ORANGE, STYLE
from irqscope.units import format_rate, format_time
from irqscope_bench.guest import kernels, process
from irqscope_bench.profile import PROFILES, load

ROOT = Path(__file__).parent.parent
COMMAND = "python benchmarks/knees.py"
DATA, FIGURE, PAGE = (ROOT / "docs" / "evidence" / f"knees.{kind}" for kind in ("json", "svg", "md"))
PROFILE, SEEDS = "overloaded", 100
SWEEP = ["--from", "10kHz", "--to", "1MHz", "--width", "200ns", "--duration", "0.5s"]
KERNEL = "rt-arm64"
GUEST = f"sim://?target=qemu&kernel={KERNEL}&module=on&link=unlimited&stub.workload=isr&stub.storm=0&stub.regardless="
GUEST_SWEEP = [
    "--from",
    "100kHz",
    "--to",
    "5MHz",
    "--steps",
    "22",
    "--refine",
    "8",
    "--width",
    "100ns",
    "--dither",
    "0",
    "--duration",
    "10ms",
    "--pause",
    "10ms",
]
_PAGE = """<!-- Written by `python benchmarks/knees.py`: do not edit. -->

# Saturation rates, found and true

![Saturation rate of each sweep with its interval, and the true one](knees.svg)

Measured with the gateware, simulated. **No hardware was measured.** {made} What the words mean is in
[saturate.md](../guide/saturate.md).

## A target that stalls

Profile `{profile}`: an answer takes {service} on the mean, and in half of all 2.37 ms nothing runs for 250 us. So it
answers {truth} in the long run, and that is the truth; without stalls it would be {calm}. Sweeps of {steps} steps:

<!-- long -->

    irqscope saturate --port 'sim://?profile={profile}&seed=0' {sweep} --out sweep

Of **{n} sweeps** (seeds 0 to {last}) **{covering} intervals contain the truth**. The rate is off by {off} % on the
mean, by {worst} % at most; half of the intervals reach {half} % or less to either side.

| seed | saturation rate | 95 % interval | off |
|---|---|---|---|
{rows}

## A real kernel

Linux {release} in QEMU {emulator}, `linux_kmod`, a nanosecond an instruction; all steps on one
[guest](../guide/guest.md):

<!-- needs kernels -->

    irqscope saturate --port '{guest}' \\
      {guest_sweep} \\
      --out kernel-sweep

It is saturated at **{kernel_rate}** ({kernel_low} to {kernel_high}), so that an answer takes {kernel_service}.
{used} steps beyond {kernel_gap:g} times that rate say so; {free}. Stimuli come faster
there than the instrument's statistics follow: answers are counted all the same, times between them are left out.
"""


@functools.cache
def truth() -> tuple[float, float, float]:
    """Of the profile: answers per second in the long run, the same without stalls, and the mean time of an answer."""
    profile = load(PROFILE)
    given = profile.parameters
    service = (float(np.mean(profile.tables["isr_duration"])) + given["isr_reentry"]) * 1e-12
    stalled = given["disturbance0_probability"] / 2**32 * given["disturbance0_duration"] / given["disturbance0_period"]
    return (1 - stalled) / service, 1 / service, service


def told(directory: Path) -> dict[str, Any]:
    """What is kept of a sweep."""
    result = json.loads((directory / "result.json").read_text())
    found = result["saturation"]
    if not (result["valid"] and result["complete"] and found["knee"]):
        raise SystemExit(f"{directory}: {found['reason']}; errors: {result['errors']}")
    return {
        "steps": len(result["steps"]),
        "service": found["service"],
        "loss_free": found["loss_free"],
        "knee": {name: found["knee"][name] for name in ("rate", "interval", "slope", "gap", "steps", "longer")},
    }


def saturate(port: str, arguments: list[str]) -> dict[str, Any]:
    """One sweep."""
    with tempfile.TemporaryDirectory() as place:
        out = Path(place) / "sweep"
        command = [sys.executable, "-m", "irqscope", "saturate", "--port", port, *arguments, "--out", str(out)]
        code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
        if code not in (ExitCode.OK, ExitCode.WARNING):
            raise SystemExit(f"{' '.join(command)} ended with {code}")
        return told(out)


def build() -> str:
    """The gateware of the virtual bench."""
    command = [sys.executable, "-m", "irqscope", "info", "--port", "sim://", "--json"]
    return str(json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["build"])


def measure(seeds: int, former: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The data as they grow, sweep by sweep; of `former` is kept what is of the same as this."""
    found = kernels.find(KERNEL)
    profile = hashlib.sha256((PROFILES / f"{PROFILE}.toml").read_bytes()).hexdigest()
    of = {
        "build": build(),
        "profile": profile,
        "sweep": SWEEP,
        "guest": GUEST,
        "guest_sweep": GUEST_SWEEP,
        "release": found.release,
        "emulator": process.version(found.hardware),
    }

    def same(*names: str) -> bool:
        return all(former.get("of", {}).get(name) == of[name] for name in ("build", *names))

    data = {
        "origins": [],
        "of": of,
        "sweeps": former["sweeps"] if same("profile", "sweep") else [],
        "kernel": former["kernel"] if same("guest", "guest_sweep", "release", "emulator") else None,
    }
    if data["sweeps"] or data["kernel"]:
        data["origins"] = former["origins"]
    if not data["kernel"]:
        data["kernel"] = saturate(GUEST, GUEST_SWEEP)
        also(data, COMMAND)
    missing = sorted(set(range(seeds)) - {each["seed"] for each in data["sweeps"]})
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        begun = {seed: pool.submit(saturate, f"sim://?profile={PROFILE}&seed={seed}", SWEEP) for seed in missing}
        try:
            for seed, sweep in begun.items():
                data["sweeps"].append({"seed": seed, **sweep.result()})
                data["sweeps"].sort(key=lambda each: int(each["seed"]))
                also(data, COMMAND)
                yield data
        finally:
            pool.shutdown(cancel_futures=True)
    yield data


def parts(data: dict[str, Any]) -> Parts:
    """The sweep of each seed, and that of the guest."""
    port = f"sim://?profile={PROFILE}&seed={{}}"
    sweeps = {
        f"seed {row['seed']}": (
            {name: value for name, value in row.items() if name != "seed"},
            functools.partial(saturate, port.format(row["seed"]), SWEEP),
        )
        for row in data["sweeps"]
    }
    return sweeps | {"guest": (data["kernel"], functools.partial(saturate, GUEST, GUEST_SWEEP))}


def page(data: dict[str, Any]) -> str:
    """The page."""
    rate, calm, service = truth()
    sweeps, kernel = data["sweeps"], data["kernel"]
    off = [100 * (each["knee"]["rate"] / rate - 1) for each in sweeps]
    half = [100 * (each["knee"]["interval"][1] - each["knee"]["interval"][0]) / 2 / rate for each in sweeps]
    rows = (
        f"| {each['seed']} | {format_rate(each['knee']['rate'], 4)} | "
        f"{' to '.join(format_rate(end, 4) for end in each['knee']['interval'])} | {percent:+.2f} % |"
        for each, percent in zip(sweeps, off, strict=True)
    )
    (low, high), free = kernel["knee"]["interval"], kernel["loss_free"]
    return _PAGE.format(
        made=made(COMMAND, *data["origins"]),
        profile=PROFILE,
        truth=format_rate(rate, 4),
        calm=format_rate(calm, 4),
        service=format_time(service),
        steps=sweeps[0]["steps"],
        sweep=" ".join(SWEEP),
        n=len(sweeps),
        last=sweeps[-1]["seed"],
        covering=covering(sweeps, rate),
        off=f"{round(float(np.mean(off)), 2) + 0:+.2f}",
        worst=f"{max(map(abs, off)):.2f}",
        half=f"{np.median(half):.2f}",
        rows="\n".join(rows),
        release=data["of"]["release"],
        emulator=data["of"]["emulator"],
        guest=GUEST,
        guest_sweep=" ".join(GUEST_SWEEP),
        kernel_rate=format_rate(kernel["knee"]["rate"], 4),
        kernel_low=format_rate(low, 4),
        kernel_high=format_rate(high, 4),
        kernel_service=format_time(1 / kernel["knee"]["rate"]),
        used=kernel["knee"]["steps"],
        kernel_gap=kernel["knee"]["gap"],
        free=f"no stimulus was lost up to {format_rate(free['rate'], 4)}" if free else "stimuli were lost at each rate",
    )


def covering(sweeps: list[dict[str, Any]], rate: float) -> int:
    """How many intervals contain the rate."""
    return sum(each["knee"]["interval"][0] <= rate <= each["knee"]["interval"][1] for each in sweeps)


def draw(data: dict[str, Any]) -> None:
    """The figure: an interval for each seed."""
    rate, *_ = truth()
    with rc_context({**STYLE, "svg.hashsalt": "knees"}):
        figure = Figure(figsize=(7.2, 3.4))
        figure.subplots_adjust(left=0.11, right=0.98, top=0.86, bottom=0.15)
        axes = figure.subplots()
        for each in data["sweeps"]:
            low, high = (end / 1e3 for end in each["knee"]["interval"])
            colour = BLUE if low <= rate / 1e3 <= high else ORANGE
            axes.plot([each["seed"]] * 2, [low, high], color=colour)
            axes.plot(each["seed"], each["knee"]["rate"] / 1e3, "o", color=colour, markersize=4)
        axes.axhline(rate / 1e3, color=BLACK, linewidth=0.8, linestyle="--", label=f"truth, {format_rate(rate, 4)}")
        axes.axhspan(0.99 * rate / 1e3, 1.01 * rate / 1e3, color=BLACK, alpha=0.08, linewidth=0, label="1 % off")
        axes.set(xlabel="seed", ylabel="saturation rate, kHz")
        axes.legend(frameon=False, fontsize=8, ncols=2, loc="lower left", bbox_to_anchor=(0, 1))
        figure.suptitle(
            f"Profile {PROFILE}, {data['origins'][-1]['date']}, {len(data['sweeps'])} sweeps of "
            f"{data['sweeps'][0]['steps']} steps of 0.5 s; simulated, no hardware.",
            fontsize=9,
            x=0.98,
            ha="right",
        )
        content = io.BytesIO()
        figure.savefig(content, format="svg", metadata={"Date": None, "Creator": None})
    replace(FIGURE, content.getvalue())


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--anew", action="store_true")


def growing(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    for data in measure(options.seeds, {} if options.anew else known(DATA)):
        print(f"{len(data['sweeps'])} sweeps", file=sys.stderr)
        draw(data)
        yield data


def main(arguments: list[str]) -> int:
    return publish(__doc__, COMMAND, DATA, PAGE, page, growing, arguments, add)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
