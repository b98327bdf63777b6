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
"""The smallest number of promised tricks with which a defender plays."""

INVITES_FROM = 3.0
"""The smallest number of promised tricks with which a lone defender calls the other in: together they take four."""

KONTRA_FROM = 4.0
"""The smallest number of promised tricks in one hand for a kontra; with the other hand, five are nearly certain."""

KONTRA_DEMANDED_FROM = 3.4
"""The same limit if leaves are won without play when nobody says kontra."""

REKONTRA_FROM = 8.5
"""The smallest number of expected tricks with which the declarer answers a kontra by doubling."""

SURE_BETL = 0.97


def choose_participation(view: PreferansView) -> Participate:
    """Choose whether a defender plays; with fewer than ``PLAYS_FROM`` promised tricks they drop."""
    return Participate(_promised_tricks(view, _named_game(view)[1]) >= PLAYS_FROM)


def choose_invitation(view: PreferansView) -> Invite:
    """Choose whether a lone defender calls in the other, and answers for the tricks of both."""
    return Invite(_promised_tricks(view, _named_game(view)[1]) >= INVITES_FROM)


def choose_doubling(view: PreferansView) -> Kontra | Decline:
    """Choose kontra with a hand that nearly defeats the game alone; answer a kontra only if the game is certain."""
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
