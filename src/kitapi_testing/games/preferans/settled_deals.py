"""Finished deals of Preferans from few arguments, and the server's views of their results, by the real rules."""

import json
from typing import Any

import msgspec

from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts, PostedDeal, VoidFacts
from kitapi.games.preferans.rules.events import BiddingWon, DealOpened, DealSettled, Event, PlayStopped
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.posting import deal_balances
from kitapi.games.preferans.rules.scoresheet import final_settlement, results_of, sitting_over, write
from kitapi.games.preferans.rules.settlement import settle, settle_void
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.sheet_page import SheetPage, sheet_page
from kitapi.games.preferans.rules.variant import Money, PreferansTerms, PreferansVariant
from kitapi.kernel import Commitment, Seat

Line = dict[str, Any]
Facts = GameFacts | VoidFacts

STAKED: Line = {"heads": [20, 20, 20]}
KONTRA: Line = {"kontra_by": 1, "doublings": 1}


def deal(game: int, tricks: str, declarer: int = 0, variant: Line | None = None, **more: Any) -> Line:
    """Return a deal as a line of the scorer: ``tricks`` by seat as in ``7/2/1``; ``more``: other fields of the line."""
    return {
        "declarer": declarer,
        "game": game,
        "tricks": [int(taken) for taken in tricks.split("/")],
        **STAKED,
        **more,
        "variant": variant or {},
    }


def facts_in(line: Line) -> tuple[GameFacts, PreferansVariant]:
    """Return the facts of a line, and the house rules."""
    house = msgspec.convert(line.get("variant", {}), PreferansVariant)
    players, declarer = len(line["tricks"]), line["declarer"]
    resting = line["dealer"] if players == 4 else None
    around = [Seat((declarer + step) % players) for step in range(1, players)]
    first, second = [seat for seat in around if seat != resting]
    dropped = () if line.get("kontra_by") is not None else tuple(line.get("dropped", ()))
    return GameFacts(
        players=players,
        resting=resting,
        declarer=declarer,
        defenders=(first, second),
        game=GameNumber(line["game"]),
        from_hand=line.get("from_hand", False),
        open=line.get("open", False),
        ending=Ending.UNOPPOSED if len(dropped) == 2 else Ending.PLAYED,
        doublings=line.get("doublings", 0),
        kontra_by=line.get("kontra_by"),
        dropped=dropped,
        tricks=tuple(line["tricks"]),
        longest_run=line.get("longest_run", line["tricks"][declarer]),
        refa=line.get("refa", False),
        heads=tuple(line.get("heads", (house.stake,) * players)),
        pot=line.get("pot", 0),
        invited_by=line.get("invited_by"),
    ), house


def void(ending: str, players: int = 3, refas: bool = False, passed_over: tuple[Seat, ...] = ()) -> VoidFacts:
    """Return a deal without a game."""
    return VoidFacts(players=players, ending=Ending(ending), refas=refas, passed_over=passed_over)


def opened_for(facts: Facts, house: PreferansVariant) -> DealOpened:
    """Return the opening of the deal that ended with these facts; all side sums are still zero."""
    players, game = facts.players, isinstance(facts, GameFacts)
    heads = facts.heads if isinstance(facts, GameFacts) else (house.stake,) * players
    refas = [int(isinstance(facts, GameFacts) and facts.refa and seat == facts.declarer) for seat in range(players)]
    sheet = Sheet(heads=heads, sides=((0,) * players,) * players, refas=tuple(refas), refas_written=max(refas))
    resting = facts.resting if isinstance(facts, GameFacts) else None
    in_play = [Seat(seat) for seat in range(players) if seat != (players - 1 if resting is None else resting)]
    active = tuple(in_play) if players == 4 else tuple(map(Seat, range(3)))
    balances = {f"seat{seat}": -10 * head for seat, head in enumerate(heads)} | {"heads": 10 * sum(heads)}
    if house.money is Money.POT:
        before = (facts.pot if game else 90) - house.pot_stake * 3  # type: ignore[union-attr]
        balances = {f"seat{seat}": -before if seat == 0 else 0 for seat in range(players)} | {"pot": before}
    return DealOpened(
        number=1,
        terms=PreferansTerms(players=players, variant=house),
        dealer=Seat(players - 1) if resting is None else resting,
        active=active,
        balances=balances,
        sheet=sheet,
        results=results_of(sheet, balances, house),
        commitment=Commitment(context="table 1 deal 1", algorithm="test", digest="00" * 32),
    )


