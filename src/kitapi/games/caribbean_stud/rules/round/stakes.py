"""Notes, ANTE and token, until the dealer has closed the bets (CSP-021 to CSP-023)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.table.actions import (
    CashOut,
    ChangeNotes,
    CloseBets,
    InsertToken,
    InviteStakes,
    PlaceAnte,
    SendBack,
    TakeBackAnte,
    TakeBackToken,
    Wave,
)
from kitapi.games.caribbean_stud.rules.table.events import (
    AnteStaked,
    BetsClosed,
    CashedOut,
    Event,
    NotesChanged,
    StakesInvited,
    StakesTakenBack,
    TokenInserted,
    TokenTakenBack,
    Transfers,
    Waved,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import (
    Wager,
    account_of,
    paid_out,
    stack,
    transfer,
)
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse, is_within
from kitapi.house import stakes
from kitapi.house.desk import whole_chips
from kitapi.kernel import Actor, IllegalAction, Range, Seat, rule

DealersStep: TypeAlias = InviteStakes | SendBack | CashOut | CloseBets
PlayersStep: TypeAlias = ChangeNotes | PlaceAnte | InsertToken | TakeBackToken | TakeBackAnte | Wave
Option: TypeAlias = ChangeNotes | Range | InsertToken | TakeBackToken | TakeBackAnte | Wave


def decide(state: StudState, actor: Actor, action: DealersStep | PlayersStep) -> tuple[Event, ...]:
    """Return the events of a step of staking, by the dealer or a seat.

    Raises:
        IllegalAction: the step is not due, or breaks a rule.
    """
    match action:
        case InviteStakes():
            return _invite(state)
        case SendBack(seat=seat):
            return _send_back(state, _at_table(state, seat))
        case CashOut(seat=seat):
            return _cash_out(state, _at_table(state, seat))
        case CloseBets():
            return _close(state)
        case _:
            assert isinstance(actor, int)
            return _of_player(state, Seat(actor), action)


def _of_player(state: StudState, seat: Seat, action: PlayersStep) -> tuple[Event, ...]:
    if isinstance(action, ChangeNotes):
        return _change_notes(state, seat)
    if is_uninvited(state):
        raise IllegalAction("CSP-021", invited=False)
    match action:
        case PlaceAnte(amount=amount):
            return _place_ante(state, seat, amount)
        case InsertToken():
            return _insert_token(state, seat)
        case TakeBackToken():
            return _take_back_token(state, seat)
        case TakeBackAnte():
            return _take_back(state, seat, by_dealer=False)
        case Wave():
            return _wave(state, seat)
        case _:
            assert_never(action)


def _at_table(state: StudState, seat: int) -> Seat:
    if seat not in state.seats:
        raise IllegalAction("CSP-001", seats=len(state.seats))
    return Seat(seat)


# The invitation


def _invite(state: StudState) -> tuple[Event, ...]:
    if state.preparation.invited:
        raise IllegalAction("CSP-021", invited=True)
    return (StakesInvited(),)


@rule("CSP-021", without=False)
def is_uninvited(state: StudState) -> bool:
    """Whether the dealer has not yet invited stakes, the step with which a hand begins."""
    return not state.preparation.invited


# Chips for notes, and back


def _change_notes(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if not has_room_for_a_note(state, seat):
        raise IllegalAction("CSP-083", chips=state.chips(seat), buy_in=state.house.buy_in)
    return (NotesChanged(seat=seat, transfers=change_note(state, seat)),)


def has_room_for_a_note(state: StudState, seat: Seat) -> bool:
    """Whether the seat has fewer chips than it gets for a note."""
    return state.chips(seat) < state.house.buy_in


@rule("CSP-083", without=())
def change_note(state: StudState, seat: Seat) -> Transfers:
    """Return the transfers when a note is changed: the note goes into the box, and chips for it come from the tray."""
    chips = state.house.buy_in
    return (*stakes.notes_in(seat, chips, "CSP-083"), *paid_out(state.balances, stack(seat), chips, "CSP-083"))


def _cash_out(state: StudState, seat: Seat) -> tuple[Event, ...]:
    chips = state.chips(seat)
    if not may_cash_out(state, seat):
        raise IllegalAction("CSP-084", chips=chips, staked=chips_staked(state, seat))
    return (CashedOut(seat=seat, transfers=cash_chips(seat, chips)),)


def may_cash_out(state: StudState, seat: Seat) -> bool:
    """Whether the seat has chips, and none of them staked."""
    return state.chips(seat) > 0 and not chips_staked(state, seat)


@rule("CSP-084", without=())
def cash_chips(seat: Seat, chips: int) -> Transfers:
    """Return the transfers when chips are changed back: they go to the tray, and the house gives notes for them."""
    return stakes.cashed_out(seat, chips, "CSP-084")


def chips_staked(state: StudState, seat: Seat) -> int:
    """Return the chips on ANTE and in the slot of a seat; computed once for a state, for all seats."""
    staked: tuple[int, ...] | None = state.cache.get("staked")
    if staked is None:
        staked = state.cache["staked"] = tuple(
            state.chips_on(one, Wager.ANTE) + state.chips_on(one, Wager.TOKEN) for one in state.seats
        )
    return staked[seat]


# ANTE


def _place_ante(state: StudState, seat: Seat, amount: int) -> tuple[Event, ...]:
    house, lies = state.house, state.chips_on(seat, Wager.ANTE)
    if is_odd(amount, house):
        raise IllegalAction("AMB-45", amount=amount, chip=house.chip)
    if not is_within(amount, house):
        raise IllegalAction("CSP-009", amount=amount, minimum=house.minimum, maximum=house.maximum)
    if must_borrow(amount, state.chips(seat) + lies):
        raise IllegalAction("AMB-30", amount=amount, chips=state.chips(seat) + lies)
    return (AnteStaked(seat=seat, amount=amount, transfers=replace_ante(seat, lies, amount)),)


@rule("AMB-45", without=False)
def is_odd(amount: int, house: CaribbeanStudHouse) -> bool:
    """Whether ``amount`` is not a multiple of the table's chip."""
    return amount % house.chip > 0


