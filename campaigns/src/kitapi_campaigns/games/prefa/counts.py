"""The rows that a deal of Prefa reaches, for the table of ``kitapi_campaigns.deal_campaign``.

All possible rows are listed before the first deal is played, so that a row never reached is shown with a zero.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, get_args

from kitapi.games.prefa.rules.bidding import status_after
from kitapi.games.prefa.rules.contracts import HIGHEST, LADDER, trick_value
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending, Part, Settlement
from kitapi.games.prefa.rules.events import (
    AnswerGiven,
    AuctionWon,
    CallMade,
    CardsDealt,
    ClaimAnswered,
    ClaimGranted,
    ClaimMade,
    ContractNamed,
    DealSettled,
    Event,
    KasaAdded,
    SittingBrokenUp,
    SoloWritten,
    TakenBack,
)
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.quotas import SOLO_IN
from kitapi.games.prefa.rules.settlement import CONTRACT_TRICKS
from kitapi.games.prefa.rules.variant import (
    IdlePay,
    LastContract,
    PrefaTerms,
    PrefaVariant,
    SoloPaysPartner,
    TenOwed,
    TripleFrom,
)

SWITCHES = ("aces", "pass_deals", "add_kasa", "solo_declined")
KASA_SHARES = (10, 20, 30, 50, 100, 300, 500)
SEQUENCES = tuple(" ".join(answer.value for answer in answers) for answers in PARTS)
SIDES = {
    (Part.PLAYS, Part.PLAYS): "two",
    (Part.PLAYS, Part.OUT): "first alone",
    (Part.OUT, Part.PLAYS): "second alone",
    (Part.CALLS, Part.HELPS): "together, first calls",
    (Part.HELPS, Part.CALLS): "together, second calls",
    (Part.OUT, Part.OUT): "unopposed",
}
BREAKS = ("after a deal", "before the cards", "in a deal")
HOUSE = (
    "paid three times",
    "a trick owed at ten",
    "solo declined",
    "kasa added",
    "kasa taken off",
    "kasa added to an empty kasa",
)
_PLAYED_AGAINST = tuple(side for side in SIDES.values() if side != "unopposed")
_HOW = {1: "by one", 2: "solo"}


def all_rows() -> tuple[str, ...]:
    """Every row of the table, in order; the part before the colon is its section."""
    return (
        *(f"event: {kind.__struct_config__.tag}" for kind in get_args(Event) if kind is not TakenBack),
        *_option_rows(),
        *_auction_rows(),
        *(f"contract named: {contract.value}" for contract in LADDER),
        *(f"participation: {sequence}" for sequence in SEQUENCES),
        *_settlement_rows(),
        *_claim_rows(),
        *(f"sheet: {what}" for what in ("licking", "licking from two", "own column below zero", "sitting over")),
        *(f"broken up: {when}" for when in BREAKS),
        *(f"house rules: {what}" for what in HOUSE),
    )


def _option_rows() -> Iterator[str]:
    yield from (f"option: players {players}" for players in (3, 4))
    yield from (f"option: kasa_share {share}" for share in KASA_SHARES)
    yield from (f"option: {name} {value}" for name, value in product(SWITCHES, ("off", "on")))
    for name, values in (
        ("last_contract", LastContract),
        ("solo_pays_partner", SoloPaysPartner),
        ("idle_pay", IdlePay),
        ("triple_from", TripleFrom),
        ("ten_owed", TenOwed),
    ):
        yield from (f"option: {name} {value.value}" for value in values)


def _auction_rows() -> Iterator[str]:
    yield from (f"call: {kind}" for kind in ("bid", "hold", "if_left", "pass"))
    yield from (f"minimum contract: {contract.value}" for contract in LADDER)
    yield "auction: won by if left"
    yield "auction: if left put out"
    yield "auction: 10NT held"
    yield "auction: 10NT held with a third still in"
    yield "auction: all passed, thrown in"
    yield "auction: all passed, played"
    yield from (f"auction: written solo at level {level}" for level in range(6, 11))


def _settlement_rows() -> Iterator[str]:
    yield from (f"made, nobody in: {side}" for side in SIDES.values())
    yield from (f"declarer in: {how}, {side}" for how, side in product(_HOW.values(), _PLAYED_AGAINST))
    for who, how, side in product(("first", "second"), _HOW.values(), ("two", "together")):
        yield f"one defender in: {who} {how}, {side}"
    yield from (f"one defender in: {who} alone, {how}" for who, how in product(("first", "second"), _HOW.values()))
    for first, second, side in product(_HOW.values(), _HOW.values(), ("two", "together")):
        yield f"both in: first {first}, second {second}, {side}"
    yield from (f"solo-in pays partner: {option.value}" for option in SoloPaysPartner)
    for outcome, level in product(("made", "failed", "a defender in", "unopposed"), ("6", "7 up")):
        yield f"aces: {outcome}, level {level}"
    for option, how, level in product(IdlePay, _HOW.values(), ("6", "7 up")):
        yield f"idle player paid: {option.value}, {how}, level {level}"
    yield from (f"idle player paid: {option.value}, written solo" for option in IdlePay)
    for contract, outcome in product(LastContract, ("made", "declarer in", "a defender in", "written solo")):
        yield f"short contract: {contract.value}, {outcome}"
    yield "short contract: full, kasa below zero"
    yield "pass deal: kasa filled"


def _claim_rows() -> Iterator[str]:
    yield from ("claim: certain", "claim: asked", "claim: accepted by one")
    yield from ("claim: accepted by both", "claim: refused by the first asked", "claim: refused by the second asked")


def rows_of(terms: PrefaTerms, events: Sequence[Any]) -> Iterator[str]:
    """Yield the rows that a deal reached; rows of events and calls once for each time that they happened."""
    yield from (f"event: {type(event).__struct_config__.tag}" for event in events)
    yield from _options_of(terms)
    yield from _auction_of(events)
    yield from (f"contract named: {event.contract.value}" for event in events if isinstance(event, ContractNamed))
    answers = " ".join(event.answer.value for event in events if isinstance(event, AnswerGiven))
    if answers in SEQUENCES:
        yield f"participation: {answers}"
    yield from _claims_of(events)
    settled = next((event for event in events if isinstance(event, DealSettled)), None)
    if settled is not None:
        yield from _rows_of_settlement(settled, terms.variant)
        yield from _house_rules_of(settled, events, terms.variant)
    if any(isinstance(event, SittingBrokenUp) for event in events[-2:]):
        dealt = any(isinstance(event, CardsDealt) for event in events)
        yield f"broken up: {BREAKS[0] if settled is not None else BREAKS[1 + dealt]}"


def _house_rules_of(settled: DealSettled, events: Sequence[Any], variant: PrefaVariant) -> Iterator[str]:
    facts, fall = settled.facts, settled.settlement.shortfall
    if fall.declarer > SOLO_IN and variant.triple_from is TripleFrom.THREE:
        yield f"house rules: {HOUSE[0]}"
    if isinstance(facts, ContractFacts) and facts.contract.level == HIGHEST.level and (fall.first or fall.second):
        yield f"house rules: {HOUSE[1]}"
    if facts.ending is Ending.SOLO_DECLINED:
        yield f"house rules: {HOUSE[2]}"
    for event in events:
        if isinstance(event, KasaAdded):
            yield f"house rules: {HOUSE[3] if event.amount > 0 else HOUSE[4]}"
            if settled.balances["kasa"] <= 0:
                yield f"house rules: {HOUSE[5]}"


def _rows_of_settlement(settled: DealSettled, variant: PrefaVariant) -> Iterator[str]:
    if settled.facts.ending is Ending.THROWN_IN:
        yield "auction: all passed, thrown in"
    elif settled.facts.ending is Ending.PASS_DEAL:
        yield "auction: all passed, played"
    if isinstance(settled.facts, ContractFacts):
        yield from _settlement_of(settled.facts, settled.settlement, variant)
    elif settled.settlement.transfers:
        yield "pass deal: kasa filled"
    yield from _sheet_of(settled)


def _options_of(terms: PrefaTerms) -> Iterator[str]:
    variant = terms.variant
    yield f"option: players {terms.players}"
    yield f"option: kasa_share {variant.kasa_share}"
    yield from (f"option: {name} {'on' if getattr(variant, name) else 'off'}" for name in SWITCHES)
    yield f"option: last_contract {variant.last_contract.value}"
    yield f"option: solo_pays_partner {variant.solo_pays_partner.value}"
    yield f"option: idle_pay {variant.idle_pay.value}"
    yield f"option: triple_from {variant.triple_from.value}"
    yield f"option: ten_owed {variant.ten_owed.value}"


def _auction_of(events: Sequence[Any]) -> Iterator[str]:
    calls = [event for event in events if isinstance(event, CallMade)]
    yield from (f"call: {type(made.call).__struct_config__.tag}" for made in calls)
    auction = status_after(calls)
    won = [event for event in events if isinstance(event, AuctionWon)]
    for one in won:
        yield f"minimum contract: {one.minimum.value}"
        if auction.if_left == one.declarer and auction.bid is None:
            yield "auction: won by if left"
    if auction.if_left is not None and auction.bid is not None:
        yield "auction: if left put out"
    if auction.bid is HIGHEST and auction.held:
        yield "auction: 10NT held"
        if not auction.out:
            yield "auction: 10NT held with a third still in"
    if any(isinstance(event, SoloWritten) for event in events):
        yield f"auction: written solo at level {won[0].minimum.level}"


def _claims_of(events: Sequence[Any]) -> Iterator[str]:
    said: list[bool] = []
    for event in events:
        match event:
            case ClaimMade():
                said = []
            case ClaimAnswered(accept=accept):
                said.append(accept)
                if not accept:
                    yield f"claim: refused by the {'first' if len(said) == 1 else 'second'} asked"
                if len(said) == 1:
                    yield "claim: asked"
            case ClaimGranted():
                yield "claim: certain" if event.certain else f"claim: accepted by {'both' if len(said) == 2 else 'one'}"


def _settlement_of(facts: ContractFacts, settlement: Settlement, variant: PrefaVariant) -> Iterator[str]:
    fall, side = settlement.shortfall, SIDES[facts.first.part, facts.second.part]
    level = "6" if facts.contract.level == 6 else "7 up"
    outcome = "failed" if fall.declarer else "a defender in" if fall.first or fall.second else "made"
    if facts.aces:
        yield f"aces: {'unopposed' if side == 'unopposed' else outcome}, level {level}"
    if facts.kasa < CONTRACT_TRICKS * trick_value(facts.contract):
        name = {"failed": "declarer in"}.get(outcome, outcome)
        option = variant.last_contract
        yield f"short contract: {option.value}, {'written solo' if facts.ending is Ending.SOLO else name}"
        if outcome == "made" and option is LastContract.FULL:
            yield "short contract: full, kasa below zero"
    if outcome == "failed":
        yield from _declarer_in(facts, fall.declarer, side, level, variant)
    elif outcome == "made":
        yield f"made, nobody in: {side}"
    else:
        yield from _defenders_in(facts, settlement, side, variant)


def _declarer_in(facts: ContractFacts, by: int, side: str, level: str, variant: PrefaVariant) -> Iterator[str]:
    how = _HOW[min(by, SOLO_IN)]
    option = variant.idle_pay.value
    if facts.ending is Ending.SOLO_DECLINED:
        return
    if facts.ending is Ending.SOLO:
        if facts.idle is not None:
            yield f"idle player paid: {option}, written solo"
        return
    yield f"declarer in: {how}, {side}"
    if facts.idle is not None:
        yield f"idle player paid: {option}, {how}, level {level}"


def _defenders_in(facts: ContractFacts, settlement: Settlement, side: str, variant: PrefaVariant) -> Iterator[str]:
    fall = settlement.shortfall
    team = side.partition(",")[0]
    if fall.first and fall.second:
        first, second = _HOW[min(fall.first, SOLO_IN)], _HOW[min(fall.second, SOLO_IN)]
        yield f"both in: first {first}, second {second}, {team}"
        return
    who, one, partner = ("first", fall.first, facts.second) if fall.first else ("second", fall.second, facts.first)
    how = _HOW[min(one, SOLO_IN)]
    yield f"one defender in: {side}, {how}" if "alone" in side else f"one defender in: {who} {how}, {team}"
    if one >= SOLO_IN and partner.part is Part.PLAYS and partner.tricks:
        yield f"solo-in pays partner: {variant.solo_pays_partner.value}"


def _sheet_of(settled: DealSettled) -> Iterator[str]:
    licked = [entry for entry in settled.written.entries if entry.clause == "PREFA-KIT-03" and entry.column is None]
    if licked:
        yield "sheet: licking"
    if len(licked) > 1:
        yield "sheet: licking from two"
    if min(settled.written.sheet.columns) < 0:
        yield "sheet: own column below zero"
    if settled.balances["kasa"] <= 0:
        yield "sheet: sitting over"
