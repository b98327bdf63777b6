"""Review many deals that bots played, as a test of reviews, and write pages of the first, one for each language.

    python -m docs.making.print_reviews
    python -m docs.making.print_reviews --deals 20

The reviewed games take turns, and bots ``sharp`` and ``steady`` share the seats. A review may take at most ten seconds.
The pages are in ``docs/reviews``; the same code writes the same pages.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from docs.making import games
from docs.making.reviewed_games import ReviewedTerms
from kitapi.cards import set_of, sorted_for_hand
from kitapi.registry import GAMES, PACKAGES
from kitapi.review import Review, review
from kitapi.review.narration import narrate
from kitapi.review.sheet import Entry, sheet
from kitapi.room.record.shuffle import FIRST
from kitapi.wording import LANGUAGES
from kitapi.wording.cards import cards_in_signs
from kitapi_campaigns.finding import parts_of
from kitapi_testing.games.sittings import by_bots, play_deal

FOLDER = Path(__file__).parents[2] / "docs" / "reviews"

DEALS = 100
PRINTED = 20
LONGEST = 10.0
"""Longest processor time of a review in seconds."""

NAMES = ("Anna", "Boris", "Cyril")
REVIEWED: dict[str, ReviewedTerms] = parts_of(games, "reviews", "REVIEWED")
UNTOLD = {
    "deal_opened",
    "pledged",
    "contributed",
    "cards_dealt",
    "pot_fed",
    "card_played",
    "trick_taken",
    "deal_settled",
}
"""Events that a page does not list, because it shows the cards and the end of the deal elsewhere."""


class Words(NamedTuple):
    """The texts of a page in one language besides the reviews: title, introduction, and the word for the talon."""

    title: str
    about: str
    talon: str


PAGES: dict[str, Words] = {
    "en": Words(
        "Twenty deals reviewed",
        "Bots played these deals, and the program reviewed them without help; the page is made by `python -m"
        " docs.making.print_reviews`. It shows the decisions that cost something, and the turning point of each deal.",
        "talon",
    ),
    "el": Words(
        "Είκοσι διανομές με ανάλυση",
        "Τις διανομές τις έπαιξαν προγράμματα και η ανάλυση έγινε αυτόματα· τη σελίδα τη φτιάχνει το `python -m"
        " docs.making.print_reviews`. Αναφέρεται ό,τι κόστισε κάτι, και η απόφαση που έκρινε τη διανομή.",
        "τζόγος",
    ),
    "sk": Words(
        "Dvadsať rozobraných rozdaní",
        "Tieto rozdania hrali programy a rozobral ich program bez pomoci; stránku vytvára `python -m"
        " docs.making.print_reviews`. Uvádza sa, čo niečo stálo, a rozhodnutie, na ktorom rozdanie záviselo.",
        "talón",
    ),
    "it": Words(
        "Venti mani analizzate",
        "Queste mani sono state giocate da programmi e analizzate senza aiuto; la pagina è scritta da `python -m"
        " docs.making.print_reviews`. Vi si trova ciò che è costato qualcosa e la decisione che ha segnato la mano.",
        "monte",
    ),
}


class Deal(NamedTuple):
    """A deal that bots played: its game, the bots by seat, and its events."""

    number: int
    game: str
    bots: tuple[str, ...]
    events: tuple[Any, ...]


def deal(number: int) -> Deal:
    """Play deal ``number``, counted from 1; the same number always gives the same deal."""
    game = list(REVIEWED)[(number - 1) % len(REVIEWED)]
    chance = Random(f"review/{number}")
    bots = tuple("sharp" if (number // 2 + seat) % 3 else "steady" for seat in range(3))
    setup = GAMES[game].begin(REVIEWED[game].terms, number % 3)
    events, _ = play_deal(GAMES[game], setup, by_bots(GAMES[game], bots), chance, FIRST)
    return Deal(number, game, bots, events)


def review_deal(one: Deal) -> Review:
    """Review one deal."""
    return review(PACKAGES[one.game], one.events, names=NAMES)


def part(one: Deal, made: Review, lang: str) -> str:
    """Render a deal as a page shows it: bots and cards by seat, its course, and the review."""
    words, written = PAGES[lang], sheet(narrate(GAMES[one.game], made, lang, NAMES), NAMES)
    lines = [
        f"## {one.number}. {REVIEWED[one.game].names[lang]}",
        "",
        *_cards(one, words),
        "",
        " · ".join(_course(one, lang)),
        "",
    ]
    for entry in written.entries:
        lines += _entry(entry)
    lines += [*([written.nothing, ""] if written.nothing else []), *(f"- {line}" for line in written.sums)]
    return "\n".join(lines)


def page(parts: Sequence[str], lang: str) -> str:
    """A whole page."""
    return "\n\n".join((f"# {PAGES[lang].title}", PAGES[lang].about, *parts)) + "\n"


def _cards(one: Deal, words: Words) -> Iterator[str]:
    dealt = next(event for event in one.events if _kind(one, event) == "cards_dealt")
    rows = [(f"{name} ({bot})", hand) for name, bot, hand in zip(NAMES, one.bots, dealt.hands, strict=True)]
    yield from ("| | |", "|---|---|")
    for who, cards in (*rows, (words.talon, dealt.talon)):
        yield f"| {who} | {cards_in_signs(sorted_for_hand(set_of(cards)))} |"


def _course(one: Deal, lang: str) -> Iterator[str]:
    """The course of the deal without its tricks, and its outcome without the payments."""
    narration = PACKAGES[one.game].language().narration
    assert narration is not None
    for at, event in enumerate(one.events):
        if _kind(one, event) not in UNTOLD:
            yield from narration.tell(event, one.events[:at], NAMES, lang)
        elif _kind(one, event) == "deal_settled":
            yield narration.tell(event, one.events[:at], NAMES, lang)[0]


def _entry(entry: Entry) -> list[str]:
    turned = f" · **{entry.turning_point}**" if entry.turning_point else ""
    return [
        f"**{entry.done}** — {entry.cost} · {entry.verdict}{turned}  ",
        *(f"{line}  " for line in entry.sentences),
        "",
    ]


def _kind(one: Deal, event: Any) -> str:
    return GAMES[one.game].codec.event_kind(event)[0].partition(".")[2]


def main(arguments: Sequence[str] | None = None) -> None:
    """Review the deals, write the pages of the first, and print the times.

    Raises:
        SystemExit: a review took too long.
    """
    parser = argparse.ArgumentParser(description="Write the pages of reviewed deals.")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--printed", type=int, default=PRINTED)
    options = parser.parse_args(arguments)
    parts: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
    taken = []
    for number in range(1, options.deals + 1):
        one = deal(number)
        began = time.process_time()
        made = review_deal(one)
        taken.append(time.process_time() - began)
        print(f"{number}: {one.game}, {len(made.decisions)} decisions, {taken[-1]:.2f} s", flush=True)
        if number <= options.printed:
            for lang in LANGUAGES:
                parts[lang].append(part(one, made, lang))
    FOLDER.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        (FOLDER / f"{lang}.md").write_text(page(parts[lang], lang))
    print(f"{len(taken)} deals: {sum(taken) / len(taken):.2f} s each, the longest {max(taken):.2f} s")
    if max(taken) > LONGEST:
        raise SystemExit("a review took too long")


if __name__ == "__main__":
    main()
