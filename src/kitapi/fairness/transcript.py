"""The shuffle of a deal, as read from its events, and the parts that games supply for its verification."""

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
"""The name, in every game, of the event by which the cards are dealt."""

Check: TypeAlias = Callable[["Transcript"], Iterator[Text]]
"""A function that yields a sentence for each fault that it finds in a shuffle."""

Lying: TypeAlias = defaultdict[str, list[Any]]
"""The cards that were dealt, by place; the keys are the fields of the event that dealt them."""

Later: TypeAlias = Callable[[Lying, Mapping[str, Any]], Text | None]
"""A function that removes the cards that an event shows, moves or loses from the dealt cards; it returns a fault, or
None."""


class FairGame(NamedTuple):
    """The part of a game that the verifier needs. Events are named without the game's ``prefix`` of their kinds.

    ``deck``: the cards in their order before the shuffle. ``shapes``: by event, the fields to be read of each event
    that takes part in the shuffle; ``cards_dealt`` must be among them. ``checks``: the game's own checks by name,
    beside those that every game has. ``later``: by event, the function that compares the cards that it shows after the
    deal.
    """

    prefix: str
    deck: Cards
    shapes: Mapping[str, Shape]
    checks: Mapping[str, Check]
    later: Mapping[str, Later] = {}

    def shape(self, kind: str) -> Shape | None:
        """The fields to be read from an event of this ``kind``; None if it is not part of the shuffle."""
        prefix, _, name = kind.partition(".")
        return self.shapes.get(name) if prefix == self.prefix else None


class Entry(NamedTuple):
    """One event that is part of the shuffle: its position in the deal, from 1, and the fields that were read."""

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
    """The shuffle of a deal: its events in order, as ``entries``.

    ``pledges``, ``shares``: by seat, the first that it gave. ``problems``: events that could not be read.
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
        """The number of seats of the table."""
        return self.opened.terms.players

    def all(self, kind: type[ReadT]) -> list[ReadT]:
        """The fields of the events of this shape, in order."""
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
        """The contribution of ``seat`` to the key; empty if there is none."""
        return self.shares.get(seat, "")

    def order(self, secret: bytes) -> Cards:
        """The order of the cards that follows from ``secret`` and the shares."""
        bound = self.opened.commitment
        shares = [self.share(seat) for seat in range(self.players)]
        return order_of(self.game.deck, key_of(bound.algorithm, bound.context, secret, shares))
