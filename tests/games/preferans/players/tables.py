"""Tables of Preferans in a given position."""

from random import Random
from typing import Any

from kitapi.arena.deals import Round, open_deal
from kitapi.cards import read_cards
from kitapi.games.preferans.rules.actions import Bid, FromHand, Hold, Pass
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.opening import deal_out
from kitapi.games.preferans.rules.variant import PreferansTerms, PreferansVariant
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import CHANCE, Contribute, Seat, Shuffled
from kitapi.workers.bots import player_of

CALLS = {"pass": Pass(), "hold": Hold(), "hand": FromHand()}
SEATS = (Seat(0), Seat(1), Seat(2))


class Moment:
    """A table and the seat that is to act."""

    def __init__(self, table: Round) -> None:
        self.table = table

    @property
    def seat(self) -> Seat:
        """Who is to act."""
        return self.table.seat_to_act(SEATS)

    @property
    def view(self) -> PreferansView:
        """That player's view."""
        view: PreferansView = PREFERANS.view(self.table.state, self.seat)
        return view

    def answer(self, bot: str = "steady") -> Any:
        """Return the action of a bot at that seat."""
        return player_of(bot, "preferans")(self.view, tuple(self.table.history), Random(0), 1.0)

    def go_on(self, *actions: Any) -> "Moment":
        """Return the moment after ``actions``, each by the seat to act."""
        for action in actions:
            self.table.act(self.seat, action)
        return self


def rest_of(hand: str) -> list[str]:
    """Return the cards that are not in ``hand``, from high to low."""
    held = set(hand.split())
    return [rank + suit for rank in "AKQJT987" for suit in "scdh" if rank + suit not in held]


def deal_hand(hand: str, place: int = 0, talon: str = "", variant: PreferansVariant | None = None) -> Moment:
    """Deal to three, the forehand in seat 0; seat ``place`` has ``hand``, the others get the rest in turn."""
    table = Round(PREFERANS, open_deal(PREFERANS, PreferansTerms(variant=variant or PreferansVariant()), 2, 1))
    for seat in SEATS:
        table.act(seat, Contribute(""))
    rest = [card for card in rest_of(hand) if card not in talon.split()]
    pair = talon.split() or [rest.pop(), rest.pop()]
    hands = [rest[0::2], rest[1::2]]
    hands.insert(place, hand.split())
    first, second = ([card for one in hands for card in one[half]] for half in (slice(0, 5), slice(5, 10)))
    order = read_cards(" ".join([*first, *pair, *second]))
    assert {card.value for card in deal_out(order, SEATS, 3)[0][place]} == set(hand.split())
    table.act(CHANCE, Shuffled(order=order, algorithm="test", secret=""))
    return Moment(table)


def after(moment: Moment, calls: str) -> Moment:
    """Return the table after ``calls``: numbers, pass, hold and hand."""
    return moment.go_on(*(CALLS.get(word) or Bid(int(word)) for word in calls.split()))
