"""The steps before any stake: the table is opened; the deck is checked, washed, shuffled and cut (CSP-010 to -014)."""

from typing import Any, TypeAlias, assert_never

from msgspec.structs import asdict

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.rules.console.service import rests
from kitapi.games.caribbean_stud.rules.round.taken_cards import winnings_waiting
from kitapi.games.caribbean_stud.rules.table.actions import (
    CheckDecks,
    Contribute,
    CutCards,
    DeclineCut,
    OfferCut,
    OpenTable,
    Pledge,
    Wash,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    Contributed,
    CutDeclined,
    CutOffered,
    DeckCut,
    DeckReady,
    DecksChecked,
    DeckShuffled,
    DeckWashed,
    Event,
    HandOpened,
    Pledged,
    ShuffleUnused,
    TableOpened,
)
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import HandSetup, StudState
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms, Shuffling
from kitapi.house.closing import expected_at_opening
from kitapi.kernel import (
    Actor,
    Commitment,
    IllegalAction,
    Instead,
    Nonce,
    Range,
    Seal,
    Seat,
    Shuffled,
    ShufflePhase,
    rule,
    table,
)

FEWEST_CUT, MOST_CUT = 5, 47
"""The limits of a cut: both parts must have at least five cards (AMB-15)."""

TIMES: dict[Shuffling, int] = table("CSP-013", "CSP-014", rows={Shuffling.HAND: 3, Shuffling.MACHINE: 1})
"""How often the dealer shuffles the washed deck; with a machine once, and then the machine shuffles it."""

SHUFFLE = ShufflePhase(clause="AMB-37", pledged=Pledged, contributed=Contributed, unused=ShuffleUnused)
"""The phase in which every seat gives its share in the shuffle, while the dealer prepares the deck."""

Preparation: TypeAlias = OpenTable | CheckDecks | Wash | Pledge | Contribute | OfferCut | CutCards | DeclineCut
Option: TypeAlias = Seal | Nonce | Range | DeclineCut


# From hand to hand


def begin(terms: CaribbeanStudTerms, drawn: int) -> HandSetup:  # noqa: ARG001 - the leftmost player begins, nobody is drawn
    """Return the setup of a sitting's first hand: the tray is filled, and the leftmost player cuts."""
    return HandSetup(
        number=1,
        terms=terms,
        deck=0,
        cutter=Seat(0),
        balances=accounts.first_balances(terms.players, terms.variant),
        results=(0,) * terms.players,
    )


def succession(state: StudState) -> HandSetup | None:
    """Return the setup of the next hand; None while this one runs, or once the table is broken up."""
    if state.phase is not Phase.OVER:
        return None
    opened = state.opened
    return HandSetup(
        number=opened.number + 1,
        terms=opened.terms,
        deck=other_deck(opened.deck),
        cutter=next_cutter(state),
        balances=state.balances,
        results=state.results,
        claims=carried_claims(state),
        closed=is_closed(state),
    )


@rule("CSP-070", without=False)
def is_closed(state: StudState) -> bool:
    """Whether the table was closed, so that it is opened again before the next hand."""
    return state.closing.closed


@rule("AMB-61", without=())
def carried_claims(state: StudState) -> tuple[int, ...]:
    """Return the possible winnings, by seat, of wagers about which the management has not decided.

    Empty: there are none.
    """
    winnings = tuple(_waiting_winnings(state, place) for place in state.places)
    return winnings if any(state.chips_on(seat, Wager.CLAIM) for seat in state.seats) else ()


def _waiting_winnings(state: StudState, place: Place) -> int:
    held = winnings_waiting(state, place) if place.claim.held else 0
    return held + (place.claim.earlier or 0)


@rule("CSP-002", without=Instead(lambda deck: deck))
def other_deck(deck: int) -> int:
    """Return the deck of the next hand: the two are used in turn."""
    return 1 - deck


@rule("AMB-38", without=Instead(lambda state: state.opened.cutter))
def next_cutter(state: StudState) -> Seat:
    """The seat to which the cut of the next hand is offered first: the one after the first that was offered this cut.

    If the table was closed before the deal, the seat where the cut was to begin counts as the first.
    """
    present = () if state.closing.closed else players_from(state)
    first = present[0] if present else state.opened.cutter
    return Seat((first + 1) % len(state.seats))


