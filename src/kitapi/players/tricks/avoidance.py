"""Chooses a card in a game in which every trick costs: plays low, and discards cards that would take tricks later."""

from kitapi.players.tricks.holdings import SUITS, above, cards_in, height, highest, lowest, suit_of
from kitapi.players.tricks.situation import Situation


def avoid(s: Situation) -> int:
    """The card that is least likely to take tricks."""
    if not s.best:
        return _lead(s)
    over = s.winning_cards()
    under = s.playable & ~over
    if under:
        return _most_dangerous(s, under)
    if not s.after:
        return highest(over)
    return lowest(over)


def _lead(s: Situation) -> int:
    return min((lowest(s.hand & suit) for suit in SUITS if s.hand & suit), key=lambda bit: _risk_on_lead(s, bit))


def _risk_on_lead(s: Situation, bit: int) -> float:
    out = s.unseen & suit_of(bit)
    if not out:
        return 9.0
    return 8.0 * (1 - (out & above(bit)).bit_count() / out.bit_count()) - 0.3 * out.bit_count()


def _most_dangerous(s: Situation, cards: int) -> int:
    return max(cards_in(cards), key=lambda bit: _danger(s, bit))


def _danger(s: Situation, bit: int) -> float:
    """The risk that a card takes a trick: greater with more unseen lower cards, less with more own cards in suit."""
    suit = suit_of(bit)
    out = s.unseen & suit
    below = (out & ~above(bit)).bit_count()
    return below - 1.5 * (s.hand & suit).bit_count() + 0.1 * height(bit)
