"""The result of a round for one seat, written a second time: a line of the scorer in, its answer out.

It shares no code with the program, and follows the manual's words in the order of a dealer's work.
"""

from typing import Any

from kitapi_testing.plain_hands import NAMES, is_better, letters, name_of

Line = dict[str, Any]

TABLE_1 = [100, 50, 20, 7, 5, 4, 3, 2, 1]
TABLE_2 = [60, 30, 12, 7, 5, 4, 3, 2, 1]
FIXED = ["four_of_a_kind", "full_house", "flush"]


def score(line: Line) -> Line:
    """Return the answer to a good line, without its id."""
    dealt, bank, ante = line["cards"].split(), line["bank"].split(), line["ante"]
    exchange, house = line.get("exchange"), line.get("house", {})
    held = [exchange["new"] if exchange and card == exchange["discard"] else card for card in dealt]
    net = {"ante": 0, "bet": 0, "fee": -ante if exchange else 0}
    qualifies = name_of(bank) != "high_card" or {"A", "K"} <= set(letters(bank))
    allowed = min(line.get("bet") or 2 * ante, 2 * ante)
    if line["action"].endswith("fold"):
        result, net["ante"] = "fold", -ante
    elif not qualifies:
        result, net["ante"] = "not_qualified", ante
    elif is_better(bank, held):
        result, net["ante"], net["bet"] = "bank_wins", -ante, -allowed
    elif is_better(held, bank):
        result, net["ante"] = "player_wins", ante
        net["bet"] = allowed * pays(held, house, exchanged=exchange is not None)
    else:
        result = "tie"
    tier = _jackpot(line, dealt, house)
    return {
        "hand": name_of(held),
        "bank_hand": name_of(bank),
        "qualifies": qualifies,
        "result": result,
        "net": net,
        "total": sum(net.values()),
        "jackpot": tier,
        **_amount(tier, house),
    }


def pays(held: list[str], house: Line, *, exchanged: bool) -> int:
    """Return the payment of BET, as odds to one."""
    if name_of(held) == "high_card":
        return 1
    table = house.get("exchange_table", TABLE_2) if exchanged else house.get("table", TABLE_1)
    paid: int = table[9 - NAMES.index(name_of(held))]
    return paid


def _jackpot(line: Line, dealt: list[str], house: Line) -> str | None:
    if not line.get("jackpot_token") or line["action"].startswith("exchange"):
        return None
    if line["action"] == "fold" and not house.get("folded_jackpot"):
        return None
    return name_of(dealt) if name_of(dealt) in [*FIXED, "straight_flush", "royal_flush"] else None


def _amount(tier: str | None, house: Line) -> dict[str, int]:
    if house.get("meter") is None:
        return {}
    amounts = dict(zip(FIXED, house["fixed"], strict=True))
    amounts |= {"royal_flush": house["meter"], "straight_flush": house["meter"] // 10}
    return {"jackpot_amount": amounts[tier] if tier else 0}
