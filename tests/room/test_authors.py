"""Every event of a table with a house has its author: the person at that moment, a bot, or the automaton."""

from collections.abc import Iterator

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.books.shift import Shift
from kitapi.games.caribbean_stud.rules.books.shifts import STUD_BOOKS
from kitapi.games.caribbean_stud.rules.table.events import Declared, HandEnded
from kitapi.kernel import IllegalAction, Role, Seat
from kitapi.kernel.done_by import DoneBy, author_in
from kitapi.records import read_record
from kitapi.registry import GAMES
from kitapi.room.answers.bookkeeping import Bookkeeper, shifts_in, signatures_in
from kitapi.room.answers.work_queue import WorkQueue
from kitapi.room.record import histories, streams
from kitapi.room.record.authors import name_history_of, public_name, with_name
from kitapi.room.record_import import archive
from kitapi.room.seats.given_names import FORGOTTEN
from kitapi.room.seats.seating_events import PersonSat
from kitapi.store import MemoryStore
from kitapi_testing.clauses import clause
from kitapi_testing.lottery_hall import hall, lottery, stake
from kitapi_testing.room_people import Guest, is_over, story
from tests.games.caribbean_stud.room.test_staff import STAFF
from tests.room.live_evening import STUD, Evening, Hours, stacked_hours


@pytest.fixture
def hours() -> Iterator[Hours]:
    """Yield the automaton's pauses, in the test's hands."""
    with stacked_hours() as made:
        yield made


async def authors(evening: Evening) -> dict[str, list[DoneBy | None]]:
    """Return the authors of a table's events, by kind."""
    authors: dict[str, list[DoneBy | None]] = {}
    for one in await evening.store.read(streams.play_stream(evening.desk.table_id)):
        authors.setdefault(one.kind.partition(".")[2], []).append(author_in(one.payload))
    return authors


def person(role: str) -> DoneBy:
    return DoneBy(role=Role(role), visitor=public_name(role), name=role.title())


@clause("AMB-73", "CSP-059")
@story
async def test_a_payment_with_key_09_names_everybody_who_signed_it(hours: Hours) -> None:
    evening = await Evening.open()
    await evening.until(HandEnded)
    log = await evening.store.read(streams.play_stream(evening.desk.table_id))
    sat = await evening.store.read(streams.table_stream(evening.desk.table_id))
    [paid] = signatures_in(STUD_BOOKS, STUD, log, sat)
    signed = {one.step: one for one in paid.signed}  # type: ignore[attr-defined]
    assert {step: one.by for step, one in signed.items()} == {
        "cards_dealt": person("dealer"),
        "declaration_noted": person("gaming_inspector"),
        "hand_confirmed": person("control_room"),
        "payment_authorised": person("gaming_inspector"),
        "inspector_attended": person("municipal_inspector"),
        "selector_turned": person("gaming_inspector"),
        "jackpot_awarded": person("gaming_inspector"),
    }
    assert all(one.at for one in signed.values())
    by = await authors(evening)
    assert by["declared"] == [DoneBy(seat=Seat(0), visitor=public_name("maria"))], "no event holds a name"
    assert by["hand_opened"] == [DoneBy(automaton=True)] * len(by["hand_opened"])
    assert by["deck_shuffled"] == [DoneBy(role=Role("chance"), automaton=True)]
    assert not any(one is None for some in by.values() for one in some)
    [shift] = shifts_in(STUD_BOOKS, STUD, log, sat)
    assert isinstance(shift, Shift)
    assert {(one.by.role, one.by.name) for one in shift.staff} >= {(role, role.title()) for role in signed_roles()}
    await evening.room.close()


def signed_roles() -> tuple[str, ...]:
    return tuple(role for role in STAFF if role != "gaming_management")


