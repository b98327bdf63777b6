"""Values hands: ten cards before the bidding, or twelve after the talon."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType

from kitapi.cards import DECK_32, BadNotation, CardSet, Suit, read_cards
from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.players.bot import AnyGame
from kitapi.players.tricks.holdings import DECK, bit_of
from kitapi.players.tricks.masks import card_sets_of
from kitapi.solver.layouts import DeclarerView, Watch, layouts
from kitapi.solver.position import Objective
from kitapi.texts import Text
from kitapi.valuation.choice import Choices, Figure, best_looking, figure_of, value_passing
from kitapi.valuation.formats import BadHand, BidValue, GoalValue, HandValue, PassingValue, TrickChances, ValueRequest
from kitapi.valuation.game import Bid, Declaration, GameModel, Lineup, Models, Stake, Strain, ValuedGame
from kitapi.valuation.layouts import (
    HAND,
    TALON,
    Option,
    Outcome,
    Plays,
    SolvedPlays,
    Table,
    divide_unseen,
    leader,
    plays_after,
    plays_from_hand,
    talons,
)

_BITS = {card: bit_of(card) for card in DECK_32}
_NAMES = tuple((_BITS[card], card.value) for card in sorted(DECK_32, key=lambda card: (card.suit.index, -card.index)))
"""Every card's bit and name, by suit, high to low."""

_PLACES = 3
_KEPT = 16
"""The number of tables whose models are cached, some hundred kilobytes each."""


class Depth(NamedTuple):
    """The number of layouts, deals and discards with which a hand is evaluated.

    ``layouts``: the number of layouts after each talon for the ``close`` most promising plays; ``few``: for the others.
    ``deals``: the number of deals in which another player may buy. ``choices``: with twelve cards, the number of
    discards compared in each strain, over ``twelve`` layouts.
    """

    layouts: int = 24
    few: int = 4
    close: int = 2
    deals: int = 1000
    choices: int = 6
    twelve: int = 512


class _Terms(NamedTuple):
    """The settings of a table that its models depend on; ``variant``: single house rules, in JSON."""

    players: int
    preset: str | None
    variant: bytes
    stake: Stake


class _Hand(NamedTuple):
    """Cards to be valued, at a table; ``unit``: the unit of results."""

    request: ValueRequest
    unit: str
    table: Table
    cards: int
    depth: Depth
    rng: np.random.Generator

    def solve(self, plays: Plays, number: int) -> SolvedPlays:
        """``plays`` solved in ``number`` sampled layouts of the other cards."""
        return SolvedPlays(self.table, plays, divide_unseen(DECK & ~plays.twelve, number, self.rng))

    def value(self, **fields: Any) -> HandValue:
        """The value of the hand, with the ``fields`` that depend on the number of cards."""
        request = self.request
        return HandValue(game=request.game, cards=_write_cards(self.cards), seat=request.seat, unit=self.unit, **fields)


class _Goal(NamedTuple):
    """An outcome, its result, and the share of the talons after which it is chosen."""

    outcome: Outcome
    figure: Figure
    chosen: float = 0.0

    @property
    def declaration(self) -> Declaration:
        """The goal's declaration."""
        return self.outcome.option.declaration


def value_hand(
    game: ValuedGame,
    request: ValueRequest,
    *,
    workers: int = 1,
    watch: Watch | None = None,
    depth: Depth = Depth(),  # noqa: B008
) -> HandValue:
    """The value of a hand of ``game``; ``watch`` receives the numbers of layouts counted and in total.

    Raises:
        BadHand: the request cannot be answered.
    """
    variant = msgspec.json.encode(request.variant, order="sorted")
    stake = Stake(request.kasa, request.open_cards)
    models, unit = _models(game, _Terms(request.players, request.preset, variant, stake))
    cards, took_talon = _mask_of(request.cards)
    _check(request, took_talon=took_talon)
    table, rng = Table(models.game, request.seat, workers), np.random.default_rng(request.seed)
    hand = _Hand(request, unit, table, cards, depth, rng)
    if took_talon:
        return _value_of_twelve(hand, _bid_named(request.bid, models.game.bids), watch)
    return _value_of_ten(hand, models.from_hand)


def _check(request: ValueRequest, *, took_talon: bool) -> None:
    if request.seat not in range(_PLACES):
        raise BadHand("seat", Text("must be 0, who leads, 1 or 2, not {seat}", seat=request.seat))
    if request.seed < 0:
        raise BadHand("seed", Text("must be 0 or more, not {seed}", seed=request.seed))
    if request.exact and not took_talon:
        raise BadHand("exact", Text("asks about twelve cards; over all talons it would take hours"))
    if request.bid is not None and not took_talon:
        raise BadHand("bid", Text("has no part in ten cards, whose answer is for every bid"))


