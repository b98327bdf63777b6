"""The results of declarations: each play after each talon is solved double dummy in layouts of the other cards."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.holdings import DECK
from kitapi.players.tricks.masks import card_sets_of, cards_of, pairs_of
from kitapi.solver.deals import Deals, results
from kitapi.solver.position import Objective
from kitapi.valuation.game import Declaration, GameModel, Lineup, Where

HAND = 10
TALON = 2
TABLE_BITS = 16
_LEAST_PROMISED = 0.1


class Table(NamedTuple):
    """A game, the declarer's ``place`` in it, from 0 for the forehand to 2, and the number of threads for solving."""

    model: GameModel
    place: int
    workers: int = 1


class Plays(NamedTuple):
    """The declarer's possible hands after each of t talons: p hands of ten cards, each for one strain.

    ``twelve``: (t,) all the cards, or the ten if no talon was taken. ``kept``: (t, p) the hands. ``strains``: the index
    of the strain of each hand.
    """

    twelve: Bits
    kept: Bits
    strains: tuple[int, ...]


class Defence(NamedTuple):
    """The defenders' hands: (t, k) masks of the first and of the second."""

    first: Bits
    second: Bits


class Option(NamedTuple):
    """A declaration with one of the plays; ``looked``: (t, k) the layouts in which it is solved."""

    declaration: Declaration
    play: int
    looked: Where


class Outcome(NamedTuple):
    """The outcome of an option: (t, k) the result, and the probability that it is made; NaN where it is not solved."""

    option: Option
    results: Floats
    made: Floats


class _Meeting(NamedTuple):
    """A play and its opponents; ``leader``: the role that leads."""

    play: int
    lineup: Lineup
    leader: int


def talons(ten: int) -> Bits:
    """Array (231,): all pairs that may be the talon of a player who holds ``ten``."""
    unseen = cards_of(np.array([DECK & ~ten], np.int64), 32 - HAND)[0].tolist()
    return np.array([one | other for one, other in combinations(unseen, TALON)], np.int64)


def plays_after(model: GameModel, twelve: Bits, choices: int = 1) -> Plays:
    """For every strain, the ``choices`` best ways to discard from ``twelve`` (t,), by rule of thumb, best first."""
    every = twelve[:, None] & ~pairs_of(twelve)
    looks = model.estimate(every.ravel()).reshape(*every.shape, -1)
    order = np.argsort(-looks, axis=1, kind="stable")[:, :choices]
    kept = np.take_along_axis(every[:, :, None], order, axis=1)
    strains = len(model.strains)
    return Plays(
        twelve,
        kept.transpose(0, 2, 1).reshape(len(twelve), -1),
        tuple(place for place in range(strains) for _ in range(choices)),
    )


def plays_from_hand(model: GameModel, ten: int) -> Plays:
    """The ten cards themselves as the play in every strain."""
    hand = np.array([ten], np.int64)
    strains = len(model.strains)
    return Plays(hand, np.repeat(hand[:, None], strains, axis=1), tuple(range(strains)))


def estimated_results(model: GameModel, plays: Plays) -> Floats:
    """Array (t, declarations, p): estimated results of plays with declarations in their strain; -inf in others."""
    found = model.estimated_results(plays.kept.ravel()).reshape(*plays.kept.shape, -1).transpose(0, 2, 1)
    own = np.array([one.strain for one in model.declarations])[:, None] == np.array(plays.strains)
    return np.where(own, found, -np.inf)


def divide_unseen(unseen: Bits, number: int, rng: np.random.Generator) -> Defence:
    """Arrays (t, number): two defenders' hands drawn from each of the (t,) unseen sets; layouts are equally likely."""
    size = int(np.bitwise_count(unseen[0]))
    order = np.argsort(rng.random((len(unseen), number, size)), axis=2)
    mixed = np.take_along_axis(np.broadcast_to(cards_of(unseen, size)[:, None, :], order.shape), order, axis=2)
    return Defence(mixed[:, :, :HAND].sum(axis=2), mixed[:, :, HAND : 2 * HAND].sum(axis=2))


