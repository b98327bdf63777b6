"""A search of the rest of a hand: whether every legal course of play leads to the same outcome.

A place is a seat's index in the line-up; for speed, cards are only integers and sets. The outcome of a course depends
on the final number of tricks of each place and on the declarer's longest run of tricks.
"""

from collections.abc import Callable, Hashable, Iterator
from itertools import count, islice
from typing import NamedTuple, TypeAlias

from kitapi.cards import SUIT_MASK, Suit
from kitapi.games.preferans.rules.certain_ends import can_duck, takes_none, takes_one, takes_rest

Tricks: TypeAlias = tuple[int, ...]

Outcome: TypeAlias = Callable[[Tricks, int], Hashable]
"""A function of the tricks of each place and the declarer's longest run that returns the outcome of a hand."""

MOST_POSITIONS = 10_000
"""The number of positions between two tricks that are examined before the search gives up."""

LAST_FIRST = 8
"""The number of positions that are examined in depth-first order; after that, any waiting position is examined next."""

_SUITS = tuple(SUIT_MASK.values())
_WALLS = sum(mask & -mask for mask in _SUITS)
"""The lowest bit of every suit, which is no card of the pack: it separates each suit's cards from those of the next."""

_SUIT_OF = {1 << bit: mask for mask in _SUITS for bit in range(mask.bit_length()) if mask >> bit & 1}
"""By the bit of each card, all cards of its suit; a table because it is looked up for every card that is tried."""


_TURNS = {
    places: tuple((leader, (*range(leader + 1, places), *range(leader))) for leader in range(places))
    for places in (2, 3)
}
"""By the number of places and the leader: the leader, and the other places in the order in which they play."""

_COURSES = {
    (places, declarer): tuple(dict.fromkeys((1 << declarer, (1 << places) - 1 ^ 1 << declarer, 0, *range(1 << places))))
    for places in (2, 3)
    for declarer in range(places)
}
"""By the number of places and the declarer, the plain courses; see ``_plain_courses``."""


class Position(NamedTuple):
    """The state between two tricks.

    ``run``: the number of tricks that the declarer has just taken in a row. ``longest``: the longest run so far.
    """

    hands: tuple[int, ...]
    leader: int
    won: Tricks
    run: int
    longest: int


class Ending(NamedTuple):
    """The rest of a hand; ``declarer``: the declarer's place.

    ``runs_count``: whether the outcome depends on the longest run. ``lost_with_trick``: whether the declarer's first
    trick decides the outcome, as in betl. ``each_trick_counts``: whether each number of the declarer's tricks has a
    different outcome.
    """

    position: Position
    trump: Suit | None
    declarer: int
    runs_count: bool
    lost_with_trick: bool
    each_trick_counts: bool = False


class Expected(NamedTuple):
    """The expected outcome, which all courses must have: the outcome of ``end``.

    ``tricks``: the numbers of the declarer's tricks with which it is possible. ``by_tricks``: whether it is certain
    with these numbers.
    """

    find: Outcome
    end: Position
    tricks: range
    by_tricks: bool

    def is_outcome(self, won: Tricks, longest: int) -> bool:
        """Whether a course that ends with these tricks and this run has the expected outcome."""
        is_same_end = won == self.end.won and longest == self.end.longest
        return is_same_end or self.find(won, longest) == self.find(self.end.won, self.end.longest)

    def compare(self, least: int, most: int) -> bool | None:
        """Whether all numbers from ``least`` to ``most`` are in ``tricks``; None if only some are."""
        if most < self.tricks.start or least >= self.tricks.stop:
            return False
        return True if self.tricks.start <= least and most < self.tricks.stop else None


def same_for_all(ending: Ending, outcome: Outcome) -> Position | None:
    """Return the end of one course if every legal course has the same outcome; None if not, or if it is not known.

    Two plain courses, which nearly always have different outcomes, are tried first, then whether one place plainly
    takes the rest. Only otherwise the other plain courses are tried, and then all courses are searched, as long as they
    lead to no more than ``MOST_POSITIONS`` positions. The last trick has only one course.
    """
    if ending.position.hands[0].bit_count() == 1:
        return _plain_end(ending, 0, _possible_tricks(ending))
    courses = _plain_courses(ending)
    expected = _expect(ending, next(courses), outcome)
    if _differs(expected, _plain_end(ending, next(courses), expected.tricks)):
        return None
    certain = judge(ending, expected, ending.position)
    if certain is None:
        certain = _all_plain_agree(ending, expected, courses) and _all_have_outcome(ending, expected)
    return _plain_end(ending, 0, expected.tricks) if certain else None


def _all_plain_agree(ending: Ending, expected: Expected, courses: Iterator[int]) -> bool:
    """Whether all plain ``courses`` have the expected outcome."""
    return not any(_differs(expected, _plain_end(ending, highest, expected.tricks)) for highest in courses)


