"""Write the table of irregularities: the ruling on each in every phase, from the rows that the rules use.

    python -m docs.making.games.caribbean_stud.rulings_table

Each row is an irregularity and each column a phase; a cell says what is void, with the numbers of its cases below the
table. Of several cases the first whose condition holds applies.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from kitapi.games.caribbean_stud.rules.rulings.book import IN_ORDER
from kitapi.games.caribbean_stud.rules.rulings.returns import nothing
from kitapi.games.caribbean_stud.rules.rulings.row import Case, Irregularity, Void, always
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES, present
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi_testing.games.caribbean_stud.unplayed_cases import UNPLAYED, Unplayed, reason

PAGE = Path(__file__).parents[3] / "games/caribbean_stud/irregularities.md"

HEAD = """# Caribbean Stud: irregularities by phase

The rulings on all irregularities, by the phase of a round in which they are reported. The page is made from the table
of rulings in the code, by `python -m docs.making.games.caribbean_stud.rulings_table`; the rules themselves are in
[the rulebook](rules.md#irregularities), and `kitapi ruling caribbean-stud` rules on a report
([form](../../formats/ruling.md)).

**hand**: the whole round is void. **seat**: the hand of a seat is void. **stands**: nothing is void. An empty cell: the
irregularity cannot happen in this phase, or is another one there. The numbers are those of the cases below; the first
case whose condition holds applies. A case whose number has ✓ is played at a table by
`tests/games/caribbean_stud/test_irregularities_played.py`: the facts are stated, the roles that must be present join,
chips and meter move as the ruling says, and the hand is played to its end. The others
[cannot be stated at a table](#not-at-a-table).
"""

NOT_AT_A_TABLE = """
## Not at a table

`kitapi ruling` rules on any report. At a table these cases cannot be stated, because its state contradicts them:

"""

VOID = {Void.HAND: "hand", Void.SEAT: "seat", Void.NONE: "stands"}
IN_FULL = {
    Void.HAND: "the whole round is void",
    Void.SEAT: "the hand of a seat is void",
    Void.NONE: "nothing is void",
}
WHO = {
    "gaming_inspector": "gaming inspector",
    "municipal_inspector": "municipal inspector",
    "gaming_management": "gaming management",
}
COLUMNS = tuple(phase for phase in Phase if any(phase in row.phases for row in IRREGULARITIES.values()))
"""Phases that have rulings, in the order of a round."""


def page() -> str:
    """The whole page."""
    notes = "\n".join(line for name in IN_ORDER for line in _notes(name, IRREGULARITIES[name]))
    unplayed = "\n".join(map(_render_unplayed, UNPLAYED))
    return f"{HEAD}\n{_table()}\n{NOT_AT_A_TABLE}{unplayed}\n\n## The cases\n{notes}"


def _render_unplayed(one: Unplayed) -> str:
    numbers, phases = ", ".join(map(str, one.numbers)), ", ".join(map(_phase_name, one.phases))
    return f"- {one.irregularity}, case {numbers}, in {phases}: {one.reason}."


def _table() -> str:
    titles = ["irregularity", *(_phase_name(phase) for phase in COLUMNS)]
    rows = [[_irregularity(name), *(_cell(name, phase) for phase in COLUMNS)] for name in IN_ORDER]
    return "\n".join(f"| {' | '.join(row)} |" for row in [titles, ["---"] * len(titles), *rows])


def _irregularity(name: str) -> str:
    return f"**{name}** {IRREGULARITIES[name].what}"


def _cell(name: str, phase: Phase) -> str:
    """The parts that are void in ``phase``, each with the numbers of its cases, in the order of the checks."""
    row = IRREGULARITIES[name]
    here = [
        (VOID[case.void], f"{number}{'' if reason(name, phase, number) else '✓'}")
        for number, case in enumerate(row.cases, 1)
        if phase in case.phases
    ]
    groups = groupby(here, key=lambda one: one[0])
    return " or ".join(f"{void} {', '.join(number for _, number in cases)}" for void, cases in groups)


def _notes(name: str, row: Irregularity) -> Iterator[str]:
    yield f"\n### {name}: {row.what}\n"
    for number, case in enumerate(row.cases, 1):
        yield f"{number}. {_case(name, case)}"
    yield f"\nElse the report is without ground. {_readable(row.otherwise)} ({name}, AMB-74)"


def _case(name: str, case: Case) -> str:
    """One case: phases, condition, what is void, which chips come back, wait or stay, what follows, who attends."""
    condition = "" if case.when is always else f", {_lower_first(_first_line(case.when))}"
    back = "" if case.back is nothing else f" Back: {_lower_first(_first_line(case.back))}."
    waits = "" if case.claim is nothing else f" As a claim: {_lower_first(_first_line(case.claim))}."
    kept = "" if case.kept is nothing else f" Kept: {_lower_first(_first_line(case.kept))}."
    people = f" Present: {', '.join(WHO[one] for one in present(case))}." if present(case) else ""
    phases = ", ".join(_phase_name(phase) for phase in Phase if phase in case.phases)
    return (
        f"*{phases}{condition}:* {IN_FULL[case.void]}."
        f"{back}{waits}{kept} {_readable(case.continues)}{people} ({', '.join((name, *case.clauses))})"
    )


def _readable(template: str) -> str:
    """A sentence with its placeholders replaced by words, such as “that seat”."""
    sentence = template.format_map(PLACES)
    return sentence[:1].upper() + sentence[1:] if template.startswith("{") and sentence.endswith(".") else sentence


PLACES = {
    "seat": "that seat",
    "lender": "the lender",
    "both": "both seats",
    "next": "the other seat",
    "void": "those who chose so",
    "unreached": "the last seats",
    "cards": "that many",
    "left": "that many",
    "bet": "chips",
    "due": "2 × ANTE",
}


def _first_line(function: Callable[..., Any]) -> str:
    summary = (function.__doc__ or "").partition("\n")[0].rstrip(".")
    if not summary:
        raise ValueError(f"{function} does not say what it is")
    return summary


def _lower_first(words: str) -> str:
    kept = words.startswith(("BET", "ANTE"))
    return words if kept else words[:1].lower() + words[1:]


def _phase_name(phase: Phase) -> str:
    return phase.name.replace("_", " ")


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the page, by default to its path in the documentation."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, default=PAGE)
    parser.parse_args(arguments).file.write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
