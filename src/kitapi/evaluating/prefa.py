"""Greek Prefa as the evaluation of a hand sees it."""

from typing import Final, NamedTuple

import numpy as np

from kitapi.evaluating.trade import Defence, Goal, Lineup, Rung, Strain
from kitapi.games.prefa.actions import Answer
from kitapi.games.prefa.contracts import LADDER, Contract
from kitapi.games.prefa.participation import PARTS
from kitapi.games.prefa.settled import Part
from kitapi.players.judged import Bits, Floats
from kitapi.players.prefa.judging.hands import defensive_tricks, highest_supported, tricks
from kitapi.players.prefa.judging.money import Bought, Parts, Stakes, money_of, solo
from kitapi.players.prefa.participation import LIMITS, Limits
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


class PrefaTrade(NamedTuple):
    """Prefa with so much in the kasa, so many players, and such house rules."""

    stakes: Stakes

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
        every, lean = np.arange(TRICKS + 1), np.full(TRICKS + 1, 0.5)
        worths = [(_LIKELY @ self.pays(goal, _BOTH, 0, every, lean))[rows[:, goal.strain]] for goal in GOALS]
        return np.stack(worths, axis=1)

    def promised(self, goal: Goal, hands: Bits) -> Floats:
        """By honours and trumps, as the steady player counts."""
        return defensive_tricks(hands, np.full(len(hands), goal.strain))

    def answered(self, goal: Goal, defence: Defence) -> Bits:
        """What defenders say who go by the tricks that their hands promise, as the steady player does."""
        first, second = (self.promised(goal, hands) for hands in defence)
        return _answers(first, second, LIMITS[LADDER[goal.step].level])

    def is_made(self, goal: Goal, tricks: Bits) -> Bits:
        """Whether the declarer reaches his level."""
        return np.asarray(tricks >= LADDER[goal.step].level)

    def pays(self, goal: Goal, answer: int, role: int, tricks: Bits, lean: Floats) -> Floats:
        """Kapikia, the part of the kasa's change included (PREFA-PAY-10)."""
        money = money_of(self.stakes, Bought(LADDER[goal.step], _parts(answer)), role)
        return np.asarray(money.expected(tricks[:, None], lean)[:, 0])

    def announced(self, goal: Goal, twelve: Bits, tricks: Bits) -> Floats:
        """What four aces announced bring, or cost where the contract fails (PREFA-BUY-03)."""
        if not self.stakes.variant.aces:
            return np.zeros(tricks.shape)
        held = (twelve & ACES) == ACES
        return np.where(held, _for_aces(self.stakes, LADDER[goal.step])[tricks], 0.0)

    def leader(self, _goal: Goal, declarer: int, lineup: Lineup) -> int:
        """The forehand leads, or the next in turn that plays (PREFA-PLAY-01)."""
        return first_in_turn(declarer, 0, lineup)

    def given_up(self, rung: Rung, role: int) -> float | None:
        """A deal bought may be written solo (PREFA-BUY-02)."""
        return solo(self.stakes, LADDER[rung.step], role)

    def highest_bid(self, hands: Bits) -> Bits:
        """As far as ten cards support by the steady player's rules (PREFA-AUC-08)."""
        return highest_supported(hands)


def first_in_turn(declarer: int, start: int, lineup: Lineup) -> int:
    """The role of the first in turn, from the place ``start`` on, who plays in a deal of that ``declarer``."""
    roles = ((start + turn - declarer) % 3 for turn in range(3))
    return next(role for role in roles if role == 0 or role in lineup.value)


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