def _expect(ending: Ending, highest: int, outcome: Outcome) -> Expected:
    """Return the outcome of a plain course."""
    tricks = _possible_tricks(ending)
    end = _plain_end(ending, highest, tricks)
    assert end is not None
    taken = end.won[ending.declarer]
    if ending.lost_with_trick:
        tricks = tricks[1:] if taken else tricks[:1]
    elif ending.each_trick_counts:
        tricks = range(taken, taken + 1)
    return Expected(outcome, end, tricks, by_tricks=ending.lost_with_trick)


def _possible_tricks(ending: Ending) -> range:
    """Return all numbers of tricks that the declarer may have at the end."""
    return range(sum(ending.position.won) + ending.position.hands[0].bit_count() + 1)


def _differs(expected: Expected, end: Position | None) -> bool:
    """Whether a course that ends with ``end`` has another outcome; ``end`` is None if the declarer's tricks differ."""
    return end is None or not (expected.by_tricks or expected.is_outcome(end.won, end.longest))


def _same_for_defenders(ending: Ending, expected: Expected) -> bool:
    """Whether the outcome is the same no matter which defender takes the other tricks.

    The declarer's number of tricks is the only one with the expected outcome.
    """
    if ending.runs_count or len(expected.tricks) != 1:
        return False
    won, (tricks,) = ending.position.won, expected.tricks
    if len(won) < 3:
        return True
    rest = sum(won) + ending.position.hands[0].bit_count() - tricks
    first, second = (place for place in range(3) if place != ending.declarer)
    for taken in range(won[first], rest - won[second] + 1):
        end = [0, 0, 0]
        end[ending.declarer], end[first], end[second] = tricks, taken, rest - taken
        if not expected.is_outcome(tuple(end), ending.position.longest):
            return False
    return True


def after_trick(position: Position, hands: tuple[int, ...], winner: int, declarer: int) -> Position:
    """Return ``position`` after a trick that ``winner`` took and that left ``hands``."""
    won = position.won
    run = position.run + 1 if winner == declarer else 0
    return Position(
        hands, winner, (*won[:winner], won[winner] + 1, *won[winner + 1 :]), run, max(run, position.longest)
    )


def _plain_courses(ending: Ending) -> Iterator[int]:
    """Yield the plain courses: each place plays its highest legal card throughout, or each its lowest.

    A course is a set of places, as bits: those that play their highest. The declarer's highest against the others'
    lowest comes first, then the reverse: their outcomes nearly always differ.
    """
    return iter(_COURSES[len(ending.position.hands), ending.declarer])


def _plain_end(ending: Ending, highest: int, tricks: range) -> Position | None:
    """Return the end of a plain course: places in ``highest`` play their highest legal card, the others their lowest.

    Highest and lowest are by suit first, which is as good as any order. None as soon as the declarer cannot end with
    ``tricks``.
    """
    position, declarer = ending.position, ending.declarer
    hands, won = list(position.hands), list(position.won)
    leader, run, longest, left = position.leader, position.run, position.longest, position.hands[0].bit_count()
    trump = 0 if ending.trump is None else SUIT_MASK[ending.trump]
    least, above, first_decides, turns = tricks.start, tricks.stop, ending.lost_with_trick, _TURNS[len(hands)]
    while left and not (first_decides and won[declarer]):
        if won[declarer] >= above or won[declarer] + left < least:
            return None
        leader = _play_plain_trick(hands, turns[leader], trump, highest)
        left -= 1
        won[leader] += 1
        if leader == declarer:
            run += 1
            longest = max(run, longest)
        else:
            run = 0
    return Position(tuple(hands), leader, tuple(won), run, longest) if least <= won[declarer] < above else None


def _play_plain_trick(hands: list[int], turn: tuple[int, tuple[int, ...]], trump: int, highest: int) -> int:
    """Play a trick of a plain course, remove its cards from ``hands``, and return the place that wins it."""
    winner, others = turn
    hand = hands[winner]
    best = 1 << hand.bit_length() - 1 if highest >> winner & 1 else hand & -hand
    hands[winner] = hand ^ best
    led = beating = _SUIT_OF[best]
    for place in others:
        hand = hands[place]
        legal = hand & led or hand & trump or hand
        card = 1 << legal.bit_length() - 1 if highest >> place & 1 else legal & -legal
        hands[place] = hand ^ card
        if card > best if card & beating else card & trump:
            best, winner, beating = card, place, _SUIT_OF[card]
    return winner


def legal_bits(hand: int, led: int, trump: int) -> int:
    """Return the cards of ``hand`` that may be played; ``led``, ``trump``: all cards of the suit, or 0.

    The same as ``kitapi.mechanics.tricks.playable``, on sets alone.
    """
    return (hand & led) or (led and hand & trump) or hand


def suit_of(card: int) -> int:
    """Return all cards of the suit of ``card``, which is a single card."""
    return _SUIT_OF[card]


def _beats(card: int, best: int, trump: int) -> bool:
    """Whether ``card`` beats ``best``, which was played before it."""
    return card > best if _SUIT_OF[best] & card else bool(card & trump)


