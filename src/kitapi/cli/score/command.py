"""``kitapi score``: the result of a deal played on paper."""

from collections.abc import Callable

from cyclopts import App
from msgspec import Raw, Struct

from kitapi.api import PaperDeal
from kitapi.api import score as score_of
from kitapi.console.stopping import Stopped
from kitapi.lines.answering import InJson, InputFile, answered_lines
from kitapi.lines.paper import PaperScorer
from kitapi.registry import PACKAGES, names_with

score = App(name="score", help="Score deals of a game played on paper.")


@score.default
def no_game() -> None:
    """Score deals of a game played on paper."""
    raise Stopped("say of which game, as in “{example}”", example=f"kitapi score {names_with('paper')[0]}")


def _command(game: str, scorer: PaperScorer) -> Callable[..., int]:
    def answer(line: bytes) -> Struct:
        return score_of(PaperDeal(game=game, deal=Raw(line)))

    def command(file: InputFile = None, /, *, json: InJson = False) -> int:
        return answered_lines(answer, scorer.shown, file, json=json)

    return command


for _package in PACKAGES.values():
    if _package.paper is not None:
        _example = f"score {_package.name} deals.jsonl"
        score.command(
            _command(_package.name, _package.paper()),
            name=_package.name,
            help=_package.paper().about,
            help_epilogue=_example,
        )
