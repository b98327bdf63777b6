"""The steady player's discards and games, or throwing in: the highest expected value."""

from kitapi.games.preferans.players.plans import plan_value, plans_after_talon, plans_with
from kitapi.games.preferans.rules.actions import Discard, GiveWay, NameGame, ThrowIn
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.ladder import games_from
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.kernel import Form
from kitapi.players.tricks.holdings import card_of, cards_in, hand_of


def choose_discards(view: PreferansView) -> Discard | ThrowIn:
    """Return the two cards that cost least to discard for the best game, or throwing in if its value is negative."""
    assert view.bargain is not None
    least = view.bargain.number or 1
    best = max(plans_after_talon(view, hand_of(view.hand), games_from(least, view.variant)), key=plan_value)
    if ThrowIn() in view.options and best.value <= 0:
        return ThrowIn()
    return Discard(tuple(card_of(bit) for bit in cards_in(best.discards)))


def choose_game(view: PreferansView) -> NameGame | GiveWay:
    """Return the game of the highest value with the ten cards, or giving way if its value is negative."""
    assert view.bargain is not None
    from_hand = view.bargain.number is None
    best = max(plans_with(view, hand_of(view.hand), _nameable(view), from_hand=from_hand), key=plan_value)
    if GiveWay() in view.options and best.value <= 0:
        return GiveWay()
    return NameGame(best.game, best.laid_open)


def _nameable(view: PreferansView) -> list[GameNumber]:
    """Return the games that may be named."""
    form = next(option for option in view.options if isinstance(option, Form))
    return [GameNumber(number) for number in form.fields[0].values]
