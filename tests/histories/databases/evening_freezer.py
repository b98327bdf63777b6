"""Writes a database of a room in use: ``python -m tests.histories.databases.evening_freezer VERSION``.

Existing files are not overwritten. The program makes two databases, which differ in the table that has stopped the
others. Those of 0.2.0 are from before houses had names: there all tables with equal amounts are linked, practice and
live ones alike.

With ``names`` after the version it makes one database instead, with names of people in every place where a room stores
some.
"""

import asyncio
import lzma
import random
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from kitapi.cards import Card, read_cards
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE, Pace
from kitapi.kernel import IllegalAction, Seat
from kitapi.records import read_record
from kitapi.records.seat_changes import SeatChange, SeatHolder
from kitapi.registry import DRILLS, GAMES
from kitapi.room.classes.classes import NewClass
from kitapi.room.desk import prompter
from kitapi.room.errors import RoomError, StaleCommand
from kitapi.room.onlookers.messages import State
from kitapi.room.record.shuffle import shuffle
from kitapi.room.record_import import archive
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.seats.invitation_messages import AnswerSeatRequest, RequestSeat
from kitapi.room.seats.seating_events import Entry
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.house_tables import HouseRequest
from kitapi.store import SqliteStore
from kitapi.web.visitors import user_of
from kitapi.workers.bots import bots_of, choose
from kitapi_campaigns.kills.people import any_action
from kitapi_testing.room_people import LASTING, Guest, fresh_id, options_in, pending_share, share_action, view_in

FOLDER = Path(__file__).parent
HOLDERS = ("practice", "live")
"""The tables with equal amounts that may have stopped the others."""

FLUSH = "Ah Kh 9h 4h 2h"
STRAIGHT_FLUSH = "9h 8h 7h 6h 5h"
BANK = "As Kd Tc 6s 3d"

SWIFT = msgspec.structs.replace(EXAMPLE, pace=Pace.SWIFT, answer_seconds=0)
OTHER = msgspec.structs.replace(SWIFT, token=5, meter_share=2, opening_meter=40_000, practice=False)
HOUSES = {"practice": SWIFT, "live": msgspec.structs.replace(SWIFT, practice=False), "other": OTHER}
"""The houses of the tables of Caribbean Stud, by their names here; the first two have equal amounts."""

Decks = Callable[..., Sequence[Card]]


def token_of(name: str) -> str:
    """Return the token in the cookie of the visitor ``name``."""
    return name.ljust(43, "_")


class Evening(NamedTuple):
    """A room, and the cards that the next deck has on top, if they are set."""

    room: CardRoom
    top: list[str]

    def shuffle_deck(self, deck: Sequence[Card], *made_from: Any) -> tuple[Card, ...]:
        """Return the deck as it was shuffled, or with the set cards on top."""
        if not self.top or len(deck) != 52:
            return shuffle(deck, *made_from)
        top = read_cards(self.top.pop())
        return (*top, *(card for card in deck if card not in top))

    async def table(
        self,
        game: str,
        *seats: str,
        variant: object = msgspec.UNSET,
        house: HouseRequest | None = None,
        entry: Entry = "open",
    ) -> Guest:
        """Maria at a new table, in ``house``."""
        chosen = {"players": len(seats)} | ({} if variant is msgspec.UNSET else {"variant": variant})
        terms = msgspec.Raw(msgspec.json.encode(chosen))
        maria = user_of(token_of("maria"))
        new = NewTable(game=game, seats=seats, terms=terms, name="Maria", house=house, entry=entry)
        table, _ = await self.room.open_table(maria, new)
        return await Guest(await self.room.desk(table), maria).look()


async def act(maria: Guest, action: dict[str, Any]) -> None:
    """Do ``action``, unless the table has changed since Maria saw it."""
    try:
        version = await maria.act(action)
    except StaleCommand:
        version = maria.state.version + 1
    await maria.until(lambda state: state.version >= version)


