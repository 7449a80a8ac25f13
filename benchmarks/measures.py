# SPDX-License-Identifier: BSD-2-Clause
"""What the commands that make figures measure: paths of this repository, by which `make stale` tells what is old.

Source that only makes figures of what was recorded may change its shape: `HELD` says which golden runs hold its figures
instead.
"""

from dataclasses import dataclass

GATEWARE = ("gateware/irqscope_gateware", "host/irqscope/contract")
BENCH = (*GATEWARE, "host/irqscope_bench")
READING = tuple(
    f"host/irqscope/device/{noun}.py"
    for noun in (
        "blockreader",
        "capture",
        "contradictions",
        "course",
        "decode",
        "snapshots",
    )
)
SENDING = tuple(
    f"host/irqscope/device/{noun}.py"
    for noun in (
        "configuration",
        "instrument",
        "ports",
        "stimulus_plan",
        "transport",
    )
)
"""The instrument's two directions: what is made of its blocks; what it is asked for, which no recorded run shows."""
STUB = ("target-stub", ":(exclude)*.md")
GUEST = (*STUB, "host/irqscope_bench/guest")
MEASURES = {
    "python benchmarks/long.py": (*BENCH, "host/irqscope/device", "host/irqscope/measuring"),
    "python benchmarks/slow.py": (
        *BENCH,
        *STUB,
        "boards/irqscope_boards",
        "host/irqscope/analysis",
        "host/irqscope/device",
        "host/irqscope/measuring",
    ),
    "python benchmarks/events.py": (
        "host/irqscope/device",
        "host/irqscope/recording",
        "host/irqscope/measuring",
        "host/irqscope/results",
        "host/irqscope/analysis",
    ),
    "python benchmarks/rate.py": ("host/irqscope/device", "host/irqscope/recording", "host/irqscope/measuring"),
    "python benchmarks/coverage.py": ("host/irqscope/analysis/blocks.py", "host/irqscope/analysis/quantiles.py"),
    "python benchmarks/familywise.py": (
        "host/irqscope/analysis/comparison.py",
        "host/irqscope/analysis/comparedblocks.py",
        "host/irqscope/analysis/bootstrap.py",
        "host/irqscope/analysis/blocks.py",
        "host/irqscope/analysis/quantiles.py",
    ),
    "python benchmarks/exports.py": ("host/irqscope/exports", "host/irqscope/device"),
    "python benchmarks/faults.py": ("host/irqscope/device", "host/irqscope/contract"),
    "python benchmarks/changes.py": ("host/irqscope/analysis/changepoint.py",),
    "python benchmarks/farm.py": ("host/irqscope/farm",),
    "python benchmarks/farmsizes.py": ("host/irqscope/farm",),
    "python benchmarks/guests.py": GUEST,
    "python benchmarks/microcontrollers.py": GUEST,
    "python benchmarks/saturation.py": GUEST,
    "python benchmarks/cautions.py": (
        "host/irqscope/analysis/answers.py",
        "host/irqscope/measuring/pattern.py",
        "host/irqscope/results/segmentresult.py",
        "host/irqscope_bench/profiles",
    ),
    "python benchmarks/knees.py": (
        *GATEWARE,
        *(f"host/irqscope/sweeps/{noun}.py" for noun in ("sweep", "sweepdir", "sweepresult")),
        "host/irqscope_bench/profiles/overloaded.toml",
    ),
    "python benchmarks/kneemodel.py": (
        "host/irqscope/analysis/knee.py",
        "host/irqscope/analysis/saturation.py",
        "host/irqscope_bench/profiles/overloaded.toml",
        "tests/models/saturable.py",
        "tests/models/sweeps.py",
    ),
    "python benchmarks/niedermeyer.py": (
        *GATEWARE,
        *(f"host/irqscope_bench/profiles/{name}.toml" for name in ("niedermeyer", "niedermeyer-long")),
    ),
    "python benchmarks/claims.py": (
        "benchmarks/simulated_claims.py",
        "host/irqscope/results/evidence.py",
        "host/irqscope/results/summary.py",
        *(
            f"host/irqscope/analysis/{noun}.py"
            for noun in (
                "blocks",
                "coverage",
                "enough",
                "exceedance",
                "extremal",
                "histogram",
                "quantiles",
                "stationarity",
            )
        ),
    ),
    "python benchmarks/differential.py": (*BENCH, *SENDING, *READING, "tests/independent"),
    "python benchmarks/cells.py": ("tests/netlists", "benchmarks/cells.py"),
    "python benchmarks/netlists.py": GATEWARE,
    "python benchmarks/room.py": (*GATEWARE, "boards/irqscope_boards/synthesis.py", "boards/irqscope_boards/top.py"),
    "python benchmarks/idle.py": (
        "tests/idle_targets.py",
        "host/irqscope/analysis/blocks.py",
        "host/irqscope/analysis/idling.py",
        "host/irqscope/measuring/idling.py",
    ),
    "python benchmarks/wholeboard.py": (*GATEWARE, "tests/wholeboard"),
    "python benchmarks/engines.py": BENCH,
    "python benchmarks/glue.py": (
        "gateware/irqscope_gateware/frontends",
        "gateware/irqscope_gateware/uartreceiver.py",
        *(f"boards/irqscope_boards/{noun}.py" for noun in ("cells", "clocks", "clocktree", "glue", "pll", "top")),
        "boards/irqscope_boards/described",
        *(f"tests/boards/test_{noun}.py" for noun in ("glue", "pins")),
    ),
    "python benchmarks/bringup.py": (
        "tests/bringup_faults.py",
        *(
            f"host/irqscope/qualifying/{noun}.py"
            for noun in (
                "bringup",
                "density",
                "highest_rate",
                "hostclock",
                "jumper",
                "likely",
                "onewire",
                "selftest",
                "soak",
            )
        ),
    ),
    "python benchmarks/endurance.py": (*BENCH, "host/irqscope/device", "host/irqscope/measuring"),
    "python benchmarks/boards.py": GATEWARE,
    "make fuzz": (
        "tests/fuzz/targets",
        *STUB,
        "host/irqscope/campaigns",
        "host/irqscope/contract",
        "host/irqscope/device",
        "host/irqscope/explaining",
        "host/irqscope/importers",
        "host/irqscope/targets",
        "host/irqscope/units.py",
    ),
    "python benchmarks/mutations.py": (
        "tests/mutations.py",
        "tests/mutated.py",
        "host/irqscope/base/records.py",
        "host/irqscope/jsontext.py",
        *(
            f"host/irqscope/measuring/{noun}.py"
            for noun in ("annotations", "cited", "experimentrecord", "instrumentfile", "runrecord")
        ),
        *(f"host/irqscope/results/{noun}.py" for noun in ("former", "resultfile", "resultrecord", "segmentrecord")),
        *(f"host/irqscope/campaigns/{noun}file.py" for noun in ("campaign", "scenario")),
        "host/irqscope/campaigns/targetrecord.py",
        *(f"host/irqscope/findings/{noun}record.py" for noun in ("campaign", "comparison")),
        *(f"host/irqscope/sweeps/{noun}.py" for noun in ("sweepfile", "sweeprecord")),
        "host/irqscope_bench/profile.py",
    ),
    "python docs/figures/render.py": (
        *BENCH,
        *SENDING,
        *READING,
        "host/irqscope/measuring",
        "host/irqscope/analysis",
        "host/irqscope/results",
        "host/irqscope/report",
        *STUB,
    ),
    "make pictures": ("host/irqscope/report", "host/irqscope/view"),
    "make explain-demo": (*GUEST, "host/irqscope/explaining"),
}
"""By command: what its figures tell of, as paths of this repository; not all that runs while they are made."""
BY_HAND = {
    "docs/guide/affinity.md": ("host/irqscope/campaigns/interrupts.py",),
    "docs/guide/bench.md": (
        *(f"gateware/irqscope_gateware/{noun}.py" for noun in ("activity", "coasting", "parts")),
        "gateware/irqscope_gateware/clusters.json",
        "host/irqscope_bench/branches.profdata",
    ),
    "docs/guide/bracket.md": GUEST,
    "docs/guide/campaign.md": ("host/irqscope/campaigns/covariates.sh",),
    "docs/guide/explain.md": ("host/irqscope/measuring/latecommand.py", "host/irqscope/explaining"),
    "docs/guide/guest.md": GUEST,
    "docs/guide/interfere.md": (
        *GUEST,
        "host/irqscope/analysis/interference.py",
        "host/irqscope/findings/interference.py",
    ),
    "docs/guide/live.md": (
        "host/irqscope/recording/blind.py",
        "host/irqscope_bench/live.py",
        "host/irqscope_bench/loopback.py",
        "target-stub/ports/sim.c",
        "target-stub/user.c",
        "target-stub/workloads.c",
    ),
    "docs/guide/microcontrollers.md": GUEST,
}
"""By page: likewise, of figures that were made by hand."""
GOLDEN = "tests/golden/expected"


