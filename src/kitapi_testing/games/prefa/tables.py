"""Tables of Prefa in a given position."""

from typing import NamedTuple

from kitapi.arena.deals import Round, open_deal
from kitapi.cards import read_cards
from kitapi.games.prefa.rules.actions import Bid, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import CHANCE, Contribute, Seat, Shuffled, seats_of


class TablePosition(NamedTuple):
    """A table in a position: its round, and the view of the seat to act."""

    table: Round
    seat: Seat
    view: PrefaView


RULEBOOK = PrefaVariant()
CALLS = {"pass": Pass(), "hold": Hold(), "if-left": IfLeft()}


def after(
    calls: str,
    *,
    dealer: int = 2,
    hands: tuple[str, str, str] | None = None,
    players: int = 3,
    variant: PrefaVariant = RULEBOOK,
) -> TablePosition:
    """Return the table after ``calls``; ``hands``: of the active seats, first speaker first, else any cards."""
    table = Round(PREFA, open_deal(PREFA, PrefaTerms(players=players, variant=variant), dealer, 1))
    for seat in seats_of(players):
        table.act(seat, Contribute(""))
    order = tuple(PREFA.deck(table.state) or ())
    if hands:
        dealt = [card for hand in hands for card in read_cards(hand)]
        order = (*dealt, *(card for card in order if card not in dealt))
    table.act(CHANCE, Shuffled(order=order, algorithm="test", secret=""))
    for word in calls.split():
        table.act(table.seat_to_act(seats_of(players)), CALLS.get(word) or Bid(Contract(word)))
    return position_of(table, players)


def position_of(table: Round, players: int = 3) -> TablePosition:
    """Return the table as it is now."""
    seat = table.seat_to_act(seats_of(players))
    return TablePosition(table, seat, PREFA.view(table.state, seat))
