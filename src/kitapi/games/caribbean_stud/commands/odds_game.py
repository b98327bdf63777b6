"""``kitapi odds caribbean-stud --game``: the exact results of strategies over the whole game."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kitapi.console.compilation import show_compiling
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate, translate_text
from kitapi.console.progress import progress_bar
from kitapi.games.caribbean_stud.commands.odds_decision import has_exchange, house_rules
from kitapi.games.caribbean_stud.odds.answers import encode_fraction, encode_fractions

if TYPE_CHECKING:
    from kitapi.games.caribbean_stud.odds.game import WholeGame
    from kitapi.games.caribbean_stud.odds.strategies import Strategy

ALL = "all"


def game_odds(game: str | None, strategy: str | None, variant: Sequence[str], json: bool) -> None:
    """Print the value of the whole game with perfect play, with ``strategy``, or with ``all`` of them.

    Raises:
        Stopped: the game, the strategy or a house rule does not exist.
    """
    exchange, rules = has_exchange(game), house_rules(variant)
    with show_compiling(translate("the odds"), "kitapi.games.caribbean_stud.odds.game"):
        from kitapi.games.caribbean_stud.odds.game import BadGame, Game, compute_whole_game  # noqa: PLC0415 - it is compiled at first use
        from kitapi.games.caribbean_stud.odds.strategies import PERFECT, STRATEGIES  # noqa: PLC0415
    if strategy is not None and strategy not in (ALL, *STRATEGIES):
        raise Stopped(
            "--strategy: no strategy “{given}”; choose from {choices}, or {all}",
            given=strategy,
            choices=", ".join(STRATEGIES),
            all=ALL,
        )
    wanted = [PERFECT, *_strategies_named(strategy, STRATEGIES, exchange)]
    try:
        with progress_bar(translate("upcards")) as progress:
            perfect, *found = compute_whole_game(Game(game or "venice"), wanted, rules, progress=progress)
    except BadGame as bad:
        raise Stopped("{option}: {problem}", option="--strategy", problem=bad.problem) from None
    words = [translate_text(STRATEGIES[one.strategy].words) for one in found]
    _show([_answer(one, perfect) for one in found] or [_answer(perfect, None)], words, json)


def _strategies_named(name: str | None, strategies: "dict[str, Strategy]", exchange: bool) -> "list[Strategy]":
    if name is None:
        return []
    if name != ALL:
        return [strategies[name]]
    return [one for one in strategies.values() if exchange or not one.exchanges or one.name == "perfect"]


def _answer(found: "WholeGame", perfect: "WholeGame | None") -> dict[str, Any]:
    """The answer as documented; ``cost`` is the expectation that perfect play has more."""
    of_strategy = {} if perfect is None else {"strategy": found.strategy}
    cost = {} if perfect is None else {"cost": encode_fraction(perfect.expectation - found.expectation)}
    return {
        "game": found.game.value,
        **of_strategy,
        "expectation": encode_fraction(found.expectation),
        "variance": encode_fraction(found.variance),
        "standard_deviation": found.standard_deviation,
        "element_of_risk": float(found.element_of_risk),
        **cost,
        "frequency": encode_fractions(found.frequency),
        "results": encode_fractions(found.results),
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
