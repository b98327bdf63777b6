"""Ways to spoil the books of Caribbean Stud and of the meter that its tables share, and which laws notice."""

from typing import Any

import msgspec

from tests.bookcheck.log_edits import (
    Edit,
    Fault,
    Log,
    Stored,
    carry,
    double_event,
    find_place,
    moves,
    of,
    transfers_between,
    without,
)

STUD = "caribbean_stud."
AWARDED, VOIDED, ENDED, OPENED = (
    f"{STUD}{what}" for what in ("jackpot_awarded", "hand_voided", "hand_ended", "hand_opened")
)
SETTLED, NOTES, COINS, ANTE = (f"{STUD}{what}" for what in ("seat_settled", "notes_changed", "coins_in", "ante_staked"))
FULL_HOUSE = 1
"""The second award of the log, of a fixed amount."""


def seat_in(account: str) -> int:
    return int(account[-1])


def burnt_at_buy_in(log: Log) -> None:
    """Let a note give one chip less than its value; all later balances agree."""
    here = find_place(log, NOTES)
    [chips] = transfers_between(log[here].event, "float", "stack")
    chips["amount"] -= 1
    carry(log, here, **{"float": 1, chips["payee"]: -1})


def minted_at_settlement(log: Log) -> None:
    """Pay a winner one chip more than was won; all later balances agree."""
    here = find_place(log, SETTLED, 0, moves("float", "stack"))
    won = transfers_between(log[here].event, "float", "stack")[0]
    won["amount"] += 1
    carry(log, here, **{"float": -1, won["payee"]: 1})


def token_into_tray(log: Log) -> None:
    """Put the meter's part of a token into the tray, and give the meter no entry."""
    here = find_place(log, COINS, 0, moves("token", "meter"))
    share = transfers_between(log[here].event, "token", "meter")[0]
    share["payee"] = "float"
    carry(log, here, meter=-share["amount"], float=share["amount"])
    del log[find_place(log, "meter.contributed")]


def token_kept(log: Log) -> None:
    """Let a token give the meter one less and the income one more; the meter's entry agrees."""
    here = find_place(log, COINS, 0, moves("token", "meter"))
    share, rest = (transfers_between(log[here].event, "token", account)[0] for account in ("meter", "jackpot_income"))
    log[here].event["transfers"].remove(share)
    rest["amount"] += share["amount"]
    carry(log, here, meter=-share["amount"], jackpot_income=share["amount"])
    del log[find_place(log, "meter.contributed")]


def others_chips(log: Log) -> None:
    """Stake a seat's ANTE with chips of another seat."""
    here = find_place(log, ANTE, 0, lambda event: event["seat"] != 0)
    [stake] = transfers_between(log[here].event, "stack", "ante")
    own, stake["payer"] = stake["payer"], "stack0"
    carry(log, here, **{own: stake["amount"], "stack0": -stake["amount"]})


def overdrawn(log: Log) -> None:
    """Let a note give only ten chips, in all books, although more than ten are staked."""
    here = find_place(log, NOTES)
    for ways in (("pocket", "box"), ("float", "stack")):
        transfers_between(log[here].event, *ways)[0]["amount"] -= 990
    [chips] = transfers_between(log[here].event, "float", "stack")
    seat = seat_in(chips["payee"])
    carry(log, here, **{"float": 990, "box": -990, f"pocket{seat}": 990, f"stack{seat}": -990})


def stake_raised(log: Log) -> None:
    of(log, ANTE)["amount"] += 5


def bet_raised(log: Log) -> None:
    of(log, f"{STUD}bet_checked")["amount"] += 5


def wager_left_lying(log: Log) -> None:
    """Leave a wager that should have been returned on its account; all balances agree."""
    here = find_place(log, SETTLED, 0, moves("ante", "stack"))
    back = transfers_between(log[here].event, "ante", "stack")[0]
    log[here].event["transfers"].remove(back)
    carry(log, here, **{back["payer"]: back["amount"], back["payee"]: -back["amount"]})


def won_forged(log: Log) -> None:
    won = of(log, ENDED)["won"]
    won[0] += 10