@cache
def leader(place: int, lineup: Lineup, *, before: bool = False) -> int:
    """The role that leads if the declarer sits at ``place``: the first player in turn who is in the play.

    ``before``: whether the turn begins with the player before the declarer, in place of the forehand.
    """
    first = (2 if before else -place) % 3
    roles: tuple[int, ...] = (0, *lineup.value)
    return min(roles, key=lambda role: (role - first) % 3)


class SolvedPlays:
    """Plays after t talons in k layouts each; every combination of hands is solved once."""

    def __init__(self, table: Table, plays: Plays, defence: Defence) -> None:
        """``defence``: (t, k) hands."""
        self.model, self.plays, self.defence = table.model, plays, defence
        self.shape = (len(plays.twelve), defence.first.shape[1])
        self._place, self._workers = table.place, table.workers
        self._announces = table.model.announces(plays.twelve)
        self._promises: dict[int, tuple[Floats, Floats]] = {}
        self._known: dict[_Meeting, Bits] = {}

    def options(self, number: Bits, least: int = 0) -> tuple[Option, ...]:
        """Declarations from the step ``least`` on, with every play in their strain; ``number``: (t, p) of layouts."""
        looked = np.arange(self.shape[1]) < number[:, :, None]
        return tuple(
            Option(declaration, play, looked[:, play])
            for declaration in self.model.declarations
            for play, strain in enumerate(self.plays.strains)
            if strain == declaration.strain and declaration.step >= least
        )

    def every_option(self, least: int = 0) -> tuple[Option, ...]:
        """Every option from the step ``least`` on, in all layouts."""
        return self.options(np.full(self.plays.kept.shape, self.shape[1]), least)

    def outcomes(self, options: Sequence[Option], role: int = 0) -> tuple[Outcome, ...]:
        """The outcomes of ``options`` for ``role``."""
        answers = [self._answers(option) for option in options]
        self._solve(self._meetings(options, answers))
        return tuple(self._outcome(option, said, role) for option, said in zip(options, answers, strict=True))

    def tricks(self, options: Sequence[Option]) -> list[Bits]:
        """Array (t, k): the declarer's tricks of each option against both defenders; -1 where not solved."""
        meetings = [self._meeting_of(option, Lineup.BOTH) for option in options]
        self._solve({meeting: option.looked for meeting, option in zip(meetings, options, strict=True)})
        return [self._known[meeting] for meeting in meetings]

    def _answers(self, option: Option) -> Bits:
        """Array (t, k): the defenders' answers; -1 in layouts that are not evaluated."""
        said = self.model.answers(option.declaration, *self._promises_in(option.declaration.strain))
        return np.where(option.looked, said, -1)

    def _promises_in(self, strain: int) -> tuple[Floats, Floats]:
        """Array (t, k): the tricks that each defender's hand promises in the strain."""
        if strain not in self._promises:
            first, second = (
                self.model.estimate_defence(strain, hands.ravel()).reshape(self.shape) for hands in self.defence
            )
            self._promises[strain] = (first, second)
        return self._promises[strain]

    def _outcome(self, option: Option, answers: Bits, role: int) -> Outcome:
        """The outcome of an option; hidden cards change its tricks only within the range seen in the layouts."""
        declaration, play, looked = option
        likely, found = np.zeros((*self.shape, HAND + 1)), np.full(self.shape, np.nan)
        tricks = self._tricks(option, answers)
        low, high = _bounds(tricks, looked)
        kept = np.broadcast_to(self.plays.kept[:, play, None], self.shape)
        first, second = (np.maximum(promised, _LEAST_PROMISED) for promised in self._promises_in(declaration.strain))
        for answer in np.unique(answers[looked]).tolist():
            rows = answers == answer
            if self.model.lineups[answer] is Lineup.NOBODY:
                likely[rows, HAND] = 1.0
            else:
                blurred = self.model.outcomes(declaration, answer, tricks[rows], kept[rows])
                likely[rows] = _within(blurred, low[rows], high[rows])
            lean = first[rows] / (first[rows] + second[rows])
            found[rows] = (likely[rows] * self.model.results(declaration, answer, role, lean)).sum(axis=1)
        made = np.where(looked, likely @ np.array(declaration.made), np.nan)
        return Outcome(option, found + self._announcement_results(declaration, role, likely), made)

    def _announcement_results(self, declaration: Declaration, role: int, likely: Floats) -> Floats:
        """Array (t, k): the gain from an announcement, if it gains on average; the two others pay it equally."""
        if not self._announces.any():
            return np.zeros(self.shape)
        brings = likely @ self.model.announcement_results(declaration)
        wanted = self._announces & (brings.sum(axis=1) > 0)
        return np.asarray(np.where(wanted[:, None], brings if role == 0 else -brings / 2, 0))

    def _tricks(self, option: Option, answers: Bits) -> Bits:
        """Array (t, k): the declarer's tricks against those who play, after solving them; -1: not evaluated."""
        tricks = np.full(self.shape, -1)
        for answer in np.unique(answers[option.looked]).tolist():
            rows, lineup = answers == answer, self.model.lineups[answer]
            tricks[rows] = HAND if lineup is Lineup.NOBODY else self._known[self._meeting_of(option, lineup)][rows]
        return tricks

    def _meeting_of(self, option: Option, lineup: Lineup) -> _Meeting:
        return _Meeting(option.play, lineup, leader(self._place, lineup, before=option.declaration.leads_before))

    def _meetings(self, options: Sequence[Option], answers: Sequence[Bits]) -> Mapping[_Meeting, Where]:
        """Array (t, k): the layouts in which hands meet, by combination of hands."""
        found: dict[_Meeting, Where] = defaultdict(lambda: np.zeros(self.shape, bool))
        for option, said in zip(options, answers, strict=True):
            for answer in np.unique(said[option.looked]).tolist():
                if (lineup := self.model.lineups[answer]) is not Lineup.NOBODY:
                    found[self._meeting_of(option, lineup)] |= said == answer
        return found

    def _solve(self, wanted: Mapping[_Meeting, Where]) -> None:
        """Solve what is not solved yet: in one call all positions with equally many hands and the same objective."""
        batches: dict[tuple[int, bool], list[tuple[_Meeting, Where]]] = defaultdict(list)
        for meeting, rows in wanted.items():
            known = self._known.setdefault(meeting, np.full(self.shape, -1))
            strain = self.model.strains[self.plays.strains[meeting.play]]
            batches[len(meeting.lineup.value), strain.betl].append((meeting, rows & (known < 0)))
        for (_, betl), batch in batches.items():
            hands, leaders, trumps = map(np.concatenate, zip(*(self._deals(*one) for one in batch), strict=True))
            deals, objective = Deals(hands, leaders, trumps), Objective.BETL if betl else Objective.TRICKS
            found = results(deals, objective, workers=self._workers, table_bits=TABLE_BITS, alike=True).astype(np.int64)
            for meeting, rows in batch:
                number = np.count_nonzero(rows)
                self._known[meeting][rows] = 1 - found[:number] if betl else found[:number]
                found = found[number:]

    def _deals(self, meeting: _Meeting, rows: Where) -> tuple[Bits, Bits, Bits]:
        """Array (n, hands): the hands that meet, (n,) the one that leads, and (n,) the trumps."""
        kept = np.broadcast_to(self.plays.kept[:, meeting.play, None], self.shape)
        roles = (0, *meeting.lineup.value)
        hands = np.stack([(kept, *self.defence)[role][rows] for role in roles], axis=1)
        trump = self.model.strains[self.plays.strains[meeting.play]].trump
        return card_sets_of(hands), np.full(len(hands), roles.index(meeting.leader)), np.full(len(hands), trump)


def _bounds(tricks: Bits, looked: Where) -> tuple[Bits, Bits]:
    """Array (t, k): the fewest and the most tricks in any layout; the full range if there is only one layout."""
    if tricks.shape[1] == 1:
        return np.zeros_like(tricks), np.full_like(tricks, HAND)
    low = np.where(looked, tricks, HAND).min(axis=1, keepdims=True)
    high = np.where(looked, tricks, 0).max(axis=1, keepdims=True)
    return np.broadcast_to(low, tricks.shape), np.broadcast_to(high, tricks.shape)


def _within(likely: Floats, low: Bits, high: Bits) -> Floats:
    """Array (n, 11): ``likely`` with the probability beyond the bounds moved to the bounds."""
    found = np.zeros_like(likely)
    places = np.clip(np.arange(likely.shape[1]), low[:, None], high[:, None])
    np.add.at(found, (np.arange(len(likely))[:, None], places), likely)
    return found
