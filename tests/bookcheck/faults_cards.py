"""Ways to spoil the books of Prefa and Preferans, and which laws notice."""

from typing import Any

import msgspec

from kitapi.auditor.records import Line
from tests.bookcheck.log_edits import Edit, Fault, Log, Stored, carry, double_event, find_place, of, without

PREFA, DEALT, SETTLED, OPENED = "prefa.", "prefa.cards_dealt", "prefa.deal_settled", "prefa.deal_opened"


def has_transfers(event: Any) -> bool:
    """Whether the event has transfers."""
    return bool(event["settlement"]["transfers"])


def more_is_paid(log: Log) -> None:
    of(log, SETTLED, 0, has_transfers)["settlement"]["transfers"][0]["amount"] += 10


def nobody_is_paid(log: Log) -> None:
    of(log, SETTLED, 0, has_transfers)["settlement"]["transfers"][0]["payee"] = "seat7"


def amount(value: Any) -> Edit:
    def edit(log: Log) -> None:
        of(log, SETTLED, 0, has_transfers)["settlement"]["transfers"][0]["amount"] = value

    return edit


def one_grows_richer(log: Log) -> None:
    """Raise a balance when a deal is settled, and in all later events."""
    here = find_place(log, SETTLED)
    log[here].event["balances"]["seat0"] += 50
    carry(log, here, seat0=50)


def one_pays_another(log: Log) -> None:
    """Change balances as if one seat had paid another, without a payment."""
    here = find_place(log, SETTLED)
    log[here].event["balances"]["seat0"] += 50
    log[here].event["balances"]["seat1"] -= 50
    carry(log, here, seat0=50, seat1=-50)


def kasa_grows(log: Log) -> None:
    """Raise the kasa between two deals without a payer."""
    of(log, OPENED, 1)["balances"]["kasa"] += 100


def kasa_is_filled(log: Log) -> None:
    """Raise the kasa between two deals, and charge one seat for it."""
    balances = of(log, OPENED, 1)["balances"]
    balances["kasa"] += 100
    balances["seat0"] -= 100


def kasa_empty(log: Log) -> None:
    """Open a deal although the kasa is empty."""
    balances = of(log, OPENED)["balances"]
    balances["seat0"] += balances["kasa"]
    balances["kasa"] = 0


def smaller_shares(log: Log) -> None:
    for one in log:
        if "terms" in one.event and one.kind == OPENED:
            one.event["terms"]["variant"]["kasa_share"] += 10


def debt_forgotten(log: Log) -> None:
    """Leave a debt between two players out of an opening."""
    owed = of(log, OPENED, 0, lambda event: any(map(any, event["sheet"]["owed"])))["sheet"]["owed"]
    row = next(row for row in owed if any(row))
    row[row.index(max(row))] = 0


def other_terms(log: Log) -> None:
    of(log, OPENED, 1)["terms"]["variant"]["aces"] ^= True


def swapped_deals(log: Log) -> None:
    """Swap two deals, and correct their names and numbers."""
    first, second = find_place(log, OPENED), find_place(log, OPENED, 1)
    log[first], log[second] = log[second], log[first]


def skipped_number(log: Log) -> None:
    of(log, OPENED, 1)["number"] += 1


def struck_through(log: Log) -> None:
    """Let an entry strike through a figure that the sheet does not have."""
    entries = of(log, SETTLED, 0, lambda event: bool(event["written"]["entries"]))["written"]["entries"]
    entries[0]["before"] += 1


def written_wrong(log: Log) -> None:
    """Raise a column by ten more than its entry says."""
    of(log, SETTLED)["written"]["sheet"]["owed"][0][1] += 1


def has_lick(event: Any) -> bool:
    return any(one["clause"] == "PREFA-KIT-03" and one["column"] is None for one in event["written"]["entries"])


def licked_for_nothing(log: Log) -> None:
    """Lower a column in place of the declarer, who does not owe for it."""
    entries = of(log, SETTLED, 0, has_lick)["written"]["entries"]
    owing = next(one for one in entries if one["clause"] == "PREFA-KIT-03" and one["column"] is not None)
    owing["clause"] = "PREFA-KIT-02"


def column_lowered(log: Log) -> None:
    """Lower a column by ten with an additional entry."""
    here = find_place(log, SETTLED)
    written = log[here].event["written"]
    before = written["sheet"]["columns"][0]
    written["entries"].append(
        {"field": 0, "column": None, "before": before, "after": before - 1, "clause": "PREFA-KIT-02"}
    )
    written["sheet"]["columns"][0] -= 1


