"""A question about a hand as it is written, and its answer as it is told."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.cards import DECK_32, BadNotation, read_cards, set_of
from kitapi.evaluating.choosing import Figure
from kitapi.evaluating.exchanges import HAND, TALON
from kitapi.evaluating.prefa import PrefaTrade
from kitapi.evaluating.preferans import PreferansTrade
from kitapi.evaluating.trade import Rung, Trade
from kitapi.evaluating.worth import Depth, GoalWorth, Question, StrainTricks, Worth, worth_of, worth_of_twelve
from kitapi.games.prefa.players.judging.money import Stakes
from kitapi.games.preferans.players.judging.money import Sheets
from kitapi.games.preferans.rules.variant import Money
from kitapi.kernel import IllegalAction, MalformedAction, Seat
from kitapi.players.tricks.holdings import DECK, card_of, cards_in, hand_of
from kitapi.registry import GAMES
from kitapi.solver.layouts import Watch

UNITS: Final = {"prefa": "kapikia", "preferans": "points"}
_PACK = set_of(DECK_32)
_PLACES = 3


class BadHand(ValueError):
    """A question that cannot be answered: which ``field`` of it is wrong, and the ``problem`` in words."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field, self.problem = field, problem


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question, as ``docs/formats/hand.md`` has it.

    ``cards``: ten, or twelve with the talon. ``seat``: 0 for the forehand, who leads, to 2. ``kasa``: what lies in it
    before the deal. ``bid``: at which bid twelve cards were bought. ``preset``: house rules by
    name, of which ``variant`` changes single ones. ``open_cards``: results are those of open cards.
    """

    game: str
    cards: str
    seat: int = 0
    players: int = 3
    kasa: int | None = None
    bid: str | None = None
    preset: str | None = None
    variant: Mapping[str, Any] = {}
    seed: int = 1
    exact: bool = False
    open_cards: bool = False


class ToldFigure(msgspec.Struct, frozen=True):
    """An expected result and its standard error."""

    expected: float
    error: float


class ToldBid(msgspec.Struct, frozen=True):
    """What buying at ``bid`` is worth."""

    bid: str
    expected: float
    error: float


class ToldPassing(msgspec.Struct, frozen=True):
    """What passing is worth, and in which part of the deals somebody else buys."""

    expected: float
    error: float
    bought: float


class ToldGoal(msgspec.Struct, frozen=True):
    """What declaring ``goal`` is worth; see ``GoalWorth``. ``away``: what is laid away for it, with twelve cards."""

    goal: str
    expected: float
    error: float
    made: float
    chosen: float
    away: str | UnsetType = UNSET


class ToldTricks(msgspec.Struct, frozen=True):
    """How likely 0, 1, 2 … tricks are in a strain; at betl how likely it is ``made``."""

    strain: str
    layouts: int
    exact: bool
    chances: tuple[float, ...] | UnsetType = UNSET
    made: float | UnsetType = UNSET


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer. ``limit``: how high to go, None for not at all; ``best``: what is declared most often, or best.

    ``given_up``: what giving up is worth; left away where that cannot be.
    """

    game: str
    cards: str
    seat: int
    unit: str
    talons: int
    best: str
    limit: str | UnsetType | None = UNSET
    passing: ToldPassing | UnsetType = UNSET
    bids: tuple[ToldBid, ...] | UnsetType = UNSET
    given_up: float | UnsetType = UNSET
    goals: tuple[ToldGoal, ...]
    from_hand: tuple[ToldGoal, ...] | UnsetType = UNSET
    tricks: tuple[ToldTricks, ...]


class _Table(NamedTuple):
    trade: Trade
    from_hand: Trade | None


def answered(asked: Asked, *, workers: int = 1, watch: Watch | None = None, depth: Depth = Depth()) -> Answer:  # noqa: B008
    """The answer; ``watch`` is told how far the layouts of an exact one are.

    Raises:
        BadHand: the question cannot be answered.
    """
    table, cards = _table(asked), _cards(asked.cards)
    if asked.seat not in range(_PLACES):
        raise BadHand("seat", f"must be 0, who leads, 1 or 2, not {asked.seat}")
    question = Question(table.trade, cards, asked.seat, asked.seed, depth, workers)
    if question.took_talon:
        rung = _rung(asked, table.trade)
        return told(asked, cards, worth_of_twelve(question, rung, watch, exact=asked.exact))
    if asked.exact:
        raise BadHand("exact", "asks about twelve cards; over all talons it would take hours")
    if asked.bid is not None:
        raise BadHand("bid", "has no part in ten cards, whose answer is for every bid")
    return told(asked, cards, worth_of(question, table.from_hand))


