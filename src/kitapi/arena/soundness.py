"""What players declare, how often they make it, and what the defenders do."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from kitapi.arena.campaign import HERE, Campaign, Done, Limits, Place, run
from kitapi.arena.dealing import play_deal
from kitapi.arena.entrants import entrant_of
from kitapi.arena.simulation import BOOKS, Match
from kitapi.games.prefa.rules import settled as prefa
from kitapi.games.preferans.rules import settled as preferans
from kitapi.registry import GAMES


class Came(msgspec.Struct, frozen=True, array_like=True):
    """What one deal came to.

    ``declared``: what was played, as its level or game; empty where nothing was. ``ending``: see the game's
    ``Ending``. ``defended``: whether each defender who took part was in.
    """

    declared: str
    ending: str
    made: bool
    defended: tuple[bool, ...]


def prefa_game(facts: Any) -> str:
    """The level of the contract; empty without one."""
    return str(facts.contract.level) if isinstance(facts, prefa.ContractFacts) else ""


def preferans_game(facts: Any) -> str:
    """The number of the game, and how it was played; empty without one."""
    if not isinstance(facts, preferans.GameFacts):
        return ""
    how = (("from hand", facts.from_hand), ("open", facts.open), ("doubled", bool(facts.doublings)))
    return " ".join([str(facts.game.value), *(word for word, said in how if said)])


GAME_OF: Mapping[str, Callable[[Any], str]] = {"prefa": prefa_game, "preferans": preferans_game}


def came_of(match: Match, number: int) -> Came:
    """What a deal came to, in the first seating."""
    game = GAMES[match.game]
    players = [entrant_of(match.players[who], match.game) for who in match.seatings[0]]
    state = play_deal(game, game.codec.read_terms(match.terms), number, players, seed=match.seed)
    booked, facts = BOOKS[match.game](state), state.settled.facts
    return Came(
        declared=GAME_OF[match.game](facts),
        ending=facts.ending.value,
        made=any(one.made for one in booked),
        defended=tuple(one.in_as_defender for one in booked if one.took_part),
    )


def played(
    match: Match, limits: Limits, place: Place = HERE, *, told: Callable[[Done], None] | None = None
) -> list[Came]:
    """What deals up to the limits came to.

    Raises:
        BadState: the file is another campaign's.
    """
    name = "-".join(dict.fromkeys(match.players))
    found = []
    for done in run(Campaign(f"contracts-{match.game}-{name}", match.game, match, came_of, Came), limits, place):
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
