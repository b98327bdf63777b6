"""Proposals: an act that one person proposes happens once all people at the table agree; bots have no vote."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from kitapi.auditor.auditor import audit_log
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.kernel import IllegalAction, Seat
from kitapi.registry import AUDITED, GAMES
from kitapi.room.errors import NotSeated, NotStarted, SittingOver, StaleProposal
from kitapi.room.onlookers.messages import AnswerProposal, Propose, State
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.seats.proposals import ProposalAccepted, ProposalMade, ProposalRefused
from kitapi.room.seats.seating_events import PersonSat, TableOpened
from kitapi.room.seats.seating_fold import fold
from kitapi.room.table.bots import BotPlayers
from kitapi.store import EventStore, MemoryStore
from kitapi.workers.bots import bots_of, choose
from kitapi_testing.clauses import clause
from kitapi_testing.room_people import LASTING, Guest, StoreAt, fresh_id, kinds_in, options_in, story, view_in

OPENED = TableOpened(game="prefa", seats=3, terms=msgspec.Raw(b"{}"))
MADE = ProposalMade(seat=Seat(0), action='{"kind":"add_kasa","amount":10}', at=9)


def test_who_agrees_is_counted_for_the_last_proposal_alone() -> None:
    others = (ProposalAccepted(seat=Seat(1), number=1), MADE, ProposalAccepted(seat=Seat(2), number=1))
    proposal = fold((OPENED, MADE, *others)).proposal
    assert proposal is not None
    assert proposal.number == 2
    assert proposal.agreed == {0}


def test_a_refusal_closes_the_proposal_and_one_of_an_earlier_one_does_not() -> None:
    refused = fold((OPENED, MADE, ProposalRefused(seat=Seat(1), number=1))).proposal
    assert refused is not None
    assert not refused.agreed
    stands = fold((OPENED, MADE, MADE, ProposalRefused(seat=Seat(1), number=1))).proposal
    assert stands is not None
    assert stands.agreed


@pytest.mark.parametrize(("seat", "agreed"), [(0, frozenset()), (1, {0})])
def test_who_takes_a_seat_has_agreed_to_nothing_and_a_proposal_ends_with_its_proposer(seat: int, agreed: Any) -> None:
    sat = PersonSat(seat=Seat(seat), user="u", name="", at=9)
    proposal = fold((OPENED, MADE, ProposalAccepted(seat=Seat(1), number=1), sat)).proposal
    assert proposal is not None
    assert proposal.agreed == agreed


def room_over(store: EventStore) -> CardRoom:
    return CardRoom(
        store, GAMES, BotPlayers(choose, pace=0, workers=lambda: ThreadPoolExecutor(1)), bots_of, times=LASTING
    )


async def table_for(room: CardRoom, *seats: str, **variant: Any) -> Any:
    terms = PrefaTerms(variant=msgspec.convert({"add_kasa": True, "kasa_share": 10, **variant}, PrefaVariant))
    written = GAMES["prefa"].codec.write_terms(terms)
    request = NewTable(game="prefa", terms=msgspec.Raw(written), seats=seats, name="Maria")
    return await room.desk((await room.open_table("maria", request))[0])


def is_over(state: State) -> bool:
    """Whether the state shows a deal that is over."""
    return bool(view_in(state).get("outcome"))


async def passed_out(*guests: Guest) -> None:
    """Play a deal in which everybody passes, and a player who must name a contract names the lowest."""
    for guest in (*guests, *guests[:-1]):
        await guest.contribute()
    while True:
        table = await guests[0].desk.table()
        assert table.deal is not None
        if not table.is_running:
            break
        [to_act] = [seat for seat, offered in table.deal.options.items() if offered]
        said = msgspec.to_builtins(table.deal.options[to_act])
        await guests[to_act].act(next((one for one in said if one["kind"] == "pass"), said[0]), seen=table.version)
    for guest in guests:
        await guest.until(is_over)


async def three_after_a_deal(store: EventStore, **variant: Any) -> tuple[CardRoom, tuple[Guest, ...]]:
    """Return a room and three people at its table, after a deal that was thrown in."""
    room = room_over(store)
    desk = await table_for(room, "me", "open", "open", **variant)
    guests = tuple([await Guest(desk, user).look() for user in ("maria", "nikos", "eleni")])
    await guests[1].join(1)
    await guests[2].join(2, "Eleni")
    await passed_out(*guests)
    return room, guests


async def propose(guest: Guest, amount: int, kind: str = "add_kasa") -> int:
    action = msgspec.Raw(msgspec.json.encode({"kind": kind, "amount": amount}))
    return await guest.desk.handle(guest.user, Propose(id=fresh_id(), action=action))


async def answer(guest: Guest, number: int, agree: bool = True) -> int:
    return await guest.desk.handle(guest.user, AnswerProposal(id=fresh_id(), proposal=number, agree=agree))


@clause("PREFA-HOUSE-03")
@story
async def test_kasa_is_added_when_the_last_person_agrees_and_the_next_deal_opens_with_it(store: StoreAt) -> None:
    kept = store()
    room, (maria, nikos, eleni) = await three_after_a_deal(kept)
    version = await propose(nikos, 200)
    shown = await maria.until(lambda state: state.table.proposal is not None)
    assert msgspec.json.decode(msgspec.json.encode(shown.table.proposal)) == {
        "number": 1,
        "seat": 1,
        "action": {"kind": "add_kasa", "amount": 200},
        "agreed": [1],
        "release": None,
        "takes_back": False,
    }
    assert await answer(maria, 1) == version
    assert await answer(eleni, 1) == version + 1
    state = await maria.until(lambda state: state.version > version)
    assert kinds_in(state) == ["prefa.kasa_added"]
    assert state.table.proposal is None
    assert view_in(state)["outcome"]["kasa"] == 630
    for guest in (maria, nikos, eleni):
        await guest.next()
    opened = await maria.until(lambda state: view_in(state)["number"] == 2)
    assert view_in(opened)["kasa"] == 630
    assert list(audit_log(await kept.read_all(0, 10_000), AUDITED.values())) == []
    await room.close()


@clause("PREFA-HOUSE-03")
@story
async def test_one_refusal_closes_a_proposal_and_a_closed_one_is_not_agreed_to() -> None:
    room, (maria, nikos, eleni) = await three_after_a_deal(MemoryStore())
    await propose(maria, 20)
    await answer(nikos, 1, agree=False)
    with pytest.raises(StaleProposal):
        await answer(eleni, 1)
    await propose(maria, 30)
    with pytest.raises(StaleProposal):
        await answer(eleni, 1)
    await propose(nikos, 30)
    await answer(eleni, 2)
    state = await maria.until(lambda state: view_in(state)["outcome"]["kasa"] == 30 + 90)
    assert state.table.proposal is None
    await room.close()


@clause("PREFA-HOUSE-03", "PREFA-PAY-09")
@story
async def test_a_sitting_with_an_empty_kasa_is_over_until_kasa_is_added() -> None:
    room = room_over(MemoryStore())
    desk = await table_for(room, "me", "passer", "passer")
    maria = await Guest(desk, "maria").look()
    await empty_kasa(maria)
    table = await desk.table()
    assert table.is_finished
    with pytest.raises(SittingOver):
        await maria.next()
    await propose(maria, 100)
    assert not (await desk.table()).is_finished
    await maria.next()
    opened = await maria.until(lambda state: view_in(state)["kasa"] == 300)
    assert opened.table.proposal is None
    await room.close()


async def empty_kasa(maria: Guest) -> None:
    """Let Maria buy and name seven hearts and the two others pass, which empties the kasa of 30."""
    await maria.contribute()
    wanted = ("bid", "if_left", "subset", "form")
    while not is_over(await maria.until(lambda state: is_over(state) or bool(bid_option(state, wanted)))):
        version = await maria.act(fill_option(bid_option(maria.state, wanted)[0]))
        await maria.until(lambda state, least=version: state.version >= least)  # type: ignore[misc]


def bid_option(state: State, wanted: Sequence[str]) -> list[dict[str, Any]]:
    return [option for option in options_in(state) if option["kind"] in wanted]


def fill_option(option: dict[str, Any]) -> dict[str, Any]:
    if option["kind"] == "subset":
        return {"kind": option["action"], "cards": option["of"][:2]}
    if option["kind"] == "form":
        return {"kind": option["action"], "contract": "7h"}
    return option


@story
async def test_only_who_sits_there_proposes_and_only_what_the_game_offers_now() -> None:
    room = room_over(MemoryStore())
    desk = await table_for(room, "me", "open", "passer")
    maria, nikos = Guest(desk, "maria"), Guest(desk, "nikos")
    with pytest.raises(NotStarted):
        await propose(maria, 10)
    with pytest.raises(NotSeated):
        await propose(nikos, 10)
    await maria.look()
    await nikos.look()
    await nikos.join(1)
    with pytest.raises(IllegalAction):
        await propose(maria, 10)
    with pytest.raises(NotSeated):
        await answer(Guest(desk, "stranger"), 1)
    await room.close()
