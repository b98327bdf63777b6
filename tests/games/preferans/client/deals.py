"""Finished deals of Preferans settled by the real rules, laid before the page's own components, and what these say."""

import json
from typing import Any

import msgspec

from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts, PostedDeal, VoidFacts
from kitapi.games.preferans.rules.events import BiddingWon, DealOpened, DealSettled, Event, PlayStopped
from kitapi.games.preferans.rules.posting import deal_balances
from kitapi.games.preferans.rules.scoresheet import final_settlement, results_of, sitting_over, write
from kitapi.games.preferans.rules.settlement import settle, settle_void
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.sheet_page import SheetPage, sheet_page
from kitapi.games.preferans.rules.variant import Money, PreferansTerms, PreferansVariant
from kitapi.kernel import Commitment, Seat
from tests.client.node_page import NodePage
from tests.games.prefa.client.deals import NAMES
from tests.games.preferans.scored_lines import Line, facts_in
from tests.games.preferans.tables import variant

Facts = GameFacts | VoidFacts


def void(ending: str, players: int = 3, refas: bool = False, passed_over: tuple[Seat, ...] = ()) -> VoidFacts:
    """A deal without a game."""
    return VoidFacts(players=players, ending=Ending(ending), refas=refas, passed_over=passed_over)


def opened_for(facts: Facts, house: PreferansVariant) -> DealOpened:
    """How the deal began that ended with these facts: nobody has posted anything against anybody yet."""
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
    """The deal written and posted."""
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
    """The sheets after the one deal, and what happened in it."""
    opened = opened_for(facts, house)
    events: list[Event] = [opened]
    if number is not None and isinstance(facts, GameFacts):
        events.append(BiddingWon(declarer=facts.declarer, number=number, talon=()))
    if stopped:
        events.append(PlayStopped(tricks=(), longest_run=0))
    events.append(settled_for(opened, facts, house))
    return sheet_page(events), events


def laid_out(facts: Facts, house: PreferansVariant, number: int | None = None, stopped: bool = False) -> dict[str, Any]:
    """View, outcome and sheet of the deal as the server would write them; no card is looked at here."""
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


def show_deal(page: NodePage, deal: Line | VoidFacts, me: int | None) -> dict[str, Any]:
    """Return the page's texts on a deal for the viewer in seat ``me``: on the slip, aloud, and on the sheet.

    A line may say at what ``number`` the bidding was won, and whether the hand was ``stopped``; of a deal without a
    game the house rules write refas.
    """
    facts: Facts
    if isinstance(deal, VoidFacts):
        facts, house = deal, variant(refas=int(deal.refas), stake=20)
        number, stopped = None, False
    else:
        facts, house = facts_in(deal)
        number, stopped = deal.get("number"), deal.get("stopped", False)
    laid = laid_out(facts, house, number, stopped)
    seats = [{"seat": seat, "kind": "person", "name": NAMES[page.lang][seat]} for seat in range(facts.players)]
    table = {"id": "t", "me": me, "seats": seats, "sheet": 1}
    return page.show("preferans", {"table": table, **laid})