def results_forged(log: Log) -> None:
    of(log, ENDED)["results"][0] += 10


def results_forgotten(log: Log) -> None:
    of(log, OPENED, 3)["results"][0] += 10


def chips_vanish(log: Log) -> None:
    """Between two hands a stack loses a chip to the tray."""
    balances = of(log, OPENED, 3)["balances"]
    balances["stack0"] -= 1
    balances["float"] += 1


def tray_filled_unsaid(log: Log) -> None:
    """The first hand opens with a fuller tray than the terms say."""
    here = find_place(log, OPENED)
    log[here].event["balances"]["float"] += 100
    log[here].event["balances"]["house"] -= 100
    carry(log, here, float=100, house=-100)


def claim_promised(log: Log) -> None:
    """A seat is promised winnings for wagers that wait, although none wait."""
    one = of(log, OPENED, 3)
    one["claims"] = [5] + [0] * (one["terms"]["players"] - 1)


def count_raised(log: Log) -> None:
    of(log, f"{STUD}table_opened").update(chips=10, expected=10)


# Void hands


def void_keeps_token(log: Log) -> None:
    """A void hand keeps what a token gave the meter; neither table nor meter records it."""
    here = find_place(log, VOIDED, 0, moves("meter", "stack"))
    back = transfers_between(log[here].event, "meter", "stack")[0]
    log[here].event["transfers"].remove(back)
    log[here].event["reversed"].clear()
    carry(log, here, meter=back["amount"], **{back["payee"]: -back["amount"]})
    del log[next(place for place in range(here, len(log)) if log[place].kind == "meter.reversed")]


def void_keeps_stake(log: Log) -> None:
    """A void hand takes chips from a seat into the tray."""
    here = find_place(log, VOIDED)
    log[here].event["transfers"].append({"payer": "stack2", "payee": "float", "amount": 5, "clause": "AMB-20"})
    carry(log, here, stack2=-5, float=5)


def void_pays_income(log: Log) -> None:
    """A void hand returns the house's part of a token from the tray instead of the income."""
    here = find_place(log, VOIDED, 0, moves("jackpot_income", "stack"))
    back = transfers_between(log[here].event, "jackpot_income", "stack")[0]
    back["payer"] = "float"
    carry(log, here, float=-back["amount"], jackpot_income=back["amount"])


# The meter


def entry_of(log: Log, kind: str, nth: int = 0) -> Any:
    return of(log, f"meter.{kind}", nth)


def contribution_changed(log: Log) -> None:
    entry_of(log, "contributed", 3)["amount"] += 1


def awarded_more(log: Log) -> None:
    """A full house is paid ten more than agreed; table, meter and balances agree."""
    here = find_place(log, AWARDED, FULL_HOUSE)
    event = log[here].event
    event["amount"] += 10
    [paid] = transfers_between(event, "meter", "stack")
    paid["amount"] += 10
    entry_of(log, "awarded", 1)["amount"] += 10
    carry(log, here, meter=-10, **{paid["payee"]: 10})


def chip_of_award_lost(log: Log) -> None:
    """A royal flush is paid one chip less than the meter held, as if rounded; all books agree."""
    here = find_place(log, AWARDED)
    event = log[here].event
    event["amount"] -= 1
    [paid] = transfers_between(event, "meter", "stack")
    paid["amount"] -= 1
    entry_of(log, "awarded")["amount"] -= 1
    carry(log, here, meter=1, **{paid["payee"]: -1})


def meter_read_less(log: Log) -> None:
    """A royal flush is paid of less than the meter holds: of what it held an hour ago."""
    for kind in ("meter_told", "tables_stopped"):
        for one in log:
            if one.kind == STUD + kind:
                field = "amount" if kind == "meter_told" else "basis"
                one.event[field] -= one.event[field] == 25_001


def paid_twice(log: Log) -> None:
    """An award is entered twice, at the table and in the meter."""
    first, entry = find_place(log, AWARDED, FULL_HOUSE), find_place(log, "meter.awarded", 1)
    again = [msgspec.structs.replace(log[place]) for place in (first, entry)]
    log[entry + 1 : entry + 1] = again


