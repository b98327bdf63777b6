"""``kitapi simulate``: bots against bots, over many deals."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from kitapi.compiling.cores import cores
from kitapi.console.choices import of_games
from kitapi.console.exits import Stopped
from kitapi.console.languages import language, translate, translate_text
from kitapi.console.progress import progress_bar
from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.registry import names_with
from kitapi.texts import Text, TextError
from kitapi.wording.catalogues import message


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class SimulateOptions:
    """The options of ``simulate``: the deals, the bots, the house rules, and the output."""

    deals: Annotated[int, Parameter(help="Number of different deals.")] = 1000
    players: Annotated[
        str | None,
        Parameter(
            help="Bots by seat, separated by commas. [default: the strongest bot without a solver, at all seats]",
            show_default=False,
        ),
    ] = None
    seed: Annotated[int, Parameter(help="The same seed gives the same numbers.")] = 1
    variant: Annotated[
        list[str] | None,
        Parameter(
            help="House rules as NAME=VALUE, one or more.", consume_multiple=True, negative="", show_default=False
        ),
    ] = None
    duplicate: Annotated[bool, Parameter(help="Play every deal in all rotations of the players.", negative="")] = False
    timing: Annotated[bool, Parameter(help="Measure how long decisions take.", negative="")] = False
    workers: Annotated[
        int | None, Parameter(help="Number of processes. [default: one per core]", show_default=False)
    ] = None
    record: Annotated[
        Path | None, Parameter(help="Write every deal into this new file, as records.", show_default=False)
    ] = None
    json: Annotated[bool, Parameter(help="Answer in JSON, also on a terminal.", negative="")] = False


USUAL = SimulateOptions()


def simulate(
    game: Annotated[str, Parameter(help=of_games(names_with("stats")))],
    *,
    options: SimulateOptions = USUAL,
) -> None:
    """Let bots play GAME against each other and print their results: one JSON object, or a table on a terminal.

    ``mean`` is the player's mean result of a deal, in the unit of the game; ``standard_error`` is that of the mean.
    ``made``: games declared and not lost. What the figures mean in a game stands below the table: ``Stats.figures`` of
    its package. With ``--duplicate``, ``pairs`` says by how much one player did better than another on the same deals;
    with ``--timing``, ``milliseconds`` is the median and the 99th percentile of a decision. ``--record`` writes every
    deal, in order, as the record of a sitting of one deal; replay, review, audit and import read the file.
    """
    from kitapi.arena import simulation  # noqa: PLC0415 - loads the games and the bots
    from kitapi.arena.games import stats_of  # noqa: PLC0415
    from kitapi.players import UnknownBot  # noqa: PLC0415
    from kitapi.workers.bots import package_of  # noqa: PLC0415

    named = None if options.players is None else [name.strip() for name in options.players.split(",")]
    variant = options_of(options.variant or [])
    with progress_bar(translate("deals")) as progress, _open_record(options.record) as write:
        try:
            package = package_of(game)
            said = simulation.simulate(
                package,
                options.deals,
                named or simulation.usual_players(package),
                seed=options.seed,
                variant=variant,
                duplicate=options.duplicate,
                timed=options.timing,
                workers=cores() if options.workers is None else options.workers,
                progress=progress,
                record=write,
            )
        except (simulation.BadMatch, UnknownBot) as error:
            raise Stopped(why(error)) from error
    _show(said, stats_of(package).figures, options.json)


@contextmanager
def _open_record(path: Path | None) -> Iterator[Callable[[bytes], object] | None]:
    """Yield a function that writes complete deals into a new file; None without a ``path``."""
    if path is None:
        yield None
        return
    try:
        file = path.open("xb")
    except FileExistsError:
        raise Stopped("--record: there is a file “{path}” already; name a new one", path=path) from None
    try:
        with file:
            yield file.write
    finally:
        if not path.stat().st_size:
            path.unlink()


def why(error: TextError) -> Text:
    """The text of ``error``; errors in house rules are rendered as sentences."""
    if isinstance(error.__cause__, MalformedAction | IllegalAction):
        from kitapi.wording.sentences import sentence_for  # noqa: PLC0415 - only for errors

        return Text(sentence_for(error.__cause__, language()).removesuffix("."))
    return error.problem


def options_of(given: Sequence[str]) -> dict[str, str]:
    """``["aces=false"]`` as a mapping.

    Raises:
        Stopped: an option is not NAME=VALUE, or is given twice.
    """
    options: dict[str, str] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not (name and equals and value):
            raise Stopped(
                "{option}: write NAME=VALUE, such as {example}, not “{given}”",
                option="--variant",
                example="aces=false",
                given=one,
            )
        if name in options:
            raise Stopped("{option}: {name} is given twice", option="--variant", name=name)
        options[name] = value
    return options


def house_rules_of(given: Sequence[str]) -> dict[str, Any]:
    """``["aces=false", "kasa_share=200"]`` as a mapping, with numbers and truth values as in JSON.

    Raises:
        Stopped: a rule is not NAME=VALUE, or is given twice.
    """
    said = {"true": True, "false": False, "on": True, "off": False}
    rules = options_of(given).items()
    return {name: said.get(value, int(value) if value.isdecimal() else value) for name, value in rules}


def _columns(*, timed: bool) -> tuple[str, ...]:
    counts = (
        translate("player"),
        translate("mean"),
        translate("standard error"),
        translate("declared"),
        translate("times made"),
        translate("in as defender"),
    )
    return (*counts, translate("median ms"), translate("p99 ms")) if timed else counts


def _show(result: dict[str, Any], meaning: Text, as_json: bool) -> None:
    if as_json or not sys.stdout.isatty():
        sys.stdout.write(json.dumps(result, ensure_ascii=False, separators=(",", ":")) + "\n")
        return
    from rich import box  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(
        box=box.SIMPLE_HEAD,
        title=translate(
            "{count} deals of {game}, seed {seed}", count=result["deals"], game=result["game"], seed=result["seed"]
        ),
        caption=translate_text(meaning),
    )
    timed = any("milliseconds" in player for player in result["players"])
    for column, name in enumerate(_columns(timed=timed)):
        table.add_column(name, justify="right" if column else "left")
    for player in result["players"]:
        figures = (f"{player['mean']:+.3f}", f"{player['standard_error']:.3f}")
        counts = (str(player[name]) for name in ("declared", "made", "in_as_defender"))
        spent = player.get("milliseconds", {"median": 0, "p99": 0})
        table.add_row(player["name"], *figures, *counts, *([f"{spent['median']:.2f}", f"{spent['p99']:.2f}"] * timed))
    console = Console()
    console.print(table)
    for line in _lines_below(result):
        console.print(line)


def _lines_below(result: dict[str, Any]) -> Iterator[str]:
    """The lines below the table: the difference of each pair, and the deals without a declarer."""
    for pair in result.get("pairs", ()):
        apart = f"{pair['difference']:+.3f} ± {pair['standard_error']:.3f}"
        text = message("{one} over {other}, on the same deals: {difference}")
        yield translate(text, one=pair["one"], other=pair["other"], difference=apart)
    text = message("passed out: {count}; {seconds} seconds")
    yield translate(text, count=result["passed_out"], seconds=result["seconds"])
