"""What players declare, how often they make it, and what the defenders do."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from kitapi.arena.campaign import HERE, Campaign, Done, Limits, Place, run
from kitapi.arena.dealing import play_deal
from kitapi.arena.entrants import entrant_of
from kitapi.arena.games import ArenaGame, stats_of, tricks_of
from kitapi.arena.simulation import Match


class Came(msgspec.Struct, frozen=True, array_like=True):
    """What one deal came to.

    ``declared``: what was played, as its level or game; empty where nothing was. ``ending``: see the game's
    ``Ending``. ``defended``: whether each defender who took part was in.
    """

    declared: str
    ending: str
    made: bool
    defended: tuple[bool, ...]


def came_of(game: ArenaGame, match: Match, number: int) -> Came:
    """What a deal came to, in the first seating."""
    rules = game.rules()
    players = [entrant_of(match.players[who], game) for who in match.seatings[0]]
    state = play_deal(rules, rules.codec.read_terms(match.terms), number, players, seed=match.seed)
    booked, facts = stats_of(game).booked(state), state.settled.facts
    return Came(
        declared=tricks_of(game).declared(facts),
        ending=facts.ending.value,
        made=any(one.made for one in booked),
        defended=tuple(one.in_as_defender for one in booked if one.took_part),
    )


def played(
    game: ArenaGame, match: Match, limits: Limits, place: Place = HERE, *, told: Callable[[Done], None] | None = None
) -> list[Came]:
    """What deals up to the limits came to.

    Raises:
        BadState: the file is another campaign's.
    """
    name = "-".join(dict.fromkeys(match.players))
    found = []
    work = Campaign(f"contracts-{match.game}-{name}", match.game, match, partial(came_of, game), Came)
    for done in run(work, limits, place):
        found.append(done.row)
        if told:
            told(done)
    return found


class Declared(NamedTuple):
    """Deals in which the same was declared, or nothing.

    ``endings``: how many ended how. ``made``: declared and not failed, whether defended or not. ``against``: in how
    many nobody, one, or both defenders took part; ``fallen``: how often one who did was in.
    """

    what: str
    deals: int
    endings: Mapping[str, int]
    made: int
    against: tuple[int, int, int]
    fallen: int


def declared(deals: Sequence[Came]) -> list[Declared]:
    """The deals by what was declared; those in which nothing was first."""
    alike: dict[str, list[Came]] = defaultdict(list)
    for deal in deals:
        alike[deal.declared].append(deal)
    return [_declared(what, alike[what]) for what in sorted(alike)]


def _declared(what: str, deals: Sequence[Came]) -> Declared:
    endings = [deal.ending for deal in deals]
    taking_part = [len(deal.defended) for deal in deals]
    return Declared(
        what=what,
        deals=len(deals),
        endings={ending: endings.count(ending) for ending in sorted(set(endings))},
        made=sum(deal.made for deal in deals),
        against=(taking_part.count(0), taking_part.count(1), taking_part.count(2)),
        fallen=sum(sum(deal.defended) for deal in deals),
    )
