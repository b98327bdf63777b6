"""Rooms, stores and people with one planted fault each; the simulation must find every fault."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from kitapi.kernel import SPECTATOR, Seat
from kitapi.room.desk import desks, shown_states
from kitapi.room.desk.desk import TableDesk
from kitapi.room.desk.desk_context import DeskContext
from kitapi.room.onlookers.messages import State
from kitapi.room.table.table import Draft
from kitapi.room.times import Times
from kitapi.store import Append, Appended, CommandKey
from kitapi_campaigns.simulated_room.evening import Evening
from kitapi_campaigns.simulated_room.faults import MOST, Faults
from kitapi_campaigns.simulated_room.schedule import Outcome, beginning_of, play_schedule
from kitapi_campaigns.simulated_room.shelf import FaultyStore


class Keyless(FaultyStore):
    """A store that does not keep the command of an append."""

    def put(self, batches: Sequence[Append], command: CommandKey | None) -> Appended:  # noqa: ARG002 - that is the fault
        """Store the batches, and drop ``command``."""
        return super().put(batches, None)


class Torn(FaultyStore):
    """A store that appends stream by stream, and may fail in between."""

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """Append the first batch, and then the others."""
        if len(batches) == 1:
            return await super().append(batches, command)
        first = await super().append(batches[:1], None)
        rest = await super().append(batches[1:], command)
        return Appended({**first.versions, **rest.versions}, rest.repeated)


class ShowsFirst(TableDesk):
    """A table desk that shows events before they are stored."""

    def __init__(self, table_id: str, context: DeskContext) -> None:
        super().__init__(table_id, context)
        store = self.recorder.store

        async def shown_first(draft: Draft, key: CommandKey | None) -> Appended:
            self._show(draft.table, news=shown_states.News(tuple(draft.happened), draft.changed))
            return await store(draft, key)

        self.recorder.store = shown_first  # type: ignore[method-assign]


class Trusting(TableDesk):
    """A table desk that continues after a failed append with the state in its memory."""

    def __init__(self, table_id: str, context: DeskContext) -> None:
        super().__init__(table_id, context)
        self.kept.doubt = lambda: None  # type: ignore[method-assign]


def _for_all(table: Any, viewer: Any, shown: Any, news: Any) -> State:
    """Return the state for a viewer, with that of seat 0 for spectators."""
    return _state_for(table, Seat(0) if viewer == SPECTATOR else viewer, shown, news)


def _with_secret(table: Any, viewer: Any, shown: Any, happened: Any) -> State:
    """Return the state for a viewer, with the secret of the deal added."""
    state = _state_for(table, viewer, shown, happened)
    raw = msgspec.Raw(msgspec.json.encode({"kind": "debug", "key": table.secret.secret if table.secret else ""}))
    return msgspec.structs.replace(state, observations=(*state.observations, raw))


_state_for = shown_states.state_for


def _fresh_ids(evening: Evening) -> None:
    evening.fresh_ids = True


def _keyless(evening: Evening) -> None:
    evening.make_store = Keyless


def _tear_writes(evening: Evening) -> None:
    evening.make_store = Torn


def _wall_clock(evening: Evening) -> None:
    evening.times = Times(clock=lambda: evening.clock().timestamp())


def _hurry(evening: Evening) -> None:
    evening.times = evening.times._replace(contribution=0.3)


def _as_it_is(_evening: Evening) -> None:
    """Change nothing in the evening; the fault is elsewhere."""


class Broken(NamedTuple):
    """A planted fault. ``says``: part of the simulation's finding; ``schedules``: number of schedules that try it."""

    name: str
    title: str
    says: str
    change: Callable[[Evening], None] = _as_it_is
    patched: Callable[[], AbstractContextManager[Any]] = nullcontext
    faults: Faults = MOST
    schedules: int = 32


FEW = Faults(crashes=0.2, breaks=0.2, wilful=0.1)
REFUSED = Faults(store_refuses=0.5, answer_lost=0.2, wilful=0.1)
JUMPS = Faults(jumps=1.0, breaks=0.7, store_refuses=0.7)
SLOW = Faults(breaks=0.1)

BROKEN = (
    Broken("fresh-ids", "people who say the same again under a new id", "in the end", _fresh_ids),
    Broken("no-keys", "a store that keeps no command ids", "is not stored", _keyless),
    Broken("torn", "a store that appends stream by stream", "", _tear_writes),
    Broken(
        "shows-first", "a room that shows before it stores", "before it was stored", patched=lambda: _desk(ShowsFirst)
    ),
    Broken(
        "trusting", "a room that trusts its memory after a failure", "", patched=lambda: _desk(Trusting), faults=REFUSED
    ),
    Broken(
        "open-hands",
        "a view that leaks a hand to spectators",
        "another view",
        patched=lambda: _view(_for_all),
        faults=FEW,
    ),
    Broken(
        "secret-told",
        "a state with the secret in it",
        "secret of the newest",
        patched=lambda: _view(_with_secret),
        faults=FEW,
    ),
    Broken("wall-clock", "a room that counts absence by the wall clock", "too early", _wall_clock, faults=JUMPS),
    Broken("hurried", "a room that hurries those who shuffle", "for its share", _hurry, faults=SLOW),
)


def _desk(broken: type[TableDesk]) -> AbstractContextManager[Any]:
    return patch.object(desks, "TableDesk", broken)


def _view(broken: Callable[..., State]) -> AbstractContextManager[Any]:
    return patch.object(shown_states, "state_for", broken)


def find_fault(broken: Broken, seed: int) -> Outcome | None:
    """Return the outcome of the schedule ``seed`` with the planted fault, or None if it does not find the fault.

    The beginning of the schedule is kept for others, so it is made before the fault is planted.
    """
    beginning_of(seed)
    with broken.patched():
        outcome = play_schedule(seed, change=broken.change, faults=broken.faults)
    return outcome if any(broken.says in what for what in outcome.faults) else None
