"""The rules of the toy house game: the events of each action, and the table after each event."""

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any, TypeAlias

from msgspec.structs import replace

from kitapi.house import audit, calls, closing, stakes
from kitapi.house.accounts import FLOAT, account_of, amount, chips_of, first_balances, seat_value, stack
from kitapi.house.approvals import Approval
from kitapi.house.calls import Call
from kitapi.house.closing import Closing
from kitapi.house.tray import filled_up, pay_chips
from kitapi.house.void_hand import tray_settled, wagers_back
from kitapi.kernel import Actor, IllegalAction, Role, Seat, seats_of
from kitapi.ledger import Account, Transfer, balances_after
from tests.house import toy
from tests.house.toy import APPROVING, CALLING, CLOSING, DESK, DUTIES, LARGE, MANAGER, REST, SELECTOR, Bet, Phase, Table

Transfers = tuple[Transfer, ...]
Events = tuple[toy.Event, ...]
BETS = tuple(Bet)


def open_hand(before: Table | None, players: int, tray: int = toy.DOTATION) -> toy.HandOpened:
    """Return the event that opens the first hand, or the one after ``before``."""
    if before is None:
        balances = first_balances(players, tray, BETS, pools=(toy.POT,))
        return toy.HandOpened(number=1, balances=balances, results=(0,) * players, closed=True)
    return toy.HandOpened(
        number=before.opened.number + 1,
        balances=before.balances,
        results=before.results,
        closed=before.closing.closed,
    )


def seats(table: Table) -> tuple[Seat, ...]:
    return seats_of(len(table.approvals))


def decide(table: Table, actor: Actor, action: Any) -> Events:
    """Return the events of ``actor``'s ``action``.

    Raises:
        IllegalAction: the action belongs to another actor or phase, or the rules forbid it.
    """
    if DUTIES.is_anothers(actor, action):
        raise IllegalAction("TOY-12", role=str(DUTIES.role_of(action) or "seat"))
    if table.call is not None:
        if type(action) not in DURING_CALL:
            raise IllegalAction("TOY-6", standing=True)
        return DURING_CALL[type(action)](table, actor, action)
    phases, rules = RULES.get(type(action), ((), _dismiss))
    if table.phase not in phases:
        raise IllegalAction("TOY-13", phase=table.phase.value)
    return rules(table, actor, action)


def _open(table: Table, _actor: Actor, action: toy.OpenTable) -> Events:
    expected = closing.expected_at_opening(table.balances, action.chips)
    return (toy.TableOpened(chips=action.chips, expected=expected),)


def _buy(table: Table, actor: Actor, action: toy.BuyIn) -> Events:
    seat = Seat(int(actor))
    chips = (*_fill_tray(table, action.amount), *pay_chips(stack(seat), action.amount, "TOY-14"))
    return (toy.NotesChanged(seat=seat, transfers=(*stakes.notes_in(seat, action.amount, "TOY-14"), *chips)),)


def _fill_tray(table: Table, chips: int) -> Transfers:
    return filled_up(table.balances, chips, "TOY-2")


def _stake(table: Table, actor: Actor, action: toy.Stake) -> Events:
    seat = Seat(int(actor))
    lies = amount(table.balances, seat, action.bet)
    if action.amount > chips_of(table.balances, seat) + lies:
        raise IllegalAction("TOY-15", amount=action.amount)
    return (toy.Staked(seat=seat, transfers=stakes.replace_stake(seat, action.bet, (lies, action.amount), "TOY-15")),)


def _cash(table: Table, _actor: Actor, action: toy.CashOut) -> Events:
    seat = Seat(action.seat)
    if audit.is_staked(table.balances, (seat,), BETS):
        raise IllegalAction("TOY-16", seat=seat)
    return (toy.CashedOut(seat=seat, transfers=stakes.cashed_out(seat, chips_of(table.balances, seat), "TOY-16")),)


def _change(table: Table, _actor: Actor, action: toy.Change) -> Events:
    return DESK.decide_change(table.balances, action.amount, toy.CHIP)


