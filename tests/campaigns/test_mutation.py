"""Mutations: small faults are made in a program, and the tests notice them or not, as expected."""

import ast
import os
from collections.abc import Iterator

import coverage
import pytest

from kitapi_campaigns.mutation import benches as benches_
from kitapi_campaigns.mutation import mutants, reach, survivors
from kitapi_campaigns.mutation.benches import Bench, BenchFailed
from kitapi_campaigns.mutation.mutants import ROOT, Mutant, apply_change, find_changes
from kitapi_campaigns.mutation.trials import Request

WRITTEN = '''
"""What is only said."""
LIMIT: int = 3
def f(x: int, names=("a", "b c"), *, deep=True) -> bool:
    """Said."""
    if x < LIMIT and not deep:
        raise ValueError(f"no {x}")
    return min(x, 4) == LIMIT
'''


def list_mutations(written: str) -> list[tuple[str, str]]:
    """Return every mutation of a program: the code before, and the code after it."""
    tree = ast.parse(written)
    return [
        (ast.unparse(one.node), ast.unparse(ast.fix_missing_locations(apply_change(one))).splitlines()[-1].strip())
        for one in find_changes(tree, {})
    ]


def test_each_place_is_changed_by_itself_and_what_is_only_said_is_not() -> None:
    found = list_mutations(WRITTEN)
    of = {before for before, _ in found}
    assert of == {
        *("3", "('a', 'b c')", "'a'", "True", "x < LIMIT and (not deep)", "x < LIMIT", "not deep"),
        *("if x < LIMIT and (not deep):\n    raise ValueError(f'no {x}')", "raise ValueError(f'no {x}')"),
        *("return min(x, 4) == LIMIT", "min(x, 4) == LIMIT", "min(x, 4)", "4"),
    }
    assert [after for before, after in found if before == "3"] == ["LIMIT: int = 4", "LIMIT: int = 2"]
    assert {after for _, after in found if after.startswith("return")} == {
        *("return True", "return False", "return min(x, 4) != LIMIT", "return max(x, 4) == LIMIT"),
        *("return min(4, x) == LIMIT", "return min(x, 5) == LIMIT", "return min(x, 3) == LIMIT"),
        "return min(x, 4) == LIMIT",
    }


@pytest.mark.parametrize(
    ("written", "times"),
    [
        ("def f(a): return [b for b in a if b]", 2),
        ("def f(a):\n match a:\n  case 1 | 2 if a: return 1\n  case _: assert_never(a)", 11),
        ("T = TypeVar('T')", 0),
        ("A: TypeAlias = int | str", 0),
        ("X = table('PREFA-PAY-01', rows={1: 2})", 6),
        ("@rule('PREFA-PAY-01', without=1)\ndef f(): return ()", 1),
    ],
)
def test_so_many_faults_a_piece_of_code_can_have(written: str, times: int) -> None:
    assert len(list_mutations(written)) == times


def test_every_mutant_has_its_name_and_another_module_than_what_it_was() -> None:
    path = ROOT / "src/kitapi/games/prefa/rules/bidding.py"
    found = mutants.mutants_of(path)
    assert len({one.name for one in found}) == len(found) > 200
    for change in mutants.changes(path):
        assert ast.unparse(apply_change(change)) != ast.unparse(change.unit)


# Tried

CONTRACTS = "tests/games/prefa/test_contracts.py"
MODULE = "src/kitapi/games/prefa/rules/contracts.py"
TRIES = (
    (f"{CONTRACTS}::test_the_ladder_climbs_in_25_steps_without_a_gap", 0.1),
    (f"{CONTRACTS}::test_the_value_of_a_trick_stands_in_the_table_of_values[6-values0]", 0.1),
)

VALUE = "return TRICK_VALUES[contract.level][contract.step % 5]"


@pytest.fixture(scope="module")
def benches() -> Iterator[tuple[Bench, Bench]]:
    made = Bench("warm", CONTRACTS), Bench("bare")
    yield made
    for one in made:
        one.close()


def mutant(function: str, before: str, after: str, module: str = MODULE) -> Mutant:
    named = (function, before, after, 0)
    of_module = mutants.mutants_of(ROOT / module)
    [found] = [one for one in of_module if (one.function, one.before, one.after, one.again) == named]
    return found


def test_a_fault_is_noticed_by_the_first_test_that_fails(benches: tuple[Bench, Bench]) -> None:
    warm, _ = benches
    wrong = mutant("trick_value", VALUE, "return 0")
    answer = warm.try_mutant(Request(wrong, TRIES))
    assert (answer.noticed, answer.tried, answer.misplaced) == (TRIES[1][0], 2, False)
    assert warm.try_mutant(Request(wrong, TRIES[:1])).noticed == ""
    assert warm.try_mutant(Request(wrong, TRIES)) == answer


def test_nothing_is_noticed_where_nothing_is_wrong_or_no_test_looks(benches: tuple[Bench, Bench]) -> None:
    warm, _ = benches
    wrong = mutant("trick_value", VALUE, "return 0")
    assert warm.try_mutant(Request(wrong, TRIES, unchanged=True)).noticed == ""
    assert warm.try_mutant(Request(wrong, TRIES, blind=True)).noticed == ""


