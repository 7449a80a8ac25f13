# SPDX-License-Identifier: BSD-2-Clause
"""Fuzzing for as long as wished, led by coverage (libFuzzer, for Python as Atheris): every target of
tests/fuzz/targets, and the C of the stub, which tests/fuzz/stub calls.

    make fuzz MINUTES=60                     # docs/evidence/fuzzing.json and .md; as long for all targets together
    python benchmarks/fuzzing.py traces      # one target, for its share of the hour; the others keep what they have
    python benchmarks/fuzzing.py --check     # fails if the page is not what the data give

Each target has a process of its own, and is kept as it ends. What breaks one is written into tests/fuzz/corpus, where
the tests find it from then on, and the target is left. It fails, too, if an input cost more than it may (costs.py).
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pages import check, made, origin

ROOT = Path(__file__).parent.parent
COMMAND = "make fuzz"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"fuzzing.{kind}" for kind in ("json", "md"))
STUB = "stub"
TIMEOUT_S, PROCESS_MB = 120, 2048
"""The engine stops an input that takes longer, by the clock on the wall, and a process that holds more: nothing is
endless, also where other programs have most of the machine."""
_DONE = re.compile(r"stat::number_of_executed_units:\s*(\d+)")
_COVERED = re.compile(r"cov: (\d+)")
_PAGE = """<!-- Written by `make fuzz`: do not edit. -->

# Fuzzing

Whatever comes from outside gives a result or one sentence and exit code 2 or 4: never another exception, never
unbounded time or memory, and the decoder reports no event that no valid block holds. One file of `tests/fuzz/targets`
for each reader holds it to that:

<!-- needs hours -->

    python -m pytest tests/fuzz      # in CI: what was found once, and a hundred fixed mutations for each target
    make fuzz MINUTES=60             # for as long as wished, led by coverage

**{seconds} s** in all, **{executions} inputs**, {crashes} ({tool}). {made}
An input may take 1 s of processor time for 100 kB, and {floor} s if it has less than {least} kB; carrying it on through
reports and exports may take {carrying} s, which are of the run and not of its size. It may take {memory} MB of memory:
so far may the peak of the process's resident memory during the input (`VmHWM`, reset before each) be above what was
resident before it, the program with all that its seeds load. Of `stub` it is the peak over all inputs, above the
program before the first. One input over a limit fails `make fuzz`; those over a limit of time are counted as slow. The
engine stops a target at {timeout} s for one input, and at {most} MiB for the process.

| target | what it reads | s | inputs | edges covered | broke it | slow | longest, s | most, MB |
|---|---|---|---|---|---|---|---|---|
{rows}

A dash: not measured at that time.

`blocks` compares the fast reader and decoder with slow, plain ones, of the bytes as they are and with a magic word and
a CRC that fit; `commands` does so for the model of the command port. The gateware itself is compared with that model on
garbage by `tests/gateware/test_commandport.py` and, the whole core, by `tests/bench/test_garbage.py`.
`stub` is C, with the address and undefined-behaviour sanitizers of clang; in CI it has 400 000 inputs from a fixed
seed. Not led by coverage: the harness of the virtual bench.

What broke the contract while the targets were written, before the run above, is mended and kept as
`tests/fuzz/corpus/`, {corpus} files:

