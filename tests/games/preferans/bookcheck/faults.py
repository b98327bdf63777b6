"""Ways to spoil the books of Preferans, on the sheet and in the pot, and which laws notice."""

from typing import Any

from tests.bookcheck.log_edits import Fault, Log, carry, double_event, find_place, of, without

SETTLED, OPENED, FED = "preferans.deal_settled", "preferans.deal_opened", "preferans.pot_fed"


def beside(event: Any) -> bool:
    """Whether the event is a settlement that writes side sums."""
    return bool(event["settlement"]["sides"])


def on_heads(event: Any) -> bool:
    """Whether the event is a settlement that changes head sums."""
    return bool(event["settlement"]["heads"])


def side_unpaid(log: Log) -> None:
    """Remove the payment for a written side sum; the balances agree."""
    here = find_place(log, SETTLED, 0, beside)
    event = log[here].event
    side = event["settlement"]["sides"][0]
    ends = f"seat{side['against']}", f"seat{side['seat']}"
    transfers = event["settlement"]["transfers"]
    move = next(one for one in transfers if (one["payer"], one["payee"], one["amount"]) == (*ends, side["points"]))
    transfers.remove(move)
    event["booked"]["balances"][ends[0]] += side["points"]
    event["booked"]["balances"][ends[1]] -= side["points"]
    carry(log, here, **{ends[0]: side["points"], ends[1]: -side["points"]})


def side_unwritten(log: Log) -> None:
    """Remove a side sum for which a payment was made from this sheet and all later ones."""
    event = of(log, SETTLED, 0, beside)
    side = event["settlement"]["sides"][0]
    event["booked"]["sheet"]["sides"][side["seat"]][side["against"]] -= side["points"]


def head_unwritten(log: Log) -> None:
    event = of(log, SETTLED, 0, on_heads)
    change = event["settlement"]["heads"][0]
    event["booked"]["sheet"]["heads"][change["seat"]] -= change["points"]


def head_changed(log: Log) -> None:
    """Raise the points of a head sum's entry by one, and correct nothing else."""
    of(log, SETTLED, 0, on_heads)["settlement"]["heads"][0]["points"] += 1


def heads_drained(log: Log) -> None:
    here = find_place(log, SETTLED)
    balances = log[here].event["booked"]["balances"]
    balances["heads"] -= 10
    balances["seat0"] += 10
    carry(log, here, heads=-10, seat0=10)


def refa_given(log: Log) -> None:
    of(log, SETTLED)["booked"]["sheet"]["refas"][0] += 1


def value_raised(log: Log) -> None:
    """Raise the value of a game by one, and write and move nothing more."""
    of(log, SETTLED, 0, on_heads)["settlement"]["value"] += 1


def refas_undue(log: Log) -> None:
    """Write refas at a table that plays without them."""
    for one in log:
        if one.kind == OPENED:
            one.event["terms"]["variant"]["refas"] = 0


def head_forgotten(log: Log) -> None:
    heads = of(log, OPENED, 1)["sheet"]["heads"]
    heads[0] -= 1


def another_stake(log: Log) -> None:
    for one in log:
        if one.kind == OPENED:
            one.event["terms"]["variant"]["stake"] += 1


def taken_off_wrong(log: Log) -> None:
    of(log, "preferans.sitting_broken_up")["settlement"]["taken_off"][0] += 1


def heads_left(log: Log) -> None:
    """Leave something in the common account when the sitting is broken up."""
    transfers = of(log, "preferans.sitting_broken_up")["transfers"]
    del transfers[-1]


def over_too_late(log: Log) -> None:
    of(log, SETTLED, 0, lambda event: event["booked"]["sitting_over"])["booked"]["sitting_over"] = False


def result_forged(log: Log) -> None:
    results = of(log, SETTLED)["booked"]["results"]
    results[0] += 1
    results[1] -= 1


def fed_by_two(log: Log) -> None:
    """Let one player put nothing into the pot; all balances agree."""
    here = find_place(log, FED)
    gone = log[here].event["transfers"].pop()
    carry(log, here, **{gone["payer"]: gone["amount"], "pot": -gone["amount"]})


def fed_more(log: Log) -> None:
    here = find_place(log, FED)
    log[here].event["transfers"][0]["amount"] += 1
    carry(log, here, **{log[here].event["transfers"][0]["payer"]: -1, "pot": 1})


def pot_robbed(log: Log) -> None:
    """Pay out more than the pot holds."""
    here = find_place(log, SETTLED)
    event = log[here].event
    event["settlement"]["transfers"].append(
        {"payer": "pot", "payee": "seat0", "amount": 10**30, "clause": "SK-SCORE-09"}
    )
    event["booked"]["balances"]["pot"] -= 10**30
    event["booked"]["balances"]["seat0"] += 10**30
    carry(log, here, pot=-(10**30), seat0=10**30)


def share_forgotten(log: Log) -> None:
    of(log, "preferans.sitting_broken_up")["settlement"]["shares"][0] += 1


PREFERANS: tuple[Fault, ...] = (
    Fault("a side sum without its counterpart", "preferans", "agreement points settlement", side_unpaid),
    Fault("a side sum paid and not written", "preferans", "agreement carried-over results sheet", side_unwritten),
    Fault("a head sum not written", "preferans", "agreement carried-over results sheet", head_unwritten),
    Fault("an entry of a head sum changed", "preferans", "entries points sheet", head_changed),
    Fault("a game that counts more than it is worth", "preferans", "entries", value_raised),
    Fault("refas that the terms do not know", "preferans", "entries", refas_undue),
    Fault("points out of the head sums' account", "preferans", "agreement balances settlement", heads_drained),
    Fault("a refa from nowhere", "preferans", "carried-over sheet", refa_given),
    Fault("an opening with a better head sum", "preferans", "carried-over sheet", head_forgotten),
    Fault("a stake that the terms do not say", "preferans", "first-opening", another_stake),
    Fault("a head sum settled wrong", "preferans", "settlement", taken_off_wrong),
    Fault("head sums not played off at the end", "preferans", "settlement", heads_left),
    Fault("a result of the sheets forged", "preferans", "carried-over results", result_forged),
    Fault("a sitting that is over and goes on", "over", "numbers", over_too_late),
    Fault("a pot that one does not feed", "pot", "overdrawn pot results settlement", fed_by_two),
    Fault("a pot that one feeds more", "pot", "pot results settlement", fed_more),
    Fault("a pot that nobody feeds", "pot", "balances pot", without(lambda log: find_place(log, FED))),
    Fault("a pot fed twice", "pot", "balances pot", double_event(lambda log: find_place(log, FED))),
    Fault("a pot that is robbed", "pot", "overdrawn results settlement", pot_robbed),
    Fault("a share of the pot forged", "pot", "settlement", share_forgotten),
)
