"""Results of the rest of a hand that are certain with all cards known, as in ``rules.certain_ends`` (SK-PLAY-03).

A place is a seat's index in the order of turn, starting with the declarer. A position between two tricks consists of
the hands of the three places (0 for a place that is out of play) and of its ``state``. A state is one integer: the
place on lead (2 bits), then, with 4 bits each, the number of tricks of each place, the declarer's present run of tricks
and their longest run.
"""

from kitapi.compiling.bits import bit_count, highest_bit, lowest_bit
from kitapi.compiling.kernels import compiled

LEADER_BITS, TRICKS_BITS, RUN_BITS = 0b11, 0xFFF << 2, 0xFF << 14
"""Masks of the parts of a state: the place on lead, the tricks of the three places, the present and the longest run."""
OF_DECLARER = 0xF << 2
"""The mask of the declarer's tricks in a state."""

OF_THREE_HANDS = "int64, int64, int64"

SEVENS = 0x01010101
"""The set of the lowest cards of all suits."""


@compiled("int64(int64, int64, int64)")
def legal_of(own: int, led: int, trumps: int) -> int:
    """Return the cards of ``own`` that may be played; ``led``: the suit that was led, 0 for the leader."""
    if own & led:
        return own & led
    if led and own & trumps:
        return own & trumps
    return own


@compiled("int64(int64, int64)")
def with_trick(state: int, winner: int) -> int:
    """Return ``state`` after the place ``winner`` took a trick."""
    state = (state & ~LEADER_BITS | winner) + (1 << 2 + 4 * winner)
    if winner:
        return state & ~(0xF << 14)
    state += 1 << 14
    run = state >> 14 & 0xF
    return state + (1 << 18) if run > state >> 18 & 0xF else state


@compiled("boolean(int64, int64, int64)")
def beats(card: int, best: int, trumps: int) -> bool:
    """Whether ``card`` beats ``best``, which was played before it."""
    return card > best if card >> 3 == best >> 3 else trumps >> card & 1 == 1


@compiled("int64(int64)")
def at_least(cards: int) -> int:
    """Return, for every suit in ``cards``, its lowest card in ``cards`` and all cards of the suit above that."""
    cards |= cards << 1 & 0xFEFEFEFE
    cards |= cards << 2 & 0xFCFCFCFC
    return cards | cards << 4 & 0xF0F0F0F0


@compiled("int64(int64)")
def suits_of(cards: int) -> int:
    """Return the sevens of the suits of ``cards``."""
    cards |= cards >> 4
    cards |= cards >> 2
    return (cards | cards >> 1) & SEVENS


@compiled(f"UniTuple(int64, 3)({OF_THREE_HANDS}, int64)")
def from_leader(one: int, two: int, three: int, leader: int) -> tuple[int, int, int]:
    """Return the three values given by place, in the order of the trick that ``leader`` leads."""
    if leader == 0:
        return one, two, three
    return (two, three, one) if leader == 1 else (three, one, two)


@compiled(f"int64({OF_THREE_HANDS}, int64, int64)")
def takes_rest(one: int, two: int, three: int, leader: int, trumps: int) -> int:
    """Return the place that plainly takes every trick whatever is played; −1 if there is none."""
    lead, _, _ = from_leader(one, two, three, leader)
    for place in range(3):
        own = one if place == 0 else two if place == 1 else three
        others = (one | two | three) ^ own
        if not own or at_least(own) & others or (others & trumps and own & ~trumps):
            continue
        if place == leader or own & trumps or not suits_of(lead) & ~suits_of(own):
            return place
    return -1


@compiled("boolean(int64, int64, int64, int64)")
def may_run_out(own: int, leads: int, third: int, suit: int) -> bool:
    """Whether the leader may still lead a card of the suit that ``own`` beats and the third hand in play does not."""
    mask = 0xFF << 8 * suit
    above = third & mask
    if (above & -above) < own & mask:
        return True
    parted = min(bit_count(own & mask), bit_count(leads & mask)) - 1
    for other in range(4):
        if other != suit:
            cards = 0xFF << 8 * other
            parted += max(0, bit_count(leads & cards) - bit_count(third & cards))
    return bit_count(above) <= parted


@compiled(f"boolean({OF_THREE_HANDS}, boolean)")
def takes_none(own: int, second: int, third: int, three: bool) -> bool:
    """Whether it is certain that the declarer, not on lead and without trumps, takes no trick.

    ``three``: whether both defenders play.
    """
    from_second, from_third = at_least(second) & own, at_least(third) & own
    if not from_second | from_third:
        return True
    if not three:
        return False
    for suit in range(4):
        mask = 0xFF << 8 * suit
        if from_second & mask and may_run_out(own, second, third, suit):
            return False
        if from_third & mask and may_run_out(own, third, second, suit):
            return False
    return True


