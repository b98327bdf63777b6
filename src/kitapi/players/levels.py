"""The levels of players that use the solver: all use the same method, with different effort.

Each samples layouts of the unseen cards, evaluates all actions over them, and takes the action with the highest
expected value (determinization, PIMC). The levels differ only in their effort.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

import msgspec
import numpy as np

from kitapi.cards import cards_of
from kitapi.kernel import Form, Nonce, Range, Seat, Subset, expand
from kitapi.players.bot import AnyGame, PlayedGame, UnknownBot
from kitapi.players.evaluation import Effort, Judged, Worlds
from kitapi.players.player import Player
from kitapi.players.share import share
from kitapi.players.tricks.holdings import hand_of
from kitapi.players.tricks.worlds import single_world
from kitapi.texts import Text

SHARP = Effort(layouts=40, drawn=400)
MASTER = Effort(layouts=400, drawn=4000, ahead=1)


class Judging(Protocol):
    """The interface of a game's package ``judging``."""

    def sample_worlds(self, view: Any, history: Sequence[Any], rng: Random, effort: Effort) -> Worlds:
        """Sample layouts of the hidden cards by their posterior probability, given what a seat knows."""
        ...

    def known_to(self, view: Any, history: Sequence[Any]) -> Any:
        """Return the seat's knowledge: ``hidden``, the cards possible in each place, and the other ``seats``."""
        ...

    def judge(
        self, view: Any, history: Sequence[Any], worlds: Worlds, *, also: Sequence[Any] = (), ahead: int = 0
    ) -> Judged:
        """Evaluate all actions over ``worlds``; ``also``: actions to evaluate as carefully as the best."""
        ...


class Level(NamedTuple):
    """A level: its name, and its effort as a function of the seconds that it may take."""

    name: str
    effort: Callable[[float], Effort]


def judging_of(game: PlayedGame) -> Judging:
    """The evaluation of the decisions of ``game``.

    Raises:
        UnknownBot: the game has no package that evaluates them.
    """
    judging = game.players().judging
    if not judging:
        raise UnknownBot(Text("players: nobody judges the decisions of {game}", game=game.name))
    return load_judging(judging)


def load_judging(package: str) -> Judging:
    """The evaluation that ``package`` contains."""
    return cast(Judging, import_module(package))


def effort_within(budget: float) -> Effort:
    """The effort for ``budget`` seconds, in proportion to the level master, which needs about one second.

    It has at least as many layouts as the level sharp. Effort is counted in layouts, not measured by a clock, so that
    decisions are reproducible.
    """
    layouts = max(SHARP.layouts, round(MASTER.layouts * budget))
    return Effort(layouts=layouts, drawn=10 * layouts, ahead=MASTER.ahead)


LEVELS = (Level("sharp", lambda _: SHARP), Level("master", lambda _: MASTER), Level("patient", effort_within))


def level_of(name: str) -> Level:
    """The level called ``name``."""
    return next(level for level in LEVELS if level.name == name)


def player_at(level: Level, rules: AnyGame, judging: Judging) -> Player:
    """The player at ``level`` of the game of ``rules``, whose decisions ``judging`` judges."""

    def decide(view: Any, history: Sequence[Any], rng: Random, budget: float) -> Any:
        done = forced_action(rules, view, rng)
        return choose_action(judging, view, history, level.effort(budget), rng) if done is None else done

    return decide


def forced_action(game: AnyGame, view: Any, rng: Random) -> Any | None:
    """The action if there is no choice: a share in the shuffle, or the only option; None if there is a choice."""
    if any(isinstance(option, Nonce) for option in view.options):
        nonce = next(option for option in view.options if isinstance(option, Nonce))
        return game.codec.read_action(msgspec.json.encode({"kind": nonce.action, "value": share(view.options, rng)}))
    if len(view.options) > 1:
        return None
    match view.options[0]:
        case Subset() | Form() | Range() as family:
            ways = expand(family)
            return game.codec.read_action(msgspec.json.encode(ways[0])) if len(ways) == 1 else None
        case only:
            return only


def choose_action(judging: Judging, view: Any, history: Sequence[Any], effort: Effort, rng: Random) -> Any:
    """The action with the highest expected value over the layouts of ``effort``."""
    worlds = judging.sample_worlds(view, history, rng, effort)
    judged = judging.judge(view, history, worlds, ahead=effort.ahead)
    return judged.actions[judged.best]


Seer: TypeAlias = Callable[[Any, Seat, Sequence[Any], Random], Any]
"""``seer(state, seat, history, rng)`` → an action; it receives the state, so it is no ``Player``."""

_A_LOOK = Effort(layouts=1, drawn=1)
"""The smallest effort that determines which cards are hidden from a seat."""


def clairvoyant_of(game: PlayedGame) -> Seer:
    """A player of ``game`` that sees all cards; it is never seated, and is used to measure other players.

    Raises:
        UnknownBot: no package evaluates the game's decisions.
    """
    rules, judging = game.rules(), judging_of(game)

    def decide(state: Any, seat: Seat, history: Sequence[Any], rng: Random) -> Any:
        view = rules.view(state, seat)
        done = forced_action(rules, view, rng)
        if done is not None:
            return done
        judged = judging.judge(view, history, truth(state, judging.sample_worlds(view, history, rng, _A_LOOK)))
        return judged.actions[judged.best]

    return decide


def truth(state: Any, sampled: Worlds) -> Worlds:
    """The actual layout in ``state`` of the cards that are hidden in ``sampled``."""
    hidden = int(np.bitwise_or.reduce(sampled.cards[0]))
    held = [hand_of(cards_of(state.hands[seat])) for seat in sampled.seats]
    return single_world(sampled.seats, (*held, hidden & ~sum(held)))
