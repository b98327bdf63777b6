"""Shuffles that deal high hands every now and then, and players who stake for the jackpot whatever they hold."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from kitapi.cards import Card, read_card
from kitapi.room.record import shuffling
from kitapi.room.table import dealing

ROYAL = 0.02
STRAIGHT_FLUSH = 0.03
LOW = 0.25
"""How often the first hand dealt is a royal flush, a straight flush, or one of the fixed tiers."""

HIGH_HANDS = {
    "royal": ("As", "Ks", "Qs", "Js", "Ts"),
    "straight_flush": ("9h", "8h", "7h", "6h", "5h"),
    "four": ("9d", "9c", "9s", "9h", "2c"),
    "full": ("Kd", "Kc", "Kh", "2d", "2s"),
    "flush": ("Ad", "9d", "7d", "4d", "2d"),
}

WISHES = ("declare", "token", "ante", "change_notes", "wave", "raise", "fold", "decline_cut")
"""What a player of the campaign does first, of what they may."""


def rig() -> None:
    """Deal high hands in this process, from now on."""
    setattr(dealing, "shuffle", rig_order)  # noqa: B010 - not exported, and replaced in this process alone


def rig_order(
    deck: Sequence[Card], secret: bytes, contributions: Sequence[str], context: str, algorithm: str
) -> tuple[Card, ...]:
    """The room's own shuffle, with two high hands brought to its top now and then; the same secret, the same order."""
    order = list(shuffling.shuffle(deck, secret, contributions, context, algorithm))
    rng = random.Random(secret)
    for place in (0, 1):
        wanted = draw_high_hand(rng)
        if wanted is None:
            continue
        for offset, name in enumerate(HIGH_HANDS[wanted]):
            here, there = 5 * place + offset, order.index(read_card(name))
            if there // 5 != place - 1:  # what the first hand was given stays there
                order[here], order[there] = order[there], order[here]
    return tuple(order)


def draw_high_hand(rng: random.Random) -> str | None:
    """Which high hand is dealt, if one is."""
    chance = rng.random()
    if chance < ROYAL:
        return "royal"
    if chance < ROYAL + STRAIGHT_FLUSH:
        return "straight_flush"
    return rng.choice(("four", "full", "flush")) if chance < ROYAL + STRAIGHT_FLUSH + LOW else None


def stake_always(_bot: str, _game: str, view: bytes, *_: object) -> bytes:
    """Stakes, with a token, raises and declares, whatever the cards are."""
    options: list[dict[str, Any]] = msgspec.json.decode(view)["options"]
    by_kind = {option.get("action", option["kind"]): option for option in options}
    if "take_back_ante" in by_kind:  # it lies there already
        by_kind = {kind: option for kind, option in by_kind.items() if kind not in {"ante", "change_notes"}}
    kind = next(wish for wish in WISHES if wish in by_kind)
    option = by_kind[kind]
    if option["kind"] == "range":
        return msgspec.json.encode({"kind": kind, "amount": option["lowest"]})
    return msgspec.json.encode(option)
