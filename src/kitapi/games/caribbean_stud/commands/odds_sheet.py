"""Odds of Caribbean Stud laid out for a terminal."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kitapi.console.languages import language, translate
from kitapi.wording.papers import percent_sign


def _names() -> dict[str, str]:
    """The quantities that are computed for a whole game."""
    return {
        "fold": translate("folded"),
        "raise": translate("raised as dealt"),
        "exchange": translate("a card exchanged"),
        "exchange_raise": translate("and then raised"),
        "exchange_fold": translate("and then folded"),
    }


def _choices(answer: Any) -> dict[str, str]:
    """The choices of a decision, by the names that an answer gives them."""
    exchanged = {f"exchange {card}": translate("exchange {card}", card=card) for card in answer.get("exchange", {})}
    return {"fold": translate("fold"), "raise": translate("raise"), **exchanged}


def decision_sheet(name: str, answer: Any) -> RenderableType:
    """Lay out one decision: a row for every choice, the best marked."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(translate("choice"))
    table.add_column(translate("worth, in ANTEs"), justify="right")
    table.add_column(translate("exactly"), justify="right")
    choices = {"fold": answer["fold"], "raise": answer["raise"]}
    choices |= {f"exchange {card}": value for card, value in answer.get("exchange", {}).items()}
    names = _choices(answer)
    for choice, value in choices.items():
        best = choice == answer["best"]
        figures = (f"{value['float']:+.6f}", f"{value['num']}/{value['den']}")
        mark = "  ← " + translate("best") if best else ""
        table.add_row(f"{names[choice]}{mark}", *figures, style="bold" if best else "")
    return Group(Text(name, "bold"), Padding(table, (0, 0, 0, 2)))


def game_sheet(answer: Any, words: str = "") -> RenderableType:
    """Lay out the whole game: its figures, how often each choice is made, and every result."""
    named = answer.get("strategy", "perfect")
    heading = Text(translate("The {game} game, {strategy}", game=answer["game"], strategy=named), "bold")
    figures = Table.grid(padding=(0, 2))
    figures.add_column()
    figures.add_column(justify="right")
    for name, figure in _figures(answer):
        figures.add_row(name, figure)
    results = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    results.add_column(translate("result, in ANTEs"), justify="right")
    results.add_column(translate("probability"), justify="right")
    for net, chance in answer["results"].items():
        results.add_row(f"{int(net):+d}" if int(net) else "0", _percent(100 * chance["float"], ".6f"))
    said = [Padding(Text(words), (0, 0, 1, 2))] if words else []
    return Group(heading, *said, Padding(figures, (0, 0, 1, 2)), Padding(results, (0, 0, 0, 2)))


def _figures(answer: Any) -> list[tuple[str, str]]:
    edge = -answer["expectation"]["float"]
    rows = [
        (translate("house edge, of ANTE"), _percent(100 * edge, ".4f")),
        (translate("element of risk, of all that is staked"), _percent(100 * answer["element_of_risk"], ".4f")),
        (translate("standard deviation, in ANTEs"), f"{answer['standard_deviation']:.5f}"),
    ]
    if "cost" in answer:
        rows.append((translate("costs, against perfect play"), _percent(100 * answer["cost"]["float"], ".4f")))
    frequency = answer["frequency"]
    names = _names()
    return rows + [
        (names[name], _percent(100 * often["float"], ".4f")) for name, often in frequency.items() if often["num"]
    ]


def strategies_sheet(answers: Sequence[Any], words: Sequence[str]) -> RenderableType:
    """Lay out several strategies, a row for each, with their descriptions below."""
    table = Table(
        box=box.SIMPLE_HEAD, padding=(0, 1), title=translate("The {game} game, % of ANTE", game=answers[0]["game"])
    )
    table.add_column(translate("strategy"), no_wrap=True)
    figures = (translate("house edge"), translate("costs"), translate("element of risk"))
    for column in (*figures, translate("raises"), translate("exchanges")):
        table.add_column(column, justify="right")
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


def _percent(hundredths: float, precision: str) -> str:
    """A number of hundredths as the language of the command writes percentages."""
    return format(hundredths, precision) + percent_sign(language())