def _all_have_outcome(ending: Ending, expected: Expected) -> bool:
    """Whether every legal course has the ``expected`` outcome; also False if the search would take too long."""
    expected = expected._replace(by_tricks=expected.by_tricks or _same_for_defenders(ending, expected))
    certain = judge(ending, expected, ending.position)
    if certain is not None:
        return certain
    seen: set[Hashable] = set()
    ahead = [ending.position]
    for turn in count(1):
        position = _take_one_of(ahead, turn)
        if _ends_otherwise(ending._replace(position=position), expected):
            return False
        for later in positions_after_trick(ending, position):
            certain = judge(ending, expected, later)
            if certain is False:
                return False
            if certain is None and (mark := _position_key(ending, expected, later)) not in seen:
                seen.add(mark)
                ahead.append(later)
        if len(seen) > MOST_POSITIONS:
            return False
        if not ahead:
            return True
    return False


def _take_one_of(ahead: list[Position], turn: int) -> Position:
    """Remove and return the last position of ``ahead``, or any after ``LAST_FIRST`` turns: depth-first can be slow."""
    if turn > LAST_FIRST:
        place = 5 * turn % len(ahead)
        ahead[place], ahead[-1] = ahead[-1], ahead[place]
    return ahead.pop()


def _ends_otherwise(ending: Ending, expected: Expected) -> bool:
    """Whether a plain course, or in betl a course in which everybody lets the declarer duck, has another outcome."""
    position, declarer = ending.position, ending.declarer
    if ending.lost_with_trick and position.leader != declarer and expected.tricks.start:
        return can_duck(position.hands, position.leader, declarer)
    courses = islice(_plain_courses(ending), 2)
    return any(_differs(expected, _plain_end(ending, highest, expected.tricks)) for highest in courses)


def _position_key(ending: Ending, expected: Expected, position: Position) -> Hashable:
    """Return the part of a position on which the possible outcomes depend."""
    if expected.by_tricks:
        return position.hands, position.leader, position.won[ending.declarer]
    return position if ending.runs_count else position[:3]


def judge(ending: Ending, expected: Expected, position: Position) -> bool | None:
    """Whether a position surely leads to the ``expected`` outcome, or surely to another one; None without a search."""
    declarer, left = ending.declarer, position.hands[0].bit_count()
    taken = position.won[declarer]
    certain = expected.compare(taken, taken + left)
    if certain is False or (certain and expected.by_tricks):
        return certain
    if expected.by_tricks:
        return _judge_by_tricks(ending, expected, position)
    if left:
        place = takes_rest(position.hands, position.leader, ending.trump)
        if place is None:
            return None
        for _ in range(left):
            position = after_trick(position, position.hands, place, declarer)
    return expected.is_outcome(position.won, position.longest)


def _judge_by_tricks(ending: Ending, expected: Expected, position: Position) -> bool | None:
    """Return the result of ``judge`` if the outcome depends only on the declarer's tricks."""
    hands, leader, declarer = position.hands, position.leader, ending.declarer
    taken, left = position.won[declarer], hands[0].bit_count()
    trumps = 0 if ending.trump is None else SUIT_MASK[ending.trump]
    if not hands[declarer] & trumps and takes_none(hands, leader, declarer):
        return expected.compare(taken, taken)
    place = takes_rest(hands, leader, ending.trump)
    if place is not None:
        taken += left if place == declarer else 0
        return expected.compare(taken, taken)
    if not trumps and takes_one(hands, leader, declarer):
        return expected.compare(taken + 1, taken + left)
    return None


def positions_after_trick(ending: Ending, position: Position) -> list[Position]:
    """Return the positions after every possible trick; of equivalent cards only one is tried."""
    hands, leader = position.hands, position.leader
    trump, (second, *thirds) = 0 if ending.trump is None else SUIT_MASK[ending.trump], _TURNS[len(hands)][leader][1]
    third = thirds[0] if thirds else None
    of_leader, of_second, of_third = hands[leader], hands[second], 0 if third is None else hands[third]
    after = []
    for lead in distinct_cards(of_leader, of_second | of_third):
        led, rest = _SUIT_OF[lead], of_leader ^ lead
        for card in distinct_cards(legal_bits(of_second, led, trump), lead | rest | of_third):
            best, winner = (card, second) if _beats(card, lead, trump) else (lead, leader)
            left = list(hands)
            left[leader], left[second] = rest, of_second ^ card
            if third is None:
                after.append(after_trick(position, tuple(left), winner, ending.declarer))
                continue
            for last in distinct_cards(legal_bits(of_third, led, trump), of_leader | of_second):
                left[third] = of_third ^ last
                taken_by = third if _beats(last, best, trump) else winner
                after.append(after_trick(position, tuple(left), taken_by, ending.declarer))
    return after


def distinct_cards(legal: int, others: int) -> list[int]:
    """Return the lowest card of every group of ``legal`` cards that none of the ``others`` separates.

    It makes no difference which card of a group is played, as cards out of play can neither beat nor be beaten.
    """
    between, before, found = _WALLS | others, 0, []
    while legal:
        card = legal & -legal
        legal ^= card
        if not before or between & (card - 1) & ~(before - 1):
            found.append(card)
        before = card
    return found
