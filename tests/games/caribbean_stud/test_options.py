"""Options of meter, house and inspector: every form of a step that the rules accept, and every fact."""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.decide import is_accepted
from kitapi.games.caribbean_stud.rules.incidents.statable import may_be_stated, sight_of
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    AskSeat,
    Confirm,
    CountTokens,
    DealCards,
    DecideClaim,
    DecideToken,
    PressJackpot,
    TakeFee,
    TakeStub,
    TurnSelector,
    TurnUpcard,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import RuleOnHand, Slip, SlipKind, StateFacts
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_INSPECTOR, ROLE_OF
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import LARGEST
from kitapi.games.caribbean_stud.rules.views.fact_options import facts_offered_of
from kitapi.games.caribbean_stud.rules.views.options import options_of
from kitapi.kernel import METER, Form, Range
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, C, D, sits, table
from tests.games.caribbean_stud.endings import FLUSH, QUALIFIED, ROYAL_FLUSH, ROYALS, Ending, goes_on, has_won

DECK = tuple(Random(4).sample(DECK_52, 52))


@clause("CSP-050")
def test_the_meter_may_tell_any_amount_until_the_hand_is_over() -> None:
    assert options_of(table(Phase.STAKES, sits()), METER) == (Range(action="meter", lowest=0, highest=LARGEST, step=1),)
    for over in (Phase.OVER, Phase.BROKEN_UP):
        assert options_of(table(over, sits()), METER) == ()


# Steps


def before_deal() -> Ending:
    """Return three seats that play and one that does not; nothing is dealt yet."""
    return Ending(table(Phase.DEAL, *(sits(ante=10) for _ in range(3)), sits(), order=DECK))


def with_stuck_token() -> StudState:
    return table(Phase.COIN_IN, sits(ante=5, token=2, stuck=2), coins=True)


def with_lit_lamp() -> StudState:
    return table(Phase.COIN_IN, sits(ante=5, lamp=True), sits(), coins=True)


def with_royal_flush() -> StudState:
    seat = goes_on(ROYALS["s"], lamp=True, declared=ROYAL_FLUSH)
    return table(Phase.SETTLE, seat, bank=QUALIFIED, stopping=True, basis=25_000)


def with_earlier_claim() -> StudState:
    state = table(Phase.STAKES, sits(claim=30, earlier=2010), sits())
    return replace(state, opened=replace(state.opened, balances=state.balances))


def with_jackpot(*pressed: int) -> StudState:
    ending = Ending.at(Phase.JACKPOT, has_won(FLUSH, Combination.FLUSH), bank=QUALIFIED)
    return ending.do(*(PressJackpot(button=button) for button in pressed)).state


def with_wrong_count() -> StudState:
    """Return an irregularity found after GAME OVER, about which the management decides."""
    return Ending.at(Phase.PREPARE, sits()).do(StateFacts(irregularity="CSP-101", cards=6)).state


FORMS: dict[str, tuple[Callable[[], StudState], set[Any]]] = {
    "a token that did not fall": (with_stuck_token, {DecideToken(seat=A, in_play=answer) for answer in (True, False)}),
    "the tokens in play": (with_lit_lamp, {CountTokens(tokens=1)}),
    "a royal flush declared": (with_royal_flush, {Confirm(seat=A, genuine=answer) for answer in (True, False)}),
    "wagers of an earlier hand": (with_earlier_claim, {DecideClaim(seat=A, paid=answer) for answer in (True, False)}),
    "a jackpot won": (with_jackpot, {PressJackpot(button=button) for button in range(1, 6)}),
    "its button lit": (lambda: with_jackpot(5), {TurnSelector(position="JPL")}),
    "a selector to be turned for service": (lambda: table(Phase.PREPARE, sits()), {TurnSelector(position="S")}),
    "a deal to slip at": (
        lambda: before_deal().state,
        {
            *(Slip(what=SlipKind.SKIP_SEAT, seat=seat) for seat in (A, B, C)),
            Slip(what=SlipKind.DEAL_TO_EMPTY_SEAT, seat=D),
        },
    ),
    "a ruling after the hand": (with_wrong_count, {RuleOnHand(stands=answer) for answer in (True, False)}),
}
"""For each kind of step a table, and every form in which the step is offered there."""


