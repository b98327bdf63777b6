"""Divides a table's log into hands and shifts, and extracts the transfers and steps."""

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce

import msgspec

from kitapi.kernel.books import Entry
from kitapi.kernel.done_by import DoneBy
from kitapi.ledger import Account, Transfer, balances_after


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One event: its position in the log, kind, time of storage, hash, transfers, and author."""

    version: int
    kind: str
    at: str
    hash: str
    transfers: tuple[Transfer, ...]
    by: DoneBy | None = None


def step_of(entry: Entry) -> Step:
    """One event as a step."""
    return Step(
        version=entry.version,
        kind=str(type(entry.event).__struct_config__.tag),
        at=entry.at,
        hash=entry.hash,
        transfers=transfers_of(entry),
        by=entry.by,
    )


def transfers_of(entry: Entry) -> tuple[Transfer, ...]:
    """The chips that the event of ``entry`` moved."""
    moves: tuple[Transfer, ...] = getattr(entry.event, "transfers", ())
    return moves


def all_of(entries: Iterable[Entry], *kinds: type) -> list[Entry]:
    """The entries whose events are of one of the types ``kinds``."""
    return [entry for entry in entries if isinstance(entry.event, kinds)]


def hands_of(log: Iterable[Entry], opening: type) -> list[list[Entry]]:
    """The log divided into hands; an event of the type ``opening`` begins each hand. The log begins with one."""
    hands: list[list[Entry]] = []
    for entry in log:
        if isinstance(entry.event, opening):
            hands.append([])
        hands[-1].append(entry)
    return hands


def shifts_of(hands: Iterable[list[Entry]], closing: type) -> Iterator[list[list[Entry]]]:
    """The hands of each shift; a shift ends with the hand that contains an event of the type ``closing``."""
    shift: list[list[Entry]] = []
    for hand in hands:
        shift.append(hand)
        if any(isinstance(entry.event, closing) for entry in hand):
            yield shift
            shift = []
    if shift:
        yield shift


def balances_at_end(balances: Mapping[str, int], log: Iterable[Entry]) -> dict[str, int]:
    """The balances after ``log``, computed from its transfers alone; balances stated in later events are not read."""
    start = {Account(name): chips for name, chips in balances.items()}
    return {str(account): chips for account, chips in reduce(balances_after, map(transfers_of, log), start).items()}


def most_staked(log: Iterable[Entry], accounts: Iterable[Account]) -> dict[Account, int]:
    """The maximum of chips on each of ``accounts`` at any time in ``log``; all of them are empty before it."""
    lies = dict.fromkeys(accounts, 0)
    most = dict(lies)
    for entry in log:
        for one in transfers_of(entry):
            for account, sign in ((one.payer, -1), (one.payee, 1)):
                if account in lies:
                    lies[account] += sign * one.amount
                    most[account] = max(most[account], lies[account])
    return most
