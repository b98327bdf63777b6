"""Results of the rest of a hand that are certain when all cards are known (SK-PLAY-03).

A place is a seat's index in the line-up. Hands are sets of cards, by place; between two tricks all have the same size.
"""

from kitapi.cards import SUIT_MASK, Suit

_SUITS = tuple(SUIT_MASK.values())


_NOT_LOWEST = tuple(sum(mask & ~(((1 << steps) - 1) * (mask & -mask)) for mask in _SUITS) for steps in (1, 2, 4))
"""All cards but the lowest one, two and four of every suit."""


def at_least(cards: int) -> int:
    """Return, for every suit in ``cards``, its lowest card in ``cards`` and all cards of the suit above that."""
    above_one, above_two, above_four = _NOT_LOWEST
    cards |= cards << 1 & above_one
    cards |= cards << 2 & above_two
    return cards | cards << 4 & above_four


def takes_all(hands: tuple[int, ...], leader: int, trump: Suit | None) -> bool:
    """Whether ``leader`` takes every trick in whatever order they lead, because none of their cards can be beaten.

    In each suit their lowest card is higher than all the others' cards, and a side suit cannot be ruffed.
    """
    return _beats_all(hands[leader], held_beside(hands, leader), 0 if trump is None else SUIT_MASK[trump])


def _beats_all(own: int, others: int, trumps: int) -> bool:
    """Whether no card of ``own`` can be beaten or ruffed by one of ``others``."""
    return not (at_least(own) & others or (others & trumps and own & ~trumps))


def takes_rest(hands: tuple[int, ...], leader: int, trump: Suit | None) -> int | None:
    """Return the place that plainly takes every trick whatever is played.

    If another place leads, it must hold every suit that may be led, or trumps.
    """
    trumps, lead, held = 0 if trump is None else SUIT_MASK[trump], hands[leader], 0
    for hand in hands:
        held |= hand
    for place, own in enumerate(hands):
        if _beats_all(own, held ^ own, trumps) and (
            place == leader or own & trumps or all(own & suit for suit in _SUITS if lead & suit)
        ):
            return place
    return None


def takes_none(hands: tuple[int, ...], leader: int, place: int) -> bool:
    """Whether ``place``, not on lead and without trumps, certainly takes no trick.

    No legal course gives it one, however badly the others play. False does not mean that it takes one.
    """
    if place == leader:
        return False
    own = hands[place]
    for other, hand in enumerate(hands):
        if other != place and (above := at_least(hand) & own):
            if len(hands) < 3:
                return False
            if any(above & suit and _may_run_out(suit, hands, place, other) for suit in _SUITS):
                return False
    return True


def _may_run_out(suit: int, hands: tuple[int, ...], place: int, leader: int) -> bool:
    """Whether ``leader`` may still lead a card of ``suit`` that ``place`` beats and the third hand does not.

    If the third hand's cards of the suit are all higher than those of ``place``, it must first get rid of them. It
    plays one whenever the suit is led, as long as both ``place`` and ``leader`` have a card of the suit to spare. It
    discards one when ``leader`` leads another suit in which it is void, as long as ``leader`` has a card of that suit
    to spare.
    """
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

    Cards that win if they are played to a trick of their suit must be discarded on suits in which it is void. Another
    suit is led at most as often as one of the others holds it; ``place`` must follow as often as it holds the suit, or
    have discarded those cards. The first suit with such cards of which ``place`` gets rid must be discarded on suits
    without such cards.
    """
    if place == leader:
        return False
    own, held = hands[place], held_beside(hands, place)
    winning = [_count_winning(own & suit, held & suit) for suit in _SUITS]
    if not any(winning):
        return False
    others = [hand for other, hand in enumerate(hands) if other != place]
    discards = [max(0, max((hand & suit).bit_count() for hand in others) - (own & suit).bit_count()) for suit in _SUITS]
    before = sum(discard for count, discard in zip(winning, discards, strict=True) if not count)
    if min(count for count in winning if count) > before:
        return True
    most = sum(discards)
    return any(count > most - discard for count, discard in zip(winning, discards, strict=True))


def _count_winning(own: int, others: int) -> int:
    """Return how many cards of a suit surely win if a place plays all its cards of the suit to that suit's tricks.

    This is a lower bound.
    """
    if not own:
        return 0
    higher = winning = 0
    both = own | others
    while both:
        card = 1 << both.bit_length() - 1
        both ^= card
        if others & card:
            higher += 1
        elif higher:
            higher -= 1
        else:
            winning += 1
    return winning


def can_duck(hands: tuple[int, ...], leader: int, place: int) -> bool:
    """Whether ``place``, not on lead and without trumps, takes no trick in a course in which all try for that.

    The leader prefers a suit in which the highest card of ``place`` loses, then one that it does not hold. ``place``
    plays the highest card that loses, or discards the highest. False does not mean that it must take one.
    """
    own, lead = hands[place], hands[leader]
    other = next((hand for at, hand in enumerate(hands) if at not in (leader, place)), 0)
    while own:
        best, suit = _find_lead(lead, own)
        if not best:
            return False
        lead ^= best
        takes = False
        if other:
            legal = other & suit or other
            card = 1 << legal.bit_length() - 1
            other ^= card
            if card & suit and card > best:
                best, takes = card, True
        if own & suit:
            legal = own & suit & best - 1
            if not legal:
                return False
            own ^= 1 << legal.bit_length() - 1
        else:
            own ^= max((1 << (own & cards).bit_length() - 1 for cards in _SUITS if own & cards), key=_rank_bit)
        if takes:
            lead, other = other, lead
    return True


def _rank_bit(card: int) -> int:
    """Return the bit of the card of the same rank in the first suit."""
    while card > _SUITS[0]:
        card >>= _SUITS[0].bit_length()
    return card


def _find_lead(lead: int, own: int) -> tuple[int, int]:
    """Return the card of ``lead`` to be led so that ``own`` may lose, and its suit; zeros if there is none."""
    found, best = 0, (0, 0)
    for suit in _SUITS:
        cards, against = lead & suit, own & suit
        if cards:
            highest = 1 << cards.bit_length() - 1
            fits = 2 if not against else 3 if highest > against else 1 if highest > against & -against else 0
            if fits > found:
                found, best = fits, (highest, suit)
    return best


def held_beside(hands: tuple[int, ...], place: int) -> int:
    """Return all cards in the hands of the other places."""
    held = 0
    for other, hand in enumerate(hands):
        if other != place:
            held |= hand
    return held