async def play_cards(maria: Guest, rng: random.Random) -> None:
    """Play one whole deal, and the first actions of the next."""
    left = 1_000
    while left:
        state = await maria.until(lambda state: bool(options_in(state)) or "outcome" in view_in(state))
        if "outcome" in view_in(state):
            await maria.next()
            await maria.until(lambda state: "outcome" not in view_in(state))
            left = 4
            continue
        await act(maria, any_action(rng, options_in(state)))
        left -= 1


def stud_action(state: State) -> dict[str, Any] | None:
    """Return Maria's next action at Caribbean Stud: a stake with a token, a due declaration, or a raise."""
    if (share := pending_share(options_in(state))) is not None:
        return share_action(share)
    offered = {option.get("action", option["kind"]): option for option in options_in(state)}
    if "ante" in offered and "take_back_ante" not in offered:
        return {"kind": "ante", "amount": offered["ante"]["lowest"]}
    wanted = ("decline_cut", "token", "wave", "declare", "raise", "change_notes")
    return next((offered[kind] for kind in wanted if kind in offered), None)


async def play_stud(maria: Guest, until: Callable[[State], bool]) -> None:
    """Act until ``until`` is true."""
    while not until(maria.state):
        action = stud_action(maria.state)
        await (maria.hear() if action is None else act(maria, action))


def is_second_choice(state: State) -> bool:
    """Whether Maria has five cards of the second hand and has not chosen yet."""
    return view_in(state)["number"] == 2 and any(option["kind"] == "raise" for option in options_in(state))


async def stop_others(maria: Guest) -> None:
    """Declare the straight flush that Maria holds; a person in the control room does not confirm it."""
    carla = await Guest(maria.desk, user_of(token_of("carla")), "control_room").look()
    await carla.take_role("control_room", "Carla")
    await maria.admit_all()
    await maria.until(lambda state: "declare" in {option["kind"] for option in options_in(state)})
    await maria.act({"kind": "declare"})
    await play_stud(maria, lambda state: view_in(state)["phase"] == "settle")


async def fill_room(evening: Evening, holder: str) -> dict[str, Guest]:
    """Fill the room with tables of every game, all in the middle of a deal; returns Maria at each."""
    rng = random.Random(1)
    guests = {"prefa": await evening.table("prefa", "me", "steady", "random")}
    await play_cards(guests["prefa"], rng)
    guests["preferans"] = await evening.table("preferans", "me", "steady", "random")
    await play_cards(guests["preferans"], rng)
    for name, variant in HOUSES.items():
        house = None if variant.practice else HouseRequest(name=name)
        guests[name] = await evening.table("caribbean-stud", "me", "simple", "open", variant=variant, house=house)
    live = next(one for one in await evening.room.housing.of_user(user_of(token_of("maria"))) if one.name == "live")
    house = HouseRequest(id=live.id)
    guests["waiting"] = await evening.table("caribbean-stud", "open", "open", variant=HOUSES["live"], house=house)
    for name in HOUSES:
        evening.top[:] = [" ".join((STRAIGHT_FLUSH if name == holder else FLUSH, "Jd 9c 7s 5d 2c", BANK))]
        evening.top.append(" ".join((FLUSH, "8s 8d Kc 6d 3s", "Ac Ks Tc 6c 3d")))
        await play_stud(guests[name], is_second_choice)
    await stop_others(guests[holder])
    return guests


PEOPLE = ("Zoumboulia", "Xenakis", "Thrasyvoulos", "Kleoniki", "Evrydiki", "Polyxeni")
"""Names that people give at tables, in houses and in classes, besides Maria and Carla; each begins with another letter.
"""


LEAVER = "Ioannikios"
"""The name of the person who had left a seat, in a record that is imported."""

CHANGES = (
    SeatChange(
        seat=Seat(1),
        deal=1,
        running=False,
        before=SeatHolder(kind="person", name=LEAVER),
        after=SeatHolder(kind="bot", name="simple"),
    ),
)


