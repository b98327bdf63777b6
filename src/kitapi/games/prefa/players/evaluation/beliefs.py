"""Beliefs of a player of Prefa about the hidden cards: sampled layouts with weights.

Layouts that agree with what is known are drawn uniformly. Each is then weighted by its likelihood: the probability, by
the opponent model, of the others' calls, discards, contract and answers with those cards.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from kitapi.games.prefa.players.evaluation import opponent_model
from kitapi.games.prefa.players.evaluation.hands import STRAINS, tricks_in
from kitapi.games.prefa.players.good_faith import calls_in, contract_of
from kitapi.games.prefa.players.situation import seen_in, trump_cards
from kitapi.games.prefa.rules.actions import Bid, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.bidding import legal_calls
from kitapi.games.prefa.rules.events import CallMade, CardPlayed, ClaimMade
from kitapi.games.prefa.rules.view import Phase, PrefaView
from kitapi.kernel import Seat
from kitapi.mechanics.shown_cards import DealBegan
from kitapi.players.evaluation import Bits, Effort, Floats, Worlds
from kitapi.players.tricks.beliefs import Hidden, Place, ways
from kitapi.players.tricks.discard_pairs import Layer, Laying, redraw_discards
from kitapi.players.tricks.holdings import DECK, bit_of, hand_of
from kitapi.players.tricks.masks import pairs_of
from kitapi.players.tricks.worlds import LIST_ALL, draw_worlds, layouts_for, reweight

MORE_DRAWN, MORE_WEIGHED = 12, 2
"""The factors by which more layouts are drawn, and weighted, if another player is the declarer: such hands are rare."""

LOSERS_AWAY, GLANCE = 1.3, 0.5
"""For a fast estimate of twelve cards: the losing tricks that two discards remove, and the estimate's width."""

MORE_ANSWERING = 2
"""The factor by which more layouts are solved when a defender answers a contract."""

TALONS = 5
"""The number of pairs, of the declarer's twelve cards, that are tried as the talon if it is not known."""


def sample_worlds(view: PrefaView, history: Sequence[Any], rng: Random, effort: Effort) -> Worlds:
    """Sample layouts of the hidden cards by their posterior probability, given the others' actions.

    Raises:
        ValueError: the view is a spectator's.
    """
    chance = np.random.default_rng(rng.getrandbits(64))
    known, hides = known_to(view, history), _hides_discards(view)
    worlds = draw_worlds(known.hidden, known.seats, _sample_size(known, effort) if hides else effort.drawn, chance)
    if hides and not worlds.exact:
        return _with_discards(
            worlds, known, view, _SampleSizes(effort.drawn * MORE_WEIGHED, _layouts(view, effort), chance)
        )
    if hides:
        worlds = _weigh_by_discards(worlds, known, view)
    return reweight(worlds, likelihood(view, known, worlds, chance), _layouts(view, effort), chance)


def _layouts(view: PrefaView, effort: Effort) -> int:
    """Return the number of layouts to evaluate: more for an answer to the contract, which has few actions to solve."""
    if view.phase is Phase.PLAYING:
        return layouts_for(effort, len(view.hand))
    return effort.layouts * (MORE_ANSWERING if view.phase is Phase.PARTICIPATING else 1)


class Known(NamedTuple):
    """A player's knowledge of the hidden cards. ``played``: the cards played by each seat."""

    hidden: Hidden
    seats: tuple[Seat, ...]
    played: tuple[int, ...]

    def dealt_cards(self, worlds: Worlds, seat: int) -> Bits:
        """Return the hand of ``seat`` before the first card was played; shape (n,)."""
        return worlds.held_by(seat) | self.played[seat]


