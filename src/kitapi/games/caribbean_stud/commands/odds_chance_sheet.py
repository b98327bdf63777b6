"""Jackpots and simulations, laid out for a terminal."""

import json
import sys
from collections.abc import Iterable
from typing import Any

Rows = Iterable[tuple[str, str]]


def show(answer: dict[str, Any], as_json: bool) -> None:
    """Print an answer: as a table on a terminal, else as one JSON object."""
    if as_json or not sys.stdout.isatty():
        sys.stdout.write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n")
        return
    from rich import box  # noqa: PLC0415 - only a terminal needs it
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=box.SIMPLE_HEAD, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, figure in _rows(answer):
        table.add_row(name, figure)
    Console().print(table)


def _rows(answer: dict[str, Any]) -> Rows:
    if "tiers" in answer:
        return _jackpot(answer)
    return _gains(answer) if "gains" in answer else _simulation(answer)


def _jackpot(answer: dict[str, Any]) -> Rows:
    yield "a token wins on average", f"{answer['return']['float']:,.6f}"
    yield "the house keeps of its price", f"{100 * answer['edge']['float']:,.4f} %"
    yield "the meter at which it breaks even", f"{answer['break_even']['float']:,.2f}"
    if "drift" in answer:
        yield "the meter changes with each token by", f"{answer['drift']['float']:+,.6f}"
        yield "the meter that neither rises nor falls", f"{answer['balance']['float']:,.2f}"
    for tier, chance in answer["tiers"].items():
        yield (
            f"{tier.replace('_', ' ')}, paid {answer['awards'][tier]['float']:,.2f}",
            f"1 in {1 / chance['float']:,.1f}",
        )
    if together := answer.get("together"):
        yield f"{together['strategy']} and a token win a hand, in ANTEs", f"{together['expectation']['float']:+.6f}"
        yield "their standard deviation together", f"{together['standard_deviation']:,.4f}"
        yield "correlation of hand and award", f"{together['correlation']:.4f}"
    waiting = answer["royal_flush"]
    yield f"rounds to a royal flush, tokens in each: {waiting['tokens']}", f"{waiting['mean']['float']:,.0f}"
    for share, rounds in waiting["quantiles"].items():
        yield f"it has come with a chance of {100 * float(share):.0f} % within", f"{rounds:,}"


def _simulation(answer: dict[str, Any]) -> Rows:
    yield f"{answer['strategy']}, seats: {answer['seats']}, seed {answer['seed']}", f"{answer['rounds']:,} rounds"
    yield (
        "a hand wins on average",
        f"{100 * answer['expectation']:+.4f} ± {100 * answer['standard_error']:.4f} % of ANTE",
    )
    yield "standard deviation of a hand", f"{answer['standard_deviation']:.4f} ANTEs"
    yield "loss by all that was staked", f"{100 * answer['element_of_risk']:.4f} %"
    for name, counted in answer["frequency"].items():
        yield name.replace("_", " and "), _share(counted)
    yield "the bank qualified", _share(answer["qualified"])
    for name, counted in answer["jackpot"].items():
        yield f"{name.replace('_', ' ')} for the jackpot", f"{counted['count']:,}"
    for won, count in answer["results"].items():
        yield f"hands with {int(won):+d} ANTEs", f"{count:,}"
    yield "seconds", f"{answer['seconds']}"


def _share(counted: dict[str, Any]) -> str:
    return f"{100 * counted['share']:.4f} ± {100 * counted['standard_error']:.4f} %"


def _gains(answer: dict[str, Any]) -> Rows:
    yield f"seed {answer['seed']}", f"{answer['deals']:,} deals"
    for gain in answer["gains"]:
        brings = f"{100 * gain['gain']:.3f} ± {100 * gain['standard_error']:.3f} % of ANTE"
        yield f"other hands seen: {gain['seen']}; decisions changed: {100 * gain['changed']:.1f} %", brings
    yield "seconds", f"{answer['seconds']}"
