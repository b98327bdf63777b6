"""The actions that can be sent to a Preferans table."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.cards import Card
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.kernel import Contribute, Pledge, Shuffled, Unused
from kitapi.kernel.bounds import MOST_CARDS


class Bid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bid"):
    """Bid ``number``, 1 to 8 (SK-BID-01)."""

    number: Annotated[int, Meta(ge=1, le=8)]


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hold"):
    """Hold the number that another player has bid (SK-BID-03)."""


class FromHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="from_hand"):
    """Play with the ten cards dealt, without the talon (z ruky, SK-BID-07)."""


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="pass"):
    """Leave the bidding."""


Call: TypeAlias = Bid | Hold | FromHand | Pass


class ThrowIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="throw_in"):
    """End a deal won at "one" at no cost (SK-BID-05)."""


class Discard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="discard"):
    """Discard two cards, face down."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]


class NameGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="name_game"):
    """Name the game; ``open``: whether it is an open game (SK-GAME-06)."""

    game: GameNumber
    open: bool = False


class GiveWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="give_way"):
    """Give way: leave the game to the player who said from hand and named the highest number so far (SK-BID-07)."""


class Participate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="participate"):
    """Play or drop, as a defender (SK-PLAY-04)."""

    plays: bool


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="invite"):
    """Call in the defender who dropped, and answer for both; or play alone (SK-PLAY-04)."""

    invites: bool


class Kontra(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="kontra"):
    """Double the game: kontra, or the answers rekontra, subkontra and superkontra (SK-KON-01)."""


class Decline(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="decline"):
    """Do not double."""


class PlayCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="play_card"):
    """Play ``card`` to the trick; in an open game a defender may play the declarer's card (SK-GAME-06)."""

    card: Card


Action: TypeAlias = (
    Pledge
    | Contribute
    | Bid
    | Hold
    | FromHand
    | Pass
    | ThrowIn
    | Discard
    | NameGame
    | GiveWay
    | Participate
    | Invite
    | Kontra
    | Decline
    | PlayCard
    | Shuffled
    | Unused
)