def known_to(view: PrefaView, history: Sequence[Any]) -> Known:
    """Return the viewer's certain knowledge: how many cards each seat has, and which it may hold by voids and claims.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("a spectator believes nothing")
    played, shown = _cards_played(history, view.players), _cards_claimed(view, history)
    seen = seen_in(history, trump_cards(view))
    own = hand_of(view.hand) | hand_of(view.bargain.discards if view.bargain else ())
    unseen = DECK & ~(own | seen.played)
    seats = tuple(seat for seat in view.active if seat != view.seat)
    open_cards = {seat: cards & unseen for seat, cards in shown.items() if seat != view.seat}
    closed = unseen & ~sum(open_cards.values())
    places = [Place(view.held[seat], open_cards.get(seat, closed & ~seen.voids[seat])) for seat in seats]
    aside = unseen.bit_count() - sum(place.cards for place in places)
    return Known(Hidden(unseen, (*places, *([Place(aside, closed)] if aside else []))), seats, played)


def _cards_played(history: Sequence[Any], players: int) -> tuple[int, ...]:
    found = [0] * players
    for observation in history:
        if isinstance(observation, DealBegan):
            found = [0] * players
        elif isinstance(observation, CardPlayed):
            found[observation.seat] |= bit_of(observation.card)
    return tuple(found)


def _cards_claimed(view: PrefaView, history: Sequence[Any]) -> dict[Seat, int]:
    """Return the cards shown by a claim, by seat."""
    found: dict[Seat, int] = {}
    for observation in history:
        if isinstance(observation, DealBegan):
            found = {}
        elif isinstance(observation, ClaimMade):
            found[observation.seat] = hand_of(observation.cards)
    return {**found, view.claim.seat: hand_of(view.claim.cards)} if view.claim else found


def _hides_discards(view: PrefaView) -> bool:
    """Whether another player has discarded two hidden cards and named the contract."""
    return view.bargain is not None and view.bargain.declarer != view.seat and view.bargain.contract is not None


def _sample_size(known: Known, effort: Effort) -> int:
    """Return the number of layouts to draw if another player is the declarer; listing all layouts would take longer."""
    return max(effort.drawn, min(MORE_DRAWN * effort.drawn, (ways(known.hidden) - 1) // LIST_ALL))


class _SampleSizes(NamedTuple):
    """The number of layouts that are weighted exactly, and of those that are kept."""

    weighted: int
    kept: int
    chance: np.random.Generator


def _with_discards(worlds: Worlds, known: Known, view: PrefaView, sizes: _SampleSizes) -> Worlds:
    """Return the drawn layouts, with the discards of another player who took the talon.

    Strong hands are rare: layouts whose declarer looks too weak for the contract are thinned out first, and the rest
    get more weight (importance sampling).
    """
    strong = _strength_chance(worlds, known, view)
    some = reweight(worlds, strong, sizes.weighted, sizes.chance)
    likely = likelihood(view, known, some, sizes.chance) / _strength_chance(some, known, view)
    return _redraw_discards(reweight(some, likely, sizes.kept, sizes.chance), known, view, sizes.chance)


def _strength_chance(worlds: Worlds, known: Known, view: PrefaView) -> Floats:
    """Return a rough probability that the declarer has enough for the contract; shape (n,)."""
    assert view.bargain is not None
    assert view.bargain.contract is not None
    contract, twelve = view.bargain.contract, known.dealt_cards(worlds, view.bargain.declarer) | worlds.aside
    return opponent_model.soft_threshold(
        tricks_in(contract.step % STRAINS, twelve) + LOSERS_AWAY - contract.level, GLANCE
    )


def _weigh_by_discards(worlds: Worlds, known: Known, view: PrefaView) -> Worlds:
    """Return ``worlds``, weighted by how probable the declarer's discards are."""
    laying = _discards_of(worlds, known, view)
    likely = np.sum(laying.chances * (laying.pairs == worlds.aside[:, None]), axis=1)
    return worlds._replace(weights=worlds.weights * likely)


def _redraw_discards(worlds: Worlds, known: Known, view: PrefaView, chance: np.random.Generator) -> Worlds:
    """Draw the declarer's two discards in each layout by their probability; the twelve cards stay the same."""
    assert view.bargain is not None
    declarer = view.bargain.declarer
    place = worlds.seats.index(declarer)
    layer = Layer(place, known.hidden.places[place].may_hold, known.played[declarer])
    return redraw_discards(worlds, layer, _discards_of(worlds, known, view), chance)


def _discards_of(worlds: Worlds, known: Known, view: PrefaView) -> Laying:
    """Return the cards that the declarer may have discarded from the twelve, given the contract."""
    assert view.bargain is not None
    assert view.bargain.contract is not None
    twelve = known.dealt_cards(worlds, view.bargain.declarer) | worlds.aside
    return opponent_model.discard_chances(twelve, view.bargain.contract.step % STRAINS)


