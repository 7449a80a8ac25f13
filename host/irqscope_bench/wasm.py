# SPDX-License-Identifier: BSD-2-Clause
"""The virtual bench as a WebAssembly module, run by wasmtime: no compiler, any platform, half as fast."""

import contextlib
from pathlib import Path

from .backend import FUNCTIONS
from .core import BenchError

_SIGN = 1 << 63
_ALL = (1 << 64) - 1


class WasmBackend:
    """The harness's functions in a WebAssembly module."""

    name = "wasm"

    def __init__(self, path: Path) -> None:
        import wasmtime  # takes a moment, and only this engine needs it

        if not path.exists():
            raise BenchError(f"there is no WebAssembly module {path}: use engine=native, which needs a C++ compiler")
        config = wasmtime.Config()
        with contextlib.suppress(wasmtime.WasmtimeError):  # there is no place for it: it is compiled again
            config.cache = True  # wasmtime's own, of compiled modules by their content
        engine = wasmtime.Engine(config)
        try:
            module = wasmtime.Module.from_file(engine, str(path))
        except wasmtime.WasmtimeError as error:
            raise BenchError(f"{path} cannot be loaded ({error}): reinstall irqscope") from None
        linker = wasmtime.Linker(engine)
        linker.define_wasi()
        self._store = wasmtime.Store(engine)
        self._store.set_wasi(wasmtime.WasiConfig())
        exports = linker.instantiate(self._store, module).exports(self._store)
        exports["_initialize"](self._store)  # type: ignore[operator]
        self._memory = exports["memory"]
        self._functions = {name: exports[f"bench_{name}"] for name in FUNCTIONS}

    def call(self, name: str, *arguments: int) -> int:
        """Call a function of the harness; addresses are numbers."""
        signed = [value - (1 << 64) if value >= _SIGN else value for value in arguments]
        return int(self._functions[name](self._store, *signed) or 0) & _ALL  # type: ignore[operator]

    def store(self, address: int, data: bytes) -> None:
        """Write to memory that the harness allocated."""
        self._memory.write(self._store, data, address)  # type: ignore[union-attr]

    def load(self, address: int, size: int) -> bytes:
        """Read from memory that the harness allocated."""
        return bytes(self._memory.read(self._store, address, address + size))  # type: ignore[union-attr]
