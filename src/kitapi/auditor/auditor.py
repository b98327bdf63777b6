"""The auditor of a whole log, which reads one event after another, and only their JSON."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

import msgspec

from kitapi.auditor.accounts import Unreadable, whole
from kitapi.auditor.deals import kinds
from kitapi.auditor.games import AuditedGame
from kitapi.auditor.laws import LAWS, Finding, Found
from kitapi.auditor.meters import Floor, Meter, entry_in
from kitapi.auditor.registers import REGISTERED, Registers
from kitapi.auditor.tables import Table

Event = dict[str, Any]


class StoredEvent(Protocol):
    """An event as a store returns it."""

    @property
    def stream(self) -> str:
        """The name of its stream, such as ``play:7``."""
        ...

    @property
    def version(self) -> int:
        """Its number in its stream."""
        ...

    @property
    def position(self) -> int:
        """Its position in the order of all events."""
        ...

    @property
    def kind(self) -> str:
        """Its kind, such as ``table.opened``."""
        ...

    @property
    def schema(self) -> int:
        """The version of its kind's payload format."""
        ...

    @property
    def payload(self) -> bytes:
        """Its JSON."""
        ...


BESIDE: dict[str, frozenset[str]] = {
    "table": kinds(
        """opened sitting_archived terms_put terms_accepted person_sat person_rose bot_sat said_next end_wished
        end_refused proposal_made proposal_accepted proposal_refused role_taken role_left role_requested
        request_closed house_joined seat_released seat_requested seat_request_answered invitation_renewed
        person_muted talk_allowed free_text_allowed"""
    ),
    "visitor": frozenset({"sat_down", "rose", "house_entered", "sheet_shared", "table_archived", "table_restored"}),
    "visitors": frozenset({"key_made", "names_forgotten", "session_kept", "signed_out"}),
    "upgrade": frozenset({"done"}),
    "class": frozenset({"opened", "joined", "answered"}),
    "refused": frozenset({"refused"}),
    "sheet": frozenset({"opened", "changed", "player_named"}),
    "talk": frozenset({"written", "taken_away"}),
    "report": frozenset({"made"}),
}
"""The kinds of events in streams without transfers; there, only the numbering and the kinds are audited."""

NEWEST: dict[str, int] = {
    "class.joined": 2,
    "house.visitor_admitted": 2,
    "report.made": 2,
    "sheet.player_named": 2,
    "table.person_sat": 2,
    "table.role_requested": 2,
    "table.role_taken": 2,
    "table.seat_requested": 2,
    "table.sitting_archived": 2,
    "talk.written": 2,
}
"""The newest schema that the auditor knows, for kinds of the room's events whose schema is not 1."""

_DECODE = msgspec.json.Decoder().decode
_MISSHAPEN = (
    Unreadable,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    ArithmeticError,
    RuntimeError,
    StopIteration,
)
"""Errors raised when an event does not have the content that its kind requires."""


