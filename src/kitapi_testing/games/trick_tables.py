"""Every moment of a deal at which a player is to act."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from kitapi.arena.deals import AnyGame, Round, chance_of, open_deal, shuffle_deck
from kitapi.kernel import CHANCE, Seat, seats_of
from kitapi.workers.bots import player_of


class Moment(NamedTuple):
    """A player to act, what they were shown, and their action."""

    game: AnyGame
    state: Any
    seat: Seat
    view: Any
    history: tuple[Any, ...]
    seed: int
    action: Any

    @property
    def view_json(self) -> bytes:
        """The view in JSON, as it is sent to a worker."""
        return self.game.codec.write_view(self.view)

    @property
    def history_json(self) -> bytes:
        """The public history in JSON, as it is sent to a worker."""
        return msgspec.json.encode(self.history)


def moments(game: AnyGame, number: int, *bots: str, terms: Any = None, seed: int = 1) -> Iterator[Moment]:
    """Yield every decision of a deal between ``bots``, which take turns at the seats; the deal is played by them."""
    terms = terms or game.codec.read_terms(b"{}")
    table = Round(game, open_deal(game, terms, number, seed))
    seats = seats_of(game.seats(terms))
    players = [player_of(bots[seat % len(bots)], game.name) for seat in seats]
    chances = chance_of("moments", number, seed)
    while not game.is_over(table.state):
        if deck := game.deck(table.state):
            table.act(CHANCE, shuffle_deck(deck, number, seed))
            continue
        if table.run_house(seats):
            continue
        seat = table.seat_to_act(seats)
        view, seed_of_move = game.view(table.state, seat), chances.getrandbits(32)
        action = players[seat](view, tuple(table.history), Random(seed_of_move), 1.0)
        yield Moment(game, table.state, seat, view, tuple(table.history), seed_of_move, action)
        table.act(seat, action)
