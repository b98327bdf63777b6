"""Terms before the first deal: put on the table, accepted by all people at it."""

import msgspec
import pytest

from kitapi.games.prefa.rules.variant import PRESETS, PrefaTerms
from kitapi.kernel import MalformedAction, Seat
from kitapi.registry import GAMES
from kitapi.room.errors import MalformedCommand, NotSeated, NotStarted, StaleTerms, StartedAlready
from kitapi.room.onlookers.messages import Terms
from kitapi.room.record import streams
from kitapi.room.record.streams import SatDown, table_stream
from kitapi.room.seats.seating_events import BotSat, PersonRose, PersonSat, TableOpened, TermsAccepted, TermsPut
from kitapi.room.seats.seating_fold import fold
from kitapi.room.table import terms as terms_rules
from kitapi.store import Append, MemoryStore
from kitapi_testing.room_people import Guest, StoreAt, fresh_id, open_desk, story, toy_room, view_in
from kitapi_testing.toy_game import TOY

FIRST = TableOpened(
    game="toy", seats=2, terms=msgspec.Raw(TOY.codec.write_terms(TOY.codec.read_terms(b"{}"))), by="maria"
)
MARIA = PersonSat(seat=Seat(0), user="maria", name="Maria", at=0)
NIKOS = PersonSat(seat=Seat(1), user="nikos", name="Nikos", at=0)


def test_who_opened_the_table_has_accepted_his_own_terms_and_nobody_else_has() -> None:
    seating = fold((FIRST, MARIA, NIKOS))
    assert [seating.has_accepted(Seat(seat)) for seat in range(2)] == [True, False]
    assert not terms_rules.all_accepted(seating)
    assert terms_rules.all_accepted(fold((FIRST, MARIA, NIKOS, TermsAccepted(seat=Seat(1), number=1))))


def test_who_puts_other_terms_has_accepted_them_and_all_others_must_anew() -> None:
    put = TermsPut(seat=Seat(1), terms=msgspec.Raw(b"{}"))
    seating = fold((FIRST, MARIA, NIKOS, TermsAccepted(seat=Seat(1), number=1), put))
    assert (seating.terms_number, bytes(seating.terms)) == (2, b"{}")
    assert [seating.has_accepted(Seat(seat)) for seat in range(2)] == [False, True]


def test_accepting_ends_with_the_seat() -> None:
    accepted = (FIRST, MARIA, NIKOS, TermsAccepted(seat=Seat(1), number=1))
    again = (PersonRose(seat=Seat(1), user="nikos", at=0), NIKOS)
    assert not fold((*accepted, *again)).has_accepted(Seat(1))


def test_bots_need_not_accept() -> None:
    assert terms_rules.all_accepted(fold((FIRST, MARIA, BotSat(seat=Seat(1), bot="first", at=0))))


def test_a_table_from_before_terms_were_accepted_asks_nobody() -> None:
    old = msgspec.json.decode(b'{"kind":"table.opened","game":"toy","seats":2,"terms":{}}', type=TableOpened)
    assert terms_rules.all_accepted(fold((old, MARIA, NIKOS)))


@story
async def test_an_old_table_is_loaded_and_goes_on_as_it_began() -> None:
    store = MemoryStore()
    events = (streams.encode_event(msgspec.structs.replace(FIRST, by=None)), streams.encode_event(MARIA))
    old = b'{"kind":"table.opened","game":"toy","seats":2,"terms":{"players":2,"variant":{"deals":3,"loud":false}}}'
    events = (msgspec.structs.replace(events[0], payload=old), events[1])
    table = "A" * 22
    visit = Append(
        stream=streams.visitor_stream("maria"), expected=0, events=(streams.encode_event(SatDown(table=table)),)
    )
    await store.append([Append(stream=table_stream(table), expected=0, events=events), visit])
    room = toy_room(store)
    desk = await room.desk(table)
    maria = await Guest(desk, "maria").look()
    assert maria.state.table.terms.number == 1
    await Guest(desk, "nikos").sit(1)
    assert (await maria.hear()).table.started
    await room.close()


@story
async def test_play_against_bots_begins_at_once() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    assert maria.state.table.started
    await room.close()