@rule("AMB-30", without=False)
def must_borrow(amount: int, chips: int) -> bool:
    """Whether a stake exceeds the player's own ``chips``, which is refused because nobody may borrow for it."""
    return amount > chips


@rule("CSP-022", without=())
def replace_ante(seat: Seat, lies: int, amount: int) -> Transfers:
    """Return the transfers that replace the ``lies`` chips on ANTE by ``amount``."""
    return stakes.replace_stake(seat, Wager.ANTE, (lies, amount), "CSP-022")


# The token


def _insert_token(state: StudState, seat: Seat) -> tuple[Event, ...]:
    token, chips = state.house.token, state.chips(seat)
    if plays_jackpot_alone(state, seat):
        raise IllegalAction("CSP-022", ante=0)
    if has_token(state, seat):
        raise IllegalAction("AMB-34", tokens=1)
    if must_borrow(token, chips):
        raise IllegalAction("AMB-30", amount=token, chips=chips)
    return (TokenInserted(seat=seat, transfers=move_token_to_slot(seat, token)),)


@rule("CSP-022", "CSP-053", without=False)
def plays_jackpot_alone(state: StudState, seat: Seat) -> bool:
    """Whether the seat has no ANTE, without which a token may not be inserted."""
    return not state.chips_on(seat, Wager.ANTE)


@rule("AMB-34", without=False)
def has_token(state: StudState, seat: Seat) -> bool:
    """Whether there is a token in the slot, which takes only one."""
    return state.chips_on(seat, Wager.TOKEN) > 0


@rule("CSP-053", without=())
def move_token_to_slot(seat: Seat, token: int) -> Transfers:
    """Return the transfer of a token into the slot."""
    return transfer(stack(seat), account_of(seat, Wager.TOKEN), token, "CSP-053")


# Stakes that go back