{found}
"""


def target_main(name: str, arguments: list[str]) -> None:
    """This process fuzzes one target, until the engine ends it."""
    sys.path[:0] = [str(ROOT / folder) for folder in ("host", "gateware", "tests")]
    import atheris

    with atheris.instrument_imports(include=["irqscope", "irqscope_bench"]):
        from fuzz import costs, fuzzing

        target = fuzzing.load(name)

    for data in target.SEEDS:
        target.check(data)  # loads what is loaded only when it is needed
    place = Path(arguments[-1])
    for data in (*target.SEEDS, *fuzzing.corpus(name).values()):
        (place / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)
    atheris.Setup([sys.argv[0], *arguments], costs.Measured(target.check))
    atheris.Fuzz()


def fuzz(name: str, seconds: int) -> dict[str, Any]:
    """One target for so long; what was done."""
    from fuzz import clang, costs, fuzzing

    with tempfile.TemporaryDirectory(prefix="fuzz") as folder:
        words = [
            f"-max_total_time={seconds}",
            f"-timeout={TIMEOUT_S}",
            f"-report_slow_units={TIMEOUT_S}",  # what is slow, costs.py says, by processor time
            f"-rss_limit_mb={PROCESS_MB}",
            "-print_final_stats=1",
            f"-max_len={fuzzing.MOST}",
            f"-artifact_prefix={folder}/broke-",
            "-seed=1",
        ]
        inputs = Path(folder) / "inputs"
        inputs.mkdir()
        begun = time.monotonic()
        if name == STUB:  # of the folders the first is written to
            places = map(str, (inputs, clang.SEEDS, clang.CORPUS))
            command = [str(clang.build(Path(folder))), *words, *clang.LIMITS, *places]
        else:
            command = [sys.executable, __file__, "--target", name, *words, str(inputs)]
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            env={**os.environ, "ASAN_OPTIONS": clang.LITTLE_KEPT},
        )
        spent = time.monotonic() - begun
        broke = []
        for path in sorted(Path(folder).glob("broke-*")):
            kept = fuzzing.CORPUS / name / path.name.removeprefix("broke-")[:24]
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(path.read_bytes())
            broke.append(kept.name)
        said = done.stderr + done.stdout
        counted = _DONE.search(said)
        if counted is None or (done.returncode and not broke):
            raise SystemExit(f"{name} ended with {done.returncode}: {said[-2000:]}")
        if broke:
            print(said[-3000:], file=sys.stderr)
        covered = [int(number) for number in _COVERED.findall(said)]
        return {
            **origin(COMMAND),
            "reads": reads(name),
            "seconds": round(spent),
            "executions": int(counted[1]),
            "covered": max(covered, default=0),
            "broke": broke,
            "costs": asdict(costs.heard(said)),
        }


def complaints(entry: dict[str, Any]) -> list[str]:
    """Why what was done with a target is a failure."""
    from fuzz.costs import Costs

    broke = [f"it broke at {name}" for name in entry["broke"]]
    return [*broke, *(Costs(**entry["costs"]).complaints() if "costs" in entry else [])]


def _costs(entry: dict[str, Any]) -> str:
    """The columns of what a target's inputs cost."""
    costs = entry.get("costs")
    return f"{costs['slow']} | {costs['slowest_s']:.3f} | {costs['memory_mb']:.0f}" if costs else "- | - | -"


def reads(name: str) -> str:
    """What a target does with its inputs."""
    from fuzz import clang, fuzzing

    told = clang.READS if name == STUB else fuzzing.load(name).__doc__ or ""
    return told.splitlines()[0].rstrip(".")


def page(data: dict[str, Any]) -> str:
    """The page, with what each target did when it was fuzzed."""
    from fuzz import costs, fuzzing

    targets = data["targets"]
    rows = [
        f"| {name} | {each['reads']} "
        f"| {each['seconds']} | {each['executions']} | {each['covered']} | {len(each['broke'])} | {_costs(each)} |"
        for name, each in targets.items()
    ]
    crashes = sum(len(each["broke"]) for each in targets.values())
    found = {name: sorted(fuzzing.corpus(name)) for name in (*fuzzing.names(), STUB)}
    return _PAGE.format(
        made=made(COMMAND, *targets.values()),
        tool=data["tool"],
        seconds=sum(each["seconds"] for each in targets.values()),
        executions=sum(each["executions"] for each in targets.values()),
        crashes=f"{crashes} of them broke the contract" if crashes else "none of them broke the contract",
        floor=costs.FLOOR_S,
        least=round(costs.FLOOR_S / costs.S_PER_BYTE / 1000),
        carrying=costs.CARRYING_S,
        memory=costs.MEMORY_MB,
        timeout=TIMEOUT_S,
        most=PROCESS_MB,
        rows="\n".join(rows),
        corpus=sum(map(len, found.values())),
        found="\n".join(f"- {name}: {', '.join(files)}" for name, files in found.items() if files),
    )


def main() -> int:
    if sys.argv[1:2] == ["--target"]:
        target_main(sys.argv[2], sys.argv[3:])
        return 0
    sys.path[:0] = [str(ROOT / folder) for folder in ("host", "gateware", "tests")]
    from fuzz import fuzzing

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="which; all unless any is named")
    parser.add_argument("--minutes", type=float, default=60, help="for all together: each has an equal share")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    import importlib.metadata

    names = [*fuzzing.names(), STUB]
    if strange := set(options.targets) - set(names):
        parser.error(f"there is no target {', '.join(sorted(strange))}: there are {', '.join(names)}")
    tool = f"Atheris {importlib.metadata.version('atheris')}, Python {sys.version.split()[0]}"
    kept: dict[str, Any] = json.loads(DATA.read_text())["targets"] if DATA.exists() else {}
    for name in options.targets or names:
        kept[name] = fuzz(name, max(1, round(60 * options.minutes / len(names))))
        print(name, kept[name], file=sys.stderr, flush=True)
        data = {"tool": tool, "targets": {name: kept[name] for name in names if name in kept}}
        DATA.write_text(json.dumps(data, indent=1) + "\n")
        PAGE.write_text(page(data))
    failed = {name: complaints(kept[name]) for name in options.targets or names}
    for name, why in failed.items():
        for sentence in why:
            print(f"{name}: {sentence}", file=sys.stderr)
    return int(any(failed.values()))


if __name__ == "__main__":
    sys.exit(main())
