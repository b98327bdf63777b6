"""Search the rest of a hand: does every legal course of play lead to the same outcome?

Hands and seats are given by place in the line-up, and cards only as sets and numbers, for speed. The outcome of a
course depends on the tricks that each place has at the end and on the declarer's longest run.
"""

from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple, TypeAlias

from kitapi.cards import SUIT_MASK, Suit

Tricks: TypeAlias = tuple[int, ...]

Outcome: TypeAlias = Callable[[Tricks, int], Hashable]
"""The outcome of a hand, by the tricks of each place and the declarer's longest run."""

MOST_POSITIONS = 10_000
"""How many positions between two tricks are examined before the search gives up."""

_SUITS = tuple(SUIT_MASK.values())
_WALLS = sum(mask & -mask for mask in _SUITS)
"""The lowest bit of every suit, which is no card of the pack: it separates each suit's cards from those of the next."""

_SUIT_OF = {1 << bit: mask for mask in _SUITS for bit in range(mask.bit_length()) if mask >> bit & 1}
"""By the bit of each card, all cards of its suit; a table because it is looked up for every card that is tried."""


class Position(NamedTuple):
    """The state between two tricks. ``run``: tricks that the declarer has just taken in a row.

    ``longest``: the most so far.
    """

    hands: tuple[int, ...]
    leader: int
    won: Tricks
    run: int
    longest: int


class Ending(NamedTuple):
    """A hand to be played out; ``declarer``: their place.

    ``runs_count``: whether the outcome depends on the longest run. ``lost_with_trick``: whether the declarer's first
    trick decides everything, as in betl.
    """

    position: Position
    trump: Suit | None
    declarer: int
    runs_count: bool
    lost_with_trick: bool


class PartialTrick(NamedTuple):
    """A trick being played: the ``hands`` left, the cards on the ``table``, the ``best``, and who played it."""

    hands: tuple[int, ...]
    table: int
    best: int
    winner: int


def same_for_all(ending: Ending, outcome: Outcome) -> Position | None:
    """The end of one course if every legal course has the same outcome; None if not, or if it is not known.

    A few plain courses, which nearly always have different outcomes, are tried first; only if they do not, all courses
    are searched, as long as they lead to no more than ``MOST_POSITIONS`` positions.
    """
    courses = _plain_courses(ending)
    first = next(courses)
    expected = outcome(first.won, first.longest)
    if any(outcome(end.won, end.longest) != expected for end in courses):
        return None
    return first if _all_have_outcome(ending, outcome, expected) else None


def after_trick(position: Position, hands: tuple[int, ...], winner: int, declarer: int) -> Position:
    """``position`` after a trick that ``winner`` took and that left ``hands``."""
    won = position.won
    run = position.run + 1 if winner == declarer else 0
    return Position(
        hands, winner, (*won[:winner], won[winner] + 1, *won[winner + 1 :]), run, max(run, position.longest)
    )


def _plain_courses(ending: Ending) -> Iterator[Position]:
    """The ends of the courses in which each place plays its highest legal card throughout, or each its lowest.

    Everybody's lowest comes first, then the declarer's highest against the others' lowest, and the reverse: the
    outcomes of these three nearly always differ.
    """
    places = len(ending.position.hands)
    everybody = (1 << places) - 1
    of_declarer = 1 << ending.declarer
    for highest in dict.fromkeys((0, of_declarer, everybody ^ of_declarer, *range(everybody + 1))):
        yield _plain_end(ending, highest)


def _is_lost(ending: Ending, position: Position) -> bool:
    """Whether the declarer has taken the trick that decides everything."""
    return ending.lost_with_trick and position.won[ending.declarer] > 0


def _plain_end(ending: Ending, highest: int) -> Position:
    """The end of a plain course: places in the bits of ``highest`` play their highest legal card, others their lowest.

    Highest and lowest are by suit first, which is as good as any order.
    """
    position, declarer = ending.position, ending.declarer
    hands, won = list(position.hands), list(position.won)
    leader, run, longest = position.leader, position.run, position.longest
    trump = 0 if ending.trump is None else SUIT_MASK[ending.trump]
    while hands[0] and not (ending.lost_with_trick and won[declarer]):
        leader = _play_plain_trick(hands, leader, trump, highest)
        won[leader] += 1
        run = run + 1 if leader == declarer else 0
        longest = max(run, longest)
    return Position(tuple(hands), leader, tuple(won), run, longest)


