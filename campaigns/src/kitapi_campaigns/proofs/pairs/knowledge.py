"""The cards of the running deal sent to each visitor, and the check that no two visitors together know too much.

Two visitors may be one person, so visiting twice must not show anybody a second hand: two visitors together may know
the cards of the seats that they had when the cards were dealt, or of one seat.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any

import msgspec

from kitapi.cards import EMPTY, Card, CardSet, set_of
from kitapi.kernel import SPECTATOR, Seat, Viewer
from kitapi.records.seat_changes import SeatChange
from kitapi.room.onlookers.messages import State
from kitapi_testing.game_case import GameCase

HAND = "hand"
"""The first word of every place that holds a seat's cards; the seat's number follows."""


SEAT_CHANGED = str(SeatChange.__struct_config__.tag)
"""The kind of the room's own observations, which hold no cards."""


class _Kind(msgspec.Struct):
    kind: str


class SecondHand(AssertionError):
    """Two visitors together know more than one person may know."""


class Knowledge:
    """The seats of whose hidden cards in the running deal each visitor knows some.

    ``owners``: by seat, the person who had it when its cards were dealt.
    """

    def __init__(self, case: GameCase) -> None:
        self._case = case
        self.deal = 0
        self.owners: dict[Seat, str] = {}
        self.known: dict[str, set[Seat]] = {}

    def open_deal(self, deal: int) -> None:
        """Forget the last deal if ``deal`` is a new one: after a deal all its cards are open."""
        if deal != self.deal:
            self.deal, self.owners, self.known = deal, {}, {}

    def record_owners(self, state: Any, holders: dict[Seat, str | None]) -> None:
        """Record the owners of seats that have just been dealt cards; ``holders``: by seat, who has or reserved it."""
        for seat in seats_in(self._case, state):
            if seat not in self.owners:
                self.owners[seat] = holders.get(seat) or f"bot at {seat}"

    def add(self, user: str, message: State, viewer: Viewer, state: Any, events: Sequence[Any]) -> None:
        """Add the cards that ``message`` shows ``user`` as ``viewer``; ``events`` led the deal to ``state``."""
        shown = cards_shown(self._case, message) & ~self._case.cards_seen(events, SPECTATOR)
        if not isinstance(viewer, int):
            shown &= ~self._case.cards_seen(events, viewer)
        for place, cards in self._case.places(state).items():
            if cards & shown and place.startswith(HAND):
                self.known.setdefault(user, set()).add(Seat(int(place.removeprefix(HAND))))

    def check(self) -> int:
        """Check every pair of visitors, also of a visitor with themself, and return the number of pairs.

        Raises:
            SecondHand: two visitors together know too much.
        """
        pairs = list(combinations_with_replacement(sorted(self.known), 2))
        for pair in pairs:
            seats = set().union(*(self.known[user] for user in pair))
            own = {seat for seat, owner in self.owners.items() if owner in pair}
            if len(seats) > max(1, len(own)):
                raise SecondHand(f"{' and '.join(pair)} know the cards of {sorted(seats)}; theirs are {sorted(own)}")
        return len(pairs)


def seats_in(case: GameCase, state: Any) -> Iterator[Seat]:
    """The seats that hold cards in ``state``."""
    for place, cards in case.places(state).items():
        if cards and place.startswith(HAND):
            yield Seat(int(place.removeprefix(HAND)))


def cards_shown(case: GameCase, message: State) -> CardSet:
    """Every card in ``message``, found by its type, because a contract may have the same name as a card."""
    codec = case.game.codec
    shown: int = EMPTY
    if message.view is not None:
        shown |= _cards_in(codec.read_view(bytes(message.view)))
    history = () if message.history is msgspec.UNSET else message.history
    for observation in (*message.observations, *history):
        if msgspec.json.decode(observation, type=_Kind).kind == SEAT_CHANGED:
            continue
        shown |= _cards_in(codec.read_observation(bytes(observation)))
    return CardSet(shown)


def _cards_in(value: Any) -> CardSet:
    return set_of(list(_walk_cards(value)))


def _walk_cards(value: Any) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            yield from _walk_cards(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from _walk_cards(part)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _walk_cards(getattr(value, name))
