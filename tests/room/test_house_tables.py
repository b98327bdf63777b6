"""Houses with names: who may open tables in them, and that they share nothing with other houses."""

import asyncio
from typing import Any

import msgspec
import pytest

from kitapi.auditor.auditor import audit_log as books_audited
from kitapi.registry import AUDITED
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import MalformedCommand
from kitapi.room.houses.house_errors import (
    HouseFull,
    HouseNameTaken,
    NoInvitation,
    NotFounder,
    NotOfHouse,
    TooManyHouses,
    TooManyInvitations,
    TooManyMembers,
    UnknownHouse,
)
from kitapi.room.record import streams
from kitapi.room.record.authors import public_name
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table import house_tables
from kitapi.room.table.house_tables import HouseRequest, ListedMember
from kitapi.room.table.houses import Houses
from kitapi.store import Append, Appended, CommandKey, MemoryStore
from kitapi.wording.sentences import sentence_for
from kitapi_testing.clauses import clause
from kitapi_testing.lottery_hall import HALL, hall, ready_to_stake, stake
from kitapi_testing.room_people import Guest, StoreAt, is_over, new_table, story, view_in
from tests.room.test_staffing import casino, stud
from tests.room.test_stopped_tables import SLOW

LIVE: dict[str, Any] = {"practice": False}


def lottery_request(house: HouseRequest | None, *seats: str, **variant: Any) -> NewTable:
    """Return a table of the lottery in ``house``."""
    terms = msgspec.json.encode({"players": max(1, len(seats)), "variant": {**HALL, **variant}})
    return NewTable(game="lottery", terms=msgspec.Raw(terms), seats=seats or ("open",), name="Maria", house=house)


async def open_table(room: CardRoom, user: str, house: HouseRequest | None, *seats: str, **variant: Any) -> TableDesk:
    """Return the desk of a new table of the lottery."""
    return await room.desk((await room.open_table(user, lottery_request(house, *seats, **variant)))[0])


async def found_house(room: CardRoom, user: str = "maria", name: str = "Lido", **variant: Any) -> HouseRequest:
    """Return a house that ``user`` has founded with its first table."""
    await open_table(room, user, HouseRequest(name=name), **variant)
    return HouseRequest(id=(await room.housing.of_user(user))[0].id)


@clause("AMB-72")
@story
async def test_tables_of_one_house_share_a_meter_and_two_houses_with_equal_settings_stay_two(store: StoreAt) -> None:
    room = hall(store())
    lido, corso = await found_house(room, name="Lido", **LIVE), await found_house(room, name="Corso", **LIVE)
    first = await Guest(await open_table(room, "maria", lido, "me", **LIVE), "maria").look()
    same = await Guest(await open_table(room, "maria", lido, "open", **LIVE), "nikos").look()
    other = await Guest(await open_table(room, "maria", corso, "open", **LIVE), "nikos").look()
    await stake(first)
    await first.until(is_over)
    await same.until(lambda state: state.table.meter == 103)
    assert (same.state.table.house, other.state.table.house) == ("Lido", "Corso")
    assert (await other.desk.table()).meter == 100
    await room.close()


@clause("AMB-72")
@story
async def test_practice_never_meets_live_whatever_its_opener_and_its_amounts(store: StoreAt) -> None:
    """A practice table with the amounts of a live house neither stops its tables nor feeds or empties its meter."""
    room = hall(store(), pace=1)
    live = await Guest(await open_table(room, "elena", HouseRequest(name="Lido"), "me", **LIVE), "elena").look()
    await ready_to_stake(live)
    practice = await Guest(await open_table(room, "maria", None, "me", wins="all", looking=SLOW), "maria").look()
    await stake(practice)
    await practice.until(lambda state: view_in(state)["found"] is not None)
    assert (await practice.desk.table()).holds_others
    assert not (await live.desk.table()).is_stopped
    await live.act({"kind": "stake"})
    assert (await live.until(lambda state: state.table.meter == 103)).table.practice is False
    await room.close()


@clause("AMB-72")
@story
async def test_a_practice_house_of_the_same_name_is_another_than_the_live_one() -> None:
    room = hall(MemoryStore())
    live, practice = await found_house(room, **LIVE), await found_house(room)
    assert live != practice
    with pytest.raises(MalformedCommand, match="not for practice"):
        await open_table(room, "maria", live)
    with pytest.raises(MalformedCommand, match="are for practice"):
        await open_table(room, "maria", practice, **LIVE)
    await room.close()


@clause("AMB-72")
@story
async def test_a_stranger_opens_no_table_in_a_house_and_is_refused_in_one_sentence() -> None:
    room = hall(MemoryStore())
    lido = await found_house(room, **LIVE)
    with pytest.raises(NotOfHouse) as refused:
        await open_table(room, "stranger", lido, **LIVE)
    said = "Only who founded this house, or was invited by its founder, may open tables in it."
    assert sentence_for(refused.value, "en") == said
    for unknown in ("nobody's", "x" * 129, "ä", "a\0b"):
        with pytest.raises(UnknownHouse):
            await open_table(room, "maria", HouseRequest(id=unknown), **LIVE)
    assert await room.housing.of_user("stranger") == ()
    await room.close()


