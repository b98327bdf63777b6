"""The best of what may be declared after each talon, chosen on half of the layouts and judged on the others."""

from typing import NamedTuple

import numpy as np

from kitapi.evaluating.exchanges import looks_worth
from kitapi.evaluating.solved import Solved
from kitapi.evaluating.trade import Goal, Rung
from kitapi.players.judged import Bits, Floats

HALVES = 2
_HARDLY = 1e6
"""What is not looked at closely is chosen only where nothing else may be."""


class Figure(NamedTuple):
    """An expected result, and its standard error."""

    expected: float
    error: float


class Option(NamedTuple):
    """A goal declared with one of the plays, and (t, k) what that is worth."""

    goal: Goal
    play: int
    worths: Floats


class Choice(NamedTuple):
    """What is done after each talon, chosen on one half of the layouts: (t,) places among the options; -1 gives up."""

    half: int
    chosen: Bits


def looked_at(solved: Solved, few: int, close: int) -> None:
    """Look at no more than ``few`` layouts of a play, but for the ``close`` best-looking of each talon."""
    looks = looks_worth(solved.trade, solved.plays).max(axis=1)
    rank = np.argsort(np.argsort(-looks, axis=1, kind="stable"), axis=1)
    solved.layouts = np.where(rank < close, solved.number, few)


def options_of(solved: Solved) -> tuple[Option, ...]:
    """Every goal with every play in its strain."""
    return tuple(
        Option(goal, play, solved.worths(goal, play))
        for goal in solved.trade.goals
        for play, strain in enumerate(solved.plays.strains)
        if strain == goal.strain
    )


def figure_of(worths: Floats) -> Figure:
    """The mean over talons of the means over their layouts; all talons are there, so only layouts make an error."""
    means, errors = np.nanmean(worths, axis=1), np.nanvar(worths, axis=1) / _degrees(worths)
    return Figure(float(means.mean()), float(np.sqrt(errors.sum())) / len(worths))


def _degrees(worths: Floats) -> Bits:
    return np.asarray(np.maximum((~np.isnan(worths)).sum(axis=1) - 1, 1))


def choices_at(solved: Solved, options: tuple[Option, ...], rung: Rung) -> tuple[Choice, ...]:
    """What a buyer at ``rung`` declares after each talon, chosen on each half of the layouts."""
    allowed = [place for place, option in enumerate(options) if option.goal.step >= rung.step]
    close = np.stack([solved.layouts[:, options[place].play] == solved.number for place in allowed], axis=1)
    up = solved.trade.given_up(rung, 0)
    found = []
    for half in range(HALVES):
        seen = np.stack([np.nanmean(options[place].worths[:, half::HALVES], axis=1) for place in allowed], axis=1)
        best = np.argmax(np.where(close, seen, seen - _HARDLY), axis=1)
        chosen = np.array(allowed)[best]
        found.append(Choice(half, chosen if up is None else np.where(seen.max(axis=1) < up, -1, chosen)))
    return tuple(found)


def worth_at(solved: Solved, options: tuple[Option, ...], rung: Rung) -> Figure:
    """What buying at ``rung`` is worth: each half of the layouts judges what was chosen on the other."""
    up = solved.trade.given_up(rung, 0)
    judged = np.full((len(solved.plays.twelve), solved.number), np.nan)
    for half, chosen in choices_at(solved, options, rung):
        other = slice(1 - half, None, HALVES)
        for place in np.unique(chosen):
            rows = chosen == place
            judged[rows, other] = up if place < 0 else options[place].worths[rows, other]
    return figure_of(judged)


def chosen_shares(solved: Solved, options: tuple[Option, ...], rung: Rung) -> Floats:
    """(options + 1,) the part of the talons after which each option is chosen at ``rung``; the last: giving up."""
    found = np.zeros(len(options) + 1)
    for choice in choices_at(solved, options, rung):
        np.add.at(found, choice.chosen, 1.0)
    return np.asarray(found / found.sum())
