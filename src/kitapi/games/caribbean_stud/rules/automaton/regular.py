"""The house automaton: it deals, takes and pays by the rules, in every role that no person has.

It chooses one of the actions that the rules accept, and the time when it is taken; no rule depends on the automaton.
"""

from collections.abc import Iterator
from typing import Any

from kitapi.games.caribbean_stud.rules.automaton.inspection import report_irregularity, while_still
from kitapi.games.caribbean_stud.rules.console import awards
from kitapi.games.caribbean_stud.rules.console.authorisation import awaits_note
from kitapi.games.caribbean_stud.rules.console.keys import RUN, is_back
from kitapi.games.caribbean_stud.rules.console.service import BACK, rests
from kitapi.games.caribbean_stud.rules.decide import SHOWN, decide
from kitapi.games.caribbean_stud.rules.desk.closing import by_the_books
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.round import bet_corrections, coins, second_pass, taken_cards
from kitapi.games.caribbean_stud.rules.round import preparation as preparation_module
from kitapi.games.caribbean_stud.rules.round.showdown import is_before_cards, is_decided
from kitapi.games.caribbean_stud.rules.round.taken_cards import winnings_waiting
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.desk import ConfirmCount, CountChips
from kitapi.games.caribbean_stud.rules.table.hands import awaits_authorisation, awaits_control_room
from kitapi.games.caribbean_stud.rules.table.pace import clock, soon
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.roles import (
    CONTROL_ROOM,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    HOUSE_ROLES,
    MUNICIPAL_INSPECTOR,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi.house.automaton import LONG, SHORT, USUAL, first_unstaffed, release_step
from kitapi.kernel import HouseStep, IllegalAction, Role, Seat
from kitapi.mechanics.poker_hands import value_of

CUT_PATIENCE = 12_000
"""Milliseconds after which the deck is offered to the next player."""

SECONDS_WHILE_STOPPED = 60
"""The time that a seat has to answer while its table keeps all others stopped, if its house sets no time limit."""

DEALERS_CUT = 26
"""The number of cards that the dealer cuts off if no player does; the order is random in any case."""


def step(state: StudState, occupied: frozenset[Seat], staffed: frozenset[Role] = frozenset()) -> HouseStep | None:
    """Return the automaton's next step.

    None while it waits for a seat, for a person, for chance, or for the next hand.
    """
    if rests(state):
        return None if GAMING_INSPECTOR in staffed else _to_run(state)
    if state.incident is not None:
        return while_still(state, occupied, staffed)
    steps = (*_for_high_hands(state), report_irregularity(state), _BY_PHASE[state.phase](state, occupied))
    due = first_unstaffed(steps, staffed)
    return None if due is not None and staffed and _waits_for_a_person(state, due) else due


def _waits_for_a_person(state: StudState, due: HouseStep) -> bool:
    """Whether the rules refuse a step until a person in another role has acted, as for a ruling or a confirmation."""
    if state.phase not in SHOWN:
        return False
    try:
        decide(state, due.actor, due.action)
    except IllegalAction:
        return True
    return False


def late_step(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    """The step that lets the other tables continue after this one has stopped them too long for a person of its house.

    The automaton does not act for that person (AMB-65).
    """
    theirs = step(state, occupied) if state.jackpot.stopping else None
    return release_step(theirs, HOUSE_ROLES, state.house.stop_seconds)


def _for_high_hands(state: StudState) -> Iterator[HouseStep]:
    """Yield the steps for declared royal and straight flushes, and for wagers that wait for the management.

    Wagers of an earlier hand that a person left undecided are paid if they would have won something.
    """
    for seat, place in enumerate(state.places):
        yield from _for_high_hand(state, seat, place)
        if place.claim.held and state.phase is Phase.DONE:
            yield _decide_claim(state, seat, paid=_deserves(state, place))
        if is_before_cards(state) and not is_decided(state, Seat(seat)):
            yield _decide_claim(state, seat, paid=bool(place.claim.earlier))


def _for_high_hand(state: StudState, seat: int, place: Place) -> Iterator[HouseStep]:
    """Yield the inspector's note, the control room's answer, and the inspector's authorisation (CSP-063, AMB-59)."""
    if awaits_note(place):
        yield soon(state, actions.NoteDeclaration(seat=seat), USUAL, GAMING_INSPECTOR)
    if awaits_control_room(place):
        genuine = value_of(place.final).combination is place.proof.declared
        yield soon(state, actions.Confirm(seat=seat, genuine=genuine), 2 * LONG, CONTROL_ROOM)
    if awaits_authorisation(place):
        yield soon(state, actions.AuthorisePayment(seat=seat), USUAL, GAMING_INSPECTOR)


def _decide_claim(state: StudState, seat: int, *, paid: bool) -> HouseStep:
    return soon(state, actions.DecideClaim(seat=seat, paid=paid), LONG, GAMING_MANAGEMENT)


def _deserves(state: StudState, place: Place) -> bool:
    """Whether wagers that wait are paid: the hand is what was declared, or a hand that was taken by mistake wins.

    If a card of the hand was dropped, they are paid or returned as if no card had been dropped.
    """
    if place.incidents.dropped:
        return place.settlement is not None and place.settlement.result is not Result.BANK_WINS
    return (
        winnings_waiting(state, place) > 0
        if place.incidents.taken
        else value_of(place.final).combination is place.proof.declared
    )


def _to_run(state: StudState) -> HouseStep:
    """Return the step that turns the selector back to R."""
    return soon(state, BACK, USUAL, GAMING_INSPECTOR)


def _closed(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    """Return the step that opens the table for its first hand.

    A table that was closed waits for a person to open it.
    """
    return None if state.opened.closed else soon(state, actions.OpenTable())


def _prepare(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    if (left := _left_behind(state, occupied)) is not None:
        return left
    if not state.preparation.checked:
        return soon(state, actions.CheckDecks())
    if not state.preparation.washed:
        return soon(state, actions.Wash())
    return _cut(state, occupied) if state.shuffle.is_made and state.house.shuffling is Shuffling.HAND else None


def _cut(state: StudState, occupied: frozenset[Seat]) -> HouseStep:
    """Return the step that offers the cut to the next player who may take it, or else the dealer's own cut."""
    following = next(iter(preparation_module.still_to_cut(state)), None)
    action: Any = actions.CutCards(amount=DEALERS_CUT) if following is None else actions.OfferCut(seat=following)
    if state.preparation.offered is not None and state.preparation.offered in occupied:
        return clock(state, action, CUT_PATIENCE, f"cut/{state.preparation.offered}")
    return soon(state, action, SHORT)


def _left_behind(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    """Return the step that returns the stakes, or cashes the chips, of a seat that its player has left.

    None: no such seat.
    """
    for seat in state.seats:
        if seat in occupied:
            continue
        if state.chips_on(seat, Wager.ANTE) or state.chips_on(seat, Wager.TOKEN):
            return soon(state, actions.SendBack(seat=seat), SHORT)
        if state.chips(seat):
            return soon(state, actions.CashOut(seat=seat), SHORT)
    return None


def _stakes(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    if (left := _left_behind(state, occupied)) is not None:
        return left
    if not state.preparation.invited:
        return soon(state, actions.InviteStakes())
    if not any(state.chips_on(seat, Wager.ANTE) for seat in state.seats):
        return None
    if all(state.places[seat].stake.waved for seat in occupied):
        return soon(state, actions.CloseBets())
    seconds = state.house.answer_seconds
    return clock(state, actions.CloseBets(), 1000 * seconds, "stakes") if seconds else None


def _coin_in(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    if failed := coins.for_inspector(state):
        return soon(state, actions.DecideToken(seat=failed[0], in_play=False), USUAL, GAMING_INSPECTOR)
    if not state.preparation.coins or coins.in_slots(state):
        return soon(state, actions.CoinIn(), SHORT)
    return soon(state, actions.CountTokens(tokens=sum(place.stake.lamp for place in state.places)), SHORT)


def _deal(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    return soon(state, actions.TurnUpcard(), LONG) if state.is_dealt else soon(state, actions.DealCards())


def _choose(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    """Return the next step of the exchanges once every seat has chosen; before that, the time limit of a seat."""
    if state.exchanges.fee_due is not None:
        return soon(state, actions.TakeFee(seat=state.exchanges.fee_due))
    if state.exchanges.to_answer is not None and state.places[state.exchanges.to_answer].turn.wants is not None:
        return soon(state, actions.GiveCard(seat=state.exchanges.to_answer))
    undecided = [
        seat for seat in state.playing if state.places[seat].choice is None and state.places[seat].turn.wants is None
    ]
    wanting = [seat for seat in state.playing if state.places[seat].turn.wants is not None]
    open_still = [seat for seat in undecided if not state.places[seat].turn.passed]
    if wanting and not open_still:
        first = wanting[-1 if state.exchanges.from_right else 0]
        return soon(state, actions.AskSeat(seat=first) if state.stub.taken else actions.TakeStub())
    gone = [seat for seat in undecided if seat not in occupied]
    if gone:
        return soon(state, actions.PassOver(seat=gone[0]), LONG)
    return _waits_for(state, undecided[0]) if undecided else None


def _waits_for(state: StudState, seat: Seat) -> HouseStep | None:
    """Return the time limit of a seat that has not answered.

    There always is one while the seat keeps all tables waiting.
    """
    place, seconds = state.places[seat], state.house.answer_seconds
    if not seconds and state.jackpot.stopping:
        seconds = SECONDS_WHILE_STOPPED
    name = f"{state.phase.value}/{seat}/{place.turn.warned}/{place.turn.passed}/{place.exchange is not None}"
    return clock(state, actions.PassOver(seat=seat), 1000 * seconds, name) if seconds else None


def _check(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    seat = second_pass.next_to_check(state)
    if seat is None:
        return None
    if not state.places[seat].is_in:
        return soon(state, actions.CollectFold(seat=seat), SHORT)
    if not bet_corrections.is_wrong(state, seat):
        return soon(state, actions.CheckBet(seat=seat), SHORT)
    return _waits_for(state, seat) if seat in occupied else soon(state, actions.PassOver(seat=seat), LONG)


def _reveal(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    return soon(state, actions.Reveal(), LONG)


def _settle(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    left = [seat for seat in state.playing if state.places[seat].is_in and not state.places[seat].collected]
    if not left:
        return None
    if not taken_cards.must_say(state, seat := left[-1]):
        return soon(state, actions.SettleSeat(seat=seat), LONG)
    return _waits_for(state, seat) if seat in occupied else soon(state, actions.PassOver(seat=seat), LONG)


def _jackpot(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    due, selector = awards.next_due(state), state.console.selector
    if due is None:
        return soon(state, actions.TurnSelector(position=RUN), USUAL, GAMING_INSPECTOR)
    button, side = awards.button_of(due.tier), awards.side_of(due.tier)
    if button not in state.console.lit or selector not in {RUN, side}:
        back = selector != RUN
        action: Any = actions.TurnSelector(position=RUN) if back else actions.PressJackpot(button=button)
        return soon(state, action, USUAL, GAMING_INSPECTOR)
    if awards.needs_municipal_inspector(due.tier) and not state.console.attended:
        return soon(state, actions.Attend(), LONG, MUNICIPAL_INSPECTOR)
    if selector != side:
        return soon(state, actions.TurnSelector(position=side), USUAL, GAMING_INSPECTOR)
    return soon(state, actions.PressJackpot(button=button), LONG, GAMING_INSPECTOR)


def _finish_hand(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    """Return the last steps of a hand.

    First the selector is turned back to R if a void hand has left it at another side.
    """
    if not is_back(state.console):
        return _to_run(state)
    return soon(state, actions.PressGameOver()) if state.end.stored else soon(state, actions.StoreBank(), SHORT)


def _closing(state: StudState, _occupied: frozenset[Seat]) -> HouseStep:
    """Return the next step of a closing that a dealer has begun; the automaton's count has the amounts of the books."""
    if not state.closing.paused:
        return soon(state, actions.CoinIn())
    if state.closing.counted is None:
        books = by_the_books(state)
        return soon(state, CountChips(chips=books.chips, notes=books.notes), LONG)
    return soon(state, ConfirmCount(), USUAL, GAMING_INSPECTOR)


def _rests(_state: StudState, _occupied: frozenset[Seat]) -> None:
    """No step: the hand is over."""


_BY_PHASE = {
    Phase.CLOSED: _closed,
    Phase.PREPARE: _prepare,
    Phase.STAKES: _stakes,
    Phase.COIN_IN: _coin_in,
    Phase.DEAL: _deal,
    Phase.CHOOSE: _choose,
    Phase.CHECK: _check,
    Phase.REVEAL: _reveal,
    Phase.SETTLE: _settle,
    Phase.JACKPOT: _jackpot,
    Phase.DONE: _finish_hand,
    Phase.CLOSING: _closing,
    Phase.OVER: _rests,
    Phase.BROKEN_UP: _rests,
}
