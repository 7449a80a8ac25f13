# SPDX-License-Identifier: BSD-2-Clause
"""Does what a page says, block by block, in a folder that was empty; what is not run is held to what there is."""

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

from page_blocks import Block, missing
from typed import typed

from irqscope.errors import IrqscopeError
from irqscope.report.alone import alone, saved
from irqscope.report.anyresult import read
from irqscope.report.documents import document
from irqscope.report.formats import html

ROOT = Path(__file__).parents[1]
LIMIT_S = 1500
"""Of one block: longer than any takes on a slow and busy machine."""
PROMPT = re.compile(r"^(?:host|target)?\$\s+")
UNSAID = re.compile(r"\.\.\.|\[|--device |\b(?:DIR|FILE|RUN)\b")
"""A command with these leaves words to the reader: its options are looked at, and no more."""


class Text(HTMLParser):
    """The words of a page of HTML."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def handle_data(self, data: str) -> None:
        self.words.append(data)


class Player:
    """A page's folder, and what its last commands printed: None if these were not run."""

    def __init__(self, folder: Path, able: frozenset[str] = frozenset()) -> None:
        """`able`: of `long` and what blocks may need, what is run here all the same."""
        self.folder, self.able = folder, able
        self.printed: str | None = None

    def play(self, block: Block) -> None:
        """Run, write, compare or look at one block; AssertionError with its line if it does not hold."""
        where = f"line {block.line}"
        if "output" in block.marks:
            self._compare(block, where)
        elif "picture" in block.marks:
            self._look(block, where)
        elif "is" in block.marks:
            assert block.text == (ROOT / block.marks["is"]).read_text(), f"{where}: not what {block.marks['is']} holds"
        elif "file" in block.marks:
            (self.folder / block.marks["file"]).write_text(block.text)
        elif block.language in ("", "python"):
            wants = block.needs | ({"long"} if "long" in block.marks else set())
            self.printed = None
            if wants <= self.able:
                self.printed = self._run(block, where)
            elif block.language == "python":
                compile(block.text, where, "exec")
            else:
                look_at(block.text, where)
        elif block.language == "toml":
            tomllib.loads(block.text)

    def _run(self, block: Block, where: str) -> str:
        place = self.folder
        if "checkout" in block.marks:
            place = checkout(self.folder) / block.marks["checkout"]
        if before := block.marks.get("before"):
            done = self._shell(before, place)
            assert done.returncode == 0, f"{where}: before it, exit code {done.returncode}\n{done.stdout}"
        text = block.text if not block.language else f"python - <<'END'\n{block.text}\nEND"
        done = self._shell(text, place)
        wanted = int(block.marks.get("exits", "0"))
        assert done.returncode == wanted, f"{where}: exit code {done.returncode}, not {wanted}\n{done.stdout}"
        return done.stdout

    def _shell(self, commands: str, place: Path) -> "subprocess.CompletedProcess[str]":
        tree = ROOT if place == self.folder else self.folder / "checkout"
        paths = [str(tree / name) for name in ("host", "gateware", "boards")]
        environment = os.environ | {
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "VIRTUAL_ENV": sys.prefix,
            "PYTHONPATH": os.pathsep.join(paths),
            "XDG_DATA_HOME": str(self.folder / ".data"),
            "XDG_CONFIG_HOME": str(self.folder / ".config"),
            "PAGE_ROOT": str(ROOT),
        }
        return subprocess.run(
            ["bash", "-e", "-c", commands],
            cwd=place,
            env=environment,
            text=True,
            timeout=LIMIT_S,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def _compare(self, block: Block, where: str) -> None:
        if self.printed is None:
            return
        text = self.printed
        if name := block.marks["output"].removeprefix("of").strip():
            page = Text()
            page.feed(html.page(document(read(self.folder / name))))  # that of its report.html
            text = " ".join(page.words)
        lost = missing(block.text, text)
        assert not lost, "\n".join(f"{where}: this is not printed:\n{piece}\nbut:\n{there}" for piece, there in lost)

    def _look(self, block: Block, where: str) -> None:
        if self.printed is None:
            return
        run, _, name = block.marks["picture"].rpartition("/")
        (drawing,) = (each for each in document(read(self.folder / run)).drawings if each.name == name)
        (shown,) = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", block.text)
        drawn = saved(alone(drawing), "svg")
        assert drawn == (ROOT / shown).read_bytes(), f"{where}: {shown} is not {block.marks['picture']}.svg"


def checkout(folder: Path) -> Path:
    """A copy of the files that git knows, made once in `folder`, with the same virtual environment."""
    place = folder / "checkout"
    if not place.exists():
        names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in names.split("\0"):
            if (ROOT / name).is_file():
                (place / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, place / name)
        (place / ".venv").symlink_to(sys.prefix)
    return place


def look_at(commands: str, where: str) -> None:
    """AssertionError unless the irqscope, make and python of these commands are such that they can be given."""
    for line in commands.replace("\\\n", " ").splitlines():
        lexer = shlex.shlex(PROMPT.sub("", line.strip()), posix=True, punctuation_chars="&;|")
        lexer.whitespace_split, lexer.commenters = True, "#"
        try:
            words = list(lexer)
        except ValueError:  # a quotation over several lines: no command of ours
            continue
        while words:
            stop = next((number for number, word in enumerate(words) if set(word) <= set("&;|")), len(words))
            _look_at_one(words[:stop], where)
            words = words[stop + 1 :]


def _look_at_one(words: list[str], where: str) -> None:
    match words:
        case ["irqscope", verb, *rest]:
            if UNSAID.search(" ".join(rest)):
                known = _options([verb, *rest[:1]] if rest[0].isalpha() and rest[0].islower() else [verb])
                strange = [
                    word
                    for word in rest
                    if (name := word.strip("[]").split("=")[0]).startswith("--") and name not in known
                ]
                assert not strange, f"{where}: irqscope {verb} has no {', '.join(strange)}"
            else:
                try:
                    typed([verb, *rest])
                except IrqscopeError as error:
                    raise AssertionError(f"{where}: irqscope {verb}: {error}") from error
        case ["make", *rest]:
            texts = [(ROOT / name).read_text() for name in ("Makefile", "target-stub/Makefile")]
            for target in [word for word in rest if "=" not in word]:
                assert any(re.search(rf"^{re.escape(target)}:", text, re.MULTILINE) for text in texts), (
                    f"{where}: there is no make {target}"
                )
        case ["python", "-m", module, *_]:
            assert importlib.util.find_spec(module), f"{where}: there is no module {module}"
        case ["python", script, *_]:
            assert (ROOT / script).is_file(), f"{where}: there is no {script}"


def _options(verb: list[str]) -> set[str]:
    """All options of a verb, or of a part of one (`farm add`), as its help tells them."""
    done = subprocess.run(
        [sys.executable, "-m", "irqscope", *verb, "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"there is no irqscope {shlex.join(verb)}"
    return set(re.findall(r"--[a-z][a-z-]*", done.stdout))
