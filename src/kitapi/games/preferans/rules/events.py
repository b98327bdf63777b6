"""The events of a Preferans table. Every event is a fact, so rules are not checked again in a replay."""

from typing import Any, TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.games.preferans.rules.actions import Call
from kitapi.games.preferans.rules.deal_facts import FinalSettlement, GameFacts, PostedDeal, Settlement, VoidFacts
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.variant import PreferansTerms, upcast_terms
from kitapi.kernel import Seat
from kitapi.kernel.shuffle import events as shuffle
from kitapi.kernel.take_back import TakeBack
from kitapi.kernel.take_back import TakenBack as AnyTakenBack
from kitapi.ledger import Transfer
from kitapi.mechanics.deal import events as deal


class DealOpened(deal.DealOpened[PreferansTerms, Sheet], frozen=True, kw_only=True, tag="preferans.deal_opened"):
    """A deal begins, with all values from earlier deals; a table is loaded from its last event of this type.

    ``number``: the deal's number in the sitting, from 1. ``active``: the three active seats in order of turn, the
    forehand first. ``balances``: the balances by account (``seat0`` …, and ``heads`` or ``pot``), whose sum is zero,
    before chips are put into the pot. ``results``: every player's running result.
    """


def upcast_deal_opened(event: dict[str, Any]) -> dict[str, Any]:
    """Convert the JSON of a ``DealOpened`` from schema 1 to schema 2, whose terms have ``refa_below_zero``."""
    terms = event.get("terms")
    return {**event, "terms": upcast_terms(terms)} if isinstance(terms, dict) else event


class PotFed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.pot_fed"):
    """Every player of the deal put their chips into the pot, immediately after it was opened (SK-SCORE-09)."""

    transfers: tuple[Transfer, ...]


class Pledged(shuffle.Pledged, frozen=True, kw_only=True, tag="preferans.pledged"):
    """A seat pledged its share in the shuffle; the digest is empty if its player was absent and it has no share."""


class Contributed(shuffle.Contributed, frozen=True, kw_only=True, tag="preferans.contributed"):
    """A seat gave its share in the shuffle, which is empty if its player was absent."""


class CardsDealt(deal.CardsDealt, frozen=True, kw_only=True, tag="preferans.cards_dealt"):
    """The cards were dealt: ``hands`` by seat, each in the order dealt, empty for the resting player.

    The order was computed from ``secret`` (hexadecimal) and the seats' shares.
    """


class CallMade(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.call_made"):
    """A call in the bidding."""

    seat: Seat
    call: Call


class BiddingWon(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.bidding_won"):
    """The bidding is over: ``declarer`` won it at ``number``, and shows everybody the ``talon`` before taking it."""

    declarer: Seat
    number: int
    talon: tuple[Card, ...]


class HandWon(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.hand_won"):
    """The bidding is over: ``seats`` want to play from hand, in this order, and now name their games."""

    seats: tuple[Seat, ...]


class DealThrownIn(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.deal_thrown_in"):
    """The declarer, who won at "one", threw the deal in."""

    seat: Seat


class CardsDiscarded(deal.CardsDiscarded, frozen=True, kw_only=True, tag="preferans.cards_discarded"):
    """The declarer discarded two cards, face down."""


class GameNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.game_named"):
    """``seat`` named a game."""

    seat: Seat
    game: GameNumber
    open: bool


class WayGiven(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.way_given"):
    """``seat``, who had said from hand, gave way."""

    seat: Seat


class DeclarerFound(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.declarer_found"):
    """All who said from hand have acted; ``seat`` is the declarer, with the game that they named."""

    seat: Seat


class ParticipationSaid(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.participation_said"
):
    """A defender plays, or drops."""

    seat: Seat
    plays: bool


class InvitationSaid(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.invitation_said"):
    """The lone defender decided whether to call in the other defender, who had dropped, or to play alone."""

    seat: Seat
    invites: bool


class KontraSaid(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.kontra_said"):
    """The game was doubled (kontra, rekontra …); ``level``: the number of doublings so far."""

    seat: Seat
    level: int


class KontraDeclined(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.kontra_declined"):
    """``seat`` did not double."""

    seat: Seat


class PlayBegun(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.play_begun"):
    """Play begins: the seats that play cards, in order of turn, without defenders who dropped; and the leader.

    ``dropped``: the defenders out of play. ``plays_declarer``: in an open game, the seat that plays the declarer's
    cards after the first card; None in other games.
    """

    lineup: tuple[Seat, ...]
    dropped: tuple[Seat, ...]
    leader: Seat
    plays_declarer: Seat | None


class CardPlayed(deal.CardPlayed, frozen=True, kw_only=True, tag="preferans.card_played"):
    """A card of ``seat`` was played to the trick; ``by``: the seat that chose it."""

    by: Seat


class HandsLaidOpen(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.hands_laid_open"):
    """After the first card of an open game, all ``hands`` were laid open, by seat (SK-GAME-06)."""

    hands: tuple[tuple[Card, ...], ...]


class TrickTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.trick_taken"):
    """The trick is complete; ``seat`` won it and leads to the next trick."""

    seat: Seat


class PlayStopped(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.play_stopped"):
    """The hand ends before ten tricks, because nothing could change any more (SK-PLAY-03).

    ``tricks``: the tricks by seat with which the deal is settled. ``longest_run``: the declarer's longest run of tricks
    with which it is settled.
    """

    tricks: tuple[int, ...]
    longest_run: int


class DealSettled(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.deal_settled"):
    """The deal is over and settled: facts, settlement, and all accounts after it."""

    facts: GameFacts | VoidFacts
    settlement: Settlement
    booked: PostedDeal


class TakenBack(AnyTakenBack, frozen=True, kw_only=True, tag="preferans.taken_back"):
    """A seat took back its act, and with it all that followed; see ``kitapi.kernel.take_back``."""


class SittingBrokenUp(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.sitting_broken_up"):
    """All agreed to end the sitting; a running deal is void.

    ``settlement``: the settlement of the sheets before that deal. ``transfers``: the payments that emptied the common
    accounts, after the chips of a void deal were returned.
    """

    settlement: FinalSettlement
    transfers: tuple[Transfer, ...]


class ShuffleUnused(shuffle.ShuffleUnused, frozen=True, kw_only=True, tag="preferans.shuffle_unused"):
    """The sitting was broken up before the cards were shuffled.

    The commitment was made from ``secret`` (hexadecimal).
    """


Event: TypeAlias = (
    DealOpened
    | PotFed
    | Pledged
    | Contributed
    | CardsDealt
    | CallMade
    | BiddingWon
    | HandWon
    | DealThrownIn
    | CardsDiscarded
    | GameNamed
    | WayGiven
    | DeclarerFound
    | ParticipationSaid
    | InvitationSaid
    | KontraSaid
    | KontraDeclined
    | PlayBegun
    | CardPlayed
    | HandsLaidOpen
    | TrickTaken
    | PlayStopped
    | DealSettled
    | TakenBack
    | SittingBrokenUp
    | ShuffleUnused
)

TAKE_BACK = TakeBack(
    event=TakenBack,
    acts={
        **dict.fromkeys((CallMade, DealThrownIn, CardsDiscarded, GameNamed, WayGiven), "seat"),
        **dict.fromkeys((ParticipationSaid, InvitationSaid, KontraSaid, KontraDeclined), "seat"),
        CardPlayed: "by",
    },
    barriers=frozenset({BiddingWon, HandsLaidOpen}),
)
"""No call is taken back once the talon was seen, and no card once the hands were laid open."""
