"""The actions of players and chance."""

from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.kernel import Contribute, Pledge, Shuffled, Unused


class PlayCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="play_card"):
    """A card played to the trick."""

    card: Card


Action: TypeAlias = Pledge | Contribute | PlayCard | Shuffled | Unused
