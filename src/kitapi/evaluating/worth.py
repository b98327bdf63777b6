"""What a hand is worth: ten cards before the bidding, or twelve after the talon."""

from typing import NamedTuple

import numpy as np

from kitapi.cards import CardSet, Suit
from kitapi.evaluating.choosing import (
    Figure,
    Option,
    chosen_shares,
    figure_of,
    looked_at,
    options_of,
    worth_at,
)
from kitapi.evaluating.exchanges import HAND, TALON, Plays, after_exchange, as_dealt, divided, talons
from kitapi.evaluating.passing import Passing, passing
from kitapi.evaluating.solved import Solved
from kitapi.evaluating.trade import Goal, Lineup, Rung, Strain, Trade
from kitapi.players.tricks.holdings import DECK
from kitapi.players.tricks.open_cards import wide
from kitapi.solver.layouts import Around, Watch, layouts
from kitapi.solver.position import Objective


class Depth(NamedTuple):
    """How much is looked at.

    ``layouts``: of the cards that stay hidden, after each talon, for the ``close`` plays that look best; ``few`` for
    the others. ``deals``: in which another may buy. ``choices``: discards compared with twelve cards in each strain,
    over ``twelve`` layouts.
    """

    layouts: int = 24
    few: int = 4
    close: int = 2
    deals: int = 1000
    choices: int = 6
    twelve: int = 512


class Question(NamedTuple):
    """What is asked; the same ``seed``, the same answer.

    ``cards``: the mask of ten or twelve. ``place``: where he sits who holds them, from 0 for the forehand to 2.
    """

    trade: Trade
    cards: int
    place: int = 0
    seed: int = 1
    depth: Depth = Depth()
    workers: int = 1

    @property
    def took_talon(self) -> bool:
        """Whether there are twelve cards."""
        return self.cards.bit_count() == HAND + TALON


class GoalWorth(NamedTuple):
    """A goal: what declaring it is worth, how likely it is made, how often it is the best, and what is kept for it.

    ``chosen``: the part of the talons after which it is declared by who bought as low as can be; with twelve cards 1
    for the best. ``kept``: the hand; 0 where it depends on the talon.
    """

    goal: Goal
    figure: Figure
    made: float
    chosen: float
    kept: int


class StrainTricks(NamedTuple):
    """How likely the declarer takes 0 to 10 tricks in a strain with open cards, both defenders playing.

    At betl 0 stands for made, 1 for not. ``layouts``: how many were solved; ``exact``: these are all there are.
    """

    strain: Strain
    chances: tuple[float, ...]
    layouts: int
    exact: bool


class Worth(NamedTuple):
    """The answer; ``rungs`` and ``passing`` are empty with twelve cards, ``given_up`` is None where that cannot be.

    ``from_hand``: goals without the talon, where the game has such.
    """

    goals: tuple[GoalWorth, ...]
    tricks: tuple[StrainTricks, ...]
    rungs: tuple[tuple[Rung, Figure], ...] = ()
    passing: Passing | None = None
    given_up: float | None = None
    from_hand: tuple[GoalWorth, ...] = ()

    @property
    def limit(self) -> Rung | None:
        """The highest rung at which buying is worth as much as passing; None: pass at once."""
        if self.passing is None:
            return None
        least = self.passing.figure.expected
        return next((rung for rung, figure in reversed(self.rungs) if figure.expected >= least), None)


def worth_of(question: Question, from_hand: Trade | None = None) -> Worth:
    """What ten cards are worth, averaged over all 231 talons; ``from_hand``: the game without the talon."""
    trade, depth = question.trade, question.depth
    rng = np.random.default_rng(question.seed)
    plays = after_exchange(trade, talons(question.cards) | question.cards)
    solved = _solved(question, plays, depth.layouts, rng)
    looked_at(solved, depth.few, depth.close)
    options = options_of(solved)
    shares = chosen_shares(solved, options, trade.rungs[0])
    goals = tuple(_goal(solved, option, float(share), 0) for option, share in zip(options, shares[:-1], strict=True))
    rungs = tuple((rung, worth_at(solved, options, rung)) for rung in trade.rungs)
    passed = passing(trade, question.cards, question.place, depth.deals, rng, question.workers)
    own = _without_talon(question._replace(trade=from_hand), rng) if from_hand else ()
    return Worth(goals, _tricks(solved), rungs, passed, trade.given_up(trade.rungs[0], 0), own)