@story
async def test_a_table_takes_what_its_house_has_settled_and_keeps_the_rest() -> None:
    room = hall(MemoryStore())
    lido = await found_house(room, opening=40)
    table = await (await open_table(room, "maria", lido, opening=9_999, share=7)).table()
    variant = msgspec.json.decode(table.seating.terms)["variant"]
    assert (variant["opening"], variant["share"], table.meter) == (40, 7, 40)
    await room.close()


@story
async def test_an_invitation_lets_one_visitor_in_and_only_the_founder_gives_some(store: StoreAt) -> None:
    room = hall(store())
    lido = await found_house(room, **LIVE)
    code = await room.housing.invite("maria", lido.id)
    await room.housing.enter("nikos", lido.id, code)
    await room.housing.enter("nikos", lido.id, "again, which changes nothing")
    await open_table(room, "nikos", lido, **LIVE)
    [listed] = await room.housing.of_user("nikos")
    assert (listed.name, listed.tables, listed.founder, listed.practice) == ("Lido", 2, False, False)
    for wrong in (code, "", "guessed"):
        with pytest.raises(NoInvitation):
            await room.housing.enter("anna", lido.id, wrong)
    with pytest.raises(NotFounder):
        await room.housing.invite("nikos", lido.id)
    await room.close()


@story
async def test_a_live_table_names_its_house_and_a_game_without_one_has_none() -> None:
    room = hall(MemoryStore())
    for wrong, problem in (
        (None, "must be named"),
        (HouseRequest(), "either an id or a name"),
        (HouseRequest(id="x", name="y"), "either an id or a name"),
        (HouseRequest(name="x" * 25), "at most 24"),
        (HouseRequest(name="a\nb\0"), "printable"),
        (HouseRequest(name="  "), "must not be empty"),
    ):
        with pytest.raises(MalformedCommand, match=problem):
            await open_table(room, "maria", wrong, **LIVE)
    with pytest.raises(MalformedCommand, match="only for games with a house"):
        await room.open_table(
            "maria", msgspec.structs.replace(new_table("open", "open"), house=HouseRequest(name="Lido"))
        )
    assert (await (await open_table(room, "maria", None)).table()).meter == 100
    await room.close()


@story
async def test_a_house_is_of_one_game_and_its_founder_has_one_of_each_name() -> None:
    room = hall(MemoryStore())
    lido = await found_house(room)
    with pytest.raises(HouseNameTaken):
        await found_house(room)
    await found_house(room, "nikos")
    other = casino(room.desks.context.store)
    with pytest.raises(MalformedCommand, match="another game"):
        await stud(other, "open", house=lido)
    await room.close()


@story
async def test_houses_tables_members_and_invitations_have_their_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    room = hall(MemoryStore())
    for bound in ("MOST_HOUSES", "MOST_TABLES", "MOST_MEMBERS", "MOST_INVITATIONS"):
        monkeypatch.setattr(house_tables, bound, 1)
    lido = await found_house(room)
    with pytest.raises(TooManyHouses):
        await found_house(room, name="Corso")
    with pytest.raises(HouseFull):
        await open_table(room, "maria", lido)
    code = await room.housing.invite("maria", lido.id)
    with pytest.raises(TooManyInvitations):
        await room.housing.invite("maria", lido.id)
    await room.housing.enter("nikos", lido.id, code)
    code = await room.housing.invite("maria", lido.id)
    with pytest.raises(TooManyMembers):
        await room.housing.enter("anna", lido.id, code)
    corso = await found_house(room, "elena", "Corso")
    with pytest.raises(TooManyHouses):
        await room.housing.enter("nikos", corso.id, await room.housing.invite("elena", corso.id))
    await room.close()


