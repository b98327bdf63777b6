"""The declarer's card: draw trumps, cash winners, then develop the long suit and ruff the rest."""

from kitapi.players.tricks.cheap_cards import cheapest, is_master, runs, throw, win_last
from kitapi.players.tricks.holdings import SUITS, above, height, highest, lowest, lowest_equal
from kitapi.players.tricks.situation import Situation


def declare(s: Situation) -> int:
    """The card the declarer plays."""
    if not s.best:
        return _lead(s)
    return _follow(s)


def _lead(s: Situation) -> int:
    trumps = s.hand & s.trump
    theirs = s.against() & s.trump
    if trumps and theirs and (drawn := _draw(trumps, theirs)):
        return drawn
    good = runs(s) & ~s.trump
    safe = not s.trump or not theirs or not trumps or _only_masters(trumps, theirs)
    if good and safe and (s.trump or _enough(s, good)):
        return _cash(s, good)
    return _develop(s)


def _draw(trumps: int, theirs: int) -> int:
    top = highest(trumps)
    if top > highest(theirs):
        return top
    over = (theirs & above(top)).bit_count()
    if over == theirs.bit_count():
        return 0
    second = highest(trumps & ~top)
    if second and not theirs & above(second) & ~above(top):
        return top
    return lowest(trumps) if trumps.bit_count() > over + 1 else 0


def _only_masters(trumps: int, theirs: int) -> bool:
    return not theirs & ~above(highest(trumps))


def _enough(s: Situation, good: int) -> bool:
    """At no trumps, whether cashing makes the contract, or nothing can be gained by waiting."""
    return good.bit_count() >= s.need or good == s.hand or not _longest(s, good)


def _longest(s: Situation, good: int) -> int:
    """The suit to develop: long, with cards that may still become winners; 0 if there is none."""
    best, found = 0.0, 0
    for suit in SUITS:
        mine = s.hand & suit
        if suit == s.trump or mine.bit_count() < 3 or not mine & ~good:
            continue
        out = s.against() & suit
        rank = mine.bit_count() - (out & above(highest(mine))).bit_count() + height(highest(mine)) / 10
        if mine.bit_count() * 2 > out.bit_count() and rank > best:
            best, found = rank, suit
    return found


def _cash(s: Situation, good: int) -> int:
    """The highest card of the suit with the most winners."""
    suit = max(SUITS, key=lambda suit: ((good & suit).bit_count(), -(s.against() & suit).bit_count()))
    return highest(good & suit)


def _develop(s: Situation) -> int:
    """The lead without trumps to draw: where losing a trick costs least and cards may become winners."""
    plain = [suit for suit in SUITS if s.hand & suit and suit != s.trump]
    if not plain:
        return _trump_exit(s)
    suit = max(plain, key=lambda suit: _lead_value(s, suit))
    return _card_to_lead(s, s.hand & suit)


def _trump_exit(s: Situation) -> int:
    top = highest(s.hand)
    return top if is_master(s, top) else lowest(s.hand)


def _lead_value(s: Situation, suit: int) -> float:
    mine = s.hand & suit
    out = s.against() & suit
    top = highest(mine)
    over = (out & above(top)).bit_count()
    length = mine.bit_count()
    if not over:
        return 4.0 + length if not s.against() & s.trump or out.bit_count() >= 3 else 1.0
    second = highest(mine & ~top)
    solid = bool(second) and not out & above(second) & ~above(top)
    if solid and over == 1:
        return 8.0 + length
    if length > over:
        # others should lead up to a guarded honour, unless the suit is long
        return length - 3.0 if over == 1 else length - 2.0
    return 1.0 + 0.4 * length - height(top) / 10


def _card_to_lead(s: Situation, mine: int) -> int:
    top = highest(mine)
    if is_master(s, top):
        return top
    second = highest(mine & ~top)
    out = s.against()
    if second and not out & above(second) & ~above(top):
        return top
    return lowest(mine)


def _follow(s: Situation) -> int:
    over = s.winning_cards()
    if not over:
        return throw(s)
    if not s.after:
        return win_last(s)
    later = s.of(s.after[0])
    plain = over & ~s.trump if not s.best & s.trump else 0
    if plain:
        return _second_hand(s, plain, later)
    return lowest(over)


def _second_hand(s: Situation, over: int, later: int) -> int:
    """The card if the declarer plays second and can win: the winner if it will hold, or if waiting would not help."""
    top = highest(over)
    higher = (later & above(top)).bit_count()
    if not higher:
        return _least_safe(over, later)
    mine = s.playable
    if mine.bit_count() > higher + 1 and higher > 1:
        return lowest(mine)
    if higher == 1 and mine.bit_count() > 1 and height(lowest(mine)) <= 3 and _leader_may_hold(s, top):
        return cheapest(s, top) if _has_pair(s, top) else lowest(mine) if mine.bit_count() > 2 else top
    return cheapest(s, top)


def _leader_may_hold(s: Situation, top: int) -> bool:
    leader = [seat for seat in s.rivals if seat not in s.after]
    return any(s.of(seat) & above(top) for seat in leader)


def _has_pair(s: Situation, top: int) -> bool:
    return lowest_equal(s.hand, top, 0) != top


def _least_safe(over: int, later: int) -> int:
    """The lowest card that the last player cannot beat."""
    safe = [bit for bit in _cards_ascending(over) if not later & above(bit)]
    return safe[0]


def _cards_ascending(cards: int) -> list[int]:
    found = []
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found
