"""``kitapi odds``: what a game against the house is worth, exactly."""

from enum import Enum
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import App, Parameter

from kitapi.console.stopping import Stopped
from kitapi.games.caribbean_stud.commands.odds_jackpot import JackpotOptions, jackpot_answer
from kitapi.games.caribbean_stud.commands.odds_simulation import SimulationOptions, colluded, simulated
from kitapi.lines.answering import InJson, InputFile, Shown, answered_lines

odds = App(name="odds", help="Say what a game against the house is worth, exactly.")

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


class _Asked(Enum):
    """What the options ask for; the value is the option that asks."""

    LINES = "FILE"
    DECISION = "--hand"
    GAME = "--game"
    JACKPOT = "--jackpot"
    SIMULATION = "--simulate"
    COLLUSION = "--collusion"


_SAYS_MORE: Final = {
    _Asked.LINES: ("game", "variant"),
    _Asked.DECISION: ("game", "variant"),
    _Asked.GAME: ("game", "strategy", "variant"),
    _Asked.JACKPOT: ("game", "strategy"),
    _Asked.SIMULATION: ("strategy", "variant", *SimulationOptions.__dataclass_fields__),
    _Asked.COLLUSION: ("collusion", "seed", "workers", "cluster", "state"),
}
"""Which options, of the general ones and of those about simulations, say more of what is asked for."""


@odds.default
def no_game() -> None:
    """Say what a game against the house is worth, exactly."""
    raise Stopped("say of which game, as in “{example}”", example="kitapi odds caribbean-stud")


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
    """Say what decisions at Caribbean Stud are worth, or the whole game, or a jackpot token.

    With --hand and --upcard, or a hand a line in JSON: what folding, raising and every exchange are worth. With --game
    or --strategy: the whole game. All in ANTEs, as fractions; what is sampled is so with --simulate alone.
    """
    options = _Options(hand, upcard, game, strategy, variant, jackpot, simulation)
    asked = _asked_for(options, lines=file is not None)
    for name in sorted(options.general | simulation.given):
        if name not in _SAYS_MORE[asked]:
            raise Stopped(
                "{option}: has no part in what {question} asks for",
                option=f"--{name.replace('_', '-')}",
                question=asked.value,
            )
    if asked is not _Asked.LINES:
        _answer(asked, options, json)
        return 0
    from kitapi.games.caribbean_stud.commands.odds_decision import line_odds  # noqa: PLC0415 - loads NumPy

    return answered_lines(line_odds(variant or [], game), _shown, file, json=json)


class _Options(NamedTuple):
    """What was written besides the file."""

    hand: str | None
    upcard: str | None
    game: str | None
    strategy: str | None
    variant: list[str] | None
    jackpot: JackpotOptions
    simulation: SimulationOptions

    @property
    def general(self) -> set[str]:
        """The options given that say more of several questions."""
        return {name for name in ("game", "strategy", "variant") if getattr(self, name) is not None}


def _answer(asked: _Asked, options: _Options, json: bool) -> None:
    variant = options.variant or []
    match asked:
        case _Asked.DECISION:
            from kitapi.games.caribbean_stud.commands.odds_decision import decision_odds  # noqa: PLC0415 - loads NumPy

            decision_odds(options.hand, options.upcard, variant, options.game, json)
        case _Asked.GAME:
            from kitapi.games.caribbean_stud.commands.odds_game import game_odds  # noqa: PLC0415 - loads rich

            game_odds(options.game, options.strategy, variant, json)
        case _Asked.JACKPOT:
            _show(jackpot_answer(options.jackpot, options.game, options.strategy), json)
        case _Asked.SIMULATION:
            _show(simulated(options.simulation, options.strategy, variant), json)
        case _Asked.COLLUSION:
            _show(colluded(options.simulation), json)


def _asked_for(options: _Options, *, lines: bool) -> _Asked:
    """The one thing that is asked for; --game and --strategy also say more of other questions.

    Raises:
        Stopped: it is more than one.
    """
    given = {
        _Asked.LINES: lines,
        _Asked.DECISION: options.hand is not None or options.upcard is not None,
        _Asked.JACKPOT: options.jackpot.used,
        _Asked.SIMULATION: options.simulation.simulate is not None,
        _Asked.COLLUSION: options.simulation.collusion is not None,
    }
    whole = options.game is not None or options.strategy is not None
    first, *others = [asked for asked, is_given in given.items() if is_given] or [
        _Asked.GAME if whole else _Asked.LINES
    ]
    if others:
        raise Stopped(
            "{one} and {other} ask for different things; choose one of them", one=first.value, other=others[0].value
        )
    return first


def _show(answer: dict[str, Any], json: bool) -> None:
    from kitapi.games.caribbean_stud.commands.odds_chance_sheet import show  # noqa: PLC0415 - only chances need it

    show(answer, json)


def _shown() -> Shown:
    from kitapi.games.caribbean_stud.commands.odds_sheet import decision_sheet  # noqa: PLC0415 - rich takes a while

    return decision_sheet