class Auditor:
    """Proves from raw events that the books of every table, meter and house are correct; takes all events by position.

    It shares no code with the games' rules: each game implements its books a second time for the auditor. Memory grows
    by a few numbers for every stream, and by one deal's books for every table.

    Args:
        games: the readers of the games' books.
        without: names of laws that are not checked.
    """

    def __init__(self, games: Iterable[AuditedGame], without: frozenset[str] = frozenset()) -> None:
        if unknown := without - LAWS.keys():
            raise ValueError(f"without: {', '.join(sorted(unknown))} is no law")
        self._without = without
        self._games = {game.opening: game for game in games}
        self._newest = NEWEST | {kind: schema for game in self._games.values() for kind, schema in game.newest.items()}
        self._position = 0
        self._versions: dict[str, int] = {}
        self._tables: dict[str, Table] = {}
        self._meters: dict[str, Meter] = {}
        self._floors: dict[str, Floor] = {}
        self._registers = Registers()
        self._reporting: str | None = None
        self._readers: dict[str, Callable[[str, StoredEvent, Event], Iterator[Found]]] = {
            "play": self._play,
            "chain": self._chain,
            "secret": self._secret,
            "meter": self._meter,
            "house": self._house,
        }
        self.events = 0
        """The number of events audited."""

    def take(self, event: StoredEvent) -> Iterator[Finding]:
        """Audit the next event; events must come in the order of their positions."""
        self.events += 1
        for found in (*self._check_numbers(event), *self._read(event)):
            if found.law not in self._without:
                yield Finding(stream=event.stream, version=event.version, law=found.law, sentence=found.sentence)

    def finish(self) -> Iterator[Finding]:
        """Check the conditions for the end of the log."""
        for name, table in self._tables.items():
            for found in table.finish():
                if found.law not in self._without:
                    yield Finding(stream=f"play:{name}", version=0, law=found.law, sentence=found.sentence)

    def _check_numbers(self, event: StoredEvent) -> Iterator[Found]:
        stream, version = event.stream, event.version
        due = self._versions.get(stream, 0) + 1
        if version != due:
            yield Found("versions", f"version {version} was stored, but version {due} is next")
        self._versions[stream] = version
        if event.position <= self._position:
            yield Found("positions", f"position {event.position} follows position {self._position}")
        self._position = event.position

    def _read(self, event: StoredEvent) -> list[Found]:
        """The findings in one event; if it is unreadable, also those found before that was noticed."""
        found: list[Found] = []
        sort, _, name = event.stream.partition(":")
        if sort == "play":
            self._table(name).grow(event.kind, event.schema, event.payload)
        try:
            payload = _DECODE(event.payload)
            if type(payload) is not dict or payload.get("kind", event.kind) != event.kind:
                raise Unreadable("it is not an object of its kind")
            if not 1 <= event.schema <= self._newest.get(event.kind, 1):
                raise Unreadable(f"schema {event.schema} is unknown")
            found.extend(self._readers.get(sort, self._beside)(name, event, payload))
        except _MISSHAPEN as error:
            reason = str(error) if isinstance(error, Unreadable) else f"{type(error).__name__} {error}"
            found.append(Found("readable", f"{event.kind} cannot be audited: {reason}"))
        return found

    def _table(self, name: str) -> Table:
        table = self._tables.get(name)
        if table is None:
            table = self._tables[name] = Table(name, self._games, self._in_meter)
        return table

    def _in_meter(self, link: str) -> int | None:
        meter = self._meters.get(link)
        return meter.amount if meter else 0

    def _play(self, name: str, event: StoredEvent, payload: Event) -> Iterator[Found]:
        table = self._table(name)
        if self._reporting is not None and self._reporting != name:
            yield from self._tables[self._reporting].unheard()
            self._reporting = None
        yield from table.play(event.kind, payload)
        game = self._games.get(event.kind)
        if game is not None and game.meter_of is not None and not table.archived:
            yield from self._registers.hand(table, payload, self._meters.get(table.link or ""))
        if table.reported:
            self._reporting = name
        if payload.get("transfers") and table.link in self._floors:
            stopping = self._floors[table.link].table
            if stopping not in (None, name):
                yield Found("stops", f"chips move while {stopping} has stopped the other tables")

    def _chain(self, name: str, event: StoredEvent, payload: Event) -> Iterator[Found]:
        if event.kind != "chain.sealed":
            raise Unreadable("it is not a seal")
        yield from self._table(name).seal(payload)

    def _secret(self, name: str, event: StoredEvent, payload: Event) -> Iterator[Found]:
        if event.kind != "secret.drawn":
            raise Unreadable("it is not a secret")
        yield from self._table(name).draw(payload)

    def _meter(self, link: str, event: StoredEvent, payload: Event) -> Iterator[Found]:
        meter = self._meters.setdefault(link, Meter(link))
        owner, _, kind = event.kind.partition(".")
        if owner != "meter":
            raise Unreadable("it is not an entry of a meter")
        if kind == "opened":
            yield from self._open_meter(link, meter, payload)
        else:
            yield from meter.take(kind, payload)
        if kind not in ("opened", "counted"):
            yield from self._hear(link, kind, payload)

    def _open_meter(self, link: str, meter: Meter, payload: Event) -> Iterator[Found]:
        """Check that a meter's opening amount is that settled by its house or, in old logs, that in its name.

        The meter of a table that is a house of its own may be opened again as long as nothing was added.
        """
        amount, table = whole(payload["amount"], "amount"), self._tables.get(link)
        if self._registers.knows(link):
            yield from self._registers.check_meter(link, amount, self._meters)
        elif table is not None and table.house == link:
            meter.close_untouched()
        elif not link.endswith(f"-{amount}"):
            yield Found("meter-sum", f"the meter {link} opens with {amount}")
        yield from meter.take("opened", payload)

    def _house(self, link: str, event: StoredEvent, payload: Event) -> Iterator[Found]:
        floor = self._floors.setdefault(link, Floor())
        owner, _, kind = event.kind.partition(".")
        if owner != "house":
            raise Unreadable("it is not an entry of a house")
        if kind in REGISTERED:
            yield from self._registers.take(link, kind, payload)
            return
        yield from floor.take(entry_in(kind, payload))
        if kind in ("stop_given", "stop_taken"):
            yield from self._registers.check_stop(link, kind, payload)
        else:
            yield from self._hear(link, kind, payload)

    def _hear(self, link: str, kind: str, payload: Event) -> Iterator[Found]:
        """Compare an entry of the house with the entries reported by the table that the entry names."""
        entry = entry_in(kind, payload)
        yield from self._table(entry.id.partition("/")[0]).hear(entry, link)

    def _beside(self, name: str, event: StoredEvent, payload: Event) -> Iterator[Found]:
        sort = event.stream.partition(":")[0]
        owner, _, kind = event.kind.partition(".")
        if sort not in BESIDE or kind not in BESIDE[sort] or owner not in (sort, "step"):
            raise Unreadable(f"it is an unknown kind in {sort}")
        if event.kind in ("table.opened", "table.house_joined") and payload.get("house") is not None:
            self._table(name).join(str(payload["house"]))
        if event.kind == "table.sitting_archived":
            if self._table(name).deals:
                yield Found("numbers", "the table is marked as an imported record, but deals were played at it")
            self._table(name).archived = True


def audit_log(
    events: Iterable[StoredEvent], games: Iterable[AuditedGame], without: frozenset[str] = frozenset()
) -> Iterator[Finding]:
    """Yield every finding in a whole log of deals of ``games``; ``events``: in the order of their positions."""
    auditor = Auditor(games, without)
    for event in events:
        yield from auditor.take(event)
    yield from auditor.finish()
