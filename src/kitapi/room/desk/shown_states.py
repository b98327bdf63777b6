"""The states of a table that onlookers are shown: the view of their seat or role in the house, or the public one."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from kitapi.kernel import SPECTATOR, Role, Seat, TakenBack, Viewer
from kitapi.room.onlookers.audience import Attendance, Onlooker
from kitapi.room.onlookers.lane import Lane
from kitapi.room.onlookers.messages import ClockView, RoleView, SeatView, State, TableView
from kitapi.room.places import NOWHERE, Place, involved_users, participants, place_of
from kitapi.room.record.deal import Happening, encode_view
from kitapi.room.record.observations import Observations, history_of, observations_by
from kitapi.room.seats.changes_of_hands import DatedChange
from kitapi.room.seats.moment import Missing
from kitapi.room.seats.names import number_namesakes
from kitapi.room.seats.occupants import Absent, Bot, Open, Person
from kitapi.room.seats.seat_rules import may_be_given
from kitapi.room.table import proposal_rules, role_admission, staffing, take_back_rules, talk_rules, terms
from kitapi.room.table.advice_rules import may_ask
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.house_state import HouseState
from kitapi.room.table.table import Table


class Extras(NamedTuple):
    """The parts of a displayed table that are not in ``Table``: bots, names of bots to be seated, and clock."""

    players: BotPlayers
    names: tuple[str, ...]
    clock: ClockView | None = None


class News(NamedTuple):
    """The newest events of the play, and the seats that have ``changed`` hands."""

    happened: tuple[Happening, ...] = ()
    changed: tuple[DatedChange, ...] = ()


NOTHING_NEW = News()


class _EncodedNews(NamedTuple):
    """The observations of ``News`` as JSON: by viewer for those who saw something of their own, and the public ones."""

    own: Mapping[Viewer, tuple[msgspec.Raw, ...]]
    to_all: tuple[msgspec.Raw, ...]


class Viewpoint(NamedTuple):
    """A person's place at the table, its viewer in the game, and the table around the cards as displayed there."""

    place: Place
    viewer: Viewer
    shown: TableView


class TableFrame:
    """The part of a displayed table around the cards, and all places; it stays valid while only the cards change.

    ``shown``: the table as a viewer without a seat sees it. ``of_users``: the viewpoints needed so far, by user and
    role.
    """

    def __init__(self, table: Table, there: Attendance, extras: Extras) -> None:
        self._seating, self._linked, self._cache_key = table.seating, table.linked, _cache_key(table, there, extras)
        self._table, self._missing = table, there.missing
        self.shown = show_table(table, there, extras)
        self.of_users: dict[tuple[str, str | None], Viewpoint] = {}
        self._at_places: dict[Place, Viewpoint] = {}
        self.participants = participants(table)
        self.involved = involved_users(table)
        self.nowhere = self._at(NOWHERE)

    def fits(self, table: Table, there: Attendance, extras: Extras) -> bool:
        """Whether this frame is still valid for ``table``."""
        if self._seating is not table.seating or not _is_shown_alike(self._linked, table.linked):
            return False
        return self._cache_key == _cache_key(table, there, extras)

    def viewpoint(self, onlooker: Onlooker) -> "Viewpoint":
        """The viewpoint of ``onlooker``."""
        if onlooker.attends_as not in self.involved:
            return self.nowhere
        key = onlooker.user, onlooker.role
        if (found := self.of_users.get(key)) is None:
            found = self.of_users[key] = self._at(place_of(self._table, onlooker, self._missing))
        return found

    def _at(self, place: Place) -> "Viewpoint":
        """The viewpoint of ``place``, built once for everybody there."""
        if (found := self._at_places.get(place)) is None:
            shown = replace(self.shown, **place._asdict())
            found = self._at_places[place] = Viewpoint(place, place.viewer, shown)
        return found


def _is_shown_alike(linked: HouseState | None, now: HouseState | None) -> bool:
    """Whether the state of a table's house looks the same as before, although every entry changes its versions."""
    return linked is now or (linked is not None and linked.shows_as(now))


