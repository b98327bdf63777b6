"""Transcripts of shuffles, as the lines of a record hold them: what they are made from, and what a game adds."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from kitapi.kernel import Seat

Event: TypeAlias = dict[str, Any]
"""As JSON; its kind begins with the game's prefix."""
Named: TypeAlias = tuple[str, Event]
"""An event's name without the prefix, and its fields."""


class Shuffle(NamedTuple):
    """What a deal of ``game``, by its name, is shuffled from; ``silent`` and ``withheld``: seats."""

    game: str
    players: int = 3
    algorithm: str = "kitapi-fy-2"
    table: str = "table"
    number: int = 1
    method: str = "hand"
    silent: tuple[int, ...] = ()
    withheld: tuple[int, ...] = ()
    broken_up: bool = False


DealOut: TypeAlias = Callable[[tuple[Any, ...], tuple[Seat, ...], int], tuple[Sequence[Sequence[Any]], Sequence[Any]]]
"""Hands by seat and the talon, from the order, who plays, and how many seats there are."""


class TranscribedGame(NamedTuple):
    """What a game says of a shuffle.

    ``opened``: the event that opens a deal, without number, terms and commitment, which it has in every game.
    ``dealt``: what happens from the shuffled order, given with what the room shows of it, until a bit after the cards
    are dealt. ``ending``: the name of the event that breaks a sitting up. ``players``: sizes of its tables.
    ``deal_out``: where the cards of an order go, in a game that deals all of them at once. ``put_on_top``: deals of
    histories for which cards were put on top of the shuffled deck, by the history.
    """

    opened: Callable[[Shuffle], Named]
    dealt: Callable[[Random, Shuffle, Sequence[str], Event], Sequence[Named]]
    ending: str
    players: tuple[int, ...]
    deal_out: DealOut | None = None
    put_on_top: Mapping[str, Sequence[int]] = {}


def three_of(of: Shuffle) -> list[int]:
    """The three who play, after the dealer."""
    return [(of.number + step) % of.players for step in range(3)]


def dealt_to_three(deal_out: DealOut) -> TranscribedGame:
    """A game in which the dealer's seat goes round, and the three after it are dealt to by ``deal_out``."""

    def opening_event(of: Shuffle) -> Named:
        return "deal_opened", {"dealer": (of.number - 1) % of.players, "active": three_of(of)}

    def deal_events(_: Random, of: Shuffle, order: Sequence[str], shown: Event) -> Sequence[Named]:
        active = three_of(of)
        hands, talon = deal_out(tuple(order), tuple(map(Seat, active)), of.players)
        cards = {"hands": list(map(list, hands)), "talon": list(talon), **shown}
        return ("cards_dealt", cards), ("call_made", {"seat": active[0], "call": {}})

    return TranscribedGame(opening_event, deal_events, ending="sitting_broken_up", players=(3, 4), deal_out=deal_out)
