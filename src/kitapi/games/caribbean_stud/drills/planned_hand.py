"""Hands that follow a plan and are played by the game's own rules, so that every situation can really occur."""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from typing import Any, NamedTuple

import msgspec

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.rules.console.authorisation import waits_for_note
from kitapi.games.caribbean_stud.rules.console.awards import button_of, next_due, side_of
from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.desk.closing import by_the_books
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.round import coins
from kitapi.games.caribbean_stud.rules.round import preparation as preparation_module
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.desk import BeginClosing, ConfirmCount, CountChips
from kitapi.games.caribbean_stud.rules.table.hands import to_declare
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, ROLE_OF
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse, CaribbeanStudTerms, Shuffling
from kitapi.kernel import CHANCE, METER, Actor, Commitment, IllegalAction, MeterRead, Seat, Shuffled
from kitapi.kernel.shuffle.shares import SHARE_BYTES

COMMITMENT = Commitment(context="drill", algorithm="drill", digest="00" * 32)
_SHARE = "00" * SHARE_BYTES

CUT = 26
"""Half of the deck: a deck whose halves were exchanged beforehand is in its planned order after this cut."""

LONGEST = 250
"""More steps than the longest hand has."""


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The plan of a seat for a hand.

    ``discard``: the place among its five ``cards`` of the one that it exchanges for ``new``; None: it exchanges none.
    ``declares``: whether it declares a hand that must be declared.
    """

    ante: int
    cards: tuple[Card, ...]
    token: bool = False
    discard: int | None = None
    new: Card | None = None
    choice: Choice = Choice.RAISE
    declares: bool = True


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A planned hand: the house rules, what every seat does (None: it sits out), the bank's cards, and the meter."""

    house: CaribbeanStudHouse
    seats: tuple[SeatPlan | None, ...]
    bank: tuple[Card, ...]
    meter: int

    @property
    def playing(self) -> tuple[SeatPlan, ...]:
        """The seats that play, from the dealer's left."""
        return tuple(seat for seat in self.seats if seat is not None)

    @property
    def order(self) -> tuple[Card, ...]:
        """The order of the deck from which all planned cards are dealt."""
        hands = (*(seat.cards for seat in self.playing), self.bank)
        dealt = _order_cards(self.house.shuffling, hands)
        dealt += [seat.new for seat in self.playing if seat.new is not None]
        deck = (*dealt, *(card for card in DECK_52 if card not in dealt))
        return deck if self.house.shuffling is Shuffling.MACHINE else (*deck[CUT:], *deck[:CUT])


def _order_cards(method: Shuffling, hands: Sequence[tuple[Card, ...]]) -> list[Card]:
    if method is Shuffling.MACHINE:
        return [card for hand in hands for card in hand]
    return [hand[card] for card in range(preparation_module.FEWEST_CUT) for hand in hands]


class Moment(NamedTuple):
    """A table, and the ``action`` that ``actor`` takes there next."""

    state: StudState
    actor: Actor
    action: Any


def open_table(plan: Plan) -> StudState:
    """Return the table before its first action."""
    terms = CaribbeanStudTerms(players=len(plan.seats), variant=plan.house)
    events = preparation_module.open_hand(preparation_module.begin(terms, 0), COMMITMENT)
    state: StudState | None = reduce(evolve, events, None)
    assert state is not None
    return state


def play_step(state: StudState, actor: Actor, action: Any) -> StudState:
    """Return the table after ``actor`` took ``action``.

    Raises:
        IllegalAction: the rules forbid the action.
    """
    return reduce(evolve, decide(state, actor, action), state)


def is_accepted(state: StudState, actor: Actor, action: Any) -> bool:
    """Whether the rules let ``actor`` take ``action`` now."""
    try:
        decide(state, actor, action)
    except IllegalAction:
        return False
    return True


def moments(plan: Plan) -> Iterator[Moment]:
    """Yield the moments of the hand, step by step, up to GAME OVER."""
    state = open_table(plan)
    for _ in range(LONGEST):
        if (move := _next(plan, state)) is None:
            return
        yield Moment(state, *move)
        state = play_step(state, *move)


def table_where(plan: Plan, is_there: Callable[[StudState], bool]) -> StudState:
    """Return the table at the first moment of the hand for which ``is_there`` returns True."""
    return next(moment.state for moment in moments(plan) if is_there(moment.state))


def _next(plan: Plan, state: StudState) -> tuple[Actor, Any] | None:
    if state.jackpot.meter is None:
        return METER, MeterRead(amount=plan.meter)
    for seat in state.seats:
        laid = _of_seat(plan.seats[seat], state, seat)
        if laid is not None and not waits_for_note(state, laid):
            return seat, laid
    if preparation_module.ready_to_shuffle(state):
        return CHANCE, Shuffled(order=plan.order, algorithm="drill", secret="00" * 32)
    steps = ((ROLE_OF.get(type(step), DEALER), step) for step in steps_by_the_book(state))
    return next((step for step in steps if is_accepted(state, *step)), None)


