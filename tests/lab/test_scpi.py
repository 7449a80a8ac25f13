# SPDX-License-Identifier: BSD-2-Clause
"""SCPI without an instrument: settings, figures and errors."""

import shutil
import time

import pytest
from goldens import RECORDED

from irqscope import Run
from irqscope.base.options import options, take
from irqscope.base.records import changed
from irqscope.errors import BadInput, LinkError
from irqscope.lab import render
from irqscope.lab.scpi import Headers
from irqscope.lab.scpiserver import LONGEST
from irqscope.lab.settings import NONE, form, settings
from irqscope.measuring.requests import Latency

KILLED = RECORDED / "killed"
ENDLESS = [
    ";" * LONGEST,
    '"' * LONGEST,
    "A;" * (LONGEST // 2),
    "," * LONGEST,
    '";' * (LONGEST // 2),
    ":" * LONGEST,
    "CONF:LIM " + '",' * (LONGEST // 2 - 8),
]
"""Lines that take long if they are divided by what looks ahead."""


def test_settings_are_the_fields_of_the_request(bench):
    given = {
        "RATE": "2kHz",
        "COUNt": "400",
        "TRIGger": "50us",
        "TRIGger:HOLDoff": "2ms",
        "ACTive:LOW": "ON",
        "LIMit": "isr.max=1us,task.max=2us",
        "SEGMents": "isr,task",
        "LEASt": "300ns,task=500ns",
        "DECision": "guarded",
    }
    for name, value in given.items():
        assert bench.ask(f"CONFigure:{name} {value}") == "" and not bench.errors
    bench.ask("INIT")
    assert bench.jobs[0].request == take(
        Latency,
        {
            "rate": "2kHz",
            "count": 400,
            "trigger": "50us",
            "trigger_holdoff": "2ms",
            "limits": ["isr.max=1us", "task.max=2us"],
            "active_low": True,
            "segments": "isr,task",
            "least": {None: "300ns", "task": "500ns"},
            "decision": "guarded",
        },
    )
    assert bench.jobs[0].out.name == "001" and bench.jobs[0].out.parent.is_dir()
    for name, value in given.items():
        assert bench.ask(f"conf:{name}?").strip() == value.replace("ON", "1")
    assert bench.ask("CONF:TIM?;CONF:DUR?;CONF:RATE NONE;:CONF:RATE?;*RST;CONF:LIM?").split() == [
        "1s",
        "NONE",
        "1kHz",
        "NONE",
    ]


def test_every_field_can_be_set_but_what_names_files_and_programs():
    known = {each.field: each for each in settings(Latency)}
    assert set(known) == {name for name, _, _ in options(Latency)} - {
        "confirm",
        "limits_file",
        "on_late",
        "on_late_again",
        "on_late_timeout",
    }
    for each in known.values():
        assert each.told(each.default) == NONE or each.read(each.told(each.default).split(",")) == each.default
        assert all(0 < len(node) <= 12 for node in each.form.split(":"))
    forms = {each.form for each in known.values()}
    assert len(Headers({each: lambda words: None for each in forms})._known) == len(forms)


def test_short_forms_are_those_of_the_standard():
    assert [form(word) for word in ("rate", "count", "limit", "threshold", "dither", "seed", "on")] == [
        "RATE",
        "COUNt",
        "LIMit",
        "THReshold",
        "DITHer",
        "SEED",
        "ON",
    ]


def test_the_page_of_settings_is_as_generated():
    assert render.main(["--check"]) == 0
    assert "| `TRIGger:WIDTh` | TIME | 10us | `--trigger-width`: pulse width |" in render.page()


def test_what_is_no_setting_is_an_error(bench, tmp_path):
    bench.ask('CONF:RATE fast;:CONF:DITH sometimes;:CONF:COUN;:CONF:STOP:ON:LATE maybe;:CONF:ON:LATE "touch x"')
    assert [each.partition(",")[0] for each in bench.errors] == ["-222", "-222", "-109", "-222", "-113"]
    bench.ask("CONF:COUN 1;:CONF:DUR 1s;:INIT")
    (error,) = bench.errors
    assert error.startswith('-221,"Settings conflict;count and duration both say') and not bench.jobs
    (tmp_path / "runs").write_text("a file")
    bench.ask("CONF:COUN NONE;:INIT")
    assert bench.errors[0].startswith('-221,"Settings conflict;cannot make the directory ') and not bench.jobs


@pytest.mark.parametrize(
    "line",
    [
        *("*IDN? x", "*RST 1", "*CLS 1", "*OPC? 1", "*WAI 1", "SYST:ERR? 1", "INIT 1", "INIT:IMM 1", "ABOR 1"),
        *("STAT:OPER:COND? 1", "FETC:VERD? isr", "FETC:JSON? isr", "FETC:DIR? isr", "CONF:RATE? MAX", "CONF:LIM? 1"),
        *("CONF:RATE 2kHz,3kHz", "CONF:COUN 5,6", "CONF:STOP:ON:LATE ON,1", "CONF:DITH none,1us", "CONF:LIM NONE,x=1"),
        *("CONF:TRIG:SEGM isr,task", "FETC? isr,max,min"),
    ],
)
def test_a_parameter_that_is_not_taken_is_an_error_and_nothing_is_done(bench, line):
    bench.ask("CONF:RATE 5kHz;:CONF:LIM isr.max=1us;:INIT")
    assert bench.ask(f"FOO;:{line}") == ""
    undefined, surplus = bench.errors
    assert undefined.startswith("-113") and surplus.startswith('-108,"Parameter not allowed;')
    assert not bench.jobs[0].stopped.is_set() and len(bench.jobs) == 1
    assert bench.ask("STAT:OPER:COND?;:CONF:RATE?;:CONF:LIM?").split() == ["16", "5kHz", "isr.max=1us"]


@pytest.mark.parametrize("line", ["CONF:RATE", "CONF:LIM", "CONF:STOP:ON:LATE", "FETC?", "FETC? isr"])
def test_a_parameter_that_is_missing_is_an_error(bench, line):
    assert bench.ask(line) == ""
    (error,) = bench.errors
    assert error.startswith('-109,"Missing parameter;') and " takes " in error


def test_parameters_and_commands_are_divided_outside_of_quotations(bench):
    assert bench.ask('CONF:LIM "isr.max=1us","a;b,c";:CONF:LIM?').strip() == "isr.max=1us,a;b,c"
    assert bench.ask('*IDN?;"') == "" and bench.errors[0].startswith("-151"), "half a quotation may hide anything"


def test_figures_are_those_of_the_run(bench, run):
    bench.ask("INIT")
    assert bench.ask("STAT:OPER:COND?") == "16\n"
    bench.ask("INIT")
    assert bench.errors[0].startswith("-221")
    bench.jobs[0].ends(run)
    assert bench.ask("*OPC?;STAT:OPER:COND?") == "1\n0\n"
    isr = run["isr"]
    for figure, wanted in (("max", isr.max), ("MEDIAN", isr.median), ("0.5", isr.quantile(0.5).value)):
        assert float(bench.ask(f"FETC? isr,{figure}")) == pytest.approx(wanted, rel=1e-9)
    assert bench.ask("FETC? isr,n;FETC? isr,missing").split() == [str(isr.n), str(isr.missing)]
    assert bench.ask("FETC? isr,0.999999") == "9.91E37\n"
    assert bench.ask("FETC:VERD?;FETC:DIR?").split() == [run.verdict, f'"{run.path}"'] and not bench.errors
    sent = bench.ask("FETC:JSON?").encode()
    assert sent[2 + int(sent[1:2]) :] == (run.path / "result.json").read_bytes() + b"\n"
    bench.ask("FETC? isr;FETC? isr,max,min;FETC? lunch,max;FETC? isr,colour;FETC? isr,nan")
    assert [each.partition(",")[0] for each in bench.errors] == ["-109", "-108", "-222", "-222", "-222"]


def test_what_cannot_begin_leaves_no_figure_of_the_run_before(bench, run):
    """Who does not look for errors would take it for that of the measurement that was asked for."""
    bench.ask("INIT")
    bench.jobs[0].ends(run)
    assert bench.ask("FETC? isr,n") == f"{run['isr'].n}\n"
    bench.ask("CONF:COUN 1;:CONF:DUR 1s;:INIT")
    assert bench.errors[0].startswith('-221,"Settings conflict;count and duration') and len(bench.jobs) == 1
    assert bench.ask("FETC? isr,n") == ""
    assert bench.errors == ['-230,"Data corrupt or stale;nothing was measured: INITiate"']


def test_a_run_that_was_removed_is_an_error_of_its_own(bench, run, tmp_path):
    """It was taken for the end of the connection, which was closed."""
    bench.ask("INIT")
    bench.jobs[0].ends(Run(shutil.copytree(run.path, tmp_path / "run")))
    assert bench.ask("*OPC?") == "1\n"
    shutil.rmtree(tmp_path / "run")
    assert bench.ask("FETC:JSON?;*IDN?") == "irqscope,bench,0,1\n"
    (error,) = bench.errors
    assert error.startswith('-230,"Data corrupt or stale;') and error.endswith(
        'result.json: No such file or directory"'
    )


@pytest.mark.parametrize(
    ("outcome", "error"),
    [
        (LinkError("the instrument went away"), '-240,"Hardware error;the instrument went away"'),
        (BadInput('width "1h" is too long'), "-221,\"Settings conflict;width '1h' is too long\""),
        (ZeroDivisionError("x"), '-310,"System error;please report it: ZeroDivisionError('),
    ],
)
def test_who_only_asks_for_the_state_hears_of_what_went_wrong(bench, outcome, error):
    bench.ask("INIT")
    bench.jobs[0].ends(outcome)
    assert bench.ask("STAT:OPER:COND?") == "0\n" and bench.errors[0].startswith(error)
    assert bench.ask("FETC:DIR?") == ""
    assert bench.errors == ['-230,"Data corrupt or stale;nothing was measured: INITiate"']


def test_an_invalid_run_has_no_figures_and_one_that_broke_off_has(bench, run, tmp_path):
    wrong = Run(run.path, changed(run.result, valid=False, exit_code=4, errors=["the books do not balance"]))
    for measured, faults in ((wrong, ["-240", "-230"]), (Run(shutil.copytree(KILLED, tmp_path / "killed")), ["-240"])):
        bench.ask("INIT")
        bench.jobs[-1].ends(measured)
        assert bool(bench.ask("FETC? isr,max")) is measured.result.valid
        assert [error.partition(",")[0] for error in bench.errors] == faults
        assert bench.ask("FETC:DIR?").strip() == f'"{measured.path}"'


def test_the_queue_has_an_end_and_says_so(bench):
    bench.ask("NO;" * 100)
    errors = bench.errors
    assert len(errors) == 30 and errors[28].startswith("-113") and errors[29] == '-350,"Queue overflow"'
    bench.ask("A" * 4000)
    bench.ask("\x1b[2J")
    error, steering = bench.errors
    assert len(error) == 255 and error.endswith('A"') and "\x1b" not in steering


@pytest.mark.parametrize("line", ENDLESS)
def test_a_line_takes_time_by_its_length(bench, line):
    """Four times the length takes no sixteen times the time: at most ten, and what the clock itself does."""

    def taken(text):
        begin = time.process_time()
        for _ in range(5):
            list(bench.scpi.answer(text))
        return time.process_time() - begin

    short, long = (min(taken(line[: len(line) // part]) for _ in range(3)) for part in (4, 1))
    assert long < 10 * short + 0.1
