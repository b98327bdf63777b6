"""What ``kitapi report`` has reckoned for each part, and what it finds of a table."""

from typing import TYPE_CHECKING, NamedTuple

from kitapi.console.compiling import told_of_compiling
from kitapi.console.databases import read_from
from kitapi.console.progress import progress_bar
from kitapi.console.stopping import Stopped
from kitapi.games.caribbean_stud.commands.report_names import PartName
from kitapi.games.caribbean_stud.rules.books.wagered import Round, rounds_in
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


class Asked(NamedTuple):
    """What is asked for; ``game``: base or venice, where no ``found`` table says otherwise."""

    parts: tuple[PartName, ...]
    game: str
    found: Found | None
    lang: str

    @property
    def house(self) -> CaribbeanStudHouse:
        """Whose rules count."""
        return self.found.house if self.found else EXAMPLE


async def table_in(database: str | None, table: str) -> Found:
    """What is found of ``table``.

    Raises:
        Stopped: there is no such table, or it plays another game.
    """
    found, _ = await read_from(database, lambda store: _found(store, table))
    return found


async def _found(store: EventStore, table: str) -> Found:
    played = await read_played(store, table)
    if played is None:
        raise Stopped("there is no table “{table}” in this database", table=table)
    if played.game != GAME:
        raise Stopped("--table: plays {played}; there are reports of {game} alone", played=played.game, game=GAME)
    codec = CARIBBEAN_STUD.codec
    events = [codec.read_event(one.kind, one.schema, one.payload) for one in played.events]
    house = next((event.terms.variant for event in events if isinstance(event, HandOpened)), EXAMPLE)
    return Found(table, house, rounds_in(events))


def parts_of(asked: Asked) -> "list[Part]":
    """The parts, reckoned."""
    return [_part(one, asked) for one in asked.parts]


def _part(one: PartName, asked: Asked) -> "Part":
    if one is not PartName.JACKPOT:
        with told_of_compiling("the odds", "kitapi.games.caribbean_stud.odds.game"):
            import kitapi.games.caribbean_stud.odds.game  # noqa: F401, PLC0415 - it is compiled at first use
    match one:
        case PartName.STRATEGY:
            return _strategy(asked)
        case PartName.RESULTS:
            return _results(asked)
        case PartName.RULES:
            return _rules(asked)
        case PartName.JACKPOT:
            from kitapi.games.caribbean_stud.charts.jackpot import jackpot_part  # noqa: PLC0415 - loads Altair

            return jackpot_part(asked.house, asked.lang)
        case PartName.HOLD:
            return _hold(asked)


def _strategy(asked: Asked) -> "Part":
    from kitapi.games.caribbean_stud.charts.hand_classes import shares  # noqa: PLC0415
    from kitapi.games.caribbean_stud.charts.strategy import strategy_part  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.game import Game  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.terms import terms_of  # noqa: PLC0415

    game = Game(asked.game)
    with progress_bar("strategy") as progress:
        return strategy_part(game, shares(game, terms_of(asked.house), progress), asked.lang)


def _results(asked: Asked) -> "Part":
    from kitapi.games.caribbean_stud.charts.results import results_part  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.game import Game, whole_game  # noqa: PLC0415

    with progress_bar("results") as progress:
        (whole,) = whole_game(Game(asked.game), variant=asked.house, progress=progress)
    return results_part(whole, asked.lang)


def _rules(asked: Asked) -> "Part":
    from kitapi.games.caribbean_stud.charts.rules import compute_changes, rules_part  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.game import Game  # noqa: PLC0415

    with progress_bar("house rules") as progress:
        return rules_part(compute_changes(Game(asked.game), progress), asked.lang)


def _hold(asked: Asked) -> "Part":
    from kitapi.games.caribbean_stud.charts.hold import hold_part  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.game import Game, whole_game  # noqa: PLC0415

    assert asked.found is not None
    with progress_bar("hold") as progress:
        (whole,) = whole_game(Game.VENICE, variant=asked.house, progress=progress)
    return hold_part(asked.found.table, asked.found.rounds, whole, asked.lang)
