"""A replay as people read it on a terminal."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias

from rich.console import Console
from rich.text import Text

from kitapi.cards import sorted_for_hand
from kitapi.cards.cardset import set_of
from kitapi.cli.replay_steps import Step, steps
from kitapi.games.prefa.events import CardPlayed, CardsDealt, DealOpened
from kitapi.kernel import Seat
from kitapi.records import Record
from kitapi.wording.prefa import cards_in_signs
from kitapi.wording.prefa_telling import seat_names, told

Teller: TypeAlias = Callable[[Record, Sequence[Step], int | None, str], Iterator[str]]
"""A deal's steps in words; with a seat, nothing that it did not see."""


def show_replay(record: Record, seat: int | None, lang: str, console: Console | None = None) -> None:
    """Print every deal of ``record``; with ``seat`` only the cards that seat saw."""
    console = console or Console()
    for _, deal in groupby(steps(record), key=lambda step: step.deal):
        for line in TELLERS.get(record.game.name, _as_events)(record, list(deal), seat, lang):
            text = Text(line)
            text.highlight_regex(r"\b\w+[♦♥]", "red")
            console.print(text, soft_wrap=True)


def _as_events(record: Record, deal: Sequence[Step], _seat: int | None, _lang: str) -> Iterator[str]:
    """A game nobody has words for yet: its events as they stand."""
    for step in deal:
        yield record.game.codec.write_event(step.event).decode()


def _prefa(record: Record, deal: Sequence[Step], seat: int | None, lang: str) -> Iterator[str]:
    names = _names(record, lang)
    events = [step.event for step in deal]
    trick: list[str] = []
    for place, step in enumerate(deal):
        lines = told(step.event, events[:place], names, lang)
        if isinstance(step.event, CardPlayed):
            trick += lines
            continue
        if trick:
            yield "  " + "   ".join(trick)
            trick = []
        yield from ("", *lines) if isinstance(step.event, DealOpened) else lines
        if isinstance(step.event, CardsDealt):
            yield from _hands(step, names, seat)


def _hands(step: Step, names: Sequence[str], seat: int | None) -> Iterator[str]:
    """The cards dealt, of all or of one seat."""
    width = max(len(name) for name in names)
    for owner, name in enumerate(names):
        if seat in (None, owner) and (cards := step.event.hands[Seat(owner)]):
            yield f"  {name:<{width}}  {cards_in_signs(sorted_for_hand(set_of(cards)))}"
    if seat is None:
        yield f"  {'':<{width}}  {cards_in_signs(step.event.talon)}"


def _names(record: Record, lang: str) -> tuple[str, ...]:
    """The players' names; a seat's own where names are lacking or stand twice."""
    seats = seat_names(len(record.seats), lang)
    alone = {name for name in record.seats if name and record.seats.count(name) == 1}
    return tuple(
        name if name in alone else f"{name} ({seat})" if name else seat
        for name, seat in zip(record.seats, seats, strict=True)
    )


TELLERS: Mapping[str, Teller] = {"prefa": _prefa}
"""How deals are told, by game."""
