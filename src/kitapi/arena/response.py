"""The best response of a player at the end of a deal who does not see the others' cards: slow, exact and simple.

The others see all cards and play double dummy; equally good cards are equally likely. The player chooses one card for
each information set, that is, for all layouts that are still possible; every card played excludes some of them.
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
"""The number of tricks by place, the declarer first."""

Pays = Callable[[Won], float]
"""A function that returns the value for the player if the deal ends with these tricks."""


class Layout(NamedTuple):
    """A possible distribution of the cards, and its probability."""

    chance: float
    position: Position


class Player(NamedTuple):
    """The player who responds: their place, their objective, and the function for the value of a final result."""

    place: int
    objective: Objective
    pays: Pays


def values_of_cards(layouts: Sequence[Layout], won: Won, player: Player) -> dict[Card, float]:
    """The value of each card that the player may play now, followed by a best response.

    ``layouts``: one information set of the player, who is to act; not empty. Values are sums weighted by ``chance``.
    """
    now = layouts[0].position
    allowed = cards_of(playable(now.hands[player.place], now.led, now.trump))
    return {card: _after(layouts, card, won, player) for card in allowed}


def _after(layouts: Sequence[Layout], card: Card, won: Won, player: Player) -> float:
    """The value after ``card``; if it completes a trick, everybody sees who takes it."""
    later: dict[Won, list[Layout]] = defaultdict(list)
    for chance, position in layouts:
        _, after = play_card(position, card)
        later[won if after.table else _with_trick(won, after.leader)].append(Layout(chance, after))
    return sum(_value(alike, tricks, player) for tricks, alike in later.items())


def _with_trick(won: Won, place: int) -> Won:
    return (*won[:place], won[place] + 1, *won[place + 1 :])


def _value(layouts: Sequence[Layout], won: Won, player: Player) -> float:
    """The value of one information set for the player."""
    now = layouts[0].position
    if not any(now.hands):
        return sum(layout.chance for layout in layouts) * player.pays(won)
    if now.turn == player.place:
        return max(values_of_cards(layouts, won, player).values())
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
    """The double-dummy best cards of the side to act."""
    found = _solver().results(position, objective)
    wanted = (max if position.turn == DECLARER and not objective.is_open else min)(found.values())
    return tuple(card for card, value in found.items() if value == wanted)


def forget() -> None:
    """Empty the cache of positions."""
    best_with_open_cards.cache_clear()
