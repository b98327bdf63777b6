"""The report of Caribbean Stud in charts: its title, and the line with rules, date and version."""

from collections.abc import Sequence
from datetime import date

from kitapi import __version__
from kitapi.games.caribbean_stud.odds.game import Game
from kitapi.reports.parts import Part, Report
from kitapi.wording.catalogues import message, say
from kitapi.wording.papers import day


def report_of(parts: Sequence[Part], game: Game, table: str | None, made: date, lang: str) -> Report:
    """Return the report, dated ``made``; ``table``: the table whose house rules were used, None for the rulebook's."""
    return Report(
        title=_title(table, lang),
        about=_about(game, table, made, lang),
        parts=tuple(parts),
        footer=say(lang, message("All numbers are exact, and rounded only to be shown.")),
        lang=lang,
    )


def _title(table: str | None, lang: str) -> str:
    if table is None:
        return say(lang, message("Caribbean Stud in figures"))
    return say(lang, message("Caribbean Stud in figures: table {table}"), table=table)


def _about(game: Game, table: str | None, made: date, lang: str) -> str:
    rules = message("House rules of this table") if table else message("The rulebook's rules")
    exchange = message("with exchange of a card") if game is Game.VENICE else message("without exchange")
    made_on = say(lang, message("computed on {date} by Kitapi {version}"), date=day(made, lang), version=__version__)
    return f"{say(lang, rules)}, {say(lang, exchange)} · {made_on}"
