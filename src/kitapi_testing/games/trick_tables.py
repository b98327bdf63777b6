"""Tables in a given position, and every moment of a deal at which a player is asked."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from kitapi.arena.dealing import AnyGame, Round, chance_of, opened, shuffled
from kitapi.cards import read_cards
from kitapi.games.prefa.rules.actions import Bid, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import CHANCE, Contribute, Seat, Shuffled, seats_of
from kitapi.workers.bots import player_of


class Moment(NamedTuple):
    """A player asked, what he was told, and what he answered."""

    game: AnyGame
    state: Any
    seat: Seat
    view: Any
    history: tuple[Any, ...]
    seed: int
    action: Any

    @property
    def view_json(self) -> bytes:
        """The view as it crosses to a worker."""
        return self.game.codec.write_view(self.view)

    @property
    def history_json(self) -> bytes:
        """The public history as it crosses to a worker."""
        return msgspec.json.encode(self.history)


def moments(number: int, *bots: str, terms: Any = None, seed: int = 1, game: AnyGame = PREFA) -> Iterator[Moment]:
    """Every decision of a deal between ``bots``, in turn by seat; the deal goes on as they answer."""
    terms = terms or game.codec.read_terms(b"{}")
    table = Round(game, opened(game, terms, number, seed))
    seats = seats_of(game.seats(terms))
    players = [player_of(bots[seat % len(bots)], game.name) for seat in seats]
    chances = chance_of("moments", number, seed)
    while not game.is_over(table.state):
        if deck := game.deck(table.state):
            table.act(CHANCE, shuffled(deck, number, seed))
            continue
        if table.run_house(seats):
            continue
        seat = table.asked(seats)
        view, asked = game.view(table.state, seat), chances.getrandbits(32)
        action = players[seat](view, tuple(table.history), Random(asked), 1.0)
        yield Moment(game, table.state, seat, view, tuple(table.history), asked, action)
        table.act(seat, action)


class Standing(NamedTuple):
    """A table in a position: its round, and the view of whoever is asked."""

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
) -> Standing:
    """The table after ``calls``; ``hands``: of the active seats, first speaker first, else any cards."""
    table = Round(PREFA, opened(PREFA, PrefaTerms(players=players, variant=variant), dealer, 1))
    for seat in seats_of(players):
        table.act(seat, Contribute(""))
    order = tuple(PREFA.deck(table.state) or ())
    if hands:
        dealt = [card for hand in hands for card in read_cards(hand)]
        order = (*dealt, *(card for card in order if card not in dealt))
    table.act(CHANCE, Shuffled(order=order, algorithm="test", secret=""))
    for word in calls.split():
        table.act(table.asked(seats_of(players)), CALLS.get(word) or Bid(Contract(word)))
    return standing(table, players)


def standing(table: Round, players: int = 3) -> Standing:
    """The table as it is now."""
    seat = table.asked(seats_of(players))
    return Standing(table, seat, PREFA.view(table.state, seat))
