# SPDX-License-Identifier: BSD-2-Clause
"""Texts are UTF-8 on every system: whoever opens a text file or reads what a program prints says so.

By default Python takes the encoding of the system, which on Windows is another one.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for folder in ("host", "boards", "gateware") for path in (ROOT / folder).rglob("*.py"))
WITHOUT_FILE = {"Instrument.open", "os.open", "webbrowser.open", "urllib.request.urlopen"}


def silent(source: str) -> Iterator[str]:
    """The calls of a source that leave the encoding of a text to the system."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) in WITHOUT_FILE:
            continue
        said = {keyword.arg: keyword.value for keyword in node.keywords}
        name = ast.unparse(node.func).rpartition(".")[2]
        modes = [each.value for each in (*node.args, said.get("mode")) if isinstance(each, ast.Constant)]
        text = (
            (name == "read_text" and not node.args)
            or (name == "write_text" and len(node.args) < 2)
            or (name in ("open", "fdopen") and not any(isinstance(mode, str) and "b" in mode for mode in modes))
            or (ast.unparse(node.func).startswith("subprocess.") and said.keys() & {"text", "universal_newlines"})
        )
        if text and "encoding" not in said:
            yield f"line {node.lineno}: {ast.unparse(node)[:80]}"


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("path.read_text()", 1),
        ("path.write_text('x')", 1),
        ("path.open()", 1),
        ("path.open('w', newline='')", 1),
        ("open(path, mode='r')", 1),
        ("subprocess.run(words, text=True)", 1),
        ("path.read_text('utf-8'); path.write_text('x', encoding='utf-8'); path.open('rb'); open(path, mode='wb')", 0),
        ("os.open(path, flags); subprocess.run(words, encoding='utf-8')", 0),
    ],
)
def test_what_is_left_to_the_system_is_found(source: str, count: int) -> None:
    assert len(list(silent(source))) == count


def test_no_encoding_is_left_to_the_system() -> None:
    found = {str(path.relative_to(ROOT)): list(silent(path.read_text(encoding="utf-8"))) for path in SOURCES}
    assert {path: calls for path, calls in found.items() if calls} == {}
