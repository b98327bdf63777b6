"""The model of Preferans for the value of a hand; what depends only on a table's terms is computed once."""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from kitapi.games.preferans.players.answers import INVITES_FROM, KONTRA_DEMANDED_FROM, KONTRA_FROM, PLAYS_FROM
from kitapi.games.preferans.players.evaluation.hands import (
    BEFORE,
    NUMBERS,
    defensive_tricks,
    estimate_hands,
    prices,
    value_games,
    value_games_before_talon,
)
from kitapi.games.preferans.players.evaluation.money import Game, Money, Sheets, money_of
from kitapi.games.preferans.players.evaluation.outcomes import betl_trick_chances, trick_chances
from kitapi.games.preferans.rules.game_numbers import TRICKS, TRUMPS, GameNumber
from kitapi.games.preferans.rules.kontra import is_kontra_demanded
from kitapi.games.preferans.rules.ladder import games_from, highest_number, lowest_number
from kitapi.games.preferans.rules.play import leads_before_declarer
from kitapi.games.preferans.rules.settlement import betl_made, preferans_made, suit_game_made
from kitapi.games.preferans.rules.variant import Money as MoneyKind
from kitapi.games.preferans.rules.variant import PreferansTerms, PreferansVariant
from kitapi.kernel import Seat
from kitapi.players.evaluation import Bits, Floats
from kitapi.texts import Text
from kitapi.valuation.formats import BadHand
from kitapi.valuation.game import (
    Bid,
    Declaration,
    Lineup,
    Models,
    Stake,
    Strain,
    ValuedHands,
    Where,
    chances_around,
)

LETTERS: Final = "scdh"
STRAINS: Final = (
    *(Strain(letter, suit) for suit, letter in enumerate(LETTERS)),
    Strain("n", -1),
    Strain("betl", -1, betl=True),
)
_NO_TRUMPS, _BETL = 4, 5
_STRAIN_OF: Final = {game: trump.index for game, trump in TRUMPS.items()} | {
    GameNumber.BETL: _BETL,
    GameNumber.SEVEN: _NO_TRUMPS,
    GameNumber.PREFERANS: _NO_TRUMPS,
}
_GAMES: Final = tuple(GameNumber)
_OF_STRAIN: Final = [_STRAIN_OF[game] for game in _GAMES]
"""The index of each game's strain; the first game of a strain represents all of them in estimates."""

THROWN_IN: Final = (0.0, 0.0, 0.0)
"""Values of a deal thrown in, which is possible at "one" and costs nothing (SK-BID-05)."""

_AS_SOLVED: Final = chances_around(((0, 1.0),))
_EVERY: Final = np.arange(TRICKS + 1)
_AS_PLAYED: Final = trick_chances(_EVERY)
"""Array (11, 11): the probability of each number of tricks, by the double dummy tricks."""

_KEPT = 1 << 11
"""The number of tables that are cached, a kilobyte each."""

(
    BOTH,
    KONTRA_FIRST,
    KONTRA_SECOND,
    FIRST_ALONE,
    SECOND_ALONE,
    NOBODY,
    FIRST_INVITES,
    SECOND_INVITES,
    UNDOUBLED,
) = range(9)
"""The possible answers of the defenders, except rekontra, which is not considered. Undoubled leaves may stay
unplayed."""

LINEUPS: Final = (
    Lineup.BOTH,
    Lineup.BOTH,
    Lineup.BOTH,
    Lineup.FIRST,
    Lineup.SECOND,
    Lineup.NOBODY,
    Lineup.BOTH,
    Lineup.BOTH,
    Lineup.NOBODY,
)
_SAID: Final[dict[int, dict[str, Any]]] = {
    BOTH: {},
    KONTRA_FIRST: {"doublings": 1, "kontra_by": Seat(1)},
    KONTRA_SECOND: {"doublings": 1, "kontra_by": Seat(2)},
    FIRST_ALONE: {"dropped": (Seat(2),)},
    SECOND_ALONE: {"dropped": (Seat(1),)},
    NOBODY: {"dropped": (Seat(1), Seat(2))},
    FIRST_INVITES: {"invited_by": Seat(1)},
    SECOND_INVITES: {"invited_by": Seat(2)},
    UNDOUBLED: {"dropped": (Seat(1), Seat(2))},
}


