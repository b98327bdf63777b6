"""Ways to spoil the books of Preferans, on the sheet and in the pot, and which laws notice."""

from typing import Any

from tests.bookcheck.log_edits import Fault, Log, carry, double_event, find_place, of, without

SETTLED, OPENED, FED = "preferans.deal_settled", "preferans.deal_opened", "preferans.pot_fed"


def beside(event: Any) -> bool:
    """Whether a deal has written side sums."""
    return bool(event["settlement"]["sides"])


def on_heads(event: Any) -> bool:
    """Whether a deal has changed head sums."""
    return bool(event["settlement"]["heads"])


def side_unpaid(log: Log) -> None:
    """A side sum is written, and nobody pays for it; the balances say so too."""
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
    """A side sum is paid for and left off the sheet, now and later."""
    event = of(log, SETTLED, 0, beside)
    side = event["settlement"]["sides"][0]
    event["booked"]["sheet"]["sides"][side["seat"]][side["against"]] -= side["points"]


def head_unwritten(log: Log) -> None:
    event = of(log, SETTLED, 0, on_heads)
    change = event["settlement"]["heads"][0]
    event["booked"]["sheet"]["heads"][change["seat"]] -= change["points"]


def head_changed(log: Log) -> None:
    """A head sum falls by one less than its entry says, and nothing else is corrected."""
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
    """A game counts one more than it is worth, and nothing was written or moved by that."""
    of(log, SETTLED, 0, on_heads)["settlement"]["value"] += 1


def refas_undue(log: Log) -> None:
    """Refas are written at a table that plays without them."""
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
    """When the sitting is broken up, something stays in the common account."""
    transfers = of(log, "preferans.sitting_broken_up")["transfers"]
    del transfers[-1]


def over_too_late(log: Log) -> None:
    of(log, SETTLED, 0, lambda event: event["booked"]["sitting_over"])["booked"]["sitting_over"] = False


def result_forged(log: Log) -> None:
    results = of(log, SETTLED)["booked"]["results"]
    results[0] += 1
    results[1] -= 1


def fed_by_two(log: Log) -> None:
    """One who plays puts nothing in, and all balances agree."""
    here = find_place(log, FED)
    gone = log[here].event["transfers"].pop()
    carry(log, here, **{gone["payer"]: gone["amount"], "pot": -gone["amount"]})


def fed_more(log: Log) -> None:
    here = find_place(log, FED)
    log[here].event["transfers"][0]["amount"] += 1
    carry(log, here, **{log[here].event["transfers"][0]["payer"]: -1, "pot": 1})


def pot_robbed(log: Log) -> None:
    """More is paid out than the pot holds."""
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
