"""Faults that only one law can find, because the log was changed so that it satisfies all others."""

import msgspec

from kitapi.auditor.records import Line
from tests.bookcheck.log_edits import Fault, Log, Stored, find_place, of

PREFA_SETTLED, PREFA_OPENED = "prefa.deal_settled", "prefa.deal_opened"
NOTES = "caribbean_stud.notes_changed"


def numbered_from_two(lines: list[Line]) -> list[Line]:
    """Give the only event of a stream the version 2."""
    return [msgspec.structs.replace(line, version=line.version + (line.kind == "table.opened")) for line in lines]


def to_oneself(log: Log) -> None:
    move = {"payer": "seat0", "payee": "seat0", "amount": 30, "clause": "PREFA-PAY-02"}
    of(log, PREFA_SETTLED)["settlement"]["transfers"].append(move)


def of_nothing(log: Log) -> None:
    move = {"payer": "seat0", "payee": "seat1", "amount": 0, "clause": "PREFA-PAY-02"}
    of(log, PREFA_SETTLED)["settlement"]["transfers"].append(move)


def last_settled(log: Log) -> int:
    return max(place for place, one in enumerate(log) if one.kind == PREFA_SETTLED)


def result_forged_at_last(log: Log) -> None:
    """Write a wrong result into one deal; the next deal has the right one again."""
    here = last_settled(log)
    for one in (log[here], *(one for one in log[here:] if one.kind == PREFA_OPENED)):
        one.event["results"][0] += 1
        one.event["results"][1] -= 1


def all_columns_lower(log: Log) -> None:
    """Lower every column by ten on every page from then on, which changes nobody's result."""
    here = last_settled(log)
    written = log[here].event["written"]
    for seat, before in enumerate(written["sheet"]["columns"]):
        entry = {"field": seat, "column": None, "before": before, "after": before - 1, "clause": "PREFA-KIT-02"}
        written["entries"].append(entry)
    sheets = [written["sheet"], *(one.event["sheet"] for one in log[here:] if one.kind == PREFA_OPENED)]
    settled = of(log, "prefa.sitting_broken_up")["settlement"]
    for sheet in (*sheets, settled):
        sheet["columns"] = [column - 1 for column in sheet["columns"]]
    settled["smallest"] -= 1


def debt_invented(log: Log) -> None:
    """Write a debt between two players on the sheet, on every page from then on, for which there is no payment."""
    here = last_settled(log)
    written = log[here].event["written"]
    before = written["sheet"]["owed"][0][1]
    entry = {"field": 0, "column": 1, "before": before, "after": before + 50, "clause": "PREFA-PAY-04"}
    written["entries"].append(entry)
    settled = of(log, "prefa.sitting_broken_up")["settlement"]
    openings = [one.event for one in log[here:] if one.kind == PREFA_OPENED]
    for sheet in (written["sheet"], *(event["sheet"] for event in openings)):
        sheet["owed"][0][1] += 50
    for event in (log[here].event, *openings, settled):
        event["results"][0] += 50
        event["results"][1] -= 50
    settled["pairs"][0][1] += 50
    settled["pairs"][1][0] -= 50


def fed_by_nobody(log: Log) -> None:
    """Add an event that feeds the pot with nothing."""
    here = find_place(log, "preferans.pot_fed")
    event = {"kind": "preferans.pot_fed", "transfers": []}
    log.insert(here + 1, Stored(log[here].stream, "preferans.pot_fed", 1, event))


def by_way_of_the_tray(log: Log) -> None:
    """Transfer a stake by way of the dealer's tray; the full amount arrives."""
    event = of(log, "caribbean_stud.ante_staked")
    move = {"payer": f"stack{event['seat']}", "payee": "float", "amount": 5, "clause": "CSP-022"}
    event["transfers"] += [move, {**move, "payer": move["payee"], "payee": move["payer"]}]


def note_of_less_value(log: Log) -> None:
    """Change a note into one chip less than its value, in the hand that is running when the log ends."""
    here = max(place for place, one in enumerate(log) if one.stream == "play:t2")
    note = {"payer": "pocket0", "payee": "box", "amount": 100, "clause": "CSP-083"}
    chips = {"payer": "float", "payee": "stack0", "amount": 99, "clause": "CSP-083"}
    event = {"kind": NOTES, "seat": 0, "transfers": [note, chips]}
    log.insert(here + 1, Stored("play:t2", NOTES, 1, event))


def claim_in_first_hand(log: Log) -> None:
    event = of(log, "caribbean_stud.hand_opened")
    event["claims"] = [5] + [0] * (event["terms"]["players"] - 1)


def contribution_of_another(log: Log) -> None:
    """Record in the meter a contribution of a seat that gave none; the amount is right."""
    entry = of(log, "meter.contributed", 3)
    entry["id"] = entry["id"][:-1] + "6"


def nothing_twice(log: Log) -> None:
    """Record an entry with the amount 0 twice."""
    meter = log[find_place(log, "meter.contributed")].stream
    event = {"kind": "meter.contributed", "id": "t9/1/token/0", "amount": 0}
    log += [Stored(meter, "meter.contributed", 1, event), Stored(meter, "meter.contributed", 1, event)]


def kept_of_nobody(log: Log) -> None:
    """Let a ruling state that a seat's fee is kept, although the seat has all its chips back."""
    ruled = of(log, "caribbean_stud.ruling_given", 0, lambda event: event["void"] == "seat")
    seat = of(log, "caribbean_stud.seat_voided")["seat"]
    ruled["kept"] = [{"seat": seat, "wager": "fee", "amount": 5}]


FAULTS_ALONE: tuple[Fault, ...] = (
    Fault("a stream that begins with its second event", "prefa", "versions", late=numbered_from_two),
    Fault("a payment to oneself", "prefa", "two-ends", to_oneself),
    Fault("a payment of nothing beside the others", "prefa", "amounts", of_nothing),
    Fault("a result forged on every later page", "prefa", "results", result_forged_at_last),
    Fault("all columns lowered alike", "prefa", "columns", all_columns_lower),
    Fault("a debt invented on every page", "prefa", "agreement", debt_invented),
    Fault("a pot fed with nothing", "pot", "pot", fed_by_nobody),
    Fault("a stake by way of the tray", "stud", "ways", by_way_of_the_tray),
    Fault("a note worth less", "stud", "exchange", note_of_less_value),
    Fault("a claim promised in the first hand", "stud", "escrow", claim_in_first_hand),
    Fault("a fee said to be kept that was not", "stud", "rulings", kept_of_nobody),
    Fault("a contribution of another seat", "stud", "meter-told", contribution_of_another),
    Fault("an entry of nothing told twice", "stud", "meter-once", nothing_twice),
)
