"""Play random deals of a game, check every law after every event, and count the cases that the deals reached.

    python -m kitapi_campaigns.deal_campaign GAME --deals 100000 --seed 1 --workers 2

Sittings last up to twelve deals, at tables of three and four and under any house rules. So that rare cases are reached,
the players' tempers change from deal to deal, and some decks are stacked
(``temperament.py`` beside each game's tests).
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from rich.console import Console
from rich.table import Table

from kitapi.kernel import PLEDGED, Seat, seats_of
from kitapi_campaigns.package import RandomDeals
from kitapi_campaigns.registry import RANDOM_DEALS
from kitapi_testing.laws import every_law_after_every_event, replay_is_live
from kitapi_testing.strategies import AnyGame, Moment, deals_of, sitting, some_action

LONGEST_SITTING = 12
BROKEN_UP = 0.002
"""The probability at every step that the sitting is broken up."""
BATCH = 500
"""Deals after which a worker reports."""
ENOUGH = 100
"""How often 100,000 deals must reach each row."""


def check_sitting(played: RandomDeals, seed: str, deals: int) -> Iterator[str]:
    """Play up to ``deals`` deals, check every law, and yield the rows they reach, and ``deal`` for each deal."""
    case, rng = played.case, random.Random(seed)
    terms = played.any_terms(rng)
    choice, order = played.play_with_temper(rng)
    moments: list[Moment] = []
    algorithm = rng.choice(("without pledges", PLEDGED))
    how: Any = {"choice": choice, "order": order, "broken_up": BROKEN_UP, "algorithm": algorithm}
    for moment in sitting(case.game, terms, rng, deals=deals, **how):
        every_law_after_every_event(case, moment)
        _options_are_accepted(case.game, terms, moment, rng)
        moments.append(moment)
    for deal in deals_of(moments):
        assert len(deal) - 1 <= case.longest_deal
        replay_is_live(case, deal)
        yield "deal"
        yield from played.rows_of(terms, [event for moment in deal for event in moment.events])


def _options_are_accepted(game: AnyGame, terms: Any, moment: Moment, rng: random.Random) -> None:
    """Check that every single option of the seats to act, and one action of each family of options, is legal."""
    for seat in seats_of(game.seats(terms)):
        for option in game.options(moment.after, Seat(seat)):
            assert game.decide(moment.after, Seat(seat), some_action(game, option, rng))


def batch(game: str, seed: int, number: int, deals: int) -> Counter[str]:
    """Return the rows of at least ``deals`` deals; the same seed and number give the same deals."""
    counts: Counter[str] = Counter()
    sittings = 0
    while counts["deal"] < deals:
        name = f"{seed}/{number}/{sittings}"
        left = min(LONGEST_SITTING, deals - counts["deal"])
        try:
            counts.update(check_sitting(RANDOM_DEALS[game], name, left))
        except Exception as error:
            raise AssertionError(f"{game}, the sitting of seed {name!r}, {left} deals: {error}") from error
        sittings += 1
    counts["sitting"] = sittings
    return counts


def play(game: str, deals: int, seed: int, workers: int) -> Counter[str]:
    """Return the rows of ``deals`` deals of ``game``, played by ``workers`` processes; progress goes to stderr."""
    sizes = [min(BATCH, deals - done) for done in range(0, deals, BATCH)]
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor(workers) as pool:
        running = [pool.submit(batch, game, seed, number, size) for number, size in enumerate(sizes)]
        for done in as_completed(running):
            counts += done.result()
            print(f"\r{counts['deal']:,} of {deals:,} deals", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return counts


def markdown(game: str, counts: Counter[str]) -> str:
    """Return the table of counts as Markdown: one line for each section, with its rows side by side."""
    lines = ["| what | reached |", "| --- | --- |"]
    for section, rows in sections(game):
        summary = " · ".join(f"{row} {counts[f'{section}: {row}']:,}" for row in rows)
        lines.append(f"| {section} | {summary} |")
    return "\n".join(lines)


def sections(game: str) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the sections of the table of ``game``, and their rows."""
    grouped: dict[str, list[str]] = {}
    for name in RANDOM_DEALS[game].all_rows():
        section, _, row = name.partition(": ")
        grouped.setdefault(section, []).append(row)
    yield from grouped.items()


def show(game: str, counts: Counter[str], enough: int) -> None:
    """Print the table of counts; rows reached less than ``enough`` times are highlighted."""
    table = Table("what", "row", "reached")
    for section, rows in sections(game):
        for row in rows:
            reached = counts[f"{section}: {row}"]
            table.add_row(section, row, f"{reached:,}", style="bold red" if reached < enough else None)
    Console().print(table)


def main() -> int:
    """Run the campaign; returns 1 if a row was reached too seldom."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(RANDOM_DEALS))
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    started = time.perf_counter()
    counts = play(arguments.game, arguments.deals, arguments.seed, arguments.workers)
    seconds = time.perf_counter() - started
    enough = ENOUGH if arguments.deals >= 100_000 else 1
    if sys.stdout.isatty():
        show(arguments.game, counts, enough)
    else:
        print(markdown(arguments.game, counts))
    seldom = [row for row in RANDOM_DEALS[arguments.game].all_rows() if counts[row] < enough]
    print(f"\n{counts['deal']:,} deals in {counts['sitting']:,} sittings, {seconds:.0f} s; every law held.")
    print(f"Reached fewer than {enough} times: {', '.join(seldom) or 'none'}.")
    return 1 if seldom else 0


if __name__ == "__main__":
    sys.exit(main())
