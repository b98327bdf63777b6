"""Verification for games in which a seat deals the whole pack at once, to some of the seats and a talon."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from kitapi.fairness.arithmetic import is_32_bytes
from kitapi.fairness.decks import Cards
from kitapi.fairness.shapes import IN_EVERY_GAME, Ended, Opened, Seat, Shape, Shuffled, Stage, event_kinds
from kitapi.fairness.transcript import DEALT, Check, FairGame, Later, Lying, Transcript
from kitapi.texts import Text

Seats: TypeAlias = tuple[Seat, ...]


class PackOpened(Opened, frozen=True, kw_only=True):
    """The opening of a deal: its dealer, and the seats that play it, in the order of the game."""

    dealer: Seat
    active: Seats


class PackDealt(Shuffled, frozen=True, kw_only=True):
    """All cards were dealt: ``hands`` by seat, and the talon."""

    hands: tuple[Cards, ...]
    talon: Cards


class Pack(NamedTuple):
    """How a pack is dealt.

    ``active``: returns the seats that play, given the dealer and the number of seats. ``deal``: returns the hands, in
    order, and the talon, given the order of the cards and the number of active seats.
    """

    active: Callable[[int, int], Seats]
    deal: Callable[[Cards, int], tuple[Sequence[Cards], Cards]]

    def deal_by_seat(self, order: Cards, active: Seats, players: int) -> tuple[tuple[Cards, ...], Cards]:
        """Return the hands by seat, empty for an idle seat, and the talon."""
        own, talon = self.deal(order, len(active))
        hands: list[Cards] = [()] * players
        for seat, hand in zip(active, own, strict=True):
            hands[seat % players] = hand
        return tuple(hands), talon


def packet(order: Cards, place: int, size: int, start: int = 0) -> Cards:
    """The cards for ``place``, from 0, if ``size`` cards are dealt to each place from the card ``start`` on."""
    return order[start + size * place : start + size * (place + 1)]


def three_after(dealer: int, players: int) -> Seats:
    """The three seats after the dealer."""
    return tuple((dealer + step) % players for step in (1, 2, 3))


def all_seats(_: int, players: int) -> Seats:
    """Every seat, from the first on."""
    return tuple(range(players))


def game_of_pack(
    prefix: str, deck: Cards, pack: Pack, events: tuple[str, ...], later: Mapping[str, Later] | None = None
) -> FairGame:
    """A game whose ``deck`` is dealt as ``pack`` describes; ``events``: the names of the events after the deal."""
    return FairGame(
        prefix=prefix,
        deck=deck,
        shapes={
            **IN_EVERY_GAME,
            "deal_opened": Shape(PackOpened, Stage.OPENED, once=True),
            DEALT: Shape(PackDealt, Stage.SHUFFLED, once=True),
            "sitting_broken_up": Shape(Ended, Stage.BROKEN_UP, once=True),
            **event_kinds(*events),
        },
        checks={"seats": _seats(pack), "order": _order(pack)},
        later=later or {},
    )


def talon_shown(lying: Lying, event: Mapping[str, object]) -> Text | None:
    """The problem if the shown talon is not the dealt one; otherwise None."""
    return (
        None if event.get("talon") == lying["talon"] else Text("the talon that was shown is not the one that was dealt")
    )


def _seats(pack: Pack) -> Check:
    def check(deal: Transcript) -> Iterator[Text]:
        """Check that the active seats are those that follow from the dealer."""
        opened = deal.opened
        if not isinstance(opened, PackOpened):
            return
        meant = pack.active(opened.dealer, deal.players)
        if opened.active != meant or opened.dealer >= deal.players:
            yield Text(
                "seats {meant} play after dealer {dealer}, not {active}",
                meant=str(meant),
                dealer=opened.dealer,
                active=str(opened.active),
            )

    return check


def _order(pack: Pack) -> Check:
    def check(deal: Transcript) -> Iterator[Text]:
        """Check that the dealt cards are those that follow from the secret and the shares."""
        dealt, opened = deal.shuffled, deal.opened
        if not isinstance(opened, PackOpened) or not isinstance(dealt, PackDealt) or not is_32_bytes(dealt.secret):
            return
        order = deal.order(bytes.fromhex(dealt.secret))
        if (dealt.hands, dealt.talon) != pack.deal_by_seat(order, opened.active, deal.players):
            yield Text("the cards dealt are not those that secret and shares make")

    return check
