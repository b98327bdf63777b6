"""Views, built phase by phase from what a viewer may know, and observations of events."""

from typing import Any, assert_never

from kitapi.cards import EMPTY, CardSet, cards_of, sorted_for_hand
from kitapi.games.preferans.rules import exchange, participation, play
from kitapi.games.preferans.rules.events import (
    CallMade,
    DealOpened,
    DealSettled,
    GameNamed,
    ParticipationSaid,
)
from kitapi.games.preferans.rules.explanation import Course, explain_settlement
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.ladder import games_from, highest_number, lowest_number, may_be_open
from kitapi.games.preferans.rules.observations import AllShown
from kitapi.games.preferans.rules.options import options_in_turn, options_out_of_turn
from kitapi.games.preferans.rules.scoresheet import final_settlement, refa_counts, refas_due
from kitapi.games.preferans.rules.settlement import game_value
from kitapi.games.preferans.rules.state import (
    Answering,
    Bidding,
    BrokenUp,
    DealOver,
    DealtState,
    Discarding,
    HandNaming,
    Naming,
    Playing,
    PreferansState,
    Shuffling,
    opened_of,
)
from kitapi.games.preferans.rules.turns import to_act
from kitapi.games.preferans.rules.variant import Direction, PreferansVariant
from kitapi.games.preferans.rules.view import (
    BargainView,
    BreakingUp,
    GameValue,
    NamedGame,
    NumberView,
    Outcome,
    Phase,
    PreferansView,
    SpokenCall,
    SpokenPart,
)
from kitapi.kernel import Instead, Seat, Viewer, rule
from kitapi.mechanics.deal.observations import trick_fields
from kitapi.mechanics.deal.views import DealViews
from kitapi.mechanics.shown_cards import CardsView, all_cards_of
from kitapi.mechanics.table import defenders_of


def view(state: PreferansState, viewer: Viewer) -> PreferansView:
    """Return all that ``viewer`` may know, with the viewer's options."""
    return PreferansView(**VIEWS.fields(state, viewer))


def _at_table(state: PreferansState, opened: DealOpened) -> dict[str, Any]:
    """Return the fields that every phase has, besides its name."""
    return {
        "heads": opened.sheet.heads,
        "refas": opened.sheet.refas,
        "refas_due": refas_due(opened.sheet, opened.terms.variant),
        "pot": _pot(state),
        "turn": to_act(state),
    }


def _around(seat: Seat, shown: dict[str, Any]) -> tuple[Seat, ...]:
    return around(seat, shown["players"], shown["variant"].direction)


@rule("SK-DEAL-03", without=Instead(lambda seat, players, _way: (seat, *range(seat), *range(seat + 1, players))))
def around(seat: Seat, players: int, direction: Direction) -> tuple[Seat, ...]:
    """Return the seats as ``seat`` sees the table, from the bottom on to the right.

    Seats are numbered in the order of play.

    If play goes clockwise, the next in turn sits to the left, so the seats are listed backwards.
    """
    way = 1 if direction is Direction.COUNTER_CLOCKWISE else -1
    return tuple(Seat((seat + way * step) % players) for step in range(players))


_PHASES: dict[type, Phase] = {
    Shuffling: Phase.SHUFFLING,
    Bidding: Phase.BIDDING,
    Discarding: Phase.DISCARDING,
    Naming: Phase.NAMING,
    HandNaming: Phase.NAMING,
    Answering: Phase.DOUBLING,
    Playing: Phase.PLAYING,
    DealOver: Phase.OVER,
    BrokenUp: Phase.BROKEN_UP,
}


def _phase(state: PreferansState) -> Phase:
    if isinstance(state, Answering) and participation.next_to_answer(state) is not None:
        return Phase.PARTICIPATING
    if isinstance(state, Answering) and participation.next_to_invite(state) is not None:
        return Phase.INVITING
    return _PHASES[type(state)]


def variant_in(state: PreferansState) -> PreferansVariant:
    """Return the house rules of the table."""
    return opened_of(state).terms.variant


def _pot(state: PreferansState) -> int:
    match state:
        case BrokenUp():
            return 0
        case Shuffling():
            return state.pot
        case _:
            return state.deal.pot


def _ladder(variant: PreferansVariant) -> tuple[NumberView, ...]:
    """Return the numbers that can be bid, low to high."""
    numbers = range(lowest_number(variant), highest_number(variant) + 1)
    return tuple(NumberView(number=number, games=games_from(number, variant)) for number in numbers)