def likelihood(view: PrefaView, known: Known, worlds: Worlds, chance: np.random.Generator) -> Floats:
    """Return the likelihood of each layout: the probability of the others' calls, contract and answers in it.

    Shape: (n,).

    Discards are left out.
    """
    found = np.ones(worlds.number)
    bargain = view.bargain
    for seat in worlds.seats:
        spoken = read_calls(view, seat)
        if bargain is None or seat != bargain.declarer:
            found *= _call_likelihood(spoken, known.dealt_cards(worlds, seat))
            continue
        twelve = known.dealt_cards(worlds, seat) | worlds.aside
        found *= _call_likelihood_before_talon(spoken, twelve, chance)
        if bargain.contract is not None:
            found *= opponent_model.naming_chances(view, twelve, bargain.minimum.step)[:, bargain.contract.step]
    return found * _answer_likelihood(view, known, worlds)


class CallSummary(NamedTuple):
    """A summary of a seat's calls: the highest step at which it stayed in, and the step at which it passed (or -1).

    ``if_left``: whether it said "if left"; None if it never could.
    """

    stayed: int = -1
    passed: int = -1
    if_left: bool | None = None


def read_calls(view: PrefaView, seat: int) -> CallSummary:
    """Sum up the calls of ``seat``; those made by the clock are left out."""
    calls = calls_in(view)
    found = CallSummary()
    for number, made in enumerate(calls):
        if made.seat != seat or made.by_clock:
            continue
        legal = legal_calls(calls[:number])
        step = staying_step(legal, calls[:number])
        if IfLeft() in legal:
            found = found._replace(if_left=isinstance(made.call, IfLeft))
        if isinstance(made.call, Bid | Hold):
            found = found._replace(stayed=step)
        elif isinstance(made.call, Pass):
            found = found._replace(passed=step)
    return found


def staying_step(legal: Sequence[Any], before: tuple[CallMade, ...]) -> int:
    """Return the step at which the next player stays in by any call but a pass.

    It is beyond the top if they can only pass.
    """
    contract = contract_of(legal, before)
    return opponent_model.STEPS if contract is None else contract.step


def _call_likelihood(spoken: CallSummary, hands: Bits) -> Floats:
    """Return the probability of the calls with the ``hands`` dealt; shape (n,)."""
    up_to = opponent_model.stay_chances(hands)
    found = np.ones(len(hands)) if spoken.stayed < 0 else up_to[:, spoken.stayed]
    if spoken.passed >= 0:
        found = np.maximum(found - up_to[:, spoken.passed], opponent_model.ODD**2)
    if spoken.if_left is None or spoken.stayed >= 0:
        return found
    fair = opponent_model.if_left_chance(hands)
    if spoken.if_left:
        return np.asarray((1 - up_to[:, 0] + opponent_model.ODD) * fair)
    return np.asarray(found * (1 - fair))


def _call_likelihood_before_talon(spoken: CallSummary, twelve: Bits, chance: np.random.Generator) -> Floats:
    """Return the probability of a declarer's calls, if the two talon cards among the twelve are not known.

    Shape: (n,).
    """
    pairs = pairs_of(twelve)
    tried = chance.permutation(pairs.shape[1])[:TALONS]
    return np.asarray(np.mean([_call_likelihood(spoken, twelve & ~pairs[:, column]) for column in tried], axis=0))


def _answer_likelihood(view: PrefaView, known: Known, worlds: Worlds) -> Floats:
    """Return the probability of the other defenders' answers; shape (n,)."""
    bargain = view.bargain
    if bargain is None or bargain.contract is None or not view.answers:
        return np.ones(worlds.number)
    steps = np.full(worlds.number, bargain.contract.step)
    own = np.full(worlds.number, hand_of(view.hand) | (0 if view.seat is None else known.played[view.seat]))
    hands = [own if seat == view.seat else known.dealt_cards(worlds, seat) for seat in (bargain.first, bargain.second)]
    likely = opponent_model.answer_chances(hands[0], hands[1], steps)
    found, said = np.ones(worlds.number), tuple(spoken.answer for spoken in view.answers)
    for place, spoken in enumerate(view.answers):
        if spoken.seat != view.seat:
            found = found * likely[said[:place]][spoken.answer]
    return found
