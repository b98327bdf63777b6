"""The examples in the documents equal the program's output."""

import re
from typing import get_args

import msgspec

from kitapi.games.prefa.rules.events import Event
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi_testing.commands import kitapi
from kitapi_testing.places import DOCS


def examples(page: str) -> list[str]:
    """Return the indented blocks that begin with a brace, each as one line."""
    text = (DOCS / page).read_text()
    blocks = re.findall(r"(?:^ {4,}\S.*\n)+", text, flags=re.MULTILINE)
    return [re.sub(r"\n\s+", "", block.strip()) for block in blocks if block.lstrip().startswith("{")]


def test_the_documented_deal_has_the_documented_score() -> None:
    deal, answer, *_ = examples("formats/score.md")
    assert kitapi("score", "prefa", given=deal).out == answer + "\n"


def test_the_documented_preferans_deals_have_the_documented_scores() -> None:
    text = (DOCS / "formats/score.md").read_text()
    section = text[text.index("## A deal of Preferans") : text.index("## A round of Caribbean Stud")]
    deals, scores = _lines_in_turn(section)
    assert len(deals) == len(scores) == 3
    assert kitapi("score", "preferans", given="\n".join(deals)).out.splitlines() == scores


def test_the_documented_rounds_of_caribbean_stud_have_the_documented_scores() -> None:
    text = (DOCS / "formats/score.md").read_text()
    rounds, scores = _lines_in_turn(text[text.index("## A round of Caribbean Stud") : text.index("## A bad line")])
    assert len(rounds) == len(scores) == 2
    assert kitapi("score", "caribbean-stud", given="\n".join(rounds)).out.splitlines() == scores


def _lines_in_turn(section: str) -> tuple[list[str], list[str]]:
    """Requests and their answers alternately, each on one line."""
    lines = [line.strip() for line in re.sub(r",\n {5}", ",", section).splitlines() if line.startswith("    {")]
    return lines[::2], lines[1::2]


def test_the_guides_deal_can_be_scored() -> None:
    (deal,) = examples("howto/score-a-paper-game.md")
    ran = kitapi("score", "prefa", given=deal, terminal=True)
    assert ran.status == 0
    guide = re.sub(r"[\s─]+", " ", (DOCS / "howto/score-a-paper-game.md").read_text())
    assert re.sub(r"[\s─]+", " ", ran.out).strip() in guide


def test_the_documented_kinds_are_all_there_are() -> None:
    kinds = {str(event.__struct_config__.tag) for event in get_args(Event)}
    assert set(re.findall(r"`(prefa\.\w+)`", (DOCS / "formats/record.md").read_text())) == kinds


def test_the_rulebook_lists_every_option_with_its_default() -> None:
    table = (DOCS / "games/prefa/rules.md").read_text().partition("## House rules (options)")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \|.*\| `?(\w+)`? \|[^|]*\|$", table, re.MULTILINE))
    defaults = msgspec.json.decode(msgspec.json.encode(PrefaVariant()))
    said = {True: "on", False: "off", None: "off"}
    words = {
        name: said[value] if value is None or isinstance(value, bool) else value for name, value in defaults.items()
    }
    assert rows == {name: str(word) for name, word in words.items()}


def test_the_documented_answer_to_a_drill_has_the_documented_score_sheet() -> None:
    text = (DOCS / "formats/drill.md").read_text()
    sheet = next(line.strip() for line in text.splitlines() if line.startswith('    {"drills"'))
    given = next(line.strip() for line in text.splitlines() if line.startswith('    {"trainee"'))
    options = ("--seed", "6", "--topic", "CSP-104", "--count", "1", "--answers", "-")
    assert kitapi("drill", "caribbean-stud", *options, given=given).out == sheet + "\n"


def test_the_documented_topics_are_all_there_are() -> None:
    listed = kitapi("drill", "caribbean-stud", "--list").answers()
    procedure = {one["topic"] for one in listed if not re.match("[A-Z]{3}-", one["topic"])}
    text = (DOCS / "formats/drill.md").read_text()
    assert procedure == set(re.findall(r"`([a-z-]+)`", text[text.index("by name:") : text.index("## A question")]))
