"""Hands from the opening to GAME OVER: the automaton acts for the house, a script for the seats."""

from collections.abc import Callable
from random import Random
from typing import Any

from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.actions import (
    ChangeNotes,
    DeclineExchange,
    InsertToken,
    PlaceAnte,
    Pledge,
    Wave,
)
from kitapi.games.caribbean_stud.rules.table.state import HandSetup, StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import METER as METER_ACCOUNT
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.kernel import CHANCE, METER, Actor, Commitment, MeterRead, Seat, Shuffled, apply, seats_of
from kitapi.room.record.shuffle import ALGORITHM, commitment_of, shuffle

Choose = Callable[[StudState, Seat], Any]
"""A function that returns a seat's choice, once it may look at its cards."""


def play_hands(choose: Choose, seed: int = 1, hands: int = 1, **terms: Any) -> list[tuple[Any, ...]]:
    """Return the events of ``hands`` hands, in each of which every seat stakes 10 and a token.

    The same for the same seed.
    """
    chance, dealt = Random(seed), []
    setup: HandSetup | None = CARIBBEAN_STUD.begin(CaribbeanStudTerms(**{"players": 3, **terms}), 0)
    for _ in range(hands):
        events, state = _hand(setup, choose, chance)
        dealt.append(events)
        setup = CARIBBEAN_STUD.succession(state)
    return dealt


def _hand(setup: Any, choose: Choose, chance: Random) -> tuple[tuple[Any, ...], StudState]:
    secret, context = chance.randbytes(32), f"hand/{setup.number}"
    commitment = Commitment(context=context, algorithm=ALGORITHM, digest=commitment_of(secret, context))
    events = list(CARIBBEAN_STUD.open(setup, commitment))
    state: Any = None
    for event in events:
        state = CARIBBEAN_STUD.evolve(state, event)
    while not CARIBBEAN_STUD.is_over(state):
        actor, action = _next(state, choose, (secret, context))
        if CARIBBEAN_STUD.house.reads_meter(state, actor, action):
            amount = state.house.opening_meter + state.balances[METER_ACCOUNT]
            read = apply(CARIBBEAN_STUD, state, METER, MeterRead(amount=amount))
            events, state = [*events, *read.events], read.state
        step = apply(CARIBBEAN_STUD, state, actor, action)
        events, state = [*events, *step.events], step.state
    return tuple(events), state


def _next(state: StudState, choose: Choose, shuffled_by: tuple[bytes, str]) -> tuple[Actor, Any]:
    if deck := CARIBBEAN_STUD.deck(state):
        secret, context = shuffled_by
        order = shuffle(deck, secret, CARIBBEAN_STUD.shuffle(state).contributions, context)
        return CHANCE, Shuffled(order=order, algorithm=ALGORITHM, secret=secret.hex())
    for seat in seats_of(len(state.seats)):
        if (action := _of_seat(state, seat, choose)) is not None:
            return seat, action
    step = CARIBBEAN_STUD.house.step(state, frozenset(state.seats))
    assert step is not None, f"nobody acts in {state.phase.value}"
    return step.actor, step.action


def _of_seat(state: StudState, seat: Seat, choose: Choose) -> Any:
    place = state.places[seat]
    if state.incident is not None:
        return choose(state, seat) if seat in state.incident.choosing else None
    match state.phase:
        case Phase.PREPARE if seat in state.shuffle.due:
            return Pledge(digest="")
        case Phase.STAKES if state.preparation.invited and not place.stake.waved:
            return _stake_of(state, seat)
        case Phase.CHOOSE if state.exchanges.to_answer == seat and place.turn.wants is None and not place.turn.passed:
            return DeclineExchange()
        case Phase.CHOOSE if place.choice is None and place.turn.wants is None and state.exchanges.fee_due != seat:
            return choose(state, seat)
        case _:
            return None


def _stake_of(state: StudState, seat: Seat) -> Any:
    options = CARIBBEAN_STUD.options(state, seat)
    if state.chips(seat) < 100 and ChangeNotes() in options:
        return ChangeNotes()
    if CARIBBEAN_STUD.view(state, seat).seats[seat].ante == 0:
        return PlaceAnte(amount=10)
    return InsertToken() if InsertToken() in options else Wave()
