"""``kitapi odds``: the exact values of a game against the house."""

from enum import Enum
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import App, Parameter

from kitapi.console.exits import Stopped
from kitapi.games.caribbean_stud.commands.odds_jackpot import JackpotOptions, jackpot_answer
from kitapi.games.caribbean_stud.commands.odds_simulation import SimulationOptions, collusion_answer, simulation_answer
from kitapi.lines.answers import Shown, answered_lines
from kitapi.lines.parameters import InJson, InputFile

odds = App(name="odds", help="Compute exact odds of a game against the house.")

Hand = Annotated[str | None, Parameter(help="Five cards, as in “Kh 6h 5h 2h Ah”.", show_default=False)]
Upcard = Annotated[str | None, Parameter(help="The bank's upcard, as in 7c.", show_default=False)]
ForGame = Annotated[str | None, Parameter(help="The whole game: base (no exchange) or venice.", show_default=False)]
ForStrategy = Annotated[
    str | None, Parameter(help="Play the whole game by a named strategy, or by all of them.", show_default=False)
]
ForVariant = Annotated[
    list[str] | None, Parameter(help="House rules as NAME=VALUE, one or more.", consume_multiple=True, negative="")
]

_NO_JACKPOT: Final = JackpotOptions()
_NO_SIMULATION: Final = SimulationOptions()


class _Question(Enum):
    """The questions that the command answers; the value is the option that selects the question."""

    LINES = "FILE"
    DECISION = "--hand"
    GAME = "--game"
    JACKPOT = "--jackpot"
    SIMULATION = "--simulate"
    COLLUSION = "--collusion"


_SAYS_MORE: Final = {
    _Question.LINES: ("game", "variant"),
    _Question.DECISION: ("game", "variant"),
    _Question.GAME: ("game", "strategy", "variant"),
    _Question.JACKPOT: ("game", "strategy"),
    _Question.SIMULATION: ("strategy", "variant", *SimulationOptions.__dataclass_fields__),
    _Question.COLLUSION: ("collusion", "seed", "workers", "cluster", "state"),
}
"""The general options, and those about simulations, that each question accepts."""


@odds.default
def no_game() -> None:
    """Compute exact odds of a game against the house."""
    raise Stopped("name the game, as in “{example}”", example="kitapi odds caribbean-stud")


EXAMPLES = """odds caribbean-stud --hand "Kh 6h 5d 2h Ah" --upcard 7c
odds caribbean-stud --game venice --strategy all
odds caribbean-stud --jackpot --meter 100000 --fixed 500,100,50"""


@odds.command(name="caribbean-stud", help_epilogue=EXAMPLES)
def caribbean_stud(  # noqa: PLR0913 - the options of the command
    file: InputFile = None,
    /,
    *,
    hand: Hand = None,
    upcard: Upcard = None,
    game: ForGame = None,
    strategy: ForStrategy = None,
    variant: ForVariant = None,
    jackpot: JackpotOptions = _NO_JACKPOT,
    simulation: SimulationOptions = _NO_SIMULATION,
    json: InJson = False,
) -> int:
    """Compute values at Caribbean Stud: of decisions, of the whole game, or of a jackpot token.

    With --hand and --upcard, or one hand per line in JSON: the values of folding, raising and every exchange. With
    --game or --strategy: the value of the whole game. All values are in ANTEs, as exact fractions; only --simulate and
    --collusion sample.
    """
    options = _Options(hand, upcard, game, strategy, variant, jackpot, simulation)
    question = _question_of(options, lines=file is not None)
    for name in sorted(options.general | simulation.given):
        if name not in _SAYS_MORE[question]:
            raise Stopped(
                "{option}: cannot be used with {question}",
                option=f"--{name.replace('_', '-')}",
                question=question.value,
            )
    if question is not _Question.LINES:
        _answer(question, options, json)
        return 0
    from kitapi.games.caribbean_stud.commands.odds_decision import line_odds  # noqa: PLC0415 - loads NumPy

    return answered_lines(line_odds(variant or [], game), _load_sheet, file, json=json)


class _Options(NamedTuple):
    """The arguments of the command besides the file."""

    hand: str | None
    upcard: str | None
    game: str | None
    strategy: str | None
    variant: list[str] | None
    jackpot: JackpotOptions
    simulation: SimulationOptions

    @property
    def general(self) -> set[str]:
        """The names of those general options, which several questions accept, that are given."""
        return {name for name in ("game", "strategy", "variant") if getattr(self, name) is not None}


def _answer(question: _Question, options: _Options, json: bool) -> None:
    variant = options.variant or []
    match question:
        case _Question.DECISION:
            from kitapi.games.caribbean_stud.commands.odds_decision import decision_odds  # noqa: PLC0415 - loads NumPy

            decision_odds(options.hand, options.upcard, variant, options.game, json)
        case _Question.GAME:
            from kitapi.games.caribbean_stud.commands.odds_game import game_odds  # noqa: PLC0415 - loads rich

            game_odds(options.game, options.strategy, variant, json)
        case _Question.JACKPOT:
            _show(jackpot_answer(options.jackpot, options.game, options.strategy), json)
        case _Question.SIMULATION:
            _show(simulation_answer(options.simulation, options.strategy, variant), json)
        case _Question.COLLUSION:
            _show(collusion_answer(options.simulation), json)


def _question_of(options: _Options, *, lines: bool) -> _Question:
    """The question that the options select; --game and --strategy select one only if no other option does.

    Raises:
        Stopped: the options select more than one question.
    """
    given = {
        _Question.LINES: lines,
        _Question.DECISION: options.hand is not None or options.upcard is not None,
        _Question.JACKPOT: options.jackpot.used,
        _Question.SIMULATION: options.simulation.simulate is not None,
        _Question.COLLUSION: options.simulation.collusion is not None,
    }
    whole = options.game is not None or options.strategy is not None
    first, *others = [question for question, is_given in given.items() if is_given] or [
        _Question.GAME if whole else _Question.LINES
    ]
    if others:
        raise Stopped(
            "{one} and {other} cannot be combined; choose one of them", one=first.value, other=others[0].value
        )
    return first


def _show(answer: dict[str, Any], json: bool) -> None:
    from kitapi.games.caribbean_stud.commands.odds_chance_sheet import show  # noqa: PLC0415 - only chances need it

    show(answer, json)


def _load_sheet() -> Shown:
    from kitapi.games.caribbean_stud.commands.odds_sheet import decision_sheet  # noqa: PLC0415 - rich takes a while

    return decision_sheet
