"""Greek Prefa as the evaluation of a hand sees it."""

from typing import Final, NamedTuple

import numpy as np

from kitapi.evaluating.games import BadHand, Stake, Trades, ValuedHands
from kitapi.evaluating.trade import Defence, Goal, Lineup, Rung, Strain, Where, around, first_in_turn
from kitapi.games.prefa.players.judging.hands import defensive_tricks, highest_supported, tricks
from kitapi.games.prefa.players.judging.money import Bought, Parts, Stakes, money_of, solo
from kitapi.games.prefa.players.judging.open_deals import BESIDES
from kitapi.games.prefa.players.participation import LIMITS, Limits
from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.settled import Part
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks.chances import TRICKS, chances
from kitapi.players.tricks.holdings import ACES

_SAID: Final[tuple[tuple[Answer, ...], ...]] = tuple(PARTS)
"""Everything that both defenders may have said; the numbers of answers are places in it."""

_BOTH: Final = _SAID.index((Answer.PLAY, Answer.PLAY))

STRAINS: Final = (*(Strain(letter, suit) for suit, letter in enumerate("scdh")), Strain("n", -1))
GOALS: Final = tuple(Goal(contract.value, contract.step, contract.step % len(STRAINS)) for contract in LADDER)
LINEUPS: Final = {
    (True, True): Lineup.BOTH,
    (True, False): Lineup.FIRST,
    (False, True): Lineup.SECOND,
    (False, False): Lineup.NOBODY,
}

_STEPS = 20
_LIKELY = np.array([chances(place / _STEPS) for place in range(TRICKS * _STEPS + 1)])
"""How likely 0 to 10 tricks are for so many expected, in so many steps to the trick."""

_EVEN = np.array([0.5])


class PrefaTrade(NamedTuple):
    """Prefa with so much in the kasa, so many players, and such house rules.

    ``open_cards``: everybody plays as if all cards lay open.
    """

    stakes: Stakes
    open_cards: bool = False

    @property
    def strains(self) -> tuple[Strain, ...]:
        """The suits and no trumps."""
        return STRAINS

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The contracts."""
        return GOALS

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """The bids."""
        return tuple(Rung(bid.value, bid.step) for bid in LADDER)

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who plays, by what was said."""
        return tuple(LINEUPS[first is not Part.OUT, second is not Part.OUT] for first, second in PARTS.values())

    def looks(self, hands: Bits) -> Floats:
        """The tricks expected."""
        return tricks(hands)

    def looks_worth(self, hands: Bits) -> Floats:
        """Kapikia by the tricks expected, both defenders playing."""
        rows = np.clip(np.rint(tricks(hands) * _STEPS), 0, TRICKS * _STEPS).astype(np.int64)
        worths = [(_LIKELY @ self.pays(goal, _BOTH, 0, _EVEN)[0])[rows[:, goal.strain]] for goal in GOALS]
        return np.stack(worths, axis=1)

    def promised(self, goal: Goal, hands: Bits) -> Floats:
        """By honours and trumps, as the steady player counts."""
        return defensive_tricks(hands, np.full(len(hands), goal.strain))

    def answered(self, goal: Goal, defence: Defence) -> Bits:
        """What defenders say who go by the tricks that their hands promise, as the steady player does."""
        first, second = (self.promised(goal, hands) for hands in defence)
        return _answers(first, second, LIMITS[LADDER[goal.step].level])

    def made_with(self, goal: Goal) -> Where:
        """At least as many as its level."""
        return np.asarray(np.arange(TRICKS + 1) >= LADDER[goal.step].level)

    def likely(self, _goal: Goal, answer: int, tricks: Bits, _hands: Bits) -> Floats:
        """As measured over deals played out by players who do not see all cards."""
        lone = Part.OUT in _parts(answer)
        return around(tricks, ((0, 1.0),) if self.open_cards else BESIDES[lone])

    def pays(self, goal: Goal, answer: int, role: int, lean: Floats) -> Floats:
        """Kapikia, the part of the kasa's change included (PREFA-PAY-10)."""
        return money_of(self.stakes, Bought(LADDER[goal.step], _parts(answer)), role).by_tricks(lean)

    def announces(self, twelve: Bits) -> Where:
        """Four aces, where the house pays for them (PREFA-BUY-03)."""
        return np.asarray(((twelve & ACES) == ACES) & self.stakes.variant.aces)

    def announced(self, goal: Goal) -> Floats:
        """What four aces bring, or cost where the contract fails (PREFA-BUY-03)."""
        return _for_aces(self.stakes, LADDER[goal.step])

    def leader(self, _goal: Goal, declarer: int, lineup: Lineup) -> int:
        """The forehand leads, or the next in turn that plays (PREFA-PLAY-01)."""
        return first_in_turn(declarer, 0, lineup)

    def given_up(self, rung: Rung, role: int) -> float | None:
        """A deal bought may be written solo (PREFA-BUY-02)."""
        return solo(self.stakes, LADDER[rung.step], role)

    def highest_bid(self, hands: Bits) -> Bits:
        """As far as ten cards support by the steady player's rules (PREFA-AUC-08)."""
        return highest_supported(hands)


def _parts(answer: int) -> Parts:
    return PARTS[_SAID[answer]]


def _for_aces(stakes: Stakes, contract: Contract) -> Floats:
    """(11,) kapikia that announcing four aces adds, by the declarer's tricks."""
    both = (Part.PLAYS, Part.PLAYS)
    plain, announced = (money_of(stakes, Bought(contract, both, aces), 0).worths[:, 0] for aces in (False, True))
    return np.asarray(announced - plain)


def _answers(first: Floats, second: Floats, limits: Limits) -> Bits:
    """(n,) the places in ``_SAID`` of what is said by these promises."""
    plays, beside = first >= limits.play, second >= limits.beside
    after_pass = (second >= limits.together, second >= limits.play)
    cases = [
        (plays & beside, (Answer.PLAY, Answer.PLAY)),
        (plays & (first >= limits.together), (Answer.PLAY, Answer.PASS, Answer.TOGETHER)),
        (plays, (Answer.PLAY, Answer.PASS, Answer.ALONE)),
        (after_pass[0], (Answer.PASS, Answer.TOGETHER)),
        (after_pass[1] & (first >= limits.rescue), (Answer.PASS, Answer.PLAY, Answer.TOGETHER)),
        (after_pass[1], (Answer.PASS, Answer.PLAY, Answer.PASS)),
    ]
    nobody = _SAID.index((Answer.PASS, Answer.PASS))
    return np.select([when for when, _ in cases], [_SAID.index(said) for _, said in cases], nobody)


def _trades(terms: PrefaTerms, stake: Stake) -> Trades:
    kasa = terms.players * terms.variant.kasa_share if stake.kasa is None else stake.kasa
    if kasa < 1:
        raise BadHand("kasa", f"must hold something before a deal, not {kasa}")
    return Trades(PrefaTrade(Stakes(kasa, terms.players, terms.variant), stake.open_cards))


VALUE = ValuedHands(_trades)
