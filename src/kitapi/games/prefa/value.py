"""The model of Prefa for the value of a hand; what depends only on a table's terms is computed once."""

from functools import lru_cache
from typing import Final

import numpy as np

from kitapi.games.prefa.players.evaluation.double_dummy import BEYOND_DOUBLE_DUMMY
from kitapi.games.prefa.players.evaluation.hands import STRAIN_OF, defensive_tricks, highest_supported, tricks
from kitapi.games.prefa.players.evaluation.money import BOTH_PLAY, AnsweredContract, Parts, Stakes, money_of, solo_value
from kitapi.games.prefa.players.participation import LIMITS
from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.deal_facts import Part
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.chances import TRICKS, chances
from kitapi.players.tricks.holdings import ACES
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

_SAID: Final[tuple[tuple[Answer, ...], ...]] = tuple(PARTS)
"""All possible complete answers of both defenders; an answer's number is its index here."""

_PARTS: Final[tuple[Parts, ...]] = tuple(PARTS.values())
_LONE: Final = tuple(Part.OUT in parts for parts in _PARTS)
_BOTH, _FIRST_CALLS, _FIRST_ALONE, _SECOND_CALLS, _FIRST_RETURNS, _SECOND_ALONE, _NOBODY = map(
    _SAID.index,
    (
        (Answer.PLAY, Answer.PLAY),
        (Answer.PLAY, Answer.PASS, Answer.TOGETHER),
        (Answer.PLAY, Answer.PASS, Answer.ALONE),
        (Answer.PASS, Answer.TOGETHER),
        (Answer.PASS, Answer.PLAY, Answer.TOGETHER),
        (Answer.PASS, Answer.PLAY, Answer.PASS),
        (Answer.PASS, Answer.PASS),
    ),
)
_LINEUP_OF: Final = {
    (True, True): Lineup.BOTH,
    (True, False): Lineup.FIRST,
    (False, True): Lineup.SECOND,
    (False, False): Lineup.NOBODY,
}
LINEUPS: Final = tuple(_LINEUP_OF[first is not Part.OUT, second is not Part.OUT] for first, second in _PARTS)
STRAINS: Final = (*(Strain(letter, suit) for suit, letter in enumerate("scdh")), Strain("n", -1))
DECLARATIONS: Final = tuple(
    Declaration(
        contract.value,
        contract.step,
        contract.step % len(STRAINS),
        tuple(taken >= contract.level for taken in range(TRICKS + 1)),
    )
    for contract in LADDER
)
"""The contracts. The seat right of the dealer leads, or the next in turn that plays (PREFA-PLAY-01)."""

_STEPS = 20
_LIKELY = np.array([chances(place / _STEPS) for place in range(TRICKS * _STEPS + 1)])
"""The probability of 0 to 10 tricks, by the expected tricks in ``_STEPS`` steps a trick."""

_EVEN = np.array([0.5])
_POWERS = np.arange(TRICKS + 1)
_KEPT = 1 << 13
"""The number of tables that are cached, a kilobyte each."""


