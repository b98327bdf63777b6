"""Prefa's parts, for the services that use them."""

from typing import TYPE_CHECKING, Any

from kitapi.package import GamePackage

if TYPE_CHECKING:
    from kitapi.arena.games import Stats
    from kitapi.auditor.games import AuditedGame
    from kitapi.batch.game import BatchGame
    from kitapi.fairness import FairGame
    from kitapi.kernel import Game
    from kitapi.lines.paper import PaperScorer
    from kitapi.players.bot import Players
    from kitapi.review.games import ReviewedGame
    from kitapi.valuation.game import ValuedHands
    from kitapi.wording.languages import GameLanguage


def _rules() -> "Game[Any, Any, Any, Any, Any, Any]":
    from kitapi.games.prefa.rules.game import PREFA

    return PREFA


def _language() -> "GameLanguage":
    from kitapi.games.prefa.language.language import LANGUAGE

    return LANGUAGE


def _players() -> "Players":
    from kitapi.games.prefa.players.bots import PLAYERS

    return PLAYERS


def _paper() -> "PaperScorer":
    from kitapi.games.prefa.paper.part import PAPER

    return PAPER


def _stats() -> "Stats":
    from kitapi.games.prefa.stats import STATS

    return STATS


def _review() -> "ReviewedGame":
    from kitapi.games.prefa import review

    return review


def _value() -> "ValuedHands":
    from kitapi.games.prefa.value import VALUE

    return VALUE


def _audit() -> "AuditedGame":
    from kitapi.games.prefa.bookcheck.books import BOOKS

    return BOOKS


def _fairness() -> "FairGame":
    from kitapi.games.prefa.fairness import FAIRNESS

    return FAIRNESS


def _batch() -> "BatchGame":
    from kitapi.games.prefa.batch.part import BATCH

    return BATCH


PACKAGE = GamePackage(
    name="prefa",
    rules=_rules,
    language=_language,
    players=_players,
    fairness=_fairness,
    paper=_paper,
    stats=_stats,
    audit=_audit,
    batch=_batch,
    value=_value,
    review=_review,
)
