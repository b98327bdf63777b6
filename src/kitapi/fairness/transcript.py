"""What a deal's events say about its shuffle, and what a game adds to the check of it."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from kitapi.fairness.arithmetic import key_of, order_of
from kitapi.fairness.decks import Cards
from kitapi.fairness.shapes import Opened, Shape, Shuffled, Unused
from kitapi.fairness.verdict import Problem
from kitapi.texts import Text

ReadT = TypeVar("ReadT", bound=msgspec.Struct)

DEALT = "cards_dealt"
"""The name, in every game, of the event with which the cards lie in their places."""

Check: TypeAlias = Callable[["Transcript"], Iterator[Text]]
"""The sentences of what is wrong."""

Lying: TypeAlias = defaultdict[str, list[Any]]
"""Cards that lie in their places, by the name that the event which dealt them has for each place."""

Later: TypeAlias = Callable[[Lying, Mapping[str, Any]], Text | None]
"""Take the cards that an event shows, gives or loses from those that lie there; what is wrong with them, or None."""


class FairGame(NamedTuple):
    """What the verifier must know of a game.

    ``prefix``: what the kinds of its events begin with. ``deck``: before it is shuffled. ``shapes``: how the events
    that have a part in the shuffle are read, by their names without the prefix; ``cards_dealt`` must be among them.
    ``checks``: what is checked besides that which is checked in every game, by name. ``later``: how cards are shown
    after the deal, by the names of the events.
    """

    prefix: str
    deck: Cards
    shapes: Mapping[str, Shape]
    checks: Mapping[str, Check]
    later: Mapping[str, Later] = {}

    def shape(self, kind: str) -> Shape | None:
        """How an event of this ``kind`` is read; None for one that has no part in the shuffle."""
        prefix, _, name = kind.partition(".")
        return self.shapes.get(name) if prefix == self.prefix else None


class Entry(NamedTuple):
    """One event that has a part in the shuffle: its place in the deal, from 1, and what was read of it."""

    place: int
    kind: str
    shape: Shape
    read: Any

    @property
    def name(self) -> str:
        """The kind without the game's prefix."""
        return self.kind.partition(".")[2]


@dataclass(frozen=True, slots=True, kw_only=True)
class Transcript:
    """A deal's shuffle: ``entries``, in order.

    ``pledges`` and ``shares``: what each seat said first. ``problems``: what could not be read.
    """

    game: FairGame
    opened: Opened
    entries: tuple[Entry, ...]
    pledges: Mapping[int, str]
    shares: Mapping[int, str]
    shuffled: Shuffled | None
    problems: tuple[Problem, ...]

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return self.opened.terms.players

    def all(self, kind: type[ReadT]) -> list[ReadT]:
        """What was read of the events of this shape, in order."""
        return [one.read for one in self.entries if type(one.read) is kind]

    def first(self, kind: type[ReadT]) -> ReadT | None:
        """The first event of this shape; None where there is none."""
        return next(iter(self.all(kind)), None)

    @property
    def secret(self) -> str:
        """The secret, hexadecimal; empty where it is not shown."""
        if self.shuffled is not None:
            return self.shuffled.secret
        unused = self.first(Unused)
        return unused.secret if unused else ""

    def share(self, seat: int) -> str:
        """What ``seat`` put into the key; empty for nothing."""
        return self.shares.get(seat, "")

    def order(self, secret: bytes) -> Cards:
        """The order that ``secret`` and the shares make."""
        bound = self.opened.commitment
        shares = [self.share(seat) for seat in range(self.players)]
        return order_of(self.game.deck, key_of(bound.algorithm, bound.context, secret, shares))
