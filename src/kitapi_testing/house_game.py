"""A game with a house for the room's tests: stakes feed a meter that all tables share, and may win from it.

It has what the room must support (a house that acts by itself, empty seats, a linked meter, awards, a stop of all
tables) and nothing else. The terms of the table determine what a hand wins, so that tests can choose it.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from kitapi.cards import DECK_32, Card
from kitapi.kernel import (
    CHANCE,
    FLOOR,
    METER,
    SPECTATOR,
    Actor,
    Commitment,
    HouseEntry,
    HouseStep,
    IllegalAction,
    MeterRead,
    Nonce,
    ReleaseTables,
    Role,
    Seat,
    Shuffle,
    Shuffled,
    Viewer,
    house,
)
from kitapi.kernel.codec import StructCodec
from kitapi_testing.house_events import (
    DEALER,
    FIXED,
    HALL,
    Action,
    Answered,
    BrokenUp,
    CoinIn,
    CoinsIn,
    Contribute,
    Contributed,
    Drawn,
    End,
    Ended,
    Event,
    Find,
    Found,
    LotteryHouse,
    LotteryTerms,
    MeterAnnounced,
    Opened,
    Paid,
    Pass,
    Pay,
    Released,
    Setup,
    Stake,
    Wins,
)


class LotteryState(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a deal."""

    setup: Setup
    commitment: Commitment
    contributions: tuple[str | None, ...]
    order: tuple[Card, ...] = ()
    answers: dict[Seat, bool] = {}
    coins: int | None = None
    meter: int | None = None
    found: Seat | None = None
    stopping: bool = False
    reserved: int = 0
    paid: tuple[Seat, ...] = ()
    over: bool = False
    broken_up: bool = False

    @property
    def rules(self) -> LotteryHouse:
        return self.setup.terms.variant

    @property
    def staking(self) -> tuple[Seat, ...]:
        return tuple(sorted(seat for seat, stakes in self.answers.items() if stakes))

    @property
    def due(self) -> tuple[Seat, ...]:
        winners = () if self.rules.wins is Wins.NOTHING else self.staking
        return tuple(seat for seat in winners if seat not in self.paid)

    def name(self, what: str) -> str:
        return f"{self.setup.number}/{what}"


class LotteryView(msgspec.Struct, frozen=True, kw_only=True):
    """The view of a viewer."""

    number: int
    card: Card | None
    coins: int | None
    meter: int | None
    found: Seat | None
    paid: tuple[Seat, ...]
    over: bool
    left: tuple[Card, ...]
    """The rest of the deck, which only the dealer may know."""
    options: tuple[Nonce | Stake | Pass | CoinIn | Find | Pay | End, ...]


class LotteryBank:
    """The house behind a table of the lottery."""

    roles: tuple[Role, ...] = (DEALER,)
    management: Role | None = None

    def fixed_terms(self, terms: LotteryTerms) -> Mapping[str, Any]:
        return {"opening": terms.variant.opening, "practice": terms.variant.practice}

    def opening(self, state: LotteryState) -> int:
        return state.rules.opening

    def former_link(self, terms: LotteryTerms) -> str:
        return terms.variant.name.value

    def step(
        self, state: LotteryState, occupied: frozenset[Seat], staffed: frozenset[Role] = frozenset()
    ) -> HouseStep | None:
        if state.over or not state.order or DEALER in staffed:
            return None
        if state.coins is None:
            return self._for_stakes(state, occupied)
        for seat in state.due:
            if state.rules.wins is Wins.ALL and state.found != seat:
                return self._soon(state, Find(seat))
            return self._soon(state, Pay(seat))
        return self._soon(state, End())

    def late_step(self, state: LotteryState, occupied: frozenset[Seat]) -> HouseStep | None:
        if not state.stopping:
            return None
        release, key = ReleaseTables(waiting_for=DEALER), state.name("late")
        return HouseStep(actor=FLOOR, action=release, pause=state.rules.late, key=key, patience=True)

    def is_report(self, action: Any) -> bool:
        return isinstance(action, Pass)

    def add_display(self, view: LotteryView, meter: int) -> LotteryView:
        return replace(view, meter=meter) if view.meter is None else view

    def is_practice(self, terms: Any) -> bool:
        return bool(terms.variant.practice)

    def _for_stakes(self, state: LotteryState, occupied: frozenset[Seat]) -> HouseStep | None:
        if occupied <= state.answers.keys():
            return self._soon(state, CoinIn() if state.staking else End())
        if not state.rules.patience or not state.staking:
            return None
        key, pause = state.name("clock"), state.rules.patience
        return HouseStep(actor=DEALER, action=CoinIn(), pause=pause, key=key, patience=True)

    def _soon(self, state: LotteryState, action: Any) -> HouseStep:
        key = state.name(f"{type(action).__name__}/{getattr(action, 'seat', '')}")
        pause = state.rules.looking if isinstance(action, Pay) else state.rules.pause
        return HouseStep(actor=DEALER, action=action, pause=pause, key=key)

    def awaits(self, state: LotteryState, seat: Seat) -> bool:
        return bool(LOTTERY.options(state, seat)) and not (state.rules.patience and seat == state.rules.idle)

    def reads_meter(self, state: LotteryState, actor: Actor, action: Any) -> bool:
        return isinstance(action, CoinIn | Find | Pay)

    def entries(self, state: LotteryState, event: Any) -> tuple[HouseEntry, ...]:
        match event:
            case CoinsIn():
                return (house.Contributed(id=state.name("coins"), amount=event.amount),)
            case Found():
                return (house.Stopped(id=state.name(f"stop/{event.seat}")),)
            case Released():
                aside = house.Reserved(id=state.name("aside"), amount=event.reserved)
                return (house.Resumed(id=state.name(f"stop/{state.found}")), aside)
            case Paid():
                return self._of_payment(state, event)
            case BrokenUp():
                return self._of_break_up(state, event)
            case _:
                return ()

    def _of_payment(self, state: LotteryState, event: Paid) -> tuple[HouseEntry, ...]:
        award = house.Awarded(id=state.name(f"award/{event.seat}"), amount=event.amount, covered=event.covered)
        if event.restart is None:
            return (award,)
        reset = house.Restarted(id=state.name(f"reset/{event.seat}"), amount=event.restart)
        if event.lifted:
            return (house.Lifted(id=state.name("lifted"), amount=event.lifted), award, reset)
        return (award, reset, house.Resumed(id=state.name(f"stop/{event.seat}")))

    def _of_break_up(self, state: LotteryState, event: BrokenUp) -> tuple[HouseEntry, ...]:
        entries: tuple[HouseEntry, ...] = ()
        if event.back or event.covered:
            back, of = state.name("back"), state.name("coins")
            entries = (house.Reversed(id=back, of=of, amount=event.back, covered=event.covered),)
        if state.reserved:
            return (house.Lifted(id=state.name("lifted"), amount=state.reserved), *entries)
        return entries if state.found is None else (*entries, house.Resumed(id=state.name(f"stop/{state.found}")))


