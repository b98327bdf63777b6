"""Sentences that the page must say, from files beside the tests."""

from pathlib import Path


def written_sentences(place: Path, lang: str) -> dict[str, list[str]]:
    """Return the lines of the file ``place.LANGUAGE.txt`` for ``lang``, by their headings."""
    text = place.with_name(f"{place.name}.{lang}.txt").read_text(encoding="utf-8")
    blocks = (block.splitlines() for block in text.strip().split("\n\n"))
    return {heading.removeprefix("== "): lines for heading, *lines in blocks}