def _value_of_ten(hand: _Hand, from_hand: GameModel | None) -> HandValue:
    """The value of ten cards, averaged over all 231 talons; ``from_hand``: the game without the talon."""
    model, depth = hand.table.model, hand.depth
    plays = plays_after(model, talons(hand.cards) | hand.cards)
    solved = hand.solve(plays, depth.layouts)
    number = np.where(best_looking(model, plays, depth.close), depth.layouts, depth.few)
    options = solved.options(number)
    outcomes = solved.outcomes(options)
    choices = Choices(outcomes, number == depth.layouts)
    shares = choices.shares(model.bids[0]).tolist()[:-1]
    goals = [_Goal(one, figure_of(one.results), share) for one, share in zip(outcomes, shares, strict=True)]
    bids = [(bid, choices.figure(bid)) for bid in model.bids]
    passed = value_passing(hand.table, hand.cards, depth.deals, hand.rng)
    high = [bid.name for bid, figure in bids if figure.expected >= passed.figure.expected]
    firsts = {option.play: option for option in reversed(options)}
    return hand.value(
        talons=len(plays.twelve),
        best=_best(goals),
        limit=high[-1] if high else None,
        passing=PassingValue(*_round_figure(passed.figure), round(passed.bought, 4)),
        bids=tuple(BidValue(bid.name, *_round_figure(figure)) for bid, figure in bids),
        given_up=_given_up(model.bids[0]),
        goals=tuple(_goal_value(goal) for goal in goals),
        from_hand=UNSET if from_hand is None else _goals_from_hand(hand, from_hand),
        tricks=_estimate_tricks(solved, [firsts[play] for play in sorted(firsts)]),
    )


def _goals_from_hand(hand: _Hand, model: GameModel) -> tuple[GoalValue, ...]:
    plays = plays_from_hand(model, hand.cards)
    solved = hand._replace(table=hand.table._replace(model=model)).solve(plays, hand.depth.twelve)
    goals = [_Goal(one, figure_of(one.results)) for one in solved.outcomes(solved.every_option())]
    return tuple(_goal_value(goal) for goal in _with_best(goals))


def _value_of_twelve(hand: _Hand, bid: Bid, watch: Watch | None) -> HandValue:
    """The value of twelve cards to the player who bought at ``bid``."""
    plays = plays_after(hand.table.model, np.array([hand.cards], np.int64), hand.depth.choices)
    solved = hand.solve(plays, hand.depth.twelve)
    every = [_Goal(one, figure_of(one.results)) for one in solved.outcomes(solved.every_option(bid.step))]
    goals = _with_best(_best_by(lambda declaration: declaration.step, every))
    shown = [goal.outcome.option for goal in _best_by(lambda declaration: declaration.strain, goals)]
    kept = plays.kept[0].tolist()
    return hand.value(
        talons=1,
        best=_best(goals),
        given_up=_given_up(bid),
        goals=tuple(_goal_value(goal, _write_cards(hand.cards & ~kept[goal.outcome.option.play])) for goal in goals),
        tricks=tuple(_count_tricks(hand, option, kept[option.play], watch) for option in shown)
        if hand.request.exact
        else _estimate_tricks(solved, shown),
    )


def _best_by(group: Callable[[Declaration], int], goals: Iterable[_Goal]) -> list[_Goal]:
    """The best goal of every group, by the groups' numbers."""
    best: dict[int, _Goal] = {}
    for goal in goals:
        number = group(goal.declaration)
        if number not in best or goal.figure.expected > best[number].figure.expected:
            best[number] = goal
    return [best[number] for number in sorted(best)]


def _with_best(goals: Sequence[_Goal]) -> list[_Goal]:
    """``goals``, with the best of them marked as chosen."""
    best = max(goals, key=lambda goal: goal.figure.expected)
    return [goal._replace(chosen=float(goal is best)) for goal in goals]


def _best(goals: Sequence[_Goal]) -> str:
    best = max(goals, key=lambda goal: (goal.chosen, goal.figure.expected))
    return best.declaration.name


def _goal_value(goal: _Goal, away: str | UnsetType = UNSET) -> GoalValue:
    made = np.nanmean(np.nanmean(goal.outcome.made, axis=1))
    return GoalValue(
        goal.declaration.name, *_round_figure(goal.figure), round(float(made), 4), round(goal.chosen, 4), away
    )


