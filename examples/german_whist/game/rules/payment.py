"""Payment (GERMANWHIST-PAY)."""

from kitapi.games.german_whist.rules.events import DealSettled
from kitapi.kernel import rule
from kitapi.ledger import Account, Transfer, balances_after, seat_account


@rule("GERMANWHIST-PAY-01", without=())
def payments(tricks: tuple[int, ...]) -> tuple[Transfer, ...]:
    """Who pays whom for the ``tricks`` that count, by seat: the one with more of them gets a point."""
    winner = tricks.index(max(tricks))
    accounts = {"payer": seat_account(1 - winner), "payee": seat_account(winner)}
    return (Transfer(amount=1, clause="GERMANWHIST-PAY-01", **accounts),)


def settle(tricks: tuple[int, ...], balances: dict[str, int]) -> DealSettled:
    """The settlement of a deal; ``balances``: before it."""
    transfers = payments(tricks)
    after = balances_after({Account(name): held for name, held in balances.items()}, transfers)
    return DealSettled(tricks=tricks, transfers=transfers, balances={str(name): held for name, held in after.items()})
