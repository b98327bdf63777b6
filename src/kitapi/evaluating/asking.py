"""Answers questions about hands, as they are written."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.cards import DECK_32, BadNotation, read_cards, set_of
from kitapi.evaluating.choosing import Figure
from kitapi.evaluating.exchanges import HAND, TALON
from kitapi.evaluating.games import BadHand, Stake, Trades, ValuedGame
from kitapi.evaluating.questions import Answer, Asked, ToldBid, ToldGoal, ToldPassing, ToldTricks
from kitapi.evaluating.trade import Rung, Trade
from kitapi.evaluating.worth import Depth, GoalWorth, Question, StrainTricks, Worth, worth_of, worth_of_twelve
from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.players.bot import AnyGame
from kitapi.players.tricks.holdings import DECK, card_of, cards_in, hand_of
from kitapi.solver.layouts import Watch

_PACK = set_of(DECK_32)
_PLACES = 3


def answered(
    game: ValuedGame,
    asked: Asked,
    *,
    workers: int = 1,
    watch: Watch | None = None,
    depth: Depth = Depth(),  # noqa: B008
) -> Answer:
    """The answer to a question about a hand of ``game``; ``watch`` is told how far the layouts of an exact one are.

    Raises:
        BadHand: the question cannot be answered.
    """
    trades, cards = _trades(game, asked), _cards(asked.cards)
    if asked.seat not in range(_PLACES):
        raise BadHand("seat", f"must be 0, who leads, 1 or 2, not {asked.seat}")
    question = Question(trades.trade, cards, asked.seat, asked.seed, depth, workers)
    if question.took_talon:
        rung = _rung(asked, trades.trade)
        return told(game.rules().unit, asked, cards, worth_of_twelve(question, rung, watch, exact=asked.exact))
    if asked.exact:
        raise BadHand("exact", "asks about twelve cards; over all talons it would take hours")
    if asked.bid is not None:
        raise BadHand("bid", "has no part in ten cards, whose answer is for every bid")
    return told(game.rules().unit, asked, cards, worth_of(question, trades.from_hand))


def told(unit: str, asked: Asked, cards: int, worth: Worth) -> Answer:
    """``worth``, in ``unit``, as it is told."""
    best = max(worth.goals, key=lambda one: (one.chosen, one.figure.expected))
    ten = worth.passing is not None
    return Answer(
        game=asked.game,
        cards=_written(cards),
        seat=asked.seat,
        unit=unit,
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


def _trades(game: ValuedGame, asked: Asked) -> Trades:
    if game.value is None:
        raise BadHand("game", f"hands of {game.name} are not valued")
    rules = game.rules()
    try:
        variant = {**_preset(rules, asked), **asked.variant}
        terms = rules.codec.read_terms(msgspec.json.encode({"players": asked.players, "variant": variant}))
        rules.begin(terms, 0)
    except (MalformedAction, IllegalAction) as error:
        raise BadHand("variant", str(error)) from error
    return game.value().trades(terms, Stake(asked.kasa, asked.open_cards))


def _preset(rules: AnyGame, asked: Asked) -> dict[str, Any]:
    """The house rules that go by a name; none where no name is said."""
    presets = rules.presets
    if asked.preset is None:
        return {}
    if asked.preset not in presets:
        raise BadHand("preset", f"there are no house rules “{asked.preset}”; there are {', '.join(presets)}")
    found: dict[str, Any] = msgspec.to_builtins(presets[asked.preset])
    return found
