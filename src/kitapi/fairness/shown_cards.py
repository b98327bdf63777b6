"""Checks of cards shown after the deal: they must be the dealt ones, in their order."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kitapi.fairness.transcript import DEALT, FairGame, Later, Lying
from kitapi.fairness.verdict import Problem


def later_in(game: FairGame, kind: str) -> Later | None:
    """The function that compares cards that events of this ``kind`` show, move or lose; None if there is none."""
    prefix, _, name = kind.partition(".")
    return game.later.get(name) if prefix == game.prefix else None


def check_later_cards(game: FairGame, events: Sequence[Mapping[str, Any]]) -> Iterator[Problem]:
    """Yield the problems with the cards that were shown, moved or lost after the deal.

    If the deal itself cannot be read, nothing is yielded, because other checks report that.
    """
    kinds = [event["kind"] for event in events]
    if (dealt := f"{game.prefix}.{DEALT}") not in kinds:
        return
    place = kinds.index(dealt)
    lying: Lying = defaultdict(list)
    lying |= {name: list(cards) for name, cards in events[place].items() if isinstance(cards, list)}
    for event in events[place + 1 :]:
        later = later_in(game, event["kind"])
        if later is not None and (said := later(lying, event)):
            yield Problem("drawn", said)
