"""Finished deals settled by the real rules, laid before the page's own components, and what these say of them."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending, PassDealFacts
from kitapi.games.prefa.rules.scoresheet import results_of, settlement_of, write
from kitapi.games.prefa.rules.settlement import KASA, explain_settlement, settle, settle_passed
from kitapi.games.prefa.rules.sheet import blank_sheet
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.kernel import Seat
from kitapi.ledger import net
from tests.client.node_page import NodePage
from tests.games.prefa.accounts import deal
from tests.games.prefa.tables import variant

NAMES = {
    "en": ("Eleni", "Nikos", "Anna", "Petros"),
    "el": ("Ελένη", "Νίκος", "Άννα", "Πέτρος"),
    "sk": ("Elena", "Mikuláš", "Anna", "Peter"),
    "it": ("Elena", "Nicola", "Anna", "Pietro"),
}

Facts = ContractFacts | PassDealFacts


def pass_deal(*tricks: int, ending: Ending = Ending.PASS_DEAL) -> PassDealFacts:
    """A deal all passed, with the tricks of seats 0, 1 and 2."""
    took = tuple((Seat(seat), count) for seat, count in enumerate(tricks))
    return PassDealFacts(players=3, ending=ending, tricks=took, kasa=900)


def facts_of(text: str) -> Facts:
    """The facts of a deal in few words: as ``accounts.deal`` reads them, ``passed 5/3/2``, or ``thrown-in``."""
    if text == "thrown-in":
        return pass_deal(0, 0, 0, ending=Ending.THROWN_IN)
    if text.startswith("passed "):
        return pass_deal(*map(int, text.removeprefix("passed ").split("/")))
    return deal(text)


def outcome_of(facts: Facts, rules: PrefaVariant) -> dict[str, Any]:
    """What the server's view would say of the deal, by the real rules; no card is looked at here."""
    settlement = settle_passed(facts) if isinstance(facts, PassDealFacts) else settle(facts, rules)
    players = facts.players
    written = write(blank_sheet(players, facts.kasa // players // 10 * 10), facts, settlement)
    fields = {
        "facts": facts,
        "settlement": settlement,
        "explained": explain_settlement(facts, settlement, rules),
        "entries": written.entries,
        "results": results_of(written.sheet),
        "kasa": facts.kasa + net(settlement.transfers).get(KASA, 0),
        "sheet_settlement": settlement_of(written.sheet),
        "sitting_over": False,
        "cards": {"hands": [], "talon": [], "discards": [], "secret": "", "contributions": []},
    }
    answer: dict[str, Any] = json.loads(msgspec.json.encode(fields))
    return answer


def show_deal(page: NodePage, text: str, me: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the page says of the deal ``text`` to the person in seat ``me``: on slip and sheet, and aloud."""
    facts = facts_of(text)
    outcome = outcome_of(facts, variant(**options))
    seats = [{"seat": seat, "kind": "person", "name": NAMES[page.lang][seat]} for seat in range(facts.players)]
    sheet = {"players": facts.players, "kasa_share": 300, "deals": [{"number": 1, **outcome}]}
    return page.show("prefa", {"table": {"id": "t", "me": me, "seats": seats}, "outcome": outcome, "sheet": sheet})
