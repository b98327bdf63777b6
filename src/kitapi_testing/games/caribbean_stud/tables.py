"""Short definitions of a table of Caribbean Stud at any moment, with any chips and cards at its seats.

Every chip of a seat was changed for notes from the tray, so all accounts add up to zero.
"""

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any, NamedTuple, TypeVar

import msgspec
import pytest

from kitapi.cards import DECK_52, Card, read_cards
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.payment.settlement import qualifies
from kitapi.games.caribbean_stud.rules.table import parts, place
from kitapi.games.caribbean_stud.rules.table.events import HandOpened
from kitapi.games.caribbean_stud.rules.table.parts import Bank, Deal, Deck, HandEnd, HandOutcome, Stub
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE, CaribbeanStudHouse, CaribbeanStudTerms
from kitapi.house import closing
from kitapi.kernel import Actor, Commitment, IllegalAction, Seat, Shuffle
from kitapi.ledger import balances_after
from kitapi.mechanics.poker_hands import value_of

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)

COMMITMENT = Commitment(context="table 1 hand 1", algorithm="test", digest="00" * 32)

_ORDER = list(Phase)

_OF_PARTS = {parts.__name__, place.__name__, closing.__name__}
"""The modules whose records are parts of a state or of a place."""

Whole = TypeVar("Whole", bound=msgspec.Struct)


class Sitting(NamedTuple):
    """One seat: its chips, and the fields of its place."""

    stack: int
    wagers: dict[Wager, int]
    place: Place
    share: str | None = None


def sits(cards: str = "", **more: Any) -> Sitting:
    """Return a seat with ``cards`` as dealt.

    ``more``: ``stack`` (1000), wagers by name, its ``share`` in the shuffle, and the fields of its place.
    A seat with an ANTE plays. ``token`` lies in the slot; one with ``lamp`` has gone to the meter.
    """
    stack, share = more.pop("stack", 1000), more.pop("share", None)
    wagers = {wager: more.pop(wager.value, 0) for wager in Wager}
    plays = more.pop("plays", wagers[Wager.ANTE] > 0)
    laid = {"staked": wagers[Wager.ANTE], "laid": wagers[Wager.BET]}
    return Sitting(
        stack, wagers, replace_fields(Place(cards=read_cards(cards), plays=plays), **{**laid, **more}), share
    )


def house(**options: Any) -> CaribbeanStudHouse:
    """Return the house of the examples, with ``options`` changed."""
    return msgspec.structs.replace(EXAMPLE, **options)


def table(phase: Phase, *sitting: Sitting, **more: Any) -> StudState:
    """Return a table in ``phase`` with these seats from the dealer's left.

    ``more``: ``house``, ``bank`` (its cards as dealt), ``opened`` (fields of the opening event), fields of the state.
    Everything that precedes the phase has happened: the deck is ready, stakes are invited, the fifth card is turned.
    The state has the parts that exist in the phase, and dealt cards if ``bank`` has some.
    """
    terms = CaribbeanStudTerms(players=len(sitting), variant=more.pop("house", EXAMPLE))
    bank = read_cards(more.pop("bank", ""))
    is_shuffled = more.pop("shuffled", _is_past(phase, Phase.PREPARE))
    opened, balances = more.pop("opened", {}), _balances(sitting, terms.variant)
    results = (0,) * len(sitting)
    first = {"number": 1, "terms": terms, "deck": 0, "cutter": A, "balances": balances, "results": results}
    fields: dict[str, Any] = {
        "opened": HandOpened(commitment=COMMITMENT, **{**first, **opened}),
        "phase": phase,
        "balances": _balances_after_stakes(balances, sitting, terms.variant),
        "places": tuple(_place_of(one, phase) for one in sitting),
        "shuffle": Shuffle(
            commitment=COMMITMENT,
            pledges=(),
            values=tuple(one.share for one in sitting),
            is_made=is_shuffled,
        ),
        "results": results,
        "deck_or_none": Deck(order=DECK_52) if is_shuffled else None,
        "deal_or_none": _deal(phase, bank, sitting, terms.variant),
        "end_or_none": HandEnd() if phase in (Phase.DONE, Phase.OVER) else None,
        "outcome_or_none": HandOutcome(won=results) if phase is Phase.OVER else None,
    }
    return replace_fields(StudState(**fields), **{**_fields_in(phase, terms.variant), **more})


def _place_of(one: Sitting, phase: Phase) -> Place:
    """Return the place of a seat; nobody plays before the bets are closed."""
    return one.place if _is_past(phase, Phase.STAKES) else msgspec.structs.replace(one.place, plays=False)


def _is_past(phase: Phase, other: Phase) -> bool:
    return _ORDER.index(phase) > _ORDER.index(other)


def _fields_in(phase: Phase, rules: CaribbeanStudHouse) -> dict[str, Any]:
    return {
        **dict.fromkeys(("checked", "washed", "invited"), _is_past(phase, Phase.PREPARE)),
        "coins": _is_past(phase, Phase.COIN_IN),
        "meter": rules.opening_meter,
    }