def worth_of_twelve(question: Question, rung: Rung, watch: Watch | None = None, *, exact: bool = False) -> Worth:
    """What twelve cards are worth to who bought at ``rung``; ``exact``: count tricks over all layouts."""
    trade, depth = question.trade, question.depth
    plays = after_exchange(trade, np.array([question.cards], np.int64), depth.choices)
    solved = _solved(question, plays, depth.twelve, np.random.default_rng(question.seed))
    by_goal: dict[str, Option] = {}
    for option in options_of(solved):
        if option.goal.step < rung.step:
            continue
        known = by_goal.get(option.goal.name)
        if known is None or figure_of(option.worths).expected > figure_of(known.worths).expected:
            by_goal[option.goal.name] = option
    options = tuple(by_goal.values())
    best = max(options, key=lambda option: figure_of(option.worths).expected)
    goals = tuple(_goal(solved, one, float(one is best), int(plays.kept[0, one.play])) for one in options)
    counted = tuple(
        _counted(question, strain, option, watch, int(plays.kept[0, option.play]))
        if exact
        else _drawn(solved, option, strain)
        for strain, option in _best_in_strains(trade, options)
    )
    return Worth(goals, counted, given_up=trade.given_up(rung, 0))


def _solved(question: Question, plays: Plays, number: int, rng: np.random.Generator) -> Solved:
    defence = divided(DECK & ~plays.twelve, number, rng)
    return Solved(question.trade, plays, defence, question.place, question.workers)


def _without_talon(question: Question, rng: np.random.Generator) -> tuple[GoalWorth, ...]:
    solved = _solved(question, as_dealt(question.trade, question.cards), question.depth.twelve, rng)
    options = options_of(solved)
    best = max(options, key=lambda option: figure_of(option.worths).expected)
    return tuple(_goal(solved, option, float(option is best), question.cards) for option in options)


def _goal(solved: Solved, option: Option, chosen: float, kept: int) -> GoalWorth:
    made = np.nanmean(np.nanmean(solved.made(option.goal, option.play), axis=1))
    return GoalWorth(option.goal, figure_of(option.worths), float(made), chosen, kept)


def _tricks(solved: Solved) -> tuple[StrainTricks, ...]:
    """How many tricks each strain's play takes; every talon counts alike."""
    found = []
    for play, place in enumerate(solved.plays.strains):
        goal = next(goal for goal in solved.trade.goals if goal.strain == place)
        option = Option(goal, play, np.zeros(0))
        found.append(_drawn(solved, option, solved.trade.strains[place]))
    return tuple(found)


def _drawn(solved: Solved, option: Option, strain: Strain) -> StrainTricks:
    asked = solved.asked(option.play)
    tricks = solved.tricks(option.goal, option.play, Lineup.BOTH, asked)
    weights = asked / solved.layouts[:, option.play, None] / len(asked)
    counts = np.bincount(tricks[asked], weights[asked], minlength=2 if strain.betl else HAND + 1)
    return StrainTricks(strain, tuple(counts.tolist()), int(asked.sum()), exact=False)


def _counted(question: Question, strain: Strain, option: Option, watch: Watch | None, kept: int) -> StrainTricks:
    """Over every layout of the twenty unseen cards."""
    trade = question.trade
    hand, unseen = (int(wide(np.array([mask]))[0]) for mask in (kept, DECK & ~question.cards))
    leader = trade.leader(option.goal, question.place, Lineup.BOTH)
    around = Around(CardSet(hand), CardSet(unseen), leader, None if strain.trump < 0 else tuple(Suit)[strain.trump])
    objective = Objective.BETL if strain.betl else Objective.TRICKS
    found = layouts(around, objective, workers=question.workers, watch=watch)
    counts = found.counts[::-1] if strain.betl else found.counts
    return StrainTricks(strain, tuple(count / found.of for count in counts), found.of, exact=True)


def _best_in_strains(trade: Trade, options: tuple[Option, ...]) -> list[tuple[Strain, Option]]:
    """The option of each strain that is worth most."""
    found = []
    for place, strain in enumerate(trade.strains):
        own = [option for option in options if option.goal.strain == place]
        if own:
            found.append((strain, max(own, key=lambda option: figure_of(option.worths).expected)))
    return found
