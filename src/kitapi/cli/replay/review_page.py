"""Reviews as text for people on a terminal."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kitapi.review import Review
from kitapi.review.sheet import Entry, sheet


def show_reviews(
    reviews: Iterable[Review],
    names: Sequence[str],
    *,
    every: bool = False,
    seat: int | None = None,
    console: Console | None = None,
) -> None:
    """Print every review as it is made: decisions that cost something, or ``every`` decision; of all seats or one."""
    console = console or Console()
    for one in reviews:
        page = sheet(one, names, every=every, seat=seat)
        console.print(Text.assemble((page.heading, "bold"), "\n", (page.amounts, "dim")))
        for entry in page.entries:
            _show(console, entry)
        for line in (page.nothing, *page.sums):
            if line:
                console.print(Text(line))
        console.print()


def _show(console: Console, entry: Entry) -> None:
    turned = f" · {entry.turning_point}" if entry.turning_point else ""
    console.print(Text.assemble(_colour_suits(entry.done), f"  {entry.cost} · {entry.verdict}", (turned, "bold")))
    for sentence in entry.sentences:
        console.print(Padding(_colour_suits(sentence), (0, 0, 0, 2)))


def _colour_suits(words: str) -> Text:
    text = Text(words)
    text.highlight_regex(r"\b\w+[♦♥]", "red")
    return text
