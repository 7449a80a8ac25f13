# SPDX-License-Identifier: BSD-2-Clause
"""A farm in an object store, to which hosts write at the same time: an S3 server on this machine."""

import datetime
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import boto3
import pytest
from edited_run import edit
from farm_rows import rows_of, snapshots

from irqscope import cli
from irqscope.farm.captures import Captures
from irqscope.farm.dataset import Dataset
from irqscope.farm.outliers import Outliers

PLACE = "s3://lab/farm"
FIRST = datetime.date(2026, 1, 1)
SERVER = """
import logging, sys
from moto.server import ThreadedMotoServer
logging.getLogger("werkzeug").setLevel(logging.ERROR)
server = ThreadedMotoServer(ip_address="127.0.0.1", port=0)
server.start()
print("http://{}:{}".format(*server.get_host_and_port()), flush=True)
sys.stdin.readline()
"""
HOST = """
import sys
from irqscope import cli
place, target, *runs = sys.argv[1:]
sys.stdin.readline()
sys.exit(cli.main(["farm", "add", *runs, "--into", place, "--target", target]))
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("store") / "run"
    assert cli.main(["latency", "--port", "model://", "--count", "300", "--out", str(path)]) == 0
    return path


@pytest.fixture(scope="module")
def store():
    """A store with an empty bucket, whose address and keys are in the environment. It is a process of its own: a client
    of a store may hold Python's lock while it waits."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    kept = dict(os.environ)
    with subprocess.Popen([sys.executable, "-c", SERVER], **pipes) as server:
        address = next(line.strip() for line in server.stdout if line.startswith("http://"))
        os.environ |= {
            "AWS_ENDPOINT_URL": address,
            "AWS_ALLOW_HTTP": "true",
            "AWS_REGION": "us-east-1",
            "AWS_ACCESS_KEY_ID": "of",
            "AWS_SECRET_ACCESS_KEY": "tests",
        }
        boto3.client("s3", endpoint_url=address, region_name="us-east-1").create_bucket(Bucket="lab")
        yield
        server.communicate()
    os.environ.clear()
    os.environ |= kept


@pytest.mark.parametrize("where", ["store", "directory"])
def test_hosts_write_at_the_same_time_and_nothing_is_lost(store, run, tmp_path, where):
    """Three of them, each with runs of a target; each begins when all are ready."""
    place = f"{PLACE}/several" if where == "store" else str(tmp_path / "farm")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    hosts = []
    begun = {target: f"T0{hour}0000.000Z" for hour, target in enumerate("abc")}
    for hour, target in enumerate(begun):
        runs = []
        for day in (1, 2, 3, 4):
            runs.append(tmp_path / f"{target}{day}")
            shutil.copytree(run, runs[-1])
            for name in ("run.json", "result.json"):
                edit(runs[-1] / name, start=f"2026-01-0{day}T0{hour}:00:00.000+00:00")
        words = [sys.executable, "-c", HOST, place, target, *map(str, runs)]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
        hosts.append(subprocess.Popen(words, env=environment, **pipes))
    for host in hosts:
        assert host.stdin
        host.stdin.write(b"go\n")
        host.stdin.flush()
    assert [(host.communicate()[1], host.returncode) for host in hosts] == [(b"", 0)] * 3
    all_of_them = sorted((target, f"2026010{day}{time}") for target, time in begun.items() for day in (1, 2, 3, 4))
    found = sorted((row["target"], row["run"]) for row in rows_of(place) if row["segment"] == "isr")
    assert found == all_of_them and {row["n"] for row in rows_of(place)} == {300}
    assert [*Captures(place).held()] == all_of_them
    outliers = Outliers(place).table.arrow().to_table(columns=["target", "run"]).to_pylist()
    assert sorted({(row["target"], row["run"]) for row in outliers}) == all_of_them


def test_a_farm_in_a_store_answers_as_one_in_a_directory(store, tmp_path, capsys):
    for place in (str(tmp_path / "farm"), f"{PLACE}/same"):
        for number in range(10):
            date = FIRST + datetime.timedelta(days=number)
            Dataset(place).add("rack", f"{date:%Y%m%d}T000000.000Z", snapshots([date], 20_000 + number))
        assert cli.main(["farm", "compact", place]) == 0
        assert "9 files fewer." in capsys.readouterr().out
        assert cli.main(["farm", "compact", place, "--json"]) == 0
        assert json.loads(capsys.readouterr().out) == {"fewer_files": 0}
        assert cli.main(["farm", "report", place, "--out", str(tmp_path / place[-4:])]) == 0
    here, there = ((tmp_path / name / "farm.json").read_bytes() for name in ("farm", "same"))
    assert here == there and json.loads(here)["samples"] == sum(range(20_000, 20_010))


def test_a_run_is_added_to_a_store(store, run, capsys):
    words = ["farm", "add", str(run), "--into", f"{PLACE}/added", "--target", "rack"]
    assert cli.main(words) == 0 and {row["n"] for row in rows_of(f"{PLACE}/added")} == {300}
    assert cli.main(words) == 2 and "already" in capsys.readouterr().err
    assert cli.main(["farm", "reanalyse", f"{PLACE}/added", "--timeout", "1ms"]) == 0
    assert "rack isr: 1 run, n = 300, missing 0" in capsys.readouterr().out
    assert cli.main(["farm", "keep", f"{PLACE}/added", "--captures", "none", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["removed"] == 1
    assert cli.main(["farm", "report", f"{PLACE}/added"]) == 2 and "say with --out" in capsys.readouterr().err
    assert not Path("s3:").exists()


@pytest.mark.parametrize("place", ["s3://none/farm", "gs://", "ftp://host/farm", "s3:/farm"])
def test_a_store_that_is_not_there_is_said_in_one_sentence(store, tmp_path, monkeypatch, place, capsys):
    monkeypatch.chdir(tmp_path)
    assert cli.main(["farm", "report", place, "--out", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
