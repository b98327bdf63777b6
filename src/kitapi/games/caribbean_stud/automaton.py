"""The house automaton: deals, takes and pays by the book, in every role that no person has.

It knows what the rules accept, and adds only when to do it and how long to wait; no rule depends on it.
"""

from typing import Any

from kitapi.games.caribbean_stud import actions, awards, checking, coins, correcting, preparing
from kitapi.games.caribbean_stud.accounts import Wager
from kitapi.games.caribbean_stud.action import (
    CONTROL_ROOM,
    DEALER,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    MUNICIPAL_INSPECTOR,
)
from kitapi.games.caribbean_stud.closing import by_the_books
from kitapi.games.caribbean_stud.console import is_back
from kitapi.games.caribbean_stud.desk_actions import ConfirmCount, CountChips
from kitapi.games.caribbean_stud.hands import is_high
from kitapi.games.caribbean_stud.phase import Phase
from kitapi.games.caribbean_stud.service import BACK, rests
from kitapi.games.caribbean_stud.state import StudState
from kitapi.games.caribbean_stud.variant import Pace, Shuffling
from kitapi.kernel import HouseStep, Role, Seat
from kitapi.mechanics.poker_hands import value_of

FACTORS: dict[Pace, int] = {Pace.UNHURRIED: 160, Pace.BRISK: 100, Pace.SWIFT: 40}
"""How long the automaton waits, in percent of the times below."""

SHORT, USUAL, LONG = 350, 700, 1400
"""Milliseconds before a step: one nobody looks at, any other, and one that everybody waits for."""

CUT_PATIENCE = 12_000
"""Milliseconds after which the deck is offered to the next player."""

SECONDS_WHILE_STOPPED = 60
"""How long a seat may take to answer while its table holds all others stopped, where its house has no clock."""

DEALERS_CUT = 26
"""Cards that the dealer cuts off where no player will; the order is by chance in any case."""


def step(state: StudState, occupied: frozenset[Seat], staffed: frozenset[Role] = frozenset()) -> HouseStep | None:
    """What the automaton does next; None while it waits for a seat, for a person, for chance, or for the next hand."""
    if rests(state):
        return None if GAMING_INSPECTOR in staffed else _to_run(state)
    for due in (_for_high_hands(state), _BY_PHASE[state.phase](state, occupied)):
        if due is not None and due.actor not in staffed:
            return due
    return None


def _soon(state: StudState, action: Any, pause: int = USUAL, role: Role = DEALER) -> HouseStep:
    """A step of the book."""
    seat = getattr(action, "seat", "")
    return HouseStep(
        actor=role,
        action=action,
        pause=pause * FACTORS[state.house.pace] // 100,
        key=f"{state.opened.number}/{type(action).__name__}/{seat}",
    )


def _clock(state: StudState, action: Any, milliseconds: int, name: str) -> HouseStep:
    """A step that is due once somebody has not answered for so long."""
    key = f"{state.opened.number}/clock/{name}"
    return HouseStep(actor=DEALER, action=action, pause=milliseconds, key=key, patience=True)


def _for_high_hands(state: StudState) -> HouseStep | None:
    """The control room's answer to a declared royal or straight flush, and the management's where it was no."""
    for seat, place in enumerate(state.places):
        if place.declared is not None and is_high(place.declared) and place.confirmed is None:
            genuine = value_of(place.final).combination is place.declared
            return _soon(state, actions.Confirm(seat=seat, genuine=genuine), 2 * LONG, CONTROL_ROOM)
        if place.held and state.phase is Phase.DONE:
            genuine = value_of(place.final).combination is place.declared
            return _soon(state, actions.DecideClaim(seat=seat, paid=genuine), LONG, GAMING_MANAGEMENT)
    return None


def _to_run(state: StudState) -> HouseStep:
    """The selector turned back to R, where somebody has left it elsewhere."""
    return _soon(state, BACK, USUAL, GAMING_INSPECTOR)


