"""Regret of decisions: the loss against the best action, double dummy and by what could be known.

Double dummy, even perfect play has regret, because nobody sees all cards; so compare players with each other and not
with zero. The regret by what could be known uses the same beliefs as the players. A player that evaluates decisions by
these beliefs has little regret, mostly from using fewer layouts. Both are biased upwards, because the maximum of noisy
estimates is too high.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec

from kitapi.arena.campaign import HERE, Campaign, Done, Limits, Place, run
from kitapi.arena.dealing import Decision, Which, chance_of, decisions
from kitapi.arena.entrants import entrant_of
from kitapi.arena.games import ArenaGame, tricks_of
from kitapi.arena.roles import Solvable
from kitapi.arena.simulation import Match
from kitapi.players.judged import Effort
from kitapi.players.levels import judging_of
from kitapi.reviewing.judging import judge_moment
from kitapi.reviewing.moments import Moment, is_decision
from kitapi.solver.solver import Solver

LINE = ("role", "phase", "trick")
"""The fields by which decisions are grouped."""


class RegretRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Evaluate the decisions of all players of ``match``, in its first seating.

    ``layouts``: how many are sampled for the regret by what could be known; 0: only the double-dummy regret.
    """

    match: Match
    layouts: int = 0


class Cost(msgspec.Struct, frozen=True, array_like=True):
    """What one decision cost.

    ``trick``: its number, 0 where no card was played. ``tricks``: against open cards, in tricks (at betl 1 where it
    was made or lost by it); None where no card was played. ``money``: the same in the game's unit; ``known``: against
    what could be known, with the standard error ``error``; None where decisions are not judged.
    """

    player: str
    role: str
    phase: str
    trick: int
    tricks: int | None
    money: float | None = None
    known: float | None = None
    error: float | None = None


def costs_of(game: ArenaGame, request: RegretRequest, number: int) -> list[Cost]:
    """What the decisions in a deal cost."""
    match, rules = request.match, game.rules()
    names = [match.players[who] for who in match.seatings[0]]
    players = [entrant_of(name, game) for name in names]
    played = decisions(rules, rules.codec.read_terms(match.terms), Which(number, match.seed), players)
    return [
        _cost(game, request, names[one.seat], one, f"{number}/{place}")
        for place, one in enumerate(played)
        if is_decision(rules.options(one.state, one.seat))
    ]


def _cost(game: ArenaGame, request: RegretRequest, player: str, one: Decision, where: str) -> Cost:
    part = tricks_of(game).part_of(one.state, one.seat)
    view = game.rules().view(one.state, one.seat)
    trick = sum(one.state.won) + 1 if part.solvable else 0
    tricks = lost_tricks(part.solvable, one.action.card) if part.solvable and hasattr(one.action, "card") else None
    plain = Cost(player, part.role, view.phase.value, trick, tricks)
    if not request.layouts:
        return plain
    moment = Moment(0, one.seat, one.state, view, one.history, one.action)
    seed = chance_of("regret", request.match.seed, where).randbytes(8)
    effort = Effort(layouts=request.layouts, drawn=10 * request.layouts)
    judged = judge_moment(judging_of(game), moment, effort, seed)
    return msgspec.structs.replace(
        plain,
        money=judged.opened.cost(judged.chosen),
        known=judged.judged.cost(judged.chosen),
        error=judged.judged.error(judged.chosen),
    )


def lost_tricks(turn: Solvable, card: Any) -> int:
    """How many tricks less the side that plays ``card`` gets by it, all playing on as if the cards lay open."""
    found = _solver().results(turn.position, turn.objective)
    return max(found.values()) - found[card] if turn.wants_many else found[card] - min(found.values())


@cache
def _solver() -> Solver:
    return Solver()


def costs(
    game: ArenaGame,
    request: RegretRequest,
    limits: Limits,
    place: Place = HERE,
    *,
    on_done: Callable[[Done], None] | None = None,
) -> list[list[Cost]]:
    """What the decisions of deals up to the limits cost, by deal.

    Raises:
        BadState: the file is another campaign's.
    """
    name = "-".join(dict.fromkeys(request.match.players))
    work = Campaign(f"regret-{game.name}-{name}", game.name, request, partial(costs_of, game), list[Cost])
    rows = []
    for done in run(work, limits, place):
        rows.append(done.row)
        if on_done:
            on_done(done)
    return rows


class Mean(NamedTuple):
    """A cost on average a decision, and how often there was any; its standard error over deals."""

    decisions: int
    mean: float
    error: float
    share: float

    @property
    def known(self) -> bool:
        """Whether there was anything to take the mean of."""
        return self.decisions > 0


class Line(NamedTuple):
    """The costs of decisions that are alike in ``key``: in tricks, money, and money against what could be known."""

    key: tuple[str | int, ...]
    tricks: Mean
    money: Mean
    known: Mean

    @property
    def known_at_all(self) -> bool:
        """Whether any of the costs is."""
        return self.tricks.known or self.money.known


def lines(deals: Sequence[Sequence[Cost]], by: Sequence[str]) -> list[Line]:
    """The costs of all decisions, those together that are alike in ``by``: player, role, phase, trick."""
    groups: dict[tuple[str | int, ...], list[list[Cost]]] = defaultdict(list)
    for deal in deals:
        alike: dict[tuple[str | int, ...], list[Cost]] = defaultdict(list)
        for cost in deal:
            alike[tuple(getattr(cost, name) for name in by)].append(cost)
        for key, found in alike.items():
            groups[key].append(found)
    return [
        Line(key, *(_mean([[getattr(cost, what) for cost in deal] for deal in groups[key]]) for what in WHAT))
        for key in sorted(groups, key=_in_order)
    ]


WHAT = ("tricks", "money", "known")
_NO_MORE_THAN = 1e-9


def _mean(deals: Iterable[Sequence[float | None]]) -> Mean:
    """The mean a decision; decisions of one deal hang together, so that the error is one of a ratio over deals."""
    known = [[cost for cost in deal if cost is not None] for deal in deals]
    count = sum(map(len, known))
    if not count:
        return Mean(0, 0.0, 0.0, 0.0)
    mean = math.fsum(map(math.fsum, known)) / count
    apart = math.fsum((math.fsum(deal) - mean * len(deal)) ** 2 for deal in known)
    some = sum(cost > _NO_MORE_THAN for deal in known for cost in deal)
    return Mean(count, mean, math.sqrt(apart) / count, some / count)


def _in_order(key: tuple[str | int, ...]) -> tuple[tuple[int, str], ...]:
    return tuple((part, "") if isinstance(part, int) else (0, part) for part in key)
