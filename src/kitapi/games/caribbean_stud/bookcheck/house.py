"""The house of Caribbean Stud: tray, notes, tokens, the jackpot, and the entries for the meter and the other tables."""

from collections.abc import Callable, Iterator
from typing import Any

from kitapi.auditor.accounts import whole
from kitapi.auditor.laws import Found
from kitapi.auditor.meters import Entry
from kitapi.games.caribbean_stud.bookcheck.hand_books import HandBooks
from kitapi.games.caribbean_stud.bookcheck.parts import PERCENT, Event

LIKE = {
    "notes_changed": (("pocket", "box"), ("float", "stack")),
    "cashed_out": (("stack", "float"), ("house", "pocket")),
    "bank_changed": (("float", "house"), ("house", "float")),
}
"""Pairs of flows between accounts on which an event must move the same amount."""


def check_exchange(kind: str, event: Event, house: Event) -> Iterator[Found]:
    """Check that notes and chips are changed one for one, and that a token is divided between meter and income."""
    if (ways := LIKE.get(kind)) is not None:
        one, other = (sum(_amounts_moved(event, *way)) for way in ways)
        if one != other:
            yield Found("exchange", f"{kind} exchanges {one} for {other}")
    elif kind in ("coins_in", "token_decided"):
        shares, rest = _amounts_moved(event, "token", "meter"), _amounts_moved(event, "token", "jackpot_income")
        share = whole(house["meter_share"], "meter_share")
        wrong = set(shares) - {share} or set(rest) - {house["token"] - share}
        if wrong or (share and house["token"] > share and len(shares) != len(rest)):
            yield Found("exchange", f"tokens of {house['token']} pay {shares} to the meter and {rest} to the income")


def _amounts_moved(event: Event, payer: str, payee: str) -> list[int]:
    """Return the amounts that an event moves between two kinds of account."""
    return [
        one["amount"]
        for one in event["transfers"]
        if one["payer"].rstrip("0123456789") == payer and one["payee"].rstrip("0123456789") == payee
    ]


def _check_count(chips: str, notes: str | None) -> Callable[[HandBooks, Event], Iterator[Found]]:
    """Make the law that the amounts expected in tray and box are those of the books."""

    def law(hand: HandBooks, event: Event) -> Iterator[Found]:
        for field, account in ((chips, "float"), (notes, "box")):
            expected = event.get(field) if field else None
            if expected is not None and expected != (lies := hand.accounts.balances[account]):
                yield Found("counted", f"the event expects {expected} in the {account}, but the account holds {lies}")

    return law