@clause("AMB-47", "CSP-025", "CSP-063", "AMB-61", "AMB-33", "CSP-087")
@pytest.mark.parametrize("what", FORMS)
def test_a_step_is_offered_in_all_forms_that_the_rules_accept(what: str) -> None:
    made, forms = FORMS[what]
    kind = type(next(iter(forms)))
    offered = [one for one in options_of(made(), ROLE_OF[kind]) if type(one) is kind]
    assert len(offered) == len(forms)
    assert set(offered) == forms


# Facts


def before_service() -> Ending:
    """Return a table with three seats that request a card; the dealer has prompted the first."""
    ending = before_deal().do(DealCards(), TurnUpcard())
    for seat in (A, B, C):
        ending.do((seat, AskExchange(card=ending.state.places[seat].cards[0])))
    return ending.do(TakeStub(), AskSeat(seat=A))


def begun_from_right() -> Ending:
    """Return the table of ``before_service`` after the last of its seats was served first."""
    return before_service().do(Slip(what=SlipKind.SERVE_OUT_OF_TURN, seat=C), TakeFee(seat=C))


def facts_offered(state: StudState, irregularity: str) -> dict[str, set[Any]]:
    """Return the values offered for an irregularity, by the names of the facts."""
    found: dict[str, set[Any]] = {}
    offered = set(options_of(state, GAMING_INSPECTOR))
    for form in facts_offered_of(state, irregularity):
        assert isinstance(form, Form)
        assert form in offered
        for field in form.fields:
            found.setdefault(field.name, set()).update(field.values)
    return found


FACTS: dict[str, tuple[Callable[[], Ending], dict[str, set[Any]]]] = {
    "CSP-100": (before_service, {"seat": {0, 1, 2}, "cards": {3, 4, 5, 6, 7}}),
    "CSP-102": (before_service, {"shuffler": {"jammed", "spilt", "overlapped", "delivered"}, "shows": {True, False}}),
    "CSP-105": (lambda: before_deal().do(DealCards()), {"where": {"floor", "well"}}),
    "CSP-110": (before_service, {"seat": {0, 1, 2, 3}}),
    "CSP-111": (before_service, {"seat": {0, 1, 2}, "case": {"earlier_seat", "touched", "withdrawn"}}),
    "CSP-112": (begun_from_right, {"seat": {0, 1, 2, 3}, "from_right": {True, False}}),
    "CSP-116": (before_service, {"seat": {0, 1, 2, 3}, "shows": {True, False}}),
    "CSP-117": (before_service, {"cards": {*range(1, 9), *range(25, 33)}}),
}
"""For each irregularity a table at which it may be found, and all facts that may be stated there."""


@clause("AMB-74", "CSP-087", "CSP-100", "CSP-102", "CSP-105", "CSP-110", "CSP-111", "CSP-112", "CSP-116", "CSP-117")
@pytest.mark.parametrize("irregularity", FACTS)
def test_the_inspector_may_say_whatever_is_ruled_on_be_it_without_ground(irregularity: str) -> None:
    made, facts = FACTS[irregularity]
    assert facts_offered(made().state, irregularity) == {"irregularity": {irregularity}, **facts}


@clause("CSP-087", "AMB-74", "CSP-114", "CSP-115", "CSP-117", "CSP-118")
@pytest.mark.parametrize("made", [before_service, begun_from_right, lambda: before_deal().do(DealCards())])
def test_a_small_part_of_the_table_decides_which_facts_the_rules_accept(made: Callable[[], Ending]) -> None:
    state = made().state
    answers = set()
    for irregularity, seat, cards in product(IRREGULARITIES, state.seats, (0, 4, 40)):
        stated = StateFacts(
            irregularity=irregularity,
            seat=int(seat),
            cards=cards,
            shuffler="jammed",
            where="well",
            shows=True,
            case="touched",
            both=(0, 1),
        )
        accepted = is_accepted(state, GAMING_INSPECTOR, stated)
        assert may_be_stated(sight_of(state, irregularity), stated) == accepted
        answers.add((irregularity, accepted))
    assert len(answers) > len(IRREGULARITIES)
