"""A second, independent computation of a deal's score by the rulebook (SK-GAME, SK-KON, SK-SCORE).

It shares nothing with the program: a deal is a decoded line of the scorer, and so is its score.
"""

from typing import Any

OPTIONS = {
    "stake": 20,
    "money": "sheet",
    "sides": "real",
    "seven": "durch",
    "lost_kontra": "game_value",
    "duty_games": "six_tricks",
    "betl_sides": "none",
    "last_game": "cap",
    "kontra_takes": "all",
    "duty_by": "one_hand",
    "defender_fall": "one",
}
DUTY = {"suits": {2, 3, 4, 5}, "six_tricks": {2, 3, 4, 5, 7}, "all_trick_games": {2, 3, 4, 5, 7, 8}}


def score(line: dict[str, Any]) -> dict[str, Any]:
    """Return the scorer's expected answer to ``line``."""
    house = {**OPTIONS, **line.get("variant", {})}
    players = len(line["tricks"])
    heads = [house["stake"]] * players if house["money"] == "pot" else line["heads"]
    won = _is_won(line, house)
    value = _value(line, house, heads, won)
    changes, sides = [0] * players, [[0] * players for _ in range(players)]
    changes[line["declarer"]] = -value if won else value
    for seat, points in _head_sums_added(line, house, value, won).items():
        changes[seat] += points
    for seat, points in _side_sums_posted(line, house, value, won).items():
        sides[seat][line["declarer"]] += points
    answer = {"value": value, "won": won, "heads": changes, "sides": sides}
    if house["money"] == "pot":
        return {**answer, **_chips(line, value, won, changes, sides)}
    after = [head + change for head, change in zip(heads, changes, strict=True)]
    before = line.get("sides") or [[0] * players for _ in range(players)]
    together = [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(before, sides, strict=True)]
    return {**answer, "final": final(after, together)}


def _is_won(line: dict[str, Any], house: dict[str, Any]) -> bool:
    took, game = line["tricks"][line["declarer"]], line["game"]
    if game == 6:
        return bool(took == 0)
    if game == 8:
        return bool(took == 10)
    if game == 7 and house["seven"] == "sans_atout":
        return bool(line["longest_run"] >= 6)
    return bool(took >= 6)


def _value(line: dict[str, Any], house: dict[str, Any], heads: list[int], won: bool) -> int:
    value: int = line["game"]
    for addition in ("from_hand", "open"):
        if line.get(addition):
            value += 1
    for _ in range(line.get("doublings", 0)):
        value *= 2
    if line.get("refa") and not heads[line["declarer"]] < 0:
        value *= 2
    if not won:
        return value
    if house["money"] == "pot":
        return line["pot"] // 10 if line["pot"] < 10 * value else value
    return sum(heads) if house["last_game"] == "cap" and value > sum(heads) else value


def _against(line: dict[str, Any]) -> list[int]:
    """Return the two defenders."""
    players = len(line["tricks"])
    resting = line["dealer"] if players == 4 else None
    return [seat for seat in range(players) if seat not in (resting, line["declarer"])]


def _head_sums_added(line: dict[str, Any], house: dict[str, Any], value: int, won: bool) -> dict[int, int]:
    """Return the amounts that the others add to their head sums."""
    caller, took = line.get("kontra_by"), line["tricks"]
    is_duty = line["game"] in DUTY[house["duty_games"]]
    if not won:
        return {}
    if caller is not None and house["kontra_takes"] == "added":
        return _added_by_kontra(line, house, value)
    if caller is not None:
        if house["lost_kontra"] == "game_value":
            return {caller: value}
        few = sum(took[seat] for seat in _against(line)) < 2
        return {caller: 2 ** line["doublings"]} if is_duty and few else {}
    playing = [seat for seat in _against(line) if seat not in line.get("dropped", [])]
    both, fall = sum(took[seat] for seat in _against(line)), value if house["defender_fall"] == "value" else 1
    if not is_duty:
        return {}
    if line.get("invited_by") is not None:
        return {} if both >= 4 else {line["invited_by"]: fall}
    if house["duty_by"] == "one_hand" and any(took[seat] >= 2 for seat in playing):
        return {}
    if house["duty_by"] == "together" and both >= 4:
        return {}
    return {seat: fall for seat in playing if took[seat] < 2}


