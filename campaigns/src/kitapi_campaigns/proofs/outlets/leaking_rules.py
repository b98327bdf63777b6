"""Games that leak hidden cards, each in another way; the search for leaks must find every leak."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from kitapi.cards import EMPTY, CardSet, Suit, cards_of, in_suit, size
from kitapi.kernel import Actor, IllegalAction, Viewer
from kitapi_testing.game_case import GameCase

View = dict[str, Any]

NOWHERE_HIDDEN = ("deck", "played")
"""Places whose cards are in no hand or seen by everybody."""


class LeakyGame:
    """A game that leaks hidden cards by ``leaks``, when it encodes views, or in refusals."""

    def __init__(self, case: GameCase, leak: Callable[[View, CardSet], View | bytes] | None = None) -> None:
        self.case = case
        self._leak = leak
        self._hidden = EMPTY
        self.codec = _LeakyCodec(self)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.case.game, name)

    def view(self, state: Any, viewer: Viewer) -> Any:
        """The game's own view; keeps the cards hidden from its viewer for ``write_leaking``."""
        self._hidden = hidden_from(self.case, state, viewer)
        return self.case.game.view(state, viewer)

    def write_leaking(self, view: Any) -> bytes:
        """Encode ``view``, which must be the newest one, with the leak."""
        honest = self.case.game.codec.write_view(view)
        if not self._hidden or self._leak is None:
            return honest
        shown = self._leak(msgspec.json.decode(honest), self._hidden)
        return shown if isinstance(shown, bytes) else msgspec.json.encode(shown)

    def decide(self, state: Any, actor: Actor, action: Any) -> Any:
        """See ``Game.decide``; if views do not leak, refusals depend on a hidden card."""
        try:
            return self.case.game.decide(state, actor, action)
        except IllegalAction as error:
            hidden = hidden_from(self.case, state, actor) if self._leak is None else EMPTY
            if not hidden:
                raise
            raise IllegalAction(error.clause, **error.facts, held=next(iter(cards_of(hidden))).value) from error


class _LeakyCodec:
    def __init__(self, game: LeakyGame) -> None:
        self._game = game
        self.write_view = game.write_leaking

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game.case.game.codec, name)


def hidden_from(case: GameCase, state: Any, viewer: Viewer) -> CardSet:
    """Cards in a fixed place that ``viewer`` cannot see; none before and after the deal."""
    if case.game.is_over(state):
        return EMPTY
    places: Mapping[str, CardSet] = case.places(state)
    usual = ("stub", "talon", *(name for name in places if name.startswith("hand")))
    names = [name for name in usual if name in places and name != f"hand{viewer}"]
    return next((places[name] for name in names if places[name]), EMPTY)


def hash_of_the_deal(shown: View, hidden: CardSet) -> View:
    """Add an unsalted hash of the hidden cards to the view."""
    digest = hashlib.sha256(" ".join(card.value for card in cards_of(hidden)).encode()).hexdigest()
    return {**shown, "etag": digest[:8]}


def hint_of_a_suit(shown: View, hidden: CardSet) -> View:
    """Add a colour for the page that depends on the most frequent suit among the hidden cards."""
    return {**shown, "colour": max(Suit, key=lambda suit: size(in_suit(hidden, suit))).value}


def length(shown: View, hidden: CardSet) -> bytes:
    """Make the length of the message depend on the number of hidden hearts."""
    return msgspec.json.encode(shown) + b" " * size(in_suit(hidden, Suit.HEARTS))


def order_of_keys(shown: View, hidden: CardSet) -> View:
    """Change the order of the view's keys if there are many hidden spades."""
    return dict(reversed(shown.items())) if size(in_suit(hidden, Suit.SPADES)) % 2 else shown


def option_by_hidden_cards(shown: View, hidden: CardSet) -> View:
    """Offer options only if the hidden cards permit them."""
    options = shown.get("options") or []
    return {**shown, "options": options[:-1]} if size(in_suit(hidden, Suit.CLUBS)) % 2 else shown


def card_in_the_view(shown: View, hidden: CardSet) -> View:
    """Add a card of the talon or stub to the view."""
    return {**shown, "next": next(iter(cards_of(hidden))).value}


IN_VIEWS: Mapping[str, Callable[[View, CardSet], View | bytes]] = {
    "hash of the deal": hash_of_the_deal,
    "hint of a suit": hint_of_a_suit,
    "length of a message": length,
    "order of keys": order_of_keys,
    "option by hidden cards": option_by_hidden_cards,
    "card of talon or stub": card_in_the_view,
}
"""The leaks of views, by name."""
