"""Statistics of contracts: how often each is declared and made, and the results of the defenders."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from kitapi.arena.campaign import HERE, Campaign, Done, Limits, Place, run
from kitapi.arena.deals import play_deal
from kitapi.arena.entrants import entrant_of
from kitapi.arena.games import ArenaGame, stats_of, tricks_of
from kitapi.arena.simulation import Match


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """The outcome of one deal.

    ``declared``: the level or game played, empty if nothing was declared. ``ending``: the value of the game's
    ``Ending``. ``defended``: for each defender who took part, whether they failed (were in).
    """

    declared: str
    ending: str
    made: bool
    defended: tuple[bool, ...]


def play_outcome(game: ArenaGame, match: Match, number: int) -> Outcome:
    """The outcome of deal ``number``, played by the first seating."""
    rules = game.rules()
    players = [entrant_of(match.players[who], game) for who in match.seatings[0]]
    state = play_deal(rules, rules.codec.read_terms(match.terms), number, players, seed=match.seed)
    results, facts = stats_of(game).results(state), state.settled.facts
    return Outcome(
        declared=tricks_of(game).declared(facts),
        ending=facts.ending.value,
        made=any(one.made for one in results),
        defended=tuple(one.in_as_defender for one in results if one.took_part),
    )


def play_outcomes(
    game: ArenaGame, match: Match, limits: Limits, place: Place = HERE, *, on_done: Callable[[Done], None] | None = None
) -> list[Outcome]:
    """Play deals until a limit is reached, and return their outcomes.

    Raises:
        BadState: the file belongs to another campaign.
    """
    name = "-".join(dict.fromkeys(match.players))
    found = []
    work = Campaign(f"contracts-{match.game}-{name}", match.game, match, partial(play_outcome, game), Outcome)
    for done in run(work, limits, place):
        found.append(done.row)
        if on_done:
            on_done(done)
    return found


class ContractStats(NamedTuple):
    """The statistics of the deals in which ``what`` was declared (empty: the deals without a declarer).

    ``endings``: deals by ending. ``made``: deals in which the contract did not fail, defended or not. ``against``:
    deals in which 0, 1 and 2 defenders took part; ``fallen``: the number of times that a defender who took part failed.
    """

    what: str
    deals: int
    endings: Mapping[str, int]
    made: int
    against: tuple[int, int, int]
    fallen: int


def stats_by_contract(deals: Sequence[Outcome]) -> list[ContractStats]:
    """Statistics of each level or game, sorted; deals without a declarer first."""
    alike: dict[str, list[Outcome]] = defaultdict(list)
    for deal in deals:
        alike[deal.declared].append(deal)
    return [_stats_of(what, alike[what]) for what in sorted(alike)]


def _stats_of(what: str, deals: Sequence[Outcome]) -> ContractStats:
    endings = [deal.ending for deal in deals]
    taking_part = [len(deal.defended) for deal in deals]
    return ContractStats(
        what=what,
        deals=len(deals),
        endings={ending: endings.count(ending) for ending in sorted(set(endings))},
        made=sum(deal.made for deal in deals),
        against=(taking_part.count(0), taking_part.count(1), taking_part.count(2)),
        fallen=sum(sum(deal.defended) for deal in deals),
    )