def _closed(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    """Open the table for the sitting; one that was closed since waits for whoever opens it again."""
    return None if state.opened.closed else _soon(state, actions.OpenTable())


def _prepare(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    if (left := _left_behind(state, occupied)) is not None:
        return left
    if not state.checked:
        return _soon(state, actions.CheckDecks())
    if not state.washed:
        return _soon(state, actions.Wash())
    return _cut(state, occupied) if state.shuffled and state.house.shuffling is Shuffling.HAND else None


def _cut(state: StudState, occupied: frozenset[Seat]) -> HouseStep:
    """Offer the cut to the next player who may still take it, or cut oneself."""
    following = next(iter(preparing.still_to_cut(state)), None)
    action: Any = actions.CutCards(amount=DEALERS_CUT) if following is None else actions.OfferCut(seat=following)
    if state.offered is not None and state.offered in occupied:
        return _clock(state, action, CUT_PATIENCE, f"cut/{state.offered}")
    return _soon(state, action, SHORT)


def _left_behind(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    """Stakes and chips at seats that nobody has any more."""
    for seat in state.seats:
        if seat in occupied:
            continue
        if state.lying(seat, Wager.ANTE) or state.lying(seat, Wager.TOKEN):
            return _soon(state, actions.SendBack(seat=seat), SHORT)
        if state.chips(seat):
            return _soon(state, actions.CashOut(seat=seat), SHORT)
    return None


def _stakes(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    if (left := _left_behind(state, occupied)) is not None:
        return left
    if not state.invited:
        return _soon(state, actions.InviteStakes())
    if not any(state.lying(seat, Wager.ANTE) for seat in state.seats):
        return None
    if all(state.places[seat].waved for seat in occupied):
        return _soon(state, actions.CloseBets())
    seconds = state.house.answer_seconds
    return _clock(state, actions.CloseBets(), 1000 * seconds, "stakes") if seconds else None


def _coin_in(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    if failed := coins.for_inspector(state):
        return _soon(state, actions.DecideToken(seat=failed[0], in_play=False), USUAL, GAMING_INSPECTOR)
    if not state.coins or coins.in_slots(state):
        return _soon(state, actions.CoinIn(), SHORT)
    return _soon(state, actions.CountTokens(tokens=sum(place.lamp for place in state.places)), SHORT)


def _deal(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    return _soon(state, actions.TurnUpcard(), LONG) if state.bank else _soon(state, actions.DealCards())


def _choose(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    """Serve the exchanges once every seat has laid something out; before, wait."""
    if state.fee_due is not None:
        return _soon(state, actions.TakeFee(seat=state.fee_due))
    if state.asking is not None and state.places[state.asking].wants is not None:
        return _soon(state, actions.GiveCard(seat=state.asking))
    undecided = [
        seat for seat in state.playing if state.places[seat].choice is None and state.places[seat].wants is None
    ]
    wanting = [seat for seat in state.playing if state.places[seat].wants is not None]
    open_still = [seat for seat in undecided if not state.places[seat].passed]
    if wanting and not open_still:
        return _soon(state, actions.AskSeat(seat=wanting[0]) if state.stub_taken else actions.TakeStub())
    gone = [seat for seat in undecided if seat not in occupied]
    if gone:
        return _soon(state, actions.PassOver(seat=gone[0]), LONG)
    return _waits_for(state, undecided[0]) if undecided else None


def _waits_for(state: StudState, seat: Seat) -> HouseStep | None:
    """The clock of a seat that has not answered; while all tables wait for it, it always has one."""
    place, seconds = state.places[seat], state.house.answer_seconds
    if not seconds and state.stopping:
        seconds = SECONDS_WHILE_STOPPED
    name = f"{state.phase.value}/{seat}/{place.warned}/{place.passed}/{place.exchange is not None}"
    return _clock(state, actions.PassOver(seat=seat), 1000 * seconds, name) if seconds else None


def _check(state: StudState, occupied: frozenset[Seat]) -> HouseStep | None:
    seat = checking.next_to_check(state)
    if seat is None:
        return None
    if not state.places[seat].is_in:
        return _soon(state, actions.CollectFold(seat=seat), SHORT)
    if not correcting.is_wrong(state, seat):
        return _soon(state, actions.CheckBet(seat=seat), SHORT)
    return _waits_for(state, seat) if seat in occupied else _soon(state, actions.PassOver(seat=seat), LONG)


def _reveal(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    return _soon(state, actions.Reveal(), LONG)


def _settle(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    left = [seat for seat in state.playing if state.places[seat].is_in and not state.places[seat].collected]
    return _soon(state, actions.SettleSeat(seat=left[-1]), LONG) if left else None


def _jackpot(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    due, selector = awards.next_due(state), state.console.selector
    if due is None:
        return _soon(state, actions.TurnSelector(position="R"), USUAL, GAMING_INSPECTOR)
    button, side = awards.button_of(due.tier), awards.side_of(due.tier)
    if state.console.lit != button:
        back = selector != "R"
        action: Any = actions.TurnSelector(position="R") if back else actions.PressJackpot(button=button)
        return _soon(state, action, USUAL, GAMING_INSPECTOR)
    if awards.needs_municipal_inspector(due.tier) and not state.console.attended:
        return _soon(state, actions.Attend(), LONG, MUNICIPAL_INSPECTOR)
    if selector != side:
        return _soon(state, actions.TurnSelector(position=side), USUAL, GAMING_INSPECTOR)
    return _soon(state, actions.PressJackpot(button=button), LONG, GAMING_INSPECTOR)


def _done(state: StudState, _occupied: frozenset[Seat]) -> HouseStep | None:
    """A hand that was annulled while jackpots were paid may have left the selector at their side."""
    if not is_back(state.console):
        return _to_run(state)
    return _soon(state, actions.PressGameOver()) if state.bank_stored else _soon(state, actions.StoreBank(), SHORT)


def _closing(state: StudState, _occupied: frozenset[Seat]) -> HouseStep:
    """Go on where a dealer has begun; the automaton finds in the tray what the books say."""
    if not state.paused:
        return _soon(state, actions.CoinIn())
    if state.counted_chips is None:
        books = by_the_books(state)
        return _soon(state, CountChips(chips=books.chips, notes=books.notes), LONG)
    return _soon(state, ConfirmCount(), USUAL, GAMING_INSPECTOR)


def _rests(_state: StudState, _occupied: frozenset[Seat]) -> None:
    """The hand is over."""


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
    Phase.DONE: _done,
    Phase.CLOSING: _closing,
    Phase.OVER: _rests,
    Phase.BROKEN_UP: _rests,
}