def told(asked: Asked, cards: int, worth: Worth) -> Answer:
    """``worth`` as it is told."""
    best = max(worth.goals, key=lambda one: (one.chosen, one.figure.expected))
    ten = worth.passing is not None
    return Answer(
        game=asked.game,
        cards=_written(cards),
        seat=asked.seat,
        unit=UNITS[asked.game],
        talons=231 if ten else 1,
        best=best.goal.name,
        limit=(worth.limit.name if worth.limit else None) if ten else UNSET,
        passing=_passing(worth),
        bids=tuple(ToldBid(rung.name, *_figure(figure)) for rung, figure in worth.rungs) if ten else UNSET,
        given_up=UNSET if worth.given_up is None else round(worth.given_up, 3),
        goals=tuple(_goal(one, cards) for one in worth.goals),
        from_hand=tuple(_goal(one, 0) for one in worth.from_hand) or UNSET,
        tricks=tuple(_tricks(one) for one in worth.tricks),
    )


def _passing(worth: Worth) -> ToldPassing | UnsetType:
    if worth.passing is None:
        return UNSET
    return ToldPassing(*_figure(worth.passing.figure), round(worth.passing.bought, 4))


def _figure(figure: Figure) -> tuple[float, float]:
    return round(figure.expected, 3), round(figure.error, 3)


def _goal(one: GoalWorth, cards: int) -> ToldGoal:
    away = _written(cards & ~one.kept) if one.kept and cards else UNSET
    return ToldGoal(one.goal.name, *_figure(one.figure), round(one.made, 4), round(one.chosen, 4), away)


def _tricks(one: StrainTricks) -> ToldTricks:
    chances = tuple(round(chance, 6) for chance in one.chances)
    if one.strain.betl:
        return ToldTricks(one.strain.name, one.layouts, one.exact, made=chances[0])
    return ToldTricks(one.strain.name, one.layouts, one.exact, chances=chances)


def _written(cards: int) -> str:
    """Cards by suit, high to low."""
    held = sorted((card_of(bit) for bit in cards_in(cards)), key=lambda card: (card.suit.index, -card.index))
    return " ".join(card.value for card in held)


def _cards(text: str) -> int:
    try:
        cards = read_cards(text)
    except BadNotation as bad:
        raise BadHand("cards", str(bad)) from None
    for card in cards:
        if not card.bit & _PACK:
            raise BadHand("cards", f"{card.value} is not in the pack, which goes from seven to ace")
    if len(cards) not in {HAND, HAND + TALON}:
        raise BadHand("cards", f"are ten, or twelve with the talon, not {len(cards)}")
    found = hand_of(cards)
    assert found & DECK == found
    return found


def _rung(asked: Asked, trade: Trade) -> Rung:
    names = [rung.name for rung in trade.rungs]
    if asked.bid is not None and asked.bid not in names:
        raise BadHand("bid", f"there is no bid “{asked.bid}”; the bids are {', '.join(names)}")
    return trade.rungs[0 if asked.bid is None else names.index(asked.bid)]


def _table(asked: Asked) -> _Table:
    if asked.game not in UNITS:
        raise BadHand("game", f"must be {' or '.join(UNITS)}, not “{asked.game}”")
    try:
        variant = {**_preset(asked), **asked.variant}
        terms = GAMES[asked.game].codec.read_terms(msgspec.json.encode({"players": asked.players, "variant": variant}))
        GAMES[asked.game].begin(terms, 0)
    except (MalformedAction, IllegalAction) as error:
        raise BadHand("variant", str(error)) from error
    if asked.game == "prefa":
        return _prefa(asked, terms)
    if asked.kasa is not None:
        raise BadHand("kasa", "has no part in preferans")
    return _preferans(terms, open_cards=asked.open_cards)


def _preset(asked: Asked) -> dict[str, Any]:
    """The house rules that go by a name; none where no name is said."""
    presets = GAMES[asked.game].presets
    if asked.preset is None:
        return {}
    if asked.preset not in presets:
        raise BadHand("preset", f"there are no house rules “{asked.preset}”; there are {', '.join(presets)}")
    found: dict[str, Any] = msgspec.to_builtins(presets[asked.preset])
    return found


def _prefa(asked: Asked, terms: Any) -> _Table:
    kasa = terms.players * terms.variant.kasa_share if asked.kasa is None else asked.kasa
    if kasa < 1:
        raise BadHand("kasa", f"must hold something before a deal, not {kasa}")
    return _Table(PrefaTrade(Stakes(kasa, terms.players, terms.variant), asked.open_cards), None)


def _preferans(terms: Any, *, open_cards: bool) -> _Table:
    """Sheets as they stand before the first deal; he who asks is seat 0 of them."""
    variant, players = terms.variant, terms.players
    pot = players * variant.pot_stake if variant.money is Money.POT else 0
    active = (Seat(0), Seat(1), Seat(2))
    sheets = Sheets(players, active, variant, (variant.stake,) * players, (0,) * players, pot, variant.refas > 0)
    return _Table(*(PreferansTrade(sheets, from_hand=talonless, open_cards=open_cards) for talonless in (False, True)))
