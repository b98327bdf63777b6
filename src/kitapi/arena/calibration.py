"""Calibration of players' beliefs about hidden cards: whether statements are true as often as their probabilities say.

At a decision, all uncertain statements of three kinds are counted: a seat holds a card; a seat is void in a suit; a
card is aside (in the talon, or discarded). The weighted layouts determine the probability of each statement, and the
deal whether it is true.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import msgspec
import numpy as np

from kitapi.arena.campaign import HERE, Campaign, Done, Limits, Place, run
from kitapi.arena.deals import Decision, Which, chance_of, decisions
from kitapi.arena.entrants import entrant_of
from kitapi.arena.games import ArenaGame
from kitapi.arena.simulation import Match
from kitapi.players.evaluation import Effort, Floats, Worlds
from kitapi.players.levels import judging_of, truth
from kitapi.players.tricks.holdings import SUITS
from kitapi.players.tricks.worlds import draw_worlds
from kitapi.review.moments import is_decision

BINS = 20
KINDS = ("holds", "void", "aside")
LAST_TRICK = {"tricks 1–3": 3, "tricks 4–6": 6, "tricks 7–10": 10}
"""The phases of the card play, each with the number of its last trick."""

WHENS = ("auction", "after the auction", *LAST_TRICK)


class CalibrationRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The request for a calibration of beliefs in the deals of ``match``, played in its first seating.

    ``decisions``: the number of decisions sampled in each deal. ``layouts``: the number of layouts in the beliefs at
    the beginning of a deal, selected from ten times as many.
    """

    match: Match
    decisions: int = 4
    layouts: int = 400


class Bin(msgspec.Struct, frozen=True, array_like=True):
    """Statements with similar probabilities: their count, the count of true ones, and the sum of probabilities."""

    count: int = 0
    true: int = 0
    believed: float = 0.0


class Tally(msgspec.Struct, frozen=True, array_like=True):
    """Statements of a kind in a phase; ``bins``: by probability, in steps of 1/``BINS``.

    ``loss``: the sum of their logarithmic losses (nats); ``plain``: the same for the baseline in which all layouts that
    fit the cards seen are equally likely.
    """

    kind: str
    when: str
    bins: tuple[Bin, ...]
    loss: float
    plain: float

    @property
    def count(self) -> int:
        """The number of statements."""
        return sum(one.count for one in self.bins)


def tallies_of(game: ArenaGame, request: CalibrationRequest, number: int) -> list[Tally]:
    """Tallies of the beliefs at sampled decisions of deal ``number``."""
    match, rules = request.match, game.rules()
    players = [entrant_of(match.players[who], game) for who in match.seatings[0]]
    played = decisions(rules, rules.codec.read_terms(match.terms), Which(number, match.seed), players)
    made = [one for one in played if is_decision(rules.options(one.state, one.seat))]
    chance = chance_of("calibration", match.seed, number)
    chosen = sorted(chance.sample(range(len(made)), min(request.decisions, len(made))))
    found = [tally for place in chosen for tally in _tallies(game, request, made[place], f"{number}/{place}")]
    return sum_tallies(found, ("kind", "when"))


def _tallies(game: ArenaGame, request: CalibrationRequest, one: Decision, where: str) -> Iterator[Tally]:
    view = game.rules().view(one.state, one.seat)
    effort = Effort(layouts=request.layouts, drawn=10 * request.layouts)
    believed = judging_of(game).sample_worlds(view, one.history, chance_of("believed", where), effort)
    known = judging_of(game).known_to(view, one.history)
    chance = np.random.default_rng(chance_of("plain", where).getrandbits(64))
    plain = draw_worlds(known.hidden, known.seats, effort.drawn, chance)
    true = truth(one.state, believed)
    for kind in KINDS:
        chances, ours, facts = (_statements(kind, worlds) for worlds in (plain, believed, true))
        is_open = (chances > 0) & (chances < 1)
        likely = _Chances(_clip(ours[is_open], believed), _clip(chances[is_open], plain))
        yield _tally(kind, _when(one), likely, facts[is_open] > 0.5)


