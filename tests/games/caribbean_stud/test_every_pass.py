"""Every sequence of steps by which two seats and the dealer can get from “Prego” to the reveal."""

from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.round import choices
from kitapi.games.caribbean_stud.rules.table.actions import AskExchange, Fold
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import FLOAT, Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.tables import A, B, sits
from tests.games.caribbean_stud.passes import HANDS, Passes, exchange, of_dealer

ANTE = 10
STACKS = (1000, 25)
"""The second seat can pay for a card or for BET, not for both."""

WANTED = (exchange("3d"), exchange("2h"))
"""The one card that each seat may exchange; the choice of the card does not matter here."""

OPEN = (Phase.CHOOSE, Phase.CHECK)


class Ways(NamedTuple):
    """The states that can be reached, by their content, each with the states that can follow it."""

    states: dict[bytes, StudState]
    following: dict[bytes, set[bytes]]


class Outcome(NamedTuple):
    """The outcome of one seat: whether it exchanged a card, its choice, and the chips that it has left."""

    exchanged: bool
    choice: Choice
    chips: int


@cache
def every_way() -> Ways:
    """Return all outcomes that are possible."""
    seats = (sits(HANDS[seat], ante=ANTE, stack=stack) for seat, stack in enumerate(STACKS))
    first = Passes(*seats).state
    ways, waiting = Ways({_key(first): first}, {}), deque([first])
    while waiting:
        state = waiting.popleft()
        after = {_key(other): other for other in _next(state)}
        ways.following[_key(state)] = set(after)
        waiting.extend(other for key, other in after.items() if key not in ways.states)
        ways.states.update(after)
    return ways


def _key(state: StudState) -> bytes:
    return msgspec.json.encode(state)


def _next(state: StudState) -> Iterator[StudState]:
    """Yield the states after each step that the rules accept."""
    if state.phase not in OPEN:
        return
    options = [(seat, option) for seat in state.seats for option in choices.options(state, seat)]
    seats = [(seat, one) for seat, one in options if not isinstance(one, AskExchange) or one in WANTED]
    for actor, action in [*seats, *((DEALER, step) for step in of_dealer(state))]:
        yield _after(state, actor, action)


def _after(state: StudState, actor: Any, action: Any) -> StudState:
    passes = Passes(*(sits() for _ in STACKS))
    passes.state = state
    return passes.act(actor, action).state


def _outcome(state: StudState, seat: Seat) -> Outcome:
    place = state.places[seat]
    assert place.choice is not None
    return Outcome(place.exchange is not None, place.choice, state.chips(seat))


def _possible(stack: int) -> set[Outcome]:
    """Return the outcomes of a seat by the rulebook: an exchange or none, then a raise or fold, as its chips allow."""
    found = set()
    for exchanged, choice in product((False, True), Choice):
        chips = stack - ANTE * exchanged - 2 * ANTE * (choice is Choice.RAISE)
        if chips >= 0:
            found.add(Outcome(exchanged, choice, chips))
    return found


@clause("CSP-032", "AMB-06", "AMB-07", "AMB-40", "AMB-41", "AMB-64")
def test_every_outcome_the_rulebook_knows_can_be_reached_and_no_other() -> None:
    ends = [state for state in every_way().states.values() if state.phase not in OPEN]
    reached = {(_outcome(state, A), _outcome(state, B)) for state in ends}
    assert reached == set(product(_possible(STACKS[A]), _possible(STACKS[B])))


@clause("AMB-42", "AMB-43", "AMB-44")
def test_nobody_can_bring_the_hand_to_where_it_cannot_end() -> None:
    ways = every_way()
    ending = {key for key, state in ways.states.items() if state.phase not in OPEN}
    grown = True
    while grown:
        more = {key for key, after in ways.following.items() if key not in ending and after & ending}
        ending |= more
        grown = bool(more)
    assert ending == set(ways.states)


@clause("AMB-43")
def test_the_dealer_can_end_the_hand_alone_where_nobody_answers() -> None:
    """In every state of the table; the automaton never waits forever."""
    for state in every_way().states.values():
        steps = 0
        while state.phase in OPEN:
            state, steps = _after(state, DEALER, of_dealer(state)[-1]), steps + 1  # noqa: PLW2901
            assert steps < 30


@clause("CSP-037", "AMB-36")
def test_the_left_seat_is_served_first_and_never_after_the_other() -> None:
    ways = every_way()
    for key, state in ways.states.items():
        for other in (ways.states[after] for after in ways.following[key]):
            if other.places[A].exchange and not state.places[A].exchange:
                assert not state.places[B].exchange
                assert not state.places[B].turn.passed


@clause("CSP-033", "CSP-034", "CSP-035", "CSP-148")
def test_in_every_state_each_chip_lies_where_it_must() -> None:
    for state in every_way().states.values():
        taken = 0
        for seat, stack in zip((A, B), STACKS, strict=True):
            place = state.places[seat]
            fee = ANTE * (place.turn.wants is not None or state.exchanges.fee_due == seat)
            bet = 2 * ANTE * (place.choice is Choice.RAISE)
            gone = ANTE * place.collected
            lying = [state.chips_on(seat, wager) for wager in (Wager.ANTE, Wager.BET, Wager.FEE)]
            assert lying == [ANTE - gone, bet, fee]
            paid = ANTE * (place.exchange is not None and state.exchanges.fee_due != seat)
            assert state.chips(seat) == stack - bet - fee - paid
            taken += gone + paid
        assert state.balances[FLOAT] - state.opened.balances[FLOAT] == taken


@clause("AMB-40", "CSP-032")
@pytest.mark.parametrize("seat", [A, B])
def test_whoever_has_not_chosen_and_waits_for_nothing_can_always_fold(seat: Seat) -> None:
    for state in every_way().states.values():
        place = state.places[seat]
        free = (
            state.phase is Phase.CHOOSE
            and place.choice is None
            and place.turn.wants is None
            and state.exchanges.fee_due != seat
        )
        folds = [option for option in choices.options(state, seat) if isinstance(option, Fold)]
        assert len(folds) == free