def open_hand(setup: HandSetup, commitment: Commitment) -> tuple[Event, ...]:
    """Return the event that opens a hand."""
    return (enter_setup(setup, commitment),)


@rule("AMB-68", without=Instead(lambda setup, commitment: _hand_opened(setup, commitment, terms=CaribbeanStudTerms())))
def enter_setup(setup: HandSetup, commitment: Commitment) -> HandOpened:
    """Return the event that opens a hand with the data of the table: seats, limits, the chips in the tray, the deck."""
    return _hand_opened(setup, commitment)


def _hand_opened(setup: HandSetup, commitment: Commitment, **other: Any) -> HandOpened:
    return HandOpened(commitment=commitment, **{**asdict(setup), **other})


# The steps


def decide(state: StudState, actor: Actor, action: Preparation) -> tuple[Event, ...]:
    """Return the events of a step of opening the table or preparing the deck.

    Raises:
        IllegalAction: the step is not due.
    """
    match action:
        case OpenTable(chips=chips):
            return opening(state, chips)
        case CheckDecks():
            return _check_decks(state)
        case Wash():
            return _wash(state)
        case Pledge(digest=digest):
            return SHUFFLE.decide_pledge(state.shuffle, _seat(actor), digest)
        case Contribute(value=value):
            return SHUFFLE.decide_contribution(state.shuffle, _seat(actor), value)
        case OfferCut(seat=seat):
            return _offer_cut(state, Seat(seat))
        case CutCards(amount=amount):
            return _cut(state, actor, amount)
        case DeclineCut():
            return _decline(state, _seat(actor))
        case _:
            assert_never(action)


def _seat(actor: Actor) -> Seat:
    assert isinstance(actor, int)
    return Seat(actor)


@rule("CSP-010", without=())
def opening(state: StudState, chips: int | None) -> tuple[Event, ...]:
    """Return the event when GAME OVER opens the table; ``chips``: those counted in the tray, None: nobody counted."""
    return (TableOpened(chips=chips, expected=tray_to_find(state, chips)),)


@rule("AMB-68", without=None)
def tray_to_find(state: StudState, chips: int | None) -> int | None:
    """Return the chips that the tray should hold, to be recorded beside the count; None: nobody counted."""
    return expected_at_opening(state.balances, chips)


def _check_decks(state: StudState) -> tuple[Event, ...]:
    if state.preparation.checked:
        raise IllegalAction("AMB-37", checked=True)
    return (DecksChecked(),)


def _wash(state: StudState) -> tuple[Event, ...]:
    if is_unchecked(state):
        raise IllegalAction("CSP-011")
    if state.preparation.washed:
        raise IllegalAction("CSP-012", washed=True)
    return (DeckWashed(),)


@rule("CSP-011", without=False)
def is_unchecked(state: StudState) -> bool:
    """Whether the decks have not been spread face up and checked, which comes before the first hand."""
    return not state.preparation.checked


# The shuffle


def ready_to_shuffle(state: StudState) -> bool:
    """Whether the order of the deck can be drawn: the deck is washed, and every seat has given its share."""
    ready = state.phase is Phase.PREPARE and state.shuffle.is_ready and not is_unwashed(state)
    return ready and not rests(state)


@rule("CSP-012", without=False)
def is_unwashed(state: StudState) -> bool:
    """Whether the deck has not been washed yet."""
    return not state.preparation.washed


def decide_shuffle(state: StudState, action: Shuffled) -> tuple[Event, ...]:
    """The events when chance gives the order of the deck; a deck from the machine is then ready, any other is cut.

    Raises:
        IllegalAction: ``action.order`` is not the 52 cards, each once.
    """
    method = state.house.shuffling
    if stays_without_green_light(method, action.order):
        raise IllegalAction("AMB-39", cards=len(action.order))
    if is_other_pack(action.order):
        raise IllegalAction("CSP-146", cards=len(action.order))
    shuffled = DeckShuffled(
        method=method, times=TIMES[method], order=action.order, algorithm=action.algorithm, secret=action.secret
    )
    return (shuffled,) if is_cut(method) else (shuffled, DeckReady(green_light=True))


