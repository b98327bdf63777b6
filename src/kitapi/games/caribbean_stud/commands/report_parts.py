"""The parts of ``kitapi report`` and their computations, and the table whose log is read."""

from typing import TYPE_CHECKING, NamedTuple

from kitapi.console.compilation import show_compiling
from kitapi.console.databases import read_from
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.console.progress import progress_bar
from kitapi.games.caribbean_stud.commands.report_names import PartName
from kitapi.games.caribbean_stud.rules.books.wager_totals import Round, rounds_in
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.events import HandOpened
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE, CaribbeanStudHouse
from kitapi.store import EventStore
from kitapi.store.tables import read_played

if TYPE_CHECKING:
    from kitapi.reports.parts import Part

GAME = "caribbean-stud"


class Found(NamedTuple):
    """A table in a database: its house, and the rounds that are over."""

    table: str
    house: CaribbeanStudHouse
    rounds: tuple[Round, ...]


class Request(NamedTuple):
    """Contents of a report; ``game``: base or venice. The house rules are the ``found`` table's, if there is one."""

    parts: tuple[PartName, ...]
    game: str
    found: Found | None
    lang: str

    @property
    def house(self) -> CaribbeanStudHouse:
        """The house whose rules are used."""
        return self.found.house if self.found else EXAMPLE


async def find_table(database: str | None, table: str) -> Found:
    """Read ``table`` from a database.

    Raises:
        Stopped: it does not exist, or plays another game.
    """
    found, _ = await read_from(database, lambda store: _find_table(store, table))
    return found


async def _find_table(store: EventStore, table: str) -> Found:
    played = await read_played(store, table)
    if played is None:
        raise Stopped("there is no table “{table}” in this database", table=table)
    if played.game != GAME:
        raise Stopped("--table: plays {played}; there are reports of {game} alone", played=played.game, game=GAME)
    codec = CARIBBEAN_STUD.codec
    events = [codec.read_event(one.kind, one.schema, one.payload) for one in played.events]
    house = next((event.terms.variant for event in events if isinstance(event, HandOpened)), EXAMPLE)
    return Found(table, house, rounds_in(events))


def parts_of(request: Request) -> "list[Part]":
    """Compute the parts in their order."""
    return [_part(one, request) for one in request.parts]


def _part(one: PartName, request: Request) -> "Part":
    if one is not PartName.JACKPOT:
        with show_compiling(translate("the odds"), "kitapi.games.caribbean_stud.odds.game"):
            import kitapi.games.caribbean_stud.odds.game  # noqa: F401, PLC0415 - it is compiled at first use
    match one:
        case PartName.STRATEGY:
            return _strategy(request)
        case PartName.RESULTS:
            return _results(request)
        case PartName.RULES:
            return _rules(request)
        case PartName.JACKPOT:
            from kitapi.games.caribbean_stud.charts.jackpot import jackpot_part  # noqa: PLC0415 - loads Altair

            return jackpot_part(request.house, request.lang)
        case PartName.HOLD:
            return _hold(request)


def _strategy(request: Request) -> "Part":
    from kitapi.games.caribbean_stud.charts.hand_classes import shares  # noqa: PLC0415
    from kitapi.games.caribbean_stud.charts.strategy import strategy_part  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.game import Game  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.terms import terms_of  # noqa: PLC0415

    game = Game(request.game)
    with progress_bar(translate("strategy")) as progress:
        return strategy_part(game, shares(game, terms_of(request.house), progress), request.lang)


def _results(request: Request) -> "Part":
    from kitapi.games.caribbean_stud.charts.results import results_part  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.game import Game, compute_whole_game  # noqa: PLC0415

    with progress_bar(translate("results")) as progress:
        (whole,) = compute_whole_game(Game(request.game), variant=request.house, progress=progress)
    return results_part(whole, request.lang)


def _rules(request: Request) -> "Part":
    from kitapi.games.caribbean_stud.charts.rules import compute_changes, rules_part  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.game import Game  # noqa: PLC0415

    with progress_bar(translate("house rules")) as progress:
        return rules_part(compute_changes(Game(request.game), progress), request.lang)


def _hold(request: Request) -> "Part":
    from kitapi.games.caribbean_stud.charts.hold import hold_part  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.game import Game, compute_whole_game  # noqa: PLC0415

    assert request.found is not None
    with progress_bar(translate("hold")) as progress:
        (whole,) = compute_whole_game(Game.VENICE, variant=request.house, progress=progress)
    return hold_part(request.found.table, request.found.rounds, whole, request.lang)
