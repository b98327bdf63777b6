"""Card notation: rank then suit in ASCII, ``7c Td Jh``; the rank's letter may be in either case."""

from kitapi.cards.card import Card
from kitapi.texts import Text, TextError

_BY_NOTATION = {card.value: card for card in Card}


class BadNotation(TextError):
    """The text does not name a card, or names a card twice."""


def read_card(text: str) -> Card:
    """The card that ``text`` names.

    Raises:
        BadNotation: ``text`` names no card.
    """
    card = _BY_NOTATION.get(text[:1].upper() + text[1:].lower())
    if card is None:
        raise BadNotation(Text("“{text}” is no card; write rank then suit, such as 7c, Th or As", text=text))
    return card


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards named in ``text``, separated by spaces, in that order.

    Raises:
        BadNotation: a word names no card, or a card is named twice.
    """
    cards = tuple(read_card(word) for word in text.split())
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise BadNotation(Text("{card} is given twice", card=card.value))
    return cards


def write_cards(cards: tuple[Card, ...]) -> str:
    """``cards`` separated by spaces; ``read_cards`` reads it back."""
    return " ".join(card.value for card in cards)