def _without_kontra(line: dict[str, Any]) -> dict[str, Any]:
    """Return the deal as if nobody had said kontra; a defender brought back by the kontra still plays."""
    return {**line, "doublings": 0, "kontra_by": None, "dropped": []}


def _plain(line: dict[str, Any], house: dict[str, Any], won: bool) -> int:
    """Return the value of the deal without its kontra."""
    players = len(line["tricks"])
    heads = [house["stake"]] * players if house["money"] == "pot" else line["heads"]
    return _value(_without_kontra(line), house, heads, won)


def _added_by_kontra(line: dict[str, Any], house: dict[str, Any], value: int) -> dict[int, int]:
    """Return the debts without the kontra, plus the further debts that the kontra causes to its caller."""
    caller, plain = line["kontra_by"], _plain(line, house, True)
    owed = _head_sums_added(_without_kontra(line), house, plain, True)
    more = value - plain
    if house["lost_kontra"] == "penalty":
        few = sum(line["tricks"][seat] for seat in _against(line)) < 2
        more = 2 ** line["doublings"] - 1 if few and line["game"] in DUTY[house["duty_games"]] else 0
    return {**owed, caller: owed.get(caller, 0) + more}


def _side_sums_posted(line: dict[str, Any], house: dict[str, Any], value: int, won: bool) -> dict[int, int]:
    """Return the amounts that the others post against the declarer."""
    caller, against = line.get("kontra_by"), _against(line)
    playing = [seat for seat in against if seat not in line.get("dropped", [])]
    if caller is not None and house["kontra_takes"] == "added":
        own = _side_sums_posted(_without_kontra(line), {**house, "sides": "real"}, _plain(line, house, won), won)
        every = _side_sums_posted(line, {**house, "kontra_takes": "all"}, value, won)
        return {**own, caller: own.get(caller, 0) + every.get(caller, 0) - sum(own.values())}
    if line["game"] == 6:
        each = 5 * value if not won and house["betl_sides"] == "five_tricks" else 0
        return dict.fromkeys(against, each) if caller is None else {caller: 2 * each}
    if caller is not None:
        return {caller: sum(line["tricks"][seat] for seat in against) * value}
    if line.get("invited_by") is not None:
        return {line["invited_by"]: sum(line["tricks"][seat] for seat in against) * value}
    if house["sides"] == "symmetric" and len(playing) == 2:
        both = sum(line["tricks"][seat] for seat in playing) * value
        return dict.fromkeys(playing, (both + both % 2) // 2)
    return {seat: line["tricks"][seat] * value for seat in playing}


def _chips(line: dict[str, Any], value: int, won: bool, changes: list[int], sides: list[list[int]]) -> dict[str, Any]:
    """Return the answer in the pot form: the movements between pot and players, and results with the pot shared out."""
    declarer, players = line["declarer"], len(line["tricks"])
    moved = [0] * players
    for seat in range(players):
        if seat != declarer:
            moved[seat] = sides[seat][declarer] - 10 * changes[seat]
    to_others = sum(row[declarer] for row in sides)
    moved[declarer] = (10 * value - to_others) if won else -(10 * value + to_others)
    pot = -sum(moved)
    left = line["pot"] + pot
    final = [
        had + more + left // players + (1 if seat < left % players else 0)
        for seat, (had, more) in enumerate(zip(line["chips"], moved, strict=True))
    ]
    return {"final": final, "pot": pot, "chips": moved}


def final(heads: list[int], sides: list[list[int]]) -> list[int]:
    """Return everybody's result: head sums, shifted to add up to zero, times ten, and the side sums."""
    players = len(heads)
    left = list(heads)
    while sum(left) >= players:
        left = [head - 1 for head in left]
    while sum(left) < 0:
        left = [head + 1 for head in left]
    for seat in sorted(range(players), key=lambda one: (-heads[one], one))[: sum(left)]:
        left[seat] -= 1
    return [
        -10 * left[seat] + sum(sides[seat]) - sum(sides[other][seat] for other in range(players))
        for seat in range(players)
    ]
