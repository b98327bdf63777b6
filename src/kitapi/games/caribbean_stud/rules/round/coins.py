"""COIN IN: the tokens fall, their lamps are lit, and both are counted (CSP-024 to CSP-026)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.table.actions import CoinIn, CountTokens, DecideToken
from kitapi.games.caribbean_stud.rules.table.events import CoinsIn, Event, TokenDecided, TokensCounted, Transfers
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import JACKPOT_INCOME, METER, Wager, account_of, stack, transfer
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse
from kitapi.kernel import Actor, IllegalAction, Instead, Seat, rule

PRESSES = 2
"""The number of times that COIN IN is pressed for one token before the inspector decides (AMB-47)."""

CoinStep: TypeAlias = CoinIn | DecideToken | CountTokens


def decide(state: StudState, _actor: Actor, action: CoinStep) -> tuple[Event, ...]:
    """Return the events of a step between “No more bets please” and the deal.

    Raises:
        IllegalAction: the step is not due, or breaks a rule.
    """
    match action:
        case CoinIn(stuck=stuck):
            return _coin_in(state, frozenset(Seat(seat) for seat in stuck))
        case DecideToken(seat=seat, in_play=in_play):
            return _decide_token(state, Seat(seat), in_play=in_play)
        case CountTokens(tokens=tokens):
            return _count(state, tokens)
        case _:
            assert_never(action)


# COIN IN


def _coin_in(state: StudState, stuck: frozenset[Seat]) -> tuple[Event, ...]:
    """Press COIN IN: the tokens that are not ``stuck`` fall."""
    waiting = in_slots(state)
    if state.preparation.coins and not waiting:
        raise IllegalAction("CSP-024", pressed=True)
    if failed := for_inspector(state):
        raise IllegalAction("AMB-47", seats=_text(failed))
    if others := stuck.difference(waiting):
        raise IllegalAction("CSP-026", seats=_text(tuple(sorted(others))))
    fallen = tuple(seat for seat in waiting if seat not in stuck)
    transfers: Transfers = sum((taken_in(state, seat) for seat in fallen), ())
    return (CoinsIn(seats=lit_by(fallen), stuck=tuple(sorted(stuck)), transfers=transfers),)


def in_slots(state: StudState) -> tuple[Seat, ...]:
    """Return the seats in whose slots a token lies."""
    return tuple(seat for seat in state.seats if state.chips_on(seat, Wager.TOKEN))


@rule("CSP-024", without=())
def lit_by(fallen: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats whose lamps stay lit: those whose token fell and so is in play for the jackpot."""
    return fallen


def taken_in(state: StudState, seat: Seat) -> Transfers:
    """Return the transfers of a token that fell: its share goes to the meter, the rest to the house's income."""
    token, slot = state.chips_on(seat, Wager.TOKEN), account_of(seat, Wager.TOKEN)
    share = meter_share(state.house)
    return (*transfer(slot, METER, share, "CSP-050"), *transfer(slot, JACKPOT_INCOME, token - share, "CSP-024"))


@rule("CSP-050", without=0)
def meter_share(house: CaribbeanStudHouse) -> int:
    """Return the part of a token that is added to the meter of all tables."""
    return house.meter_share


# Tokens that do not fall


@rule("CSP-026", "AMB-47", without=Instead(in_slots))
def for_inspector(state: StudState) -> tuple[Seat, ...]:
    """Return the seats whose token did not fall when COIN IN was pressed twice; the inspector decides about them."""
    return tuple(seat for seat in in_slots(state) if state.places[seat].stake.stuck >= PRESSES)


def _decide_token(state: StudState, seat: Seat, *, in_play: bool) -> tuple[Event, ...]:
    if seat not in for_inspector(state):
        raise IllegalAction("AMB-47", stuck=seat in in_slots(state) and state.preparation.coins)
    transfers = taken_in(state, seat) if in_play else return_token(state, seat)
    return (TokenDecided(seat=seat, transfers=transfers, in_play=in_play),)


@rule("AMB-47", without=())
def return_token(state: StudState, seat: Seat) -> Transfers:
    """Return the transfer that returns the token to a seat, which then plays without it."""
    return transfer(account_of(seat, Wager.TOKEN), stack(seat), state.chips_on(seat, Wager.TOKEN), "AMB-47")


# The count


def _count(state: StudState, tokens: int) -> tuple[Event, ...]:
    if not state.preparation.coins:
        raise IllegalAction("CSP-024", pressed=False)
    if waiting := seats_with_token_left(state):
        raise IllegalAction("AMB-47", seats=_text(waiting))
    lamps = sum(place.stake.lamp for place in state.places)
    if differs(tokens, lamps):
        raise IllegalAction("CSP-025", tokens=tokens, lamps=lamps)
    return (TokensCounted(tokens=tokens),)


@rule("AMB-47", without=())
def seats_with_token_left(state: StudState) -> tuple[Seat, ...]:
    """Return the seats whose token is still in the slot; nothing is dealt while there are any."""
    return in_slots(state)


@rule("CSP-025", without=False)
def differs(tokens: int, lamps: int) -> bool:
    """Whether the number of counted tokens is not that of the lit lamps."""
    return tokens != lamps


# The lamps


@rule("AMB-46", without=True)
def slot_is_lit(state: StudState, seat: Seat) -> bool:
    """Whether the lamp at a seat's slot is lit: from GAME OVER on all are, from COIN IN on those with a token in play.

    All lamps of a table that is not open are dark, and those of a table that is being closed, from COIN IN on.
    """
    if state.closing.paused or state.phase in (Phase.CLOSED, Phase.BROKEN_UP):
        return False
    return state.places[seat].stake.lamp or not state.preparation.coins or state.phase is Phase.OVER


@rule("AMB-46", without=False)
def console_is_lit(state: StudState, seat: Seat) -> bool:
    """Whether the seat's lamp on the console is lit: from COIN IN to GAME OVER, if its token is in play."""
    return state.places[seat].stake.lamp and state.phase not in (Phase.OVER, Phase.BROKEN_UP)


def _text(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(str(seat) for seat in seats)
