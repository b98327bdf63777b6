"""Every bot of the roster does the same, and is advised the same, in twin worlds: it goes by what its seat may know."""

import re
from collections import Counter
from random import Random
from typing import Any

from kitapi.cards import Card
from kitapi.players.levels import clairvoyant_of
from kitapi.registry import GAMES, PACKAGES
from kitapi.workers.bots import bots_of, choose, seatable
from kitapi_campaigns.bot_campaign import BUDGET, Leak, look
from kitapi_campaigns.proving.plan import Campaign, Control
from kitapi_testing.games.trick_tables import Moment, moments
from kitapi_testing.games.twins import has_twins, twin_of
from kitapi_testing.noninterference import Renaming

QUICK = {"prefa": ("steady", "passer", "random"), "preferans": ("steady", "passer", "random")}
SLOW = ("master", "patient")
DEALS = 4
"""Deals of a block that each bot plays who goes by rules of thumb; who solves plays one."""
RARELY = 8
"""Every so many blocks those play who think longest."""
STUD = "caribbean-stud"

_CARD = re.compile(r'"([2-9TJQKA][shdc])"')


def block(seed: int, number: int) -> Counter[str]:
    """What was compared of every bot.

    Raises:
        Leak: one does something else, or is shown or advised something else, in a twin world.
    """
    counts: Counter[str] = Counter()
    for game, bots in QUICK.items():
        for bot in bots:
            for deal in range(DEALS):
                counts += look(game, bot, DEALS * number + deal, seed)
        solving = ("sharp", *(SLOW if number % RARELY == 0 else ()))
        for bot in solving:
            counts += look(game, bot, number, seed)
    for bot in bots_of(STUD):
        for deal in range(DEALS):
            counts += stud_look(bot, DEALS * number + deal, seed)
    return Counter({"twins": counts["decisions"], "deals": counts["deals"], "advice": counts["advice"]})


def stud_look(bot: str, number: int, seed: int) -> Counter[str]:
    """Compare all decisions of ``bot`` in one round with those in twin worlds.

    Raises:
        Leak: one differs.
    """
    rng, counts = Random(f"{seed}/{number}"), Counter(deals=1)
    for moment in moments(GAMES[STUD], number, bot, "book", seed=seed):
        if moment.seat == 0 and moment.state.bank.cards:
            counts += Counter(decisions=compared_at_stud(bot, moment, rng))
    return counts


def compared_at_stud(bot: str, moment: Moment, rng: Random) -> int:
    """Compare one decision: the cards that the seat is not shown have changed places; returns 1.

    Raises:
        Leak: it differs.
    """
    twin = stud_twin(moment, rng)
    view = moment.game.codec.write_view(moment.game.view(twin, moment.seat))
    if view != moment.view_json:
        raise Leak(f"{bot}: the twin looks otherwise")
    done = choose(bot, STUD, view, moment.history_json, moment.seed, seatable(bot, STUD).budget or BUDGET)
    if done != moment.game.codec.write_action(moment.action):
        raise Leak(f"{bot}: {done.decode()} in the twin")
    return 1


def stud_twin(moment: Moment, rng: Random) -> Any:
    """The state in which all cards that are not in the seat's view have changed places."""
    shown = {Card(name) for name in _CARD.findall(moment.view_json.decode())}
    hidden = [card for card in Card if card not in shown]
    others = list(hidden)
    rng.shuffle(others)
    return Renaming(dict(zip(hidden, others, strict=True)), {}).of(moment.state)


def seer(seed: int, number: int) -> Counter[str]:
    """Whether who sees all cards is caught: he decides by the state, so he decides otherwise in some twin."""
    return _caught(
        lambda moment, state: _SEER[moment.game.name](state, moment.seat, moment.history, Random(1)), seed, number
    )


def peeper(seed: int, number: int) -> Counter[str]:
    """Whether a bot is caught that takes the option that its neighbour's hand points at."""

    def decide(moment: Moment, state: Any) -> Any:
        hand = state.hands[(moment.seat + 1) % len(state.hands)]
        return moment.view.options[hand % len(moment.view.options)]

    return _caught(decide, seed, number)


def _caught(decide: Any, seed: int, number: int) -> Counter[str]:
    rng, counts = Random(f"{seed}/{number}"), Counter[str]()
    for moment in moments(GAMES["prefa"], number, "steady", seed=seed):
        plays = moment.view.phase.value == "playing" and len(moment.view.options) > 1
        if not plays or not has_twins(moment) or counts["tried"] == MOMENTS:
            continue
        twin = twin_of(moment.state, moment.seat, rng)
        counts += Counter(tried=1, found=decide(moment, moment.state) != decide(moment, twin))
    return counts


MOMENTS = 8
"""Cards of a deal at which those are tried who know too much."""


class _Seers(dict[str, Any]):
    """Those who see all cards, by game; made when they are first asked, as the solver takes time to load."""

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