def _open_lottery(opened: Opened) -> LotteryState:
    nothing = (None,) * opened.setup.terms.players
    return LotteryState(setup=opened.setup, commitment=opened.commitment, contributions=nothing)


class Lottery:
    """The game: an implementation of ``kitapi.kernel.Game`` with a house."""

    name = "lottery"
    roles: tuple[Role, ...] = (CHANCE, SPECTATOR, DEALER, METER, FLOOR)
    take_back: None = None
    opening_kind = "lottery.opened"
    unit = "coins"
    house = LotteryBank()
    presets: Mapping[str, LotteryHouse] = {"hall": HALL}
    codec: StructCodec[LotteryTerms, Action, Event, LotteryView] = StructCodec(
        terms=LotteryTerms, action=Action, event=Event, view=LotteryView, observation=Event
    )

    def seats(self, terms: LotteryTerms) -> int:
        return terms.players

    def begin(self, terms: LotteryTerms, drawn: int) -> Setup:
        return Setup(number=1, terms=terms)

    def open(self, setup: Setup, commitment: Commitment) -> tuple[Event, ...]:
        return (Opened(setup=setup, commitment=commitment),)

    def decide(self, state: LotteryState, actor: Actor, action: Action) -> tuple[Event, ...]:
        match action:
            case Shuffled():
                _demand(actor == CHANCE and self.deck(state) is not None, "LOT-01")
                return (Drawn(order=action.order, secret=action.secret),)
            case MeterRead():
                _demand(actor == METER and not state.over, "LOT-02")
                return (MeterAnnounced(amount=action.amount),)
            case ReleaseTables():
                _demand(actor == FLOOR and state.stopping, "LOT-12")
                return (Released(waiting_for=action.waiting_for, reserved=state.meter or 0),)
            case Contribute() | Stake() | Pass():
                _demand(isinstance(actor, int), "LOT-03")
                return self._by_seat(state, Seat(int(actor)), action)
            case _:
                _demand(actor == DEALER, "LOT-04")
                return self._by_dealer(state, action)

    def _by_seat(self, state: LotteryState, seat: Seat, action: Contribute | Stake | Pass) -> tuple[Event, ...]:
        if isinstance(action, Contribute):
            _demand(state.contributions[seat] is None, "LOT-05")
            return (Contributed(seat=seat, value=action.value),)
        _demand(bool(state.order) and state.coins is None and seat not in state.answers and not state.over, "LOT-06")
        return (Answered(seat=seat, stakes=isinstance(action, Stake)),)

    def _by_dealer(self, state: LotteryState, action: CoinIn | Find | Pay | End) -> tuple[Event, ...]:
        _demand(not state.over, "LOT-07")
        match action:
            case CoinIn():
                _demand(bool(state.staking) and state.coins is None and state.meter is not None, "LOT-08")
                amount = state.rules.share * len(state.staking)
                return (CoinsIn(seats=state.staking, amount=amount),)
            case Find():
                _demand(action.seat in state.due and state.found is None, "LOT-09")
                return (Found(seat=action.seat),)
            case Pay():
                _demand(action.seat in state.due and state.meter is not None, "LOT-10")
                return (self._payment(state, action.seat),)
            case End():
                _demand(not state.due, "LOT-11")
                return (Ended(),)

    def _payment(self, state: LotteryState, seat: Seat) -> Paid:
        held = state.reserved or state.meter or 0
        if state.rules.wins is Wins.ALL:
            return Paid(seat=seat, amount=held, covered=0, restart=state.rules.opening // 2, lifted=state.reserved)
        return Paid(seat=seat, amount=min(held, FIXED), covered=FIXED - min(held, FIXED), restart=None)

    def evolve(self, state: LotteryState | None, event: Event) -> LotteryState:
        if isinstance(event, Opened):
            return _open_lottery(event)
        assert state is not None
        match event:
            case Contributed():
                given = list(state.contributions)
                given[event.seat] = event.value
                return replace(state, contributions=tuple(given))
            case Drawn():
                return replace(state, order=event.order)
            case Answered():
                return replace(state, answers={**state.answers, event.seat: event.stakes})
            case MeterAnnounced():
                return replace(state, meter=event.amount)
            case CoinsIn():
                return replace(state, coins=event.amount, meter=(state.meter or 0) + event.amount)
            case Found():
                return replace(state, found=event.seat, stopping=True)
            case Released():
                return replace(state, stopping=False, reserved=event.reserved)
            case Paid():
                meter = (state.meter or 0) - event.amount + (event.restart or 0)
                return replace(
                    state, paid=(*state.paid, event.seat), found=None, meter=meter, stopping=False, reserved=0
                )
            case Ended():
                return replace(state, over=True)
            case BrokenUp():
                return replace(state, over=True, broken_up=True)

    def options(self, state: LotteryState, actor: Actor) -> tuple[Any, ...]:
        if actor == DEALER:
            return tuple(step for step in self._steps(state) if self._is_accepted(state, step))
        if not isinstance(actor, int) or state.over:
            return ()
        if not state.order:
            return (Nonce(action="contribute", bytes=16),) if state.contributions[actor] is None else ()
        return (Stake(), Pass()) if state.coins is None and actor not in state.answers else ()

    def _steps(self, state: LotteryState) -> Iterable[Any]:
        return (CoinIn(), *(Find(seat) for seat in state.due), *(Pay(seat) for seat in state.due), End())

    def _is_accepted(self, state: LotteryState, step: Any) -> bool:
        try:
            self.decide(replace(state, meter=state.meter or 0), DEALER, step)
        except IllegalAction:
            return False
        return bool(state.order)

    def awaits(self, state: LotteryState, seat: Seat) -> bool:
        return bool(self.options(state, seat))

    def view(self, state: LotteryState, viewer: Viewer) -> LotteryView:
        seen = state.order and isinstance(viewer, int)
        return LotteryView(
            number=state.setup.number,
            card=state.order[viewer] if seen and isinstance(viewer, int) else None,
            coins=state.coins,
            meter=state.meter,
            found=state.found,
            paid=state.paid,
            over=state.over,
            left=state.order[len(state.contributions) :] if viewer == DEALER else (),
            options=self.options(state, viewer),
        )

    def observe(self, state: LotteryState, event: Event, viewer: Viewer) -> Event | None:
        return None if isinstance(event, Drawn | Opened) else event

    def succession(self, state: LotteryState) -> Setup | None:
        if not state.over or state.broken_up:
            return None
        return replace(state.setup, number=state.setup.number + 1)

    def is_over(self, state: LotteryState) -> bool:
        return state.over

    def break_up(self, state: LotteryState) -> tuple[Event, ...]:
        _demand(not state.broken_up, "LOT-END")
        given = 0 if state.over else state.coins or 0
        back = min(given, (state.meter or 0) + state.reserved)
        return (BrokenUp(back=back, covered=given - back),)

    def deck(self, state: LotteryState) -> tuple[Card, ...] | None:
        return None if state.over or state.order or None in state.contributions else DECK_32[:12]

    def shuffle(self, state: LotteryState) -> Shuffle:
        # without pledges, and without a secret to disclose if no cards were shuffled
        made, given = bool(state.order), state.contributions
        return Shuffle(commitment=state.commitment, pledges=(), values=given, is_made=made, is_disclosed=True)

    def is_dealt(self, state: LotteryState, seat: Seat) -> bool:
        return False

    def results(self, state: LotteryState) -> tuple[int, ...]:
        return (0,) * len(state.contributions)

    def discrepancy(self, state: LotteryState) -> str | None:
        return None

    def sheet(self, events: Iterable[Event]) -> Any:
        return {"paid": [event.amount for event in events if isinstance(event, Paid)]}


def _demand(holds: bool, clause: str) -> None:
    if not holds:
        raise IllegalAction(clause)


LOTTERY = Lottery()
