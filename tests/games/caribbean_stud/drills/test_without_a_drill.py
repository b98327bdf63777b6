"""If no drill can be made of a hand, another hand is drawn; no question is without an answer."""

from collections.abc import Sequence

import pytest

from kitapi.games.caribbean_stud.drills import orders, payments, planned_hand, topics
from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.plans import some_plan
from kitapi.games.caribbean_stud.drills.queries import DrillDraft, choice, console_clauses
from kitapi.games.caribbean_stud.drills.steps import first_steps
from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange, Result
from kitapi.games.caribbean_stud.rules.payment.settlement import settle
from kitapi.games.caribbean_stud.rules.table.actions import TurnSelector
from kitapi.games.caribbean_stud.rules.table.hands import facts_of
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel.drills import Line
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, table
from tests.games.caribbean_stud.endings import UNQUALIFIED, goes_on

RIGHT, WRONG = Line("right"), Line("wrong")


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    """With 2**63 + 1 choices little more than half of the 64-bit numbers can be used without favouring some choices."""
    many = (1 << 63) + 1
    drawn, plain = Draw(1), Draw(1)
    first = [plain.below(1 << 64) for _ in range(40)]
    fair = [number for number in first if number < many]
    assert len(fair) < 35
    assert [drawn.below(many) for _ in fair] == fair


@pytest.mark.parametrize("wrong", [(), (RIGHT,), (RIGHT, RIGHT)])
def test_there_is_no_choice_of_one(wrong: Sequence[Line]) -> None:
    with pytest.raises(LookupError):
        choice(Draw(1), Line("ask"), RIGHT, wrong)
    assert len(choice(Draw(1), Line("ask"), RIGHT, (*wrong, WRONG)).question.options) == 2


def test_one_thing_is_in_no_order() -> None:
    state = table(Phase.CHECK, goes_on(""))
    with pytest.raises(LookupError):
        orders.build_order(Draw(1), "fold-collection", state, orders.Ordered("ask", [RIGHT], ()))
    made = orders.build_order(Draw(1), "fold-collection", state, orders.Ordered("ask", [RIGHT, WRONG], ("CSP-034",)))
    assert len(made.question.options) == 2


def test_there_are_no_first_steps_to_an_award_that_nobody_has_won() -> None:
    with pytest.raises(LookupError):
        first_steps(table(Phase.JACKPOT, goes_on("8d 6d 5h 3c 2h", collected=True), bank=UNQUALIFIED))


def test_a_topic_of_which_no_drill_can_be_made_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_hand(_draw: Draw) -> DrillDraft:
        raise LookupError("no such hand is left")

    monkeypatch.setitem(topics.MAKERS, "cut", no_hand)
    with pytest.raises(AssertionError, match="no drill of cut for seed 7, number 3"):
        CARIBBEAN_STUD_DRILLS.drill(7, "cut", 3)


def test_a_hand_is_followed_only_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = list(planned_hand.moments(some_plan(Draw(1))))
    monkeypatch.setattr(planned_hand, "LONGEST", 3)
    assert list(planned_hand.moments(some_plan(Draw(1)))) == whole[:3]


@clause("CSP-135", "CSP-130", "CSP-125", "CSP-131")
@pytest.mark.parametrize(
    ("cards", "exchange", "clauses"),
    [
        ("Ah Kh Qs 6s 3c", False, ("CSP-045", "CSP-135")),
        ("Qd Qh 8s 6s 3c", False, ("CSP-045", "CSP-130")),
        ("Qd Qh 8s 6s 3c", True, ("CSP-045", "CSP-125", "CSP-131")),
    ],
)
def test_a_payment_is_explained_by_the_table_it_is_made_by(
    cards: str, exchange: bool, clauses: tuple[str, ...]
) -> None:
    state = table(Phase.SETTLE, goes_on(cards), bank="As Kd 9h 5c 2d")
    if exchange:
        new = state.stub.cards[0]
        swapped = Exchange(discard=state.places[A].cards[4], new=new)
        state = table(Phase.SETTLE, goes_on(cards, exchange=swapped), bank="As Kd 9h 5c 2d")
    settlement = settle(facts_of(state, A), state.house)
    assert settlement.result is Result.PLAYER_WINS
    assert payments.clauses_of(state, A, settlement) == clauses


@clause("CSP-058", "CSP-059", "CSP-062")
@pytest.mark.parametrize(
    ("position", "clauses"),
    [("R", ("CSP-062", "AMB-32")), ("JPL", ("CSP-058", "AMB-66")), ("JPH", ("CSP-059", "AMB-65"))],
)
def test_a_turn_of_the_selector_is_explained_by_where_it_goes(position: str, clauses: tuple[str, ...]) -> None:
    assert console_clauses(TurnSelector(position=position)) == clauses
