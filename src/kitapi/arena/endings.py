"""The losses of players in endings with few possible layouts, compared with the best response (``response``)."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec
import numpy as np

from kitapi.arena.campaign import HERE, Campaign, Done, Limits, Place, run
from kitapi.arena.deals import Decision, Which, chance_of, decisions
from kitapi.arena.entrants import BUDGET, entrant_of
from kitapi.arena.games import ArenaGame, tricks_of
from kitapi.arena.response import Layout, Pays, Player, Won, forget, values_of_cards
from kitapi.arena.roles import Part
from kitapi.arena.simulation import Match
from kitapi.cards import CardSet, size
from kitapi.mechanics.value import seat_values
from kitapi.players.evaluation import Effort, Worlds
from kitapi.players.levels import judging_of
from kitapi.players.tricks.beliefs import hidden_from
from kitapi.players.tricks.holdings import hand_of
from kitapi.players.tricks.masks import card_sets_of
from kitapi.players.tricks.worlds import draw_worlds

EVEN = 1e-6
"""The difference below which two values count as equal."""


class EndingsRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Endings of the deals of ``match``, played by its first seating, in which all ``players`` choose a card.

    ``cards``: the maximum in the hand of the player to act. ``layouts``: the maximum of possible layouts. ``calls``:
    whether layouts are weighted by the likelihood of the calls and answers; otherwise all are equally likely.
    """

    match: Match
    players: tuple[str, ...]
    cards: int = 4
    layouts: int = 60
    calls: bool = True


class EndingResult(msgspec.Struct, frozen=True, array_like=True):
    """One ending: role of the player to act, cards in the hand, and possible layouts.

    ``spread``: the value of the best card minus that of the worst. ``losses``: the value of the best card minus that
    of each player's card.
    """

    role: str
    cards: int
    layouts: int
    spread: float
    losses: tuple[float, ...]


def play_ending(game: ArenaGame, request: EndingsRequest, number: int) -> list[EndingResult]:
    """The first decision of a deal that is an ending as requested; empty if there is none."""
    match, rules = request.match, game.rules()
    players = [entrant_of(match.players[who], game) for who in match.seatings[0]]
    played = decisions(rules, rules.codec.read_terms(match.terms), Which(number, match.seed), players)
    ending = next((found for one in played if (found := _ending(game, request, one)) is not None), None)
    return [] if ending is None else [_evaluate(game, request, ending, number)]


class _Ending(NamedTuple):
    """A decision near the end of a deal, with all layouts that are consistent with its player's knowledge."""

    decision: Decision
    part: Part
    view: Any
    worlds: Worlds


def _ending(game: ArenaGame, request: EndingsRequest, one: Decision) -> _Ending | None:
    """The decision as an ending, with its layouts; None if it is not as requested."""
    part = tricks_of(game).part_of(one.state, one.seat)
    if part.solvable is None or part.solvable.objective.is_open or not hasattr(one.action, "card"):
        return None
    if not 2 <= size(one.state.hands[one.seat]) <= request.cards:
        return None
    view = game.rules().view(one.state, one.seat)
    if len(view.options) < 2:
        return None
    worlds = _likely_worlds(game, request, view, one) if request.calls else _possible_worlds(game, request, view, one)
    return _Ending(one, part, view, worlds) if worlds.exact and 2 <= worlds.number <= request.layouts else None


def _likely_worlds(game: ArenaGame, request: EndingsRequest, view: Any, one: Decision) -> Worlds:
    effort = Effort(layouts=request.layouts, drawn=request.layouts)
    return judging_of(game).sample_worlds(view, one.history, chance_of("layouts", request.match.seed), effort)


def _possible_worlds(game: ArenaGame, request: EndingsRequest, view: Any, one: Decision) -> Worlds:
    cards = hand_of(option.card for option in view.options if hasattr(option, "card"))
    situation = tricks_of(game).situation_of(view, cards, one.history)
    others = {*situation.rivals} | (set() if situation.partner is None else {situation.partner})
    return draw_worlds(
        hidden_from(situation), sorted(others), request.layouts, np.random.default_rng(request.match.seed)
    )


