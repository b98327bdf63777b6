"""``kitapi replay``: a finished deal or sitting, step by step."""

import os
import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Any, TypeAlias

import msgspec
from cyclopts import Parameter

from kitapi.cli.database.record_files import RecordFile, telling_misfits
from kitapi.cli.replay.steps import START, Before, Step, steps
from kitapi.console.files import lines_of
from kitapi.console.languages import Language, system_language
from kitapi.console.stopping import Stopped
from kitapi.kernel import SPECTATOR, Seat, Viewer, seats_of
from kitapi.records import Record, read_records
from kitapi.registry import GAMES

Showing: TypeAlias = Callable[[Record, int | None, Before], None]
"""Shows a record as a seat saw it, or whole; its steps are numbered on from those before."""


def replay(
    record: RecordFile,
    /,
    *,
    json: Annotated[bool, Parameter(help="One JSON object a step, also on a terminal.", negative="")] = False,
    seat: Annotated[int | None, Parameter(help="Only what this seat saw.")] = None,
    lang: Annotated[Language | None, Parameter(help="Language on a terminal; otherwise the system's.")] = None,
) -> None:
    """Replay RECORD: every step with what each seat then saw."""
    show = _write_json if json or not sys.stdout.isatty() else _page(lang or system_language(os.environ))
    before = START
    for read in read_records(lines_of(record), GAMES):
        if seat is not None and not 0 <= seat < len(read.seats):
            raise Stopped(f"--seat: must be from 0 to {len(read.seats) - 1}, not {seat}")
        with telling_misfits("replayed"):
            show(read, seat, before)
        before = Before(before.steps + sum(map(len, read.deals)), before.deals + len(read.deals))
    sys.stdout.flush()


def _page(lang: str) -> Showing:
    from kitapi.cli.replay.page import show_replay  # noqa: PLC0415 - rich takes a while to load

    return lambda record, seat, _before: show_replay(record, seat, lang)


def _write_json(record: Record, seat: int | None, before: Before) -> None:
    for line in replay_in_json(record, seat, before):
        sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def replay_in_json(record: Record, seat: int | None, before: Before) -> Iterator[bytes]:
    """A line for every step: with all seats' views and the event itself, or with what one seat saw alone."""
    for step in steps(record, before):
        said = {"step": step.number, "deal": step.deal, "kind": record.game.codec.event_kind(step.event)[0]}
        shown = _everything(record, step) if seat is None else _seen_by(record, step, Seat(seat))
        yield msgspec.json.encode({**said, **shown}) + b"\n"


def _everything(record: Record, step: Step) -> dict[str, Any]:
    return {
        "event": msgspec.Raw(record.game.codec.write_event(step.event)),
        "views": [_view(record, step, viewer) for viewer in seats_of(len(record.seats))],
        "spectator": _view(record, step, SPECTATOR),
    }


def _seen_by(record: Record, step: Step, seat: Seat) -> dict[str, Any]:
    observation = record.game.observe(step.state, step.event, seat)
    seen = None if observation is None else msgspec.Raw(record.game.codec.write_observation(observation))
    return {"seen": seen, "view": _view(record, step, seat)}


def _view(record: Record, step: Step, viewer: Viewer) -> msgspec.Raw:
    return msgspec.Raw(record.game.codec.write_view(record.game.view(step.state, viewer)))
