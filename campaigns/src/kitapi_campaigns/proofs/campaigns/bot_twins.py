"""Checks that the action of every bot, and the advice on it, is the same in twin worlds, and so uses no hidden card."""

from collections import Counter
from random import Random
from typing import Any

from kitapi.players.levels import clairvoyant_of
from kitapi.registry import GAMES, PACKAGES
from kitapi.workers.bots import bots_of, bots_with_solver
from kitapi_campaigns.bot_campaign import compare_deal
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.registry import GAME_CAMPAIGNS
from kitapi_campaigns.table_sizes import CARD_GAMES, EXAMPLE
from kitapi_testing.games.trick_tables import Moment, moments
from kitapi_testing.games.twins import has_twins, twin_of

SLOW = ("master", "patient")
DEALS = 4
"""Deals in a block for each bot with rules of thumb; bots that solve play one."""
RARELY = 8
"""One block in this number is played by the bots that think longest."""


def block(seed: int, number: int) -> Counter[str]:
    """Compare every bot with itself in twin worlds; returns counts.

    Raises:
        Leak: the view, action or advice of a bot differs in a twin world.
    """
    counts: Counter[str] = Counter()
    for game in CARD_GAMES:
        counts += _of_cards(game, seed, number)
    for one in GAME_CAMPAIGNS.values():
        counts += one.bot_twins(seed, number) if one.bot_twins else Counter()
    return Counter({"twins": counts["decisions"], "deals": counts["deals"], "advice": counts["advice"]})


def _of_cards(game: str, seed: int, number: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    solving = [bot for bot in bots_with_solver(game) if number % RARELY == 0 or bot not in SLOW]
    for bot in bots_of(game):
        if bot in solving:
            counts += compare_deal(game, bot, number, seed)
        elif bot not in bots_with_solver(game):
            for deal in range(DEALS):
                counts += compare_deal(game, bot, DEALS * number + deal, seed)
    return counts


def seer(seed: int, number: int) -> Counter[str]:
    """Control: count whether a player that decides by the whole state is found."""
    return _catch_leaks(
        lambda moment, state: _SEER[moment.game.name](state, moment.seat, moment.history, Random(1)), seed, number
    )


def peeper(seed: int, number: int) -> Counter[str]:
    """Control: count whether a bot is found whose choice depends on its neighbour's hand."""

    def decide(moment: Moment, state: Any) -> Any:
        hand = state.hands[(moment.seat + 1) % len(state.hands)]
        return moment.view.options[hand % len(moment.view.options)]

    return _catch_leaks(decide, seed, number)


def _catch_leaks(decide: Any, seed: int, number: int) -> Counter[str]:
    rng, counts = Random(f"{seed}/{number}"), Counter[str]()
    for moment in moments(GAMES[EXAMPLE], number, "steady", seed=seed):
        plays = moment.view.phase.value == "playing" and len(moment.view.options) > 1
        if not plays or not has_twins(moment) or counts["tried"] == MOMENTS:
            continue
        twin = twin_of(moment.state, moment.seat, rng)
        counts += Counter(tried=1, found=decide(moment, moment.state) != decide(moment, twin))
    return counts


MOMENTS = 8
"""Number of decisions of a deal at which the controls are tried."""


class _Seers(dict[str, Any]):
    """Players that see all cards, by game; made when first needed, because the solver takes time to load."""

    def __missing__(self, game: str) -> Any:
        self[game] = clairvoyant_of(PACKAGES[game])
        return self[game]


_SEER = _Seers()

CAMPAIGN = Campaign(
    name="bot-twins",
    unit="twins",
    title="Decisions of every bot, and advice, in twin worlds",
    figure=100_000,
    block=block,
    controls=(
        Control(name="clairvoyant", title="The bot that is given the state.", block=seer, blocks=3),
        Control(name="peeper", title="A bot that looks at its neighbour's hand.", block=peeper, blocks=2),
    ),
)