def settled_for(opened: DealOpened, facts: Facts, house: PreferansVariant) -> DealSettled:
    """Return the deal written and posted."""
    settlement = settle(facts, house) if isinstance(facts, GameFacts) else settle_void(facts)
    sheet = write(opened.sheet, facts, settlement, house)
    balances = deal_balances(opened, settlement.transfers)
    posted = PostedDeal(
        sheet=sheet,
        balances=balances,
        results=results_of(sheet, balances, house),
        sitting_over=isinstance(facts, GameFacts) and sitting_over(sheet, house),
    )
    return DealSettled(facts=facts, settlement=settlement, booked=posted)


def page_of(facts: Facts, house: PreferansVariant, number: int | None, stopped: bool) -> tuple[SheetPage, list[Event]]:
    """Return the sheets after the one deal, and what happened in it."""
    opened = opened_for(facts, house)
    events: list[Event] = [opened]
    if number is not None and isinstance(facts, GameFacts):
        events.append(BiddingWon(declarer=facts.declarer, number=number, talon=()))
    if stopped:
        events.append(PlayStopped(tricks=(), longest_run=0))
    events.append(settled_for(opened, facts, house))
    return sheet_page(events), events


def laid_out(facts: Facts, house: PreferansVariant, number: int | None = None, stopped: bool = False) -> dict[str, Any]:
    """Return view, outcome and sheet of the deal as the server would write them; they do not depend on cards."""
    page, (opened, *_, ended) = page_of(facts, house, number, stopped)
    assert isinstance(opened, DealOpened)
    assert isinstance(ended, DealSettled)
    outcome = {
        "facts": facts,
        "settlement": ended.settlement,
        "explained": page.deals[-1].explained,
        "booked": ended.booked,
        "sheet_settlement": final_settlement(ended.booked.sheet, ended.booked.balances, house),
        "cards": {"hands": [], "talon": [], "discards": [], "secret": "", "contributions": []},
    }
    around = [-step % facts.players for step in range(facts.players)]
    view = {"number": 1, "results": opened.results, "variant": house, "around": around}
    answer: dict[str, Any] = json.loads(msgspec.json.encode({"view": view, "outcome": outcome, "sheet": page}))
    return answer


def read_settled(deal: Line | VoidFacts) -> tuple[Facts, dict[str, Any]]:
    """Return the facts of a deal, and its view, outcome and sheet.

    A line may say at what ``number`` the bidding was won, and whether the hand was ``stopped``; of a deal without a
    game the house rules write refas.
    """
    if isinstance(deal, VoidFacts):
        return deal, laid_out(deal, PreferansVariant(refas=int(deal.refas), stake=20))
    facts, house = facts_in(deal)
    return facts, laid_out(facts, house, deal.get("number"), deal.get("stopped", False))