@compiled(f"int64({OF_THREE_HANDS}, int64)")
def discards_on(own: int, second: int, third: int, suit: int) -> int:
    """Return an upper bound of the number of cards that the declarer can discard on a suit."""
    cards = 0xFF << 8 * suit
    return max(0, max(bit_count(second & cards), bit_count(third & cards)) - bit_count(own & cards))


@compiled("int64(int64, int64)")
def count_winning(own: int, others: int) -> int:
    """Return, in a byte for each suit, a lower bound of the number of ``own`` cards that win a trick of this suit.

    All ``own`` cards are assumed to be played to tricks of their own suit.
    """
    higher, winning = 0, 0
    for rank in range(7, -1, -1):
        higher += others >> rank & SEVENS
        card = own >> rank & SEVENS
        beaten = card & (higher + 0x7F7F7F7F) >> 7
        higher -= beaten
        winning += card ^ beaten
    return winning


@compiled(f"boolean({OF_THREE_HANDS})")
def takes_one(own: int, second: int, third: int) -> bool:
    """Whether it is certain that the declarer, not on lead, takes a trick where there are no trumps.

    If the declarer discards all winning cards of several suits, those of the first of these suits must be discarded on
    suits without winning cards.
    """
    winning = count_winning(own, second | third)
    if not winning:
        return False
    most, first, least = 0, 0, 10
    for suit in range(4):
        discards = discards_on(own, second, third, suit)
        most += discards
        if winning >> 8 * suit & 0xFF:
            least = min(least, winning >> 8 * suit & 0xFF)
        else:
            first += discards
    certain = least > first
    for suit in range(4):
        certain |= winning >> 8 * suit & 0xFF > most - discards_on(own, second, third, suit)
    return certain


@compiled(f"int64({OF_THREE_HANDS}, int64, int64, int64, int64, boolean, int64, int64)")
def plain_end(
    one: int, two: int, three: int, state: int, playing: int, highest: int, trumps: int, first_decides: bool,
    least: int, most: int,
) -> int:  # fmt: skip
    """Return the state after a plain course: places in ``highest`` play their highest legal card, others their lowest.

    ``playing``: the places in play. ``first_decides``: whether the hand ends with the declarer's first trick. Return −1
    as soon as the declarer's final number of tricks cannot be from ``least`` to ``most``.
    """
    leader = state & LEADER_BITS
    a, b, c = from_leader(one, two, three, leader)
    while True:
        taken = state >> 2 & 0xF
        if taken > most or taken + bit_count(a) < least:
            return -1
        if not a or (first_decides and taken):
            return state
        plays, high = (playing << 3 | playing) >> leader, (highest << 3 | highest) >> leader
        best = highest_bit(a) if high & 1 else lowest_bit(a)
        a ^= 1 << best
        led, winner = 0xFF << (best & 24), 0
        if plays & 2:
            legal = legal_of(b, led, trumps)
            card = highest_bit(legal) if high & 2 else lowest_bit(legal)
            b ^= 1 << card
            if beats(card, best, trumps):
                best, winner = card, 1
        if plays & 4:
            legal = legal_of(c, led, trumps)
            card = highest_bit(legal) if high & 4 else lowest_bit(legal)
            c ^= 1 << card
            if beats(card, best, trumps):
                winner = 2
        a, b, c = from_leader(a, b, c, winner)
        leader = (leader + winner) % 3
        state = with_trick(state, leader)


@compiled(f"boolean({OF_THREE_HANDS}, int64)")
def can_duck(own: int, second: int, third: int, leader: int) -> bool:
    """Whether the declarer, not on lead and without trumps, takes no trick in a course in which all try for that.

    The leader prefers a suit in which the declarer's highest card loses, then one that the declarer does not hold. The
    declarer plays the highest card that loses or, if void, discards the highest.
    """
    lead, other = (second, third) if leader == 1 else (third, second)
    while own:
        found, best = 0, 0
        for suit in range(4):
            cards, against = lead >> 8 * suit & 0xFF, own >> 8 * suit & 0xFF
            if cards:
                fits = 3 if cards > against > 0 and highest_bit(cards) > highest_bit(against) else 0
                if not against:
                    fits = 2
                elif not fits and highest_bit(cards) > lowest_bit(against):
                    fits = 1
                if fits > found:
                    found, best = fits, 8 * suit + highest_bit(cards)
        if not found:
            return False
        lead ^= 1 << best
        mask, takes = 0xFF << (best & 24), False
        if other:
            legal = other & mask if other & mask else other
            card = highest_bit(legal)
            other ^= 1 << card
            if card >> 3 == best >> 3 and card > best:
                best, takes = card, True
        if own & mask:
            legal = own & mask & ((1 << best) - 1)
            if not legal:
                return False
            own ^= 1 << highest_bit(legal)
        else:
            for rank in range(7, -1, -1):
                cards = own >> rank & SEVENS
                if cards:
                    own ^= 1 << (rank + lowest_bit(cards))
                    break
        if takes:
            lead, other = other, lead
    return True
