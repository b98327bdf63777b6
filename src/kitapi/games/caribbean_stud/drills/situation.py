"""A dealer's view of a table: stakes, cards that lie face up, the console; never a card that nobody may see."""

import msgspec

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.facts import Report
from kitapi.games.caribbean_stud.rules.table.card_order import highest_first, lowest_first
from kitapi.games.caribbean_stud.rules.table.place import Choice, Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse, Shuffling
from kitapi.kernel import Seat
from kitapi.mechanics.poker_hands import HAND_SIZE, Combination

SEATS = 7
"""The number of seats of a table in a drill whose hand is not played."""


class HouseView(msgspec.Struct, frozen=True, kw_only=True):
    """The house rules on which a drill's answer may depend; amounts in the smallest chips."""

    minimum: int
    maximum: int
    chip: int
    token: int
    four_of_a_kind: int
    full_house: int
    flush: int
    reset: int
    shuffling: Shuffling
    skipped_back: bool


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as the dealer sees it.

    ``token``: whether it plays for the jackpot. ``cards``: its cards that lie face up; ``down``: the number of those
    face down. ``aside``: whether a card to be exchanged lies above the slot; ``served``: whether a new card was given;
    ``regular``: whether its request for a card kept the rules. ``choice``: raise or fold, once it is made. ``result``:
    of its settlement. ``paid``: the total of its payments.
    """

    seat: int
    ante: int = 0
    bet: int = 0
    fee: int = 0
    token: bool = False
    cards: tuple[Card, ...] = ()
    down: int = 0
    aside: bool = False
    served: bool = False
    regular: bool = True
    choice: Choice | None = None
    declared: Combination | None = None
    result: Result | None = None
    paid: int = 0


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A table as its dealer sees it.

    ``lit``: the JACKPOT keys whose lamps are on; None: all are dark. ``meter``: None: the drill does not depend on it.
    """

    phase: Phase
    house: HouseView
    seats: tuple[SeatView, ...]
    bank: tuple[Card, ...] = ()
    bank_down: int = 0
    selector: str = "R"
    lit: tuple[int, ...] | None = None
    attended: bool = False
    meter: int | None = None


def house_shown(house: CaribbeanStudHouse) -> HouseView:
    """Return the rules of ``house`` that a drill shows."""
    return HouseView(**{name: getattr(house, name) for name in HouseView.__struct_fields__})


def situation_of(state: StudState, *, meter: bool = False, all_seen: bool = False) -> Situation:
    """Return the table ``state`` as its dealer sees it.

    ``meter``: whether it is shown. ``all_seen``: whether the cards of seats that still play are shown face up, because
    the answer depends on them.
    """
    bank, bank_down = _show_bank(state)
    return Situation(
        phase=state.phase,
        house=house_shown(state.house),
        seats=tuple(_seat(state, seat, all_seen=all_seen) for seat in state.seats),
        bank=bank,
        bank_down=bank_down,
        selector=state.console.selector,
        lit=state.console.lit or None,
        attended=state.console.attended,
        meter=state.jackpot.meter if meter else None,
    )


def _show_bank(state: StudState) -> tuple[tuple[Card, ...], int]:
    """Return the bank's cards that lie face up, and the number of those face down; no cards before the deal."""
    if not state.is_dealt:
        return (), 0
    bank = state.bank
    if bank.revealed:
        return highest_first(bank.cards), 0
    shown = () if bank.upcard is None else (bank.upcard,)
    return shown, len(bank.cards) - len(shown)


def _seat(state: StudState, seat: Seat, *, all_seen: bool) -> SeatView:
    place = state.places[seat]
    seen = place.shown or (all_seen and place.is_in)
    served = place.exchange is not None and not place.collected
    return SeatView(
        seat=seat,
        ante=state.chips_on(seat, Wager.ANTE),
        bet=state.chips_on(seat, Wager.BET),
        fee=state.chips_on(seat, Wager.FEE),
        token=place.stake.lamp or state.chips_on(seat, Wager.TOKEN) > 0,
        cards=lowest_first(place.final) if seen and place.cards else (),
        down=0 if seen else _face_down(place),
        aside=place.turn.wants is not None or served,
        served=served,
        choice=place.choice,
        declared=place.proof.declared,
        result=None if place.settlement is None else place.settlement.result,
    )


def _face_down(place: Place) -> int:
    if place.collected:
        return 0
    return len(place.cards) - (place.turn.wants is not None)


_WITHOUT_CARDS = (Phase.STAKES, Phase.COIN_IN, Phase.OVER, Phase.PREPARE)
_REVEALED = (Phase.SETTLE, Phase.JACKPOT, Phase.DONE)


def situation_of_report(report: Report, house: CaribbeanStudHouse, bank: tuple[Card, ...]) -> Situation:
    """The table of a report: its stakes, the seats' cards face down, and the bank's, some face up by its phase."""
    phase = report.phase
    dealt, revealed = phase not in _WITHOUT_CARDS, phase in _REVEALED
    up = highest_first(bank) if revealed else (bank[-1:] if dealt and phase is not Phase.DEAL else ())
    five = report.facts.cards if report.irregularity == "CSP-101" else HAND_SIZE
    return Situation(
        phase=phase,
        house=house_shown(house),
        seats=tuple(_seat_of(seat, report, dealt=dealt) for seat in range(SEATS)),
        bank=up,
        bank_down=max(0, (five or 0) - len(up)) if dealt else 0,
    )


def _seat_of(seat: int, report: Report, *, dealt: bool) -> SeatView:
    if (chips := report.facts.seats.get(seat)) is None:
        has_cards = report.irregularity == "CSP-108" and seat == report.facts.seat
        return SeatView(seat=seat, down=HAND_SIZE if has_cards else 0)
    aside = chips.fee > 0
    lie = _count_lying(seat, report) - (aside and not chips.served)
    folded = chips.result is Result.FOLD
    return SeatView(
        seat=seat,
        ante=chips.ante,
        bet=chips.bet,
        fee=chips.fee,
        token=chips.token > 0,
        down=max(0, lie) if dealt and chips.result is None else 0,
        aside=aside,
        served=chips.served,
        regular=chips.regular,
        choice=Choice.FOLD if folded or chips.folded else (Choice.RAISE if chips.bet else None),
        result=chips.result,
        paid=chips.paid.ante + chips.paid.bet + chips.paid.jackpot,
    )


def _count_lying(seat: int, report: Report) -> int:
    """Return the number of cards that lie at a seat that plays, without a card above the slot that was exchanged."""
    facts = report.facts
    if seat != facts.seat:
        return HAND_SIZE
    if report.irregularity == "CSP-100" and facts.cards is not None:
        return facts.cards - facts.here.served
    return 0 if report.irregularity in ("CSP-104", "CSP-119", "CSP-120") else HAND_SIZE
