"""Twin worlds: the same moment, with cards exchanged that a player has not seen."""

from random import Random
from typing import Any

import msgspec

from kitapi.cards import cards_of
from kitapi_testing.games.trick_tables import Moment


def has_twins(moment: Moment) -> bool:
    """Whether the other hands have hidden cards; in an open game only two discards are hidden."""
    return moment.view.phase.value not in {"shuffling", "claimed"} and not getattr(moment.view, "open_hands", None)


def twin_of(state: Any, seat: int, rng: Random) -> Any:
    """Return the same moment with cards that ``seat`` has not seen exchanged between the other hands."""
    others = [other for other in range(len(state.hands)) if other != seat and state.hands[other]]
    hands = list(state.hands)
    hidden = [card for other in others for card in cards_of(hands[other])]
    rng.shuffle(hidden)
    for other in others:
        count = hands[other].bit_count()
        hands[other], hidden = sum(card.bit for card in hidden[:count]), hidden[count:]
    return msgspec.structs.replace(state, hands=tuple(hands))


def twin_view(moment: Moment, rng: Random) -> bytes:
    """Return the view of the player of ``moment`` in a twin world, in JSON."""
    return moment.game.codec.write_view(moment.game.view(twin_of(moment.state, moment.seat, rng), moment.seat))