def result_forged(log: Log) -> None:
    results = of(log, SETTLED)["results"]
    results[0] += 1
    results[1] -= 1


def result_carried_wrong(log: Log) -> None:
    results = of(log, OPENED, 1)["results"]
    results[0] += 1
    results[1] -= 1


def gift_forgotten(log: Log) -> None:
    of(log, "prefa.sitting_broken_up")["settlement"]["gifts"][0] += 1


def goes_on(log: Log) -> None:
    """Play a card after the deal is over."""
    here = find_place(log, SETTLED)
    card = next(one for one in log if one.kind == "prefa.contributed")
    log.insert(here + 1, msgspec.structs.replace(card))


def unknown_kind(log: Log) -> None:
    here = find_place(log, "prefa.contributed")
    log[here].kind = log[here].event["kind"] = "prefa.tip_given"


def other_kind_inside(log: Log) -> None:
    of(log, "prefa.contributed")["kind"] = "prefa.pledged"


def unknown_schema(log: Log) -> None:
    log[find_place(log, SETTLED)].schema = 7


def no_balances(log: Log) -> None:
    del of(log, SETTLED)["balances"]


def half_a_kasa(log: Log) -> None:
    of(log, SETTLED)["balances"]["kasa"] += 0.0


# House rules of clubs

ADDED = "prefa.kasa_added"
IN_A_DEAL = "balances carried-over kasa-added numbers results sheet"


def house_rule(name: str, value: Any) -> Edit:
    """Return an edit that changes a house rule in every opening, and nothing else."""

    def edit(log: Log) -> None:
        for one in log:
            if one.kind == OPENED:
                one.event["terms"]["variant"][name] = value

    return edit


def fell_deeper(log: Log) -> None:
    """Let a declarer be in by more tricks than were missing."""
    of(log, SETTLED, 0, lambda event: event["settlement"]["shortfall"]["declarer"] > 0)["settlement"]["shortfall"][
        "declarer"
    ] += 1


def other_amount_added(log: Log) -> None:
    of(log, ADDED)["amount"] += 10


def one_adds_nothing(log: Log) -> None:
    del of(log, ADDED)["transfers"][0]


def result_changed_by_kasa(log: Log) -> None:
    results = of(log, ADDED)["results"]
    results[0] += 1
    results[1] -= 1


def added_in_a_deal(log: Log) -> None:
    """Add to the kasa before the deal is over."""
    here = find_place(log, ADDED)
    event = log.pop(here)
    settled = max(place for place, one in enumerate(log[:here]) if one.kind == SETTLED)
    log.insert(settled, event)


# Numbers, order, bindings


def gap(lines: list[Line]) -> list[Line]:
    """Leave an event out, and correct nothing else."""
    here = next(place for place, line in enumerate(lines) if line.stream.startswith("visitor:") or line.kind == DEALT)
    return lines[:here] + lines[here + 1 :]


def position_back(lines: list[Line]) -> list[Line]:
    here = next(place for place, line in enumerate(lines) if line.kind == DEALT)
    return [msgspec.structs.replace(line, position=0) if place == here else line for place, line in enumerate(lines)]


def card_changed(lines: list[Line]) -> list[Line]:
    """Change a card of a sealed deal, and leave the seal as it was."""
    here = next(place for place, line in enumerate(lines) if line.kind == "prefa.contributed")
    event = msgspec.json.decode(lines[here].payload)
    event["value"] = event["value"][::-1]
    changed = msgspec.structs.replace(lines[here], payload=msgspec.json.encode(event))
    return [*lines[:here], changed, *lines[here + 1 :]]


def other_secret_drawn(log: Log) -> None:
    of(log, "secret.drawn")["secret"] = "00" * 32


def other_secret_shown(log: Log) -> None:
    of(log, DEALT)["secret"] = "00" * 32


def both_secrets(log: Log) -> None:
    """Exchange the secret everywhere; the commitment stays."""
    other_secret_drawn(log)
    other_secret_shown(log)


def other_context(log: Log) -> None:
    of(log, OPENED)["commitment"]["context"] = of(log, "secret.drawn")["context"] = "another/1"


def unknown_shuffle(log: Log) -> None:
    of(log, OPENED)["commitment"]["algorithm"] = "house"


def said_to_be_a_record(log: Log) -> None:
    """Declare a running table an imported record, whose secrets are not checked."""
    here = find_place(log, OPENED, 1)
    event = {"kind": "table.sitting_archived", "names": [], "deals": 1}
    log.insert(here, Stored(f"table:{log[here].table}", "table.sitting_archived", 1, event))