@rule("CSP-003", "AMB-39", without=False)
def stays_without_green_light(method: Shuffling, order: tuple[Card, ...]) -> bool:
    """Whether the machine, which counts the cards, refuses the deck because it has not 52 of them."""
    return method is Shuffling.MACHINE and len(order) != len(DECK_52)


@rule("CSP-146", without=False)
def is_other_pack(order: tuple[Card, ...]) -> bool:
    """Whether ``order`` is anything but the 52 cards, each once."""
    return sorted(card.index for card in order) != [card.index for card in DECK_52]


@rule("CSP-013", without=False)
@rule("CSP-014", without=True)
def is_cut(method: Shuffling) -> bool:
    """Whether a player cuts the deck: only after a shuffle by hand."""
    return method is Shuffling.HAND


# The cut


def players_from(state: StudState) -> tuple[Seat, ...]:
    """Return the seats that have a share in this hand's shuffle, in the order in which the cut is offered to them.

    A seat that gave an empty share is away.
    """
    count = len(state.seats)
    around = (Seat((state.opened.cutter + step) % count) for step in range(count))
    return tuple(seat for seat in around if state.shuffle.values[seat])


@rule("AMB-36", "AMB-38", without=Instead(lambda state: tuple(reversed(players_from(state)))))
def still_to_cut(state: StudState) -> tuple[Seat, ...]:
    """Return the seats to which the cut may still be offered, the next one first.

    None of them has been offered it yet.
    """
    offered = (*state.preparation.declined, state.preparation.offered)
    return tuple(seat for seat in players_from(state) if seat not in offered)


def _offer_cut(state: StudState, seat: Seat) -> tuple[Event, ...]:
    """Offer the cut to the next player; the player who had the offer and did not answer has declined."""
    _refuse_without_a_deck_to_cut(state)
    following = still_to_cut(state)
    if seat not in following[:1]:
        raise IllegalAction("AMB-38", turn=str(following[0]) if following else None)
    return (*_passed_on(state), CutOffered(seat=seat))


def _decline(state: StudState, seat: Seat) -> tuple[Event, ...]:
    _refuse_without_a_deck_to_cut(state)
    if seat != state.preparation.offered:
        raise IllegalAction("AMB-38", turn=_text(state.preparation.offered))
    return _passed_on(state)


def _passed_on(state: StudState) -> tuple[Event, ...]:
    return () if state.preparation.offered is None else (CutDeclined(seat=state.preparation.offered),)


def _cut(state: StudState, actor: Actor, amount: int) -> tuple[Event, ...]:
    """Cut the deck: the player to whom it is offered or, if all decline, the dealer."""
    _refuse_without_a_deck_to_cut(state)
    if is_wrong_cut(amount):
        raise IllegalAction("AMB-15", amount=amount, fewest=FEWEST_CUT, most=MOST_CUT)
    if isinstance(actor, int):
        if actor != state.preparation.offered:
            raise IllegalAction("AMB-38", turn=_text(state.preparation.offered))
        return (DeckCut(seat=Seat(actor), amount=amount), DeckReady(green_light=False))
    if following := still_to_cut(state):
        raise IllegalAction("AMB-38", turn=str(following[0]))
    return (*_passed_on(state), DeckCut(seat=None, amount=amount), DeckReady(green_light=False))


@rule("CSP-013", "AMB-15", without=False)
def is_wrong_cut(amount: int) -> bool:
    """Whether one part of the cut would have fewer than five cards, so that the cut must be repeated."""
    return not FEWEST_CUT <= amount <= MOST_CUT


def _refuse_without_a_deck_to_cut(state: StudState) -> None:
    if not is_cut(state.house.shuffling):
        raise IllegalAction("CSP-014")
    if not state.shuffle.is_made:
        raise IllegalAction("CSP-013", shuffled=False)


def _text(seat: Seat | None) -> str | None:
    return None if seat is None else str(seat)


# What a seat may do


def options(state: StudState, seat: Seat) -> tuple[Option, ...]:
    """Return the actions of a seat for shuffle and cut; empty once the deck is ready."""
    if state.phase not in (Phase.CLOSED, Phase.PREPARE):
        return ()
    if seat in state.shuffle.due:
        return (state.shuffle.option(seat),)
    if state.preparation.offered == seat:
        return (Range(action="cut", lowest=FEWEST_CUT, highest=MOST_CUT, step=1), DeclineCut())
    return ()
