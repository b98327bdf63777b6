"""Beliefs of a player of Preferans about the hidden cards: sampled layouts with weights.

Layouts that agree with what is known are drawn uniformly. Each is then weighted by its likelihood: the probability, by
the opponent model, of the others' calls, discards, game and answers with those cards.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from kitapi.games.preferans.players.evaluation import opponent_model
from kitapi.games.preferans.players.evaluation.money import Sheets, sheets_of
from kitapi.games.preferans.players.situation import trump_cards
from kitapi.games.preferans.rules.actions import Bid, FromHand, Hold, Pass
from kitapi.games.preferans.rules.bidding import legal_calls, status_after
from kitapi.games.preferans.rules.events import CallMade, CardPlayed, TrickTaken
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER
from kitapi.games.preferans.rules.view import Phase, PreferansView
from kitapi.kernel import Seat
from kitapi.mechanics.shown_cards import DealBegan
from kitapi.players.evaluation import Bits, Effort, Floats, Worlds
from kitapi.players.tricks.beliefs import Hidden, Place
from kitapi.players.tricks.discard_pairs import Layer, redraw_discards
from kitapi.players.tricks.holdings import DECK, bit_of, hand_of
from kitapi.players.tricks.situation import seen_in
from kitapi.players.tricks.worlds import draw_worlds, layouts_for, reweight


def sample_worlds(view: PreferansView, history: Sequence[Any], rng: Random, effort: Effort) -> Worlds:
    """Sample layouts of the hidden cards by their posterior probability, given the others' actions.

    Raises:
        ValueError: the view is a spectator's.
    """
    chance = np.random.default_rng(rng.getrandbits(64))
    known = known_to(view, history)
    worlds = draw_worlds(known.hidden, known.seats, effort.drawn, chance)
    if _hides_discards(view):
        worlds = _redraw_discards(worlds, known, view, chance)
    layouts = layouts_for(effort, len(view.hand)) if view.phase is Phase.PLAYING else effort.layouts
    return reweight(worlds, likelihood(view, known, worlds), layouts, chance)


class Known(NamedTuple):
    """A player's knowledge of the hidden cards. ``played``: the cards played by each seat."""

    hidden: Hidden
    seats: tuple[Seat, ...]
    played: tuple[int, ...]

    def place(self, seat: int) -> int:
        """Return the index of ``seat`` among the places."""
        return self.seats.index(Seat(seat))