CARDS: tuple[Fault, ...] = (
    Fault("a table that becomes a record", "prefa", "numbers seals secrets", said_to_be_a_record),
    Fault("an event left out, and nothing mended", "prefa", "seals secrets versions", late=gap),
    Fault("an event put back in time", "prefa", "positions", late=position_back),
    Fault("a sealed event changed", "prefa", "seals", late=card_changed),
    Fault("a seal left out", "prefa", "seals", without(lambda log: find_place(log, "chain.sealed"))),
    Fault(
        "a seal that comes twice, for no deal",
        "prefa",
        "seals",
        edit=lambda log: of(log, "chain.sealed").update(hand=9),
    ),
    Fault(
        "a deal's end left out", "prefa", "carried-over numbers seals", without(lambda log: find_place(log, SETTLED))
    ),
    Fault("a payment raised", "prefa", "balances payments", more_is_paid),
    Fault("a payment to nobody", "prefa", "balances payments two-ends", nobody_is_paid),
    Fault("a payment of nothing", "prefa", "amounts balances payments", amount(0)),
    Fault("a payment backwards", "prefa", "amounts balances payments", amount(-30)),
    Fault("a payment with a fraction", "prefa", "amounts balances payments", amount(2.5)),
    Fault("a payment of a truth value", "prefa", "amounts balances payments", amount(True)),
    Fault("a forged balance", "prefa", "agreement balances zero-sum", one_grows_richer),
    Fault("a payment that is no transfer", "prefa", "agreement balances", one_pays_another),
    Fault("a kasa that grows from nothing", "prefa", "balances carried-over zero-sum", kasa_grows),
    Fault("a kasa that somebody is charged for", "prefa", "balances carried-over", kasa_is_filled),
    Fault("a deal without a kasa", "prefa", "balances first-opening numbers overdrawn", kasa_empty),
    Fault("shares that the terms do not say", "prefa", "first-opening", smaller_shares),
    Fault("an opening that forgets a debt", "prefa", "carried-over sheet", debt_forgotten),
    Fault("an opening with other house rules", "prefa", "carried-over", other_terms),
    Fault("an opening with other results", "prefa", "carried-over", result_carried_wrong),
    Fault(
        "two openings swapped",
        "prefa",
        "balances carried-over first-opening numbers seals secrets sheet",
        swapped_deals,
    ),
    Fault("a deal number left out", "prefa", "numbers seals secrets", skipped_number),
    Fault("an entry over what does not stand there", "prefa", "sheet", struck_through),
    Fault("a debt written without an entry", "prefa", "carried-over results sheet", written_wrong),
    Fault("a column licked for nothing", "prefa", "licking", licked_for_nothing),
    Fault("a ten lost from a column", "prefa", "carried-over columns results", column_lowered),
    Fault("a result forged", "prefa", "carried-over results", result_forged),
    Fault("a gift forgotten at the end", "prefa", "settlement", gift_forgotten),
    Fault("something after the deal is over", "prefa", "numbers", goes_on),
    Fault("a kind that nobody knows", "prefa", "readable", unknown_kind),
    Fault("an event that says it is another", "prefa", "readable", other_kind_inside),
    Fault("a schema that nobody knows", "prefa", "carried-over numbers readable seals", unknown_schema),
    Fault("a deal settled without balances", "prefa", "carried-over readable", no_balances),
    Fault("a balance that is no integer", "prefa", "carried-over readable", half_a_kasa),
    Fault("a shortfall forged", "house", "payments", fell_deeper),
    Fault("triple pay that the terms do not know", "house", "payments", house_rule("triple_from", "never")),
    Fault("kasa added that the terms do not know", "house", "numbers", house_rule("add_kasa", False)),
    Fault("kasa added by another amount", "house", "kasa-added", other_amount_added),
    Fault("kasa added by all but one", "house", "balances", one_adds_nothing),
    Fault("a result changed by kasa added", "house", "carried-over results", result_changed_by_kasa),
    Fault("kasa added before the deal is over", "house", IN_A_DEAL, added_in_a_deal),
    Fault("another secret drawn", "prefa", "secrets", other_secret_drawn),
    Fault("another secret shown", "prefa", "secrets", other_secret_shown),
    Fault("a secret exchanged everywhere", "prefa", "secrets", both_secrets),
    Fault("no secret drawn", "prefa", "secrets", without(lambda log: find_place(log, "secret.drawn"))),
    Fault("two secrets drawn", "prefa", "secrets", double_event(lambda log: find_place(log, "secret.drawn"))),
    Fault("a deal bound under another name", "prefa", "secrets", other_context),
    Fault("a shuffle that nobody knows", "prefa", "secrets", unknown_shuffle),
)
