"""Faults in the houses of a log, as by a careful forger: members, shared tables, and entries between houses."""

from tests.bookcheck.log_edits import Fault, Log, find_place, of, without

FOUNDED, OPENED = "house.founded", "meter.opened"


def settled_otherwise(log: Log) -> None:
    """Give the live house another award than its tables pay."""
    of(log, FOUNDED)["settled"]["flush"] = 75


def practice_in_a_live_house(log: Log) -> None:
    """Declare the practice house live, but not its table."""
    house = of(log, FOUNDED, 1)
    house["practice"] = house["settled"]["practice"] = False


def in_no_list(log: Log) -> None:
    """Let a table name a house in which it is not listed."""
    of(log, "house.table_joined", 2)["table"] = "t9"


def parted_with_more(log: Log) -> None:
    """Open the meter of a house that was separated from another with one unit more than the other meter had."""
    opened = next(one.event for one in log if one.kind == OPENED and "parted_from" in one.event)
    opened["amount"] += 1


def taken_from_nobody(log: Log) -> None:
    """Let a house take over another stop than the one that was given to it."""
    taken = of(log, "house.stop_taken")
    taken["id"] = taken["id"].replace("/2/1", "/2/2")
    of(log, "house.resumed")["id"] = taken["id"]


def founded_twice(log: Log) -> None:
    log.append(log[find_place(log, FOUNDED)])


HOUSES: tuple[Fault, ...] = (
    Fault("a house that has settled something else than its tables play", "houses", "houses", settled_otherwise),
    Fault("a table of practice in a live house", "houses", "houses", practice_in_a_live_house),
    Fault("a table of which its house does not know", "houses", "houses", in_no_list),
    Fault("a meter that opens with more than it parted with", "houses", "award meter-sum", parted_with_more),
    Fault("a stop taken that nobody gave", "houses", "meter-told stops", taken_from_nobody),
    Fault("a stop given and not taken", "houses", "stops", without(lambda log: find_place(log, "house.stop_taken"))),
    Fault("a stop taken and not given", "houses", "stops", without(lambda log: find_place(log, "house.stop_given"))),
    Fault("a house founded twice", "houses", "houses", founded_twice),
)
