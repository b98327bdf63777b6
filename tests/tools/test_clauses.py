"""Comparison of rulebook, tests and code, with invented rulebooks and marks."""

from enum import Enum
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from kitapi.kernel.rules import Instead, Rule, Table
from tools.clauses.coverage import EXCUSES, Evidence, chapters, problems, read_excuses
from tools.clauses.disabled_rule import CannotDisable, changed_copies, disablings, without_rule
from tools.clauses.marks import Marks
from tools.clauses.proofs import Proof
from tools.clauses.rulebook import UnreadableRulebook, chapter_of, clauses_in

# --- rulebooks --------------------------------------------------------------------------------------------------------


def test_rules_are_the_numbered_lines_of_all_rulebooks(tmp_path: Path) -> None:
    (tmp_path / "b.md").write_text("- **CSP-001** A table.\n- CSP-002 is no rule line, nor **CSP-003**.\n")
    (tmp_path / "a.md").write_text("# A\n\n- **A-DEAL-01** Deal.\n  - **A-DEAL-09** no.\n- **A-DEAL-02** Again.\n")
    assert clauses_in(tmp_path) == ("A-DEAL-01", "A-DEAL-02", "CSP-001")


def test_a_rule_that_stands_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("- **A-01** Once.\n\n- **A-01** Twice.\n")
    with pytest.raises(UnreadableRulebook, match=r"a\.md:3: A-01 stands at a\.md:1 already"):
        clauses_in(tmp_path)


def test_a_folder_without_rules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableRulebook):
        clauses_in(tmp_path)


def test_the_chapter_is_the_id_without_its_number() -> None:
    assert chapter_of("PREFA-DEAL-01") == "PREFA-DEAL"


# --- what disagrees ---------------------------------------------------------------------------------------------------

SOUND = Evidence(
    clauses=("A-DEAL-01", "A-DEAL-02", "A-PAY-01"),
    proofs=[
        Proof("t::one", frozenset({"A-DEAL-01", "A-PAY-01"}), True),
        Proof("t::two", frozenset({"A-DEAL-02"}), True),
    ],
    carried={"A-DEAL-01": ["deal"], "A-PAY-01": ["pay"]},
    excused={"A-DEAL-02": "good manners"},
)


def test_nothing_disagrees() -> None:
    assert list(problems(SOUND)) == []


def test_a_rule_without_a_test_is_named() -> None:
    assert list(problems(SOUND._replace(proofs=SOUND.proofs[:1]))) == ["A-DEAL-02: no test carries it"]


def test_a_test_of_an_unknown_rule_is_named() -> None:
    stray = Proof("t::three", frozenset({"A-DEAL-01", "A-DEAL-03"}), True)
    assert list(problems(SOUND._replace(proofs=[*SOUND.proofs, stray]))) == [
        "A-DEAL-03: no rulebook has it; carried by the test t::three"
    ]


def test_code_of_an_unknown_rule_is_named() -> None:
    assert list(problems(SOUND._replace(carried={**SOUND.carried, "A-PAY-07": ["pay", "owe"]}))) == [
        "A-PAY-07: no rulebook has it; carried out by pay, owe"
    ]


def test_a_rule_without_code_needs_an_excuse() -> None:
    (problem,) = problems(SOUND._replace(excused={}))
    assert problem.startswith("A-DEAL-02: no marked code carries it out")


@pytest.mark.parametrize("clause", ["A-PAY-01", "A-PAY-02"])
def test_an_excuse_for_nothing_is_named(clause: str) -> None:
    (problem,) = problems(SOUND._replace(excused={**SOUND.excused, clause: "why not"}))
    assert problem.startswith(f"{clause}: ")


def test_chapters_are_counted() -> None:
    assert [tuple(chapter) for chapter in chapters(SOUND)] == [("A-DEAL", 2, 2, 1, 1, 2), ("A-PAY", 1, 1, 1, 0, 1)]


def test_an_excuse_without_a_reason_is_refused(tmp_path: Path) -> None:
    file = tmp_path / EXCUSES
    assert read_excuses(tmp_path) == {}
    file.write_text('A-DEAL-02 = "good manners"\n')
    assert read_excuses(tmp_path) == {"A-DEAL-02": "good manners"}
    file.write_text('A-DEAL-02 = " "\n')
    with pytest.raises(ValueError, match="A-DEAL-02 needs a reason"):
        read_excuses(tmp_path)


# --- taking a rule out ------------------------------------------------------------------------------------------------


def double_amount(amount: int, *, times: int = 2) -> int:
    return amount * times


