"""The figures of a table's books, each a sum of transfers: of the tray, the jackpot, and the stakes."""

from kitapi.games.caribbean_stud.rules.books.shift import Handle, Jackpot
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.terms.accounts import HOUSE, JACKPOT_INCOME, METER, Wager
from kitapi.house.books import flows as of_the_house
from kitapi.house.books.flows import STACK, Flows, Kinds, PlayKinds, Tray, total

UNDOING: Kinds = (
    happened.HandVoided,
    happened.SeatVoided,
    happened.HandTaken,
    happened.RequestReturned,
    happened.ExcessReturned,
    happened.TableBrokenUp,
)
"""Events in which chips go back by a ruling, or because all end the sitting."""

SETTLING: Kinds = (happened.SeatSettled, happened.ClaimDecided)
"""Events in which a stake is won, lost or given back."""

PLAY = PlayKinds(wagers=tuple(wager.value for wager in Wager), undoing=UNDOING)


def tray_of(flows: Flows, opening: int, closing: int) -> Tray:
    """Return the figures of the tray (CSP-004, CSP-084).

    Every transfer into it or out of it is counted in one of them.
    """
    return of_the_house.tray_of(flows, opening, closing, PLAY)


def jackpot_of(flows: Flows, tokens: int, opening: int, closing: int) -> Jackpot:
    """Return the amounts that went into the meter and out of it."""
    return Jackpot(
        opening=opening,
        tokens=tokens,
        contributed=total(flows, Wager.TOKEN.value, METER),
        income=total(flows, Wager.TOKEN.value, JACKPOT_INCOME),
        restarted=total(flows, HOUSE, METER),
        awarded=total(flows, METER, STACK, (happened.JackpotAwarded,)),
        covered=total(flows, HOUSE, STACK, (happened.JackpotAwarded,)),
        returned=total(flows, STACK, METER),
        reversed=total(flows, METER, STACK, UNDOING),
        restart_back=total(flows, METER, HOUSE),
        income_back=total(flows, JACKPOT_INCOME, STACK),
        house_back=total(flows, HOUSE, STACK, UNDOING),
        cover_back=total(flows, STACK, HOUSE),
        closing=closing,
    )


def handle_of(flows: Flows) -> Handle:
    """Return the stakes of one hand that is not void, minus those taken back before play."""
    staked = {one: total(flows, STACK, one) - total(flows, one, STACK, but=SETTLING) for one in ("ante", "bet", "fee")}
    return Handle(**staked)
