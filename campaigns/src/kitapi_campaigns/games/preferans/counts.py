"""The rows that a deal of Preferans reaches, for the table of ``kitapi_campaigns.deal_campaign``.

All possible rows are listed before the first deal is played, so that a row never reached is shown with a zero.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, get_args

from kitapi.games.preferans.rules.actions import Bid, FromHand, Hold
from kitapi.games.preferans.rules.bidding import seats_to_call, status_after
from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts, Settlement, VoidFacts
from kitapi.games.preferans.rules.duty import DUTY_GAMES
from kitapi.games.preferans.rules.events import (
    BiddingWon,
    CallMade,
    CardPlayed,
    CardsDealt,
    DealOpened,
    DealSettled,
    DeclarerFound,
    Event,
    GameNamed,
    HandWon,
    KontraSaid,
    ParticipationSaid,
    PlayBegun,
    PlayStopped,
    SittingBrokenUp,
    TakenBack,
    TrickTaken,
    WayGiven,
)
from kitapi.games.preferans.rules.game_numbers import OPEN_GAMES, TRICKS, GameNumber
from kitapi.games.preferans.rules.scoresheet import refas_had
from kitapi.games.preferans.rules.variant import (
    BetlSides,
    DutyGames,
    KontraTakes,
    LeadEight,
    LostKontra,
    Money,
    PreferansTerms,
    PreferansVariant,
    Seven,
)
from kitapi_campaigns.games.preferans.options import option_rows, options_of

NUMBERS = tuple(range(1, 9))
HOW = ("talon", "from hand")
_OUTCOMES = ("made", "lost")
_DROPPED = ("nobody", "the first", "the second", "both")
_BREAKS = ("after a deal", "before the cards", "in a deal")
_SHEET = (
    "value cut by the head sums",
    "overshot below zero",
    "sitting over",
    "a head sum below zero",
    "value cut by the pot",
)


def all_rows() -> tuple[str, ...]:
    """Every row of the table, in order; the part before the colon is its section."""
    return (
        *(f"event: {kind.__struct_config__.tag}" for kind in get_args(Event) if kind is not TakenBack),
        *option_rows(),
        *_bidding_rows(),
        *_game_rows(),
        *_answer_rows(),
        *_play_rows(),
        *_settlement_rows(),
        *(f"sheet: {what}" for what in _SHEET),
        *(f"broken up: {when}" for when in _BREAKS),
    )


def _bidding_rows() -> Iterator[str]:
    yield from (f"call: {kind}" for kind in ("bid", "hold", "from_hand", "pass"))
    yield from (f"bid: {number}" for number in NUMBERS)
    yield from (f"held: {number}" for number in NUMBERS[1:])
    yield from (f"won at: {number}" for number in NUMBERS)
    yield from (f"held at the end: {number}" for number in NUMBERS[1:])
    yield from ("bidding: opened after a pass", "bidding: all passed", "bidding: thrown in")
    yield from ("bidding: held by one it passed on to", "bidding: 8 out of turn")
    yield from (f"from hand: said by {count}" for count in (1, 2, 3))
    yield from (f"from hand: {what}" for what in ("against an 8", "a later one higher", "a later one gave way"))
    yield from ("from hand: named as high, played by precedence", "from hand: 8 named, nobody asked to beat it")


def _game_rows() -> Iterator[str]:
    for how, outcome in product(HOW, _OUTCOMES):
        yield from (f"{outcome}, {how}: {game.value}" for game in GameNumber)
    for how, outcome in product(HOW, _OUTCOMES):
        yield from (f"{outcome}, open, {how}: {game.value}" for game in OPEN_GAMES)
    yield from (f"sans atout: {what}" for what in (*_OUTCOMES, "lost with six tricks"))


def _answer_rows() -> Iterator[str]:
    yield from (f"dropped: {who}" for who in _DROPPED)
    yield "dropped: brought back by a kontra"
    yield "dropped: a lone defender short of two"
    yield from (f"called in: {what}" for what in ("with four tricks", "with fewer", "under kontra", "game lost"))
    yield from (f"doublings: {level} {outcome}" for level, outcome in product(range(5), _OUTCOMES))
    yield from (f"kontra: by {who}" for who in ("the first", "the second"))
    yield from (f"kontra: lost, {option.value}" for option in LostKontra)
    yield "kontra: lost, penalty, with two tricks or more"
    yield "kontra: with a refa"
    yield from (f"kontra: takes what it adds, {outcome}" for outcome in _OUTCOMES)
    yield from (f"kontra: demanded and not said, {what}" for what in ("refas written", "won without a card"))


def _play_rows() -> Iterator[str]:
    yield from (
        f"first lead: {who}" for who in ("the forehand", "right of the declarer, 7", "right of the declarer, 8")
    )
    yield "first lead: passed on by one who dropped"
    yield "open play: the declarer's card by another hand"
    yield from (f"hand ended: after {tricks} tricks" for tricks in range(1, TRICKS + 1))


def _settlement_rows() -> Iterator[str]:
    for option in DutyGames:
        yield from (f"duty failed, {option.value}: {game.value}" for game in GameNumber if game in DUTY_GAMES[option])
    yield from (
        f"duty: {what}" for what in ("two tricks in one hand, none in the other", "not asked of 7", "not asked of 8")
    )
    yield from (f"sides: {what}" for what in ("real", "symmetric", "symmetric, rounded up"))
    yield from (f"lost betl: {option.value}{kontra}" for option, kontra in product(BetlSides, ("", ", under kontra")))
    whats = ("written", "written, but not to all", "not written, a head sum below zero", "not written, all had")
    yield from (f"refas: {what}" for what in whats)
    yield from (f"refas: {what}" for what in ("used, made", "used, lost", "kept below zero"))


def rows_of(terms: PreferansTerms, events: Sequence[Any]) -> Iterator[str]:
    """The rows that a deal reached; rows of events, calls, bids and holds once for each time that they happened."""
    yield from (f"event: {type(event).__struct_config__.tag}" for event in events)
    yield from options_of(terms)
    yield from _bidding_of(events)
    yield from _from_hand_of(events)
    yield from _play_of(terms.variant, events)
    settled = next((event for event in events if isinstance(event, DealSettled)), None)
    if settled is not None:
        yield from _rows_of_settlement(settled, events, terms.variant)
    if any(isinstance(event, SittingBrokenUp) for event in events[-2:]):
        dealt = any(isinstance(event, CardsDealt) for event in events)
        yield f"broken up: {_BREAKS[0] if settled is not None else _BREAKS[1 + dealt]}"


def _bidding_of(events: Sequence[Any]) -> Iterator[str]:
    calls = [event for event in events if isinstance(event, CallMade)]
    opened = next(event for event in events if isinstance(event, DealOpened))
    for place, made in enumerate(calls):
        yield f"call: {type(made.call).__struct_config__.tag}"
        before = status_after(opened.active, calls[:place])
        match made.call:
            case Bid(number):
                yield f"bid: {number}"
                if seats_to_call(opened.active, calls[:place]) != (made.seat,):
                    yield "bidding: 8 out of turn"
                if not before.number and before.out:
                    yield "bidding: opened after a pass"
            case Hold():
                yield f"held: {before.number}"
                if before.opener != made.seat:
                    yield "bidding: held by one it passed on to"
            case FromHand() if before.number == NUMBERS[-1] and not before.from_hand:
                yield "from hand: against an 8"
    for won in (event for event in events if isinstance(event, BiddingWon)):
        yield f"won at: {won.number}"
        last = [made.call for made in calls if made.seat == won.declarer][-1]
        if isinstance(last, Hold):
            yield f"held at the end: {won.number}"


def _from_hand_of(events: Sequence[Any]) -> Iterator[str]:
    said = next((event.seats for event in events if isinstance(event, HandWon)), ())
    if not said:
        return
    yield f"from hand: said by {len(said)}"
    named = [event for event in events if isinstance(event, GameNamed)]
    gave_way = sum(isinstance(event, WayGiven) for event in events)
    if len(named) > 1:
        yield "from hand: a later one higher"
    if len(named) > 1 and named[-1].game is named[-2].game:
        yield "from hand: named as high, played by precedence"
    if gave_way:
        yield "from hand: a later one gave way"
    found = any(isinstance(event, DeclarerFound) for event in events)
    if found and len(named) + gave_way < len(said):
        yield "from hand: 8 named, nobody asked to beat it"


def _play_of(variant: PreferansVariant, events: Sequence[Any]) -> Iterator[str]:
    begun = next((event for event in events if isinstance(event, PlayBegun)), None)
    opened = next(event for event in events if isinstance(event, DealOpened))
    if begun is None:
        return
    yield from _first_lead(opened, begun, events, variant)
    if any(isinstance(event, CardPlayed) and event.by != event.seat for event in events):
        yield "open play: the declarer's card by another hand"
    if any(isinstance(event, DealSettled) for event in events):
        tricks = sum(isinstance(event, TrickTaken) for event in events)
        stopped = any(isinstance(event, PlayStopped) for event in events)
        assert stopped == (tricks < TRICKS)
        yield f"hand ended: after {tricks} tricks"


def _first_lead(
    opened: DealOpened, begun: PlayBegun, events: Sequence[Any], variant: PreferansVariant
) -> Iterator[str]:
    named = [event for event in events if isinstance(event, GameNamed)][-1]
    right = named.game is GameNumber.SEVEN or (
        named.game is GameNumber.PREFERANS and variant.lead_eight is LeadEight.RIGHT
    )
    due = opened.active[opened.active.index(named.seat) - 1] if right else opened.active[0]
    if begun.leader != due:
        yield "first lead: passed on by one who dropped"
    else:
        yield f"first lead: right of the declarer, {named.game.value}" if right else "first lead: the forehand"


def _rows_of_settlement(settled: DealSettled, events: Sequence[Any], variant: PreferansVariant) -> Iterator[str]:
    facts, settlement, result = settled.facts, settled.settlement, settled.booked
    opened = next(event for event in events if isinstance(event, DealOpened))
    if isinstance(facts, VoidFacts):
        yield _VOID[facts.ending]
        yield from _refas_of_void(facts, opened, variant)
    elif facts.ending is Ending.UNDOUBLED:
        yield "kontra: demanded and not said, won without a card"
    else:
        yield from _game_of(facts, settlement, variant)
        yield from _answers_of(facts, settlement, events, variant)
        yield from _sides_of(facts, settlement, variant)
        yield from _duty_of(facts, settlement, variant)
        if settlement.value < settlement.full_value:
            yield f"sheet: value cut by the {'pot' if variant.money is Money.POT else 'head sums'}"
    if variant.money is Money.SHEET:
        yield from _heads_of(result.sheet.heads)
    if result.sitting_over:
        yield "sheet: sitting over"


_VOID = {
    Ending.THROWN_IN: "bidding: thrown in",
    Ending.ALL_PASSED: "bidding: all passed",
    Ending.UNDOUBLED: "kontra: demanded and not said, refas written",
}


def _heads_of(heads: Sequence[int]) -> Iterator[str]:
    if sum(heads) < 0:
        yield "sheet: overshot below zero"
    if min(heads) < 0:
        yield "sheet: a head sum below zero"


def _refas_of_void(facts: VoidFacts, opened: DealOpened, variant: PreferansVariant) -> Iterator[str]:
    if not variant.refas:
        return
    if facts.refas:
        yield "refas: written, but not to all" if facts.passed_over else "refas: written"
    elif min(refas_had(opened.sheet)) < variant.refas:
        yield "refas: not written, a head sum below zero"
    else:
        yield "refas: not written, all had"


def _game_of(facts: GameFacts, settlement: Settlement, variant: PreferansVariant) -> Iterator[str]:
    outcome = "made" if settlement.won else "lost"
    how = HOW[facts.from_hand]
    yield f"{outcome}, {'open, ' if facts.open else ''}{how}: {facts.game.value}"
    if facts.game is GameNumber.SEVEN and variant.seven is Seven.SANS_ATOUT:
        yield f"sans atout: {outcome}"
        if not settlement.won and facts.tricks[facts.declarer] >= 6:
            yield "sans atout: lost with six tricks"
    if settlement.refa_used:
        yield f"refas: used, {outcome}"
    elif facts.refa:
        yield "refas: kept below zero"


def _answers_of(
    facts: GameFacts, settlement: Settlement, events: Sequence[Any], variant: PreferansVariant
) -> Iterator[str]:
    outcome = "made" if settlement.won else "lost"
    yield f"doublings: {facts.doublings} {outcome}"
    said_no = any(isinstance(event, ParticipationSaid) and not event.plays for event in events)
    if any(isinstance(event, ParticipationSaid) for event in events):
        yield from _dropped_of(facts, settlement, said_no)
    if not any(isinstance(event, KontraSaid) for event in events):
        return
    yield f"kontra: by the {'first' if facts.kontra_by == facts.defenders[0] else 'second'}"
    if settlement.refa_used:
        yield "kontra: with a refa"
    if variant.kontra_takes is KontraTakes.ADDED:
        yield f"kontra: takes what it adds, {outcome}"
    if settlement.won:
        penalized = any(change.seat == facts.kontra_by for change in settlement.heads)
        gave = variant.lost_kontra is LostKontra.PENALTY and not penalized
        yield f"kontra: lost, {variant.lost_kontra.value}{', with two tricks or more' if gave else ''}"


def _dropped_of(facts: GameFacts, settlement: Settlement, said_no: bool) -> Iterator[str]:
    if facts.invited_by is not None:
        yield from _called_in(facts, settlement)
        return
    if said_no and not facts.dropped:
        yield "dropped: brought back by a kontra"
        return
    places = [seat in facts.dropped for seat in facts.defenders]
    yield f"dropped: {_DROPPED[places[0] + 2 * places[1]]}"
    if any(change.clause == "SK-PLAY-04" for change in settlement.heads):
        yield "dropped: a lone defender short of two"


def _called_in(facts: GameFacts, settlement: Settlement) -> Iterator[str]:
    if facts.kontra_by is not None:
        yield "called in: under kontra"
    elif not settlement.won:
        yield "called in: game lost"
    else:
        both = sum(facts.tricks[seat] for seat in facts.defenders)
        yield f"called in: {'with four tricks' if both >= 4 else 'with fewer'}"


def _sides_of(facts: GameFacts, settlement: Settlement, variant: PreferansVariant) -> Iterator[str]:
    if facts.game is GameNumber.BETL:
        if not settlement.won:
            yield f"lost betl: {variant.betl_sides.value}{'' if facts.kontra_by is None else ', under kontra'}"
        return
    if not settlement.sides:
        return
    halved = any(entry.tricks is None for entry in settlement.sides)
    yield f"sides: {'symmetric' if halved else 'real'}"
    if halved and sum(facts.tricks[seat] for seat in facts.defenders) * settlement.value % 2:
        yield "sides: symmetric, rounded up"


def _duty_of(facts: GameFacts, settlement: Settlement, variant: PreferansVariant) -> Iterator[str]:
    if any(change.clause == "SK-SCORE-04" for change in settlement.heads):
        yield f"duty failed, {variant.duty_games.value}: {facts.game.value}"
    elif settlement.won and facts.kontra_by is None and not facts.dropped:
        tricks = sorted(facts.tricks[seat] for seat in facts.defenders)
        has_duty = facts.game in DUTY_GAMES[variant.duty_games]
        if has_duty and tricks == [0, 2]:
            yield "duty: two tricks in one hand, none in the other"
        if not has_duty and tricks[1] < 2 and facts.game in {GameNumber.SEVEN, GameNumber.PREFERANS}:
            yield f"duty: not asked of {facts.game.value}"
