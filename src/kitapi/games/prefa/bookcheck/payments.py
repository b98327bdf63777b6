"""The payments of one deal of Prefa by its facts and the table's terms, computed from the raw event alone.

Amounts are net kapikia by account, so that the number of transfers that pay a deal makes no difference.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from kitapi.auditor.accounts import Unreadable, whole

VALUES = {6: (2, 3, 4, 5, 6), 7: (7, 7, 7, 7, 8), 8: (8, 8, 8, 8, 9), 9: (9, 9, 9, 9, 10), 10: (10,) * 5}
"""Kapikia of a trick (PREFA-PAY-01), by level; spades, clubs, diamonds, hearts, no trumps."""
QUOTAS = {6: (2, 2), 7: (2, 1), 8: (1, 1), 9: (1, 0), 10: (0, 0)}
"""Tricks that first and second defender owe (PREFA-QUOTA-01), by level."""
DECLINED = 20
"""Kapikia that a declined solo puts into the kasa (PREFA-HOUSE-04)."""

Moved = tuple[str, str, int]
"""Payer, payee, kapikia."""


class Short(NamedTuple):
    """By how many tricks each is in."""

    declarer: int
    first: int
    second: int


def net_of(transfers: Any) -> dict[str, int]:
    """Return the net kapikia of ``transfers`` by account; a transfer whose amount is no whole number is left out."""
    return _net((one["payer"], one["payee"], one["amount"]) for one in transfers if type(one["amount"]) is int)


def due(facts: dict[str, Any], terms: dict[str, Any]) -> dict[str, int]:
    """Return the net kapikia by account that must be paid for a deal with these ``facts``, without zeros.

    Raises:
        Unreadable: the facts are not those of a deal.
    """
    return _net(_payments(facts, terms))


def _net(moved: Iterable[Moved]) -> dict[str, int]:
    net: dict[str, int] = {}
    for payer, payee, amount in moved:
        net[payer] = net.get(payer, 0) - amount
        net[payee] = net.get(payee, 0) + amount
    return {account: amount for account, amount in net.items() if amount}


def _payments(facts: dict[str, Any], terms: dict[str, Any]) -> Iterator[Moved]:
    if facts["kind"] == "passed":
        fewest = min(whole(tricks, "tricks") for _, tricks in facts["tricks"])
        for seat, tricks in facts["tricks"]:
            yield f"seat{seat}", "kasa", 10 * (tricks - fewest)
    elif facts["ending"] == "solo_declined":
        yield f"seat{facts['declarer']}", "kasa", DECLINED
    else:
        deal = _Deal(facts, terms)
        for payer, payee, amount in deal.for_tricks():
            if (ends := (deal.carrier(payer), deal.carrier(payee)))[0] != ends[1]:
                yield (*ends, amount)
        yield from deal.beside()


def shortfall(facts: dict[str, Any], terms: dict[str, Any]) -> Short:
    """Return who is in, and by how many tricks (PREFA-QUOTA, PREFA-HOUSE-02)."""
    return Short(0, 0, 0) if facts["kind"] == "passed" else _Deal(facts, terms).short


class _Deal:
    """A deal with a contract."""

    def __init__(self, facts: dict[str, Any], terms: dict[str, Any]) -> None:
        self.facts, self.terms = facts, terms
        named = facts["contract"]
        self.level, self.strain = int(named[:-1]), "scdhn".find(named[-1])
        if self.level not in VALUES or self.strain < 0:
            raise Unreadable(f"contract: {named!r}")
        self.declarer, self.tricks = f"seat{facts['declarer']}", whole(facts["declarer_tricks"], "declarer_tricks")
        self.defenders = [one for one in (facts["first"], facts["second"]) if one["part"] != "out"]
        self.short = self._short()
        self.value = self._value()

    def _quotas(self) -> tuple[int, int]:
        one_at_ten = self.level == 10 and self.terms.get("ten_owed") == "one"
        return (1, 0) if one_at_ten else QUOTAS[self.level]

    def _short(self) -> Short:
        down = max(0, self.level - self.tricks)
        if down or not self.defenders:
            return Short(down, 0, 0)
        first, second, (owes, also) = self.facts["first"], self.facts["second"], self._quotas()
        if len(self.defenders) == 1:
            lone = max(0, owes - self.defenders[0]["tricks"])
            return Short(0, lone, 0) if second["part"] == "out" else Short(0, 0, lone)
        over, beyond = max(0, first["tricks"] - owes), max(0, second["tricks"] - also)
        return Short(0, max(0, owes - first["tricks"] - beyond), max(0, also - second["tricks"] - over))

    def _value(self) -> int:
        """Return the kapikia of a trick: less than in the table if the kasa is short (PREFA-PAY-08)."""
        full, held = VALUES[self.level][self.strain], whole(self.facts["kasa"], "kasa") // 10
        option = self.terms.get("last_contract")
        is_full = option == "full" or (option == "reduced_if_made" and any(self.short))
        return full if is_full else min(full, held)

    def times(self, short: int) -> int:
        """Return the factor by which a player who is short by ``short`` tricks pays."""
        if short >= 3 and self.terms.get("triple_from") == "3":
            return 3
        return 2 if short >= 2 else 1

    def for_tricks(self) -> Iterator[Moved]:
        """Yield the payments for tricks, as if every defender played on their own account (PREFA-PAY-02 … -05)."""
        if self.short.declarer:
            each = self.value * self.times(self.short.declarer)
            yield self.declarer, "kasa", 10 * each
            for one in self.defenders:
                yield self.declarer, f"seat{one['seat']}", each * one["tricks"]
        elif any(self.short):
            yield from self._defenders_pay()
        else:
            yield "kasa", self.declarer, self.value * self.tricks
            for one in self.defenders:
                yield "kasa", f"seat{one['seat']}", self.value * one["tricks"]

    def _defenders_pay(self) -> Iterator[Moved]:
        first, second = self.facts["first"], self.facts["second"]
        for one, other, short in ((first, second, self.short.first), (second, first, self.short.second)):
            if short:
                yield f"seat{one['seat']}", self.declarer, self.value * self.times(short) * self.tricks
            if short and other in self.defenders and not (self.short.first and self.short.second):
                many = self.times(short) if self.terms.get("solo_pays_partner") == "double" else 1
                yield f"seat{one['seat']}", f"seat{other['seat']}", self.value * many * other["tricks"]

    def carrier(self, account: str) -> str:
        """Return the account that pays for ``account``: itself or, for a helper, the caller's (PREFA-PAY-06)."""
        parts = {one["part"]: f"seat{one['seat']}" for one in self.defenders}
        return parts.get("calls", account) if account == parts.get("helps") else account

    def beside(self) -> Iterator[Moved]:
        """Yield the payments for aces and to the idle player (PREFA-BUY-03, PREFA-PAY-07)."""
        side, down = 50 if self.level >= 7 else 25, self.short.declarer
        for one in (self.facts["first"], self.facts["second"]) if self.facts["aces"] else ():
            ends = (self.declarer, f"seat{one['seat']}")
            yield (*(ends if down else ends[::-1]), side)
        if down and self.facts["idle"] is not None:
            option = self.terms.get("idle_pay")
            amount = 50 if option == "as_written" and down >= 2 else side
            yield self.declarer, f"seat{self.facts['idle']}", amount * (self.times(down) if option == "doubled" else 1)