def covered_needlessly(log: Log) -> None:
    """The house pays part of an award that the meter could pay whole."""
    here = find_place(log, AWARDED, FULL_HOUSE)
    event, entry = log[here].event, entry_of(log, "awarded", 1)
    [paid] = transfers_between(event, "meter", "stack")
    paid["amount"] -= 10
    event["transfers"].append({**paid, "payer": "house", "amount": 10})
    event["covered"] = entry["covered"] = 10
    entry["amount"] -= 10
    carry(log, here, meter=10, house=-10)


def restarted_higher(log: Log) -> None:
    """The meter restarts with more than the terms say; all books agree."""
    here = find_place(log, f"{STUD}meter_reset")
    log[here].event["amount"] += 1
    log[here].event["transfers"][0]["amount"] += 1
    entry_of(log, "reset")["amount"] += 1
    carry(log, here, meter=1, house=-1)


def meter_opened_higher(log: Log) -> None:
    of(log, "meter.opened")["amount"] += 1


def counted_wrong(log: Log) -> None:
    meter = next(one for one in log if one.kind == "meter.opened")
    figures = {"opening": 25_000, "contributed": 0, "restarted": 0, "awarded": 0, "returned": 0, "reversed": 0}
    event = {"kind": "meter.counted", "meter": {**figures, "covered": 0, "amount": 25_001}}
    log.insert(log.index(meter) + 1, Stored(meter.stream, "meter.counted", 1, event))


def meter_below_zero(log: Log) -> None:
    """An entry of no table takes more out of the meter than it holds."""
    last = log[find_place(log, "meter.awarded", 1)]
    event = {"kind": "meter.awarded", "id": "t9/1/award/0", "amount": 10**24, "covered": 0}
    log.append(Stored(last.stream, "meter.awarded", 1, event))


def other_meter(log: Log) -> None:
    """A table's entry goes to a meter that it does not feed."""
    here = find_place(log, "meter.contributed", 12)
    log[here].stream = "meter:2-1-500-100-50-10000-0"
    log.insert(here, Stored(log[here].stream, "meter.opened", 1, {"kind": "meter.opened", "amount": 0}))


# Stopped tables


def stopped_twice(log: Log) -> None:
    here = find_place(log, "house.stopped")
    log.insert(here + 1, msgspec.structs.replace(log[here], event={"kind": "house.stopped", "id": "t1/1/1"}))


def never_resumed(log: Log) -> None:
    """The tables continue, and nobody has resumed them; the table that stopped them does not say so either."""
    del log[find_place(log, "house.resumed")]
    del log[find_place(log, f"{STUD}tables_resumed")]


def resumed_by_nobody(log: Log) -> None:
    here = find_place(log, f"{STUD}tables_stopped")
    del log[find_place(log, "house.stopped")]
    del log[here]


def change_fields(kind: str, **fields: Any) -> Edit:
    """Return a field of the first event of a kind changed."""

    def edit(log: Log) -> None:
        of(log, STUD + kind).update(fields)

    return edit


def set_aside_less(log: Log) -> None:
    """Less is set aside than the open award may be paid, and the meter's entry agrees."""
    of(log, f"{STUD}tables_released")["reserved"] -= 1
    of(log, "meter.reserved")["amount"] -= 1
    *_, shown = (one.event for one in log[: find_place(log, AWARDED)] if one.kind == f"{STUD}meter_told")
    shown["amount"] += 1
    of(log, AWARDED)["lifted"] -= 1
    of(log, "meter.lifted")["amount"] -= 1


def never_lifted(log: Log) -> None:
    """The reserve stays set aside although the award was paid, and the house covers the amount."""
    of(log, AWARDED)["lifted"] = 0
    del log[find_place(log, "meter.lifted")]


def attended_by_the_inspector(log: Log) -> None:
    """The person who turned key 09 also attended as the municipal inspector."""
    author = of(log, f"{STUD}payment_authorised")["by"]
    of(log, f"{STUD}inspector_attended")["by"] = {**author, "role": "municipal_inspector"}