class PrefaModel:
    """Prefa for some stakes; results are in kapikia and include the part of the kasa's change (PREFA-PAY-10)."""

    strains = STRAINS
    declarations = DECLARATIONS
    lineups = LINEUPS

    def __init__(self, stakes: Stakes, *, open_cards: bool = False) -> None:
        """``open_cards``: whether everybody plays as if all cards were known."""
        self._stakes = stakes
        self.bids = tuple(Bid(bid.value, bid.step, _given_up(stakes, bid)) for bid in LADDER)
        self._curves = np.stack([_LIKELY @ self.results(one, _BOTH, 0, _EVEN)[0] for one in DECLARATIONS])
        self._outcomes = {
            lone: chances_around(((0, 1.0),) if open_cards else besides)
            for lone, besides in BEYOND_DOUBLE_DUMMY.items()
        }

    def estimate(self, hands: Bits) -> Floats:
        """Estimate the expected tricks."""
        return tricks(hands)

    def estimated_results(self, hands: Bits) -> Floats:
        """Estimate the results from the expected tricks, with both defenders in play."""
        rows = np.clip(np.rint(tricks(hands) * _STEPS), 0, TRICKS * _STEPS).astype(np.int64)
        return np.asarray(self._curves[np.arange(len(LADDER)), rows[:, STRAIN_OF]])

    def estimate_defence(self, strain: int, hands: Bits) -> Floats:
        """Estimate a defender's tricks by honours and trumps, as the player ``steady`` does."""
        return defensive_tricks(hands, np.full(len(hands), strain))

    def answers(self, declaration: Declaration, first: Floats, second: Floats) -> Bits:
        """Return the answers of defenders who decide like the player ``steady``: by the tricks that they promise."""
        limits = LIMITS[LADDER[declaration.step].level]
        plays = first >= limits.play
        joins, replies = second >= limits.together, second >= limits.play
        return np.select(
            [
                plays & (second >= limits.beside),
                plays & (first >= limits.together),
                plays,
                joins,
                replies & (first >= limits.rescue),
                replies,
            ],
            [_BOTH, _FIRST_CALLS, _FIRST_ALONE, _SECOND_CALLS, _FIRST_RETURNS, _SECOND_ALONE],
            _NOBODY,
        )

    def outcomes(self, _declaration: Declaration, answer: int, tricks: Bits, _hands: Bits) -> Floats:
        """Return the outcomes as measured over deals of players who do not see all cards."""
        return np.asarray(self._outcomes[_LONE[answer]][tricks])

    def results(self, declaration: Declaration, answer: int, role: int, lean: Floats) -> Floats:
        """Return the result of a contract for ``role`` by the declarer's tricks, in kapikia; shape (n, 11).

        ``lean``, (n,): the probability that the first defender takes a trick of the defence.
        """
        coefficients = _coefficients(self._stakes, LADDER[declaration.step], answer, role)
        return np.asarray(lean[:, None] ** _POWERS @ coefficients.T)

    def announces(self, twelve: Bits) -> Where:
        """Whether a hand announces four aces, if the house pays for them (PREFA-BUY-03)."""
        return np.asarray(((twelve & ACES) == ACES) & self._stakes.variant.aces)

    def announcement_results(self, declaration: Declaration) -> Floats:
        """Return the gain from four aces, or the loss if the contract fails (PREFA-BUY-03)."""
        return _for_aces(self._stakes, LADDER[declaration.step])

    def highest_bid(self, hands: Bits) -> Bits:
        """Return the highest bid that ten cards support by the rules of the player ``steady`` (PREFA-AUC-08)."""
        return highest_supported(hands)


def _given_up(stakes: Stakes, bid: Contract) -> tuple[float, float, float]:
    """Return the value of writing the deal solo, by role (PREFA-BUY-02)."""
    declarer, first, second = (solo_value(stakes, bid, role) for role in range(3))
    return declarer, first, second


@lru_cache(_KEPT)
def _coefficients(stakes: Stakes, contract: Contract, answer: int, role: int) -> Floats:
    """Return the result as a polynomial in the lean: a row of coefficients for each number of the declarer's tricks.

    Shape: (11, 11). The lean is the probability that the first defender takes a trick of the defence.
    """
    return money_of(stakes, AnsweredContract(contract, _PARTS[answer]), role).coefficients()


@lru_cache(_KEPT)
def _for_aces(stakes: Stakes, contract: Contract) -> Floats:
    """Return kapikia that the announcement of four aces adds, by the declarer's tricks; shape (11,)."""
    plain, announced = (
        money_of(stakes, AnsweredContract(contract, BOTH_PLAY, aces), 0).values[:, 0] for aces in (False, True)
    )
    return np.asarray(announced - plain)


def _models(terms: PrefaTerms, stake: Stake) -> Models:
    kasa = terms.players * terms.variant.kasa_share if stake.kasa is None else stake.kasa
    if kasa < 1:
        raise BadHand("kasa", Text("must hold something before a deal, not {kasa}", kasa=kasa))
    return Models(PrefaModel(Stakes(kasa, terms.players, terms.variant), open_cards=stake.open_cards))


VALUE = ValuedHands(_models)