def _add(_table: Table, _actor: Actor, action: toy.Add) -> Events:
    return DESK.decide_addition(action.amount, toy.DOTATION, toy.CHIP)


def _spin(_table: Table, _actor: Actor, action: toy.Spin) -> Events:
    return (toy.Spun(colour=action.colour),)


# A win, and the house's words about a large one


def chips_won(table: Table, seat: Seat) -> int:
    """Return the chips that a seat has won: as many as it staked on the colour that came."""
    return amount(table.balances, seat, table.colour) if table.colour else 0


def is_large(table: Table, seat: Seat) -> bool:
    return chips_won(table, seat) >= LARGE and seat not in table.paid


def is_unconfirmed(table: Table, seat: Seat) -> bool:
    return is_large(table, seat) and table.approvals[seat].confirmed is None


def is_unauthorised(table: Table, seat: Seat) -> bool:
    return is_large(table, seat) and not table.approvals[seat].authorised


def _pay(table: Table, _actor: Actor, action: toy.Pay) -> Events:
    """Pay from the tray what was staked on the colour, and take other stakes; a false win pays nothing."""
    seat = Seat(action.seat)
    if seat in table.paid:
        raise IllegalAction("TOY-17", seat=seat)
    APPROVING.refuse_unapproved(
        seat, is_unconfirmed=is_unconfirmed(table, seat), is_unauthorised=is_unauthorised(table, seat)
    )
    if is_large(table, seat) and table.panel.selector != toy.PAYING:
        raise IllegalAction("TOY-5", selector=table.panel.selector)
    chips = 0 if table.approvals[seat].confirmed is False else chips_won(table, seat)
    lost = tuple(bet for bet in BETS if bet is not table.colour)
    back = stakes.given_back(table.balances, seat, (bet for bet in BETS if bet is table.colour), "TOY-17")
    taken = tuple(
        Transfer(payer=account_of(seat, bet), payee=FLOAT, amount=lies, clause="TOY-17")
        for bet in lost
        if (lies := amount(table.balances, seat, bet))
    )
    return (
        toy.Paid(
            seat=seat, transfers=(*_fill_tray(table, chips), *pay_chips(stack(seat), chips, "TOY-17"), *back, *taken)
        ),
    )


def _note(table: Table, _actor: Actor, action: toy.Note) -> Events:
    seat = Seat(action.seat)
    return APPROVING.decide_note(seat, is_due=is_large(table, seat) and not table.approvals[seat].noted)


def _confirm(table: Table, _actor: Actor, action: toy.Confirm) -> Events:
    seat = Seat(action.seat)
    is_due = is_unconfirmed(table, seat) and table.approvals[seat].noted
    return APPROVING.decide_confirmation(seat, genuine=action.genuine, is_due=is_due)


def _authorise(table: Table, _actor: Actor, action: toy.Authorise) -> Events:
    seat = Seat(action.seat)
    is_due = is_unauthorised(table, seat) and table.approvals[seat].confirmed is not None
    return APPROVING.decide_authorisation(seat, is_due=is_due)


def _turn(table: Table, _actor: Actor, action: toy.Turn) -> Events:
    SELECTOR.refuse_wrong_turn(table.panel.selector, action.position)
    return SELECTOR.turn(action.position)


# A call


def _call(table: Table, actor: Actor, _action: toy.CallInspector) -> Events:
    seat = Seat(actor) if isinstance(actor, int) else None
    return CALLING.decide_call(seat, has_called=seat in table.called)


def _dismiss(table: Table, _actor: Actor, _action: toy.Dismiss) -> Events:
    return CALLING.decide_dismissal(table.call)


def _state(table: Table, _actor: Actor, action: toy.StateFacts) -> Events:
    return _rule_call(table, (toy.FactsStated(stated=action),))


def _choose(table: Table, actor: Actor, action: toy.Choose) -> Events:
    seat = Seat(int(actor))
    CALLING.refuse_choice(table.call, seat)
    return _rule_call(table, (toy.Chosen(seat=seat, agrees=action.agrees),))


