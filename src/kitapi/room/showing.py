"""What each onlooker is shown of a table: the view of his seat or of his role in the house, or the public one."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from kitapi.kernel import SPECTATOR, Role, Seat, Viewer
from kitapi.room import hosting, inviting, proposing, staffing, terms
from kitapi.room.advised import may_ask
from kitapi.room.audience import Attendance, Onlooker
from kitapi.room.bots import BotPlayers
from kitapi.room.changing_hands import DatedChange
from kitapi.room.deal import Happening, view_written
from kitapi.room.invitation_messages import SeatRequestShown
from kitapi.room.lane import Lane
from kitapi.room.messages import ClockShown, RequestShown, RoleShown, SeatShown, State, TableShown
from kitapi.room.observed import history_of, in_order, seen_written
from kitapi.room.seating import Absent, Bot, Missing, Open, Person
from kitapi.room.table import Table
from kitapi.room.taking_seats import may_be_given


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


class Place(NamedTuple):
    """Where somebody stands at a table, as in ``TableShown``."""

    me: Seat | None
    kept: Seat | None
    mine: tuple[Role, ...]
    acting: Role | None
    admits: bool = False
    requests: tuple[RequestShown, ...] = ()
    asked: tuple[Role, ...] = ()
    hosting: bool = False
    invitations: tuple[str, ...] = ()
    seat_requests: tuple[SeatRequestShown, ...] = ()
    seat_asked: Seat | None = None
    invited: Seat | None = None

    @property
    def viewer(self) -> Viewer:
        """As whom he is shown the game."""
        if self.acting is not None:
            return self.acting
        return SPECTATOR if self.me is None else self.me


NOWHERE = Place(None, None, (), None)
"""The place of spectators who have nothing to do with the table; all of them are shown the same."""


class Moment:
    """A table as it is shown: each state is built once for all onlookers with the same place.

    ``news``: what has happened since the moment before.
    """

    def __init__(self, table: Table, there: Attendance, beside: Beside, news: News = NOTHING_NEW) -> None:
        self.table = table
        self.there = there
        self.before = table.version - len(news.happened)
        self._news = news
        self._shown = table_shown(table, there, beside)
        self._states: dict[tuple[Place, bool], State] = {}

    def state(self, place: Place, *, follows: bool) -> State:
        """The state for onlookers at ``place``; ``follows``: they were shown the moment before."""
        if (state := self._states.get((place, follows))) is None:
            around = replace(self._shown, **place._asdict())
            state = state_for(self.table, place.viewer, around, self._news if follows else None)
            self._states[place, follows] = state
        return state

    def state_of(self, onlooker: Onlooker, place: Place) -> State:
        """The state that ``onlooker`` at ``place`` is shown now."""
        follows = onlooker.followed == (place.viewer, self.before)
        onlooker.followed = (place.viewer, self.table.version)
        return self.state(place, follows=follows)


def show(moment: Moment, onlookers: Sequence[Onlooker], lane: Lane) -> None:
    """Show ``moment`` to the ``onlookers``: at once to those who take part, then to the others.

    Nobody who plays waits for the spectators, who take it when ``lane`` releases them.
    """
    table, first, known = moment.table, participants(moment.table), involved(moment.table)
    for onlooker in onlookers:
        if onlooker.user in first:
            onlooker.tell(moment.state_of(onlooker, place_of(table, onlooker, moment.there.missing)))
    for onlooker in onlookers:
        if onlooker.user not in first:
            there = place_of(table, onlooker, moment.there.missing) if onlooker.user in known else NOWHERE
            onlooker.tell_later(moment.state_of(onlooker, there), lane)


def participants(table: Table) -> frozenset[str]:
    """Users who come before spectators: with a seat or a role, now or before, invited, or who opened the table."""
    seating = table.seating
    opener = () if seating.opener is None else (seating.opener,)
    invited = () if seating.invitations is None else seating.invitations.bound.values()
    return seating.users().union(opener, invited, (leaver.user for leaver in seating.leavers.values()))


def involved(table: Table) -> frozenset[str]:
    """Users who may have a place: they take part, once had a seat, or request a seat or a role."""
    seating = table.seating
    left = (user for user, _ in seating.left)
    asking = (request.user for request in seating.requests.values())
    seats_asked = () if seating.invitations is None else (one.user for one in seating.invitations.requests.values())
    return participants(table).union(left, asking, seats_asked)


def place_of(table: Table, onlooker: Onlooker, missing: Missing) -> Place:
    """Where ``onlooker`` stands, who looks on as a role only while the user has it; requests are the host's to see."""
    seating, user = table.seating, onlooker.user
    mine = seating.roles_of(user)
    acting = next((role for role in mine if role == onlooker.role), None)
    admits = staffing.is_hosted(table) and hosting.decider(table, missing) == user
    waiting = (RequestShown(number=at, role=one.role, name=one.name) for at, one in seating.requests.items() if admits)
    return Place(
        me=seating.seat_of(user),
        kept=seating.seat_kept(user, table.deals),
        mine=mine,
        acting=acting,
        admits=admits,
        requests=tuple(waiting),
        asked=tuple(one.role for one in seating.requests.values() if one.user == user),
        **_invited(table, user),
    )


