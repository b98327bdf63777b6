"""``kitapi replay``: a finished deal or sitting, step by step."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Annotated, Any, TypeAlias

import msgspec
from cyclopts import Parameter

from kitapi.cli.database.record_files import RecordFile, refuse_misfits
from kitapi.cli.replay.changes import changes
from kitapi.cli.replay.steps import START, Before, Step, steps
from kitapi.console.exits import Stopped
from kitapi.console.files import lines_of
from kitapi.console.languages import language
from kitapi.kernel import SPECTATOR, Seat, Viewer, seats_of
from kitapi.records import Record, read_records
from kitapi.registry import GAMES
from kitapi.wording.catalogues import message

Showing: TypeAlias = Callable[[Record, int | None, Before], None]
"""A function that shows a record as a seat saw it, or completely; its steps are numbered after the steps before."""

MISFIT = message("the record cannot be replayed: its events do not belong together")


def replay(
    record: RecordFile,
    /,
    *,
    json: Annotated[
        bool, Parameter(help="One JSON object per step, with whole views, also on a terminal.", negative="")
    ] = False,
    whole: Annotated[bool, Parameter(help="The same: whole views, not only their changes.", negative="")] = False,
    seat: Annotated[int | None, Parameter(help="Only the view of this seat.")] = None,
) -> None:
    """Replay RECORD step by step, with the view of each seat.

    In a pipe, each step is a JSON object with the changes of every seat's view, as a JSON Patch (RFC 6902). With --json
    or --whole it has every seat's whole view.
    """
    show = _writer(sys.stdout.isatty(), whole=json or whole)
    before = START
    for read in read_records(lines_of(record), GAMES):
        if seat is not None and not 0 <= seat < len(read.seats):
            raise Stopped(
                "{option}: must be from {lowest} to {highest}, not {given}",
                option="--seat",
                lowest=0,
                highest=len(read.seats) - 1,
                given=seat,
            )
        with refuse_misfits(MISFIT):
            show(read, seat, before)
        before = Before(before.steps + sum(map(len, read.deals)), before.deals + len(read.deals))
    sys.stdout.flush()


def _writer(terminal: bool, *, whole: bool) -> Showing:
    if not terminal or whole:
        return partial(_write_json, whole=whole)
    from kitapi.cli.replay.page import show_replay  # noqa: PLC0415 - rich takes a while to load

    return lambda record, seat, _before: show_replay(record, seat, language())


def _write_json(record: Record, seat: int | None, before: Before, *, whole: bool) -> None:
    lines = replay_in_json(record, seat, before) if whole else changes_in_json(record, seat, before)
    for line in lines:
        sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def replay_in_json(record: Record, seat: int | None, before: Before) -> Iterator[bytes]:
    """A line for every step: the event and the views of all seats, or only the observation and the view of ``seat``."""
    for step in steps(record, before):
        said = {"step": step.number, "deal": step.deal, "kind": record.game.codec.event_kind(step.event)[0]}
        shown = _everything(record, step) if seat is None else _seen_by(record, step, Seat(seat))
        yield msgspec.json.encode({**said, **shown}) + b"\n"


def changes_in_json(record: Record, seat: int | None, before: Before) -> Iterator[bytes]:
    """A line for every step: the event, or the observation of ``seat``, and the changes of the views."""
    viewers: list[Viewer] = [Seat(seat)] if seat is not None else [*seats_of(len(record.seats)), SPECTATOR]
    views: dict[Viewer, Any] = dict.fromkeys(viewers)
    for step in steps(record, before):
        said = {"step": step.number, "deal": step.deal, "kind": record.game.codec.event_kind(step.event)[0]}
        said |= {"event": _event(record, step)} if seat is None else {"seen": _observation(record, step, Seat(seat))}
        changed = {}
        for viewer in viewers:
            view = msgspec.json.decode(_view(record, step, viewer))
            if found := changes(views[viewer], view):
                changed["spectator" if viewer == SPECTATOR else f"seat{viewer}"] = found
            views[viewer] = view
        yield msgspec.json.encode({**said, "changes": changed}) + b"\n"


def _everything(record: Record, step: Step) -> dict[str, Any]:
    return {
        "event": _event(record, step),
        "views": [_view(record, step, viewer) for viewer in seats_of(len(record.seats))],
        "spectator": _view(record, step, SPECTATOR),
    }


def _seen_by(record: Record, step: Step, seat: Seat) -> dict[str, Any]:
    return {"seen": _observation(record, step, seat), "view": _view(record, step, seat)}


def _event(record: Record, step: Step) -> msgspec.Raw:
    return msgspec.Raw(record.game.codec.write_event(step.event))


def _observation(record: Record, step: Step, seat: Seat) -> msgspec.Raw | None:
    observation = record.game.observe(step.state, step.event, seat)
    return None if observation is None else msgspec.Raw(record.game.codec.write_observation(observation))


def _view(record: Record, step: Step, viewer: Viewer) -> msgspec.Raw:
    return msgspec.Raw(record.game.codec.write_view(record.game.view(step.state, viewer)))