def known_to(view: PreferansView, history: Sequence[Any]) -> Known:
    """Return the viewer's certain knowledge: how many cards each seat has, and which it may hold.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("a spectator believes nothing")
    bargain = view.bargain
    trump = 0 if bargain is None or bargain.game is None else trump_cards(bargain.game)
    seen = seen_in(history, trump, CardPlayed, TrickTaken)
    own = hand_of(view.hand) | hand_of(bargain.discards if bargain else ())
    unseen = DECK & ~(own | seen.played)
    seats = tuple(seat for seat in view.active if seat != view.seat)
    talon = hand_of(bargain.talon) if bargain else 0
    places = []
    for seat in seats:
        may_hold = unseen & ~seen.voids[seat]
        if bargain is None or seat != bargain.declarer:
            may_hold &= ~talon
        if view.open_hands:
            may_hold = hand_of(view.open_hands[seat])
        places.append(Place(view.held[seat], may_hold))
    aside = unseen.bit_count() - sum(place.cards for place in places)
    return Known(
        Hidden(unseen, (*places, *([Place(aside, unseen)] if aside else []))), seats, _cards_played(view, history)
    )


def _cards_played(view: PreferansView, history: Sequence[Any]) -> tuple[int, ...]:
    found = [0] * view.players
    for observation in history:
        if isinstance(observation, DealBegan):
            found = [0] * view.players
        elif isinstance(observation, CardPlayed):
            found[observation.seat] |= bit_of(observation.card)
    return tuple(found)


def _hides_discards(view: PreferansView) -> bool:
    """Whether another player has discarded two hidden cards and named the game."""
    bargain = view.bargain
    if bargain is None or bargain.game is None or bargain.number is None:
        return False
    return bargain.declarer != view.seat


def _redraw_discards(worlds: Worlds, known: Known, view: PreferansView, chance: np.random.Generator) -> Worlds:
    """Draw the declarer's two discards in each layout by their probability; the twelve cards stay the same.

    If all layouts are listed, they are only weighted; otherwise few of the layouts drawn would have likely discards.
    """
    bargain = view.bargain
    assert bargain is not None
    assert bargain.declarer is not None
    assert bargain.game is not None
    place, played = known.place(bargain.declarer), known.played[bargain.declarer]
    held, aside = worlds.cards[:, place], worlds.aside
    named = (bargain.number or 1, bargain.game)
    laying = opponent_model.discard_chances(sheets_of(view), bargain.declarer, held | aside | played, named)
    if worlds.exact:
        fitting = np.sum(laying.chances * (laying.pairs == aside[:, None]), axis=1)
        return worlds._replace(weights=worlds.weights * fitting)
    layer = Layer(place, known.hidden.places[place].may_hold, played)
    return redraw_discards(worlds, layer, laying, chance)


def likelihood(view: PreferansView, known: Known, worlds: Worlds) -> Floats:
    """Return the likelihood of each layout: the probability of the others' calls and answers in it, without discards.

    Shape: (n,).
    """
    sheets, found = sheets_of(view), np.ones(worlds.number)
    for seat in known.seats:
        hands = dealt_cards(view, known, worlds, seat)
        found *= _call_likelihood(sheets, view, seat, hands)
        found *= _naming_likelihood(sheets, view, seat, hands)
        found *= _answer_likelihood(view, seat, worlds.held_by(seat) | known.played[seat])
    return found


def dealt_cards(view: PreferansView, known: Known, worlds: Worlds, seat: Seat) -> Bits:
    """Return the ten cards dealt to ``seat``: for the declarer without the talon; shape (n,)."""
    held = worlds.held_by(seat) | known.played[seat]
    if _hides_discards(view) and view.bargain is not None and view.bargain.declarer == seat:
        return np.asarray((held | worlds.aside) & ~hand_of(view.bargain.talon))
    return held


class CallSummary(NamedTuple):
    """A summary of a seat's calls: the highest number at which it stayed in, and that at which it passed (or -1).

    ``from_hand``: whether it said from hand; None if it has not called.
    """

    stayed: int = -1
    passed: int = -1
    from_hand: bool | None = None


def read_calls(view: PreferansView, seat: Seat) -> CallSummary:
    """Sum up the calls of ``seat``."""
    calls = tuple(CallMade(seat=spoken.seat, call=spoken.call) for spoken in view.calls)
    found = CallSummary()
    for place, made in enumerate(calls):
        if made.seat != seat:
            continue
        found = found._replace(from_hand=isinstance(made.call, FromHand))
        if isinstance(made.call, Bid):
            found = found._replace(stayed=made.call.number)
        elif isinstance(made.call, Hold):
            found = found._replace(stayed=status_after(view.active, calls[:place]).number)
        elif isinstance(made.call, Pass):
            found = found._replace(passed=_staying_number(view, calls[:place]))
    return found


def _staying_number(view: PreferansView, before: tuple[CallMade, ...]) -> int:
    """Return the number at which the next player could have stayed in.

    Above the highest if only from hand was legal.
    """
    legal = legal_calls(view.active, before, view.variant)
    if Hold() in legal:
        return status_after(view.active, before).number
    return min((call.number for call in legal if isinstance(call, Bid)), default=HIGHEST_NUMBER + 1)


def _call_likelihood(sheets: Sheets, view: PreferansView, seat: Seat, hands: Bits) -> Floats:
    """Return the probability of the calls of ``seat`` with the ``hands`` dealt; shape (n,)."""
    spoken = read_calls(view, seat)
    if spoken.from_hand is None:
        return np.ones(len(hands))
    limits = opponent_model.call_limits(sheets, seat, hands)
    # "one" commits to nothing, and the first player may not pass, so these calls say nothing about the hand
    found = np.ones(len(hands)) if spoken.stayed <= 1 else limits.stays[:, spoken.stayed]
    if spoken.passed >= 0:
        found = np.maximum(found - limits.stays[:, spoken.passed], opponent_model.ODD**2)
    return found * (limits.from_hand if spoken.from_hand else 1 - limits.from_hand)


def _naming_likelihood(sheets: Sheets, view: PreferansView, seat: Seat, hands: Bits) -> Floats:
    """Return the probability of the games that ``seat`` named from hand; shape (n,)."""
    found, bargain = np.ones(len(hands)), view.bargain
    if bargain is None or bargain.number is not None:
        return found
    games = [named.game for named in bargain.named if named.seat == seat]
    if not games and bargain.declarer == seat and bargain.game is not None:
        games = [bargain.game]
    for game in games:
        found = found * opponent_model.naming_chance_from_hand(sheets, seat, hands, game)
    return found


def _answer_likelihood(view: PreferansView, seat: Seat, hands: Bits) -> Floats:
    """Return the probability of the answers of ``seat``: to play or drop, and to double or not; shape (n,)."""
    found, bargain = np.ones(len(hands)), view.bargain
    if bargain is None or bargain.game is None:
        return found
    if seat == bargain.declarer:
        return opponent_model.rekontra_chance(hands, bargain.game) if seat in bargain.doubled else found
    for part in bargain.participation:
        if part.seat == seat:
            likely = opponent_model.participation_chance(hands, bargain.game)
            found = found * (likely if part.plays else 1 - likely)
    if bargain.doubled[:1] == (seat,):
        found = found * opponent_model.kontra_chance(hands, bargain.game)
    elif not bargain.doubled and (seat in bargain.declined or view.phase is Phase.PLAYING):
        found = found * (1 - opponent_model.kontra_chance(hands, bargain.game))
    return found
