"""Short definitions of a table between “Prego” and the reveal: the seats' choices and the dealer's two passes."""

from collections.abc import Iterator
from functools import reduce
from random import Random
from typing import Any

from kitapi.cards import read_card
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.round import choices, exchanges, second_pass
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    AskSeat,
    CheckBet,
    CollectFold,
    Declare,
    DeclineExchange,
    Fold,
    GiveCard,
    PassOver,
    Raise,
    TakeFee,
    TakeStub,
    WithdrawExchange,
)
from kitapi.games.caribbean_stud.rules.table.events import HandConfirmed
from kitapi.games.caribbean_stud.rules.table.hands import awaits_control_room
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Actor, IllegalAction, Seat
from kitapi_testing.games.caribbean_stud.tables import Sitting, refusal, sits, table

BANK = "2c 5d 9h Jc Ah"
HANDS = ("Kh Kd 7s 8c 3d", "Qh Qd 6d 4c 2h", "Tc Td 9s 5h 3c", "Ks 4d 6h 7c 9c")
"""Hands that have nothing to declare."""

ROYAL = "As Ks Qs Js Ts"
STRAIGHT_FLUSH = "9s 8s 7s 6s 5s"
FLUSH = "As 9s 7s 6s 5s"

_DEALERS = (TakeStub, AskSeat, GiveCard, TakeFee, PassOver)
_CHECKS = (CollectFold, CheckBet)


class Passes:
    """A table in CHOOSE or CHECK; every method takes steps, with the events that follow, and returns the table."""

    def __init__(self, *sitting: Sitting, **more: Any) -> None:
        fields = {"phase": Phase.CHOOSE, "bank": BANK, **more}
        self.state: StudState = table(fields.pop("phase"), *(sitting or seats_with_nothing()), **fields)
        self.events: list[Any] = []

    def act(self, actor: Actor, *actions: Any) -> "Passes":
        """Take actions of one actor, one after the other."""
        for action in actions:
            events = decide_action(self.state, actor, action)
            self.events += events
            self.state = reduce(evolve, events, self.state)
            self.events += (ends := ending(self.state))
            self.state = reduce(evolve, ends, self.state)
            assert sum(self.state.balances.values()) == 0
        return self

    def deal(self, *actions: Any) -> "Passes":
        """Take actions of the dealer."""
        return self.act(DEALER, *actions)

    def serve(self, seat: Seat) -> "Passes":
        """Ask a seat, give it its card, and take its fee."""
        return self.deal(AskSeat(seat=seat), GiveCard(seat=seat), TakeFee(seat=seat))

    def refusal_of(self, actor: Actor, action: Any) -> tuple[str, dict[str, Any]]:
        """Return the clause and facts with which an action is refused."""
        return refusal(decide_action, self.state, actor, action)

    @property
    def last(self) -> Any:
        """The newest event."""
        return self.events[-1]

    def may(self, seat: Seat) -> set[str]:
        """Return the kinds of action that a seat has."""
        return {str(option.__struct_config__.tag) for option in choices.options(self.state, seat)}


def seats_with_nothing(seats: int = 3, ante: int = 10, **more: Any) -> tuple[Sitting, ...]:
    """``seats`` seats with hands that have nothing to declare."""
    return tuple(sits(HANDS[seat], ante=ante, **more) for seat in range(seats))


def exchange(card: str) -> AskExchange:
    """Return a request to exchange ``card``."""
    return AskExchange(card=read_card(card))


def decide_action(state: StudState, actor: Actor, action: Any) -> tuple[Any, ...]:
    """Return the events of an action, by the rules that decide it."""
    if isinstance(action, _DEALERS):
        return exchanges.decide(state, actor, action)
    if isinstance(action, _CHECKS):
        return second_pass.decide(state, actor, action)
    assert isinstance(actor, int)
    return choices.decide(state, Seat(actor), action)


def ending(state: StudState) -> tuple[Any, ...]:
    """Return the events that end the phase, if it is at its end."""
    closes = {Phase.CHOOSE: choices.closes, Phase.CHECK: second_pass.closes}.get(state.phase)
    return closes(state) if closes else ()


def is_accepted(state: StudState, actor: Actor, action: Any) -> bool:
    """Whether the rules accept an action."""
    try:
        decide_action(state, actor, action)
    except IllegalAction:
        return False
    return True


def of_seats(state: StudState) -> Iterator[Any]:
    """Yield every kind of action of a seat, legal or not."""
    antes = {10 * times for times in range(1, 5)} | {9, 19, 21}
    yield from (Raise(amount=amount) for amount in sorted(antes))
    yield from (Fold(), WithdrawExchange(), DeclineExchange(), Declare())
    cards = [card for place in state.places for card in place.final] + list(state.bank.cards)
    yield from (AskExchange(card=card) for card in cards)


def of_dealer(state: StudState) -> tuple[Any, ...]:
    """Return every step of the dealer that the rules accept now, in the order of the phase."""
    kinds: tuple[Any, ...] = _CHECKS if state.phase is Phase.CHECK else (AskSeat, GiveCard, TakeFee, PassOver)
    first = (TakeStub(),) if state.phase is Phase.CHOOSE else ()
    steps = (*first, *(kind(seat=seat) for kind in kinds for seat in range(7)))
    return tuple(step for step in steps if is_accepted(state, DEALER, step))


def at_random(chance: Random, passes: Passes) -> Iterator[StudState]:
    """Yield the states up to the end of the second pass, with random legal actions of everybody.

    The control room examines a declared hand now and then.
    """
    while passes.state.phase in (Phase.CHOOSE, Phase.CHECK):
        yield passes.state
        for seat in passes.state.seats:
            if awaits_control_room(passes.state.places[seat]) and chance.random() < 0.3:
                passes.state = evolve(passes.state, HandConfirmed(seat=seat, genuine=chance.random() < 0.5))
        mine: list[tuple[Actor, Any]] = [
            (seat, option) for seat in passes.state.seats for option in choices.options(passes.state, seat)
        ]
        steps: list[tuple[Actor, Any]] = [(DEALER, step) for step in of_dealer(passes.state)]
        if mine or steps:
            passes.act(*chance.choice([*mine, *steps, *steps]))
