"""What a player at the turn of a card knows and counts: his hand, the trick, what is still out, who is void in what."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kitapi.games.prefa.events import CardPlayed, TrickTaken
from kitapi.games.prefa.settled import Part
from kitapi.games.prefa.view import PrefaView
from kitapi.mechanics.shown import DealBegan
from kitapi.players.prefa.holdings import DECK, SUITS, above, bit_of, hand_of, suit_of


class Seen(NamedTuple):
    """What the cards played so far have shown: the cards, and for each seat the suits it is void in."""

    played: int
    voids: tuple[int, int, int, int]


class Situation(NamedTuple):
    """The turn of a card, as one player may know it.

    ``trump`` is all cards of the trump suit, 0 at no trumps. ``best`` is the card winning the trick so far, 0 on lead,
    and ``best_seat`` who played it. ``after``: the seats that play to this trick after the player. ``rivals``: those
    in play against him. ``unseen``: cards that others may still hold. ``need``: tricks the declarer still lacks.
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

    def winning(self) -> int:
        """The playable cards that would take the trick as it lies."""
        if not self.best:
            return self.playable
        over = self.playable & above(self.best)
        if not self.best & self.trump:
            over |= self.playable & self.trump
        return over


def seen_in(history: Sequence[Any], trump: int) -> Seen:
    """What the cards played since the deal began have shown."""
    played = 0
    led = 0
    voids = [0, 0, 0, 0]
    for observation in history:
        kind = type(observation)
        if kind is CardPlayed:
            bit = bit_of(observation.card)
            played |= bit
            if not led:
                led = suit_of(bit)
            elif not bit & led:
                voids[observation.seat] |= led if bit & trump else led | trump
        elif kind is TrickTaken:
            led = 0
        elif kind is DealBegan:
            played = led = 0
            voids = [0, 0, 0, 0]
    return Seen(played, (voids[0], voids[1], voids[2], voids[3]))


def situation_of(view: PrefaView, playable: int, history: Sequence[Any]) -> Situation:
    """The situation of the player whose turn it is to play one of ``playable``.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("a spectator plays no card")
    trump = trump_of(view)
    seen = seen_in(history, trump)
    hand = hand_of(view.hand)
    discards = hand_of(view.bargain.discards) if view.bargain else 0
    best, best_seat = _best(view, trump)
    order = playing_after(view, view.seat)
    rivals, partner = _sides(view, order)
    return Situation(
        seat=view.seat,
        hand=hand,
        playable=playable,
        trump=trump,
        best=best,
        best_seat=best_seat,
        after=order[: len(order) - len(view.trick)],
        rivals=rivals,
        partner=partner,
        unseen=DECK & ~(hand | seen.played | discards),
        voids=seen.voids,
        need=_need(view),
    )


def trump_of(view: PrefaView) -> int:
    """All cards of the trump suit; 0 at no trumps and in a pass deal."""
    bargain = view.bargain
    if bargain is None or bargain.contract is None or bargain.contract.strain.trump is None:
        return 0
    return SUITS[bargain.contract.strain.trump.index]


def playing_after(view: PrefaView, seat: int) -> tuple[int, ...]:
    """The other seats in play, in turn after ``seat``."""
    out = {place for place, part in view.parts if part is Part.OUT}
    at = view.active.index(seat)
    round_table = view.active[at + 1 :] + view.active[:at]
    return tuple(place for place in round_table if place not in out)


def _best(view: PrefaView, trump: int) -> tuple[int, int | None]:
    best = 0
    best_seat = None
    for played in view.trick:
        bit = bit_of(played.card)
        if not best or bit & above(best) or (bit & trump and not best & trump):
            best, best_seat = bit, played.seat
    return best, best_seat


def _sides(view: PrefaView, others: tuple[int, ...]) -> tuple[tuple[int, ...], int | None]:
    declarer = view.bargain.declarer if view.bargain else None
    if declarer is None or declarer == view.seat:
        return others, None
    partners = [seat for seat in others if seat != declarer]
    return (declarer,), partners[0] if partners else None


def _need(view: PrefaView) -> int:
    bargain = view.bargain
    if bargain is None or bargain.contract is None:
        return 0
    return bargain.contract.level - view.tricks[bargain.declarer]
