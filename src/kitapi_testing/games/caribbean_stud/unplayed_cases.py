"""Cases of irregularities that cannot be stated at a table, because its state contradicts them; with reasons."""

from typing import NamedTuple

from kitapi.games.caribbean_stud.rules.terms.phase import Phase


class Unplayed(NamedTuple):
    """Cases of one row, by their numbers and phases, and the reason why none of them occurs at a table."""

    irregularity: str
    numbers: tuple[int, ...]
    phases: tuple[Phase, ...]
    reason: str


_OVER = "after GAME OVER the next hand is opened at once, and nothing can be stated before"
_SAID = "the seat itself says what it held, at its turn after the ruling (AMB-55)"
_UNSEEN = "nobody knows yet whether the bank qualifies"
_STAKED = "there must be a ruling on a BET before its seat is settled"
_TAKEN = "the cards of a seat that folded are taken by then"
_SETTLED = "every seat is settled by then"
_HELD = (Phase.CHECK, Phase.REVEAL, Phase.SETTLE)

UNPLAYED: tuple[Unplayed, ...] = (
    Unplayed("CSP-100", (2,), (Phase.OVER,), _OVER),
    Unplayed("CSP-101", (2,), (Phase.OVER,), _OVER),
    Unplayed("CSP-110", (2,), (Phase.REVEAL,), _TAKEN),
    Unplayed("CSP-110", (2,), (Phase.JACKPOT, Phase.DONE), _SETTLED),
    Unplayed("CSP-113", (1,), (Phase.CHOOSE,), "the table accepts no request without a card and the right chips"),
    Unplayed("CSP-113", (4,), (Phase.CHOOSE,), "the ruling is given only once the seat has chosen"),
    *(Unplayed(name, (1,), (Phase.CHECK, Phase.REVEAL), _UNSEEN) for name in ("CSP-119", "CSP-120")),
    *(Unplayed(name, (2, 3, 4), _HELD, _SAID) for name in ("CSP-119", "CSP-120")),
    Unplayed("CSP-122", (1,), (Phase.CHOOSE, Phase.CHECK), "a loan for BET is an action of two players"),
    Unplayed("CSP-122", (2,), (Phase.STAKES, Phase.CHOOSE, Phase.CHECK), "no action lends chips for another wager"),
    *(Unplayed(name, (2,), (Phase.JACKPOT, Phase.DONE), _STAKED) for name in ("CSP-123", "CSP-124")),
)


def reason(irregularity: str, phase: Phase, number: int) -> str | None:
    """Return the reason why a case cannot be stated at a table; None if it can."""
    rows = (row for row in UNPLAYED if row.irregularity == irregularity and number in row.numbers)
    return next((row.reason for row in rows if phase in row.phases), None)
