# SPDX-License-Identifier: BSD-2-Clause
"""Campaigns with the model of the instrument, their loads texts of Python."""

import json
import sys
from pathlib import Path

from irqscope import cli
from irqscope.report.anyresult import read
from irqscope.report.documents import document
from irqscope.report.formats import html

COUNT = 300
HEAD = f"""
target = "local"
settle = "0"
[options]
port = "model://"
rate = "1kHz"
count = {COUNT}
segments = ["isr", "task"]
"""
FOREVER = "import time; time.sleep(1000)"
ENDLESS = 10_000_000
MAIN = (
    "import serial, sys; serial.protocol_handler_packages.append('models'); "
    "from irqscope import cli; sys.exit(cli.main())"
)


def scenario(name: str, *texts: str, count: int = COUNT, **keys: str) -> str:
    """A scenario of which each command runs a text of Python."""
    more = "".join(f"{key} = {json.dumps(value)}\n" for key, value in keys.items())
    commands = "".join(f"[[scenario.command]]\nrun = {json.dumps([sys.executable, '-c', text])}\n" for text in texts)
    return f'[[scenario]]\nname = "{name}"\noptions = {{ count = {count} }}\n{more}{commands}'


class Campaign:
    """A file and a directory."""

    def __init__(self, folder: Path, *scenarios: str, head: str = HEAD) -> None:
        self.file, self.out = folder / "c.toml", folder / "out"
        self.write(*scenarios, head=head)

    def write(self, *scenarios: str, head: str = HEAD) -> None:
        self.file.write_text(head + "".join(scenarios))

    @property
    def arguments(self) -> list[str]:
        return ["campaign", str(self.file), "--out", str(self.out)]

    def run(self, *options: str) -> int:
        return cli.main([*self.arguments, *options])

    @property
    def page(self) -> str:
        """That of all scenarios, without their own, which take longer than to measure them."""
        return html.page(document(read(self.out)))

    @property
    def result(self) -> dict:
        return json.loads((self.out / "result.json").read_text())

    def scenario(self, name: str) -> dict:
        return json.loads((self.out / "scenarios" / name / "scenario.json").read_text())

    @property
    def states(self) -> dict[str, str]:
        return {row["name"]: row["state"] for row in self.result["scenarios"]}


def quiet_record(monkeypatch):
    """This machine may do during a test what a report must warn of."""
    monkeypatch.setattr("irqscope.campaigns.scenario.take", lambda machine: None)
