"""Types for transcripts of shuffles: what a transcript is made from, and the parts of each game."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from kitapi.kernel import Seat

Event: TypeAlias = dict[str, Any]
"""An event as JSON; its kind begins with the game's prefix."""
Named: TypeAlias = tuple[str, Event]
"""An event's name without the prefix, and its fields."""


class Shuffle(NamedTuple):
    """The input of the shuffle of a deal of ``game``; ``silent`` and ``withheld``: seats."""

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
"""Returns hands by seat and the talon, from the order of cards, the active seats, and the number of seats."""


class TranscribedGame(NamedTuple):
    """A game's part in transcripts of shuffles.

    ``opened``: the event that opens a deal, without number, terms and commitment, which are the same in every game.
    ``dealt``: the events from the shuffle until shortly after the deal, given the order of the cards and what the room
    discloses of the shuffle. ``ending``: the name of the event that breaks a sitting up. ``players``: sizes of its
    tables. ``deal_out``: deals the cards of an order, in a game that deals all of them at once. ``put_on_top``: deals
    of histories for which cards were put on top of the shuffled deck, by the history.
    """

    opened: Callable[[Shuffle], Named]
    dealt: Callable[[Random, Shuffle, Sequence[str], Event], Sequence[Named]]
    ending: str
    players: tuple[int, ...]
    deal_out: DealOut | None = None
    put_on_top: Mapping[str, Sequence[int]] = {}


def three_of(of: Shuffle) -> list[int]:
    """Return the three active seats, those after the dealer."""
    return [(of.number + step) % of.players for step in range(3)]


def dealt_to_three(deal_out: DealOut) -> TranscribedGame:
    """Return a game in which the deal rotates, and ``deal_out`` deals to the three seats after the dealer."""

    def opening_event(of: Shuffle) -> Named:
        return "deal_opened", {"dealer": (of.number - 1) % of.players, "active": three_of(of)}

    def deal_events(_: Random, of: Shuffle, order: Sequence[str], shown: Event) -> Sequence[Named]:
        active = three_of(of)
        hands, talon = deal_out(tuple(order), tuple(map(Seat, active)), of.players)
        cards = {"hands": list(map(list, hands)), "talon": list(talon), **shown}
        return ("cards_dealt", cards), ("call_made", {"seat": active[0], "call": {}})

    return TranscribedGame(opening_event, deal_events, ending="sitting_broken_up", players=(3, 4), deal_out=deal_out)