@clause("AMB-73", "AMB-65")
@pytest.mark.parametrize("role", STAFF)
@story
async def test_nothing_is_signed_in_a_role_whose_person_is_silent_and_the_automaton_signs_as_such(
    role: str, hours: Hours
) -> None:
    evening = await Evening.open()
    await evening.until(Declared)
    before = len(await evening.events())
    for other in set(STAFF) - {role}:
        await evening.staff[other].leave_role(other)
    for _ in range(60):
        await hours.passes(60)
    log = await evening.store.read(streams.play_stream(evening.desk.table_id), after=before)
    later = [author_in(one.payload) for one in log]
    assert later
    assert all(one is not None and one.automaton for one in later)
    assert role not in {str(one.role) for one in later if one is not None}
    await evening.room.close()


@clause("AMB-73")
@story
async def test_bots_and_the_automaton_are_named_as_what_they_are() -> None:
    room = hall(store := MemoryStore())
    maria = await Guest(await lottery(room, "me", "first", "open"), "maria").look()
    await stake(maria)
    await maria.until(is_over)
    log = await store.read(streams.play_stream(maria.desk.table_id))
    by = [(one.kind.partition(".")[2], author_in(one.payload)) for one in log]
    of_maria = DoneBy(seat=Seat(0), visitor=public_name("maria"))
    assert ("answered", of_maria) in by
    assert ("answered", DoneBy(seat=Seat(1), bot="first")) in by
    assert ("coins_in", DoneBy(role=Role("dealer"), automaton=True)) in by
    assert ("contributed", DoneBy(seat=Seat(2), automaton=True)) in by, "nobody sits there"
    seen = [msgspec.json.decode(one) for state in maria.states for one in state.observations]
    assert {"seat": 0, "name": "Maria"} in [one.get("by") for one in seen]
    assert not any("visitor" in one.get("by", {}) for one in seen)
    await room.close()


@clause("AMB-73")
@story
async def test_a_record_keeps_who_did_it_by_the_public_name_alone_and_gives_it_back(hours: Hours) -> None:
    evening = await Evening.open()
    await evening.until(HandEnded)
    store, table = evening.store, evening.desk.table_id
    sat, played = await store.read(streams.table_stream(table)), await store.read(streams.play_stream(table))
    written = histories.encode_record(STUD, sat, played)
    assert public_name("maria").encode() in written
    assert b'"user"' not in written
    record = read_record(written.splitlines(keepends=True), GAMES)
    assert record.author(0, 0) == DoneBy(automaton=True)
    kept = await archive(other := MemoryStore(), record)
    again = await other.read(streams.play_stream(kept))
    assert [author_in(one.payload) for one in again] == [author_in(one.payload) for one in played[: len(again)]]
    assert histories.encode_record(STUD, await other.read(streams.table_stream(kept)), again) == written, (
        "names and all"
    )
    await evening.room.close()


@clause("AMB-73")
def test_who_gave_another_name_later_keeps_the_one_of_the_moment_at_their_steps() -> None:
    sat = [PersonSat(seat=Seat(0), user="maria", name=name, at=at) for at, name in ((0, "Maria"), (7, "Mary"))]
    called, by = name_history_of(sat), DoneBy(seat=Seat(0), visitor=public_name("maria"))
    named = [with_name(by, called, version) for version in (1, 7, 8, 20)]
    assert [one and one.name for one in named] == ["Maria", "Maria", "Mary", "Mary"]
    assert with_name(DoneBy(visitor="0" * 16), called, 8) == DoneBy(visitor="0" * 16, name=FORGOTTEN)


@clause("AMB-73")
@story
async def test_a_refused_step_names_who_tried_it(hours: Hours) -> None:
    evening = await Evening.open()
    await evening.until(Declared)
    version = (await evening.desk.table()).version
    with pytest.raises(IllegalAction):
        await evening.staff["dealer"].act({"kind": "reveal"}, role="dealer", seen=version)
    await evening.until(HandEnded)
    recalled = await Bookkeeper(evening.store, evening.room.desk, {"caribbean-stud": STUD_BOOKS}, WorkQueue()).recall(
        evening.desk.table_id, "dealer", 1
    )
    assert [(one.by, one.action, one.who) for one in recalled.refused] == [("dealer", "reveal", person("dealer"))]
    [declared] = [entry.by for entry in recalled.entries if isinstance(entry.event, Declared)]
    assert declared is not None
    assert declared.name == "Maria"
    await evening.room.close()