def halve_amount(amount: int) -> int:
    return amount // 2


doubled_elsewhere = double_amount


def test_a_disabled_function_answers_as_if_there_were_no_such_rule_wherever_it_was_imported() -> None:
    with without_rule(Rule("doubled", ("A-01",), double_amount, without=7)):
        assert doubled_elsewhere(5, times=3) == 7
    assert doubled_elsewhere(5, times=3) == 15
    assert doubled_elsewhere(5) == 10


def test_a_disabled_function_may_answer_by_its_arguments() -> None:
    with without_rule(
        Rule("doubled", ("A-01",), double_amount, without=Instead(lambda amount, times=1: amount + times))
    ):
        assert double_amount(5) == 6
        assert double_amount(5, times=3) == 8
    assert double_amount(5) == 10


def test_a_disabled_function_comes_back_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError), without_rule(Rule("halved", ("A-01",), halve_amount, without=0)):
        assert 1 / halve_amount(8)
    assert halve_amount(8) == 4


def test_a_function_of_two_marks_is_disabled_once_for_each_under_its_own_name() -> None:
    marks = (
        Rule("doubled", ("A-01",), double_amount, without=1),
        Rule("doubled", ("A-02", "A-03"), double_amount, without=2),
        Rule("halved", ("A-01",), halve_amount, without=3),
    )
    seen = []
    for disabling in disablings(Marks(marks, ())):
        with disabling.disabled():
            seen.append((disabling.name, double_amount(8), halve_amount(8)))
    assert seen == [("doubled as A-01", 1, 4), ("doubled as A-02, A-03", 2, 4), ("halved", 16, 3)]


def test_what_is_no_plain_function_cannot_be_disabled() -> None:
    free = 3

    def closure() -> int:
        return free

    for function in (closure, len):
        with pytest.raises(CannotDisable), without_rule(Rule("it", ("A-01",), function, without=0)):
            pytest.fail("was entered")


class Suit(Enum):
    LOW = 1
    HIGH = 2


class Row(msgspec.Struct, frozen=True):
    amount: int
    suit: Suit
    named: tuple[str, bool]


class Pair(NamedTuple):
    left: int
    right: str


@pytest.mark.parametrize(
    ("value", "others", "expected"),
    [
        (3, [], [4]),
        (True, [], [False]),
        (Suit.LOW, [], [Suit.HIGH]),
        ("a", ["a", "b"], ["b"]),
        ("a", [], ["a?"]),
        ((1, "x"), [(5, "y")], [(2, "x"), (1, "y")]),
        (Pair(1, "x"), [], [Pair(2, "x"), Pair(1, "x?")]),
        (
            Row(1, Suit.HIGH, ("x", True)),
            [],
            [
                Row(2, Suit.HIGH, ("x", True)),
                Row(1, Suit.LOW, ("x", True)),
                Row(1, Suit.HIGH, ("x?", True)),
                Row(1, Suit.HIGH, ("x", False)),
            ],
        ),
        ((), [], []),
        (None, [None], []),
    ],
)
def test_each_cell_of_a_row_is_changed_in_turn(value: object, others: list[object], expected: list[object]) -> None:
    copies = [copy for _, copy in changed_copies(value, others)]
    assert copies == expected
    assert all(type(copy) is type(value) for copy in copies)


def test_a_table_is_disabled_cell_by_cell_and_restored() -> None:
    rows = {6: (2, 3), 7: ()}
    seen = []
    for disabling in disablings(Marks((), (Table(("A-01", "A-02"), rows),))):
        with disabling.disabled():
            seen.append((disabling.name, dict(rows)))
    assert seen == [
        ("table of A-01, A-02, row 6: [0] 3", {6: (3, 3), 7: ()}),
        ("table of A-01, A-02, row 6: [1] 4", {6: (2, 4), 7: ()}),
        ("table of A-01, A-02, row 7: gone", {6: (2, 3)}),
    ]
    assert rows == {6: (2, 3), 7: ()}
    assert list(rows) == [6, 7]


def test_a_table_that_asks_for_it_is_disabled_row_by_row() -> None:
    rows = {6: (2, 3), 7: ()}
    seen = []
    for disabling in disablings(Marks((), (Table(("A-01",), rows, by_row=True),))):
        with disabling.disabled():
            seen.append((disabling.name, dict(rows)))
    assert seen == [("table of A-01, row 6: gone", {7: ()}), ("table of A-01, row 7: gone", {6: (2, 3)})]
    assert rows == {6: (2, 3), 7: ()}
