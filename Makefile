# Every command a person types. `make help` lists them.
PYTHON ?= python3
BIN := .venv/bin
PACKAGE := $(shell find src -path src/saloon/web -prune -o -path '*/tests' -prune -o \( -name '*.py' -o -path '*/texts/*' -o -name '*.ftl' -o -path '*/data/*' \) -print) pyproject.toml setup.py

TEST := $(BIN)/python -m pytest -n 2 --dist worksteal
LOCKED := --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt # pip fetches uv, uv all the rest
COMPILER := $(shell command -v $(CC))
WEB := src/saloon/web
NPM := sh $(WEB)/npm.sh $(abspath $(BIN))
HOUSE := tests/storage tests/server tests/web tests/cli/test_house.py tests/test_wheel.py
RULES := src/saloon/games tests/core
WHOLE_GAMES := tests/lab tests/test_every_game.py tests/test_kept.py tests/test_compiled.py # all else does not ask how the rules run
SLOW := --ignore-glob='*/test_properties.py' --ignore-glob='*/test_levels.py' # the compiled rules pass them
CLIENT := $(shell find $(WEB)/src $(WEB)/texts $(WEB)/public src/saloon/games/*/web src/saloon/games/*/texts -type f) $(wildcard $(WEB)/*.json $(WEB)/*.ts $(WEB)/*.js $(WEB)/*.html $(WEB)/npm.sh)

.PHONY: venv-without-ensurepip help setup web wheel play test test-interpreted test-compiled test-house test-versions test-faults check tools bench bench-server bench-legends bench-web lag strength puzzles-check baselines playthroughs way wire lock clean

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1|/' | awk -F'|' '{printf "make %-18s %s\n", $$1, $$2}'

setup: .venv/saloon ## install everything; leaves .venv/bin/saloon working

web: $(WEB)/dist/built ## build the web client

wheel: setup ## build a wheel with pages and engine: what it is installed into needs no node and no compiler
	@ls dist/*.whl

play: setup ## open the house: prints where to go, with a QR code for phones
	@$(BIN)/saloon serve

test: test-interpreted test-compiled ## run all tests: rules twice, interpreted with coverage and compiled; the house once

test-interpreted: setup tools # coverage doubles the time, so only the rules' own tests are measured
	SALOON_EXPECT_ENGINE=interpreted PYTHONPATH=src $(TEST) --cov --cov-report=term $(RULES) $(SLOW)
	SALOON_EXPECT_ENGINE=interpreted PYTHONPATH=src $(TEST) $(WHOLE_GAMES)

test-compiled: setup tools .venv/browser
	SALOON_EXPECT_ENGINE=$(if $(COMPILER),compiled,interpreted) $(TEST) -n 4 --ignore=tests/web --ignore-glob='*/test_terminal.py' # much of it waits; terminals are never compiled
	$(TEST) -n 4 tests/web # apart: while playwright runs, no test has an event loop of its own

test-house: setup tools .venv/browser ## test storage, server and web client alone
	$(TEST) $(filter-out tests/web,$(HOUSE))
	$(TEST) tests/web

test-versions: tools ## test the rules with every other Python from 3.11 to 3.14 that is installed
	$(BIN)/python tests/versions.py

check: tools ## lint, types, import contracts, unused and missing dependencies
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --cache-dir .mypy_cache/check # not that of a build, which may run meanwhile
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/deptry src
	$(BIN)/vulture
	$(NPM) check lint test

bench: setup .venv-openspiel/ready ## measure, side by side with OpenSpiel in an environment of its own
	$(BIN)/python bench/run.py

test-faults: setup tools .venv/browser ## at length: do to the server what may go wrong; compare all pages after every move
	SALOON_FAULT_MATCHES=200 SALOON_FAULT_KILLS=5 SALOON_GENERATED=12000 SALOON_SCHEMATHESIS=60 SALOON_FLOOD_SECONDS=3 SALOON_SOAK=5000 $(BIN)/python -m pytest tests/server tests/storage
	SALOON_TRUTH_MOVES=1000 $(TEST) tests/web/test_truth.py

bench-server: setup bench/boardgame/node_modules ## measure the server, side by side with boardgame.io; needs node and npm
	$(BIN)/python bench/server.py

bench-legends: setup tools bench/boardgame/node_modules ## measure other tables' moves while eight legends think
	$(BIN)/python bench/legends.py

bench/boardgame/node_modules: bench/boardgame/package.json
	cd bench/boardgame && npm install --no-audit --no-fund --no-package-lock
	@touch $@

bench-web: setup web tools ## measure the web client in Chromium
	$(BIN)/python bench/web.py

baselines: setup web tools ## take the pictures of tests/web/baselines anew; look at the difference
	SALOON_RENEW_BASELINES=1 $(BIN)/python -m pytest -q -n 2 tests/web/test_baselines.py

playthroughs: tools ## rewrite the golden playthroughs and counts; read the diff
	PYTHONPATH=src $(BIN)/python -m saloon.lab.record

way: tools ## draw the way of a move anew in docs/architecture.md
	cd tests && PYTHONPATH=../src ../$(BIN)/python way_of_a_move.py

strength: setup ## measure how strong the bots are, as long as it takes or MINUTES; write docs/bots.md
	$(BIN)/python bench/strength.py $(GAMES) $(if $(MINUTES),--minutes $(MINUTES))

puzzles-check: setup tools ## search again, at length, for the solution of every puzzle that ships
	SALOON_ALL_PUZZLES=1 $(TEST) tests/test_puzzles.py -k larger

lag: setup ## simulate bad lines and cheaters, and write docs/lag.md anew; 20 minutes
	$(BIN)/python bench/lag.py > docs/lag.md
	$(BIN)/python bench/cheaters.py >> docs/lag.md

wire: tools ## write the types of the wire for the web client anew
	PYTHONPATH=src $(BIN)/python -m saloon.server.typescript

lock: tools ## lock the dependencies anew
	cd requirements && for part in uv run build train dev node openspiel; do ../$(BIN)/uv pip compile --universal --generate-hashes --python-version 3.11 --no-header --no-emit-index-url --no-emit-find-links -q --upgrade $$part.in -o $$part.txt; done

clean: ## forget what was installed and built
	rm -rf .venv .venv-* build dist src/*.egg-info $(WEB)/dist $(WEB)/node_modules

tools: .venv/tools

.venv/browser: .venv/tools
	@$(BIN)/python tests/web/browser.py
	@touch $@

.venv/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit("saloon needs Python 3.11 or newer; this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@echo "saloon: installing what it needs into .venv"
	@$(PYTHON) -m venv .venv && $(BIN)/pip install $(LOCKED) || $(MAKE) --no-print-directory venv-without-ensurepip

venv-without-ensurepip: # some distributions ship Python without venv; uv can make one all the same
	$(PYTHON) -m pip install $(LOCKED) --target .venv-uv
	PYTHONPATH=.venv-uv .venv-uv/bin/uv venv --quiet --clear --python $(PYTHON) .venv
	.venv-uv/bin/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/uv.txt
	rm -rf .venv-uv

$(WEB)/dist/built: .venv/bin/uv $(CLIENT)
	@echo "saloon: building the web client"
	@$(NPM) build
	@mkdir -p $(@D) && touch $@

.venv/saloon: .venv/bin/uv requirements/build.txt $(PACKAGE) $(CLIENT)
	@$(BIN)/uv pip install --quiet --require-hashes -r requirements/build.txt
	@echo "saloon: building the engine, which takes about a minute"
	@rm -rf build dist; SALOON_MEANWHILE="$(MAKE) --no-print-directory web" $(BIN)/uv build --wheel --no-build-isolation --python $(BIN)/python --out-dir dist . 2>&1 | tee .venv/build.log | grep --line-buffered '^saloon:'; ls dist/*.whl >/dev/null || { cat .venv/build.log; exit 1; }
	@$(BIN)/uv pip install --quiet --no-deps --reinstall-package saloon dist/*.whl
	@$(BIN)/saloon --version
	@touch $@

.venv-openspiel/ready: .venv/bin/uv requirements/openspiel.txt
	$(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python .venv-openspiel
	$(BIN)/uv pip install --quiet --require-hashes --python .venv-openspiel/bin/python -r requirements/openspiel.txt
	@touch $@

.venv/tools: .venv/bin/uv requirements/dev.txt
	$(BIN)/uv pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@