def _round_figure(figure: Figure) -> tuple[float, float]:
    return round(figure.expected, 3), round(figure.error, 3)


def _given_up(bid: Bid) -> float | UnsetType:
    return UNSET if bid.given_up is None else round(bid.given_up[0], 3)


def _estimate_tricks(solved: SolvedPlays, options: Sequence[Option]) -> tuple[TrickChances, ...]:
    """The probability of each number of tricks of an option against both defenders; all talons have equal weight."""
    found = []
    for option, tricks in zip(options, solved.tricks(options), strict=True):
        strain, looked = solved.model.strains[option.declaration.strain], option.looked
        weights = looked / looked.sum(axis=1, keepdims=True) / len(looked)
        counts = np.bincount(tricks[looked], weights[looked], minlength=2 if strain.betl else HAND + 1)
        found.append(_trick_chances(strain, counts.tolist(), int(looked.sum()), exact=False))
    return tuple(found)


def _count_tricks(hand: _Hand, option: Option, kept: int, watch: Watch | None) -> TrickChances:
    """The probability of each number of tricks over every layout of the twenty unseen cards."""
    strain = hand.table.model.strains[option.declaration.strain]
    own, unseen = card_sets_of(np.array([kept, DECK & ~hand.cards])).tolist()
    leads = leader(hand.table.place, Lineup.BOTH, before=option.declaration.leads_before)
    around = DeclarerView(CardSet(own), CardSet(unseen), leads, None if strain.trump < 0 else tuple(Suit)[strain.trump])
    objective = Objective.BETL if strain.betl else Objective.TRICKS
    found = layouts(around, objective, workers=hand.table.workers, watch=watch)
    counts = found.counts[::-1] if strain.betl else found.counts
    return _trick_chances(strain, [count / found.of for count in counts], found.of, exact=True)


def _trick_chances(strain: Strain, chances: Sequence[float], layouts: int, *, exact: bool) -> TrickChances:
    if strain.betl:
        return TrickChances(strain.name, layouts, exact, made=round(chances[0], 6))
    return TrickChances(strain.name, layouts, exact, chances=tuple(round(chance, 6) for chance in chances))


def _write_cards(cards: int) -> str:
    """Cards by suit, high to low."""
    return " ".join(name for bit, name in _NAMES if cards & bit)


def _mask_of(text: str) -> tuple[int, bool]:
    """The mask of ten or twelve cards, and whether there are twelve."""
    try:
        cards = read_cards(text)
    except BadNotation as bad:
        raise BadHand("cards", bad.problem) from None
    for card in cards:
        if card not in _BITS:
            raise BadHand("cards", Text("{card} is not in the pack, which goes from seven to ace", card=card.value))
    if len(cards) not in {HAND, HAND + TALON}:
        raise BadHand("cards", Text("are ten, or twelve with the talon, not {count}", count=len(cards)))
    return sum(map(_BITS.__getitem__, cards)), len(cards) > HAND


def _bid_named(name: str | None, bids: Sequence[Bid]) -> Bid:
    names = [bid.name for bid in bids]
    if name is not None and name not in names:
        raise BadHand(
            "bid", Text("there is no bid “{name}”; choose from {choices}", name=name, choices=", ".join(names))
        )
    return bids[0 if name is None else names.index(name)]


@lru_cache(_KEPT)
def _models(game: ValuedGame, table: _Terms) -> tuple[Models, str]:
    """The game by the house rules of a table, and the unit of its results."""
    if game.value is None:
        raise BadHand("game", Text("hands of {game} are not valued", game=game.name))
    rules = game.rules()
    try:
        variant = {**_preset(rules, table.preset), **msgspec.json.decode(table.variant)}
        terms = rules.codec.read_terms(msgspec.json.encode({"players": table.players, "variant": variant}))
        rules.begin(terms, 0)
    except (MalformedAction, IllegalAction) as error:
        from kitapi.console.languages import language  # noqa: PLC0415
        from kitapi.wording.sentences import sentence_for  # noqa: PLC0415 - only where something is wrong

        raise BadHand("variant", Text("{problem}", problem=sentence_for(error, language()).removesuffix("."))) from None
    return game.value().models(terms, table.stake), rules.unit


def _preset(rules: AnyGame, name: str | None) -> dict[str, Any]:
    """The house rules of the preset ``name``; none without a name."""
    presets = rules.presets
    if name is None:
        return {}
    if name not in presets:
        raise BadHand(
            "preset",
            Text("there are no house rules “{name}”; choose from {choices}", name=name, choices=", ".join(presets)),
        )
    found: dict[str, Any] = msgspec.to_builtins(presets[name])
    return found