@story
async def test_two_requests_at_once_found_one_house_of_a_name_and_enter_no_more_than_one_may(
    store: StoreAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = hall(store())
    twice = await asyncio.gather(found_house(room, name="Lido"), found_house(room, name="Lido"), return_exceptions=True)
    assert [type(one) for one in twice if isinstance(one, Exception)] == [HouseNameTaken]
    assert len(await room.housing.of_user("maria")) == 1
    monkeypatch.setattr(house_tables, "MOST_HOUSES", 2)
    corso = await found_house(room, "elena", "Corso")
    code = await room.housing.invite("elena", corso.id)
    both = await asyncio.gather(
        found_house(room, name="Giglio"), room.housing.enter("maria", corso.id, code), return_exceptions=True
    )
    assert [type(one) for one in both if isinstance(one, Exception)] == [TooManyHouses]
    assert len(await room.housing.of_user("maria")) == 2
    await room.close()


@story
async def test_an_invitation_that_nobody_has_used_is_withdrawn_by_the_founder_alone(store: StoreAt) -> None:
    room = hall(store())
    lido = await found_house(room)
    used, unused = [await room.housing.invite("maria", lido.id) for _ in range(2)]
    await room.housing.enter("nikos", lido.id, used)
    assert [one.invitations for one in await room.housing.of_user("maria")] == [1]
    for stranger in ("nikos", "anna"):
        with pytest.raises(NotFounder):
            await room.housing.withdraw(stranger, lido.id)
    for _ in range(2):
        await room.housing.withdraw("maria", lido.id)
    with pytest.raises(NoInvitation):
        await room.housing.enter("anna", lido.id, unused)
    assert [one.invitations for one in await room.housing.of_user("maria")] == [0]
    await open_table(room, "nikos", lido)
    await room.close()


@story
async def test_the_founder_alone_sees_the_members_and_removes_one_whose_tables_stay(store: StoreAt) -> None:
    room = hall(store())
    lido = await found_house(room)
    for user, name in (("nikos", " Nikos  V. "), ("anna", "")):
        await room.housing.enter(user, lido.id, await room.housing.invite("maria", lido.id), name)
    [listed], [shown] = await room.housing.of_user("maria"), await room.housing.of_user("nikos")
    nikos, anna = (
        ListedMember(visitor=public_name(user), name=name) for user, name in (("nikos", "Nikos V."), ("anna", ""))
    )
    assert (listed.members, shown.members, shown.invitations) == ((nikos, anna), (), 0)
    desk = await open_table(room, "nikos", lido)
    for stranger in ("nikos", "anna", "stranger"):
        with pytest.raises(NotFounder):
            await room.housing.remove(stranger, lido.id, anna.visitor)
    await room.housing.remove("maria", lido.id, "nobody")
    await room.housing.remove("maria", lido.id, nikos.visitor)
    with pytest.raises(NotOfHouse):
        await open_table(room, "nikos", lido)
    [listed] = await room.housing.of_user("maria")
    assert (listed.members, listed.tables, await room.housing.of_user("nikos")) == ((anna,), 2, ())
    assert (await desk.table()).seating.house == lido.id
    await room.housing.enter("nikos", lido.id, await room.housing.invite("maria", lido.id))
    assert [one.id for one in await room.housing.of_user("nikos")] == [lido.id]
    await room.close()


@story
async def test_the_auditor_of_the_books_reads_a_house_that_was_entered_and_left() -> None:
    room = casino(store := MemoryStore())
    await stud(room, "open", practice=False)
    [lido] = await room.housing.of_user("maria")
    codes = [await room.housing.invite("maria", lido.id) for _ in range(2)]
    await room.housing.enter("nikos", lido.id, codes[0])
    await room.housing.withdraw("maria", lido.id)
    await room.housing.remove("maria", lido.id, public_name("nikos"))
    kinds = [one.kind for one in await store.read(streams.house_stream(lido.id))]
    assert kinds[-2:] == ["house.invitation_withdrawn", "house.visitor_removed"]
    assert list(books_audited(await store.read_all(0, 100_000), AUDITED.values())) == []
    await room.close()


@story
async def test_a_name_that_is_too_long_enters_no_house() -> None:
    room = hall(MemoryStore())
    lido = await found_house(room)
    code = await room.housing.invite("maria", lido.id)
    with pytest.raises(MalformedCommand, match="at most 24"):
        await room.housing.enter("nikos", lido.id, code, "N" * 25)
    assert await room.housing.of_user("nikos") == ()
    await room.close()


class Quicker(MemoryStore):
    """Lets somebody else write to a house right before a table joins it, a number of times."""

    left = 0

    async def append(self, batches: Any, command: CommandKey | None = None) -> Appended:
        joining = [one for one in batches if any(event.kind == "house.table_joined" for event in one.events)]
        if self.left and joining and joining[0].expected:
            self.left -= 1
            await super().append([Append(stream=joining[0].stream, expected=None, events=joining[0].events)])
        return await super().append(batches, command)


@story
async def test_a_table_is_opened_although_others_join_the_house_at_the_same_time() -> None:
    room = hall(store := Quicker())
    lido = await found_house(room)
    store.left = 3
    await open_table(room, "maria", lido)
    assert [one.tables for one in await room.housing.of_user("maria")] == [5]
    await room.close()


class Listening:
    """A listener that is informed of changes of a house."""

    async def on_house_changed(self) -> None:
        raise AssertionError("nothing has happened")


@story
async def test_a_house_of_which_nobody_hears_any_more_is_forgotten(store: StoreAt) -> None:
    houses, one, other = Houses(kept := store()), Listening(), Listening()
    linked = await houses.of("own", 100, one)
    assert await houses.of("own", 100, other) is linked
    houses.leave(linked, one)
    assert await houses.of("own", 100, other) is linked
    houses.leave(linked, other)
    again = await houses.of("own", 100, one)
    assert again is not linked
    assert again.now.meter == linked.now.meter
    await houses.close()
    await kept.close()
