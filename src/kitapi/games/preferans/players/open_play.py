"""Cards of an open game, in which the defenders see all hands and choose the declarer's cards too (SK-GAME-06)."""

from collections.abc import Iterable, Sequence

from kitapi.cards import Card, CardSet, cards_of, set_of
from kitapi.games.preferans.rules.game_numbers import GameNumber, trump_of
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import Seat
from kitapi.mechanics.tricks import playable, winning_place


def choose_spoiling_card(view: PreferansView, cards: Sequence[Card]) -> Card:
    """Return the one of ``cards``, their own or the declarer's, that a defender plays to defeat the game.

    If the trick can be won by the side that the declarer does not want to win it, choose a card for that. Otherwise
    choose, of the declarer's cards, one that they need, and of the own cards, one that would win an unwanted trick.
    """
    assert view.bargain is not None
    assert view.bargain.declarer is not None
    declarer = view.bargain.declarer
    seat = declarer if view.plays_for == declarer else view.seat
    harmful = [card for card in cards if _can_go_wrong(view, declarer, card)]
    wants_it_high = (seat == declarer) == bool(harmful or not _is_betl(view))
    ranked = sorted(harmful or cards, key=lambda card: card.rank.height)
    return ranked[-1] if wants_it_high else ranked[0]


def _is_betl(view: PreferansView) -> bool:
    return view.bargain is not None and view.bargain.game is GameNumber.BETL


def _can_go_wrong(view: PreferansView, declarer: Seat, card: Card) -> bool:
    """Whether, after ``card``, the trick can still be won by the side that the declarer does not want to win it."""
    trick = [(played.seat, played.card) for played in view.trick]
    place = view.lineup.index(trick[0][0]) if trick else view.lineup.index(view.plays_for or view.seat or Seat(0))
    order = (*view.lineup[place:], *view.lineup[:place])
    wanted = _is_betl(view)
    return any(
        (order[_winner(view, cards)] == declarer) == wanted
        for cards in _completions(view, (*(played for _, played in trick), card), order)
    )


def _completions(view: PreferansView, cards: tuple[Card, ...], order: Sequence[Seat]) -> Iterable[tuple[Card, ...]]:
    """Yield the ways in which the trick that began with ``cards`` can be played to its end."""
    if len(cards) == len(order):
        yield cards
        return
    hand = set_of(view.open_hands[order[len(cards)]])
    for card in cards_of(_legal_cards(view, hand, cards[0])):
        yield from _completions(view, (*cards, card), order)


def _legal_cards(view: PreferansView, hand: CardSet, led: Card) -> CardSet:
    assert view.bargain is not None
    assert view.bargain.game is not None
    return playable(hand, led.suit, trump_of(view.bargain.game))


def _winner(view: PreferansView, cards: Sequence[Card]) -> int:
    assert view.bargain is not None
    assert view.bargain.game is not None
    return winning_place(cards, trump_of(view.bargain.game))