def _deal(phase: Phase, bank: tuple[Card, ...], sitting: tuple[Sitting, ...], rules: CaribbeanStudHouse) -> Deal | None:
    """Return the dealt cards; from “Prego” on this part exists even at a table without a bank's hand."""
    turned, revealed = _is_past(phase, Phase.DEAL), phase in (Phase.SETTLE, Phase.JACKPOT)
    if not bank and not (turned and _is_past(Phase.CLOSING, phase)):
        return None
    return Deal(
        bank=Bank(
            cards=bank,
            upcard=bank[-1] if turned and bank else None,
            qualifies=bool(bank) and qualifies(value_of(bank), rules.qualification) if revealed else None,
        ),
        stub=Stub(cards=_stub(bank, sitting) if bank else ()),
    )


def _stub(bank: tuple[Card, ...], sitting: tuple[Sitting, ...]) -> tuple[Card, ...]:
    """Return the cards of the pack that are in no other place."""
    used = [*bank, *(card for one in sitting for card in one.place.cards)]
    used += [one.place.exchange.new for one in sitting if one.place.exchange]
    assert len(set(used)) == len(used), "a card lies twice"
    return tuple(card for card in DECK_52 if card not in used)


def _balances(sitting: tuple[Sitting, ...], rules: CaribbeanStudHouse) -> dict[str, int]:
    """Return the accounts at the opening of the hand, when every seat still had its later stakes."""
    balances = accounts.first_balances(len(sitting), rules)
    for number, one in enumerate(sitting):
        brought = one.stack + sum(one.wagers.values()) + rules.token * one.place.stake.lamp
        balances[accounts.stack(Seat(number))] += brought
        balances[accounts.pocket(Seat(number))] -= brought
        balances[accounts.FLOAT] -= brought
        balances[accounts.BOX] += brought
    return balances


def _balances_after_stakes(
    balances: Mapping[str, int], sitting: tuple[Sitting, ...], rules: CaribbeanStudHouse
) -> dict[str, int]:
    after = dict(balances)
    for number, one in enumerate(sitting):
        after[accounts.stack(Seat(number))] = one.stack
        after |= {accounts.account_of(Seat(number), wager): chips for wager, chips in one.wagers.items()}
        after[accounts.METER] += rules.meter_share * one.place.stake.lamp
        after[accounts.JACKPOT_INCOME] += (rules.token - rules.meter_share) * one.place.stake.lamp
    assert sum(after.values()) == 0
    return after


def after(state: StudState, *events: Any) -> StudState:
    """``state`` after ``events``; all accounts together are still at zero."""
    followed = reduce(evolve, events, state)
    assert sum(followed.balances.values()) == 0
    return followed


def gains(event: Any) -> dict[str, int]:
    """Return the gain of every account by ``event``; accounts without a gain or loss are left out."""
    return {str(account): gain for account, gain in balances_after({}, event.transfers).items() if gain}


def sources(event: Any) -> list[str]:
    """Return the clauses of an event's transfers, in order."""
    return [transfer.clause for transfer in event.transfers]


def refusal(decide: Callable[..., Any], state: StudState, *arguments: Actor | Any) -> tuple[str, dict[str, Any]]:
    """Return the clause and facts with which ``decide`` refuses an actor's action."""
    with pytest.raises(IllegalAction) as refused:
        decide(state, *arguments)
    return refused.value.clause, refused.value.facts


def replace_fields(whole: Whole, **fields: Any) -> Whole:
    """``whole``, a state, a place or a part of one, with other ``fields``, each in the part that has it."""
    for name, part in _parts_of(whole):
        inner = {one: fields.pop(one) for one in _fields_of(part) if one in fields}
        fields |= {name: replace_fields(part, **inner)} if inner else {}
    return msgspec.structs.replace(whole, **fields)


def _parts_of(whole: msgspec.Struct) -> list[tuple[str, msgspec.Struct]]:
    parts = ((name, getattr(whole, name)) for name in whole.__struct_fields__)
    return [
        (name, part) for name, part in parts if isinstance(part, msgspec.Struct) and type(part).__module__ in _OF_PARTS
    ]


def _fields_of(part: msgspec.Struct) -> list[str]:
    """Return the fields of a part, and of the parts in it."""
    return [*part.__struct_fields__, *(field for _, inner in _parts_of(part) for field in _fields_of(inner))]


def replace_at_seat(state: StudState, seat: Seat, **changes: Any) -> StudState:
    """``state`` with ``changes`` at a seat's place."""
    places = list(state.places)
    places[seat] = replace_fields(places[seat], **changes)
    return msgspec.structs.replace(state, places=tuple(places))


def lowest_balance(state: StudState, account: str, event: Any) -> int:
    """Return the lowest balance of ``account`` while the transfers of ``event`` are made one after the other."""
    balances, lowest = dict(state.balances), state.balances[account]
    for move in event.transfers:
        balances[move.payer] -= move.amount
        balances[move.payee] += move.amount
        lowest = min(lowest, balances[account])
    return lowest
