"""``kitapi hand``: the value of a hand of ten or twelve cards."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from kitapi.compiling.cores import cores
from kitapi.console.choices import OR, of_games
from kitapi.console.exits import Stopped
from kitapi.console.languages import language, translate
from kitapi.console.progress import progress_bar
from kitapi.lines.answers import Shown, answered_lines
from kitapi.lines.parameters import InJson
from kitapi.registry import names_with

if TYPE_CHECKING:
    from kitapi.api import HandValue

Cards = Annotated[
    str | None,
    Parameter(help="Ten cards, or twelve with the talon, as in “As Ks Td …”; none: lines of JSON on standard input."),
]
SeatAt = Annotated[int | None, Parameter(help="0: the forehand, who leads; 1 or 2: the next in turn. [default: 0]")]
Kasa = Annotated[int | None, Parameter(help="Kapikia in the kasa before the deal. [default: every share]")]
Bid = Annotated[str | None, Parameter(help="The bid that bought twelve cards, such as 7s. [default: the lowest]")]
ForVariant = Annotated[
    list[str] | None, Parameter(help="House rules as NAME=VALUE, one or more.", consume_multiple=True, negative="")
]
Exact = Annotated[bool, Parameter(negative="", help="Twelve cards: count tricks over all 184,756 layouts.")]
OpenCards = Annotated[bool, Parameter(negative="", help="Also show the results with all cards open.")]
Plot = Annotated[Path | None, Parameter(help="Draw the tricks and results into a picture (.svg, .png).")]


def hand(  # noqa: PLR0913 - the options of the command
    game: Annotated[str, Parameter(help=of_games(names_with("value")))],
    cards: Cards = None,
    /,
    *,
    seat: SeatAt = None,
    players: Annotated[int | None, Parameter(help="Number of players at the table, 3 or 4. [default: 3]")] = None,
    kasa: Kasa = None,
    bid: Bid = None,
    preset: Annotated[
        str | None, Parameter(help="Name of a set of house rules, such as prefadoros. [default: rulebook]")
    ] = None,
    variant: ForVariant = None,
    exact: Exact = False,
    open_cards: OpenCards = False,
    seed: Annotated[int | None, Parameter(help="The same seed gives the same numbers. [default: 1]")] = None,
    workers: Annotated[
        int | None, Parameter(help="Number of threads; the answer is the same. [default: one per core]")
    ] = None,
    plot: Plot = None,
    json: InJson = False,
) -> int:
    """Evaluate a hand: every contract, how high to bid, and the result of passing.

    Ten cards are averaged over all 231 talons; twelve are those of who took the talon. Results are in the unit of the
    game, with the part of a common account's change. Tricks are those of open cards and best play by all; results take
    into account that players do not see all cards.
    """
    given: dict[str, Any] = {"seat": seat, "players": players, "kasa": kasa, "bid": bid, "preset": preset}
    given |= {"seed": seed, "cards": cards}
    given |= {"exact": exact or None, "open_cards": open_cards or None, "variant": _options(variant or []) or None}
    _check(game, cards, workers, plot)
    options = {"game": game} | {name: value for name, value in given.items() if value is not None}
    return _answer(options, workers or cores(), plot, language(), json)


def _check(game: str, cards: str | None, workers: int | None, plot: Path | None) -> None:
    """Check the arguments that are not part of the request itself.

    Raises:
        Stopped: an argument is impossible.
    """
    known = names_with("value")
    if game not in known:
        raise Stopped("game: must be {choices}, not “{given}”", choices=translate(OR).join(known), given=game)
    if plot is not None and (plot.suffix not in (".svg", ".png") or cards is None):
        raise Stopped("--plot: draws one hand, into a file that ends in .svg or .png")
    if workers is not None and workers < 1:
        raise Stopped("{option}: must be at least {lowest}, not {given}", option="--workers", lowest=1, given=workers)


def _options(variant: list[str]) -> dict[str, Any]:
    from kitapi.cli.arena.simulate import house_rules_of  # noqa: PLC0415 - only with house rules

    return house_rules_of(variant)


def _answer(options: dict[str, Any], workers: int, plot: Path | None, lang: str, json: bool) -> int:
    from kitapi.cli.hand.lines import HandLines  # noqa: PLC0415 - loads NumPy
    from kitapi.console.compilation import show_compiling  # noqa: PLC0415 - it loads Numba
    from kitapi.solver.loader import load_many  # noqa: PLC0415

    with show_compiling(translate("the solver"), "kitapi.solver.many"):
        load_many()

    with progress_bar(translate("Layouts")) as watch:
        lines = HandLines(options, workers, watch)
        if "cards" not in options:
            return answered_lines(lines.answer, partial(_sheet_in, lang), None, json=json)
        answer = lines.of_options()
    if plot is not None:
        _draw(answer, plot, lang)
    _show(answer, lang, json)
    return 0


def _sheet_in(lang: str) -> Shown:
    from kitapi.api import HandValue  # noqa: PLC0415 - loads the games
    from kitapi.cli.hand.sheet import hand_sheet  # noqa: PLC0415 - rich takes a while to load

    return lambda name, value: hand_sheet(name, msgspec.convert(value, HandValue), lang)


def _draw(answer: "HandValue", plot: Path, lang: str) -> None:
    from kitapi.reports.drawing import NoCharts, as_png, as_svg  # noqa: PLC0415 - loads Altair
    from kitapi.reports.hand import hand_chart  # noqa: PLC0415

    if not plot.parent.is_dir():
        raise Stopped("{name}: there is no folder {folder}", name="--plot", folder=plot.parent)
    try:
        chart = hand_chart(answer, lang)
        plot.write_bytes(as_svg(chart).encode() if plot.suffix == ".svg" else as_png(chart))
    except NoCharts as error:
        raise Stopped("no charts can be drawn on this machine: {problem}", problem=error.problem) from error


def _show(answer: "HandValue", lang: str, json: bool) -> None:
    if json or not sys.stdout.isatty():
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        return
    from rich.console import Console  # noqa: PLC0415 - rich takes a while to load

    from kitapi.cli.hand.sheet import hand_sheet  # noqa: PLC0415

    Console().print(hand_sheet("", answer, lang))
