"""Sentences that state a rule have its clause: tips at each turn, rules of figures, refusals."""

import re
from functools import cache
from pathlib import Path

import pytest

import kitapi.registry  # noqa: F401 - it adds the languages of all games
from kitapi.wording.languages import refusals
from kitapi.wording.sentences import TURNS
from kitapi_testing.places import RULEBOOKS, page_sources
from tools.clauses.rulebook import clauses_in

GUIDES = [path for path in page_sources() if path.parts[-2:] == ("client", "guide.js")]
STEP = re.compile(
    r"\{\s*words: (?P<words>[^{}]*?),\s*because:\s+(?P<because>[^{}]*?),\s*clauses: \[(?P<clauses>[^\]]*)\],?\s*\}"
)
TEXT = re.compile(r"(?<![\w.])t\(")
NAMED = re.compile(r'(?:case |clauses?: |clause=)"([A-Z]+(?:-[A-Z]+)*-\d+)"')


@cache
def clauses() -> frozenset[str]:
    """Return every rule of the rulebooks."""
    return frozenset(clauses_in(RULEBOOKS))


def unbound(code: str) -> list[str]:
    """Return what is wrong with the guidance in ``code``: sentences without a clause, clauses of no rulebook."""
    steps = list(STEP.finditer(code))
    named = [re.findall(r'"([^"]*)"', step["clauses"]) for step in steps]
    outside = STEP.sub("", code)
    for called in {call for step in steps for call in re.findall(r"^(\w+)\(view\)$", step["words"])}:
        outside = re.sub(rf"const {called} = .*?;\n", "", outside, flags=re.DOTALL)
    return [
        *(f"states no rule: {step['words']}" for step, found in zip(steps, named, strict=True) if not found),
        *(f"says nothing: {found}" for step, found in zip(steps, named, strict=True) if '"' not in step["because"]),
        *(f"no rulebook has {clause}" for found in named for clause in found if clause not in clauses()),
        *(f"a sentence without a clause: {outside[place.start() :][:60]}" for place in TEXT.finditer(outside)),
    ]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.parent.name)
def test_guidance_names_the_rules_it_states(guide: Path) -> None:
    code = guide.read_text(encoding="utf-8")
    assert len(STEP.findall(code)) >= 5
    assert unbound(code) == []


@pytest.mark.parametrize(
    "code",
    [
        'return { words: t("Pass."), because: t("So it is.") };',
        'return { words: t("Pass."), because: t("So it is."), clauses: [] };',
        'return { words: t("Pass."), because: "", clauses: ["PREFA-AUC-04", "PREFA-AUC-99"] };',
        'const say = () => t("Pass.");',
    ],
)
def test_guidance_without_its_rules_is_found(code: str) -> None:
    assert unbound(code)


def test_rules_that_the_page_names_stand_in_a_rulebook() -> None:
    named = {clause for path in page_sources() for clause in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 40
    assert named - clauses() == set()


def test_refusals_name_rules_that_stand_in_a_rulebook() -> None:
    named = {refusal.clause for refusal in (*refusals(), *TURNS) if refusal.clause}
    assert len(named) > 40
    assert named - clauses() == set()
