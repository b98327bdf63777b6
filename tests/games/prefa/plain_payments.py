"""A second, independent computation of a deal's payments by the rulebook (PREFA-QUOTA, PREFA-PAY).

It shares nothing with the program except the facts of the deal. Payments are ``{(payer, payee, rule): kapikia}``;
players are named by their seats' accounts.
"""

from typing import Any

VALUES = {6: "2 3 4 5 6", 7: "7 7 7 7 8", 8: "8 8 8 8 9", 9: "9 9 9 9 10", 10: "10 10 10 10 10"}
QUOTAS = {6: (2, 2), 7: (2, 1), 8: (1, 1), 9: (1, 0), 10: (0, 0)}

Payments = dict[tuple[str, str, str], int]
Due = list[tuple[str, str, str, int]]


def payments(facts: Any, variant: Any) -> Payments:
    """Return the payments of a deal."""
    if not hasattr(facts, "contract"):
        fewest = min(tricks for _, tricks in facts.tricks)
        return _add_up([(f"seat{seat}", "kasa", "AUC-06", 10 * (tricks - fewest)) for seat, tricks in facts.tricks])
    if facts.ending.value == "solo_declined":
        return _add_up([(f"seat{facts.declarer}", "kasa", "HOUSE-04", 20)])
    return _add_up([*_move_dues(facts, _tricks_paid(facts, variant)), *_beside(facts, variant)])


def _tricks_paid(facts: Any, variant: Any) -> Due:
    declarer, took = f"seat{facts.declarer}", facts.declarer_tricks
    playing = [one for one in (facts.first, facts.second) if one.part.value != "out"]
    level, short = facts.contract.level, _defenders_short(facts, variant)
    down = max(0, level - took)
    full = int(VALUES[level].split()["scdhn".index(facts.contract.value[-1])])
    nobody_in = not down and not any(short.values())
    reduced = {"reduced": True, "reduced_if_made": nobody_in, "full": False}[variant.last_contract.value]
    value = min(full, facts.kasa // 10) if reduced else full
    if nobody_in:
        to_defenders = [("kasa", f"seat{one.seat}", "PAY-02", value * one.tricks) for one in playing]
        return [("kasa", declarer, "PAY-02", value * took), *to_defenders]
    if down:
        value *= _times(down, variant)
        to_defenders = [(declarer, f"seat{one.seat}", "PAY-03", value * one.tricks) for one in playing]
        return [*to_defenders, (declarer, "kasa", "PAY-03", 10 * value)]
    losers = [one for one in playing if short[one.seat]]
    rule = "PAY-05" if len(losers) == 2 else "PAY-04"
    due = [(f"seat{one.seat}", declarer, rule, value * took * _times(short[one.seat], variant)) for one in losers]
    if len(losers) == 1 and len(playing) == 2:
        [loser], [other] = losers, [one for one in playing if one not in losers]
        doubled = _times(short[loser.seat], variant) if variant.solo_pays_partner.value == "double" else 1
        due.append((f"seat{loser.seat}", f"seat{other.seat}", "PAY-04", value * other.tricks * doubled))
    return due


def _times(short: int, variant: Any) -> int:
    """Return the factor with which a player who is ``short`` tricks short pays."""
    return 3 if short > 2 and variant.triple_from.value == "3" else min(2, max(1, short))


def _defenders_short(facts: Any, variant: Any) -> dict[int, int]:
    """Return the number of tricks by which each defender is in; 0 for both if the declarer is in."""
    quotas = {**QUOTAS, 10: (1, 0)} if variant.ten_owed.value == "one" else QUOTAS
    first, second, (owes_first, owes_second) = facts.first, facts.second, quotas[facts.contract.level]
    short = {first.seat: 0, second.seat: 0}
    playing = [one for one in (first, second) if one.part.value != "out"]
    if facts.declarer_tricks < facts.contract.level or not playing:
        return short
    if len(playing) == 1:
        return {**short, playing[0].seat: max(0, owes_first - playing[0].tricks)}
    if first.tricks + second.tricks >= owes_first + owes_second:
        return short
    over_first, over_second = max(0, first.tricks - owes_first), max(0, second.tricks - owes_second)
    return {
        first.seat: max(0, owes_first - first.tricks - over_second),
        second.seat: max(0, owes_second - second.tricks - over_first),
    }


def _move_dues(facts: Any, due: Due) -> Due:
    seats = {one.part.value: f"seat{one.seat}" for one in (facts.first, facts.second)}
    caller, helper = seats.get("calls", ""), seats.get("helps", "")
    carried = {helper: caller}
    moved = [(carried.get(a, a), carried.get(b, b), rule, n) for a, b, rule, n in due]
    return [(a, b, "PAY-06" if caller in (a, b) else rule, n) for a, b, rule, n in moved if a != b]


def _beside(facts: Any, variant: Any) -> Due:
    """Return the payments for aces and to the idle player."""
    declarer, seven_up = f"seat{facts.declarer}", facts.contract.level >= 7
    down = max(0, facts.contract.level - facts.declarer_tricks)
    due = []
    for one in (facts.first, facts.second) if facts.aces else ():
        payer, payee = (declarer, f"seat{one.seat}") if down else (f"seat{one.seat}", declarer)
        due.append((payer, payee, "BUY-03", 50 if seven_up else 25))
    if facts.players == 4 and down:
        plain, solo = (50 if seven_up else 25), down >= 2
        pay = {"flat": plain, "doubled": plain * _times(down, variant), "as_written": 50 if solo else plain}
        due.append((declarer, f"seat{facts.idle}", "PAY-07", pay[variant.idle_pay.value]))
    return due


def _add_up(due: Due) -> Payments:
    """Add ``due`` up by payer, payee and rule; sums of zero are left out."""
    paid: Payments = {}
    for payer, payee, rule, amount in due:
        key = (payer, payee, f"PREFA-{rule}")
        paid[key] = paid.get(key, 0) + amount
    return {key: amount for key, amount in paid.items() if amount}
