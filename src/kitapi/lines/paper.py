"""Scorers of games played on paper, which return the score of a line of JSON, and the sheets of whole sittings."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from kitapi.lines.answers import Shown

if TYPE_CHECKING:
    from kitapi.wording.papers import Section


class RulingPaper(NamedTuple):
    """A game's rulings on irregularities that are reported as lines of JSON.

    ``about``: a sentence for the help. ``rule``: returns the ruling for a line; raises ``BadLine`` if the line is not a
    report. ``list_irregularities``: returns all irregularities. ``shown``: loads the function that renders a ruling.
    ``show_list``: prints all irregularities.
    """

    about: str
    rule: Callable[[bytes], msgspec.Struct]
    list_irregularities: Callable[[], Iterable[msgspec.Struct]]
    shown: Callable[[], Shown]
    show_list: Callable[[Iterable[Any]], None]


class PaperImports(NamedTuple):
    """What becomes of a record, and of a file of scores: its sitting, or why it cannot become a sheet.

    ``recorded``: the struct of a record's terms and of its events of ``recorded_kinds``. ``scored``: that of the deals
    in a file of scores.
    """

    recorded_kinds: tuple[str, ...]
    recorded: type[msgspec.Struct]
    record: Callable[[Any], Any]
    scored: type[msgspec.Struct]
    scores: Callable[[Any], Any]


class PaperSheets(NamedTuple):
    """The sheets that a game's writers keep: what may be written, and its words, each in the language named last.

    ``deal``: the struct of a line that is a deal. ``write``: computes a sitting. ``offer``: returns the form for the
    next deal, given the sitting and a draft. ``write_line``: what a line would write after a sitting; raises
    ``BadLine``. ``known``: the fields of a deal in ``docs/formats/score.md`` that follow from the sitting before it.
    ``read_score``: converts the other fields of a score to those of a line. ``export``: the deal of each line of a
    sitting as a score reads it; None: no score describes the line. ``imports``: files that become sheets.

    ``question`` and ``choice``: a question of the form and an answer to it; a choice is read with the seats that it
    counts, the players' names and the house rules. ``next_deal``: the deal to be written next. ``line``: a line in
    few words. ``explain``: what a line has written, a sentence for every payment with its calculation.
    ``sections``: the sheet.
    """

    deal: type[msgspec.Struct]
    write: Callable[[Any], Any]
    offer: Callable[[Any, Any], Any]
    write_line: Callable[[Any, Any], Any]
    known: Callable[[Any], dict[str, Any]]
    read_score: Callable[[Any, Mapping[str, Any]], dict[str, Any]]
    export: Callable[[Any], Sequence[msgspec.Struct | None]]
    imports: PaperImports
    question: Callable[[str, str], str]
    choice: Callable[[Mapping[str, Any], Sequence[int], Sequence[str], Any, str], str]
    next_deal: Callable[[Any, Sequence[str], str], str]
    line: Callable[[Any, Sequence[str], Any, str], str]
    explain: "Callable[[Any, Sequence[str], Any, str], tuple[str, ...]]"
    sections: "Callable[[Any, Sequence[str], str], tuple[Section, ...]]"


class PaperScorer(NamedTuple):
    """A game's scorer.

    ``about``: a sentence for the help. ``score``: returns the score for a line; raises ``BadLine`` if the line is not a
    deal. ``shown``: loads the function that renders a score on a terminal. ``sitting``: loads the struct of a whole
    sitting on paper, with its ``lines``; None: the game's sheets are not kept on paper. ``sheets``: loads what the
    command line needs of such sheets.
    """

    about: str
    score: Callable[[bytes], msgspec.Struct]
    shown: Callable[[], Shown]
    rulings: RulingPaper | None = None
    sitting: Callable[[], type[msgspec.Struct]] | None = None
    sheets: Callable[[], PaperSheets] | None = None
