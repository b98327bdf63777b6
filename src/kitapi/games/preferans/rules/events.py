"""The events of a Preferans table; every event is a fact, and replay does not check any rule again."""

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
from kitapi.ledger import Transfer
from kitapi.mechanics.deal import events as deal


class DealOpened(deal.DealOpened[PreferansTerms, Sheet], frozen=True, kw_only=True, tag="preferans.deal_opened"):
    """A deal begins, with everything carried over; a table is loaded from its last event of this type.

    ``number`` counts the sitting's deals from 1. ``active``: the three who play, in order, the forehand first.
    ``balances``: by account (``seat0`` …, and ``heads`` or ``pot``), adding up to zero, before anything is put into
    the pot. ``results``: every player's running result.
    """


def upcast_deal_opened(event: dict[str, Any]) -> dict[str, Any]:
    """Converts the JSON of a ``DealOpened`` of schema 1 to schema 2, whose terms have ``refa_below_zero``."""
    terms = event.get("terms")
    return {**event, "terms": upcast_terms(terms)} if isinstance(terms, dict) else event


class PotFed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.pot_fed"):
    """Everybody who plays put their chips into the pot (SK-SCORE-09); right after the deal was opened."""

    transfers: tuple[Transfer, ...]


class Pledged(shuffle.Pledged, frozen=True, kw_only=True, tag="preferans.pledged"):
    """A seat bound itself to its share in the shuffle (empty: its player was absent, and the seat has none)."""


class Contributed(shuffle.Contributed, frozen=True, kw_only=True, tag="preferans.contributed"):
    """A seat gave its share in the shuffle (empty: its player was absent)."""


class CardsDealt(deal.CardsDealt, frozen=True, kw_only=True, tag="preferans.cards_dealt"):
    """The cards were dealt: ``hands`` by seat, each in the order dealt, empty for the player who rests.

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
    """The bidding is over: ``seats`` said from hand, in this order, and now name their games."""

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
    """All who said from hand have acted: ``seat`` plays the game that they named."""

    seat: Seat


class ParticipationSaid(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.participation_said"
):
    """A defender plays, or drops."""

    seat: Seat
    plays: bool


class InvitationSaid(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.invitation_said"):
    """The lone defender called in the other, who had dropped, or plays alone."""

    seat: Seat
    invites: bool


class KontraSaid(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.kontra_said"):
    """The game was doubled by kontra, rekontra …; ``level``: the number of doublings now."""

    seat: Seat
    level: int


class KontraDeclined(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.kontra_declined"):
    """``seat`` did not double."""

    seat: Seat


class PlayBegun(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.play_begun"):
    """Play begins: who plays cards (in order of turn, without defenders who dropped), and who leads.

    ``dropped``: defenders out of play. ``plays_declarer``: in an open game, the seat that plays the declarer's cards
    from the second card on; None in any other game.
    """

    lineup: tuple[Seat, ...]
    dropped: tuple[Seat, ...]
    leader: Seat
    plays_declarer: Seat | None


class CardPlayed(deal.CardPlayed, frozen=True, kw_only=True, tag="preferans.card_played"):
    """A card of ``seat`` was played to the trick; ``by``: the seat that chose it."""

    by: Seat


class HandsLaidOpen(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.hands_laid_open"):
    """An open game, the first card led: all ``hands`` lie open, by seat (SK-GAME-06)."""

    hands: tuple[tuple[Card, ...], ...]


class TrickTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.trick_taken"):
    """The trick is complete and goes to ``seat``, who leads to the next."""

    seat: Seat


class PlayStopped(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.play_stopped"):
    """The hand ends before ten tricks, because nothing could change any more (SK-PLAY-03).

    ``tricks``: by seat, as settled. ``longest_run``: the declarer's, as settled.
    """

    tricks: tuple[int, ...]
    longest_run: int


class DealSettled(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.deal_settled"):
    """The deal is over and settled: facts, settlement, and all accounts after it."""

    facts: GameFacts | VoidFacts
    settlement: Settlement
    booked: PostedDeal


class SittingBrokenUp(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.sitting_broken_up"):
    """All agreed to end the sitting; a running deal is void.

    ``settlement``: of the sheets before that deal. ``transfers``: those that emptied the common accounts, after the
    chips of a void deal were given back.
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
    | SittingBrokenUp
    | ShuffleUnused
)
