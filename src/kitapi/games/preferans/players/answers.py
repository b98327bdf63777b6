"""The steady player's answers to a game: whether to play, and whether to double."""

from kitapi.games.preferans.players.betl import betl_chance
from kitapi.games.preferans.players.plans import strain_of, takes_all_ten
from kitapi.games.preferans.players.situation import trump_cards
from kitapi.games.preferans.rules.actions import Decline, Invite, Kontra, Participate
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.kontra import is_kontra_demanded
from kitapi.games.preferans.rules.view import BargainView, PreferansView
from kitapi.players.tricks.estimate import tricks
from kitapi.players.tricks.holdings import hand_of
from kitapi.players.tricks.promise import defensive_tricks

PLAYS_FROM = 0.8
"""Promised tricks from which on a defender plays."""

INVITES_FROM = 3.0
"""Promised tricks from which on a lone defender calls the other in, as both together then take four."""

KONTRA_FROM = 4.0
"""Promised tricks in one hand from which on, with the other defender's, five tricks against the declarer are nearly
sure."""

KONTRA_DEMANDED_FROM = 3.4
"""Promised tricks for kontra if leaves without one are won without a card."""

REKONTRA_FROM = 8.5
"""Expected tricks from which on the declarer doubles a kontra in answer."""

SURE_BETL = 0.97


def choose_participation(view: PreferansView) -> Participate:
    """Whether a defender plays: with hardly a trick, they drop."""
    return Participate(_promised_tricks(view, _named_game(view)[1]) >= PLAYS_FROM)


def choose_invitation(view: PreferansView) -> Invite:
    """Whether a defender who plays alone calls in the other, and answers for the tricks of both."""
    return Invite(_promised_tricks(view, _named_game(view)[1]) >= INVITES_FROM)


def choose_doubling(view: PreferansView) -> Kontra | Decline:
    """Kontra with a hand that nearly beats the game by itself; an answer to a kontra only if the game is sure."""
    bargain, game = _named_game(view)
    sure = _is_won(view, game) if view.seat == bargain.declarer else _is_beaten(view, bargain, game)
    return Kontra() if sure else Decline()


def _named_game(view: PreferansView) -> tuple[BargainView, GameNumber]:
    assert view.bargain is not None
    assert view.bargain.game is not None
    return view.bargain, view.bargain.game


def _promised_tricks(view: PreferansView, game: GameNumber) -> float:
    return defensive_tricks(hand_of(view.hand), trump_cards(game))


def _is_beaten(view: PreferansView, bargain: BargainView, game: GameNumber) -> bool:
    """Whether a defender, who doubles only once, is nearly certain that the declarer fails."""
    if bargain.doubled or game in {GameNumber.BETL, GameNumber.PREFERANS}:
        return False
    demanded = is_kontra_demanded(game, from_hand=bargain.number is None, variant=view.variant)
    return _promised_tricks(view, game) >= (KONTRA_DEMANDED_FROM if demanded else KONTRA_FROM)


def _is_won(view: PreferansView, game: GameNumber) -> bool:
    hand = hand_of(view.hand)
    match game:
        case GameNumber.BETL:
            return betl_chance(hand) >= SURE_BETL
        case GameNumber.PREFERANS:
            return takes_all_ten(view, hand)
        case _:
            return tricks(hand, strain_of(game)) >= REKONTRA_FROM
