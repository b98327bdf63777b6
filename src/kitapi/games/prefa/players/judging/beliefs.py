"""How the cards may lie that a player of Prefa does not see: what he knows of them, and how likely that makes each.

Layouts that fit are drawn, each as likely as any other; then each is weighed by how likely sensible players would have
called, laid away, named and answered as they did with those cards.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from kitapi.games.prefa.players.good_faith import calls_in, contract_of
from kitapi.games.prefa.players.judging import manners
from kitapi.games.prefa.players.judging.hands import STRAINS, tricks_in
from kitapi.games.prefa.players.situation import seen_in, trump_of
from kitapi.games.prefa.rules.actions import Bid, Hold, IfLeft, Pass
from kitapi.games.prefa.rules.bidding import legal_calls
from kitapi.games.prefa.rules.events import CallMade, CardPlayed, ClaimMade
from kitapi.games.prefa.rules.view import Phase, PrefaView
from kitapi.kernel import Seat
from kitapi.mechanics.shown import DealBegan
from kitapi.players.judged import Bits, Effort, Floats, Worlds
from kitapi.players.tricks.beliefs import Hidden, Place, ways
from kitapi.players.tricks.holdings import DECK, bit_of, hand_of
from kitapi.players.tricks.laying import Layer, Laying, redraw_discards
from kitapi.players.tricks.masks import pairs_of
from kitapi.players.tricks.worlds import LIST_ALL, draw_worlds, layouts_for, reweight

MORE_DRAWN, MORE_WEIGHED = 12, 2
"""How many times as many layouts are drawn, and weighed, where another has bought: such hands are rare."""

LOSERS_AWAY, GLANCE = 1.3, 0.5
"""Tricks lost in twelve cards that are laid away; and how exact a glance at twelve cards is."""

MORE_ANSWERING = 2
"""How many times as many are solved to answer a contract."""

TALONS = 5
"""Pairs tried, where it is not known which two of a declarer's twelve cards were the talon."""


def believed(view: PrefaView, history: Sequence[Any], rng: Random, effort: Effort) -> Worlds:
    """Layouts of what the player does not see, those more likely that go with what the others did.

    Raises:
        ValueError: the view is a spectator's.
    """
    chance = np.random.default_rng(rng.getrandbits(64))
    known, hides = known_to(view, history), _hides_discards(view)
    worlds = draw_worlds(known.hidden, known.seats, _drawn(known, effort) if hides else effort.drawn, chance)
    if hides and not worlds.exact:
        return _with_discards(worlds, known, view, _Enough(effort.drawn * MORE_WEIGHED, _layouts(view, effort), chance))
    if hides:
        worlds = _weighed_by_discards(worlds, known, view)
    return reweight(worlds, likelihood(view, known, worlds, chance), _layouts(view, effort), chance)


def _layouts(view: PrefaView, effort: Effort) -> int:
    """How many layouts to look at: to answer a contract few ways are solved in each."""
    if view.phase is Phase.PLAYING:
        return layouts_for(effort, len(view.hand))
    return effort.layouts * (MORE_ANSWERING if view.phase is Phase.PARTICIPATING else 1)


class Known(NamedTuple):
    """What a player knows of the hidden cards. ``played``: by seat, the cards each has played."""

    hidden: Hidden
    seats: tuple[Seat, ...]
    played: tuple[int, ...]

    def dealt(self, worlds: Worlds, seat: int) -> Bits:
        """(n,) what ``seat`` had before the first card was played."""
        return worlds.held_by(seat) | self.played[seat]