def _join(table: Table, actor: Actor, action: toy.Join) -> Events:
    return _rule_call(table, CALLING.decide_joining(Role(str(actor)), awaited_roles(table), stands=action.stands))


def awaited_roles(table: Table) -> tuple[Role, ...]:
    """Return the roles that must still join: the manager, if a seat does not agree that the hand is void."""
    if table.call is None or not table.call.is_ready:
        return ()
    return CALLING.missing_roles(table.call, () if all(table.call.choices.values()) else (MANAGER,))


def _rule_call(table: Table, events: Events) -> Events:
    """Return ``events``, and the call's end if nobody must join: the hand is void, or stands by the manager."""
    after = reduce(evolve, events, table)
    assert after.call is not None
    if not after.call.is_ready or awaited_roles(after):
        return events
    if after.call.joined and after.call.stands:
        return (*events, toy.Dismissed())
    return (*events, toy.HandVoided(transfers=transfers_back(after)))


def transfers_back(table: Table) -> Transfers:
    """Return transfers that move back everything that the hand moved between players and tray."""
    first, now = table.opened.balances, table.balances
    lost = [(seat, seat_value(first, seat, BETS) - seat_value(now, seat, BETS)) for seat in seats(table)]
    return (*wagers_back(seats(table), BETS, partial(amount, now), "TOY-18"), *tray_settled(lost, "TOY-18"))


# The end


