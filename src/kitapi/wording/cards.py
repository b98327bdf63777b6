"""Cards as people write them, in the signs of French suits."""

from collections.abc import Mapping, Sequence

from kitapi.cards import Card, Rank, Suit, set_of, sorted_for_hand

SUIT_SIGNS: dict[Suit, str] = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}


def card_in_signs(card: Card) -> str:
    """A card as people write it: ``10♥``, ``A♠``."""
    rank = "10" if card.rank is Rank.TEN else card.rank.value
    return rank + SUIT_SIGNS[card.suit]


def cards_in_signs(cards: Sequence[Card]) -> str:
    """Cards in the order given, those of one suit close together: ``A♠ K♠  10♥``."""
    parts = []
    for place, card in enumerate(cards):
        gap = "  " if place and cards[place - 1].suit is not card.suit else " "
        parts.append((gap if place else "") + card_in_signs(card))
    return "".join(parts)


def hands_dealt(
    hands: Sequence[Sequence[Card]], aside: Sequence[Card], names: Sequence[str], seat: int | None
) -> Mapping[str, Sequence[Card]]:
    """The cards dealt by the players' names, sorted: of all, with those ``aside`` under no name, or of one ``seat``."""
    rows = {
        name: sorted_for_hand(set_of(cards))
        for owner, name in enumerate(names)
        if seat in (None, owner) and (cards := hands[owner])
    }
    return rows if seat is not None else {**rows, "": aside}