@story
async def test_the_first_deal_waits_until_everybody_has_accepted(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.sit(1)
    waiting = await maria.until(lambda state: state.table.seats[1].kind == "person")
    assert (waiting.view, waiting.table.started) == (None, False)
    assert [seat.accepted for seat in waiting.table.seats] == [True, False]
    assert await nikos.accept(1) == 1
    begun = await maria.until(lambda state: state.table.started)
    assert view_in(begun)["number"] == 1
    assert [seat.accepted for seat in begun.table.seats] == [True, True]
    await room.close()


@story
async def test_the_last_to_accept_may_be_another_than_the_last_to_sit(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "open", "open")
    nikos, eleni = [await Guest(desk, user).look() for user in ("nikos", "eleni")]
    await nikos.sit(1)
    assert await eleni.join(2, "Eleni") == 0
    assert await nikos.accept(1) == 1
    await room.close()


@story
async def test_the_sitting_is_played_on_the_terms_accepted_last_also_after_a_restart(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.join(1)
    await room.close()

    room = toy_room(store())
    desk = await open_desk(room, "me", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.sit(1)
    await nikos.put_terms(deals=1)
    shown = await maria.until(lambda state: state.table.terms.number == 2)
    assert msgspec.to_builtins(shown.table.terms) == {
        "number": 2,
        "players": 2,
        "variant": {"deals": 1, "loud": False},
        "preset": "short",
    }
    assert [seat.accepted for seat in shown.table.seats] == [False, True]
    await room.close()

    room = toy_room(store())
    maria = await Guest(await room.desk(desk.table_id), "maria").look()
    assert maria.state.table.terms == shown.table.terms
    assert not maria.state.table.started
    await maria.accept(2)
    deal = (await maria.desk.table()).deal
    assert deal is not None
    assert deal.state.setup.terms.variant.deals == 1
    await room.close()


@story
async def test_terms_that_changed_in_the_meantime_are_not_accepted(store: StoreAt) -> None:
    room = toy_room(store())
    desk = await open_desk(room, "me", "open")
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.sit(1)
    await maria.put_terms(deals=2)
    for number in (1, 3, 0, -1):
        with pytest.raises(StaleTerms) as refused:
            await nikos.accept(number)
        assert refused.value.facts == {"terms": number, "number": 2}
        assert refused.value.reason == "stale"
    await nikos.accept(2)
    await room.close()


@story
async def test_the_same_terms_put_again_are_an_acceptance() -> None:
    room = toy_room(MemoryStore())
    desk = await open_desk(room, "me", "open", deals=2)
    maria, nikos = await Guest(desk, "maria").look(), await Guest(desk, "nikos").look()
    await nikos.sit(1)
    await nikos.put_terms(deals=2)
    begun = await maria.until(lambda state: state.table.started)
    assert begun.table.terms.number == 1
    await room.close()


@story
async def test_after_the_first_deal_was_opened_the_terms_stay() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    with pytest.raises(StartedAlready):
        await maria.put_terms(deals=1)
    with pytest.raises(StartedAlready):
        await maria.accept(1)
    await room.close()


@story
async def test_terms_nobody_can_play_on_are_refused() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "open"), "maria").look()
    with pytest.raises(MalformedCommand) as refused:
        await maria.put_terms(players=3)
    assert refused.value.field == "terms.players"
    with pytest.raises(MalformedAction) as malformed:
        await maria.put_terms(deals=0)
    assert malformed.value.field == "variant.deals"
    assert (await maria.desk.table()).seating.terms_number == 1
    await room.close()


@story
async def test_only_who_sits_at_the_table_has_a_say_in_the_terms() -> None:
    room = toy_room(MemoryStore())
    stranger = await Guest(await open_desk(room, "me", "open"), "stranger").look()
    with pytest.raises(NotSeated):
        await stranger.put_terms(deals=1)
    with pytest.raises(NotSeated):
        await stranger.accept(1)
    await room.close()


@story
async def test_before_the_first_deal_nobody_plays_or_is_ready_for_the_next() -> None:
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "open"), "maria").look()
    with pytest.raises(NotStarted):
        await maria.act({"kind": "wave"})
    with pytest.raises(NotStarted):
        await maria.next()
    with pytest.raises(NotStarted):
        await maria.break_up()
    await room.close()


@story
async def test_the_same_command_in_another_spelling_of_its_terms_is_the_same() -> None:
    room = toy_room(MemoryStore())
    desk = await open_desk(room, "me", "open")
    id = fresh_id()
    spellings = (b'{"variant":{"deals":2}}', b'{ "players": 2, "variant": { "loud": false, "deals": 2 } }')
    for spelling in spellings:
        await desk.handle("maria", Terms(id=id, terms=msgspec.Raw(spelling)))
    assert (await desk.table()).seating.terms_number == 2
    await room.close()


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_named_set_of_house_rules_is_recognised(preset: str) -> None:
    game = GAMES["prefa"]
    for players in (3, 4):
        written = game.codec.write_terms(PrefaTerms(players=players, variant=PRESETS[preset]))
        seating = fold((TableOpened(game="prefa", seats=players, terms=msgspec.Raw(written)),))
        assert terms_rules.show_terms(game, seating).preset == preset


def test_house_rules_nobody_has_named_have_no_name() -> None:
    game = GAMES["prefa"]
    written = game.codec.write_terms(game.codec.read_terms(b'{"variant":{"kasa_share":10}}'))
    shown = terms_rules.show_terms(game, fold((TableOpened(game="prefa", seats=3, terms=msgspec.Raw(written)),)))
    assert (shown.preset, shown.variant.kasa_share) == (None, 10)
