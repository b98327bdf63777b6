"""Sittings of bots to the end of the kasa: ledger, sheet, running results and the plain payments agree."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from itertools import product
from math import floor
from random import Random
from typing import Any

import msgspec
import pytest

from kitapi.games.prefa.rules.events import DealOpened, DealSettled
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.state import DealSetup
from kitapi.games.prefa.rules.variant import (
    IdlePay,
    LastContract,
    PrefaTerms,
    PrefaVariant,
    SoloPaysPartner,
    TenOwed,
    TripleFrom,
)
from kitapi.registry import GAMES
from kitapi.room.record.streams import play_stream
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore
from kitapi.workers.bots import bots_of, choose, player_of
from kitapi_testing.games.sittings import play_deal
from kitapi_testing.room_people import Guest, story, view_in
from tests.games.prefa.plain_payments import Payments, payments

DIRECT = 240
SITTINGS_OF_A_TABLE = 2
WAVERING = 0.04
"""The probability of a random action, by which a table reaches all cases and the sitting still ends."""

STEADY_FROM = 20
"""The number of deals after which nobody acts at random any more, so that every sitting ends."""

REACHED = {f"PREFA-{rule}" for rule in ["PAY-02", "PAY-03", "PAY-04", "PAY-05", "PAY-06", "PAY-07", "BUY-03", "AUC-06"]}

Deal = tuple[Any, ...]
Counted = Counter[tuple[LastContract, int, str]]


def terms_for(number: int) -> PrefaTerms:
    """Return terms by number: every mode for the last contract with three and four players, the rest in turn."""
    last_contract, players = tuple(product(LastContract, (3, 4)))[number % 6]
    drawn = Random(number)
    variant = PrefaVariant(
        kasa_share=drawn.choice((10, 10, 20, 30)),
        aces=drawn.random() < 0.8,
        pass_deals=drawn.random() < 0.5,
        last_contract=last_contract,
        solo_pays_partner=drawn.choice(tuple(SoloPaysPartner)),
        idle_pay=drawn.choice(tuple(IdlePay)),
        triple_from=drawn.choice(tuple(TripleFrom)),
        ten_owed=drawn.choice(tuple(TenOwed)),
        add_kasa=drawn.random() < 0.5,
        solo_declined=drawn.random() < 0.5,
    )
    return PrefaTerms(players=players, variant=variant)


def sitting(terms: PrefaTerms, chance: Random) -> Iterator[Deal]:
    """Yield the deals of a sitting of bots until the kasa is empty."""
    steady, random = player_of("steady", "prefa"), player_of("random", "prefa")
    deals = 0
    setup: DealSetup | None = PREFA.begin(terms, chance.randrange(terms.players))
    while setup is not None:
        wavering = WAVERING if deals < STEADY_FROM else 0

        def wavers(_seat: Any, view: Any, seen: list[Any], chance: Random, odds: float = wavering) -> Any:
            return (random if chance.random() < odds else steady)(view, seen, chance, 1.0)

        events, state = play_deal(PREFA, setup, wavers, chance)
        yield events
        deals, setup = deals + 1, PREFA.succession(state)


def settled_by_hand(sheet: Any) -> list[int]:
    """Everybody's result by the sheet, computed with fractions (PREFA-KIT-04)."""
    columns, owed, seats = sheet.columns, sheet.owed, range(len(sheet.columns))
    gift = [floor(Fraction(10 * (column - min(columns)), len(columns)) + Fraction(1, 2)) for column in columns]
    got = [sum(gift[other] - gift[seat] for other in seats if other != seat) for seat in seats]
    return [got[seat] + sum(owed[seat]) - sum(row[seat] for row in owed) for seat in seats]


def paid_in(settled: DealSettled) -> Payments:
    paid: Payments = {}
    for moved in settled.settlement.transfers:
        key = (str(moved.payer), str(moved.payee), moved.clause)
        paid[key] = paid.get(key, 0) + moved.amount
    return paid


def check_deal(opened: DealOpened, settled: DealSettled) -> None:
    """Payments are those of the rulebook; ledger, sheet and running results agree."""
    players, balances, results = opened.terms.players, settled.balances, settled.results
    expected = payments(settled.facts, opened.terms.variant)
    assert paid_in(settled) == expected
    for account, before in opened.balances.items():
        moved = sum(
            amount * ((payee == account) - (payer == account)) for (payer, payee, _), amount in expected.items()
        )
        assert balances[account] == before + moved
    assert sum(balances.values()) == 0
    assert sum(results) == 0
    assert list(results) == settled_by_hand(settled.written.sheet)
    assert 10 * sum(settled.written.sheet.columns) == balances["kasa"]
    for seat, result in enumerate(results):
        exact = balances[f"seat{seat}"] + Fraction(balances["kasa"], players)
        assert abs(result - exact) <= players - 1


def check_sitting(deals: Sequence[Deal], sheet: Any) -> None:
    """Each deal begins where the last one ended, the sheet keeps them all, and the kasa is used up at the end."""
    results: tuple[int, ...] = (0,) * deals[0][0].terms.players
    for deal, kept in zip(deals, sheet.deals, strict=True):
        opened, settled = deal[0], deal[-1]
        assert opened.results == results
        check_deal(opened, settled)
        results = settled.results
        assert (kept.results, kept.kasa) == (results, settled.balances["kasa"])
        assert (kept.facts, kept.settlement, kept.entries) == (
            settled.facts,
            settled.settlement,
            settled.written.entries,
        )
        assert (settled.balances["kasa"] <= 0) is (deal is deals[-1])
    assert sheet.sheet == deals[-1][-1].written.sheet
    assert sheet.results == sheet.settlement.results == results


