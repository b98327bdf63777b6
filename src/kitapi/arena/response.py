"""The best that a player can do at the end of a deal without seeing the others' cards: slow, exact and plain.

The others see all cards and play so that, all cards open, their side gets as many tricks as it can; of cards that are
equally good each is as likely. What the player may do depends on what he has seen and on nothing else: he chooses one
card for all layouts that are still possible, and learns from every card that falls which of them are left.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from kitapi.cards import Card, cards_of
from kitapi.mechanics.tricks import playable
from kitapi.solver.position import DECLARER, Objective, Position, play_card
from kitapi.solver.solver import Solver

Won = tuple[int, ...]
"""Tricks by place, the declarer first."""

Pays = Callable[[Won], float]
"""What it is worth to the player when the deal ends with these tricks."""


class Layout(NamedTuple):
    """How the cards may lie, and how likely that is."""

    chance: float
    position: Position


class Player(NamedTuple):
    """Who looks for the best: his place, what is played for, and what the end is worth to him."""

    place: int
    objective: Objective
    pays: Pays


def worths_of_cards(layouts: Sequence[Layout], won: Won, player: Player) -> dict[Card, float]:
    """What each card that the player may play now is worth, if he goes on as well as can be.

    ``layouts``: at least one; all are at his turn and look alike to him. Worths are sums over their chances.
    """
    now = layouts[0].position
    allowed = cards_of(playable(now.hands[player.place], now.led, now.trump))
    return {card: _after(layouts, card, won, player) for card in allowed}


def _after(layouts: Sequence[Layout], card: Card, won: Won, player: Player) -> float:
    """What layouts are worth once ``card`` is played; who takes the trick by it, if it is full, is seen by all."""
    later: dict[Won, list[Layout]] = defaultdict(list)
    for chance, position in layouts:
        _, after = play_card(position, card)
        later[won if after.table else _with_trick(won, after.leader)].append(Layout(chance, after))
    return sum(_worth(alike, tricks, player) for tricks, alike in later.items())


def _with_trick(won: Won, place: int) -> Won:
    return (*won[:place], won[place] + 1, *won[place + 1 :])


def _worth(layouts: Sequence[Layout], won: Won, player: Player) -> float:
    """What layouts that look alike to the player are worth to him."""
    now = layouts[0].position
    if not any(now.hands):
        return sum(layout.chance for layout in layouts) * player.pays(won)
    if now.turn == player.place:
        return max(worths_of_cards(layouts, won, player).values())
    seen: dict[Card, list[Layout]] = defaultdict(list)
    for chance, position in layouts:
        cards = best_with_open_cards(position, player.objective)
        for card in cards:
            seen[card].append(Layout(chance / len(cards), position))
    return sum(_after(alike, card, won, player) for card, alike in seen.items())


@cache
def _solver() -> Solver:
    return Solver()


@cache
def best_with_open_cards(position: Position, objective: Objective) -> tuple[Card, ...]:
    """The cards that get the side whose turn it is most tricks if all cards lie open."""
    found = _solver().results(position, objective)
    wanted = (max if position.turn == DECLARER and not objective.is_open else min)(found.values())
    return tuple(card for card, value in found.items() if value == wanted)


def forget() -> None:
    """Empty the memory of positions met."""
    best_with_open_cards.cache_clear()
