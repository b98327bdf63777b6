"""Splits a view into facts that are the same for all viewers and cards that only its viewer may know."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kitapi.registry import GAMES
from kitapi_campaigns.registry import GAME_CAMPAIGNS

View = dict[str, Any]


class Facts(NamedTuple):
    """The facts of one view. ``public``: facts by name, the same for all viewers of one version.

    ``own``: cards that only the viewer knows; empty if the view shows them like public ones. ``wrong``: contradictions
    within the view.
    """

    public: dict[str, Any]
    own: frozenset[str]
    wrong: tuple[str, ...]


VIEWERS = frozenset({"seat", "me", "around", "hand", "own", "options", "desk", "pending", "seats", "bargain"})
"""Fields of a view that depend on the viewer, or that are compared in parts."""

OWN_OF_BARGAIN = frozenset({"talon", "discards", "solo_cost"})
OWN_OF_SEAT = frozenset({"cards", "discard", "held", "settled"})


def facts_in(game: str, view: View) -> Facts:
    """Return the facts of ``view``."""
    public = {name: value for name, value in view.items() if name not in VIEWERS}
    if GAMES[game].house is not None:
        return _at_the_house(view, public)
    own = frozenset(_own_cards(game, view))
    if "bargain" in view:
        hidden = OWN_OF_BARGAIN if _is_talon_own(game) else OWN_OF_BARGAIN - {"talon"}
        public["bargain"] = {name: value for name, value in view["bargain"].items() if name not in hidden}
    return Facts(public, own, tuple(_contradictions(view)))


def _own_cards(game: str, view: View) -> Iterator[str]:
    """Yield the viewer's hand and discarded cards; none once hands lie open on the table."""
    if view.get("outcome") or view.get("broken_up") or view.get("claim") or view.get("open_hands"):
        return
    yield from view.get("hand", ())
    bargain = view.get("bargain", {})
    yield from bargain.get("discards", ())
    if _is_talon_own(game):
        yield from bargain.get("talon", ())


def _is_talon_own(game: str) -> bool:
    return game in GAME_CAMPAIGNS and GAME_CAMPAIGNS[game].facts.talon_is_own


def _contradictions(view: View) -> Iterator[str]:
    me, held = view["seat"], view.get("held")
    if me is None and view.get("hand"):
        yield "somebody without a seat was shown a hand"
    if me is not None and held and len(view.get("hand", ())) != held[me]:
        yield f"seat {me} holds {held[me]} cards and was shown {len(view.get('hand', ()))}"
    if sum(view["results"]):
        yield f"the results add up to {sum(view['results'])}"


def _at_the_house(view: View, public: dict[str, Any]) -> Facts:
    """Return the facts of a table with a house, named by seat, because each seat knows its own cards."""
    me = view.get("me")
    own: frozenset[str] = frozenset()
    for seat in view["seats"]:
        name = f"seat {seat['seat']}"
        public[name] = {key: value for key, value in seat.items() if key not in OWN_OF_SEAT}
        if seat["seat"] == me:
            own = frozenset(seat.get("cards", ()))
        else:
            public[f"{name}, turned"] = {key: seat.get(key) for key in OWN_OF_SEAT}
    turned = sum(bool(seat.get("cards")) for seat in view["seats"] if seat["seat"] != me)
    wrong = () if len(own) in (0, 5) else (f"seat {me} was shown {len(own)} cards",)
    return Facts(public, frozenset() if turned or view["bank"].get("qualifies") is not None else own, wrong)