async def name_people(evening: Evening, tables: dict[str, Guest]) -> None:
    """Put names of people wherever a room stores some; one person is then forgotten."""
    sitting, waiting, refused, member, trainee, applicant = PEOPLE
    invited = await evening.table("prefa", "me", "open", "open", entry="invitation")
    opened = await invited.desk.table()
    assert opened.seating.invitations is not None
    code = opened.seating.invitations.code(opened.id, Seat(1))
    guest = {name: await Guest(invited.desk, user_of(token_of(name.lower()))).look() for name in PEOPLE}
    await guest[sitting].sit(1, sitting, code)
    for number, name in enumerate((refused, waiting), start=1):
        await invited.desk.handle(guest[name].user, RequestSeat(id=fresh_id(), seat=2, name=name))
        if name == refused:
            await invited.desk.handle(invited.user, AnswerSeatRequest(id=fresh_id(), request=number, admit=False))
    live = (await tables["live"].desk.table()).seating.house or ""
    maria, room = tables["live"].user, evening.room
    await room.housing.enter(guest[member].user, live, await room.housing.invite(maria, live), member)
    classes = room.classes(DRILLS)
    group, _ = await classes.open(maria, NewClass(game="caribbean-stud", count=2))
    await classes.join(group, guest[trainee].user, trainee)
    at_live = await Guest(tables["live"].desk, guest[applicant].user).look()
    await at_live.take_role("control_room", applicant)
    await changed_seat(tables["prefa"], guest[member].user, member)
    with suppress(IllegalAction):
        await tables["other"].act({"kind": "ante", "amount": 5})
    record = read_record((await room.record(tables["other"].desk.table_id)).splitlines(keepends=True), GAMES)
    await archive(room.desks.context.store, replace(record, seat_changes=CHANGES))
    await room.visitors.begin()
    await room.visitors.forget(guest[refused].user)


async def changed_seat(maria: Guest, user: str, name: str) -> None:
    """Let Maria leave the seat for a moment while somebody looks on who may not take it."""
    table = await maria.desk.table()
    seat = table.seating.seat_of(maria.user)
    assert seat is not None
    await maria.rise()
    other = await Guest(maria.desk, user).look()
    with suppress(RoomError):
        await other.sit(seat, name)
    await maria.sit(seat, "Maria")


async def describe_tables(guests: dict[str, Guest]) -> dict[str, Any]:
    """Describe the tables by their names here: the position of the play, and what each shares with others."""
    described = {}
    for name, guest in guests.items():
        table = await guest.desk.table()
        shared = {"meter": table.meter, "stopped": table.is_stopped, "holds": table.holds_others}
        described[name] = {"table": table.id, "version": table.version, "deals": table.deals, **shared}
    return described


async def fill(path: Path, holder: str, *, names: bool = False) -> dict[str, Any]:
    """Make the database at ``path``; returns its tables. ``names``: put names of people in all places for them."""
    players = BotPlayers(choose, pace=0, workers=lambda: ThreadPoolExecutor(1))
    evening = Evening(CardRoom(SqliteStore.open(path), GAMES, players, bots_of, times=LASTING), [])
    with (
        patch("kitapi.room.table.deal_start.shuffle", evening.shuffle_deck),
        patch.object(prompter, "BETWEEN_HANDS", 0.0),
    ):
        async with asyncio.timeout(120):
            guests = await fill_room(evening, holder)
            if names:
                await name_people(evening, guests)
            described = await describe_tables(guests)
        await evening.room.close()
    return described


def freeze(version: str, holder: str, *, names: bool = False) -> None:
    """Write one database, packed, and beside it the description of its tables."""
    called = f"{version}-{'names' if names else f'stopped-by-{holder}'}"
    target = FOLDER / f"{called}.db.xz"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "room.db"
        described = asyncio.run(fill(path, holder, names=names))
        with target.open("xb") as file:
            file.write(lzma.compress(path.read_bytes(), preset=9))
    target.with_name(f"{called}.json").write_bytes(
        msgspec.json.format(msgspec.json.encode(described), indent=1) + b"\n"
    )


if __name__ == "__main__":
    if sys.argv[2:] == ["names"]:
        freeze(sys.argv[1], HOLDERS[0], names=True)
    else:
        for each in HOLDERS:
            freeze(sys.argv[1], each)
