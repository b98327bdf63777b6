"""The regret of decisions: the loss against the best action, double dummy and by what the player could know.

Even perfect play has double-dummy regret, because nobody sees all cards; so it should be compared between players, not
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
from kitapi.arena.deals import Decision, Which, chance_of, decisions
from kitapi.arena.entrants import entrant_of
from kitapi.arena.games import ArenaGame, tricks_of
from kitapi.arena.roles import Solvable
from kitapi.arena.simulation import Match
from kitapi.players.evaluation import Effort
from kitapi.players.levels import judging_of
from kitapi.review.evaluation import judge_moment
from kitapi.review.moments import Moment, is_decision
from kitapi.solver.solver import Solver

LINE = ("role", "phase", "trick")
"""The fields by which decisions are grouped."""


class RegretRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The request to evaluate the decisions of all players of ``match``, in its first seating.

    ``layouts``: the number of layouts sampled for the regret by what the player could know; 0: only the double-dummy
    regret.
    """

    match: Match
    layouts: int = 0


class Cost(msgspec.Struct, frozen=True, array_like=True):
    """The regret of one decision.

    ``trick``: number of the trick, 0 if no card was played. ``tricks``: double-dummy regret in tricks (in a betl 1 if
    the card decided the contract); None if no card was played. ``money``: double-dummy regret in the game's unit.
    ``known``: regret by what the player could know, with the standard error ``error``. These three are None if no
    layouts were sampled.
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
    """The regret of each decision in a deal."""
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
    """The number of tricks that ``card`` costs the side that plays it, if everybody continues double dummy."""
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
    """The regret of each decision in the deals up to the limits, by deal.

    Raises:
        BadState: the file belongs to another campaign.
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
    """The mean regret of a decision, its standard error over deals, and the number of decisions with any regret."""

    decisions: int
    mean: float
    error: float
    share: float

    @property
    def known(self) -> bool:
        """Whether there is at least one decision in the mean."""
        return self.decisions > 0


class Line(NamedTuple):
    """The mean regrets of all decisions with the same ``key``: in tricks, in money, and in money by what was known."""

    key: tuple[str | int, ...]
    tricks: Mean
    money: Mean
    known: Mean

    @property
    def known_at_all(self) -> bool:
        """Whether at least one of the three means is known."""
        return self.tricks.known or self.money.known


def lines(deals: Sequence[Sequence[Cost]], by: Sequence[str]) -> list[Line]:
    """The mean regrets of all decisions, grouped by the fields ``by`` (player, role, phase, trick)."""
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
    """The mean for a decision; decisions of one deal are correlated, so the error is that of a ratio over deals."""
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
