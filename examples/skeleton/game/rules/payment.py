"""Payment (SKELETON-PAY)."""

from kitapi.games.skeleton_game.rules.events import DealSettled
from kitapi.kernel import rule
from kitapi.ledger import Account, Transfer, balances_after, seat_account


@rule("SKELETON-PAY-01", without=())
def payments(tricks: tuple[int, ...]) -> tuple[Transfer, ...]:
    """Who pays whom for ``tricks`` by seat, in points."""
    return tuple(
        Transfer(payer=seat_account(payer), payee=seat_account(payee), amount=count, clause="SKELETON-PAY-01")
        for payee, count in enumerate(tricks)
        for payer in range(len(tricks))
        if count and payer != payee
    )


def settle(tricks: tuple[int, ...], balances: dict[str, int]) -> DealSettled:
    """The settlement of a deal; ``balances``: before it."""
    transfers = payments(tricks)
    after = balances_after({Account(name): held for name, held in balances.items()}, transfers)
    return DealSettled(tricks=tricks, transfers=transfers, balances={str(name): held for name, held in after.items()})
