"""Whether what players believe of hidden cards comes true as often as they believe it.

Of a decision, every statement of these kinds whose truth the cards seen leave open is looked at: a seat holds a card; a
seat is void in a suit; a card lies with nobody (in the talon, or laid away). It has the chance that the believed
layouts give it, and it is true or not.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import msgspec
import numpy as np

from kitapi.arena.campaign import HERE, Campaign, Done, Limits, Place, run
from kitapi.arena.dealing import Decision, Which, chance_of, decisions
from kitapi.arena.entrants import entrant_of
from kitapi.arena.games import ArenaGame
from kitapi.arena.simulation import Match
from kitapi.players.judged import Effort, Floats, Worlds
from kitapi.players.levels import judging_of, truth
from kitapi.players.tricks.holdings import SUITS
from kitapi.players.tricks.worlds import drawn_worlds
from kitapi.reviewing.moments import is_decision

BINS = 20
KINDS = ("holds", "void", "aside")
LAST_TRICK = {"tricks 1–3": 3, "tricks 4–6": 6, "tricks 7–10": 10}
"""Whether cards are played, and how far that is, by the number of the trick."""

WHENS = ("auction", "after the auction", *LAST_TRICK)


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """Beliefs in the deals of ``match``, played by its first seating.

    ``decisions``: how many of each deal are looked at, taken by chance. ``layouts``: how many are believed at a deal's
    beginning, of ten times as many drawn.
    """

    match: Match
    decisions: int = 4
    layouts: int = 400


class Bin(msgspec.Struct, frozen=True, array_like=True):
    """Statements believed about as much: how many, how many of them true, and the sum of the chances they had."""

    count: int = 0
    true: int = 0
    believed: float = 0.0


class Tally(msgspec.Struct, frozen=True, array_like=True):
    """Statements of a kind, made at a time; ``bins`` by the chance they had.

    ``loss``: the sum of the logarithmic losses of the chances; ``plain``: of those by the cards alone, all layouts
    that fit being as likely.
    """

    kind: str
    when: str
    bins: tuple[Bin, ...]
    loss: float
    plain: float

    @property
    def count(self) -> int:
        """How many statements."""
        return sum(one.count for one in self.bins)


def tallies_of(game: ArenaGame, asked: Asked, number: int) -> list[Tally]:
    """What was believed at some decisions of a deal, and what was true."""
    match, rules = asked.match, game.rules()
    players = [entrant_of(match.players[who], game) for who in match.seatings[0]]
    played = decisions(rules, rules.codec.read_terms(match.terms), Which(number, match.seed), players)
    made = [one for one in played if is_decision(rules.options(one.state, one.seat))]
    chance = chance_of("calibration", match.seed, number)
    chosen = sorted(chance.sample(range(len(made)), min(asked.decisions, len(made))))
    found = [tally for place in chosen for tally in _tallies(game, asked, made[place], f"{number}/{place}")]
    return summed(found, ("kind", "when"))


def _tallies(game: ArenaGame, asked: Asked, one: Decision, where: str) -> Iterator[Tally]:
    view = game.rules().view(one.state, one.seat)
    effort = Effort(layouts=asked.layouts, drawn=10 * asked.layouts)
    believed = judging_of(game).believed(view, one.history, chance_of("believed", where), effort)
    known = judging_of(game).known_to(view, one.history)
    chance = np.random.default_rng(chance_of("plain", where).getrandbits(64))
    plain = drawn_worlds(known.hidden, known.seats, effort.drawn, chance)
    true = truth(one.state, believed)
    for kind in KINDS:
        chances, ours, facts = (_statements(kind, worlds) for worlds in (plain, believed, true))
        is_open = (chances > 0) & (chances < 1)
        likely = _Chances(_kept_off(ours[is_open], believed), _kept_off(chances[is_open], plain))
        yield _tally(kind, _when(one), likely, facts[is_open] > 0.5)


class _Chances(NamedTuple):
    believed: Floats
    plain: Floats


def _statements(kind: str, worlds: Worlds) -> Floats:
    """The chances of all statements of a kind."""
    held, aside = worlds.cards[:, :-1], worlds.cards[:, -1:]
    if kind == "void":
        told = np.stack([(held & suit) == 0 for suit in SUITS], axis=2)
    else:
        told = (held if kind == "holds" else aside)[:, :, None] >> np.arange(32) & 1 > 0
    chances: Floats = np.tensordot(worlds.weights, told.astype(np.float64), axes=1).ravel()
    return np.round(chances, 12)


def _kept_off(chances: Floats, worlds: Worlds) -> Floats:
    """Chances that drawn layouts give, kept off 0 and 1 by half of what one layout weighs."""
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


def summed(tallies: Iterable[Tally], by: Sequence[str]) -> list[Tally]:
    """Those tallies together that are alike in ``by``: kind, when; what they differ in is left empty."""
    alike: dict[tuple[str, str], list[Tally]] = {}
    for tally in tallies:
        key = (tally.kind if "kind" in by else "", tally.when if "when" in by else "")
        alike.setdefault(key, []).append(tally)
    return [
        Tally(
            *key,
            tuple(_added(bins) for bins in zip(*(tally.bins for tally in found), strict=True)),
            math.fsum(tally.loss for tally in found),
            math.fsum(tally.plain for tally in found),
        )
        for key, found in sorted(alike.items(), key=_in_order)
    ]


def _in_order(one: tuple[tuple[str, str], list[Tally]]) -> tuple[int, int]:
    (kind, when), _ = one
    return (KINDS.index(kind) if kind else 0, WHENS.index(when) if when else 0)


def _added(bins: Sequence[Bin]) -> Bin:
    return Bin(sum(one.count for one in bins), sum(one.true for one in bins), math.fsum(one.believed for one in bins))


def calibration(
    game: ArenaGame, asked: Asked, limits: Limits, place: Place = HERE, *, told: Callable[[Done], None] | None = None
) -> list[Tally]:
    """What was believed in deals up to the limits, and what was true, by kind and time.

    Raises:
        BadState: the file is another campaign's.
    """
    found: list[Tally] = []
    work = Campaign(f"beliefs-{game.name}", game.name, asked, partial(tallies_of, game), list[Tally])
    for done in run(work, limits, place):
        found = summed([*found, *done.row], ("kind", "when"))
        if told:
            told(done)
    return found
