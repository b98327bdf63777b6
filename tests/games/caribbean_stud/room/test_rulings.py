"""Rulings at a real table of Caribbean Stud, with people in every role: a dropped card, and a fold by mistake."""

import asyncio
from functools import partial
from typing import Any

import pytest

from kitapi.cards import read_cards
from kitapi.games.caribbean_stud.rules.table.events import ClaimDecided, HandEnded, RulingGiven, SeatVoided
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.room.desk import prompter
from kitapi.room.desk.desk import TableDesk
from kitapi.room.record import streams
from kitapi.room.table import deal_start
from kitapi.store import MemoryStore
from kitapi_testing.clauses import clause
from kitapi_testing.room_people import TOO_LONG, Guest, options_in, pending_share, share_action, story
from tests.games.caribbean_stud.room.test_staff import STAFF, by_the_book, carry_out
from tests.room.live_evening import STUD, is_as_new
from tests.room.test_staffing import casino, stud

TOP = read_cards("9h 8d 7c 6s 2h Ks Kc 4d 3c 2d Ad Qc Js 8c 7d")
"""Nothing at the first seat, kings at the second, and a bank that does not qualify."""


def _usual(options: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Return the next action of a seat before the deal: a share in the shuffle, a note, or an ANTE.

    None: none is due.
    """
    if (share := pending_share(options)) is not None:
        return share_action(share)
    kinds = {option.get("action", option["kind"]): option for option in options}
    if "take_back_ante" in kinds:
        return kinds.get("wave")
    if "ante" in kinds:
        return {"kind": "ante", "amount": kinds["ante"]["lowest"]}
    return kinds.get("change_notes") or kinds.get("decline_cut")


class Table:
    """Two players and five people of the house."""

    def __init__(self, store: MemoryStore, desk: TableDesk, players: tuple[Guest, Guest]) -> None:
        self.store, self.desk, self.players = store, desk, players
        self.staff: dict[str, Guest] = {}
        self.choices = ["raise", "raise"]

    @classmethod
    async def open_table(cls) -> "Table":
        room = casino(store := MemoryStore())
        desk = await stud(room, "me", "open", practice=True)
        maria, elena = await Guest(desk, "maria").look(), await Guest(desk, "elena").look()
        await elena.sit(1, "Elena")
        table = cls(store, desk, (maria, elena))
        for role in STAFF:
            table.staff[role] = await Guest(desk, "nikos", role).look()
            await table.staff[role].take_role(role)
        return table

    async def state(self) -> StudState:
        deal = (await self.desk.table()).deal
        assert deal is not None
        assert isinstance(deal.state, StudState)
        return deal.state

    async def until(self, phase: Phase) -> StudState:
        """Let everybody act by the rules until the table is in ``phase``."""
        async with asyncio.timeout(TOO_LONG):
            while (state := await self.state()).phase is not phase:
                step = await by_the_book(self.players[0])
                if step is None:
                    await self._player()
                else:
                    await carry_out(self.staff[str(step.actor)], step)
        return state

    async def _player(self) -> None:
        """Let the first player for whom the table waits take the requested action."""
        table = await self.desk.table()
        for seat, guest in enumerate(self.players):
            options = options_in(await guest.until(partial(is_as_new, table.version)))
            kinds = {option.get("action", option["kind"]): option for option in options}
            if self.choices[seat] in kinds:
                await guest.act(kinds[self.choices[seat]], seen=table.version)
                return
            if (usual := _usual(options)) is not None:
                await guest.act(usual, seen=table.version)
                return
        raise AssertionError(f"nobody acts in {(await self.state()).phase}")

    async def do(self, role: str, **action: Any) -> None:
        await self.staff[role].act(action, role=role, seen=(await self.desk.table()).version)

    async def of(self, kind: type) -> list[Any]:
        recorded = await self.store.read(streams.play_stream(self.desk.table_id))
        events = [STUD.codec.read_event(one.kind, one.schema, one.payload) for one in recorded]
        return [event for event in events if isinstance(event, kind)]


@pytest.fixture(autouse=True)
def cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompter, "BETWEEN_HANDS", 600.0)
    monkeypatch.setattr(deal_start, "shuffle", lambda deck, *_: (*TOP, *(card for card in deck if card not in TOP)))


@clause("CSP-110", "AMB-71")
@story
async def test_a_card_dropped_before_prego_voids_one_seat_and_the_other_is_paid() -> None:
    table = await Table.open_table()
    await table.until(Phase.DEAL)
    await table.do("dealer", kind="deal")
    await table.do("gaming_inspector", kind="state_facts", irregularity="CSP-110", seat=0)
    [voided] = await table.of(SeatVoided)
    assert voided.seat == 0
    await table.until(Phase.OVER)
    [ended] = await table.of(HandEnded)
    assert ended.won[0] == 0
    assert ended.won[1] > 0


@clause("CSP-110", "AMB-71", "CSP-088")
@story
async def test_a_card_dropped_after_a_fold_waits_for_the_management() -> None:
    table = await Table.open_table()
    table.choices[0] = "fold"
    await table.until(Phase.CHECK)
    await table.do("gaming_inspector", kind="state_facts", irregularity="CSP-110", seat=0)
    await table.do("gaming_management", kind="rule", stands=True)
    [given] = await table.of(RulingGiven)
    assert [(one.wager, one.seat) for one in given.claim] == [("ante", 0)]
    state = await table.until(Phase.REVEAL)
    assert state.chips_on(state.seats[0], Wager.CLAIM) == state.places[0].stake.staked
    await table.do("gaming_management", kind="decide_claim", seat=0, paid=False)
    await table.until(Phase.OVER)
    [ended] = await table.of(HandEnded)
    assert ended.won[0] == -state.places[0].stake.staked


@clause("CSP-120", "AMB-55")
@story
async def test_a_fold_becomes_no_win_without_the_management() -> None:
    """The bank does not qualify, and the seat whose cards were taken says that it had not folded."""
    table = await Table.open_table()
    table.choices[0] = "fold"
    await table.until(Phase.CHECK)
    await table.do("dealer", kind="collect_fold", seat=0)
    await table.do("gaming_inspector", kind="state_facts", irregularity="CSP-120", seat=0)
    await table.until(Phase.OVER)
    [ended] = await table.of(HandEnded)
    decided = await table.of(ClaimDecided)
    assert [(one.seat, one.paid) for one in decided] == [(0, False)]
    assert ended.won[0] < 0


@clause("CSP-121", "AMB-23")
@story
async def test_two_seats_of_one_player_get_everything_back_a_served_fee_too() -> None:
    table = await Table.open_table()
    state = await table.until(Phase.CHOOSE)
    maria = table.players[0]
    version = (await table.desk.table()).version
    await maria.act({"kind": "exchange", "card": state.places[0].cards[0].value}, seen=version)
    for step in ({"kind": "take_stub"}, {"kind": "ask_seat", "seat": 0}, {"kind": "give_card", "seat": 0}):
        await table.do("dealer", **step)
    await table.do("dealer", kind="take_fee", seat=0)
    await table.do("gaming_inspector", kind="state_facts", irregularity="CSP-121", both=[0, 1])
    assert [event.seat for event in await table.of(SeatVoided)] == [0, 1]
    await table.until(Phase.OVER)
    [ended] = await table.of(HandEnded)
    assert ended.won == (0, 0)