def _check_fill(_hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check that a fill, or a change at the bank, moves the amount that it states."""
    if (brought := sum(_amounts_moved(event, "house", "float"))) != event["amount"]:
        yield Found(
            "exchange", f"the event states {event['amount']} brought to the tray, but its transfers bring {brought}"
        )


# The jackpot


def _note_meter(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.jackpot.display = whole(event["amount"], "amount")
    yield from ()


def _note_coins(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Note the tokens in play, and their shares for the meter."""
    for one in event["transfers"]:
        if one["payee"] in ("meter", "jackpot_income"):
            hand.lamps.add(int(one["payer"][len("token") :]))
        if one["payee"] == "meter":
            hand.entries.append(Entry("contributed", _token_id(hand, one["payer"][len("token") :]), one["amount"]))
    yield from ()


def _token_id(hand: HandBooks, seat: Any) -> str:
    return f"{hand.number}/token/{seat}"


def _check_stop(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.stops += 1
    hand.entries.append(Entry("stopped", f"{hand.number}/{hand.stops}"))
    if hand.stopping:
        yield Found("stops", "the tables were stopped a second time")
    hand.stopping = True
    before, basis = hand.jackpot.basis, whole(event["basis"], "basis")
    hand.jackpot.basis = basis
    if hand.jackpot.reserved and basis == before:
        return
    if (held := _meter_amount(hand)) is not None and basis != held:
        yield Found("award", f"the upper tiers are paid from a basis of {basis}, but the meter holds {held}")


def _meter_amount(hand: HandBooks) -> int | None:
    """Return the amount in the meter; the amount on the display if the log does not contain the meter."""
    held = hand.held()
    return hand.jackpot.display if held is None else held


def _check_resumption(hand: HandBooks, _event: Event) -> Iterator[Found]:
    hand.entries.append(Entry("resumed", f"{hand.number}/{hand.stops}"))
    if not hand.stopping:
        yield Found("stops", "tables were resumed that were not stopped")
    hand.stopping = False


def _check_release(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check the reserve when the other tables continue: what open awards may still be paid, or all that is left."""
    yield from _check_resumption(hand, event)
    amount, jackpot = whole(event["reserved"], "reserved"), hand.jackpot
    jackpot.reserved += amount
    jackpot.move_display(-amount)
    if amount:
        hand.entries.append(Entry("reserved", f"{hand.number}/reserved/{hand.stops}", amount))
    paid = sum(jackpot.paid.get(seat, 0) for seat, tier in jackpot.tiers.items() if tier in PERCENT)
    shares = {0, *((jackpot.basis or 0) * percent // 100 - paid for percent in PERCENT.values())}
    if jackpot.reserved not in shares and jackpot.display != 0:
        yield Found(
            "reserve",
            f"{jackpot.reserved} are set aside, which is no tier's share of {jackpot.basis} less {paid} already paid",
        )


def _lift_reserve(hand: HandBooks, amount: int, id: str) -> Iterator[Found]:
    """Put ``amount`` of the reserve back into the meter, and check that it was set aside."""
    hand.jackpot.reserved -= amount
    hand.jackpot.move_display(amount)
    if amount:
        hand.entries.append(Entry("lifted", f"{hand.number}/lifted/{id}", amount))
    if amount < 0 or hand.jackpot.reserved < 0:
        yield Found("reserve", f"{amount} return to the meter that were not set aside")


def _check_lifted_reserve(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check a part of the reserve that goes back; its entry's name has the amount that stays set aside."""
    amount = whole(event["amount"], "amount")
    left = hand.jackpot.reserved - amount
    yield from _lift_reserve(hand, amount, f"rest/{hand.stops}" + (f"/{left}" if left else ""))


def _check_award(hand: HandBooks, event: Event) -> Iterator[Found]:
    seat, tier, jackpot = event["seat"], event["tier"], hand.jackpot
    lifted = whole(event.get("lifted", 0), "lifted")
    amount, covered = whole(event["amount"], "amount"), whole(event["covered"], "covered")
    paid = sum(_amounts_moved(event, "meter", "stack"))
    if (paid, sum(_amounts_moved(event, "house", "stack"))) != (amount - covered, covered):
        yield Found(
            "award",
            f"seat {seat} is awarded {amount}, {covered} of it covered by the house, but {paid} leave the meter",
        )
    if jackpot.tiers.get(seat) != tier or seat in jackpot.paid:
        yield Found("award", f"seat {seat} is paid for {tier}, which it has not won or was paid for already")
    elif amount != (due := jackpot.due(tier, hand.house)):
        yield Found("award", f"seat {seat} is awarded {amount} for {tier}, not {due}")
    held, shown = _meter_amount(hand), (jackpot.display or 0) + paid
    held = shown if hand.held() is None else held
    yield from _lift_reserve(hand, lifted, str(seat))
    if shown != held or covered != max(0, amount - shown - lifted):
        yield Found("award", f"{amount} are awarded from {shown}, {covered} of it covered, but the meter holds {held}")
    jackpot.paid[seat] = amount
    jackpot.covered += covered
    hand.entries.append(Entry("awarded", f"{hand.number}/award/{seat}", paid, covered))


def _check_reset(hand: HandBooks, event: Event) -> Iterator[Found]:
    amount, due = whole(event["amount"], "amount"), hand.house["reset"]
    if amount != due or sum(_amounts_moved(event, "house", "meter")) != due:
        yield Found("award", f"the meter restarts from {amount}, not from {due}")
    royals = [seat for seat, tier in hand.jackpot.tiers.items() if tier == "royal_flush"]
    if not royals or any(seat not in hand.jackpot.paid for seat in royals):
        yield Found("award", "the meter restarts, but no royal flush was paid")
    hand.entries.append(Entry("reset", f"{hand.number}/reset", amount))


# Payments that are reversed


def check_reversals(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check the reversals of a void hand or seat at the meter: awards, the restart, then tokens (AMB-20)."""
    number, transfers = hand.number, event["transfers"]
    moved = {(one["payer"], one["payee"]): one["amount"] for one in transfers}
    for seat in range(hand.players):
        if amount := moved.get((f"stack{seat}", "meter"), 0):
            award = f"{number}/award/{seat}"
            hand.entries.append(Entry("returned", f"{award}/returned", amount, of=award))
    if amount := moved.get(("meter", "house"), 0):
        hand.entries.append(Entry("reversed", f"{number}/reset/reversed", amount, of=f"{number}/reset"))
    seats = event["reversed"] if isinstance(event["reversed"], list) else [event["seat"]] * event["reversed"]
    for seat in seats:
        token = _token_id(hand, seat)
        amount, covered = (moved.pop((payer, f"stack{seat}"), 0) for payer in ("meter", "house"))
        hand.jackpot.tokens_covered += covered
        hand.entries.append(Entry("reversed", f"{token}/reversed", amount, covered, token))
        if amount + covered != hand.house["meter_share"]:
            yield Found(
                "void", f"seat {seat} gets {amount} + {covered} back for its token, not {hand.house['meter_share']}"
            )
    stray = [payee for payer, payee in moved if payer == "meter" and payee != "house"]
    if stray:
        yield Found("void", f"the meter pays {', '.join(stray)}, whose tokens are not returned")


def _check_void_seat(hand: HandBooks, event: Event) -> Iterator[Found]:
    """Check the reversals of a void seat; it has no share in a tier any more, so the others share without it."""
    hand.jackpot.tiers.pop(event["seat"], None)
    yield from check_reversals(hand, event)


LAWS_OF: dict[str, Callable[[Any, Event], Iterator[Found]]] = {
    "table_opened": _check_count("expected", None),
    "chips_counted": _check_count("expected_chips", "expected_notes"),
    "float_added": _check_fill,
    "bank_changed": _check_fill,
    "meter_told": _note_meter,
    "coins_in": _note_coins,
    "token_decided": _note_coins,
    "tables_stopped": _check_stop,
    "tables_resumed": _check_resumption,
    "tables_released": _check_release,
    "reserve_lifted": _check_lifted_reserve,
    "jackpot_awarded": _check_award,
    "meter_reset": _check_reset,
    "seat_voided": _check_void_seat,
}
