"""Writes the histories of a new version: see ``tests/histories/README.md``."""

import asyncio
import itertools
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.events import Declared, HandEnded
from kitapi.games.caribbean_stud.rules.table.hands import is_high
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE, CaribbeanStudTerms, Shuffling
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import IdlePay, PrefaTerms, PrefaVariant, SoloPaysPartner, TenOwed, TripleFrom
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.variant import PRESETS as PREFERANS_SETS
from kitapi.games.preferans.rules.variant import (
    DutyBy,
    HandTies,
    KontraTakes,
    Money,
    PreferansTerms,
    PreferansVariant,
    Sides,
)
from kitapi.kernel import SPECTATOR, Seat, replay
from kitapi.mechanics.poker_hands import value_of
from kitapi.records import Record, write_record
from kitapi.records.seat_changes import SeatChange, SeatHolder
from kitapi.room.record.histories import record_of
from kitapi.room.record.shuffle import make_commitment, shuffle
from kitapi.room.record.streams import SecretDrawn, play_stream, table_stream
from kitapi.room.table import deal_start
from kitapi.room.table.table import Change, Table
from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE, RULINGS_READ_AGAIN_CASE
from kitapi_testing.games.prefa.case import PREFA_CASE
from kitapi_testing.games.preferans.case import PREFERANS_CASE
from kitapi_testing.games.sittings import play_random_sitting, play_sitting
from kitapi_testing.room_people import SHARE
from tests.records.eventful import Plan, eventful_sitting
from tests.records.taken_back import with_take_backs
from tests.room.live_evening import Evening, kept_hours

HISTORIES = Path(__file__).parents[1] / "histories"

THREE = PrefaTerms(variant=PrefaVariant(kasa_share=100))
FOUR = PrefaTerms(
    players=4,
    variant=PrefaVariant(pass_deals=True, solo_pays_partner=SoloPaysPartner.SINGLE, idle_pay=IdlePay.DOUBLED),
)
LIMITED = PrefaTerms(variant=PrefaVariant(kasa_share=100, pass_deals=True, call_time=30))
CLUB = PrefaTerms(
    variant=PrefaVariant(
        kasa_share=20, triple_from=TripleFrom.THREE, ten_owed=TenOwed.ONE, add_kasa=True, solo_declined=True
    ),
)
SHEET = PreferansTerms(variant=PreferansVariant(stake=3, refas=3, all_pass=True, defenders_may_drop=True))
BALKAN = PreferansTerms(variant=msgspec.structs.replace(PREFERANS_SETS["balkan"], stake=12))
HOUSE = PreferansTerms(
    players=4,
    variant=PreferansVariant(
        stake=5,
        refas=3,
        all_pass=True,
        hand_ties=HandTies.FOREHAND,
        preferans_at_once=True,
        kontra_takes=KontraTakes.ADDED,
        defenders_may_drop=True,
        duty_by=DutyBy.EACH,
    ),
)
STUD = CaribbeanStudTerms(players=4, variant=msgspec.structs.replace(EXAMPLE, shuffling=Shuffling.HAND, buy_in=100))
POT = PreferansTerms(players=4, variant=PreferansVariant(money=Money.POT, sides=Sides.SYMMETRIC, refas=1))

NARROW = CaribbeanStudTerms(
    players=2,
    variant=msgspec.structs.replace(EXAMPLE, shuffling=Shuffling.HAND, buy_in=100, opening_meter=5000, flush=50),
)
RETURNED = CaribbeanStudTerms(players=3, variant=msgspec.structs.replace(EXAMPLE, shuffling=Shuffling.HAND, buy_in=100))
EVENTFUL = Plan(
    deals=8,
    tops={
        deal: f"{hand} 8s 8d Kc 6d 3s As Kd Tc 6s 3d"
        for hand, deals in (("9h 8h 7h 6h 5h", (2, 5)), ("Ah Kh Qh Jh Th", (3, 6)))
        for deal in deals
    },
    wanted=tuple(
        f"caribbean_stud.{kind}"
        for kind in (
            *("bet_corrected", "bet_misplaced", "excess_returned", "dead_hand_taken", "cards_lost"),
            *("fee_taken", "card_given", "player_warned", "bank_changed", "slip_made"),
        )
    ),
)

NIKOS, STEADY = SeatHolder(kind="person", name="Nikos"), SeatHolder(kind="bot", name="steady")
NOBODY = SeatHolder(kind="open")
SEAT_CHANGES = (
    SeatChange(seat=Seat(1), deal=1, running=True, before=NIKOS, after=NOBODY),
    SeatChange(seat=Seat(1), deal=1, running=True, before=NOBODY, after=STEADY),
    SeatChange(seat=Seat(1), deal=3, running=False, before=SeatHolder(kind="reserved", name="Nikos"), after=STEADY),
)