def _of_seat(plan: SeatPlan | None, state: StudState, seat: Seat) -> Any | None:
    """Return the action that a seat takes now by its plan; None: it waits for the house."""
    match state.phase:
        case Phase.CLOSED | Phase.PREPARE:
            if seat in state.shuffle.due:
                return actions.Contribute(value=_SHARE)
            return actions.CutCards(amount=CUT) if state.preparation.offered == seat else None
        case Phase.STAKES if plan is not None and state.preparation.invited:
            return _next_stake(plan, state, seat)
        case Phase.CHOOSE if plan is not None and state.places[seat].plays:
            return _next_choice(plan, state, seat)
        case Phase.SETTLE if plan is not None and plan.declares and state.places[seat].is_in:
            return _next_declaration(state, seat)
        case _:
            return None


def _next_stake(plan: SeatPlan, state: StudState, seat: Seat) -> Any | None:
    if state.chips(seat) + state.chips_on(seat, Wager.ANTE) < 4 * plan.ante + state.house.token:
        return actions.ChangeNotes()
    if not state.chips_on(seat, Wager.ANTE):
        return actions.PlaceAnte(amount=plan.ante)
    if plan.token and not state.chips_on(seat, Wager.TOKEN):
        return actions.InsertToken()
    return None if state.places[seat].stake.waved else actions.Wave()


def _next_choice(plan: SeatPlan, state: StudState, seat: Seat) -> Any | None:
    place = state.places[seat]
    if place.choice is not None or place.turn.wants is not None or state.exchanges.fee_due == seat:
        return None
    if plan.discard is not None and place.exchange is None:
        return actions.AskExchange(card=place.cards[plan.discard])
    if plan.declares and (said := _next_declaration(state, seat)) is not None:
        return said
    return actions.Fold() if plan.choice is Choice.FOLD else actions.Raise(amount=bet_due(plan.ante))


def _next_declaration(state: StudState, seat: Seat) -> Any | None:
    place = state.places[seat]
    held = None if place.collected else to_declare(state, seat)
    return actions.Declare() if held is not None and held is not place.proof.declared else None


def steps_by_the_book(state: StudState) -> Iterator[Any]:
    """Yield steps of the house, the more urgent first; the first one that the rules accept comes next."""
    yield from (actions.NoteDeclaration(seat=seat) for seat in state.seats)
    yield from (actions.Confirm(seat=seat, genuine=True) for seat in state.seats)
    yield from (actions.AuthorisePayment(seat=seat) for seat in state.seats)
    yield from _before_cards(state)
    if state.phase is Phase.CHOOSE:
        yield from _exchanges(state)
    yield from (actions.CollectFold(seat=seat) for seat in state.playing)
    yield from (actions.CheckBet(seat=seat) for seat in state.playing)
    yield actions.Reveal()
    yield from (actions.SettleSeat(seat=seat) for seat in state.playing)
    if state.phase is Phase.JACKPOT:
        yield from _at_the_console(state)
    yield from (actions.StoreBank(), actions.PressGameOver())


def _before_cards(state: StudState) -> Iterator[Any]:
    yield from (actions.OpenTable(), actions.CheckDecks(), actions.Wash())
    if state.phase is Phase.CLOSED:
        yield from (actions.Attend(), ConfirmCount())
    if state.shuffle.is_made:
        yield from (actions.OfferCut(seat=seat) for seat in state.seats)
    yield from (actions.InviteStakes(), actions.CloseBets())
    yield from () if state.preparation.coins and not coins.in_slots(state) else (actions.CoinIn(),)
    yield actions.CountTokens(tokens=sum(place.stake.lamp for place in state.places))
    yield from (actions.DealCards(), actions.TurnUpcard())


def _exchanges(state: StudState) -> Iterator[Any]:
    seats = state.playing
    yield from (actions.TakeFee(seat=seat) for seat in seats)
    yield from (actions.GiveCard(seat=seat) for seat in seats)
    if not state.stub.taken:
        yield actions.TakeStub()
    yield from (actions.AskSeat(seat=seat) for seat in seats)


def _at_the_console(state: StudState) -> Iterator[Any]:
    """Yield the step that leads to the next award, or ends the jackpots."""
    due, console = next_due(state), state.console
    if due is None:
        yield actions.TurnSelector(position="R")
        return
    button = actions.PressJackpot(button=button_of(due.tier))
    if button.button not in console.lit:
        yield from (actions.TurnSelector(position="R"), button)
    elif console.selector == side_of(due.tier):
        yield button
    yield from (actions.Attend(), actions.TurnSelector(position=side_of(due.tier)))


# The closing


def closing_moments(plan: Plan) -> Iterator[Moment]:
    """Yield the moments of the table's closing after the planned hand, step by step (CSP-070, CSP-071)."""
    *_, last = moments(plan)
    setup = preparation_module.succession(play_step(*last))
    assert setup is not None
    state: StudState | None = reduce(evolve, preparation_module.open_hand(setup, COMMITMENT), None)
    assert state is not None
    for step in (BeginClosing(), actions.CoinIn(), None, ConfirmCount()):
        action = step or _count_by_books(state)
        moment = Moment(state, ROLE_OF[type(action)], action)
        yield moment
        state = play_step(*moment)


def _count_by_books(state: StudState) -> CountChips:
    """Return the count that agrees with the books."""
    books = by_the_books(state)
    return CountChips(chips=books.chips, notes=books.notes)
