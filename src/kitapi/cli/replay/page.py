"""A replay as text for people on a terminal."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from rich.console import Console
from rich.text import Text

from kitapi.cards import Card
from kitapi.cli.replay.steps import Step, steps
from kitapi.kernel import Seat, valid_events
from kitapi.records import Record
from kitapi.wording.cards import cards_in_signs
from kitapi.wording.languages import Narration, language_of_game
from kitapi.wording.players import names_at_table


def show_replay(record: Record, seat: int | None, lang: str, console: Console | None = None) -> None:
    """Print every deal of ``record``; with ``seat``, only the cards that this seat saw."""
    console = console or Console()
    language = language_of_game(record.game.name)
    narration = None if language is None else language.narration
    for _, steps_of_deal in groupby(steps(record), key=lambda step: step.deal):
        deal = list(steps_of_deal)
        lines = _as_events(record, deal) if narration is None else _narrate(narration, record, deal, seat, lang)
        for line in lines:
            text = Text(line)
            text.highlight_regex(r"\b\w+[♦♥]", "red")
            console.print(text, soft_wrap=True)


def _as_events(record: Record, deal: Sequence[Step]) -> Iterator[str]:
    """The lines of a deal whose game has no narration yet: its events in JSON."""
    for step in deal:
        yield record.game.codec.write_event(step.event).decode()


def _narrate(narration: Narration, record: Record, deal: Sequence[Step], seat: int | None, lang: str) -> Iterator[str]:
    """Narrate a deal as everybody or one seat saw it: one or more lines an event; the cards of a trick share a line."""
    names = names_at_table(record.seats, lang)
    events = [step.event for step in deal]
    trick: list[str] = []
    for place, step in enumerate(deal):
        seen = step.event
        if narration.by_view and seat is not None:
            seen = record.game.observe(step.state, step.event, Seat(seat))
        if seen is None:
            continue
        lines = narration.tell(seen, valid_events(events[:place]), names, lang)
        if isinstance(seen, narration.card_played):
            trick += lines
            continue
        if trick:
            yield "  " + "   ".join(trick)
            trick = []
        yield from ("", *lines) if isinstance(seen, narration.opening) else lines
        yield from _rows(narration.cards(seen, names, seat, lang), names)


def _rows(rows: Mapping[str, Sequence[Card]], names: Iterable[str]) -> Iterator[str]:
    """Lines of cards, each after its owner's name; names are padded to equal width."""
    width = max(len(name) for name in (*names, *rows))
    for name, cards in rows.items():
        yield f"  {name:<{width}}  {cards_in_signs(cards)}"
