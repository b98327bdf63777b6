"""What each onlooker is shown of a table: the view of their seat or of their role in the house, or the public one."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from kitapi.kernel import SPECTATOR, Role, Seat, Viewer
from kitapi.room.onlookers.audience import Attendance, Onlooker
from kitapi.room.onlookers.lane import Lane
from kitapi.room.onlookers.messages import ClockShown, RoleShown, SeatShown, State, TableShown
from kitapi.room.places import NOWHERE, Place, involved, participants, place_of
from kitapi.room.record.deal import Happening, view_written
from kitapi.room.record.observed import Observed, history_of, seen_by
from kitapi.room.seats.changing_hands import DatedChange
from kitapi.room.seats.moment import Missing
from kitapi.room.seats.occupants import Absent, Bot, Open, Person
from kitapi.room.seats.taking_seats import may_be_given
from kitapi.room.table import hosting, proposing, staffing, terms
from kitapi.room.table.advised import may_ask
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.table import Table


class Beside(NamedTuple):
    """What is shown beside the game: the bots, the names of bots that may be seated, and the clock."""

    players: BotPlayers
    names: tuple[str, ...]
    clock: ClockShown | None = None


class News(NamedTuple):
    """What has just happened in the play, and which seats have ``changed`` hands."""

    happened: tuple[Happening, ...] = ()
    changed: tuple[DatedChange, ...] = ()


NOTHING_NEW = News()


class _Seen(NamedTuple):
    """What was seen of ``News``, and the changes of hands as JSON, each with its version.

    ``to_all``: all of that as those see it who saw nothing of their own; ``own``: the viewers who did.
    """

    seen: Sequence[Observed]
    changed: Sequence[tuple[int, bytes]]
    to_all: tuple[msgspec.Raw, ...]
    own: frozenset[Viewer]


class Standpoint(NamedTuple):
    """A place at the table, as whom who stands there sees the game, and the table around the cards as seen from it."""

    place: Place
    viewer: Viewer
    shown: TableShown


class Around:
    """What is shown around the cards, and where everybody stands: the same for as long as only the cards move."""

    def __init__(self, table: Table, there: Attendance, beside: Beside) -> None:
        self._seating, self._linked, self._basis = table.seating, table.linked, _basis(table, there, beside)
        self._table, self._missing = table, there.missing
        self._shown = table_shown(table, there, beside)
        self._of_users: dict[tuple[str, str | None], Standpoint] = {}
        self._at_places: dict[Place, Standpoint] = {}
        self.participants = participants(table)
        self.involved = involved(table)
        self.nowhere = self._at(NOWHERE)

    def fits(self, table: Table, there: Attendance, beside: Beside) -> bool:
        """Whether it is still what is to be shown around the cards of ``table``."""
        same = self._seating is table.seating and self._linked is table.linked
        return same and self._basis == _basis(table, there, beside)

    def standpoint(self, onlooker: Onlooker) -> "Standpoint":
        """Where ``onlooker`` stands, and what is seen from there."""
        if onlooker.user not in self.involved:
            return self.nowhere
        key = onlooker.user, onlooker.role
        if (found := self._of_users.get(key)) is None:
            found = self._of_users[key] = self._at(place_of(self._table, onlooker, self._missing))
        return found

    def _at(self, place: Place) -> "Standpoint":
        """What is seen from ``place``: the same for all who stand there."""
        if (found := self._at_places.get(place)) is None:
            shown = replace(self._shown, **place._asdict())
            found = self._at_places[place] = Standpoint(place, place.viewer, shown)
        return found


def _basis(table: Table, there: Attendance, beside: Beside) -> tuple[Any, ...]:
    """Whatever ``Around`` depends on, beside the seating and what the house shares with other tables."""
    ready = [at == table.version for at in table.seating.ready.values()]
    proposed = table.seating.proposal is not None and proposing.open_proposal(table) is not None
    game, bots = table.game.name, table.seating.bots.values()
    learning = [bot for bot in bots if beside.players.is_getting_ready(bot, game)]
    return table.deals, table.is_running, table.is_finished, table.dealt, ready, proposed, there, learning, beside[1:]


class Moment:
    """A table as it is shown: each state is built once for all onlookers with the same place.

    ``around``: what is shown around the cards. ``news``: what has happened since the moment before.
    """

    def __init__(self, table: Table, around: Around, news: News = NOTHING_NEW) -> None:
        self.table = table
        self.around = around
        self.before = table.version - len(news.happened)
        self._news = _collect_news(news)
        self._states: dict[tuple[Place, bool], State] = {}

    def state(self, at: Standpoint, *, follows: bool) -> State:
        """The state for onlookers at this standpoint; ``follows``: they were shown the moment before."""
        if (state := self._states.get((at.place, follows))) is None:
            state = state_for(self.table, at.viewer, at.shown, self._news if follows else None)
            self._states[at.place, follows] = state
        return state

    def state_of(self, onlooker: Onlooker) -> State:
        """The state that ``onlooker`` is shown now."""
        at = self.around.standpoint(onlooker)
        follows = onlooker.followed == (at.viewer, self.before)
        onlooker.followed = (at.viewer, self.table.version)
        return self.state(at, follows=follows)


def show(moment: Moment, onlookers: Sequence[Onlooker], lane: Lane) -> None:
    """Show ``moment`` to the ``onlookers``: at once to those who take part, then to the others.

    Nobody who plays waits for the spectators, who take it when ``lane`` releases them.
    """
    first = moment.around.participants
    for onlooker in onlookers:
        if onlooker.user in first:
            onlooker.tell(moment.state_of(onlooker))
    for onlooker in onlookers:
        if onlooker.user not in first:
            onlooker.tell_later(moment.state_of(onlooker), lane)


def _host_named(table: Table, missing: Missing) -> str:
    """What who lets people in is called at the table; empty where nobody does, or the name is not known."""
    user = hosting.decider(table, missing) if staffing.is_hosted(table) else None
    return "" if user is None else staffing.name_of(table.seating, user)


def table_shown(table: Table, attendance: Attendance, beside: Beside) -> TableShown:
    """The table around the cards, as a viewer without a seat sees it."""
    return TableShown(
        id=table.id,
        game=table.game.name,
        me=None,
        kept=None,
        seats=seats_shown(table, attendance, beside.players),
        sheet=table.settled,
        terms=terms.shown(table.game, table.seating),
        started=table.deal is not None,
        watching=attendance.watching,
        archive=table.is_archive,
        meter=table.meter,
        house=table.linked.name if table.linked else None,
        stopped=table.is_stopped,
        roles=tuple(_role_shown(table, role, attendance) for role in staffing.roles_at(table)),
        practice=staffing.is_practice(table),
        host=_host_named(table, attendance.missing),
        bots=() if table.is_archive else beside.names,
        advice=table.seating.advice,
        advised=may_ask(table, beside.players),
        clock=beside.clock,
        proposal=proposing.shown(table),
        kept_deals=table.seating.kept_deals,
        entry="open" if table.seating.invitations is None else "invitation",
    )


def state_for(table: Table, viewer: Viewer, shown: TableShown, news: _Seen | None) -> State:
    """The state as ``viewer`` may know it, with the ``news`` since the one before; None: with the history."""
    deal = table.deal
    return State(
        version=table.version,
        table=shown,
        view=msgspec.Raw(view_written(table.game, deal, viewer)) if deal else None,
        observations=_observations(news, viewer) if news else (),
        history=_history(table, viewer) if news is None else msgspec.UNSET,
    )


def _collect_news(news: News) -> _Seen:
    seen = [one.seen for one in news.happened if one.seen is not None]
    changed = _encode_changes(news.changed) if news.changed else []
    own = frozenset().union(*(one.own for one in seen))
    return _Seen(seen, changed, tuple(map(msgspec.Raw, seen_by(seen, SPECTATOR, changed))), own)


def _observations(news: _Seen, viewer: Viewer) -> tuple[msgspec.Raw, ...]:
    return tuple(map(msgspec.Raw, seen_by(news.seen, viewer, news.changed))) if viewer in news.own else news.to_all


def _history(table: Table, viewer: Viewer) -> tuple[msgspec.Raw, ...]:
    deal = table.deal
    if deal is None:
        return ()
    changed = [one for one in table.seating.changes if one.at >= deal.opened]
    return tuple(map(msgspec.Raw, history_of(deal.observed, viewer, _encode_changes(changed))))


def _encode_changes(changed: Sequence[DatedChange]) -> list[tuple[int, bytes]]:
    return [(one.at, msgspec.json.encode(one.change)) for one in changed]


def _role_shown(table: Table, role: Role, attendance: Attendance) -> RoleShown:
    person = table.seating.staff.get(role)
    if person is None:
        return RoleShown(role=role, kind="automaton", name="", connected=False, missing=False)
    return RoleShown(
        role=role,
        kind="person",
        name=person.name,
        connected=role in attendance.roles,
        missing=role in attendance.missing.roles and not table.is_finished,
    )


def seats_shown(table: Table, attendance: Attendance, players: BotPlayers) -> tuple[SeatShown, ...]:
    """The seats as everybody sees them."""
    return tuple(_free_shown(table, _seat_shown(table, seat, attendance, players), attendance) for seat in table.seats)


def _free_shown(table: Table, shown: SeatShown, attendance: Attendance) -> SeatShown:
    """A seat that no person has, with the reasons why a newcomer may not take it."""
    seat, now = Seat(shown.seat), table.moment._replace(missing=attendance.missing)
    owner = table.seating.owner(seat, table.deals)
    if shown.kind == "person" or (owner is None and seat not in table.dealt):
        return shown
    givable = owner is not None and may_be_given(owner, seat, now)
    return replace(shown, dealt=seat in table.dealt, reserved=owner and owner.name, givable=givable)


def _seat_shown(table: Table, seat: Seat, attendance: Attendance, players: BotPlayers) -> SeatShown:
    occupant = table.seating.occupants[seat]
    here: dict[str, Any] = {"seat": seat, "missing": False, "ending": False}
    match occupant:
        case Open():
            return SeatShown(kind="open", name="", connected=False, ready=False, accepted=False, **here)
        case Bot(bot=bot):
            here["getting_ready"] = players.is_getting_ready(bot, table.game.name)
            return SeatShown(kind="bot", name=bot, connected=True, ready=True, accepted=True, **here)
        case Person() | Absent():
            return _person_shown(table, seat, occupant, attendance)


def _person_shown(table: Table, seat: Seat, occupant: Person | Absent, attendance: Attendance) -> SeatShown:
    return SeatShown(
        seat=seat,
        kind="person",
        name=occupant.name,
        connected=seat in attendance.seats,
        missing=seat in attendance.missing.seats and not table.is_finished,
        ready=table.is_ready(seat),
        accepted=table.deal is not None or table.seating.has_accepted(seat),
        ending=table.wishes_end(seat),
        muted=isinstance(occupant, Person) and _is_muted(table, occupant.user),
    )


def _is_muted(table: Table, user: str) -> bool:
    invitations = table.seating.invitations
    return invitations is not None and user in invitations.muted
