"""Games that suit a hand: a plan is a game with the probability of each number of tricks in it."""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from kitapi.games.preferans.players.betl import betl_chance, is_sure_betl
from kitapi.games.preferans.players.expected_value import expected_value
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber, trump_of
from kitapi.games.preferans.rules.ladder import may_be_open
from kitapi.games.preferans.rules.variant import Seven
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.mechanics.certain import Known, takes_the_rest
from kitapi.players.tricks.chances import SPREAD, chances
from kitapi.players.tricks.estimate import NO_TRUMPS, tricks
from kitapi.players.tricks.holdings import ACES, DECK, SUITS, cards_in

TALON = 1.45
"""The number of tricks that talon and discards add on average."""

BEFORE_TALON = 1.15
"""The standard deviation of the number of tricks before the talon is known."""

ALL_TEN = 0.97
"""The probability of ten tricks with a hand that takes them all by itself."""

IN_A_ROW = 0.6
"""The number of expected tricks that taking six in a row needs beyond taking any six (SK-GAME-03)."""


class Plan(NamedTuple):
    """A game to name: its expected value in points, and the two cards to discard for it (0 from hand)."""

    value: float
    game: GameNumber
    discards: int = 0
    laid_open: bool = False


def plan_value(plan: Plan) -> float:
    """Return the value of ``plan``; a key for sorting."""
    return plan.value


def strain_of(game: GameNumber) -> int:
    """Return the estimate's number for the trumps of ``game``."""
    trump = trump_of(game)
    return NO_TRUMPS if trump is None else trump.index


def plans_with(view: PreferansView, hand: int, games: Iterable[GameNumber], *, from_hand: bool) -> list[Plan]:
    """Return plans for ``games`` with these ten cards, from hand or after the exchange."""
    plans = []
    for game in games:
        laid_open = may_be_open(game, view.variant) and is_unbeatable(view, hand, game)
        likely = _chances(view, hand, game)
        plans.append(
            Plan(expected_value(view, game, likely, from_hand=from_hand, laid_open=laid_open), game, 0, laid_open)
        )
    return plans


def plans_before_talon(view: PreferansView, hand: int, games: Iterable[GameNumber]) -> list[Plan]:
    """Return plans for ``games`` with these ten cards, before the talon is taken."""
    return [
        Plan(expected_value(view, game, _chances_before(view, hand, game), from_hand=False), game) for game in games
    ]


def plans_after_talon(view: PreferansView, twelve: int, games: Iterable[GameNumber]) -> list[Plan]:
    """Return plans for ``games``, each after its best exchange."""
    pairs = [one | other for one, other in combinations(cards_in(twelve), 2)]
    plans = []
    for game in games:
        pair = max(pairs, key=lambda pair: _rate_cards(twelve & ~pair, game))
        kept = plans_with(view, twelve & ~pair, (game,), from_hand=False)[0]
        plans.append(kept._replace(discards=pair))
    return plans


def _rate_cards(hand: int, game: GameNumber) -> float:
    """Return a number that orders hands of ten cards by how good they are for ``game``."""
    if game is GameNumber.BETL:
        return betl_chance(hand)
    return tricks(hand, strain_of(game))


def _chances(view: PreferansView, hand: int, game: GameNumber) -> tuple[float, ...]:
    match game:
        case GameNumber.BETL:
            return _betl_chances(betl_chance(hand))
        case GameNumber.PREFERANS:
            return _preferans_chances(takes_all_ten(view, hand))
        case _:
            return chances(_expected_tricks(view, hand, game), SPREAD)


def _chances_before(view: PreferansView, hand: int, game: GameNumber) -> tuple[float, ...]:
    match game:
        case GameNumber.BETL:
            return _betl_chances(max(betl_chance(hand & ~card) for card in cards_in(hand)))
        case GameNumber.PREFERANS:
            return _preferans_chances(takes_all_ten(view, hand))
        case _:
            return chances(min(_expected_tricks(view, hand, game) + TALON, TRICKS), BEFORE_TALON)


def _expected_tricks(view: PreferansView, hand: int, game: GameNumber) -> float:
    in_a_row = game is GameNumber.SEVEN and view.variant.seven is Seven.SANS_ATOUT
    return tricks(hand, strain_of(game)) - IN_A_ROW * in_a_row


def _betl_chances(chance: float) -> tuple[float, ...]:
    return (chance, 1 - chance)


def _preferans_chances(is_sure: bool) -> tuple[float, ...]:
    made = ALL_TEN if is_sure else 0.0
    return (*(0.0,) * (TRICKS - 1), 1 - made, made)


def takes_all_ten(view: PreferansView, hand: int) -> bool:
    """Whether a hand takes all ten tricks at no trumps from its top cards, on lead or whatever is led."""
    leads = view.seat == view.active[0]
    stops = all(hand & suit & ACES for suit in SUITS)
    return (leads or stops) and takes_the_rest(Known(hand, (DECK & ~hand,), 0, SUITS))


def is_unbeatable(view: PreferansView, hand: int, game: GameNumber) -> bool:
    """Whether ``game`` is won even if the defenders choose every card except leads (SK-GAME-06)."""
    if game is GameNumber.BETL:
        return is_sure_betl(hand)
    if game is not GameNumber.PREFERANS or not takes_all_ten(view, hand):
        return False
    return all(_solid(hand & suit, suit) for suit in SUITS)


def _solid(mine: int, suit: int) -> bool:
    """Whether every own card of ``suit`` is higher than every other of it."""
    others = suit & ~mine
    return not mine or mine & -mine > others
