"""Deals as lines of the scorer: the rulebook's worked results, and any number of random ones."""

from random import Random
from typing import Any, NamedTuple

import pytest

from kitapi.games.preferans.rules.deal_facts import Settlement
from kitapi.games.preferans.rules.settlement import settle
from kitapi_testing.clauses import clause
from kitapi_testing.games.preferans.settled_deals import KONTRA, PENALTY, SYMMETRIC, Line, deal, facts_in

Sides = dict[tuple[int, int], int]


def settle_line(line: Line) -> Settlement:
    """Return the settlement of a line."""
    return settle(*facts_in(line))


class Worked(NamedTuple):
    """A deal, and its result by the rulebook; ``sides``: who posts against whom how much."""

    line: Line
    value: int
    heads: list[int]
    sides: Sides


def _worked_line(name: str, *clauses: str, of: Worked) -> Any:
    return pytest.param(of, id=name, marks=clause(*clauses))


WORKED = [
    _worked_line(
        "hearts", "SK-SCORE-02", "SK-SCORE-03", of=Worked(deal(4, "7/2/1"), 4, [-4, 0, 0], {(1, 0): 8, (2, 0): 4})
    ),
    _worked_line(
        "hearts, symmetric",
        "SK-SCORE-03",
        of=Worked(deal(4, "7/2/1", variant=SYMMETRIC), 4, [-4, 0, 0], {(1, 0): 6, (2, 0): 6}),
    ),
    _worked_line("leaves", "SK-SCORE-04", of=Worked(deal(2, "1/8/1", 1), 2, [1, -2, 1], {(0, 1): 2, (2, 1): 2})),
    _worked_line(
        "leaves, symmetric",
        "SK-SCORE-04",
        of=Worked(deal(2, "1/8/1", 1, SYMMETRIC), 2, [1, -2, 1], {(0, 1): 2, (2, 1): 2}),
    ),
    _worked_line(
        "acorns lost",
        "SK-SCORE-02",
        "SK-SCORE-03",
        "SK-GAME-01",
        of=Worked(deal(5, "3/2/5", 2), 5, [0, 0, 5], {(0, 2): 15, (1, 2): 10}),
    ),
    _worked_line(
        "acorns lost, symmetric",
        "SK-SCORE-03",
        of=Worked(deal(5, "3/2/5", 2, SYMMETRIC), 5, [0, 0, 5], {(0, 2): 13, (1, 2): 13}),
    ),
    _worked_line(
        "hearts from hand",
        "SK-GAME-05",
        of=Worked(deal(4, "6/2/2", from_hand=True), 5, [-5, 0, 0], {(1, 0): 10, (2, 0): 10}),
    ),
    _worked_line(
        "kontra lost",
        "SK-KON-02",
        "SK-KON-03",
        "SK-KON-01",
        of=Worked(deal(4, "6/2/2", **KONTRA), 8, [-8, 8, 0], {(1, 0): 32}),
    ),
    _worked_line("kontra won", "SK-KON-02", of=Worked(deal(4, "5/3/2", **KONTRA), 8, [8, 0, 0], {(1, 0): 40})),
    _worked_line(
        "kontra lost, refa",
        "SK-KON-02",
        "SK-REFA-02",
        of=Worked(deal(4, "6/2/2", **KONTRA, refa=True), 16, [-16, 16, 0], {(1, 0): 64}),
    ),
    _worked_line("kontra, one trick", "SK-KON-03", of=Worked(deal(4, "9/1/0", **KONTRA), 8, [-8, 8, 0], {(1, 0): 8})),
    _worked_line(
        "kontra, one trick, penalty",
        "SK-KON-03",
        of=Worked(deal(4, "9/1/0", variant=PENALTY, **KONTRA), 8, [-8, 2, 0], {(1, 0): 8}),
    ),
    _worked_line(
        "last game",
        "SK-SCORE-06",
        of=Worked(deal(5, "7/2/1", heads=[1, 2, 0]), 3, [-3, 0, 0], {(1, 0): 6, (2, 0): 3}),
    ),
    _worked_line(
        "open betl from hand",
        "SK-GAME-05",
        "SK-SCORE-05",
        of=Worked(deal(6, "0/5/5", from_hand=True, open=True), 8, [-8, 0, 0], {}),
    ),
]
"""The worked results of the rulebook."""


