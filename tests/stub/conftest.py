# SPDX-License-Identifier: BSD-2-Clause
"""Programs of the stub, each built once."""

from collections.abc import Callable
from pathlib import Path

import pytest
from stub_bench import SANITIZED, build
from stub_ports import Port


@pytest.fixture(scope="session")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Port], Path]:
    built: dict[str, Path] = {}

    def program(port: Port) -> Path:
        if port.name not in built:
            folder = tmp_path_factory.mktemp(port.name)
            built[port.name] = build(folder, port.name, flags=SANITIZED, simulated=port.simulated)
        return built[port.name]

    return program
