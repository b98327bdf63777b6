"""Tricks in which a player must follow suit or, if void, play a trump."""

from collections.abc import Sequence

from kitapi.cards import SUIT_MASK, Card, CardSet, Suit


def playable(hand: int, led: Suit | None, trump: Suit | None) -> CardSet:
    """The cards of ``hand`` that may be played to a trick.

    Follow the suit led; void in it, play a trump; void in both, or with nothing led yet, any card. There is no duty
    to beat. ``trump`` is None at no trumps.
    """
    if led is None:
        return CardSet(hand)
    if following := hand & SUIT_MASK[led]:
        return CardSet(following)
    if trump is not None and (trumps := hand & SUIT_MASK[trump]):
        return CardSet(trumps)
    return CardSet(hand)


def void_shown(card: int, led: int, trump: int) -> int:
    """The suits in which the player of ``card`` is void, as the duties of ``playable`` imply.

    ``led``: all cards of the suit led. ``trump``: all trumps, 0 at no trumps.
    """
    if card & led:
        return 0
    return led if card & trump else led | trump


def suit_to_follow(hand: int, led: Suit, trump: Suit | None) -> Suit:
    """The suit that a hand with a duty must play: the suit led, or trumps if the hand is void in it."""
    return led if trump is None or hand & SUIT_MASK[led] else trump


def winning_place(cards: Sequence[Card], trump: Suit | None) -> int:
    """The index in ``cards``, which are in the order played, of the winner: the highest trump, else of the suit led."""
    best = 0
    for place in range(1, len(cards)):
        card, winner = cards[place], cards[best]
        if card.suit is winner.suit:
            if card.index > winner.index:
                best = place
        elif card.suit is trump:
            best = place
    return best