class PreferansModel:
    """Preferans with sheets in their present state; the declarer is seat 0, and results are points."""

    strains = STRAINS
    lineups = LINEUPS

    def __init__(self, sheets: Sheets, *, from_hand: bool = False, open_cards: bool = False) -> None:
        """``from_hand``: whether it is played without the talon.

        ``open_cards``: whether everybody plays as if all cards were known.
        """
        variant, played_here = sheets.variant, games_from(1, sheets.variant)
        self._sheets, self._from_hand, self._open_cards = sheets, from_hand, open_cards
        self.declarations = tuple(_declaration(game, variant) for game in GameNumber if game in played_here)
        steps = range(lowest_number(variant), highest_number(variant) + 1)
        self.bids = tuple(Bid(str(step), step, THROWN_IN if step == 1 else None) for step in steps)
        self._demands_kontra = {
            game for game in GameNumber if is_kontra_demanded(game, from_hand=from_hand, variant=variant)
        }
        self._prices = prices(sheets, Seat(0), from_hand=from_hand)
        self._prices_before = prices(sheets, Seat(0), from_hand=False, spread=BEFORE)

    def estimate(self, hands: Bits) -> Floats:
        """Estimate the expected tricks, and the probability of none."""
        hand = estimate_hands(hands)
        columns = [hand.tricks[:, _OF_STRAIN.index(strain)] for strain in range(_BETL)]
        return np.stack([*columns, hand.betl], axis=1)

    def estimated_results(self, hands: Bits) -> Floats:
        """Estimate the results as the player ``steady`` does."""
        return value_games(hands, self._prices)[..., : len(self.declarations)]

    def estimate_defence(self, strain: int, hands: Bits) -> Floats:
        """Estimate a defender's tricks by honours and trumps, as the player ``steady`` does."""
        return defensive_tricks(hands, _GAMES[_OF_STRAIN.index(strain)])

    def answers(self, declaration: Declaration, first: Floats, second: Floats) -> Bits:
        """Return the answers of defenders who decide like the player ``steady``: by the tricks that they promise."""
        game, variant = GameNumber(declaration.step), self._sheets.variant
        if game is GameNumber.BETL:
            return np.full(first.shape, BOTH)
        demanded = game in self._demands_kontra
        doubts = variant.kontra_limit > 0 and game is not GameNumber.PREFERANS
        sure = KONTRA_DEMANDED_FROM if demanded else KONTRA_FROM
        out = [variant.defenders_may_drop & (likely < PLAYS_FROM) for likely in (first, second)]
        cases = [
            (doubts & (first >= sure), KONTRA_FIRST),
            (doubts & (second >= sure), KONTRA_SECOND),
            (np.full(first.shape, demanded), UNDOUBLED),
            (out[0] & out[1], NOBODY),
            (variant.invite & out[1] & (first >= INVITES_FROM), FIRST_INVITES),
            (variant.invite & out[0] & (second >= INVITES_FROM), SECOND_INVITES),
            (out[1], FIRST_ALONE),
            (out[0], SECOND_ALONE),
        ]
        return np.select([when for when, _ in cases], [said for _, said in cases], BOTH)

    def outcomes(self, declaration: Declaration, _answer: int, tricks: Bits, hands: Bits) -> Floats:
        """Return the outcomes as measured over games of players who do not see all cards."""
        if STRAINS[declaration.strain].betl and not self._open_cards:
            return betl_trick_chances(tricks, hands)
        return np.asarray((_AS_SOLVED if self._open_cards else _AS_PLAYED)[tricks])

    def results(self, declaration: Declaration, answer: int, role: int, lean: Floats) -> Floats:
        """Return the result of a game for ``role`` in points, by the declarer's tricks; shape (n, 11).

        A point of a head sum counts ten, and every player has an equal part of the common account's change
        (SK-SCORE-07).
        """
        if answer == UNDOUBLED and self._sheets.refas_due:
            return np.zeros((len(lean), TRICKS + 1))
        money = _money(self._sheets, GameNumber(declaration.step), self._from_hand, answer, role)
        return money.mean_values(np.broadcast_to(_EVERY, (len(lean), TRICKS + 1)), lean)

    def announces(self, twelve: Bits) -> Where:
        """Return False for every hand: no cards are announced."""
        return np.zeros(twelve.shape, bool)

    def announcement_results(self, _declaration: Declaration) -> Floats:
        """Return zero for every number of tricks: nothing is announced."""
        return np.zeros(TRICKS + 1)

    def highest_bid(self, hands: Bits) -> Bits:
        """Return the highest number at which a game has a positive value for the player who takes the talon."""
        values = value_games_before_talon(hands, self._prices_before)
        return np.asarray(np.where(values > 0, NUMBERS, -1).max(axis=1))


def _declaration(game: GameNumber, variant: PreferansVariant) -> Declaration:
    """Return the declaration of a game; sans atout counts as made with six tricks.

    The forehand or the player before the declarer leads (SK-PLAY-01).
    """
    rule = betl_made if game is GameNumber.BETL else preferans_made if game is GameNumber.PREFERANS else suit_game_made
    made = tuple(rule(count) for count in range(TRICKS + 1))
    return Declaration(
        game.name.lower(), game.value, _STRAIN_OF[game], made, leads_before=leads_before_declarer(game, variant)
    )


@lru_cache(_KEPT)
def _money(sheets: Sheets, game: GameNumber, from_hand: bool, answer: int, role: int) -> Money:
    return money_of(sheets, Game(Seat(0), game, from_hand, **_SAID[answer]), Seat(role))


def _models(terms: PreferansTerms, stake: Stake) -> Models:
    """Return the models with the sheets before the first deal; the player who asks is seat 0."""
    if stake.kasa is not None:
        raise BadHand("kasa", Text("has no part in preferans"))
    variant, players = terms.variant, terms.players
    pot = players * variant.pot_stake if variant.money is MoneyKind.POT else 0
    active = (Seat(0), Seat(1), Seat(2))
    sheets = Sheets(players, active, variant, (variant.stake,) * players, (0,) * players, pot, variant.refas > 0)
    return Models(*(PreferansModel(sheets, from_hand=own, open_cards=stake.open_cards) for own in (False, True)))


VALUE = ValuedHands(_models)