def _invited(table: Table, user: str) -> dict[str, Any]:
    """The fields about invitations for ``user``; only the host sees links and requests."""
    invitations = table.seating.invitations
    if invitations is None:
        return {}
    hosting = inviting.is_host(table, user)
    requests = tuple(
        SeatRequestShown(number=number, seat=one.seat, name=one.name) for number, one in invitations.requests.items()
    )
    return {
        "hosting": hosting,
        "invitations": inviting.codes(table) if hosting else (),
        "seat_requests": requests if hosting else (),
        "seat_asked": next((one.seat for one in invitations.requests.values() if one.user == user), None),
        "invited": next((seat for seat, who in invitations.bound.items() if who == user), None),
    }


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


def state_for(table: Table, viewer: Viewer, shown: TableShown, news: News | None) -> State:
    """The state as ``viewer`` may know it, with the ``news`` since the one before; None: with the history."""
    deal = table.deal
    return State(
        version=table.version,
        table=shown,
        view=msgspec.Raw(view_written(table.game, deal, viewer)) if deal else None,
        observations=() if news is None else _observations(table, viewer, news),
        history=_history(table, viewer) if news is None else msgspec.UNSET,
    )


def _observations(table: Table, viewer: Viewer, news: News) -> tuple[msgspec.Raw, ...]:
    game, first = table.game, table.version - len(news.happened) + 1
    seen = [
        (version, seen_written(game, observation, one.by))
        for version, one in enumerate(news.happened, start=first)
        if (observation := game.observe(one.state, one.event, viewer)) is not None
    ]
    return tuple(map(msgspec.Raw, in_order(seen, _written(news.changed))))


def _history(table: Table, viewer: Viewer) -> tuple[msgspec.Raw, ...]:
    deal = table.deal
    if deal is None:
        return ()
    changed = [one for one in table.seating.changes if one.at >= deal.opened]
    return tuple(map(msgspec.Raw, history_of(deal.observed, viewer, _written(changed))))


def _written(changed: Sequence[DatedChange]) -> list[tuple[int, bytes]]:
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
    match occupant:
        case Open():
            return SeatShown(
                seat=seat,
                kind="open",
                name="",
                connected=False,
                missing=False,
                ready=False,
                accepted=False,
                ending=False,
            )
        case Bot(bot=bot):
            return SeatShown(
                seat=seat,
                kind="bot",
                name=bot,
                connected=True,
                missing=False,
                ready=True,
                accepted=True,
                ending=False,
                getting_ready=players.is_getting_ready(bot, table.game.name),
            )
        case Person(name=name) | Absent(name=name):
            return SeatShown(
                seat=seat,
                kind="person",
                name=name,
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
