"""What plays are worth in layouts drawn, each solved with open cards."""

import numpy as np

from kitapi.evaluating.exchanges import HAND, Plays
from kitapi.evaluating.trade import Defence, Goal, Lineup, Strain, Trade, Where
from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks.open_cards import wide
from kitapi.solver.deals import Deals, results
from kitapi.solver.position import Objective

TABLE_BITS = 16
_LEAST_PROMISED = 0.1


def tricks_in(hands: tuple[Bits, ...], leader: int, strain: Strain, workers: int) -> Bits:
    """(n,) the declarer's tricks with open cards, or at betl 0 where it is made and 1 where not.

    ``hands``: the declarer's and those of the defenders who play, in their order; ``leader``: the place of one.
    """
    number = len(hands[0])
    if not number:
        return np.zeros(0, np.int64)
    deals = Deals(wide(np.stack(hands, axis=1)), np.full(number, leader), np.full(number, strain.trump))
    objective = Objective.BETL if strain.betl else Objective.TRICKS
    found = results(deals, objective, workers=workers, table_bits=TABLE_BITS, alike=True).astype(np.int64)
    return 1 - found if strain.betl else found


def _bounds(tricks: Bits, looked: Where) -> tuple[Bits, Bits]:
    """(t, k) the fewest and the most tricks of any layout; all that can be where there is but one."""
    if tricks.shape[1] == 1:
        return np.zeros_like(tricks), np.full_like(tricks, HAND)
    low = np.where(looked, tricks, HAND).min(axis=1, keepdims=True)
    high = np.where(looked, tricks, 0).max(axis=1, keepdims=True)
    return np.broadcast_to(low, tricks.shape), np.broadcast_to(high, tricks.shape)


def _within(likely: Floats, low: Bits, high: Bits) -> Floats:
    """(n, 11) the same chances, with what lies beyond the bounds at the bounds."""
    found = np.zeros_like(likely)
    places = np.clip(np.arange(likely.shape[1]), low[:, None], high[:, None])
    np.add.at(found, (np.arange(len(likely))[:, None], places), likely)
    return found


class Solved:
    """Plays after t talons, each against k layouts, or against fewer where that is enough."""

    def __init__(self, trade: Trade, plays: Plays, defence: Defence, place: int, workers: int) -> None:
        """``defence``: (t, k) hands; ``place``: where the declarer sits, from 0 for the forehand to 2."""
        self.trade, self.plays, self.defence = trade, plays, defence
        self.layouts = np.full(plays.kept.shape, defence.first.shape[1])
        self._place, self._workers = place, workers
        self._known: dict[tuple[int, Lineup, int], Bits] = {}

    @property
    def number(self) -> int:
        """How many layouts are solved for those plays that are looked at closely."""
        return int(self.defence.first.shape[1])

    def asked(self, play: int) -> Where:
        """(t, k) which layouts are looked at for a play."""
        return np.asarray(np.arange(self.number) < self.layouts[:, play, None])

    def worths(self, goal: Goal, play: int, role: int = 0) -> Floats:
        """(t, k) what ``goal``, declared with a play, is worth to ``role``; not a number where none is looked at."""
        answers, likely = self.outcomes(goal, play)
        worth = np.full(answers.shape, np.nan)
        lean = self._lean(goal)
        for answer in np.unique(answers[answers >= 0]):
            rows = answers == answer
            worth[rows] = (likely[rows] * self.trade.pays(goal, int(answer), role, lean[rows])).sum(axis=1)
        return np.asarray(worth + self._announced(goal, role, likely))

    def _announced(self, goal: Goal, role: int, likely: Floats) -> Floats:
        """What is announced where that pays on average; the two others share it."""
        brings = likely @ self.trade.announced(goal)
        wanted = self.trade.announces(self.plays.twelve) & (brings.sum(axis=1) > 0)
        return np.asarray(np.where(wanted[:, None], brings if role == 0 else -brings / 2, 0))

    def made(self, goal: Goal, play: int) -> Floats:
        """(t, k) how likely the declarer makes ``goal``; not a number where that is not looked at."""
        answers, likely = self.outcomes(goal, play)
        return np.where(answers < 0, np.nan, likely @ self.trade.made_with(goal))

    def outcomes(self, goal: Goal, play: int) -> tuple[Bits, Floats]:
        """(t, k) what the defenders answer, -1 where none is looked at; and (t, k, 11) how likely each result is.

        Not to see all cards makes a difference only within what different layouts give.
        """
        tricks, answers = self.played(goal, play)
        likely, looked = np.zeros((*answers.shape, HAND + 1)), answers >= 0
        low, high = _bounds(tricks, looked)
        kept = np.broadcast_to(self.plays.kept[:, play, None], answers.shape)
        for answer in np.unique(answers[looked]):
            rows = answers == answer
            if self.trade.lineups[answer] is Lineup.NOBODY:
                likely[rows, HAND] = 1.0
            else:
                blurred = self.trade.likely(goal, int(answer), tricks[rows], kept[rows])
                likely[rows] = _within(blurred, low[rows], high[rows])
        return answers, likely

    def played(self, goal: Goal, play: int) -> tuple[Bits, Bits]:
        """(t, k) the declarer's tricks against those who take part, and what the defenders answered; -1: not known."""
        asked = self.asked(play)
        answers = np.where(asked, self._answered(goal), -1)
        tricks = np.full(answers.shape, -1)
        for answer in np.unique(answers[asked]):
            rows = answers == answer
            lineup = self.trade.lineups[answer]
            tricks[rows] = HAND if lineup is Lineup.NOBODY else self.tricks(goal, play, lineup, rows)[rows]
        return tricks, answers

    def tricks(self, goal: Goal, play: int, lineup: Lineup, wanted: Where) -> Bits:
        """(t, k) the declarer's tricks against ``lineup`` where that is ``wanted``; elsewhere -1 unless known."""
        leader = self.trade.leader(goal, self._place, lineup)
        roles = (0, *lineup.value)
        known = self._known.setdefault((play, lineup, leader), np.full(self.defence.first.shape, -1))
        rows = wanted & (known < 0)
        hands = (np.broadcast_to(self.plays.kept[:, play, None], rows.shape), *self.defence)
        lying = tuple(hands[role][rows] for role in roles)
        strain = self.trade.strains[goal.strain]
        known[rows] = tricks_in(lying, roles.index(leader), strain, self._workers)
        return known

    def _answered(self, goal: Goal) -> Bits:
        shape = self.defence.first.shape
        return self.trade.answered(goal, Defence(*(hands.ravel() for hands in self.defence))).reshape(shape)

    def _lean(self, goal: Goal) -> Floats:
        """(t, k) how likely each of the defence's tricks is the first defender's."""
        flat = (self.trade.promised(goal, hands.ravel()) for hands in self.defence)
        first, second = (np.maximum(promised, _LEAST_PROMISED).reshape(self.defence.first.shape) for promised in flat)
        return np.asarray(first / (first + second))
