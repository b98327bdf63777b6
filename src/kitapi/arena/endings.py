"""How well players play endings whose layouts can all be gone through, against the best there is (``response``)."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec
import numpy as np

from kitapi.arena.campaign import HERE, Campaign, Done, Limits, Place, run
from kitapi.arena.dealing import Decision, Which, chance_of, decisions
from kitapi.arena.entrants import BUDGET, entrant_of
from kitapi.arena.games import ArenaGame, tricks_of
from kitapi.arena.response import Layout, Pays, Player, Won, forget, worths_of_cards
from kitapi.arena.simulation import Match
from kitapi.arena.standing import Part
from kitapi.cards import CardSet, size
from kitapi.mechanics.worth import worths
from kitapi.players.judged import Effort, Worlds
from kitapi.players.levels import judging_of
from kitapi.players.tricks.beliefs import hidden_from
from kitapi.players.tricks.holdings import hand_of
from kitapi.players.tricks.masks import wide
from kitapi.players.tricks.worlds import drawn_worlds

EVEN = 1e-6
"""Worths that differ by less are the same."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """Endings of the deals of ``match``, played by its first seating, each shown to all ``players``.

    ``cards``: the most that the player at the turn may hold. ``layouts``: the most that may be possible. ``calls``:
    whether layouts are as likely as calls and answers make them, and not all alike.
    """

    match: Match
    players: tuple[str, ...]
    cards: int = 4
    layouts: int = 60
    calls: bool = True


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """One ending: how many cards were held and layouts possible, who was at the turn, and what was at stake.

    ``spread``: what the worst card is worth less than the best. ``losses``: what the card of each player is.
    """

    role: str
    cards: int
    layouts: int
    spread: float
    losses: tuple[float, ...]


def shown_of(game: ArenaGame, asked: Asked, number: int) -> list[Shown]:
    """The first of a deal's decisions that is an ending to be judged; none where there is none."""
    match, rules = asked.match, game.rules()
    players = [entrant_of(match.players[who], game) for who in match.seatings[0]]
    played = decisions(rules, rules.codec.read_terms(match.terms), Which(number, match.seed), players)
    ending = next((found for one in played if (found := _ending(game, asked, one)) is not None), None)
    return [] if ending is None else [_judged(game, asked, ending, number)]


class _Ending(NamedTuple):
    """A decision near the end, with all layouts that fit what its player knows."""

    decision: Decision
    part: Part
    view: Any
    worlds: Worlds


def _ending(game: ArenaGame, asked: Asked, one: Decision) -> _Ending | None:
    """The decision as an ending to be judged; None where it is none."""
    part = tricks_of(game).part_of(one.state, one.seat)
    if part.solvable is None or part.solvable.objective.is_open or not hasattr(one.action, "card"):
        return None
    if not 2 <= size(one.state.hands[one.seat]) <= asked.cards:
        return None
    view = game.rules().view(one.state, one.seat)
    if len(view.options) < 2:
        return None
    worlds = _believed(game, asked, view, one) if asked.calls else _possible(game, asked, view, one)
    return _Ending(one, part, view, worlds) if worlds.exact and 2 <= worlds.number <= asked.layouts else None


def _believed(game: ArenaGame, asked: Asked, view: Any, one: Decision) -> Worlds:
    effort = Effort(layouts=asked.layouts, drawn=asked.layouts)
    return judging_of(game).believed(view, one.history, chance_of("layouts", asked.match.seed), effort)


def _possible(game: ArenaGame, asked: Asked, view: Any, one: Decision) -> Worlds:
    cards = hand_of(option.card for option in view.options if hasattr(option, "card"))
    situation = tricks_of(game).situation_of(view, cards, one.history)
    others = {*situation.rivals} | (set() if situation.partner is None else {situation.partner})
    return drawn_worlds(hidden_from(situation), sorted(others), asked.layouts, np.random.default_rng(asked.match.seed))


def _judged(game: ArenaGame, asked: Asked, ending: _Ending, number: int) -> Shown:
    one, part = ending.decision, ending.part
    assert part.solvable is not None
    layouts = _layouts(ending)
    player = Player(part.solvable.position.turn, part.solvable.objective, _pays(game, one))
    found = worths_of_cards(layouts, _won(one.state), player)
    forget()
    best = max(found.values())
    losses = []
    for name in asked.players:
        chance = chance_of("ending", asked.match.seed, number, name)
        action = entrant_of(name, game)(ending.view, one.history, chance, BUDGET)  # type: ignore[operator]
        # a claim is made where nothing can be lost any more
        losses.append(best - found[action.card] if hasattr(action, "card") else 0.0)
    cards = size(one.state.hands[one.seat])
    return Shown(part.role, cards, ending.worlds.number, best - min(found.values()), tuple(losses))


def _order(state: Any) -> tuple[int, ...]:
    """The seats in play, the declarer first."""
    declarer = getattr(state.bargain, "won", state.bargain).declarer
    at = state.lineup.index(declarer)
    return (*state.lineup[at:], *state.lineup[:at])


def _won(state: Any) -> Won:
    return tuple(state.won[seat] for seat in _order(state))


def _layouts(ending: _Ending) -> list[Layout]:
    """All layouts as the solver takes them, the player's own hand in each."""
    one, worlds = ending.decision, ending.worlds
    assert ending.part.solvable is not None
    position, order = ending.part.solvable.position, _order(one.state)
    own = np.full(worlds.number, int(one.state.hands[one.seat]), np.int64)
    columns = [own if seat == one.seat else wide(worlds.held_by(seat)) for seat in order]
    return [
        Layout(float(chance), position._replace(hands=tuple(CardSet(int(hand)) for hand in hands)))
        for chance, *hands in zip(worlds.weights, *columns, strict=True)
    ]


def _pays(game: ArenaGame, one: Decision) -> Pays:
    """What it is worth to the seat when the deal ends with tricks by place, in the game's unit."""
    order, state = _order(one.state), one.state

    @cache
    def pays(won: Won) -> float:
        by_seat = dict(zip(order, won, strict=True))
        tricks = tuple(by_seat.get(seat, 0) for seat in range(len(state.hands)))
        return worths(tricks_of(game).transfers(state, tricks), len(tricks))[one.seat] / len(tricks)

    return pays


def endings(
    game: ArenaGame, asked: Asked, limits: Limits, place: Place = HERE, *, told: Callable[[Done], None] | None = None
) -> list[Shown]:
    """Endings of deals up to the limits, and what each player lost in them.

    Raises:
        BadState: the file is another campaign's.
    """
    found: list[Shown] = []
    work = Campaign(f"endings-{game.name}", game.name, asked, partial(shown_of, game), list[Shown])
    for done in run(work, limits, place):
        found += done.row
        if told:
            told(done)
    return found


class Solved(NamedTuple):
    """How a player did in endings where it mattered what was played.

    ``best``: his share of best cards. ``loss``: what he lost on average, in the game's unit; ``stake``: what he would
    have lost by playing the worst card each time.
    """

    player: str
    endings: int
    best: float
    loss: float
    stake: float


def solved(asked: Asked, found: Sequence[Shown]) -> list[Solved]:
    """How each player did."""
    mattered = [one for one in found if one.spread > EVEN]
    count = max(1, len(mattered))
    stake = sum(one.spread for one in mattered) / count
    return [
        Solved(
            player=name,
            endings=len(mattered),
            best=sum(one.losses[at] <= EVEN for one in mattered) / count,
            loss=sum(one.losses[at] for one in mattered) / count,
            stake=stake,
        )
        for at, name in enumerate(asked.players)
    ]
