"""How strong, how sound and how fast the players of a game are.

``uv run python benchmarks/bench_players.py prefa`` prints, for each pair of players, by how much one beats the other in
duplicate (every deal in all mixed seatings, standard error over deals); how many games three steady players make and
how often their defenders are in; and how long a decision takes in process.
"""

import argparse
import platform
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from kitapi.arena.comparison import compare
from kitapi.arena.dealing import play_deal
from kitapi.arena.simulation import BOOKS
from kitapi.games.prefa import settled as prefa
from kitapi.games.preferans import settled as preferans
from kitapi.players import Player, bots_of, player_of
from kitapi.registry import GAMES

PAIRS = (("steady", "random"), ("steady", "passer"), ("random", "passer"))


def prefa_game(facts: Any) -> str | None:
    """The level that was played; None where none was."""
    if isinstance(facts, prefa.ContractFacts) and facts.ending is not prefa.Ending.SOLO:
        return str(facts.contract.level)
    return None


def preferans_game(facts: Any) -> str | None:
    """The number of the game that was played, and how; None where none was."""
    if not isinstance(facts, preferans.GameFacts):
        return None
    return (
        f"{facts.game.value}{' from hand' * facts.from_hand}{' open' * facts.open}{' doubled' * bool(facts.doublings)}"
    )


GAME_OF: dict[str, Callable[[Any], str | None]] = {"prefa": prefa_game, "preferans": preferans_game}


def timed(player: Player, spent: dict[str, list[float]]) -> Player:
    """``player``, with the seconds of every decision written down by phase."""

    def decide(view: Any, history: Sequence[Any], rng: Random, budget: float) -> Any:
        began = time.perf_counter()
        action = player(view, history, rng, budget)
        spent[view.phase.value].append(time.perf_counter() - began)
        return action

    return decide


def soundness(game: str, deals: int, seed: int) -> str:
    """Games made and defenders in, over deals between three steady players."""
    terms = GAMES[game].codec.read_terms(b"{}")
    states = [
        play_deal(GAMES[game], terms, number, [player_of("steady", game)] * 3, seed=seed) for number in range(deals)
    ]
    endings = [state.settled.facts.ending.value for state in states]
    lines = [BOOKS[game](state) for state in states]
    named = [line.made for deal in lines for line in deal if line.declared]
    took_part = [line.in_as_defender for deal in lines for line in deal if line.took_part]
    games = defaultdict(list)
    for state, deal in zip(states, lines, strict=True):
        if (name := GAME_OF[game](state.settled.facts)) is not None:
            games[name].append(any(line.made for line in deal))
    by_game = ", ".join(
        f"{name}: {len(made)} ({sum(made) / len(made):.0%} made)" for name, made in sorted(games.items())
    )
    shares = ", ".join(f"{ending} {endings.count(ending) / deals:.1%}" for ending in sorted(set(endings)))
    return (
        f"{deals} deals of three steady players: {shares}\n"
        f"games made {sum(named) / len(named):.1%}; {by_game}\n"
        f"defenders in {sum(took_part) / len(took_part):.1%} of {len(took_part)} times that one took part"
    )


def speed(game: str, deals: int, seed: int) -> str:
    """Milliseconds a decision, by player and phase, one of each at a table."""
    lines, terms = [], GAMES[game].codec.read_terms(b"{}")
    for bot in bots_of(game):
        spent: dict[str, list[float]] = defaultdict(list)
        players = [timed(player_of(bot, game), spent), *[player_of("steady", game)] * 2]
        for number in range(deals):
            play_deal(GAMES[game], terms, number, players, seed=seed)
        every = sorted(seconds for phase in spent.values() for seconds in phase)
        phases = ", ".join(f"{phase} {1000 * statistics.median(times):.3f}" for phase, times in spent.items())
        lines.append(
            f"{bot}: median {1000 * statistics.median(every):.3f} ms, "
            f"p99 {1000 * every[int(0.99 * len(every))]:.3f} ms, "
            f"most {1000 * every[-1]:.2f} ms over {len(every)} decisions; medians {phases}"
        )
    return "\n".join(lines)


def main() -> None:
    """Print strength, soundness and speed."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", choices=sorted(GAME_OF))
    options.add_argument("--deals", type=int, default=500)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--workers", type=int, default=1)
    chosen = options.parse_args()
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}")
    measured = partial(compare, game=chosen.game, deals=chosen.deals, seed=chosen.seed, workers=chosen.workers)
    for one, other in PAIRS:
        print(measured(one, other), flush=True)
    print(soundness(chosen.game, chosen.deals * 4, chosen.seed), flush=True)
    print(speed(chosen.game, min(chosen.deals, 300), chosen.seed))


if __name__ == "__main__":
    main()