def _cache_key(table: Table, there: Attendance, extras: Extras) -> tuple[Any, ...]:
    """Everything on which ``TableFrame`` depends, except the seating and the state of the house."""
    ready = None if table.is_running else [at == table.version for at in table.seating.ready.values()]
    proposed = table.seating.proposal is not None and proposal_rules.open_proposal(table) is not None
    game, bots = table.game.name, table.seating.bots.values()
    learning = [bot for bot in bots if extras.players.is_getting_ready(bot, game)]
    return table.deals, table.is_running, table.is_finished, table.dealt, ready, proposed, there, learning, extras[1:]


class StateBuilder:
    """Builds the states of a table that onlookers are shown, each once for all onlookers with the same place.

    ``frame``: the part around the cards. ``news``: the events since the state before; after a take-back among them
    everybody gets the history again, from which some observations have been removed.
    """

    def __init__(self, table: Table, frame: TableFrame, news: News = NOTHING_NEW) -> None:
        self.table = table
        self.frame = frame
        self.before = table.version - len(news.happened)
        self._is_rewound = any(isinstance(one.event, TakenBack) for one in news.happened)
        self._news = _collect_news(news)
        self._states: dict[tuple[Place, bool], State] = {}

    def state(self, at: Viewpoint, *, follows: bool) -> State:
        """The state for onlookers at this viewpoint; ``follows``: they were shown the state before."""
        if (state := self._states.get((at.place, follows))) is None:
            state = state_for(self.table, at.viewer, at.shown, self._news if follows else None)
            self._states[at.place, follows] = state
        return state

    def state_of(self, onlooker: Onlooker) -> State:
        """The state to show to ``onlooker`` now; it counts as shown from then on."""
        at = self.frame.viewpoint(onlooker)
        follows = onlooker.followed == (at.viewer, self.before) and not self._is_rewound
        onlooker.followed = (at.viewer, self.table.version)
        return self.state(at, follows=follows)


def show(states: StateBuilder, onlookers: Sequence[Onlooker], lane: Lane) -> None:
    """Show the table to the ``onlookers``: immediately to those who take part, then to the others.

    No player waits for the spectators, who get the state when ``lane`` releases it.
    """
    first = states.frame.participants
    for onlooker in onlookers:
        if onlooker.attends_as in first:
            onlooker.send(states.state_of(onlooker))
    for onlooker in onlookers:
        if onlooker.attends_as not in first:
            onlooker.send_later(states.state_of(onlooker), lane)


def _host_name(table: Table, missing: Missing) -> str:
    """The name of the person who admits others to the table's roles; empty if there is none, or the name is unknown."""
    user = role_admission.decider(table, missing) if staffing.is_hosted(table) else None
    return "" if user is None else staffing.name_of(table.seating, user)


def show_table(table: Table, attendance: Attendance, extras: Extras) -> TableView:
    """The table around the cards, as a viewer without a seat sees it."""
    return TableView(
        id=table.id,
        game=table.game.name,
        me=None,
        kept=None,
        seats=show_seats(table, attendance, extras.players),
        sheet=table.settled,
        terms=terms.show_terms(table.game, table.seating),
        started=table.deal is not None,
        watching=attendance.watching,
        archive=table.is_archive,
        meter=table.meter,
        house=table.linked.name if table.linked else None,
        stopped=table.is_stopped,
        roles=tuple(_show_role(table, role, attendance) for role in staffing.roles_at(table)),
        practice=staffing.is_practice(table),
        host=_host_name(table, attendance.missing),
        bots=() if table.is_archive else extras.names,
        advice=table.seating.advice,
        advised=may_ask(table, extras.players),
        clock=extras.clock,
        proposal=proposal_rules.show_proposal(table),
        kept_deals=table.seating.kept_deals,
        talk=talk_rules.talk_at(table),
        free_text=talk_rules.is_free_text_allowed(table),
        entry="open" if table.seating.invitations is None else "invitation",
    )


def state_for(table: Table, viewer: Viewer, shown: TableView, news: _EncodedNews | None) -> State:
    """The state for ``viewer``, with the ``news`` since the state before; if None, with the history instead."""
    deal = table.deal
    back = take_back_rules.find_offer(table, viewer) if isinstance(viewer, int) else None
    return State(
        version=table.version,
        table=shown,
        view=msgspec.Raw(encode_view(table.game, deal, viewer)) if deal else None,
        observations=news.own.get(viewer, news.to_all) if news else (),
        history=show_history(table, viewer) if news is None else msgspec.UNSET,
        take_back=msgspec.UNSET if back is None else back,
    )


