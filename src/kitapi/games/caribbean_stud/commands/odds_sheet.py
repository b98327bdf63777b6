"""Odds of Caribbean Stud laid out for a terminal."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

_NAMES = {
    "fold": "folded",
    "raise": "raised as dealt",
    "exchange": "a card exchanged",
    "exchange_raise": "and then raised",
    "exchange_fold": "and then folded",
}


def decision_sheet(name: str, answer: Any) -> RenderableType:
    """Lay out one decision: a row for every choice, the best marked."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("choice")
    table.add_column("worth, in ANTEs", justify="right")
    table.add_column("exactly", justify="right")
    choices = {"fold": answer["fold"], "raise": answer["raise"]}
    choices |= {f"exchange {card}": value for card, value in answer.get("exchange", {}).items()}
    for choice, value in choices.items():
        best = choice == answer["best"]
        figures = (f"{value['float']:+.6f}", f"{value['num']}/{value['den']}")
        table.add_row(f"{choice}{'  ← best' if best else ''}", *figures, style="bold" if best else "")
    return Group(Text(name, "bold"), Padding(table, (0, 0, 0, 2)))


def game_sheet(answer: Any, words: str = "") -> RenderableType:
    """Lay out the whole game: its figures, how often each choice is made, and every result."""
    named = answer.get("strategy", "perfect")
    heading = Text(f"The {answer['game']} game, {named}", "bold")
    figures = Table.grid(padding=(0, 2))
    figures.add_column()
    figures.add_column(justify="right")
    for name, figure in _figures(answer):
        figures.add_row(name, figure)
    results = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    results.add_column("result, in ANTEs", justify="right")
    results.add_column("probability", justify="right")
    for net, chance in answer["results"].items():
        results.add_row(f"{int(net):+d}" if int(net) else "0", f"{100 * chance['float']:.6f} %")
    said = [Padding(Text(words), (0, 0, 1, 2))] if words else []
    return Group(heading, *said, Padding(figures, (0, 0, 1, 2)), Padding(results, (0, 0, 0, 2)))


def _figures(answer: Any) -> list[tuple[str, str]]:
    edge = -answer["expectation"]["float"]
    rows = [
        ("house edge, of ANTE", f"{100 * edge:.4f} %"),
        ("element of risk, of all that is staked", f"{100 * answer['element_of_risk']:.4f} %"),
        ("standard deviation, in ANTEs", f"{answer['standard_deviation']:.5f}"),
    ]
    if "cost" in answer:
        rows.append(("costs, against perfect play", f"{100 * answer['cost']['float']:.4f} %"))
    frequency = answer["frequency"]
    return rows + [(_NAMES[name], f"{100 * often['float']:.4f} %") for name, often in frequency.items() if often["num"]]


def strategies_sheet(answers: Sequence[Any], words: Sequence[str]) -> RenderableType:
    """Lay out several strategies, a row for each, with their descriptions below."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), title=f"The {answers[0]['game']} game, % of ANTE")
    for column in ("strategy", "house edge", "costs", "element of risk", "raises", "exchanges"):
        table.add_column(column, justify="left" if column == "strategy" else "right", no_wrap=column == "strategy")
    for answer in answers:
        often = answer["frequency"]
        raises = often["raise"]["float"] + often["exchange_raise"]["float"]
        shares = (-answer["expectation"]["float"], answer["cost"]["float"], answer["element_of_risk"], raises)
        row = [f"{100 * share:.4f}" for share in (*shares, often["exchange"]["float"])]
        table.add_row(answer["strategy"], *row)
    meanings = [
        Text.assemble((answer["strategy"], "bold"), f": {said}") for answer, said in zip(answers, words, strict=True)
    ]
    return Group(table, *meanings)