def _evaluate(game: ArenaGame, request: EndingsRequest, ending: _Ending, number: int) -> EndingResult:
    one, part = ending.decision, ending.part
    assert part.solvable is not None
    layouts = _layouts(ending)
    player = Player(part.solvable.position.turn, part.solvable.objective, _pays(game, one))
    found = values_of_cards(layouts, _tricks_by_place(one.state), player)
    forget()
    best = max(found.values())
    losses = []
    for name in request.players:
        chance = chance_of("ending", request.match.seed, number, name)
        action = entrant_of(name, game)(ending.view, one.history, chance, BUDGET)  # type: ignore[operator]
        # a claim loses nothing
        losses.append(best - found[action.card] if hasattr(action, "card") else 0.0)
    cards = size(one.state.hands[one.seat])
    return EndingResult(part.role, cards, ending.worlds.number, best - min(found.values()), tuple(losses))


def _order(state: Any) -> tuple[int, ...]:
    """The seats in play, the declarer first."""
    declarer = getattr(state.bargain, "won", state.bargain).declarer
    at = state.lineup.index(declarer)
    return (*state.lineup[at:], *state.lineup[:at])


def _tricks_by_place(state: Any) -> Won:
    return tuple(state.won[seat] for seat in _order(state))


def _layouts(ending: _Ending) -> list[Layout]:
    """All layouts in the format of the solver, with the player's own hand."""
    one, worlds = ending.decision, ending.worlds
    assert ending.part.solvable is not None
    position, order = ending.part.solvable.position, _order(one.state)
    own = np.full(worlds.number, int(one.state.hands[one.seat]), np.int64)
    columns = [own if seat == one.seat else card_sets_of(worlds.held_by(seat)) for seat in order]
    return [
        Layout(float(chance), position._replace(hands=tuple(CardSet(int(hand)) for hand in hands)))
        for chance, *hands in zip(worlds.weights, *columns, strict=True)
    ]


def _pays(game: ArenaGame, one: Decision) -> Pays:
    """The value for the seat if the deal ends with tricks by place, in the game's unit."""
    order, state = _order(one.state), one.state

    @cache
    def pays(won: Won) -> float:
        by_seat = dict(zip(order, won, strict=True))
        tricks = tuple(by_seat.get(seat, 0) for seat in range(len(state.hands)))
        return seat_values(tricks_of(game).transfers(state, tricks), len(tricks))[one.seat] / len(tricks)

    return pays


def endings(
    game: ArenaGame,
    request: EndingsRequest,
    limits: Limits,
    place: Place = HERE,
    *,
    on_done: Callable[[Done], None] | None = None,
) -> list[EndingResult]:
    """The endings of deals up to the limits, with the loss of each player.

    Raises:
        BadState: the file belongs to another campaign.
    """
    found: list[EndingResult] = []
    work = Campaign(f"endings-{game.name}", game.name, request, partial(play_ending, game), list[EndingResult])
    for done in run(work, limits, place):
        found += done.row
        if on_done:
            on_done(done)
    return found


class EndingScore(NamedTuple):
    """The score of a player in the endings in which the choice of card mattered.

    ``best``: the share of best cards. ``loss``: the mean loss against the best card, in the game's unit; ``stake``: the
    mean loss of the worst card.
    """

    player: str
    endings: int
    best: float
    loss: float
    stake: float


def score_players(request: EndingsRequest, found: Sequence[EndingResult]) -> list[EndingScore]:
    """The score of each player."""
    mattered = [one for one in found if one.spread > EVEN]
    count = max(1, len(mattered))
    stake = sum(one.spread for one in mattered) / count
    return [
        EndingScore(
            player=name,
            endings=len(mattered),
            best=sum(one.losses[at] <= EVEN for one in mattered) / count,
            loss=sum(one.losses[at] for one in mattered) / count,
            stake=stake,
        )
        for at, name in enumerate(request.players)
    ]
