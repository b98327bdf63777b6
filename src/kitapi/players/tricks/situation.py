"""A player's knowledge when they must act: their hand, the trick, the unseen cards, and the voids shown."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kitapi.mechanics.shown_cards import DealBegan, Played
from kitapi.mechanics.tricks import void_shown
from kitapi.players.tricks.holdings import above, bit_of, suit_of


class Seen(NamedTuple):
    """The cards played so far, and for each seat the suits in which it is void."""

    played: int
    voids: tuple[int, int, int, int]


class Situation(NamedTuple):
    """The knowledge of a player who must play a card.

    ``trump`` is all cards of the trump suit, 0 at no trumps. ``best`` is the card that wins the trick so far, 0 on
    lead, and ``best_seat`` the seat that played it. ``after``: the seats that play to this trick after the player.
    ``rivals``: the seats in play against the player. ``unseen``: the cards that others may still hold; ``voids``: by
    seat, the cards that it cannot hold. ``need``: the number of tricks that the declarer still needs.
    """

    seat: int
    hand: int
    playable: int
    trump: int
    best: int
    best_seat: int | None
    after: tuple[int, ...]
    rivals: tuple[int, ...]
    partner: int | None
    unseen: int
    voids: tuple[int, int, int, int]
    need: int

    def of(self, seat: int) -> int:
        """The cards that ``seat`` may hold."""
        return self.unseen & ~self.voids[seat]

    def against(self) -> int:
        """The cards that the rivals may hold."""
        cards = 0
        for seat in self.rivals:
            cards |= self.unseen & ~self.voids[seat]
        return cards

    def winning_cards(self) -> int:
        """The playable cards that would win the trick at this moment."""
        if not self.best:
            return self.playable
        over = self.playable & above(self.best)
        if not self.best & self.trump:
            over |= self.playable & self.trump
        return over


def seen_in(history: Sequence[Any], trump: int, card_played: type, trick_taken: type) -> Seen:
    """The facts shown by the cards played so far in the deal; the types are those of the game's own observations."""
    played = 0
    led = 0
    voids = [0, 0, 0, 0]
    for observation in history:
        kind = type(observation)
        if kind is card_played:
            bit = bit_of(observation.card)
            played |= bit
            if not led:
                led = suit_of(bit)
            else:
                voids[observation.seat] |= void_shown(bit, led, trump)
        elif kind is trick_taken:
            led = 0
        elif kind is DealBegan:
            played = led = 0
            voids = [0, 0, 0, 0]
    return Seen(played, (voids[0], voids[1], voids[2], voids[3]))


def best_of(trick: Iterable[Played], trump: int) -> tuple[int, int | None]:
    """The card that wins the trick at this moment, and who played it; 0 and None on lead."""
    best = 0
    best_seat = None
    for played in trick:
        bit = bit_of(played.card)
        if not best or bit & above(best) or (bit & trump and not best & trump):
            best, best_seat = bit, played.seat
    return best, best_seat