def count(counted: Counted, deals: Sequence[Deal]) -> None:
    """Count what the sitting reached, by the mode for the last contract and the number of players."""
    for deal in deals:
        terms, settled = deal[0].terms, deal[-1]
        mode = (terms.variant.last_contract, terms.players)
        written = {entry.clause for entry in settled.written.entries}
        for what in written | {moved.clause for moved in settled.settlement.transfers}:
            counted[(*mode, what)] += 1
        counted[(*mode, "deals")] += 1
        counted[(*mode, "below zero")] += settled.balances["kasa"] < 0


@pytest.mark.slow
def test_in_every_sitting_ledger_sheet_and_running_results_agree_after_every_deal() -> None:
    counted: Counted = Counter()
    for number in range(DIRECT):
        deals = list(sitting(terms_for(number), Random(number)))
        check_sitting(deals, PREFA.sheet(event for deal in deals for event in deal))
        count(counted, deals)
    for mode in product(LastContract, (3, 4)):
        assert counted[(*mode, "PREFA-KIT-03")] >= 12, f"licking with {mode}"
        assert (counted[(*mode, "below zero")] > 0) is (mode[0] is LastContract.FULL)
    assert {what for _, _, what in counted} >= REACHED


def four_handed(mode: LastContract) -> list[Deal]:
    """Play a sitting of four to the end of the kasa, with licking, failed and short contracts."""
    terms = PrefaTerms(players=4, variant=PrefaVariant(kasa_share=40, last_contract=mode))
    for seed in range(100):
        deals = list(sitting(terms, Random(seed)))
        rules = {clause for deal in deals for _, _, clause in paid_in(deal[-1])}
        licked = any(entry.clause == "PREFA-KIT-03" for deal in deals for entry in deal[-1].written.entries)
        if (
            licked
            and rules >= {"PREFA-PAY-02", "PREFA-PAY-03", "PREFA-PAY-04", "PREFA-PAY-07"}
            and any(map(is_short, deals))
        ):
            return deals
    raise AssertionError("no sitting reached all that was asked")


def is_short(deal: Deal) -> bool:
    """Whether the kasa could not have paid the contract in full (PREFA-PAY-08)."""
    facts = deal[-1].facts
    return hasattr(facts, "contract") and facts.kasa < 10 * full_value(facts.contract)


def full_value(contract: Any) -> int:
    return {6: (2, 3, 4, 5, 6), 7: (7, 7, 7, 7, 8), 8: (8, 8, 8, 8, 9), 9: (9, 9, 9, 9, 10), 10: (10,) * 5}[
        contract.level
    ]["scdhn".index(contract.value[-1])]


@pytest.mark.slow
@pytest.mark.parametrize("mode", LastContract)
def test_a_four_handed_sitting_to_the_end_of_the_kasa_is_paid_rule_by_rule(mode: LastContract) -> None:
    deals = four_handed(mode)
    check_sitting(deals, PREFA.sheet(event for deal in deals for event in deal))
    for deal in filter(is_short, deals):
        facts, settlement = deal[-1].facts, deal[-1].settlement
        anyone_in = any(msgspec.structs.astuple(settlement.shortfall))
        reduced = mode is LastContract.REDUCED or (mode is LastContract.REDUCED_IF_MADE and not anyone_in)
        assert settlement.value == (facts.kasa // 10 if reduced else full_value(facts.contract))


async def played_in(room: CardRoom, terms: PrefaTerms) -> tuple[str, list[tuple[int, ...]]]:
    """Return a sitting of bots at a table of ``room``: its name, and the results as shown after every deal."""
    seats = ("steady",) * terms.players
    request = NewTable(game="prefa", seats=seats, terms=msgspec.Raw(PREFA.codec.write_terms(terms)))
    table, _ = await room.open_table("nobody", request)
    guest = await Guest(await room.desk(table), "onlooker").look()
    shown: list[tuple[int, ...]] = []
    while True:
        view = view_in(guest.state)
        if view["phase"] == "over" and guest.state.observations:
            shown.append(tuple(view["outcome"]["results"]))
        if view["phase"] == "over" and view["outcome"]["sitting_over"]:
            return table, shown
        await guest.hear()


@pytest.mark.slow
@story
async def test_in_every_sitting_at_the_rooms_tables_they_agree_too() -> None:
    store = MemoryStore()
    room = CardRoom(store, GAMES, BotPlayers(choose, pace=0, workers=lambda: ThreadPoolExecutor(1)), bots_of)
    for mode, players in product(LastContract, (3, 4)):
        terms = PrefaTerms(players=players, variant=PrefaVariant(kasa_share=20, last_contract=mode))
        played = await asyncio.gather(*(played_in(room, terms) for _ in range(SITTINGS_OF_A_TABLE)))
        for table, shown in played:
            deals: list[list[Any]] = []
            for one in await store.read(play_stream(table)):
                event = PREFA.codec.read_event(one.kind, one.schema, one.payload)
                if isinstance(event, DealOpened):
                    deals.append([])
                deals[-1].append(event)
            sheet = PREFA.sheet(event for deal in deals for event in deal)
            check_sitting([tuple(deal) for deal in deals], sheet)
            assert shown == [deal[-1].results for deal in deals]
            assert await room.sheet(table) == PREFA.codec.write_sheet(sheet)
    await room.close()
