"""Compare the exact odds of one decision with brute force, and the ranking of all hands with the game's own.

    python -m kitapi_campaigns.games.caribbean_stud.odds_campaign --hands 2000 --seed 1 --state campaign.json
    python -m kitapi_campaigns.games.caribbean_stud.odds_campaign --ranking
    python -m kitapi_campaigns.games.caribbean_stud.odds_campaign --states 12

Hands, upcards and house rules are random. For each, brute force ranks the bank's 163,185 hands, and ranks them again
without each of the 46 possible new cards: the raise and all five exchanges must have the same integer values as by the
exact odds. Half the hands have the rulebook's payments, the others random payments. ``--state`` keeps the finished
hands in a file, from which the same command continues. ``--ranking`` checks for each of the 2,598,960 hands that its
value has the place that the game's own ranking gives it. ``--states`` compares every state of the whole game against an
upcard of the given rank, from 0 for a two to 12 for an ace, with the odds of a hand in that state.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from kitapi.cards import DECK_52, Card, write_cards
from kitapi.games.caribbean_stud.odds.decision import count_values
from kitapi.games.caribbean_stud.odds.ranking import values_of
from kitapi.games.caribbean_stud.odds.spots import Spots
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK, terms_of
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi.mechanics.poker_hands import value_of
from kitapi_campaigns.campaign_states import keep, load_state
from kitapi_testing.games.caribbean_stud.odds.brute import any_cards, any_variant, brute_force_values
from kitapi_testing.games.caribbean_stud.odds.hands import all_hands, given_at, hands_of

_SAVED_AFTER, _REPORTED_AFTER = 25, 1000


class State(msgspec.Struct):
    """Progress: number of finished hands, counts by combination, and the hands with different values."""

    seed: int
    done: int = 0
    counts: dict[str, int] = msgspec.field(default_factory=dict)
    wrong: list[str] = msgspec.field(default_factory=list)


def draw_hand(seed: int, number: int) -> tuple[list[Card], Card, CaribbeanStudVariant]:
    """Return the hand, upcard and house rules of this number."""
    rng = random.Random(f"odds/{seed}/{number}")
    return *any_cards(rng), any_variant(rng)


def compare(state: State, number: int) -> None:
    """Compare one hand, and add the result to ``state``."""
    hand, upcard, variant = draw_hand(state.seed, number)
    made = value_of(hand).combination.value
    state.counts = dict(Counter(state.counts) + Counter([made]))
    if count_values(hand, upcard, terms_of(variant), exchange=True) != brute_force_values(hand, upcard, variant):
        state.wrong.append(f"{write_cards(tuple(hand))} against {upcard.value}, {variant}")
    state.done = number + 1


def campaign(options: argparse.Namespace) -> State:
    """Compare all hands that are left; progress goes to stderr."""
    state = load_state(options.state, State(seed=options.seed))
    for number in range(state.done, options.hands):
        compare(state, number)
        if (number + 1) % _SAVED_AFTER == 0 or number + 1 == options.hands:
            keep(options.state, state)
            print(f"\r{number + 1} of {options.hands} hands", end="", file=sys.stderr)
    print(file=sys.stderr)
    return state


def wrongly_ranked() -> list[str]:
    """Hands whose value differs from their place among all hands by the game's own ranking."""
    hands = all_hands()
    values = values_of(hands)
    ranks = [value_of([DECK_52[card] for card in hand]) for hand in hands.tolist()]
    places = {rank: place for place, rank in enumerate(sorted(set(ranks)))}
    found = zip(hands.tolist(), values.tolist(), ranks, strict=True)
    return [write_cards(tuple(DECK_52[card] for card in hand)) for hand, value, rank in found if value != places[rank]]


def wrong_states(upcard: int) -> tuple[int, list[str]]:
    """The number of states against ``upcard``, and hands of the states in which the value of some choice differs."""
    terms, wrong = terms_of(RULEBOOK), []
    spots, turned = Spots(upcard, terms), DECK_52[upcard]
    for place, hand in hands_of(spots):
        raised, *exchanged = count_values(hand, turned, terms, exchange=True)
        found = [spots.exchanged[given_at(hand, card), place] for card in hand]
        if (spots.raised[place], found) != (raised, exchanged):
            wrong.append(write_cards(tuple(hand)))
        if place % _REPORTED_AFTER == 0:
            print(f"\r{place} of {len(spots.ways)} states", end="", file=sys.stderr)
    return len(spots.ways), wrong


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, help="file that keeps the progress, to continue from it")
    parser.add_argument("--ranking", action="store_true", help="check the ranking of all hands instead")
    parser.add_argument("--states", type=int, choices=range(13), help="compare all states against this rank instead")
    options = parser.parse_args(arguments)
    began = time.perf_counter()
    if options.states is not None:
        states, wrong = wrong_states(options.states)
        print(*wrong, sep="\n")
        print(f"{len(wrong)} of {states} states differ; {time.perf_counter() - began:.0f} s")
        raise SystemExit("the states are wrong" if wrong else 0)
    if options.ranking:
        wrong = wrongly_ranked()
        print(*wrong, sep="\n")
        print(f"{len(wrong)} of {len(all_hands())} hands differ; {time.perf_counter() - began:.0f} s")
        raise SystemExit("the ranking is wrong" if wrong else 0)
    state = campaign(options)
    for what, count in sorted(state.counts.items()):
        print(f"{what}: {count}")
    print(*state.wrong, sep="\n")
    print(f"{len(state.wrong)} of {state.done} differ; {time.perf_counter() - began:.0f} s in this run")
    if state.wrong:
        raise SystemExit("the odds are wrong")


if __name__ == "__main__":
    main()