class _Chances(NamedTuple):
    believed: Floats
    plain: Floats


def _statements(kind: str, worlds: Worlds) -> Floats:
    """Array (k,): the probabilities of all statements of a kind, for each seat and card or suit."""
    held, aside = worlds.cards[:, :-1], worlds.cards[:, -1:]
    if kind == "void":
        holds = np.stack([(held & suit) == 0 for suit in SUITS], axis=2)
    else:
        holds = (held if kind == "holds" else aside)[:, :, None] >> np.arange(32) & 1 > 0
    chances: Floats = np.tensordot(worlds.weights, holds.astype(np.float64), axes=1).ravel()
    return np.round(chances, 12)


def _clip(chances: Floats, worlds: Worlds) -> Floats:
    """Probabilities clipped to half the weight of one layout, so that no logarithmic loss is infinite."""
    least = 1e-9 if worlds.exact else 0.5 / worlds.number
    return np.clip(chances, least, 1 - least)


def _when(one: Decision) -> str:
    if not hasattr(one.state, "lineup"):
        return WHENS[hasattr(one.state, "bargain") or hasattr(one.state, "won") or hasattr(one.state, "declarer")]
    trick = sum(one.state.won) + 1
    return next(name for name, last in LAST_TRICK.items() if trick <= last)


def _tally(kind: str, when: str, chances: _Chances, true: np.ndarray) -> Tally:
    where = np.minimum((chances.believed * BINS).astype(np.int64), BINS - 1)
    counts, hits = np.bincount(where, minlength=BINS), np.bincount(where, true, BINS)
    sums = np.bincount(where, chances.believed, BINS)
    bins = tuple(Bin(int(one), int(hit), float(added)) for one, hit, added in zip(counts, hits, sums, strict=True))
    losses = (float(-np.log(np.where(true, own, 1 - own)).sum()) for own in chances)
    return Tally(kind, when, bins, *losses)


def sum_tallies(tallies: Iterable[Tally], by: Sequence[str]) -> list[Tally]:
    """Sums of the tallies, grouped by the fields ``by`` (kind, when); other fields are empty."""
    alike: dict[tuple[str, str], list[Tally]] = {}
    for tally in tallies:
        key = (tally.kind if "kind" in by else "", tally.when if "when" in by else "")
        alike.setdefault(key, []).append(tally)
    return [
        Tally(
            *key,
            tuple(_add_bins(bins) for bins in zip(*(tally.bins for tally in found), strict=True)),
            math.fsum(tally.loss for tally in found),
            math.fsum(tally.plain for tally in found),
        )
        for key, found in sorted(alike.items(), key=_in_order)
    ]


def _in_order(one: tuple[tuple[str, str], list[Tally]]) -> tuple[int, int]:
    (kind, when), _ = one
    return (KINDS.index(kind) if kind else 0, WHENS.index(when) if when else 0)


def _add_bins(bins: Sequence[Bin]) -> Bin:
    return Bin(sum(one.count for one in bins), sum(one.true for one in bins), math.fsum(one.believed for one in bins))


def calibration(
    game: ArenaGame,
    request: CalibrationRequest,
    limits: Limits,
    place: Place = HERE,
    *,
    on_done: Callable[[Done], None] | None = None,
) -> list[Tally]:
    """Tallies of the beliefs in deals up to the limits, by kind and phase.

    Raises:
        BadState: the file belongs to another campaign.
    """
    found: list[Tally] = []
    work = Campaign(f"beliefs-{game.name}", game.name, request, partial(tallies_of, game), list[Tally])
    for done in run(work, limits, place):
        found = sum_tallies([*found, *done.row], ("kind", "when"))
        if on_done:
            on_done(done)
    return found
