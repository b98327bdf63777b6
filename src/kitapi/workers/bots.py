"""The bots by the name of their game: for the lists of a room, and for its worker processes.

Only plain values are sent to a worker process: names, JSON and numbers.
"""

from random import Random

from kitapi import players
from kitapi.package import GamePackage
from kitapi.players import Player, Seatable, UnknownBot
from kitapi.players.roster import read_history
from kitapi.registry import PACKAGES
from kitapi.texts import Text


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the players of ``game`` that may take a seat, the recommended one first.

    Raises:
        UnknownBot: there is no such game.
    """
    return players.bots_of(package_of(game))


def seatable(bot: str, game: str) -> Seatable:
    """The properties of ``bot`` that a room needs; the bot is not loaded.

    Raises:
        UnknownBot: there is no such game or bot.
    """
    return players.bot_of(bot, package_of(game)).seatable


def bots_with_solver(game: str) -> tuple[str, ...]:
    """The bots of ``game`` that need the solver; none where there is no such game."""
    return players.solver_bots(PACKAGES[game]) if game in PACKAGES else ()


def player_of(bot: str, game: str) -> Player:
    """The player called ``bot``, to be run in this process.

    Raises:
        UnknownBot: there is no such game or bot.
    """
    return players.player_of(bot, package_of(game))


def every_bot() -> frozenset[str]:
    """The names of the bots of all games."""
    return frozenset(name for package in PACKAGES.values() for name in players.bots_of(package))


def prepare() -> bytes:
    """Load and compile all that players with the solver need; the answer is empty."""
    from kitapi.solver.loader import load_many  # noqa: PLC0415 - loads NumPy

    load_many()
    for package in PACKAGES.values():
        for bot in players.solver_bots(package):
            players.player_of(bot, package)
    return b""


def choose(  # noqa: PLR0913, PLR0917 - the plain values that cross to a worker
    bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float
) -> bytes:
    """The action of ``bot`` in JSON, given a seat's view and the public observations of the deal.

    Args:
        bot: the player's name.
        game: the game's name.
        view: the seat's view; it has options.
        history: an array of observations, as everybody saw them.
        seed: the seed of all random numbers of the player; the same seed gives the same action.
        budget: the seconds that it may take.

    Raises:
        UnknownBot: there is no such game or bot.
        MalformedAction: view or history cannot be read.
    """
    player, rules = player_of(bot, game), PACKAGES[game].rules()
    observed = read_history(rules, history)
    rng = Random(seed)  # noqa: S311 - not secret: it chooses among the player's own actions
    return rules.codec.write_action(player(rules.codec.read_view(view), observed, rng, budget))


def advise(game: str, view: bytes, history: bytes) -> bytes:
    """Advice in JSON for the seat of ``view``: see ``players.advice``.

    Raises:
        UnknownBot: there is no such game, or it has no advice.
        MalformedAction: view or history cannot be read.
    """
    from kitapi.players.advice import advise as advice_on  # noqa: PLC0415 - loads the solver

    return advice_on(package_of(game), view, history)


def package_of(game: str) -> GamePackage:
    """The package of the game called ``game``.

    Raises:
        UnknownBot: there is no such game.
    """
    if game not in PACKAGES:
        raise UnknownBot(
            Text("game: no players of “{game}”; there are players of {choices}", game=game, choices=", ".join(PACKAGES))
        )
    return PACKAGES[game]