@dataclass(frozen=True)
class Held:
    """Paths that a command measures and whose figures golden runs hold, by name; all runs, if none is named."""

    paths: tuple[str, ...]
    runs: tuple[str, ...] = ("*",)

    @property
    def results(self) -> tuple[str, ...]:
        """What stands for the paths: the results that are expected of the runs."""
        return tuple(f":(glob){GOLDEN}/{run}/result.json" for run in self.runs)


HELD = {
    # Of their host only what comes after the capture: what a run asks of the instrument, and when, no recorded run
    # shows. Each class, extreme and envelope of what is read stands in a result.
    "python benchmarks/differential.py": Held(READING),
    # The golden sweep has a knee, its interval and all rows; which rates are driven is decided in sweep.py.
    "python benchmarks/knees.py": Held(
        tuple(f"host/irqscope/sweeps/sweep{part}.py" for part in ("dir", "result")), ("sweep",)
    ),
    # Warnings of sound runs of the same profiles, and that others do not come; rules of answers.py and pattern.py act
    # at an edge that few golden runs are at.
    "python benchmarks/cautions.py": Held(("host/irqscope/results/segmentresult.py",)),
    # Each experiment of the paper's is among them. What is drawn, no result has: report stays.
    "python docs/figures/render.py": Held((*READING, "host/irqscope/analysis", "host/irqscope/results")),
}
"""By command, a row of MEASURES that golden runs hold in part. Not held, and so compared by their source, are figures
of speed and memory (long, events, exports, farm, endurance); of damaged streams (faults, make fuzz), of which
nothing is recorded; and shares of thousands of drawn samples (coverage, familywise, claims), which a rule may move that
no single run shows."""
