# SPDX-License-Identifier: BSD-2-Clause
"""What derives from the contract is what stands in the repository."""

from irqscope.contract import registers, render


def test_files_are_fresh():
    for path, text in render.products().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `python -m irqscope.contract.render`"


def test_every_register_is_on_the_page():
    page = render.protocol_page()
    for register in registers.REGISTERS:
        assert f"| {register.address:#04x} | `{register.name}` |" in page


def test_check_fails_when_stale(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(render, "products", lambda: {tmp_path / "page.md": "new"})
    (tmp_path / "page.md").write_text("old")
    assert render.main(["--check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert render.main([]) == 0
    assert render.main(["--check"]) == 0
    assert (tmp_path / "page.md").read_text() == "new"