def _collect_news(news: News) -> _EncodedNews:
    seen = [one.seen for one in news.happened if one.seen is not None]
    changed = _encode_changes(news.changed) if news.changed else []
    own = {viewer: _observations(seen, viewer, changed) for one in seen for viewer in one.own}
    return _EncodedNews(own, _observations(seen, SPECTATOR, changed))


def _observations(
    seen: Sequence[Observations], viewer: Viewer, changed: Sequence[tuple[int, bytes]]
) -> tuple[msgspec.Raw, ...]:
    return tuple(map(msgspec.Raw, observations_by(seen, viewer, changed)))


def show_history(table: Table, viewer: Viewer) -> tuple[msgspec.Raw, ...]:
    """The observations of the newest deal that ``viewer`` was sent, or would have been."""
    deal = table.deal
    if deal is None:
        return ()
    changed = [one for one in table.seating.changes if one.at >= deal.opened]
    return tuple(map(msgspec.Raw, history_of(deal.observed, viewer, _encode_changes(changed))))


def _encode_changes(changed: Sequence[DatedChange]) -> list[tuple[int, bytes]]:
    return [(one.at, msgspec.json.encode(one.change)) for one in changed]


def _show_role(table: Table, role: Role, attendance: Attendance) -> RoleView:
    person = table.seating.staff.get(role)
    if person is None:
        return RoleView(role=role, kind="automaton", name="", connected=False, missing=False)
    return RoleView(
        role=role,
        kind="person",
        name=person.name,
        connected=role in attendance.roles,
        missing=role in attendance.missing.roles and not table.is_finished,
    )


def show_seats(table: Table, attendance: Attendance, players: BotPlayers) -> tuple[SeatView, ...]:
    """The seats as everybody sees them."""
    seats = tuple(
        _show_free_seat(table, _show_seat(table, seat, attendance, players), attendance) for seat in table.seats
    )
    return _number_namesakes(seats) if table.is_archive else seats


def _number_namesakes(seats: tuple[SeatView, ...]) -> tuple[SeatView, ...]:
    """Return the seats of a record, each with a name of its own."""
    names = number_namesakes([one.name for one in seats])
    return tuple(replace(one, name=name) for one, name in zip(seats, names, strict=True))


def _show_free_seat(table: Table, shown: SeatView, attendance: Attendance) -> SeatView:
    """A seat that no person has, with the reasons for which a newcomer may not take it."""
    seat, now = Seat(shown.seat), table.moment._replace(missing=attendance.missing)
    owner = table.seating.owner(seat, table.deals)
    if shown.kind == "person" or (owner is None and seat not in table.dealt):
        return shown
    givable = owner is not None and may_be_given(owner, seat, now)
    return replace(shown, dealt=seat in table.dealt, reserved=owner and owner.name, givable=givable)


def _show_seat(table: Table, seat: Seat, attendance: Attendance, players: BotPlayers) -> SeatView:
    occupant = table.seating.occupants[seat]
    here: dict[str, Any] = {"seat": seat, "missing": False, "ending": False}
    match occupant:
        case Open():
            return SeatView(kind="open", name="", connected=False, ready=False, accepted=False, **here)
        case Bot(bot=bot):
            here["getting_ready"] = players.is_getting_ready(bot, table.game.name)
            return SeatView(kind="bot", name=bot, connected=True, ready=True, accepted=True, **here)
        case Person() | Absent():
            return _show_person(table, seat, occupant, attendance)


def _show_person(table: Table, seat: Seat, occupant: Person | Absent, attendance: Attendance) -> SeatView:
    return SeatView(
        seat=seat,
        kind="person",
        name=occupant.name,
        connected=seat in attendance.seats,
        missing=seat in attendance.missing.seats and not table.is_finished,
        ready=table.is_ready(seat),
        accepted=table.deal is not None or table.seating.has_accepted(seat),
        ending=table.wishes_end(seat),
        muted=isinstance(occupant, Person) and occupant.user in table.seating.talk.muted,
    )