def _in_phase(state: DealtState) -> dict[str, Any]:
    """Return the fields that depend on the phase, as everybody sees them."""
    match state:
        case Bidding():
            return {"calls": _calls(state.calls), "ladder": _ladder(variant_in(state))}
        case Discarding() | Naming() | HandNaming():
            return {"calls": _calls(state.calls), "bargain": _exchange(state, None), "values": _values(state)}
        case Answering():
            shown = {"bargain": _bargain(state, None), "doubled_value": _value(state, 1)}
            return {"calls": _calls(state.bargain.calls), **shown}
        case Playing():
            return _play(state)
        case _:
            assert_never(state)


def _of_seat(state: DealtState, seat: Seat) -> dict[str, Any]:
    """Return the seat whose cards ``seat`` plays, and the fields that only the declarer sees."""
    match state:
        case Naming() if may_see_discards(state.declarer, seat):
            return {"bargain": _exchange(state, seat)}
        case Answering() if may_see_discards(state.bargain.declarer, seat):
            return {"bargain": _bargain(state, seat)}
        case Playing():
            own = {"plays_for": _plays_for(state, seat)}
            return own | ({"bargain": _bargain(state, seat)} if may_see_discards(state.bargain.declarer, seat) else {})
        case _:
            return {}


@rule("SK-DEAL-03", without=Instead(lambda hands, _seat: cards_of(hands[0] | hands[1])))
def own_hand(hands: tuple[int, ...], seat: Seat | None) -> tuple[Any, ...]:
    """Return the viewer's own cards, sorted; none for a viewer without a seat."""
    return () if seat is None else sorted_for_hand(hands[seat])


def _calls(calls: tuple[CallMade, ...]) -> tuple[SpokenCall, ...]:
    return tuple(SpokenCall(seat=made.seat, call=made.call) for made in calls)


def _games(named: tuple[GameNamed, ...]) -> tuple[NamedGame, ...]:
    return tuple(NamedGame(seat=one.seat, game=one.game, open=one.open) for one in named)


def _parts(said: tuple[ParticipationSaid, ...]) -> tuple[SpokenPart, ...]:
    return tuple(SpokenPart(seat=one.seat, plays=one.plays) for one in said)


@rule("SK-GAME-07", without=True)
def may_see_discards(declarer: Seat, seat: Seat | None) -> bool:
    """Whether the viewer is the declarer, who alone knows the discards."""
    return seat is not None and seat == declarer


@rule("SK-GAME-07", without=Instead(lambda state: ()))
def talon_shown(state: Discarding | Naming | Answering | Playing) -> tuple[Any, ...]:
    """Return the talon, which everybody has seen before it was taken; none from hand."""
    if isinstance(state, Answering | Playing) and state.bargain.from_hand:
        return ()
    return state.deal.dealt.talon


def _exchange(state: Discarding | Naming | HandNaming, seat: Seat | None) -> BargainView:
    """Return the number at which the bidding was won, and the talon; from hand, the games that have been named."""
    if isinstance(state, HandNaming):
        return _exchange_from_hand(state)
    own = isinstance(state, Naming) and may_see_discards(state.declarer, seat)
    return BargainView(
        declarer=state.declarer,
        number=state.number,
        defenders=defenders_of(state.declarer, state.deal.opened.active),
        refa=_refa(state, state.declarer),
        talon=talon_shown(state),
        discards=sorted_for_hand(state.discards) if isinstance(state, Naming) and own else (),
    )


def _refa(state: DealtState, declarer: Seat) -> bool:
    return refa_counts(state.deal.opened.sheet, declarer)


def _exchange_from_hand(state: HandNaming) -> BargainView:
    """Return the games named by those who said from hand."""
    alone = state.seats[0] if len(state.seats) == 1 else None
    return BargainView(
        declarer=alone,
        number=None,
        defenders=() if alone is None else defenders_of(alone, state.deal.opened.active),
        named=_games(state.named),
        given_way=state.given_way,
        refa=alone is not None and _refa(state, alone),
    )


def _bargain(state: Answering | Playing, seat: Seat | None) -> BargainView:
    """Return the named game, and the answers to it."""
    bargain = state.bargain
    own = may_see_discards(bargain.declarer, seat)
    return BargainView(
        declarer=bargain.declarer,
        number=bargain.number,
        defenders=defenders_of(bargain.declarer, state.deal.opened.active),
        named=_games(bargain.named),
        game=bargain.game,
        open=bargain.open,
        value=_value(state),
        refa=_refa(state, bargain.declarer),
        talon=talon_shown(state),
        discards=sorted_for_hand(bargain.discards) if own else (),
        participation=_parts(state.participation),
        invitation=None if state.invitation is None else state.invitation.invites,
        doubled=state.doubled,
        declined=state.declined if isinstance(state, Answering) else (),
        dropped=state.dropped if isinstance(state, Playing) else participation.defenders_out(state),
        plays_declarer=state.plays_declarer if isinstance(state, Playing) else None,
    )


