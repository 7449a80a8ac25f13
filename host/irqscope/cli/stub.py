# SPDX-License-Identifier: BSD-2-Clause
"""Build the target stub for another machine, and copy it there.

`build` makes one static program (extra `stub`), `install` copies it by scp and says how it is started: nothing is run
on a target. For a microcontroller `build` makes a library for a firmware of your own, and a header, which says what
that supplies. `ports` lists what the stub can be built for, and where its sources are, for ports that are built there.

Examples:
  irqscope stub build --target aarch64
  irqscope stub install build/stub-linux_gpiod-aarch64 root@board
  irqscope stub build --target cortex-m4
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

OUT = Path("build")
DEFAULT_PORT = "linux_gpiod"


def configure(parser: argparse.ArgumentParser) -> None:
    from irqscope_bench.crossbuild import LIBRARIES, PORTS, TARGETS

    from ..campaigns.remote import FORM

    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    build = actions.add_parser("build", help="make a static program, or a microcontroller's library, for a target")
    targets = [*TARGETS, *LIBRARIES]
    build.add_argument("--target", required=True, choices=targets, help="the target's processor")
    build.add_argument("--port", choices=PORTS, help=f"pins of a program (default {DEFAULT_PORT})")
    places = f"{OUT}/stub-PORT-TARGET or {OUT}/TARGET/libirqscope_stub.a"
    build.add_argument("--out", type=Path, metavar="FILE", help=f"program or library (default {places})")
    build.set_defaults(act=_build)
    install = actions.add_parser("install", help="copy such a program to a target by scp; nothing is run there")
    install.add_argument("program", type=Path, metavar="PROGRAM", help="what `build` made")
    install.add_argument("target", metavar=FORM, help="where to; by default to the home directory")
    install.add_argument("--legacy", action="store_true", help="scp -O, for a target without an SFTP server")
    install.set_defaults(act=_install)
    ports = actions.add_parser("ports", help="list the stub's ports and targets")
    ports.set_defaults(act=_ports)
    for action in (build, install, ports):
        action.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    from irqscope_bench.core import BenchError

    from ..errors import BadInput

    try:
        say, found = options.act(options)
    except BenchError as error:
        raise BadInput(str(error)) from None
    print(json.dumps(found, indent=1) if options.json else say)
    return 0


def _build(options: argparse.Namespace) -> tuple[str, dict[str, object]]:
    from irqscope_bench.crossbuild import LIBRARIES, build, name

    port = options.port or DEFAULT_PORT
    out = options.out or OUT / name(port, options.target)
    if options.target in LIBRARIES:
        return _build_library(options, out)
    build(port, options.target, out, lambda line: print(line, file=sys.stderr, flush=True))
    content = out.read_bytes()
    return (
        f"{out}, {len(content) / 1000:.0f} kB: copy it with `irqscope stub install {out} HOST`",
        {"program": str(out), "port": port, "target": options.target, **_file(out)},
    )


def _build_library(options: argparse.Namespace, out: Path) -> tuple[str, dict[str, object]]:
    from irqscope_bench.crossbuild import HEADER, library

    from ..errors import BadInput

    if options.port:
        raise BadInput(f"--target {options.target} makes a library, whose port is yours: leave --port out")
    sizes, header = library(options.target, out), out.parent / HEADER
    return (
        f"{out}: {sizes.text} bytes of text, {sizes.data} of data, {sizes.bss} of bss, all of it linked\n"
        f"{header} says what your firmware supplies, and what it calls in which order",
        {
            "library": str(out),
            "header": str(header),
            "target": options.target,
            "text": sizes.text,
            "data": sizes.data,
            "bss": sizes.bss,
            **_file(out),
        },
    )


def _file(path: Path) -> dict[str, object]:
    """What tells a file from another one."""
    content = path.read_bytes()
    return {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def _install(options: argparse.Namespace) -> tuple[str, dict[str, object]]:
    from irqscope_bench.crossbuild import PORTS, recognise

    from ..campaigns.remote import Remote

    remote, port = Remote.parse(options.target), recognise(options.program)
    remote.copy(options.program, legacy=options.legacy)
    command = remote.command(options.program.name, f"--workload task {PORTS[port].example}")
    return (
        f"copied to {options.target}; run there as root, with the pins that you have wired:\n  {command}\n"
        "keep what it prints: `irqscope latency --stub FILE` takes the line that it begins with, and after the run\n"
        "`irqscope report DIR --stub FILE` the one that it ends with",
        {"host": remote.host, "folder": remote.folder, "port": port, "command": command},
    )


def _ports(options: argparse.Namespace) -> tuple[str, dict[str, object]]:
    from irqscope_bench.crossbuild import LIBRARIES, PORTS
    from irqscope_bench.stub import sources

    folder = sources()
    ports: dict[str, list[str]] = {}
    for path in sorted((folder / "ports").glob("*.c")):
        ports[path.stem] = list(PORTS[path.stem].targets) if path.stem in PORTS else []
    lines = [f"{port:14} {', '.join(targets) or 'no cross build'}" for port, targets in ports.items()]
    lines.append(f"{'your own':14} {', '.join(LIBRARIES)}: a library and its header")
    return "\n".join([*lines, f"sources, Makefile, README.md: {folder}"]), {
        "sources": str(folder),
        "ports": ports,
        "libraries": list(LIBRARIES),
    }
