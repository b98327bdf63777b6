"""Finished deals of Prefa from a short text, and the server's view of their results, computed by the real rules.

The declarer sits in seat 0, first and second defender in 1 and 2, the idle player in 3.
"""

import json
from typing import Any

import msgspec

from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Defender, Ending, Part, PassDealFacts
from kitapi.games.prefa.rules.scoresheet import results_of, settlement_of, write
from kitapi.games.prefa.rules.settlement import KASA, explain_settlement, settle, settle_passed
from kitapi.games.prefa.rules.sheet import blank_sheet
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.kernel import Seat
from kitapi.ledger import net

GIVEN_UP = {"solo": Ending.SOLO, "declined": Ending.SOLO_DECLINED}


def deal(text: str) -> ContractFacts:
    """Read a deal: contract, tricks of declarer/first/second (``-`` for a defender who passed), and words.

    Words: ``first-calls``, ``second-calls`` (together), ``solo``, ``declined``, ``aces``, ``four`` (players),
    ``kasa=30``.
    """
    contract, tricks, *words = text.split()
    declarer, *defenders = tricks.split("/")
    parts = [Part.OUT if took == "-" else Part.PLAYS for took in defenders]
    if "first-calls" in words:
        parts = [Part.CALLS, Part.HELPS]
    if "second-calls" in words:
        parts = [Part.HELPS, Part.CALLS]
    unopposed = Ending.UNOPPOSED if parts == [Part.OUT, Part.OUT] else Ending.PLAYED
    first, second = (
        Defender(seat=Seat(place), part=part, tricks=0 if part is Part.OUT else int(took))
        for place, part, took in zip((1, 2), parts, defenders, strict=True)
    )
    return ContractFacts(
        players=4 if "four" in words else 3,
        idle=Seat(3) if "four" in words else None,
        declarer=Seat(0),
        contract=Contract(contract),
        ending=next((ending for word, ending in GIVEN_UP.items() if word in words), unopposed),
        declarer_tricks=int(declarer),
        first=first,
        second=second,
        aces="aces" in words,
        kasa=next((int(word[5:]) for word in words if word.startswith("kasa=")), 900),
    )


Facts = ContractFacts | PassDealFacts


def pass_deal(*tricks: int, ending: Ending = Ending.PASS_DEAL) -> PassDealFacts:
    """Return a deal in which all passed, with the tricks of seats 0, 1 and 2."""
    took = tuple((Seat(seat), count) for seat, count in enumerate(tricks))
    return PassDealFacts(players=3, ending=ending, tricks=took, kasa=900)


def facts_of(text: str) -> Facts:
    """Return the facts of a deal from a text: as for ``deal``, or ``passed 5/3/2``, or ``thrown-in``."""
    if text == "thrown-in":
        return pass_deal(0, 0, 0, ending=Ending.THROWN_IN)
    if text.startswith("passed "):
        return pass_deal(*map(int, text.removeprefix("passed ").split("/")))
    return deal(text)


def outcome_of(facts: Facts, rules: PrefaVariant) -> dict[str, Any]:
    """Return the result of the deal as the server's view shows it, computed by the real rules from no cards at all."""
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