def known_to(view: PrefaView, history: Sequence[Any]) -> Known:
    """What the viewer knows: who holds how many cards, and what each can hold by the voids and claims shown.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("a spectator believes nothing")
    played, shown = _played(history, view.players), _shown(view, history)
    seen = seen_in(history, trump_of(view))
    own = hand_of(view.hand) | hand_of(view.bargain.discards if view.bargain else ())
    unseen = DECK & ~(own | seen.played)
    seats = tuple(seat for seat in view.active if seat != view.seat)
    open_cards = {seat: cards & unseen for seat, cards in shown.items() if seat != view.seat}
    closed = unseen & ~sum(open_cards.values())
    places = [Place(view.held[seat], open_cards.get(seat, closed & ~seen.voids[seat])) for seat in seats]
    aside = unseen.bit_count() - sum(place.cards for place in places)
    return Known(Hidden(unseen, (*places, *([Place(aside, closed)] if aside else []))), seats, played)


def _played(history: Sequence[Any], players: int) -> tuple[int, ...]:
    found = [0] * players
    for observation in history:
        if isinstance(observation, DealBegan):
            found = [0] * players
        elif isinstance(observation, CardPlayed):
            found[observation.seat] |= bit_of(observation.card)
    return tuple(found)


def _shown(view: PrefaView, history: Sequence[Any]) -> dict[Seat, int]:
    """The cards that a claim has shown, by seat."""
    found: dict[Seat, int] = {}
    for observation in history:
        if isinstance(observation, DealBegan):
            found = {}
        elif isinstance(observation, ClaimMade):
            found[observation.seat] = hand_of(observation.cards)
    return {**found, view.claim.seat: hand_of(view.claim.cards)} if view.claim else found


def _hides_discards(view: PrefaView) -> bool:
    """Whether another has laid two cards away before a contract that is known."""
    return view.bargain is not None and view.bargain.declarer != view.seat and view.bargain.contract is not None


def _drawn(known: Known, effort: Effort) -> int:
    """How many layouts to draw where another has bought; not so many more that all are listed, which takes longer."""
    return max(effort.drawn, min(MORE_DRAWN * effort.drawn, (ways(known.hidden) - 1) // LIST_ALL))


class _Enough(NamedTuple):
    """How many layouts are weighed with care, and how many are kept of those."""

    weighed: int
    kept: int
    chance: np.random.Generator


def _with_discards(worlds: Worlds, known: Known, view: PrefaView, enough: _Enough) -> Worlds:
    """Layouts of those drawn in which another bought and laid two cards away.

    Hands like his are rare: such as look too weak for his contract are thinned out first, and count for more after it.
    """
    strong = _looks_strong(worlds, known, view)
    some = reweight(worlds, strong, enough.weighed, enough.chance)
    likely = likelihood(view, known, some, enough.chance) / _looks_strong(some, known, view)
    return _laid_away_again(reweight(some, likely, enough.kept, enough.chance), known, view, enough.chance)


def _looks_strong(worlds: Worlds, known: Known, view: PrefaView) -> Floats:
    """(n,) about how likely it looks, from 0 to 1, that the declarer has enough for his contract."""
    assert view.bargain is not None
    assert view.bargain.contract is not None
    contract, twelve = view.bargain.contract, known.dealt(worlds, view.bargain.declarer) | worlds.aside
    return manners.soft(tricks_in(contract.step % STRAINS, twelve) + LOSERS_AWAY - contract.level, GLANCE)


def _weighed_by_discards(worlds: Worlds, known: Known, view: PrefaView) -> Worlds:
    """``worlds`` with those more likely in which what a declarer has laid away is sensible."""
    laying = _laying(worlds, known, view)
    likely = np.sum(laying.chances * (laying.pairs == worlds.aside[:, None]), axis=1)
    return worlds._replace(weights=worlds.weights * likely)


def _laid_away_again(worlds: Worlds, known: Known, view: PrefaView, chance: np.random.Generator) -> Worlds:
    """The same twelve cards of the declarer in each layout, but such two of them laid away as are likely to be."""
    assert view.bargain is not None
    declarer = view.bargain.declarer
    place = worlds.seats.index(declarer)
    layer = Layer(place, known.hidden.places[place].may_hold, known.played[declarer])
    return redraw_discards(worlds, layer, _laying(worlds, known, view), chance)


def _laying(worlds: Worlds, known: Known, view: PrefaView) -> Laying:
    """What the declarer may have laid away of his twelve cards, before the contract he named."""
    assert view.bargain is not None
    assert view.bargain.contract is not None
    twelve = known.dealt(worlds, view.bargain.declarer) | worlds.aside
    return manners.laid_away(twelve, view.bargain.contract.step % STRAINS)


def likelihood(view: PrefaView, known: Known, worlds: Worlds, chance: np.random.Generator) -> Floats:
    """(n,) how likely the others would have done what they did with the cards they have in each layout.

    What was laid away is not in it.
    """
    found = np.ones(worlds.number)
    bargain = view.bargain
    for seat in worlds.seats:
        spoken = reading(view, seat)
        if bargain is None or seat != bargain.declarer:
            found *= _calling(spoken, known.dealt(worlds, seat))
            continue
        twelve = known.dealt(worlds, seat) | worlds.aside
        found *= _calling_before_the_talon(spoken, twelve, chance)
        if bargain.contract is not None:
            found *= manners.named(view, twelve, bargain.minimum.step)[:, bargain.contract.step]
    return found * _answering(view, known, worlds)


class Spoken(NamedTuple):
    """What a seat's calls say: the highest step it stayed in at, and at which it passed (-1: at none).

    ``if_left``: it said so; None where it never could.
    """

    stayed: int = -1
    passed: int = -1
    if_left: bool | None = None


def reading(view: PrefaView, seat: int) -> Spoken:
    """What the calls of ``seat`` say; one that the clock made says nothing."""
    calls = calls_in(view)
    found = Spoken()
    for number, made in enumerate(calls):
        if made.seat != seat or made.by_clock:
            continue
        legal = legal_calls(calls[:number])
        step = asked_step(legal, calls[:number])
        if IfLeft() in legal:
            found = found._replace(if_left=isinstance(made.call, IfLeft))
        if isinstance(made.call, Bid | Hold):
            found = found._replace(stayed=step)
        elif isinstance(made.call, Pass):
            found = found._replace(passed=step)
    return found


def asked_step(legal: Sequence[Any], before: tuple[CallMade, ...]) -> int:
    """The step at which a player stays in by any call but a pass; beyond the top where he only passes."""
    contract = contract_of(legal, before)
    return manners.STEPS if contract is None else contract.step


def _calling(spoken: Spoken, hands: Bits) -> Floats:
    """(n,) how likely the calls were, with the ``hands`` dealt."""
    up_to = manners.stays(hands)
    found = np.ones(len(hands)) if spoken.stayed < 0 else up_to[:, spoken.stayed]
    if spoken.passed >= 0:
        found = np.maximum(found - up_to[:, spoken.passed], manners.ODD**2)
    if spoken.if_left is None or spoken.stayed >= 0:
        return found
    fair = manners.fair(hands)
    if spoken.if_left:
        return np.asarray((1 - up_to[:, 0] + manners.ODD) * fair)
    return np.asarray(found * (1 - fair))


def _calling_before_the_talon(spoken: Spoken, twelve: Bits, chance: np.random.Generator) -> Floats:
    """(n,) the same for a declarer of whom it is not known which two of twelve cards the talon were."""
    pairs = pairs_of(twelve)
    tried = chance.permutation(pairs.shape[1])[:TALONS]
    return np.asarray(np.mean([_calling(spoken, twelve & ~pairs[:, column]) for column in tried], axis=0))


def _answering(view: PrefaView, known: Known, worlds: Worlds) -> Floats:
    """(n,) how likely the other defenders answered as they did."""
    bargain = view.bargain
    if bargain is None or bargain.contract is None or not view.answers:
        return np.ones(worlds.number)
    steps = np.full(worlds.number, bargain.contract.step)
    own = np.full(worlds.number, hand_of(view.hand) | (0 if view.seat is None else known.played[view.seat]))
    hands = [own if seat == view.seat else known.dealt(worlds, seat) for seat in (bargain.first, bargain.second)]
    likely = manners.answers(hands[0], hands[1], steps)
    found, said = np.ones(worlds.number), tuple(spoken.answer for spoken in view.answers)
    for place, spoken in enumerate(view.answers):
        if spoken.seat != view.seat:
            found = found * likely[said[:place]][spoken.answer]
    return found
