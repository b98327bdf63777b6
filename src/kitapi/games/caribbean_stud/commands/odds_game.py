"""The whole game of Caribbean Stud by a strategy, asked for and answered on the command line."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kitapi.console.compiling import told_of_compiling
from kitapi.console.progress import progress_bar
from kitapi.console.stopping import Stopped
from kitapi.games.caribbean_stud.commands.odds_decision import fractions_told, has_exchange, house_rules
from kitapi.games.caribbean_stud.commands.odds_jackpot import told

if TYPE_CHECKING:
    from kitapi.games.caribbean_stud.odds.game import WholeGame
    from kitapi.games.caribbean_stud.odds.strategies import Strategy

ALL = "all"


def game_odds(game: str | None, strategy: str | None, variant: Sequence[str], json: bool) -> None:
    """Say what the whole game is worth by perfect play, by ``strategy``, or by ``all`` of them.

    Raises:
        Stopped: game, strategy or house rules are none.
    """
    exchange, rules = has_exchange(game), house_rules(variant)
    with told_of_compiling("the odds", "kitapi.games.caribbean_stud.odds.game"):
        from kitapi.games.caribbean_stud.odds.game import BadGame, Game, whole_game  # noqa: PLC0415 - it is compiled at first use
        from kitapi.games.caribbean_stud.odds.strategies import PERFECT, STRATEGIES  # noqa: PLC0415
    if strategy is not None and strategy not in (ALL, *STRATEGIES):
        raise Stopped(
            "--strategy: no strategy “{given}”; choose from {choices}, or {all}",
            given=strategy,
            choices=", ".join(STRATEGIES),
            all=ALL,
        )
    wanted = [PERFECT, *_wanted(strategy, STRATEGIES, exchange)]
    try:
        with progress_bar("upcards") as progress:
            perfect, *found = whole_game(Game(game or "venice"), wanted, rules, progress=progress)
    except BadGame as bad:
        raise Stopped("{option}: {problem}", option="--strategy", problem=str(bad)) from None
    words = [STRATEGIES[one.strategy].words for one in found]
    _show([_answer(one, perfect) for one in found] or [_answer(perfect, None)], words, json)


def _wanted(name: str | None, strategies: "dict[str, Strategy]", exchange: bool) -> "list[Strategy]":
    if name is None:
        return []
    if name != ALL:
        return [strategies[name]]
    return [one for one in strategies.values() if exchange or not one.exchanges or one.name == "perfect"]


def _answer(found: "WholeGame", perfect: "WholeGame | None") -> dict[str, Any]:
    """As it is documented; what a strategy costs is what perfect play wins more."""
    of_strategy = {} if perfect is None else {"strategy": found.strategy}
    cost = {} if perfect is None else {"cost": told(perfect.expectation - found.expectation)}
    return {
        "game": found.game.value,
        **of_strategy,
        "expectation": told(found.expectation),
        "variance": told(found.variance),
        "standard_deviation": found.standard_deviation,
        "element_of_risk": float(found.element_of_risk),
        **cost,
        "frequency": fractions_told(found.frequency),
        "results": fractions_told(found.results),
    }


def _show(answers: list[dict[str, Any]], words: list[str], json: bool) -> None:
    if json or not sys.stdout.isatty():
        for one in answers:
            sys.stdout.write(msgspec.json.encode(one).decode() + "\n")
        return
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it

    from kitapi.games.caribbean_stud.commands.odds_sheet import game_sheet, strategies_sheet  # noqa: PLC0415

    sheet = strategies_sheet(answers, words) if len(answers) > 1 else game_sheet(answers[0], *words)
    Console().print(sheet)