SYMMETRIC = {"sides": "symmetric"}
PENALTY = {"lost_kontra": "penalty"}
POT = {"money": "pot"}
FIVE = {"betl_sides": "five_tricks"}
DROPPING = {"defenders_may_drop": True}
INVITING = {"defenders_may_drop": True, "invite": True, "defender_fall": "value"}
ADDED = {"kontra_takes": "added"}
DEALS: dict[str, tuple[Line | VoidFacts, int | None]] = {
    "made, told to the declarer": (deal(4, "7/2/1", number=3), 0),
    "made, told to a defender": (deal(4, "7/2/1", number=4), 1),
    "made, told to a spectator": (deal(4, "7/2/1", number=4), None),
    "lost, told to the declarer": (deal(5, "3/2/5", 2, number=2), 2),
    "lost, told to a defender": (deal(5, "3/2/5", 2, number=2), 0),
    "symmetric, halves that come out even": (deal(4, "7/2/1", variant=SYMMETRIC), 1),
    "symmetric, made even": (deal(5, "3/2/5", 2, SYMMETRIC), 0),
    "from hand": (deal(4, "6/2/2", from_hand=True), 0),
    "open from hand": (deal(6, "0/5/5", from_hand=True, open=True), 0),
    "the duty failed, told to one of them": (deal(2, "1/8/1", 1, number=1), 0),
    "the hand was stopped": (deal(7, "7/2/1", number=7, stopped=True), 1),
    "preferans": (deal(8, "10/0/0", number=8), 0),
    "sans atout lost in pieces": (deal(7, "7/2/1", variant={"seven": "sans_atout"}, longest_run=5, number=6), 0),
    "kontra lost, told to its caller": (deal(4, "6/2/2", number=4, **KONTRA), 1),
    "kontra lost, told to the other defender": (deal(4, "6/2/2", number=4, **KONTRA), 2),
    "kontra won, told to its caller": (deal(4, "5/3/2", number=4, **KONTRA), 1),
    "kontra lost, for a penalty": (deal(4, "9/1/0", number=4, variant=PENALTY, **KONTRA), 1),
    "kontra lost, and no penalty": (deal(4, "8/1/1", number=4, variant=PENALTY, **KONTRA), 1),
    "rekontra": (deal(4, "6/2/2", number=4, kontra_by=2, doublings=2), 0),
    "doubled five times": (deal(4, "6/2/2", number=4, variant={"kontra_limit": 5}, kontra_by=2, doublings=5), 0),
    "betl made": (deal(6, "0/4/6", number=6), 1),
    "betl lost": (deal(6, "1/0/0", number=6, stopped=True), 0),
    "betl lost, five tricks": (deal(6, "1/0/0", number=6, variant=FIVE), 1),
    "betl lost, five tricks, kontra": (deal(6, "1/0/0", number=6, variant=FIVE, **KONTRA), 1),
    "refa": (deal(5, "7/2/1", number=5, refa=True), 0),
    "refa and kontra from hand": (deal(4, "6/2/2", from_hand=True, refa=True, heads=[30, 30, 30], **KONTRA), 0),
    "a refa that waits": (deal(5, "7/2/1", number=5, refa=True, heads=[-2, 30, 30]), 0),
    "the last game": (deal(5, "7/2/1", number=5, heads=[1, 2, 0]), 0),
    "the last game of all additions": (deal(4, "6/2/2", from_hand=True, refa=True, heads=[5, 4, 3], **KONTRA), 0),
    "overshot": (deal(5, "7/2/1", number=5, heads=[1, 2, 0], variant={"last_game": "overshoot"}), 0),
    "one defender dropped": (deal(4, "6/4/0", number=4, variant=DROPPING, dropped=[2]), 1),
    "a lone defender without their two tricks": (deal(4, "9/1/0", number=4, variant=DROPPING, dropped=[2]), 1),
    "a lone defender, told to who dropped": (deal(4, "9/1/0", number=4, variant=DROPPING, dropped=[2]), 2),
    "both dropped": (deal(4, "10/0/0", number=4, variant=DROPPING, dropped=[1, 2]), 0),
    "four at the table, told to who rests": (deal(4, "7/2/1/0", number=4, dealer=3, heads=[20] * 4), 3),
    "four at the table": (deal(3, "0/6/3/1", 1, number=3, dealer=0, heads=[20] * 4), 1),
    "thrown in": (void("thrown_in"), 0),
    "thrown in, with refas": (void("thrown_in", refas=True), 0),
    "all passed": (void("all_passed", refas=True), 0),
    "all passed, a refa for all but one": (void("all_passed", refas=True, passed_over=(Seat(1),)), 0),
    "leaves without the kontra they demand": (void("undoubled", refas=True), 0),
    "called in, short of four tricks": (deal(4, "7/2/1", number=4, variant=INVITING, invited_by=1), 1),
    "called in, told to who came": (deal(4, "6/3/1", number=4, variant=INVITING, invited_by=1), 2),
    "everybody owes two of their own": (deal(4, "6/3/1", number=4, variant={"duty_by": "each"}), 2),
    "kontra lost, what it adds": (deal(4, "9/1/0", number=4, variant=ADDED, **KONTRA), 1),
    "kontra won, what it adds, told to the other": (deal(4, "5/3/2", number=4, variant=ADDED, **KONTRA), 2),
    "pot, made": (deal(4, "7/2/1", number=4, variant=POT, pot=90), 0),
    "pot, lost, told to a defender": (deal(4, "5/3/2", number=4, variant=POT, pot=90), 1),
    "pot, the duty failed": (deal(4, "8/1/1", number=4, variant=POT, pot=90), 1),
    "pot, kontra lost": (deal(3, "6/2/2", number=3, variant=POT, pot=90, **KONTRA), 1),
    "pot, symmetric": (deal(5, "3/2/5", 2, number=5, variant={**POT, **SYMMETRIC}, pot=90), None),
    "pot, cut": (deal(8, "10/0/0", number=8, variant=POT, pot=34), 0),
    "pot, four at the table, told to who rests": (deal(4, "7/2/1/0", number=4, dealer=3, variant=POT, pot=90), 3),
}
