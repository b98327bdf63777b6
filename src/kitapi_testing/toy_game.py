"""A game for the room's tests: everybody is dealt two cards and plays them, highest takes the trick.

It has everything that the room must support (shuffles with contributions, hidden cards, turns, consecutive deals, an
end) and nothing else. ``wave`` is an action that changes nothing.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from kitapi.cards import DECK_32, Card
from kitapi.kernel import (
    CHANCE,
    SPECTATOR,
    Actor,
    Commitment,
    IllegalAction,
    Nonce,
    Role,
    Seat,
    Shuffle,
    Shuffled,
    Viewer,
)
from kitapi.kernel.codec import StructCodec

TRICKS = 2


class ToyVariant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules: how many deals a sitting has, and whether contributions are shown."""

    deals: Annotated[int, Meta(ge=1, le=9)] = 3
    loud: bool = False


class ToyTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a table."""

    players: Annotated[int, Meta(ge=2, le=3)] = 2
    variant: ToyVariant = ToyVariant()


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that can be opened: its number, from 0, the seat that begins, and the tricks won so far, by seat."""

    number: int
    terms: ToyTerms
    first: int
    won: tuple[int, ...]


class Contribute(msgspec.Struct, frozen=True, tag_field="kind", tag="contribute"):
    """A seat's share in the shuffle: 16 bytes in hexadecimal, or empty."""

    value: Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]


class PlayCard(msgspec.Struct, frozen=True, tag_field="kind", tag="play_card"):
    """A seat plays a card."""

    card: Card


class Wave(msgspec.Struct, frozen=True, tag_field="kind", tag="wave"):
    """A seat waves, which changes nothing."""


Action: TypeAlias = Contribute | PlayCard | Wave | Shuffled


class Opened(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="toy.opened"):
    """A deal is opened, bound to its shuffle."""

    setup: Setup
    commitment: Commitment


class Contributed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="toy.contributed"):
    """A seat has given its share in the shuffle."""

    seat: Seat
    value: str


class Dealt(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="toy.dealt"):
    """The cards are dealt in this order, made from this secret."""

    order: tuple[Card, ...]
    secret: str


class Played(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="toy.played"):
    """A seat has played a card."""

    seat: Seat
    card: Card


class Waved(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="toy.waved"):
    """A seat has waved."""

    seat: Seat


class TrickTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="toy.trick_taken"):
    """A seat has taken the trick."""

    seat: Seat


class BrokenUp(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="toy.broken_up"):
    """The sitting is broken up."""


Event: TypeAlias = Opened | Contributed | Dealt | Played | Waved | TrickTaken | BrokenUp


class HandSeen(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="hand_seen"):
    """The part of the deal that a seat sees: its own cards."""

    cards: tuple[Card, ...]


class SeatContributed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="seat_contributed"):
    """The public observation of a share in the shuffle: only its seat."""

    seat: Seat


class DealBegan(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="deal_began"):
    """The public observation of the opening: the number of the deal."""

    number: int


Observation: TypeAlias = HandSeen | SeatContributed | DealBegan | Played | Waved | TrickTaken | BrokenUp


