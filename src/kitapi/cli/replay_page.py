"""A replay as people read it on a terminal."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, TypeAlias

from rich.console import Console
from rich.text import Text

from kitapi.cards import Card, sorted_for_hand
from kitapi.cards.cardset import set_of
from kitapi.cli.replay_steps import Step, steps
from kitapi.games.caribbean_stud.rules.table import events as stud
from kitapi.games.caribbean_stud.rules.views.observations import PregoSeen
from kitapi.games.prefa.rules import events as prefa
from kitapi.games.preferans.rules import events as preferans
from kitapi.kernel import Seat
from kitapi.records import Record
from kitapi.wording import caribbean_stud_telling, prefa_telling, preferans_telling
from kitapi.wording.cards import cards_in_signs
from kitapi.wording.caribbean_stud import dealt_in_words
from kitapi.wording.players import names_at_table

Telling: TypeAlias = Callable[[Any, Sequence[Any], Sequence[str], str], tuple[str, ...]]
"""An event in words, by what was before it, the players' names and the language."""

Teller: TypeAlias = Callable[[Record, Sequence[Step], int | None, str], Iterator[str]]
"""A deal's steps in words; with a seat, nothing that it did not see."""

_CARD_PLAYED = (prefa.CardPlayed, preferans.CardPlayed)
_DEAL_OPENED = (prefa.DealOpened, preferans.DealOpened)
_CARDS_DEALT = (prefa.CardsDealt, preferans.CardsDealt)


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


def _cards_told(told: Telling, record: Record, deal: Sequence[Step], seat: int | None, lang: str) -> Iterator[str]:
    """A deal of a card game: a line or more for every event, the cards of a trick side by side."""
    names = names_at_table(record.seats, lang)
    events = [step.event for step in deal]
    trick: list[str] = []
    for place, step in enumerate(deal):
        lines = told(step.event, events[:place], names, lang)
        if isinstance(step.event, _CARD_PLAYED):
            trick += lines
            continue
        if trick:
            yield "  " + "   ".join(trick)
            trick = []
        yield from ("", *lines) if isinstance(step.event, _DEAL_OPENED) else lines
        if isinstance(step.event, _CARDS_DEALT):
            yield from _hands(step, names, seat)


def _hands(step: Step, names: Sequence[str], seat: int | None) -> Iterator[str]:
    """The cards dealt, of all or of one seat."""
    rows = {
        name: sorted_for_hand(set_of(cards))
        for owner, name in enumerate(names)
        if seat in (None, owner) and (cards := step.event.hands[Seat(owner)])
    }
    yield from _rows(rows if seat is not None else {**rows, "": step.event.talon}, names)


def _rows(rows: Mapping[str, Sequence[Card]], names: Iterable[str]) -> Iterator[str]:
    """Cards by whom they are, all names equally wide."""
    width = max(len(name) for name in (*names, *rows))
    for name, cards in rows.items():
        yield f"  {name:<{width}}  {cards_in_signs(cards)}"


def _stud_told(record: Record, deal: Sequence[Step], seat: int | None, lang: str) -> Iterator[str]:
    """A hand of Caribbean Stud: a line or more for every event, or for what one seat saw of it."""
    names = names_at_table(record.seats, lang)
    for step in deal:
        seen = step.event if seat is None else record.game.observe(step.state, step.event, Seat(seat))
        if seen is None:
            continue
        lines = caribbean_stud_telling.told(seen, (), names, lang)
        yield from ("", *lines) if isinstance(seen, stud.HandOpened) else lines
        match seen:
            case stud.CardsDealt():
                yield from _rows(dealt_in_words(seen, names, lang), names)
            case PregoSeen(cards=cards) if cards and seat is not None:
                yield from _rows({names[seat]: cards}, names)


TELLERS: Mapping[str, Teller] = {
    "prefa": partial(_cards_told, prefa_telling.told),
    "preferans": partial(_cards_told, preferans_telling.told),
    "caribbean-stud": _stud_told,
}
"""How deals are told, by game."""
