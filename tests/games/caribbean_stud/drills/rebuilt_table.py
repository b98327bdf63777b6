"""A table rebuilt only from what a drill shows and states; the drill's question is then answered by playing on it."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.drills.situation import SeatView, Situation
from kitapi.games.caribbean_stud.rules.console.awards import all_due, button_of, next_due, side_of
from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.round.showdown import next_to_settle
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.events import JackpotAwarded, SeatSettled
from kitapi.games.caribbean_stud.rules.table.parts import Console
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import ROLE_OF
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import stack
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE
from kitapi.house.closing import Counted
from kitapi.kernel import IllegalAction, Seat
from kitapi.kernel.drills import Drill, Given, Line
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.games.caribbean_stud.tables import Sitting, house, sits, table


class Rebuilt:
    """The table that a drill shows, with arbitrary unseen cards."""

    def __init__(self, drill: Drill) -> None:
        self.drill = drill
        self.shown: Situation = drill.situation
        self.told = {line.name: line for line in drill.told}
        seen = {*self.shown.bank, *(card for seat in self.shown.seats for card in seat.cards)}
        self._unseen = [card for card in DECK_52 if card not in seen]

    def state(self) -> StudState:
        shown = self.shown
        bank = (*shown.bank, *self._some(shown.bank_down)) if shown.bank else tuple(self._some(shown.bank_down))
        seats = [self._sitting(seat) for seat in shown.seats]
        rules = {name: getattr(shown.house, name) for name in shown.house.__struct_fields__}
        basis = self.told.get("told.basis")
        return table(
            shown.phase,
            *seats,
            house=house(practice=False, **rules),
            bank=" ".join(card.value for card in bank[::-1]) if shown.phase is Phase.CHOOSE else _write_cards(bank),
            console=Console(selector=shown.selector, lit=shown.lit or (), attended=shown.attended),
            **({} if shown.meter is None else {"meter": shown.meter}),
            **({} if basis is None else {"basis": basis.places["basis"]}),
            **self._flags(),
        )

    def _some(self, count: int) -> list[Card]:
        return [self._unseen.pop() for _ in range(count)]

    def _sitting(self, seat: SeatView) -> Sitting:
        won = self._tier_won(seat.seat)
        cards = [*seat.cards, *self._some(5 - len(seat.cards))] if seat.ante or won or seat.down or seat.choice else []
        wants = cards[0] if seat.aside and not seat.served else None
        exchange = None
        if seat.served:
            discard = self._some(1)[0]
            exchange, cards[0] = Exchange(discard=discard, new=cards[0]), discard
        phase = self.shown.phase
        return sits(
            _write_cards(cards),
            ante=seat.ante,
            bet=seat.bet,
            fee=seat.fee,
            token=EXAMPLE.token if seat.token and phase in (Phase.STAKES, Phase.COIN_IN) and not self._coins() else 0,
            lamp=seat.token and (phase not in (Phase.STAKES, Phase.COIN_IN) or self._coins()),
            plays=bool(seat.ante or seat.result or seat.choice or won),
            share="00",
            choice=seat.choice,
            wants=wants,
            exchange=exchange,
            declared=seat.declared,
            noted=bool(seat.declared),
            confirmed=True if seat.declared else None,
            authorised=bool(seat.declared),
            collected=self._is_handled(seat) and not self._is_checked(seat),
            checked=self._is_checked(seat),
            passed=wants is None and seat.aside,
            won_tier=won,
        )

    def _coins(self) -> bool:
        return "step.coin_in" in self.told

    def _tier_won(self, seat: int) -> Combination | None:
        """Return the jackpot's tier that a seat has won by the drill, or has declared if the drill is about order."""
        for line in self.drill.told:
            if line.name == "told.won" and line.places["seat"] == seat:
                return Combination(line.places["combination"].name.removeprefix("combination."))
        for option in self.drill.question.options:
            if option.line.name == "option.award" and option.line.places["seat"] == seat:
                return Combination(option.line.places["combination"].name.removeprefix("combination."))
        return None

    def _is_handled(self, seat: SeatView) -> bool:
        """Whether the seat's cards are stored, or the dealer has checked the seat."""
        if self.shown.phase is Phase.CHECK:
            done = [line.places["seat"] for line in self.drill.told if line.name in _AT_CHECK]
            return bool(done) and seat.seat <= max(done)
        late = self.shown.phase not in (Phase.DEAL, Phase.CHOOSE, Phase.COIN_IN, Phase.STAKES, Phase.PREPARE)
        return late and (seat.result is not None or seat.choice is Choice.FOLD)

    def _is_checked(self, seat: SeatView) -> bool:
        return self._is_handled(seat) and seat.choice is Choice.RAISE and self.shown.phase is Phase.CHECK

    def _flags(self) -> dict[str, Any]:
        stated, shown = self.told, self.shown
        if shown.phase is Phase.PREPARE:
            washed = "step.wash" in stated
            shuffled = washed and "told.closing" not in stated
            return {"checked": "step.check_decks" in stated or washed, "washed": washed, "shuffled": shuffled}
        if shown.phase is Phase.STAKES:
            return {"invited": "step.invite_stakes" in stated}
        if shown.phase is Phase.COIN_IN:
            return {"coins": self._coins()}
        if shown.phase is Phase.CHOOSE:
            return self._of_choose()
        if shown.phase is Phase.DONE:
            return {"stored": "step.store_bank" in stated, "qualifies": False}
        if shown.phase is Phase.CLOSING:
            count = self.told.get("step.count_chips")
            return {"paused": self._coins(), "counted": None if count is None else Counted(**count.places)}
        return {"qualifies": True} if shown.phase is Phase.JACKPOT else {}

    def _of_choose(self) -> dict[str, Any]:
        last = self.drill.told[-1]
        served = any(seat.served for seat in self.shown.seats)
        fees = [seat.seat for seat in self.shown.seats if seat.served and seat.fee]
        return {
            "taken": served or any(name in self.told for name in ("step.take_stub", "step.ask_seat")),
            "to_answer": Seat(last.places["seat"]) if last.name == "step.ask_seat" else None,
            "fee_due": Seat(fees[0]) if fees else None,
        }