class ToyState(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a deal."""

    setup: Setup
    commitment: Commitment
    contributions: tuple[str | None, ...]
    hands: tuple[tuple[Card, ...], ...] = ()
    secret: str = ""
    trick: tuple[Played, ...] = ()
    turn: int = 0
    won: tuple[int, ...] = ()
    broken_up: bool = False


class ToyView(msgspec.Struct, frozen=True, kw_only=True):
    """The view of a viewer, with the options of a seat; ``turn`` is None when no seat is to play."""

    number: int
    seat: Seat | None
    hand: tuple[Card, ...]
    turn: int | None
    won: tuple[int, ...]
    over: bool
    options: tuple[Nonce | PlayCard | Wave, ...]


class Toy:
    """The game: an implementation of ``kitapi.kernel.Game``."""

    name = "toy"
    roles: tuple[Role, ...] = (CHANCE, SPECTATOR)
    opening_kind = "toy.opened"
    unit = "points"
    house: None = None
    take_back: None = None
    presets: Mapping[str, ToyVariant] = {"short": ToyVariant(deals=1)}
    codec: StructCodec[ToyTerms, Action, Event, ToyView] = StructCodec(
        terms=ToyTerms, action=Action, event=Event, view=ToyView, observation=Observation
    )

    def seats(self, terms: ToyTerms) -> int:
        return terms.players

    def begin(self, terms: ToyTerms, drawn: int) -> Setup:
        return Setup(number=1, terms=terms, first=drawn, won=(0,) * terms.players)

    def open(self, setup: Setup, commitment: Commitment) -> tuple[Event, ...]:
        return (Opened(setup=setup, commitment=commitment),)

    def decide(self, state: ToyState, actor: Actor, action: Action) -> tuple[Event, ...]:
        if isinstance(action, Shuffled):
            if actor != CHANCE or self.deck(state) is None:
                raise IllegalAction("TOY-01")
            return (Dealt(order=action.order, secret=action.secret),)
        if not isinstance(actor, int):
            raise IllegalAction("TOY-02")
        if isinstance(action, Contribute):
            if state.contributions[actor] is not None:
                raise IllegalAction("TOY-03")
            return (Contributed(seat=Seat(actor), value=action.value),)
        if action not in self.options(state, actor):
            raise IllegalAction("TOY-04", turn=(str(state.turn),))
        if isinstance(action, Wave):
            return (Waved(seat=Seat(actor)),)
        played = Played(seat=Seat(actor), card=action.card)
        trick = (*state.trick, played)
        if len(trick) < len(state.hands):
            return (played,)
        return (played, TrickTaken(seat=max(trick, key=lambda one: one.card.index).seat))

    def evolve(self, state: ToyState | None, event: Event) -> ToyState:
        if isinstance(event, Opened):
            nothing = (None,) * event.setup.terms.players
            return ToyState(setup=event.setup, commitment=event.commitment, contributions=nothing, won=event.setup.won)
        assert state is not None
        match event:
            case Contributed():
                given = list(state.contributions)
                given[event.seat] = event.value
                return replace(state, contributions=tuple(given))
            case Dealt():
                count = len(state.contributions)
                hands = tuple(event.order[TRICKS * seat : TRICKS * (seat + 1)] for seat in range(count))
                return replace(state, hands=hands, secret=event.secret, turn=state.setup.first)
            case Played():
                hands = tuple(tuple(card for card in hand if card is not event.card) for hand in state.hands)
                turn = (state.turn + 1) % len(hands)
                return replace(state, hands=hands, trick=(*state.trick, event), turn=turn)
            case Waved():
                return state
            case TrickTaken():
                won = tuple(count + (seat == event.seat) for seat, count in enumerate(state.won))
                return replace(state, trick=(), turn=event.seat, won=won)
            case BrokenUp():
                return replace(state, broken_up=True)

    def options(self, state: ToyState, actor: Actor) -> tuple[Any, ...]:
        if not isinstance(actor, int):
            return ()
        if not state.hands and not state.broken_up:
            return (Nonce(action="contribute", bytes=16),) if state.contributions[actor] is None else ()
        if actor != state.turn or self.is_over(state):
            return ()
        return (*(PlayCard(card) for card in state.hands[actor]), Wave())

    def awaits(self, state: ToyState, seat: Seat) -> bool:
        return bool(self.options(state, seat))

    def view(self, state: ToyState, viewer: Viewer) -> ToyView:
        seat = Seat(viewer) if isinstance(viewer, int) else None
        return ToyView(
            number=state.setup.number,
            seat=seat,
            hand=state.hands[seat] if state.hands and seat is not None else (),
            turn=state.turn if state.hands and not self.is_over(state) else None,
            won=state.won,
            over=self.is_over(state),
            options=self.options(state, viewer),
        )

    def observe(self, state: ToyState, event: Event, viewer: Viewer) -> Observation | None:
        match event:
            case Opened():
                return DealBegan(number=event.setup.number)
            case Contributed():
                return SeatContributed(seat=event.seat)
            case Dealt():
                return HandSeen(cards=state.hands[viewer] if isinstance(viewer, int) else ())
            case _:
                return event

    def succession(self, state: ToyState) -> Setup | None:
        last = state.broken_up or state.setup.number == state.setup.terms.variant.deals
        if not self.is_over(state) or last:
            return None
        first = (state.setup.first + 1) % len(state.won)
        return replace(state.setup, number=state.setup.number + 1, first=first, won=state.won)

    def is_over(self, state: ToyState) -> bool:
        return state.broken_up or (bool(state.secret) and not any(state.hands))

    def break_up(self, state: ToyState) -> tuple[Event, ...]:
        if self.is_over(state) and self.succession(state) is None:
            raise IllegalAction("TOY-END", over=True)
        return (BrokenUp(),)

    def deck(self, state: ToyState) -> tuple[Card, ...] | None:
        return DECK_32[:12] if not self.is_over(state) and not state.hands and None not in state.contributions else None

    def shuffle(self, state: ToyState) -> Shuffle:
        # without pledges, and without a secret to disclose if no cards were shuffled
        return Shuffle(
            commitment=state.commitment,
            pledges=(),
            values=state.contributions,
            is_made=bool(state.secret),
            is_disclosed=True,
        )

    def is_dealt(self, state: ToyState, seat: Seat) -> bool:
        return bool(state.hands)

    def results(self, state: ToyState) -> tuple[int, ...]:
        return state.won

    def discrepancy(self, state: ToyState) -> str | None:
        tricks = sum(state.won) - sum(state.setup.won)
        return None if state.broken_up or not self.is_over(state) or tricks == TRICKS else "won: not all tricks"

    def sheet(self, events: Iterable[Event]) -> Any:
        return {"tricks": [event.seat for event in events if isinstance(event, TrickTaken)]}


TOY = Toy()
