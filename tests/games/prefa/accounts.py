"""Short texts for finished deals of Prefa and their results.

The declarer sits in seat 0, first and second defender in 1 and 2, the idle player in 3.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from kitapi.games.prefa.rules.deal_facts import Settlement, Written
from kitapi.games.prefa.rules.scoresheet import write
from kitapi.games.prefa.rules.settlement import settle
from kitapi.games.prefa.rules.sheet import Sheet
from kitapi.ledger import Transfer, net
from kitapi_testing.games.prefa.settled_deals import deal
from tests.games.prefa.tables import variant


def settle_deal(text: str, **options: Any) -> Settlement:
    """Return the settlement of the deal ``text`` under ``options``."""
    return settle(deal(text), variant(**options))


def money(transfers: Iterable[Transfer], players: int = 3) -> str:
    """Return everybody's gains, as in ``+30 +15 +5 kasa -50``."""
    gained: dict[str, int] = {str(account): amount for account, amount in net(transfers).items()}
    seats = " ".join(format_signed(gained.get(f"seat{seat}", 0)) for seat in range(players))
    return f"{seats} kasa {format_signed(gained.get('kasa', 0))}"


def format_signed(amount: int) -> str:
    """``+30``, ``-5``, ``0``."""
    return f"{amount:+}" if amount else "0"


def money_of(text: str, **options: Any) -> str:
    """Return the money moved by the deal ``text``."""
    return money(settle_deal(text, **options).transfers, deal(text).players)


def sheet(columns: str) -> Sheet:
    """Return a sheet with these kasa columns, and without debts."""
    tens = tuple(int(column) for column in columns.split())
    return Sheet(columns=tens, owed=((0,) * len(tens),) * len(tens))


def write_deal(text: str, columns: str, **options: Any) -> Written:
    """Return the entries of the deal ``text`` on a sheet with these kasa ``columns``, in tens."""
    before = sheet(columns)
    facts = msgspec.structs.replace(deal(text), kasa=10 * sum(before.columns))
    return write(before, facts, settle(facts, variant(**options)))


def debts_of(sheet: Sheet) -> dict[str, int]:
    """Return the debts between players, as in ``{"0 to 1": 15}``; debts in both directions are not offset."""
    return {
        f"{debtor} to {creditor}": kapikia
        for creditor, row in enumerate(sheet.owed)
        for debtor, kapikia in enumerate(row)
        if kapikia
    }
