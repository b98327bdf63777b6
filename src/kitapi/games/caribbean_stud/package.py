"""Caribbean Stud's parts, for the services that use them."""

from typing import TYPE_CHECKING, Any

from kitapi.package import Command, GamePackage

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
    from kitapi.wording.languages import GameLanguage


def _rules() -> "Game[Any, Any, Any, Any, Any, Any]":
    from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD

    return CARIBBEAN_STUD


def _language() -> "GameLanguage":
    from kitapi.games.caribbean_stud.language.language import LANGUAGE

    return LANGUAGE


def _players() -> "Players":
    from kitapi.games.caribbean_stud.players.bots import PLAYERS

    return PLAYERS


def _paper() -> "PaperScorer":
    from kitapi.games.caribbean_stud.paper.part import PAPER

    return PAPER


def _stats() -> "Stats":
    from kitapi.games.caribbean_stud.stats import STATS

    return STATS


def _rulings() -> "Rulings":
    from kitapi.games.caribbean_stud.rules.rulings.book import STUD_RULINGS

    return STUD_RULINGS


def _drills() -> "Drills":
    from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS

    return CARIBBEAN_STUD_DRILLS


def _books() -> "Books":
    from kitapi.games.caribbean_stud.rules.books.shifts import STUD_BOOKS

    return STUD_BOOKS


def _table_odds() -> "TableOdds":
    from kitapi.games.caribbean_stud.odds.at_table import TABLE_ODDS

    return TABLE_ODDS


def _odds() -> "WrittenOdds":
    from kitapi.games.caribbean_stud.odds.text_queries import ODDS

    return ODDS


def _audit() -> "AuditedGame":
    from kitapi.games.caribbean_stud.bookcheck.books import BOOKS

    return BOOKS


def _fairness() -> "FairGame":
    from kitapi.games.caribbean_stud.fairness.game import FAIRNESS

    return FAIRNESS


def _batch() -> "BatchGame":
    from kitapi.games.caribbean_stud.batch.part import BATCH

    return BATCH


PACKAGE = GamePackage(
    name="caribbean-stud",
    rules=_rules,
    language=_language,
    players=_players,
    fairness=_fairness,
    paper=_paper,
    stats=_stats,
    audit=_audit,
    batch=_batch,
    rulings=_rulings,
    drills=_drills,
    books=_books,
    odds=_odds,
    table_odds=_table_odds,
    commands=(
        Command(
            "kitapi.games.caribbean_stud.commands.odds:odds",
            "odds",
            "Compute exact odds of a game against the house.",
        ),
        Command(
            "kitapi.games.caribbean_stud.commands.report:report",
            "report",
            "Draw charts of a game against the house.",
        ),
        Command(
            "kitapi.games.caribbean_stud.commands.drill:drill",
            "drill",
            "Train dealers: situations, and the right step.",
        ),
    ),
)
