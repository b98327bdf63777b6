"""Nothing that a viewer is shown depends on what is hidden from them.

For each viewer, at each step of a deal, *twin worlds* are made: cards that the viewer has not seen are exchanged with
each other, the secrets of all others are replaced, and all actions so far are repeated. If these are legal in the twin
too, the viewer cannot know in which of the two worlds they are, so both must show them the same, byte for byte: their
view, every observation on the way, the history sent after a reload, the sheet, and why each of their actions would be
refused.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import is_
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from kitapi.cards import Card, CardSet, Suit, cards_of, set_of
from kitapi.kernel import CHANCE, PLEDGED, IllegalAction, Viewer
from kitapi.room.record.deal import Happening
from kitapi.room.record.observations import Observations, history_of, observe_event
from kitapi_testing.game_case import GameCase
from kitapi_testing.strategies import AnyGame, Moment

ValueT = TypeVar("ValueT")

TRIES = 8
"""Exchanges of cards tried at a step until one is found that gives a twin."""
REFUSALS = 10
"""Actions tried for the viewer at each step."""
REPLACED = 0.2
"""Share of the steps at which a twin is replaced although it is still consistent."""


class Leak(AssertionError):
    """A viewer was shown something that depends on what is hidden from them."""


class Renaming(NamedTuple):
    """The replacements of cards and words that make a twin world; everything else stays the same."""

    cards: Mapping[Card, Card]
    words: Mapping[str, str]

    def of(self, value: ValueT) -> ValueT:
        """``value`` with all replacements in its parts; the same object if nothing is replaced."""
        kind = type(value)
        renamed: Any = value
        if kind in _WITHOUT_NAMES:
            return value
        if kind is Card:
            renamed = self.cards.get(cast(Card, value), value)
        elif kind is str:
            renamed = self.words.get(cast(str, value), value)
        elif isinstance(value, tuple):
            parts = [self.of(part) for part in value]
            renamed = value if all(map(is_, parts, value)) else tuple(parts)
        elif isinstance(value, msgspec.Struct):
            changed = {}
            for name in value.__struct_fields__:
                part = getattr(value, name)
                if (new := self.of(part)) is not part:
                    changed[name] = new
            renamed = msgspec.structs.replace(value, **changed) if changed else value
        return cast(ValueT, renamed)

    def of_places(self, places: Mapping[str, CardSet]) -> dict[str, CardSet]:
        """``places`` with the cards of the twin world in place of those of this one."""
        return {name: set_of([self.of(card) for card in cards_of(held)]) for name, held in places.items()}


_WITHOUT_NAMES = frozenset({int, bool, type(None), float, bytes})
"""Types of values that contain neither cards nor words, and so are never renamed."""


class Distinguishable(Exception):
    """The exchange gives a world that the viewer can distinguish from this one, by what the rules made public."""


class World:
    """A deal as ``viewer`` sees it, as it was played or with replacements.

    ``observed``: the viewer's observation of each event, as sent; None if they saw nothing. ``history``: the part of it
    that is sent again after a reload. ``states``: the states after each event of the last moment, because the viewer
    may see each of them.
    """

    def __init__(self, case: GameCase, game: AnyGame, viewer: Viewer, renaming: Renaming) -> None:
        self.case, self.game, self.viewer, self.renaming = case, game, viewer, renaming
        self.state: Any = None
        self.states: list[Any] = []
        self.events: list[Any] = []
        self.observed: list[bytes | None] = []
        self.history: list[Observations] = []
        self._before: list[tuple[Any, int, int]] = []

    def rename(self, renaming: Renaming, deal: Sequence[Moment]) -> "World":
        """Return this world with replacements, after ``deal``, which is everything that has happened in it.

        Up to the first moment that contains something replaced, both worlds are the same, because the rules are pure;
        only the moments from there on are repeated.

        Raises:
            Distinguishable, Leak: as ``live``.
        """
        same = next((number for number, moment in enumerate(deal) if _names(renaming, moment)), len(deal) - 1)
        twin = World(self.case, self.game, self.viewer, renaming)
        twin.state, events, kept = self._before[same]
        twin.events, twin.observed = self.events[:events], self.observed[:events]
        twin.history = self.history[:kept]
        twin._before = self._before[:same]
        for moment in deal[same:]:
            twin.live(moment)
        return twin

    def live(self, moment: Moment) -> None:
        """Repeat the action of ``moment`` with this world's replacements.

        Everybody may learn that a failed action was legal, and nothing else: its outcome may differ between worlds.

        Raises:
            Distinguishable: the action is illegal here, or a rule makes something else public.
            Leak: something else happens here although no rule allows it.
        """
        self._before.append((self.state, len(self.events), len(self.history)))
        expected = self.renaming.of(moment.events)
        happened = expected if moment.actor is None else self._decide(moment)
        if happened != expected and moment.failed is None:
            self._must_be_public_by_rule(happened, expected)
        self.states = []
        for event in happened if moment.failed is None else ():
            self.state = self.game.evolve(self.state, event)
            self.states.append(self.state)
            seen = self.game.observe(self.state, event, self.viewer)
            self.events.append(event)
            self.observed.append(None if seen is None else self.game.codec.write_observation(seen))
            if (one := observe_event(self.game, Happening(event, self.state), (self.viewer,))) is not None:
                self.history.append(one)

    def _decide(self, moment: Moment) -> tuple[Any, ...]:
        assert moment.actor is not None
        state = reduce(self.game.evolve, self.renaming.of(moment.failed or ()), self.state)
        try:
            return tuple(self.game.decide(state, moment.actor, self.renaming.of(moment.action)))
        except IllegalAction as error:
            raise Distinguishable("illegal in the twin") from error

    def _must_be_public_by_rule(self, happened: Sequence[Any], expected: Sequence[Any]) -> None:
        kinds = {self.game.codec.event_kind(event)[0] for event in (*happened, *expected)}
        if kinds & self.case.public_by_rule:
            raise Distinguishable("told by a rule")
        raise Leak(f"what happens depends on hidden cards: {happened}, not {expected}")


def _names(renaming: Renaming, moment: Moment) -> bool:
    """Whether anything in ``moment`` is replaced."""
    return renaming.of(moment.action) is not moment.action or renaming.of(moment.events) is not moment.events


def look_for_leaks(
    case: GameCase, deal: Sequence[Moment], viewer: Viewer, rng: random.Random, game: AnyGame | None = None
) -> Counter[str]:
    """Compare ``viewer``'s world with a twin at every step of ``deal``.

    A twin follows the deal until the viewer can distinguish it from this world; sometimes it is replaced earlier.

    Args:
        case: the game under test.
        deal: the moments of a deal, from its opening.
        viewer: a seat or role.
        rng: chance, for the twins.
        game: played in place of ``case.game``, so that a test can check that this function finds leaks.

    Returns:
        The number of ``steps``; of comparisons with a twin (``compared``) and of different ``twins``; of steps ``all
        seen`` (nothing is hidden any more) and ``alone`` (no exchange tried was consistent with what is public); of
        exchanges given up, by reason; of ``refusals`` compared.

    Raises:
        Leak: the viewer was shown something hidden.
    """
    here = World(case, game or case.game, viewer, Renaming({}, {}))
    words: dict[str, str] = {}
    twin: World | None = None
    counts: Counter[str] = Counter()
    for step, moment in enumerate(deal, start=1):
        here.live(moment)
        words |= _other_words(case, moment, viewer, rng)
        counts["steps"] += 1
        if here.game.is_over(here.state):
            counts["all seen"] += 1
            continue
        twin = _continue_twin(twin, here, moment, rng) or twin_of(here, deal[:step], words, rng, counts)
        counts["compared" if twin else "alone"] += 1
        if twin is not None:
            counts["refusals"] += _compare_worlds(here, twin, rng)
    return counts


def _continue_twin(twin: World | None, here: World, moment: Moment, rng: random.Random) -> World | None:
    """Return ``twin`` after ``moment``; None if the viewer can now distinguish it, or it is to be replaced."""
    if twin is None or rng.random() < REPLACED:
        return None
    seen = cards_of(here.case.cards_seen(here.events, here.viewer))
    if any(twin.renaming.of(card) is not card for card in seen):
        return None
    try:
        twin.live(moment)
    except Distinguishable:
        return None
    return twin if _something_moved(here, twin) else None


def _something_moved(here: World, twin: World) -> bool:
    """Whether a card is in another place in the twin; a twin before the deal has no cards that could be."""
    return not twin.renaming.cards or here.case.places(twin.state) != here.case.places(here.state)


def twin_of(
    here: World, deal: Sequence[Moment], words: Mapping[str, str], rng: random.Random, counts: Counter[str]
) -> World | None:
    """Return a new world that the viewer cannot distinguish from this one; None if none was found."""
    unseen = here.case.deck() & ~here.case.cards_seen(here.events, here.viewer)
    hidden = cards_of(unseen)
    dealt = any(moment.actor == CHANCE for moment in deal)
    # While all hidden cards are in one place, as before the deal, one attempt is enough.
    places = here.case.places(here.state)
    apart = sum(bool(place & unseen) for place in places.values()) > 1
    for attempt in range(TRIES if dealt and apart else 1):
        renaming = Renaming(_exchange(hidden, attempt, rng) if dealt else {}, words)
        if renaming.cards and renaming.of_places(places) == places:
            counts["nothing moved"] += 1
            continue
        try:
            twin = here.rename(renaming, deal)
        except Distinguishable as reason:
            counts[str(reason)] += 1
            continue
        if _something_moved(here, twin):
            counts["twins"] += 1
            return twin
        counts["nothing moved"] += 1
    return None


def _exchange(hidden: Sequence[Card], attempt: int, rng: random.Random) -> dict[Card, Card]:
    """Exchange hidden cards: first all of them, then a pair, finally within suits, which no play reveals."""
    if attempt < 2:
        return _shuffle(hidden, rng)
    if attempt < 4 and len(hidden) > 1:
        one, other = rng.sample(hidden, 2)
        return {one: other, other: one}
    return {
        card: other
        for suit in Suit
        for card, other in _shuffle([card for card in hidden if card.suit is suit], rng).items()
    }


def _shuffle(cards: Sequence[Card], rng: random.Random) -> dict[Card, Card]:
    others = list(cards)
    rng.shuffle(others)
    return dict(zip(cards, others, strict=True))


def _other_words(case: GameCase, moment: Moment, viewer: Viewer, rng: random.Random) -> dict[str, str]:
    """Return another secret of the same length for each secret of somebody other than the viewer.

    A share in the shuffle that was pledged is not replaced: everybody has seen the pledge, and no other share fits it.
    """
    if moment.actor is None or moment.actor == viewer:
        return {}
    if moment.actor != CHANCE and case.game.shuffle(moment.after).commitment.algorithm == PLEDGED:
        return {}
    return {secret: rng.randbytes(len(secret) // 2).hex() for secret in case.secrets(moment.actor, moment.action)}


def _compare_worlds(here: World, twin: World, rng: random.Random) -> int:
    """Compare all that the viewer is shown in both worlds, and return the number of refusals compared."""
    game, viewer, worlds = here.game, here.viewer, (here, twin)
    codec = game.codec
    for states in zip(here.states, twin.states, strict=True):
        _must_be_same("the view", viewer, *(codec.write_view(game.view(state, viewer)) for state in states))
    for number, (one, other) in enumerate(zip(here.observed, twin.observed, strict=True)):
        _must_be_same(f"the observation of event {number}", viewer, one, other)
    histories = (history_of(world.history, viewer) for world in worlds)
    _must_be_same("the history", viewer, *histories)
    _must_be_same("the sheet", viewer, *(codec.write_sheet(game.sheet(world.events)) for world in worlds))
    refusals = 0
    for action in _sample_actions(here.case, here.state, rng):
        reasons = [_refusal_of(game, world.state, viewer, action) for world in worlds]
        _must_be_same(f"why {action} is refused", viewer, *reasons)
        refusals += reasons[0] is not None
    return refusals


def _must_be_same(what: str, viewer: Viewer, here: object, twin: object) -> None:
    if here != twin:
        raise Leak(f"{what} shows {viewer} what is hidden from them:\n  here    {here!r}\n  in twin {twin!r}")


def _sample_actions(case: GameCase, state: Any, rng: random.Random) -> list[Any]:
    actions = list(case.actions(state))
    return [rng.choice(actions) for _ in range(REFUSALS)]


def _refusal_of(game: AnyGame, state: Any, viewer: Viewer, action: Any) -> tuple[str, str, dict[str, Any]] | None:
    """Return the refusal of an action as the viewer reads it; None when the action is accepted."""
    try:
        game.decide(state, viewer, action)
    except IllegalAction as error:
        return str(error), error.clause, error.facts
    return None