def _play_plain_trick(hands: list[int], leader: int, trump: int, highest: int) -> int:
    """Play a trick of a plain course out of ``hands``; returns the place that takes it."""
    led = best = beating = winner = 0
    for place in (*range(leader, len(hands)), *range(leader)):
        hand = hands[place]
        legal = (hand & led) or (led and hand & trump) or hand
        card = 1 << legal.bit_length() - 1 if highest >> place & 1 else legal & -legal
        hands[place] = hand ^ card
        if not led:
            led = beating = _SUIT_OF[card]
            best, winner = card, place
        elif card > best if card & beating else card & trump:
            best, winner, beating = card, place, _SUIT_OF[card]
    return winner


def legal_bits(hand: int, led: int, trump: int) -> int:
    """The cards of ``hand`` that may be played; ``led``, ``trump``: all cards of the suit, or 0.

    The same as ``kitapi.mechanics.tricks.playable``, on sets alone.
    """
    return (hand & led) or (led and hand & trump) or hand


def suit_of(card: int) -> int:
    """All cards of the suit of ``card``, which is a single card."""
    return _SUIT_OF[card]


def _with_card(trying: PartialTrick, place: int, card: int, trump: int) -> PartialTrick:
    """``trying`` after ``place`` has played ``card``."""
    hands = trying.hands
    left = (*hands[:place], hands[place] ^ card, *hands[place + 1 :])
    best = trying.best
    beats = not best or (card > best if suit_of(best) & card else bool(card & trump))
    return PartialTrick(left, trying.table | card, card if beats else best, place if beats else trying.winner)


def _all_have_outcome(ending: Ending, outcome: Outcome, expected: Hashable) -> bool:
    """Whether every legal course has the ``expected`` outcome; also False if the search would take too long."""
    seen: set[Hashable] = set()
    ahead = [ending.position]
    while ahead:
        position = ahead.pop()
        end = find_certain_end(ending, position)
        if end is None:
            for later in positions_after_trick(ending, position):
                if (mark := _position_key(ending, later)) not in seen:
                    seen.add(mark)
                    ahead.append(later)
        elif outcome(end.won, end.longest) != expected:
            return False
        if len(seen) > MOST_POSITIONS:
            return False
    return True


def _position_key(ending: Ending, position: Position) -> Hashable:
    """The part of a position on which the possible outcomes depend."""
    if ending.lost_with_trick:
        return position.hands, position.leader
    return position if ending.runs_count else position[:3]


def find_certain_end(ending: Ending, position: Position) -> Position | None:
    """The end if only one is possible: all is played, or the leader takes the rest; or one equivalent to all others."""
    left = position.hands[0].bit_count()
    if not left:
        return position
    if _is_lost(ending, position):
        return position
    if ending.lost_with_trick and takes_none(position.hands, position.leader, ending.declarer):
        return position
    if ending.lost_with_trick and takes_one(position.hands, position.leader, ending.declarer):
        return after_trick(position, position.hands, ending.declarer, ending.declarer)
    if not takes_all(position.hands, position.leader, ending.trump):
        return None
    for _ in range(left):
        position = after_trick(position, position.hands, position.leader, ending.declarer)
    return position


def takes_all(hands: tuple[int, ...], leader: int, trump: Suit | None) -> bool:
    """Whether ``leader`` takes every trick in whatever order they lead, because none of their cards can be beaten.

    In each suit their lowest card is higher than all the others' cards, and a side suit cannot be ruffed.
    """
    own, others = hands[leader], _held_beside(hands, leader)
    trumps = 0 if trump is None else SUIT_MASK[trump]
    if others & trumps and own & ~trumps:
        return False
    return all((own & suit & -(own & suit)) > others & suit for suit in _SUITS if own & suit)


