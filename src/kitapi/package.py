"""The package of a game: the only parts of the game that the rest of the program may use."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from kitapi.arena.games import Stats
    from kitapi.auditor.games import AuditedGame
    from kitapi.batch.game import BatchGame
    from kitapi.fairness import FairGame
    from kitapi.kernel import Game
    from kitapi.kernel.books import Books
    from kitapi.kernel.drills import Drills
    from kitapi.kernel.odds import TableOdds, WrittenOdds
    from kitapi.kernel.rulings import Rulings
    from kitapi.lines.paper import PaperScorer
    from kitapi.players.bot import Players
    from kitapi.review.games import ReviewedGame
    from kitapi.valuation.game import ValuedHands
    from kitapi.wording.languages import GameLanguage


class Command(NamedTuple):
    """A command of the command line. ``where``: the location of its function, as ``module:name``.

    ``help``: its help text, a sentence. ``needs``: the command exists only if some game has this part; empty: always.
    ``example``: the arguments of an example for the help, where ``{game}`` stands for a game that has the part; in a
    group, each command has its own example.
    """

    where: str
    name: str
    help: str
    needs: str = ""
    example: str = ""


class GamePackage(NamedTuple):
    """A game's parts, by the service that uses them.

    ``name``: as addresses, records and commands spell it. Every part is a function that imports the part and returns
    it, so that a part is loaded when it is used. A part that the game does not have is None; the program then offers no
    command, address or page for it. ``commands``: the commands that only this game has. The functions are defined at
    the top of a module, so that a package can be pickled for another process.
    """

    name: str
    rules: "Callable[[], Game[Any, Any, Any, Any, Any, Any]]"
    language: "Callable[[], GameLanguage]"
    players: "Callable[[], Players]"
    fairness: "Callable[[], FairGame] | None" = None
    paper: "Callable[[], PaperScorer] | None" = None
    value: "Callable[[], ValuedHands] | None" = None
    review: "Callable[[], ReviewedGame] | None" = None
    stats: "Callable[[], Stats] | None" = None
    rulings: "Callable[[], Rulings] | None" = None
    drills: "Callable[[], Drills] | None" = None
    books: "Callable[[], Books] | None" = None
    odds: "Callable[[], WrittenOdds] | None" = None
    table_odds: "Callable[[], TableOdds] | None" = None
    audit: "Callable[[], AuditedGame] | None" = None
    batch: "Callable[[], BatchGame] | None" = None
    commands: tuple[Command, ...] = ()