FROZEN: Mapping[str, Callable[[], Record]] = {
    "prefa-three": lambda: play_sitting(PREFA, THREE, ("steady", "steady", "steady"), seed=7),
    "prefa-call-time": lambda: play_sitting(PREFA, LIMITED, ("random", "steady", "random"), seed=7, most_deals=10),
    "prefa-house-rules": lambda: play_random_sitting(CLUB, PREFA_CASE, seed=92, deals=10),
    "prefa-seat-changes": lambda: replace(
        play_sitting(PREFA, THREE, ("steady", "random", "steady"), seed=5, most_deals=3), seat_changes=SEAT_CHANGES
    ),
    "prefa-four": lambda: play_sitting(PREFA, FOUR, ("random", "random", "passer", "random"), 16, most_deals=9),
    "preferans-three": lambda: play_sitting(PREFERANS, SHEET, ("random",) * 3, 7, most_deals=60),
    "caribbean-stud-four": lambda: play_sitting(CARIBBEAN_STUD, STUD, ("random", "simple", "rock", "random"), 1, 30),
    "caribbean-stud-staff": lambda: asyncio.run(staffed_sitting()),
    "caribbean-stud-rough": lambda: play_random_sitting(STUD, CARIBBEAN_STUD_CASE, seed=37, deals=6),
    "caribbean-stud-rulings": lambda: play_random_sitting(STUD, CARIBBEAN_STUD_CASE, seed=1, deals=10),
    "caribbean-stud-claims": lambda: play_random_sitting(STUD, RULINGS_READ_AGAIN_CASE, seed=22, deals=8),
    "preferans-balkan": lambda: play_sitting(PREFERANS, BALKAN, ("random", "random", "passer"), 39, 20),
    "preferans-house-rules": lambda: play_sitting(PREFERANS, HOUSE, ("passer", "random", "random", "passer"), 34, 20),
    "prefa-broken-up": lambda: eventful_sitting(THREE, PREFA_CASE, seed=1, plan=Plan(deals=1)),
    "preferans-broken-up": lambda: eventful_sitting(SHEET, PREFERANS_CASE, seed=1, plan=Plan(deals=1)),
    "prefa-taken-back": lambda: with_take_backs(
        play_sitting(PREFA, LIMITED, ("random", "steady", "random"), 7, most_deals=10), seed=1
    ),
    "preferans-taken-back": lambda: with_take_backs(
        play_sitting(PREFERANS, SHEET, ("random",) * 3, 7, most_deals=24), seed=1
    ),
    "caribbean-stud-eventful": lambda: eventful_sitting(NARROW, CARIBBEAN_STUD_CASE, seed=105, plan=EVENTFUL),
    "caribbean-stud-returned": lambda: play_random_sitting(RETURNED, CARIBBEAN_STUD_CASE, seed=106, deals=4),
    "preferans-four": lambda: play_sitting(PREFERANS, POT, ("random",) * 4, 22, most_deals=12),
}
"""The frozen records, by name: whole sittings of three, and some deals of four."""


def lucky_opening(table: Table, setup: Any) -> Change:
    """Return a deal whose secret was searched for, so that its honest shuffle gives the only seat a straight flush."""
    context = f"{table.id}/{table.deals + 1}"
    for number in itertools.count():
        secret = number.to_bytes(32, "big")
        order = shuffle(DECK_52, secret, (SHARE,), context)
        if len({card.suit for card in order[:5]}) == 1 and is_high(value_of(order[:5]).combination):
            drawn = SecretDrawn(context=context, secret=secret.hex())
            return Change(play=tuple(table.game.open(setup, make_commitment(context, secret))), secret=drawn)
    raise AssertionError("there is always another secret")


async def staffed_sitting() -> Record:
    """Play a straight flush at a live table with five people of the house, one of whom does not act at first."""
    with kept_hours() as hours, patch.object(deal_start, "opening", lucky_opening):
        evening = await Evening.open()
        await evening.until(Declared)
        await hours.passes(60)
        await evening.until(HandEnded)
        table, store = evening.desk.table_id, evening.store
        sat, played = await store.read(table_stream(table)), await store.read(play_stream(table))
        await evening.room.close()
    return record_of(CARIBBEAN_STUD, sat, played)


def end_of(record: Record, deal: tuple[Any, ...]) -> dict[str, Any]:
    """Return what everybody sees of a deal's end, in a form that does not depend on that of views."""
    state = replay(record.game, deal)
    view = msgspec.json.decode(record.game.codec.write_view(record.game.view(state, SPECTATOR)))
    if record.game is CARIBBEAN_STUD:
        return {"won": view.get("won"), "seats": [[seat["stack"], seat["result"]] for seat in view["seats"]]}
    if broken_up := view.get("broken_up"):
        return {"results": view["results"], "broken_up": broken_up["settlement"]}
    outcome = view["outcome"]
    posted = outcome.get("booked", outcome)
    carried = ("kasa",) if record.game is PREFA else ("sheet", "balances")
    return {
        "results": posted["results"],
        **{field: posted[field] for field in carried},
        "over": posted["sitting_over"],
        "transfers": outcome["settlement"]["transfers"],
        "hands": outcome["cards"]["hands"],
    }


def freeze(version: str, name: str, record: Record) -> None:
    """Write ``record`` and the ends of its deals."""
    ends = [end_of(record, deal) for deal in record.deals]
    with (HISTORIES / f"{version}-{name}.jsonl").open("xb") as file:
        file.writelines(write_record(record))
    with (HISTORIES / f"{version}-{name}.ends.json").open("xb") as file:
        file.write(msgspec.json.format(msgspec.json.encode(ends), indent=1) + b"\n")


if __name__ == "__main__":
    version, *names = sys.argv[1:]
    for name in names or FROZEN:
        freeze(version, name, FROZEN[name]())
