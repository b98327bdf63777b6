"""Shuffles that often deal high hands, and players who always play for the jackpot."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from kitapi.cards import Card, read_card
from kitapi.room.record import shuffle as shuffle_module
from kitapi.room.table import deal_start

ROYAL = 0.02
STRAIGHT_FLUSH = 0.03
LOW = 0.25
"""How often the first hand dealt is a high one: a royal flush, a straight flush, or a hand of a fixed tier."""

HIGH_HANDS = {
    "royal": ("As", "Ks", "Qs", "Js", "Ts"),
    "straight_flush": ("9h", "8h", "7h", "6h", "5h"),
    "four": ("9d", "9c", "9s", "9h", "2c"),
    "full": ("Kd", "Kc", "Kh", "2d", "2s"),
    "flush": ("Ad", "9d", "7d", "4d", "2d"),
}

WISHES = ("declare", "token", "ante", "change_notes", "wave", "raise", "fold", "decline_cut")
"""Kinds of options in a player's order of preference."""


def rig() -> None:
    """Deal high hands in this process, from now on."""
    setattr(deal_start, "shuffle", rig_order)  # noqa: B010 - not exported, and replaced in this process alone


def rig_order(
    deck: Sequence[Card], secret: bytes, contributions: Sequence[str], context: str, algorithm: str
) -> tuple[Card, ...]:
    """The room's own shuffle, sometimes with two high hands moved to the top; the same secret gives the same order."""
    order = list(shuffle_module.shuffle(deck, secret, contributions, context, algorithm))
    rng = random.Random(secret)
    for place in (0, 1):
        wanted = draw_high_hand(rng)
        if wanted is None:
            continue
        for offset, name in enumerate(HIGH_HANDS[wanted]):
            here, there = 5 * place + offset, order.index(read_card(name))
            if there // 5 != place - 1:  # the cards of the first high hand stay in place
                order[here], order[there] = order[there], order[here]
    return tuple(order)


def draw_high_hand(rng: random.Random) -> str | None:
    """Return the name of the high hand to be dealt, or None."""
    chance = rng.random()
    if chance < ROYAL:
        return "royal"
    if chance < ROYAL + STRAIGHT_FLUSH:
        return "straight_flush"
    return rng.choice(("four", "full", "flush")) if chance < ROYAL + STRAIGHT_FLUSH + LOW else None


def stake_always(_bot: str, _game: str, view: bytes, *_: object) -> bytes:
    """A player that stakes with a token, raises and declares with any cards."""
    options: list[dict[str, Any]] = msgspec.json.decode(view)["options"]
    by_kind = {option.get("action", option["kind"]): option for option in options}
    if "take_back_ante" in by_kind:  # the ante is placed already
        by_kind = {kind: option for kind, option in by_kind.items() if kind not in {"ante", "change_notes"}}
    kind = next(wish for wish in WISHES if wish in by_kind)
    option = by_kind[kind]
    if option["kind"] == "range":
        return msgspec.json.encode({"kind": kind, "amount": option["lowest"]})
    return msgspec.json.encode(option)
