"""The bots of Caribbean Stud by name; the code of a bot is imported only when the bot is created."""

from kitapi.players.bot import AnyGame, Bot, Players
from kitapi.players.player import Player
from kitapi.players.roster import random_bot


def _simple(_rules: AnyGame) -> Player:
    from kitapi.games.caribbean_stud.players.fixed_rules import simple

    return simple


def _rock(_rules: AnyGame) -> Player:
    from kitapi.games.caribbean_stud.players.fixed_rules import rock

    return rock


def _book(_rules: AnyGame) -> Player:
    from kitapi.games.caribbean_stud.players.book import book

    return book


PLAYERS = Players(bots={"simple": Bot(_simple), "rock": Bot(_rock), "book": Bot(_book), "random": random_bot()})