_AT_CHECK = ("step.collect_fold", "step.check_bet")


def _write_cards(cards: Any) -> str:
    return " ".join(card.value for card in cards)


# Answers


def accepted_option(drill: Drill) -> Given:
    """Return the one option that the rebuilt table accepts."""
    state = Rebuilt(drill).state()
    return tuple(option.letter for option in drill.question.options if lets(state, option.line))


def console_says(drill: Drill) -> Given:
    """Return the option that describes what a key does at the rebuilt table: done, or refused by a clause."""
    state, action = Rebuilt(drill).state(), action_of(drill.question.ask.places["step"])
    try:
        decide(state, ROLE_OF[type(action)], action)
    except IllegalAction as refused:
        stated: object = (refused.clause, set(refused.facts), refused.facts.get("phase"))
    else:
        stated = None
    return tuple(option.letter for option in drill.question.options if _stated_by(option.line) == stated)


def _stated_by(line: Line) -> object:
    if line.name == "accepted":
        return None
    facts = line.places["facts"]
    return line.places["clause"], set(facts), facts.get("phase")


def lets(state: StudState, line: Line) -> bool:
    action = action_of(line)
    try:
        decide(state, ROLE_OF[type(action)], action)
    except IllegalAction:
        return False
    return True


def action_of(line: Line) -> Any:
    """Return the step of the house that a line names."""
    kind = line.name.removeprefix("step.")
    return next(one for one in ROLE_OF if getattr(one, "kind", kind) and _tag(one) == kind)(**line.places)


def _tag(action: type) -> str | None:
    config = getattr(action, "__struct_config__", None)
    return None if config is None else config.tag


def settle_seats(drill: Drill) -> list[SeatSettled]:
    """Return the settlement of every seat still in, played from the right."""
    state, events = Rebuilt(drill).state(), []
    while state.phase is Phase.SETTLE and (seat := next_to_settle(state)) is not None:
        decided = decide(state, ROLE_OF[actions.SettleSeat], actions.SettleSeat(seat=seat))
        events += [event for event in decided if isinstance(event, SeatSettled)]
        state = reduce(evolve, decided, state)
    return events


def chips_paid(event: SeatSettled) -> int:
    """Return the gain of the player's stack by a settlement."""
    return sum(one.amount for one in event.transfers if one.payee == stack(event.seat))


def pay_jackpots(state: StudState) -> list[JackpotAwarded]:
    """Return the jackpots paid one after the other, as the inspector pays them."""
    events: list[JackpotAwarded] = []
    while (due := next_due(state)) is not None:
        button = actions.PressJackpot(button=button_of(due.tier))
        steps = [button, actions.Attend(), actions.TurnSelector(position=side_of(due.tier)), button]
        back: Any = actions.TurnSelector(position="R")
        for step in (*steps, back):
            try:
                decided = decide(state, ROLE_OF[type(step)], step)
            except IllegalAction:
                continue
            events += [event for event in decided if isinstance(event, JackpotAwarded)]
            state = reduce(evolve, decided, state)
    return events


def steps_to_award(state: StudState, most: int) -> int | None:
    """Return the smallest number of steps at the console to an award, corrections included; None: over ``most``."""
    for depth in range(1, most + 1):
        if _reaches(state, depth):
            return depth
    return None


def _reaches(state: StudState, depth: int) -> bool:
    for step in CONSOLE:
        try:
            decided = decide(state, ROLE_OF[type(step)], step)
        except IllegalAction:
            continue
        later = reduce(evolve, decided, state)
        if is_award(decided, later) or (depth > 1 and _reaches(later, depth - 1)):
            return True
    return False


def is_award(events: Sequence[Any], state: StudState) -> bool:
    """Whether ``events``, which led to ``state``, are an award, and no button stays lit whose tier nobody has won."""
    waiting = {button_of(due.tier) for due in all_due(state)}
    return any(isinstance(event, JackpotAwarded) for event in events) and waiting.issuperset(state.console.lit)


CONSOLE: list[Any] = [
    *(actions.PressJackpot(button=button) for button in range(1, 6)),
    *(actions.TurnSelector(position=position) for position in ("R", "JPL", "JPH")),
    actions.Attend(),
]
