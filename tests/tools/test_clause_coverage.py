"""tools/clause_coverage.py as a program, on a tiny game with a rulebook and tests of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "clause_coverage.py"

RULEBOOK = """# Tiny

- **TINY-DEAL-01** Three cards each.
- **TINY-PAY-01** A trick is worth 2, a last trick 5.
- **TINY-PAY-02** Whoever falls short pays double.
- **TINY-MANNERS-01** No sulking.
"""

GAME = """
from kitapi.kernel.rules import Instead, rule, table

WORTH = table("TINY-PAY-01", rows={"trick": 2, "last": 5})


@rule("TINY-DEAL-01", without=0)
def cards_each():
    return 3


@rule("TINY-PAY-02", without=Instead(lambda amount: amount))
def short(amount):
    return 2 * amount
"""

TESTS = """
import pytest
from tinygame.play import WORTH, cards_each, short


@pytest.mark.clause("TINY-DEAL-01")
def test_everybody_gets_three_cards():
    assert cards_each() == 3


@pytest.mark.parametrize(("trick", "worth"), [("trick", 2), ("last", 5)])
@pytest.mark.clause("TINY-PAY-01")
def test_tricks_are_worth_what_the_table_says(trick, worth):
    assert WORTH[trick] == worth


@pytest.mark.clause("TINY-PAY-02", "TINY-MANNERS-01")
def test_whoever_falls_short_pays_double():
    assert short(5) == 10
"""

TOOTHLESS = TESTS.replace("assert short(5) == 10", "assert short(0) == 0").replace('("last", 5)', "")


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    for name, text in {
        "docs/games/tiny/rules.md": RULEBOOK,
        "src/tinygame/__init__.py": "",
        "src/tinygame/play.py": GAME,
        "src/tinygame/unmarked.py": "raise RuntimeError('a module without marks is not imported')\n",
        "tests/test_tiny.py": TESTS,
        "docs/games/tiny/clauses_without_code.toml": 'TINY-MANNERS-01 = "nobody can program manners"\n',
        "pyproject.toml": "[tool.pytest.ini_options]\nmarkers = ['clause', 'slow']\n",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path


def cover(tiny: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "--package", "tinygame", *options]
    plugins = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "pytest_timeout"}  # the rest only takes time
    environment = {**os.environ, **plugins}
    return subprocess.run(command, cwd=tiny, capture_output=True, text=True, check=False, env=environment)


def test_a_game_whose_tests_bite_passes(tiny: Path) -> None:
    done = cover(tiny, "--bite")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 disabled, " in done.stdout


def test_rules_that_nobody_notices_are_named(tiny: Path) -> None:
    (tiny / "tests/test_tiny.py").write_text(TOOTHLESS)
    done = cover(tiny, "--bite")
    assert done.returncode == 1
    assert done.stdout.splitlines()[-2:] == [
        "tinygame.play.short: disabled, and 1 tests pass",
        "table of TINY-PAY-01, row 'last': 6: disabled, and 1 tests pass",
    ]


def test_only_one_rule_is_bitten_on_request(tiny: Path) -> None:
    (tiny / "tests/test_tiny.py").write_text(TOOTHLESS)
    done = cover(tiny, "--bite", "--only", "TINY-DEAL-01")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 disabled, 1 tests run" in done.stdout


def test_a_test_that_fails_anyway_proves_nothing(tiny: Path) -> None:
    (tiny / "tests/test_tiny.py").write_text(TESTS.replace("cards_each() == 3", "cards_each() == 4"))
    done = cover(tiny, "--bite")
    assert done.returncode == 1
    assert "With every rule in place, tests fail" in done.stdout
    assert "test_everybody_gets_three_cards" in done.stdout


def test_a_slow_test_covers_a_rule_but_does_not_bite(tiny: Path) -> None:
    slow = TESTS.replace(
        '@pytest.mark.clause("TINY-DEAL-01")', '@pytest.mark.slow\n@pytest.mark.clause("TINY-DEAL-01")'
    )
    (tiny / "tests/test_tiny.py").write_text(slow)
    done = cover(tiny, "--bite")
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "tinygame.play.cards_each: no fast test carries its rule"


def test_an_endless_loop_left_by_a_missing_rule_is_noticed(tiny: Path) -> None:
    tests = TESTS.replace("assert cards_each() == 3", "while cards_each() != 3: pass")
    (tiny / "tests/test_tiny.py").write_text(tests)
    done = cover(tiny, "--bite", "--only", "TINY-DEAL-01", "--patience", "1")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_rule_without_a_test_and_a_test_of_no_rule_are_named(tiny: Path) -> None:
    (tiny / "tests/test_tiny.py").write_text(TESTS.replace('"TINY-PAY-02"', '"TINY-PAY-03"'))
    done = cover(tiny)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-2:] == [
        "TINY-PAY-02: no test carries it",
        "TINY-PAY-03: no rulebook has it; carried by the test tests/test_tiny.py::test_whoever_falls_short_pays_double",
    ]


def test_tests_that_cannot_be_read_stop_the_check(tiny: Path) -> None:
    (tiny / "tests/test_tiny.py").write_text("import nothing_of_the_kind\n")
    done = cover(tiny)
    assert done.returncode == 1
    assert "nothing_of_the_kind" in done.stdout