def test_what_cannot_be_tried_is_no_fault_that_was_noticed(benches: tuple[Bench, Bench]) -> None:
    warm, _ = benches
    wrong = mutant("trick_value", VALUE, "return 0")
    with pytest.raises(BenchFailed, match="SourcesChanged"):
        warm.try_mutant(Request(wrong._replace(after="return 1"), TRIES))
    with pytest.raises(BenchFailed, match="KeyError"):
        warm.try_mutant(Request(wrong, (("tests/no_such_test.py::test", 0.1),)))


def test_a_table_is_changed_before_it_is_imported(benches: tuple[Bench, Bench]) -> None:
    warm, bare = benches
    wrong = mutant("", "2", "3")
    assert warm.try_mutant(Request(wrong, TRIES)).misplaced
    assert bare.try_mutant(Request(wrong, TRIES)).noticed == TRIES[1][0]


# Chosen


def test_a_process_that_was_forked_reads_by_itself_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches_, "Reach", object)
    mine = benches_.reach()
    assert benches_.reach() is mine
    monkeypatch.setattr(os, "getpid", lambda: -1)
    assert benches_.reach() is not mine


def test_a_fault_in_what_was_not_measured_is_none_that_nobody_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "measure_reach", lambda _workers: coverage.Coverage(data_file=None))
    monkeypatch.setattr(reach, "seconds", dict)
    with pytest.raises(reach.NothingMeasured, match=MODULE):
        reach.Reach().choose_tests(mutant("trick_value", VALUE, "return 0"))


def fake_reach(monkeypatch: pytest.MonkeyPatch, seconds: dict[str, float], *lines: tuple[str, int, str]) -> reach.Reach:
    """Return a ``Reach`` by which the tests took so long and reached these lines; an empty name: reached at import."""
    covered = coverage.Coverage(data_file=None, config_file=False)
    data = covered.get_data()
    data.set_context("")
    data.add_lines({str(path): [1] for path in mutants.files()})
    for module, line, test in lines:
        data.set_context(test)
        data.add_lines({str(ROOT / module): [line]})
    monkeypatch.setattr(reach, "measure_reach", lambda _workers: covered)
    monkeypatch.setattr(reach, "seconds", lambda: seconds)
    return reach.Reach()


WIRE = f"{reach.WIRE}test_what_a_game_writes_is_as_it_was[prefa]"


def test_what_is_made_at_import_is_tried_first_with_what_games_write(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = mutant("", "2", "3")
    there = fake_reach(monkeypatch, {WIRE: 5.0, "quick": 0.1, "slow": 7.0}, (MODULE, 2, "quick"), (MODULE, 3, "slow"))
    assert there.choose_tests(wrong) == reach.Chosen(((WIRE, 5.0), ("quick", 0.1), ("slow", 7.0)), bare=True)


FALLING = "src/kitapi/games/caribbean_stud/rules/incidents/remedies.py"


def test_what_a_function_made_at_import_is_tried_with_its_module_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    """A function within another one was created before the outer one is replaced."""
    wrong = mutant("_fall", "1 if stated.irregularity in FALLING_ONE else stated.cards or 0", "1", FALLING)
    unit = mutants.changes(ROOT / FALLING)[wrong.place].unit
    assert isinstance(unit, ast.FunctionDef)
    made = unit.body[1].lineno
    assert made < wrong.lines[0]
    for context, bare in (("", True), ("other", False)):
        there = fake_reach(monkeypatch, {"one": 0.1}, (FALLING, wrong.lines[0], "one"), (FALLING, made, context))
        assert there.choose_tests(wrong) == reach.Chosen((("one", 0.1),), bare)


ACCOUNTS = "src/kitapi/house/accounts.py"


def test_what_keeps_its_answers_is_tried_with_the_tests_of_what_asks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was executed only once, by the first test that needed it, so it would be tried with that test alone."""
    wrong = mutant("account_of", "return Account(f'{wager.value}{seat}')", "return None", ACCOUNTS)
    source = (ROOT / ACCOUNTS).read_text("utf-8").splitlines()
    asks = next(number for number, line in enumerate(source, start=1) if "balances.get(account_of(" in line)
    there = fake_reach(
        monkeypatch, {"first": 0.1, "later": 0.2}, (ACCOUNTS, wrong.lines[0], "first"), (ACCOUNTS, asks, "later")
    )
    assert there.choose_tests(wrong).tests == (("first", 0.1), ("later", 0.2))


def test_what_is_explained_is_explained_once_and_is_still_there() -> None:
    names = [name for group in survivors.groups() for name in group.mutants]
    assert len(set(names)) == len(names)
    modules = {name.partition(":")[0] for name in names}
    there = {one.name for module in modules for one in mutants.mutants_of(ROOT / module)}
    assert set(names) <= there
    assert all(len(group.why) > 20 for group in survivors.groups())