def takes_none(hands: tuple[int, ...], leader: int, place: int) -> bool:
    """Whether ``place``, not on lead, certainly takes no trick; there are no trumps.

    No legal course gives it one, however badly the others play. False does not mean that it takes one.
    """
    return place != leader and not any(_may_take_in(suit, hands, place) for suit in _SUITS if hands[place] & suit)


def _may_take_in(suit: int, hands: tuple[int, ...], place: int) -> bool:
    """Whether ``place`` may still take a trick of ``suit`` that another place leads."""
    own = hands[place] & suit
    for leader, hand in enumerate(hands):
        lowest = hand & suit & -(hand & suit)
        if leader != place and 0 < lowest < own and _may_run_out(suit, hands, place, leader):
            return True
    return False


def _may_run_out(suit: int, hands: tuple[int, ...], place: int, leader: int) -> bool:
    """Whether ``leader`` may still lead a card of ``suit`` that ``place`` beats and the third hand does not.

    If the third hand's cards of the suit are all higher than those of ``place``, it must first get rid of them. It
    plays one whenever the suit is led, as long as both ``place`` and ``leader`` have a card of the suit to spare. It
    discards one when ``leader`` leads another suit in which it is void, as long as ``leader`` has a card of that suit
    to spare.
    """
    if len(hands) < 3:
        return True
    third = hands[3 - place - leader]
    above = third & suit
    if (above & -above) < hands[place] & suit:
        return True
    parted = min((hands[place] & suit).bit_count(), (hands[leader] & suit).bit_count()) - 1
    for other in _SUITS:
        if other != suit:
            parted += max(0, (hands[leader] & other).bit_count() - (third & other).bit_count())
    return above.bit_count() <= parted


def takes_one(hands: tuple[int, ...], leader: int, place: int) -> bool:
    """Whether ``place``, not on lead, certainly takes a trick; there are no trumps.

    It can lose the suit in which it holds the highest cards only by discarding them on suits in which it is void.
    Another suit is led at most as often as one of the others holds it; ``place`` must follow as often as it holds the
    suit, or have discarded those cards.
    """
    if place == leader:
        return False
    own = hands[place]
    others = [hand for other, hand in enumerate(hands) if other != place]
    discards = [max(0, max((hand & suit).bit_count() for hand in others) - (own & suit).bit_count()) for suit in _SUITS]
    most, held = sum(discards), _held_beside(hands, place)
    return any(
        (own & suit & -1 << (held & suit).bit_length()).bit_count() > most - discard
        for suit, discard in zip(_SUITS, discards, strict=True)
    )


def _held_beside(hands: tuple[int, ...], place: int) -> int:
    """All cards in the hands of the other places."""
    held = 0
    for other, hand in enumerate(hands):
        if other != place:
            held |= hand
    return held


def positions_after_trick(ending: Ending, position: Position) -> set[Position]:
    """The positions after every possible trick; of equivalent cards only one is tried."""
    places = len(position.hands)
    trump = 0 if ending.trump is None else SUIT_MASK[ending.trump]
    tried = [(PartialTrick(position.hands, 0, 0, position.leader), 0)]
    for turn in range(places):
        place = (position.leader + turn) % places
        tried = [
            (_with_card(trying, place, card, trump), led or suit_of(card))
            for trying, led in tried
            for card in distinct_cards(legal_bits(trying.hands[place], led, trump), trying, place)
        ]
    return {after_trick(position, trying.hands, trying.winner, ending.declarer) for trying, _ in tried}


def distinct_cards(legal: int, trying: PartialTrick, place: int) -> Iterator[int]:
    """Of ``legal``, the lowest card of every group that no other player's card separates.

    It makes no difference which card of a group is played, as cards out of play can neither beat nor be beaten.
    """
    between = _WALLS | trying.table | _held_beside(trying.hands, place)
    before = 0
    while legal:
        card = legal & -legal
        legal ^= card
        if not before or between & (card - 1) & ~(before - 1):
            yield card
        before = card
