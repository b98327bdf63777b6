"""``kitapi score``: the result of a deal played on paper."""

from collections.abc import Callable

from cyclopts import App

from kitapi.cli.score.scoring import score_lines
from kitapi.console.exits import Stopped
from kitapi.lines.paper import PaperScorer
from kitapi.lines.parameters import InJson, InputFile
from kitapi.registry import PACKAGES, names_with

score = App(name="score", help="Score deals of a game played on paper.")


@score.default
def no_game() -> None:
    """Score deals of a game played on paper."""
    raise Stopped("name the game, as in “{example}”", example=f"kitapi score {names_with('paper')[0]}")


def _command(scorer: PaperScorer) -> Callable[..., int]:
    def command(file: InputFile = None, /, *, json: InJson = False) -> int:
        return score_lines(scorer, file, json=json)

    return command


for _package in PACKAGES.values():
    if _package.paper is not None:
        _example = f"score {_package.name} deals.jsonl"
        score.command(
            _command(_package.paper()),
            name=_package.name,
            help=_package.paper().about,
            help_epilogue=_example,
        )
