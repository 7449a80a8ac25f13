# SPDX-License-Identifier: BSD-2-Clause
"""docs/python.md is run from top to bottom, in an empty folder: it prints what it shows."""

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "python.md").read_text()
BLOCK = re.compile(r"```python\n(.*?)```\n\n<!-- output -->\n```text\n(.*?)```", re.DOTALL)


def test_the_page_says_what_its_code_does(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    blocks = BLOCK.findall(PAGE)
    assert len(blocks) == PAGE.count("```python") == 4
    names: dict[str, object] = {}
    for code, shown in blocks:
        exec(compile(code, "docs/python.md", "exec"), names)
        assert capsys.readouterr().out == shown
