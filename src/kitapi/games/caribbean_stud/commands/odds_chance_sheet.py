"""Jackpots and simulations, laid out for a terminal."""

import json
import sys
from collections.abc import Iterable
from typing import Any

from kitapi.console.languages import language, translate
from kitapi.wording.papers import percent_sign

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


def _tiers() -> dict[str, str]:
    """The hands that win the jackpot."""
    return {
        "royal_flush": translate("royal flush"),
        "straight_flush": translate("straight flush"),
        "four_of_a_kind": translate("four of a kind"),
        "full_house": translate("full house"),
        "flush": translate("flush"),
    }


def _choices() -> dict[str, str]:
    """The quantities that a simulation counts."""
    return {
        "fold": translate("fold"),
        "raise": translate("raise"),
        "exchange": translate("exchange"),
        "exchange_raise": translate("exchange and raise"),
        "exchange_fold": translate("exchange and fold"),
    }


def _jackpot(answer: dict[str, Any]) -> Rows:
    yield translate("a token wins on average"), f"{answer['return']['float']:,.6f}"
    yield translate("the house keeps of its price"), f"{100 * answer['edge']['float']:,.4f}{percent_sign(language())}"
    yield translate("the meter at which it breaks even"), f"{answer['break_even']['float']:,.2f}"
    if "drift" in answer:
        yield translate("the meter changes with each token by"), f"{answer['drift']['float']:+,.6f}"
        yield translate("the meter that neither rises nor falls"), f"{answer['balance']['float']:,.2f}"
    for tier, chance in answer["tiers"].items():
        award = f"{answer['awards'][tier]['float']:,.2f}"
        name = translate("{hand}, paid {amount}", hand=_tiers()[tier], amount=award)
        yield name, translate("1 in {count}", count=f"{1 / chance['float']:,.1f}")
    if together := answer.get("together"):
        name = translate("{strategy} and a token win a hand, in ANTEs", strategy=together["strategy"])
        yield name, f"{together['expectation']['float']:+.6f}"
        yield translate("their standard deviation together"), f"{together['standard_deviation']:,.4f}"
        yield translate("correlation of hand and award"), f"{together['correlation']:.4f}"
    yield from _royal_flush(answer["royal_flush"])


def _royal_flush(waiting: dict[str, Any]) -> Rows:
    name = translate("rounds to a royal flush, tokens in each: {count}", count=waiting["tokens"])
    yield name, f"{waiting['mean']['float']:,.0f}"
    for share, rounds in waiting["quantiles"].items():
        chance = f"{100 * float(share):.0f}"
        yield translate("it has come with a chance of {chance}% within", chance=chance), f"{rounds:,}"


def _simulation(answer: dict[str, Any]) -> Rows:
    parts = {"strategy": answer["strategy"], "seats": answer["seats"], "seed": answer["seed"]}
    name = translate("{strategy}, seats: {seats}, seed {seed}", **parts)
    yield name, translate("{count} rounds", count=f"{answer['rounds']:,}")
    average = f"{100 * answer['expectation']:+.4f} ± {100 * answer['standard_error']:.4f}"
    yield translate("a hand wins on average"), translate("{share}% of ANTE", share=average)
    deviation = translate("{count} ANTEs", count=f"{answer['standard_deviation']:.4f}")
    yield translate("standard deviation of a hand"), deviation
    yield translate("loss by all that was staked"), f"{100 * answer['element_of_risk']:.4f}{percent_sign(language())}"
    for name, counted in answer["frequency"].items():
        yield _choices()[name], _share(counted)
    yield translate("the bank qualified"), _share(answer["qualified"])
    for name, counted in answer["jackpot"].items():
        yield translate("{hand} for the jackpot", hand=_tiers()[name]), f"{counted['count']:,}"
    for won, count in answer["results"].items():
        yield translate("hands with {count} ANTEs", count=f"{int(won):+d}"), f"{count:,}"
    yield translate("seconds"), f"{answer['seconds']}"


def _share(counted: dict[str, Any]) -> str:
    share = f"{100 * counted['share']:.4f} ± {100 * counted['standard_error']:.4f}"
    return share + percent_sign(language())


def _gains(answer: dict[str, Any]) -> Rows:
    yield translate("seed {seed}", seed=answer["seed"]), translate("{count} deals", count=f"{answer['deals']:,}")
    for gain in answer["gains"]:
        brings = translate("{share}% of ANTE", share=f"{100 * gain['gain']:.3f} ± {100 * gain['standard_error']:.3f}")
        changed = f"{100 * gain['changed']:.1f}"
        yield (
            translate("other hands seen: {seen}; decisions changed: {share}%", seen=gain["seen"], share=changed),
            brings,
        )
    yield translate("seconds"), f"{answer['seconds']}"