def outcome(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the results by seat, of the hand and of the sitting."""
    since = stakes.won_since(table.opened.balances, table.balances, seats(table), BETS)
    return since, stakes.added_up(table.opened.results, since)


def _begin(table: Table, _actor: Actor, _action: toy.BeginClosing) -> Events:
    return CLOSING.decide_begin([one for one in seats(table) if audit.is_staked(table.balances, (one,), BETS)])


def _pause(table: Table, _actor: Actor, _action: toy.Pause) -> Events:
    return CLOSING.decide_pause(is_paused=table.closing.paused)


def _count(table: Table, _actor: Actor, action: toy.CountChips) -> Events:
    found = closing.Counted(chips=action.chips, notes=action.notes)
    return CLOSING.decide_count(found, closing.by_the_books(table.balances), is_unpaused=not table.closing.paused)


def _close(table: Table, _actor: Actor, _action: toy.ConfirmCount) -> Events:
    return CLOSING.decide_close(outcome(table), is_uncounted=table.closing.counted is None)


def _end(table: Table, _actor: Actor, _action: toy.EndHand) -> Events:
    open_still = [seat for seat in seats(table) if seat not in table.paid and not table.void]
    if open_still or table.panel.selector != REST:
        raise IllegalAction("TOY-19", open=closing.seats_named(open_still))
    return (toy.HandEnded(results=outcome(table)[1]),)


Rules: TypeAlias = Callable[[Table, Actor, Any], Events]
DURING_CALL: dict[type, Rules] = {
    toy.StateFacts: _state,
    toy.Dismiss: _dismiss,
    toy.Choose: _choose,
    toy.Join: _join,
}
"""Actions that are allowed while the table is stopped."""

_HAND = (Phase.STAKING, Phase.PAYING)
RULES: dict[type, tuple[tuple[Phase, ...], Rules]] = {
    toy.OpenTable: ((Phase.SHUT,), _open),
    toy.BuyIn: ((Phase.STAKING,), _buy),
    toy.Stake: ((Phase.STAKING,), _stake),
    toy.CashOut: ((Phase.STAKING,), _cash),
    toy.Change: (_HAND, _change),
    toy.Add: (_HAND, _add),
    toy.Spin: ((Phase.STAKING,), _spin),
    toy.Pay: ((Phase.PAYING,), _pay),
    toy.Note: ((Phase.PAYING,), _note),
    toy.Confirm: ((Phase.PAYING,), _confirm),
    toy.Authorise: ((Phase.PAYING,), _authorise),
    toy.Turn: ((Phase.PAYING,), _turn),
    toy.CallInspector: (_HAND, _call),
    toy.BeginClosing: ((Phase.STAKING,), _begin),
    toy.Pause: ((Phase.CLOSING,), _pause),
    toy.CountChips: ((Phase.CLOSING,), _count),
    toy.ConfirmCount: ((Phase.CLOSING,), _close),
    toy.EndHand: ((Phase.PAYING,), _end),
}
"""The phases in which each action is possible, and its rules."""


# Events


def start_hand(event: toy.HandOpened) -> Table:
    """Return the table as a hand begins."""
    return Table(
        opened=event,
        phase=Phase.SHUT if event.closed else Phase.STAKING,
        balances=event.balances,
        approvals=(Approval(),) * len(event.results),
        closing=Closing(paused=event.closed),
        results=event.results,
    )


def evolve(table: Table, event: Any) -> Table:
    """``table`` after ``event``."""
    transfers: Sequence[Transfer] = getattr(event, "transfers", ())
    held = {Account(name): chips for name, chips in table.balances.items()}
    with_transfers = replace(
        table, balances={str(name): chips for name, chips in balances_after(held, transfers).items()}
    )
    step = STEPS.get(type(event))
    return with_transfers if step is None else step(with_transfers, event)


def _approve_by(**word: Any) -> Callable[[Table, Any], Table]:
    def step(table: Table, event: Any) -> Table:
        said = word or {"confirmed": event.genuine}
        places = enumerate(table.approvals)
        return replace(
            table, approvals=tuple(replace(one, **said) if seat == event.seat else one for seat, one in places)
        )

    return step


def _add_call(table: Table, event: toy.Called) -> Table:
    called = table.called if event.seat is None else (*table.called, event.seat)
    return replace(table, call=Call(caller=event.seat), called=called)


def _void_hand(table: Table, _event: toy.HandVoided) -> Table:
    untouched = (Approval(),) * len(table.approvals)
    return replace(table, call=None, void=True, phase=Phase.PAYING, colour=None, approvals=untouched)


def _call_of(table: Table) -> toy.ToyCall:
    return table.call or Call()


STEPS: dict[type, Callable[[Table, Any], Table]] = {
    toy.TableOpened: lambda table, _event: replace(
        table, phase=Phase.STAKING, closing=replace(table.closing, paused=False)
    ),
    toy.Spun: lambda table, event: replace(table, phase=Phase.PAYING, colour=event.colour),
    toy.Paid: lambda table, event: replace(table, paid=(*table.paid, event.seat)),
    toy.WinNoted: _approve_by(noted=True),
    toy.WinConfirmed: _approve_by(),
    toy.WinAuthorised: _approve_by(authorised=True),
    toy.KeyTurned: lambda table, event: replace(table, panel=replace(table.panel, selector=event.position)),
    toy.Called: _add_call,
    toy.Dismissed: lambda table, _event: replace(table, call=None),
    toy.FactsStated: lambda table, event: replace(
        table, call=calls.restate_facts(_call_of(table), event.stated, tuple(map(Seat, event.stated.lapsed)))
    ),
    toy.Chosen: lambda table, event: replace(table, call=calls.add_choice(_call_of(table), event.seat, event.agrees)),
    toy.Joined: lambda table, event: replace(table, call=calls.join_ruling(_call_of(table), event)),
    toy.HandVoided: _void_hand,
    toy.ClosingBegun: lambda table, _event: replace(table, phase=Phase.CLOSING),
    toy.Paused: lambda table, _event: replace(table, closing=replace(table.closing, paused=True)),
    toy.Counted: lambda table, event: replace(
        table, closing=replace(table.closing, counted=closing.Counted(chips=event.chips, notes=event.notes))
    ),
    toy.Closed: lambda table, event: replace(
        table, phase=Phase.OVER, results=event.results, closing=replace(table.closing, closed=True)
    ),
    toy.HandEnded: lambda table, event: replace(table, phase=Phase.OVER, results=event.results),
}
"""Functions that apply an event of each kind to the state, except for the chips."""
