# SPDX-License-Identifier: BSD-2-Clause
"""A lock is held by one, and by nobody any more when its holder is killed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from irqscope.errors import BadInput, NotKept
from irqscope.files import held

ROOT = Path(__file__).parents[2]
HOLD = """
import sys, time
from pathlib import Path
from irqscope.files import held
with held(Path(sys.argv[1]), "taken"):
    print("held", flush=True)
    time.sleep(1000)
"""


def test_a_lock_is_gone_with_a_process_that_is_killed(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(lock)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "host")},
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout and other.stdout.readline() == b"held\n"
        with pytest.raises(BadInput, match=r"^it is taken$"), held(lock, "it is taken"):
            pass
        other.kill()
        other.wait()
    with held(lock, "it is taken"), pytest.raises(BadInput), held(lock, "it is taken by this process"):
        pass
    with held(lock, "it is taken"):
        assert lock.exists()


def test_a_lock_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    with pytest.raises(NotKept, match=r"^cannot write .*: Is a directory$"), held(tmp_path / "lock", "taken"):
        pass
