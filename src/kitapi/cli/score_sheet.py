"""Scores as people read them on a terminal, one after the other."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import msgspec
from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kitapi.cli.hand_sheet import hand_sheet
from kitapi.cli.solve_sheet import counted_layouts, solved_position
from kitapi.games.caribbean_stud.commands.odds_sheet import decision_sheet
from kitapi.games.caribbean_stud.commands.ruling_sheet import caribbean_stud_ruling
from kitapi.lines.lines import Answered
from kitapi.wording import LANGUAGES

_WHO = {"declarer": "declarer", "first": "first defender", "second": "second defender"}

Shown = Callable[[str, Any], RenderableType]
"""How a score is shown, by the name of its line."""


def show_scores(answered: Iterable[Answered], shown: Shown, console: Console | None = None) -> bool:
    """Print every deal, and what is wrong with the bad ones; whether all were good."""
    console = console or Console()
    good = True
    for place, one in enumerate(answered, start=1):
        score = msgspec.json.decode(one.body)
        name = one.id.decode().strip('"') if one.id else f"line {place}"
        console.print(shown(name, score) if one.good else Text(f"{name}: {score['error']}", style="red"))
        good &= one.good
    return good


def prefa_deal(name: str, score: Any) -> Group:
    """A Prefa deal: a column for every account, then who pays whom."""
    heading = Text.assemble((name, "bold"), f"  a trick is worth {score['value']}; {_who_is_in(score['in'])}")
    net = _columns(score["net"])
    net.add_row(*(_amount(amount) for amount in score["net"].values()))
    return Group(heading, Padding(net, (0, 0, 0, 2)), Padding(_payments(score["transfers"]), (0, 0, 1, 2)))


def _who_is_in(short: Any) -> str:
    said = [f"{who} in by {short[field]}" for field, who in _WHO.items() if short[field]]
    return ", ".join(said) or "nobody is in"


def _payments(transfers: Any) -> Table:
    table = Table.grid(padding=(0, 2))
    for moved in transfers:
        table.add_row(f"{moved['payer']} pays {moved['payee']}", f"{moved['amount']:>4}", Text(moved["clause"], "dim"))
    return table


def preferans_deal(name: str, score: Any) -> Group:
    """A Preferans deal: a column for every seat; head sums, what is booked against whom, chips, and the results."""
    seats = [f"seat{seat}" for seat in range(len(score["heads"]))]
    table = _columns(["", *seats, *(["pot"] if "pot" in score else [])])
    table.add_row("head sum", *map(_amount, score["heads"]))
    for against, seat in enumerate(seats):
        booked = [row[against] for row in score["sides"]]
        if any(booked):
            table.add_row(f"against {seat}", *map(_amount, booked))
    if "pot" in score:
        table.add_row("chips", *map(_amount, score["chips"]), _amount(score["pot"]))
    table.add_row("settled now", *map(_amount, score["final"]))
    return Group(Text.assemble((name, "bold"), f"  {_how_it_went(score)}"), Padding(table, (0, 0, 1, 2)))


def _how_it_went(score: Any) -> str:
    if "won" not in score:
        return "a penalty"
    return f"{'won' if score['won'] else 'lost'}; the game counts {score['value']}"


_HOW_IT_ENDED = {
    "fold": "the seat folds",
    "bank_wins": "the bank wins",
    "tie": "a tie",
    "player_wins": "the player wins",
    "not_qualified": "the bank does not qualify",
}


def caribbean_stud_round(name: str, score: Any) -> Group:
    """A seat's round of Caribbean Stud: both combinations, a column for every wager, and the jackpot."""
    against = f"{_in_words(score['hand'])} against {_in_words(score['bank_hand'])}; {_HOW_IT_ENDED[score['result']]}"
    table = _columns([*score["net"], "total"])
    table.add_row(*map(_amount, score["net"].values()), _amount(score["total"]))
    lines: list[RenderableType] = [Text.assemble((name, "bold"), f"  {against}"), Padding(table, (0, 0, 0, 2))]
    if score["jackpot"] is not None:
        pays = f", {score['jackpot_amount']}" if "jackpot_amount" in score else ""
        lines.append(Padding(Text(f"jackpot: {_in_words(score['jackpot'])}{pays}"), (0, 0, 1, 2)))
    return Group(*lines)


def _in_words(combination: str) -> str:
    return combination.replace("_", " ")


def _columns(names: Iterable[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for name in names:
        table.add_column(name, justify="right")
    return table


def _amount(amount: int) -> Text:
    return Text(f"{amount:+d}" if amount else "0", style="red" if amount < 0 else "")


SHOWN: Mapping[str, Shown] = {
    "prefa": prefa_deal,
    "preferans": preferans_deal,
    "caribbean-stud": caribbean_stud_round,
    "caribbean-stud-ruling": caribbean_stud_ruling,
    "solve": solved_position,
    "solve-layouts": counted_layouts,
    "odds": decision_sheet,
    **{f"hand-{lang}": partial(hand_sheet, lang=lang) for lang in LANGUAGES},
}
"""How a deal, a round, a ruling, a solved position, odds or a hand are shown."""