def confirmed_by_the_dealer(log: Log) -> None:
    """The dealer confirms a high hand instead of the control room."""
    of(log, f"{STUD}hand_confirmed")["by"] = of(log, f"{STUD}cards_dealt")["by"]


STUD_FAULTS: tuple[Fault, ...] = (
    Fault("a chip burnt at the buy-in", "stud", "carried-over exchange won", burnt_at_buy_in),
    Fault("a chip minted at the settlement", "stud", "carried-over won", minted_at_settlement),
    Fault("a token's share in the tray", "stud", "award exchange meter-sum ways", token_into_tray),
    Fault("a token's share kept by the house", "stud", "award exchange meter-sum", token_kept),
    Fault("a stake of another's chips", "stud", "carried-over overdrawn ways won", others_chips),
    Fault("more chips staked than there are", "stud", "overdrawn", overdrawn),
    Fault("ANTE told higher than it lies", "stud", "staked", stake_raised),
    Fault("BET told higher than it lies", "stud", "staked", bet_raised),
    Fault("a wager left lying after the hand", "stud", "escrow staked", wager_left_lying),
    Fault("winnings forged", "stud", "won", won_forged),
    Fault("results forged", "stud", "won", results_forged),
    Fault("results forgotten at an opening", "stud", "carried-over won", results_forgotten),
    Fault("a chip that vanishes between two hands", "stud", "carried-over", chips_vanish),
    Fault("a tray filled by nobody", "stud", "first-opening", tray_filled_unsaid),
    Fault("a claim promised for nothing", "stud", "carried-over escrow", claim_promised),
    Fault("a count that expects too little", "stud", "counted", count_raised),
    Fault("a void hand that keeps a token's share", "stud", "award carried-over void won", void_keeps_token),
    Fault("a void hand that keeps a stake", "stud", "carried-over void won", void_keeps_stake),
    Fault("a void hand that spares the income", "stud", "void", void_pays_income),
    Fault(
        "a contribution lost", "stud", "award meter-told", without(lambda log: find_place(log, "meter.contributed", 3))
    ),
    Fault(
        "a contribution told twice",
        "stud",
        "award meter-once meter-told",
        double_event(lambda log: find_place(log, "meter.contributed", 3)),
    ),
    Fault("a contribution told higher", "stud", "award meter-told", contribution_changed),
    Fault("a reversal lost", "stud", "award meter-told", without(lambda log: find_place(log, "meter.reversed"))),
    Fault("an award of another amount", "stud", "award won", awarded_more),
    Fault("a chip of an award lost", "stud", "award carried-over won", chip_of_award_lost),
    Fault("an award of an older meter", "stud", "award", meter_read_less),
    Fault("a jackpot paid twice", "stud", "award meter-once won", paid_twice),
    Fault("an award covered without need", "stud", "award", covered_needlessly),
    Fault("an award that nobody won", "stud", "award", change_fields("seat_settled", jackpot=None)),
    Fault("a meter restarted higher", "stud", "award", restarted_higher),
    Fault("a meter opened with something else", "stud", "award meter-sum", meter_opened_higher),
    Fault("a meter never opened", "stud", "award meter-sum", without(lambda log: find_place(log, "meter.opened"))),
    Fault("a meter counted wrong", "stud", "meter-sum", counted_wrong),
    Fault("a meter below zero", "stud", "meter-sum meter-told", meter_below_zero),
    Fault("an entry in another house's meter", "stud", "award meter-told", other_meter),
    Fault("less set aside than an award is worth", "staff", "reserve", set_aside_less),
    Fault("a reserve that is never lifted", "staff", "reserve", never_lifted),
    Fault("one person in two roles of a payment", "staff", "signers", attended_by_the_inspector),
    Fault("a hand confirmed by the dealer", "staff", "signers", confirmed_by_the_dealer),
    Fault("tables stopped twice", "stud", "meter-told stops", stopped_twice),
    Fault("tables stopped and never resumed", "stud", "stops", never_resumed),
    Fault("tables resumed that were not stopped", "stud", "award meter-told readable stops", resumed_by_nobody),
)