def _value(state: Answering | Playing, more: int = 0) -> int:
    """Return the present value of the game (SK-GAME-05), or the value if doubled ``more`` times again."""
    bargain = state.bargain
    return game_value(
        bargain.game,
        from_hand=bargain.from_hand,
        laid_open=bargain.open,
        doublings=len(state.doubled) + more,
        refa=_refa(state, bargain.declarer),
    )


def _values(state: Discarding | Naming | HandNaming) -> tuple[GameValue, ...]:
    """Return the value of every game that may be named now."""
    seat = exchange.next_to_name(state) if isinstance(state, HandNaming) else state.declarer
    if isinstance(state, Discarding) or seat is None:
        return ()
    variant = variant_in(state)
    return tuple(
        _value_of_game(state, seat, game, laid_open)
        for game in games_from(exchange.least_number(state), variant)
        for laid_open in ((False, True) if may_be_open(game, variant) else (False,))
    )


def _value_of_game(state: Naming | HandNaming, seat: Seat, game: GameNumber, laid_open: bool) -> GameValue:
    from_hand, refa = isinstance(state, HandNaming), _refa(state, seat)
    value = game_value(game, from_hand=from_hand, laid_open=laid_open, doublings=0, refa=refa)
    return GameValue(game=game, open=laid_open, value=value)


def _play(state: Playing) -> dict[str, Any]:
    """Return the fields of the view while tricks are played."""
    return {
        "calls": _calls(state.bargain.calls),
        "bargain": _bargain(state, None),
        "lineup": state.lineup,
        "leader": state.leader,
        **trick_fields(state),
        "longest_run": state.longest_run,
        "open_hands": tuple(sorted_for_hand(hand) for hand in state.hands) if state.laid_open else (),
    }


def _plays_for(state: Playing, seat: Seat) -> Seat | None:
    """Return the seat whose card ``seat`` plays now, if it is not its own: the declarer in an open game."""
    due = play.next_to_play(state) if seat in to_act(state) else None
    return None if due == seat else due


@rule(
    "SK-DEAL-03",
    without=Instead(lambda state: CardsView(hands=(), talon=(), discards=(), secret="", contributions=())),
)
def cards_shown(state: DealtState) -> CardsView:
    """Return all 32 cards, which are public after every deal, and the values from which their order was computed.

    ``state``: the state in which the deal ended.
    """
    return all_cards_of(state.deal.dealt, _discards_of(state), state.deal.shuffle.contributions)


def _discards_of(state: DealtState) -> CardSet:
    match state:
        case Naming():
            return state.discards
        case Answering() | Playing():
            return state.bargain.discards
        case _:
            return EMPTY


def _course(state: DealtState) -> Course:
    """Return the course of the deal: the number at which the bidding was won, and whether the hand was stopped."""
    match state:
        case Discarding():
            return Course(number=state.number)
        case Answering():
            return Course(number=state.bargain.number)
        case Playing():
            return Course(number=state.bargain.number, stopped=state.stopped)
        case _:
            return Course()


def _outcome(state: DealOver) -> Outcome:
    settled, opened = state.settled, state.deal.opened
    books = settled.booked
    return Outcome(
        facts=settled.facts,
        settlement=settled.settlement,
        explained=explain_settlement(settled, opened.active, opened.terms.variant, _course(state.before)),
        booked=books,
        sheet_settlement=final_settlement(books.sheet, books.balances, opened.terms.variant),
        cards=cards_shown(state.before),
    )


VIEWS = DealViews(
    phase=_phase,
    at_table=_at_table,
    in_phase=_in_phase,
    of_seat=_of_seat,
    own_hand=own_hand,
    around=_around,
    options=options_in_turn,
    out_of_turn=options_out_of_turn,
    outcome=_outcome,
    breaking_up=BreakingUp,
    cards_shown=cards_shown,
    settled=DealSettled,
    all_shown=AllShown,
    gone=frozenset({"open_hands", "plays_for", "ladder", "doubled_value"}),
)
"""How a deal is shown; only cards are hidden from anybody."""