def line_at_random(chance: Random) -> Line:
    """Draw a legal line for three or four players, with random house rules."""
    players = chance.choice((3, 3, 4))
    declarer, variant = chance.randrange(players), _house(chance)
    resting = chance.choice([seat for seat in range(players) if seat != declarer]) if players == 4 else None
    defenders = [seat for seat in range(players) if seat not in (declarer, resting)]
    top = 7 if variant.get("top_game") == "seven" else 8
    line: Line = {"declarer": declarer, "game": chance.randint(2, top), "variant": variant}
    if resting is not None:
        line["dealer"] = resting
    line["from_hand"], line["refa"] = chance.random() < 0.3, chance.random() < 0.3
    line["open"] = line["game"] >= 6 and variant.get("open_games", True) and chance.random() < 0.3
    _add_answers(chance, line, defenders)
    line["tricks"] = _tricks(
        chance, players, declarer, [one for one in defenders if one not in line.get("dropped", ())]
    )
    if line["game"] == 6 and line["tricks"][declarer] and chance.random() < 0.5:
        line["tricks"] = [min(taken, 1) for taken in line["tricks"]]
    _add_run(chance, line)
    _add_scores(chance, line, players)
    return line


def _add_answers(chance: Random, line: Line, defenders: list[int]) -> None:
    """Add to the line who doubled, who dropped, and who called the other in."""
    house, may_drop = line["variant"], line["variant"].get("defenders_may_drop") and line["game"] != 6
    if may_drop and house.get("invite") and chance.random() < 0.3:
        line["invited_by"] = chance.choice(defenders)
    if chance.random() < 0.3:
        caller = line.get("invited_by", chance.choice(defenders))
        line |= {"doublings": chance.randint(1, 4), "kontra_by": caller}
    elif house.get("mandatory_kontra") and line["game"] == 2 and not line["from_hand"]:
        line.pop("invited_by", None)
        line |= {"dropped": defenders} if may_drop else {"from_hand": True}
    elif may_drop and "invited_by" not in line:
        line["dropped"] = [seat for seat in defenders if chance.random() < 0.4]


def _tricks(chance: Random, players: int, declarer: int, playing: list[int]) -> list[int]:
    tricks = [0] * players
    own = chance.choice((0, 1, 5, 6, 7, 8, 9, 10, 10)) if playing else 10
    tricks[declarer] = own
    for _ in range(10 - own):
        tricks[chance.choice(playing)] += 1
    return tricks


def _add_run(chance: Random, line: Line) -> None:
    """Add the longest run, from the tricks in a random order."""
    if line["game"] != 7:
        return
    order = [seat == line["declarer"] for seat, taken in enumerate(line["tricks"]) for _ in range(taken)]
    chance.shuffle(order)
    runs = "".join("x" if own else " " for own in order).split()
    line["longest_run"] = max(map(len, runs), default=0)


def _house(chance: Random) -> Line:
    choices: Line = {
        "money": ("sheet", "sheet", "pot"),
        "sides": ("real", "symmetric"),
        "seven": ("durch", "sans_atout"),
        "lost_kontra": ("game_value", "penalty"),
        "duty_games": ("six_tricks", "suits", "all_trick_games"),
        "betl_sides": ("none", "five_tricks"),
        "last_game": ("cap", "overshoot"),
        "defenders_may_drop": (False, True),
        "invite": (False, True),
        "top_game": ("preferans", "seven"),
        "open_games": (False, True),
        "mandatory_kontra": (False, True),
        "kontra_takes": ("all", "added"),
        "duty_by": ("one_hand", "each", "together"),
        "defender_fall": ("one", "value"),
        "stake": (20, 50),
    }
    return {name: chance.choice(values) for name, values in choices.items() if chance.random() < 0.7}


def _add_scores(chance: Random, line: Line, players: int) -> None:
    """Add head sums that allow a deal, and side sums; or a pot, and what everybody has won or lost."""
    if line["variant"].get("money") == "pot":
        line["pot"] = chance.choice((30, 31, 60, 400, 900))
        line["chips"] = [chance.randint(-50, 50) for _ in range(players)]
        return
    heads = [chance.randint(-15, 30) for _ in range(players)]
    heads[chance.randrange(players)] += max(0, 1 - sum(heads))
    line["heads"] = heads
    if chance.random() < 0.5:
        seats = range(players)
        line["sides"] = [[0 if one == other else chance.randint(0, 90) for other in seats] for one in seats]


def lines_at_random(seed: int, number: int) -> list[Line]:
    """``number`` lines, always the same for a seed."""
    chance = Random(seed)
    return [line_at_random(chance) for _ in range(number)]
