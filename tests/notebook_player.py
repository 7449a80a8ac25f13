# SPDX-License-Identifier: BSD-2-Clause
"""Plays a notebook as Jupyter does: its cells of code one after the other, with one set of names, in an empty folder.

    python tests/notebook_player.py docs/guide/first.ipynb     writes its outputs anew

It knows what the notebooks here need: what is printed, the value of a last expression as text, HTML or PNG.
"""

import ast
import base64
import io
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

Output = dict[str, Any]


def read(path: Path) -> dict[str, Any]:
    """A notebook, as JSON has it."""
    return json.loads(path.read_text(encoding="utf-8"))


def play(notebook: dict[str, Any], folder: Path) -> list[list[Output]]:
    """What its cells of code put out, each a list of outputs; an error in one of them is raised."""
    names: dict[str, Any] = {"__name__": "__main__"}
    codes = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    with chdir(folder):
        return [list(_outputs(code, number, names)) for number, code in enumerate(codes, 1)]


def told(outputs: list[Output]) -> list[tuple[str, ...]]:
    """What readers see of outputs: texts, and kinds of all else, which has times of the day in it or is drawn."""
    return [
        ("".join(each["text"]),)
        if each["output_type"] == "stream"
        else ("".join(each["data"]["text/plain"]), *sorted(each["data"]))
        for each in outputs
    ]


def _outputs(code: str, number: int, names: dict[str, Any]) -> Iterator[Output]:
    body, value = ast.parse(code), None
    last = body.body.pop() if isinstance(body.body[-1], ast.Expr) else None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(body, f"cell {number}", "exec"), names)
        if last:
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    if text := printed.getvalue():
        yield {"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}
    if value is not None:
        data = {kind: content.splitlines(keepends=True) for kind, content in _shown(value)}
        yield {"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"}


def _shown(value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, Figure):
        drawn = io.BytesIO()
        value.savefig(drawn, format="png", dpi=72, metadata={"Software": None})
        yield "image/png", base64.b64encode(drawn.getvalue()).decode()
    elif hasattr(value, "_repr_html_"):
        yield "text/html", value._repr_html_()
    yield "text/plain", repr(value)


def main(path: Path) -> None:
    """Write its outputs anew."""
    notebook = read(path)
    with tempfile.TemporaryDirectory() as folder:
        played = iter(play(notebook, Path(folder)))
    for number, cell in enumerate([each for each in notebook["cells"] if each["cell_type"] == "code"], 1):
        cell |= {"execution_count": number, "outputs": next(played)}
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
