"""The value of the learnt network's exchange to a declarer, against defenders who answer, in the rulebook's money.

    nice python -m research.games.prefa.learn_judged judged --deals 2000
    nice python -m research.games.prefa.learn_judged played --deals 9000 --folder hands --shards 12

The deals are those of steady players. ``judged``: contract and cards, chosen by the tables or by the network, are
evaluated over layouts that fit the auction, by ``games.prefa.players.evaluation``. ``played``: the deal is played on by
steady players after the declarer's exchange; tables fitted again to solved deals are tried, too. Differences are paired
by deal.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np

from kitapi.arena.deals import Decision, Which, decisions, play_deal
from kitapi.games.prefa import stats
from kitapi.games.prefa.players import exchange
from kitapi.games.prefa.players.evaluation import network_estimates as glance
from kitapi.games.prefa.players.evaluation import opponent_model, sample_worlds
from kitapi.games.prefa.players.evaluation.declarer_hand import Hand, purchase_in
from kitapi.games.prefa.players.evaluation.double_dummy import opener_of
from kitapi.games.prefa.players.evaluation.hands import STRAIN_OF, best_exchange
from kitapi.games.prefa.players.evaluation.money import DECLARER, solo_value, stakes_of
from kitapi.games.prefa.players.expected_value import result_value, trick_value_now
from kitapi.games.prefa.players.steady import steady
from kitapi.games.prefa.rules.actions import Discard, NameContract, WriteSolo
from kitapi.games.prefa.rules.contracts import LADDER
from kitapi.games.prefa.rules.view import Phase, PrefaView
from kitapi.players.evaluation import Bits, Effort, Floats
from kitapi.players.tricks import trick_distribution
from kitapi.players.tricks.holdings import ACES, card_of, cards_in, hand_of
from kitapi.players.tricks.masks import pairs_of
from kitapi.registry import GAMES
from research import learn_tables
from research.learn_deals import NO_TRUMPS_FROM, join_rows, load_shard
from research.learn_hands import Answers, answers_of, select_answers

GAME = GAMES["prefa"]
TERMS = GAME.codec.read_terms(b'{"players": 3}')
LAYOUTS = Effort(layouts=80, drawn=800)


class Plan(NamedTuple):
    """Ten cards to keep, the step to name with them, and the expected value of that."""

    kept: int
    step: int
    thought: float


Planner = Callable[[PrefaView], Plan]


def by_steady(view: PrefaView) -> Plan:
    """The plan of the steady player."""
    assert view.bargain is not None
    kept = best_exchange(np.array([hand_of(view.hand)]))
    tenths = np.clip(np.rint(kept.tricks[0] * 10), 0, 100).astype(np.intp)
    values = opponent_model.naming_values(view)[np.arange(opponent_model.STEPS), tenths[STRAIN_OF]]
    return _best(values, kept.hands[0], view.bargain.minimum.step)


def by_network(view: PrefaView) -> Plan:
    """The exchange that keeps most tricks in each strain, and the contract of the highest value then."""
    assert view.bargain is not None
    leader = opener_of(view.bargain.declarer, view.active)
    found = trick_distribution.exchange(np.array([hand_of(view.hand)]), leader)
    values = (_outcomes(view) * found.chances[0][STRAIN_OF]).sum(axis=1)
    return _best(values, found.hands[0], view.bargain.minimum.step)


def by_glance(view: PrefaView) -> Plan:
    """The plan by the quick estimate with which evaluating players choose candidates."""
    assert view.bargain is not None
    leader = opener_of(view.bargain.declarer, view.active)
    found = glance.best_exchange(view, np.array([hand_of(view.hand)]), leader)
    return _best(found.values[0].copy(), found.hands[0], view.bargain.minimum.step)


class ByTables:
    """The plan by tables fitted again, with the measured probability of each number of tricks."""

    def __init__(self, known: Answers, *, wide: bool) -> None:
        self._fit = learn_tables.fit_tables(_about(known), known.tricks, wide=wide)
        self._counted = [
            learn_tables.count_outcomes(self._fit.expected_tricks(_about(some)), some.tricks)
            for some in (select_answers(known, (known.strains == 4) == none) for none in (False, True))
        ]

    def __call__(self, view: PrefaView) -> Plan:
        """The plan in ``view``."""
        assert view.bargain is not None
        twelve = np.array([hand_of(view.hand)])
        away = pairs_of(twelve)[0]
        kept, leader = twelve & ~away, opener_of(view.bargain.declarer, view.active)
        values, hands = np.full(len(LADDER), -np.inf), np.zeros(5, np.int64)
        outcomes = _outcomes(view)
        for strain in range(5):
            lines = np.full(len(kept), strain), np.full(len(kept), leader)
            expected = self._fit.expected_tricks(learn_tables.Hands(kept, *lines))
            best = int(np.argmax(expected - 40 * np.bitwise_count(away & ACES)))
            hands[strain] = kept[best]
            likely = self._counted[strain == 4].about(expected[best : best + 1])[0]
            values[strain::5] = outcomes[strain::5] @ likely
        return _best(values, hands, view.bargain.minimum.step)


def _about(answers: Answers) -> learn_tables.Hands:
    return learn_tables.Hands(answers.hands, answers.strains, answers.leaders)


def _outcomes(view: PrefaView) -> Floats:
    """(25, 11) the value of each contract to the steady player, by tricks."""
    every = [(contract.level, trick_value_now(view, contract)) for contract in LADDER]
    return np.array([[result_value(view, level, value, taken) for taken in range(11)] for level, value in every])


def _best(values: Floats, kept: Bits, minimum: int) -> Plan:
    values[:minimum] = -np.inf
    step = int(np.argmax(values))
    return Plan(int(kept[step % 5]), step, float(values[step]))


def evaluate_plans(decision: Decision, number: int, planners: Sequence[Planner]) -> list[float]:
    """The values of all plans for an exchange; the same number for all where they are the same."""
    view = GAME.view(decision.state, decision.seat)
    plans = [planner(view) for planner in planners]
    up = solo_value(stakes_of(view), view.bargain.minimum, DECLARER)
    if len({plan[:2] for plan in plans}) == 1 and all(plan.thought >= up for plan in plans):
        return [0.0] * len(plans)
    worlds = sample_worlds(view, decision.history, Random(number), LAYOUTS)
    bought = purchase_in(view, worlds)
    return [
        float(worlds.weights @ Hand(bought, plan.kept).evaluate(plan.step).values) if plan.thought >= up else up
        for plan in plans
    ]


def exchanges(deals: int, seed: int) -> Iterator[tuple[int, Decision]]:
    """Every exchange of the given number of deals of steady players."""
    for number in range(deals):
        for decision in decisions(GAME, TERMS, Which(number, seed), [steady] * 3):
            if GAME.view(decision.state, decision.seat).phase is Phase.DISCARDING:
                yield number, decision


def decide_by_plan(planner: Planner, view: PrefaView, history: Sequence[Any], rng: Random, budget: float) -> Any:
    """The steady player, with exchange and contract by ``planner``."""
    if view.phase is Phase.DISCARDING:
        plan = planner(view)
        up = solo_value(stakes_of(view), view.bargain.minimum, DECLARER) if view.bargain else 0.0
        away = cards_in(hand_of(view.hand) & ~plan.kept)
        return WriteSolo() if plan.thought < up else Discard(tuple(card_of(bit) for bit in away))
    if view.phase is Phase.NAMING and view.bargain is not None:
        twelve = planner(_before(view))
        return NameContract(LADDER[twelve.step], aces=exchange.choose_contract(view).aces)
    return steady(view, history, rng, budget)


def _before(view: PrefaView) -> Any:
    """The view with the discarded cards back in hand."""
    assert view.bargain is not None
    return msgspec.structs.replace(view, hand=(*view.hand, *view.bargain.discards))


def play_differences(deals: int, seed: int, planners: Mapping[str, Planner]) -> Iterator[list[float]]:
    """For each deal with a declarer, their gain in kapikia with each of ``planners`` over the steady player."""
    for number in range(deals):
        usual = stats.deal_results(play_deal(GAME, TERMS, number, [steady] * 3, seed=seed))
        declarer = next((seat for seat, result in enumerate(usual) if result.declared), None)
        if declarer is None:
            continue
        row = []
        for planner in planners.values():
            table: list[Any] = [steady] * 3
            table[declarer] = partial(decide_by_plan, planner)
            now = stats.deal_results(play_deal(GAME, TERMS, number, table, seed=seed))
            row.append((now[declarer].value - usual[declarer].value) / 3)
        yield row


def print_mean(name: str, more: Floats) -> None:
    """Print a mean and its standard error."""
    error = more.std(ddof=1) / np.sqrt(len(more))
    print(f"{name}: {more.mean():+.2f} ± {error:.2f} kapikia an exchange, of {len(more)}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("judged", "played"))
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--folder", type=Path, help="where the shards are from which tables are fitted again")
    parser.add_argument("--shards", type=int, default=12)
    given = parser.parse_args(arguments)
    if given.what == "judged":
        plans = (by_steady, by_network, by_glance)
        rows = np.array(
            [evaluate_plans(decision, number, plans) for number, decision in exchanges(given.deals, given.seed)]
        )
        print_mean("network, judged", rows[:, 1] - rows[:, 0])
        print_mean("network at a glance, judged", rows[:, 2] - rows[:, 0])
        return
    planners: dict[str, Planner] = {"network": by_network}
    if given.folder:
        numbers = (*range(given.shards), *range(NO_TRUMPS_FROM, NO_TRUMPS_FROM + given.shards // 6))
        every = answers_of(join_rows([load_shard(given.folder, 1, number) for number in numbers]))
        known = select_answers(every, every.alone == 0)
        planners |= {"same shape": ByTables(known, wide=False), "wide shape": ByTables(known, wide=True)}
    rows = np.array(list(play_differences(given.deals, given.seed, planners)))
    for place, name in enumerate(planners):
        print_mean(f"{name}, played", rows[:, place])


if __name__ == "__main__":
    main()