def _take_back_token(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if not (token := state.chips_on(seat, Wager.TOKEN)):
        raise IllegalAction("AMB-45", token=False)
    return (TokenTakenBack(seat=seat, transfers=return_token(seat, token)),)


@rule("AMB-45", without=())
def return_token(seat: Seat, token: int) -> Transfers:
    """Return the transfer of the token out of the slot, back to the seat."""
    return transfer(account_of(seat, Wager.TOKEN), stack(seat), token, "AMB-45")


def _send_back(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if is_uninvited(state):
        raise IllegalAction("CSP-021", invited=False)
    return _take_back(state, seat, by_dealer=True)


def _take_back(state: StudState, seat: Seat, *, by_dealer: bool) -> tuple[Event, ...]:
    if not chips_staked(state, seat):
        raise IllegalAction("AMB-45", ante=0)
    clause = "AMB-43" if by_dealer else "AMB-45"
    return (StakesTakenBack(seat=seat, transfers=stakes_back(state, seat, clause), by_dealer=by_dealer),)


@rule("AMB-43", "AMB-45", without=())
def stakes_back(state: StudState, seat: Seat, clause: str) -> Transfers:
    """Return the transfers that return ANTE to the seat, and with it the token, which may not play alone."""
    return stakes.given_back(state.balances, seat, (Wager.ANTE, Wager.TOKEN), clause)


# The end of staking


def _wave(state: StudState, seat: Seat) -> tuple[Event, ...]:
    if state.places[seat].stake.waved:
        raise IllegalAction("CSP-023", waved=True)
    return (Waved(seat=seat),)


def _close(state: StudState) -> tuple[Event, ...]:
    """Close the bets (“No more bets please”), which is possible once every stake is regular."""
    if is_uninvited(state):
        raise IllegalAction("CSP-021", invited=False)
    if wrong := irregular_stakes(state):
        raise IllegalAction("CSP-023", seats=tuple(str(seat) for seat in wrong))
    if nobody_plays(state):
        raise IllegalAction("AMB-44", antes=0)
    return (BetsClosed(seats=_with_ante(state)),)


def _with_ante(state: StudState) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.seats if state.chips_on(seat, Wager.ANTE))


@rule("CSP-023", without=())
def irregular_stakes(state: StudState) -> tuple[Seat, ...]:
    """Return the seats whose stakes must go back before the bets can be closed.

    Their ANTE is outside the limits or not a multiple of the chip, or they have a token without an ANTE.
    """
    return tuple(seat for seat in state.seats if chips_staked(state, seat) and not _is_regular(state, seat))


def _is_regular(state: StudState, seat: Seat) -> bool:
    """Whether the seat's ANTE is within the limits, in whole chips; no ANTE is below the minimum."""
    ante = state.chips_on(seat, Wager.ANTE)
    return is_within(ante, state.house) and not is_odd(ante, state.house)


@rule("AMB-44", without=False)
def nobody_plays(state: StudState) -> bool:
    """Whether no seat has an ANTE, so that there is no hand and staking continues."""
    return not _with_ante(state)


# What a seat may do


def options(state: StudState, seat: Seat) -> tuple[Option, ...]:
    """Return the actions of a seat with notes, chips and stakes that are possible now."""
    if state.phase not in (Phase.PREPARE, Phase.STAKES):
        return ()
    notes = (ChangeNotes(),) if has_room_for_a_note(state, seat) else ()
    if state.phase is Phase.PREPARE or is_uninvited(state):
        return notes
    wave = () if state.places[seat].stake.waved else (Wave(),)
    return (*notes, *_antes(state, seat), *_tokens(state, seat), *wave)


def _antes(state: StudState, seat: Seat) -> tuple[Option, ...]:
    """Return the options about ANTE: the amounts that the seat can stake, and the return of its stakes."""
    house = state.house
    most = min(house.maximum, whole_chips(state.chips(seat) + state.chips_on(seat, Wager.ANTE), house.chip))
    antes = Range(action="ante", lowest=house.minimum, highest=most, step=house.chip)
    back = (TakeBackAnte(),) if chips_staked(state, seat) else ()
    return (*((antes,) if most >= house.minimum else ()), *back)


def _tokens(state: StudState, seat: Seat) -> tuple[Option, ...]:
    """Return the option to insert a token, or to take back the one in the slot."""
    if has_token(state, seat):
        return (TakeBackToken(),)
    affordable = not must_borrow(state.house.token, state.chips(seat))
    return (InsertToken(),) if affordable and not plays_jackpot_alone(state, seat) else ()
