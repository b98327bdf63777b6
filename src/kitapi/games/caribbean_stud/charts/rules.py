"""House rules: the effect of a change of one of them on the house edge."""

from typing import Any, Final, NamedTuple

import altair as alt
from msgspec.structs import replace

from kitapi.games.caribbean_stud.odds.game import Game, Progress, WholeGame, compute_whole_game
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK
from kitapi.games.caribbean_stud.rules.terms.paytables import Payments
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, Qualification
from kitapi.reports.look import ACCENT, STRONG, chart_of, config, in_lines, is_narrow, labels
from kitapi.reports.parts import (
    Cell,
    Part,
    Specification,
    Table,
    number,
    percentage,
    round_figure,
)
from kitapi.wording.catalogues import message, say

CUT: Final = "◂"
"""A sign beside a bar that continues beyond its chart."""

FULL_HOUSE, FLUSH = 3, 4
"""Rows of the payments."""


class Change(NamedTuple):
    """House rules that differ from the rulebook's in one point; ``words``: that point."""

    words: str
    game: Game
    variant: CaribbeanStudVariant


def _with_payment(row: int, to_one: int) -> CaribbeanStudVariant:
    """Return the rulebook's house rules with the payment ``to_one`` in ``row`` of both tables."""

    def change(payments: Payments) -> Any:
        return tuple(to_one if place == row else paid for place, paid in enumerate(payments))

    return replace(RULEBOOK, table=change(RULEBOOK.table), exchange_table=change(RULEBOOK.exchange_table))


def changes_of(game: Game) -> tuple[Change, ...]:
    """Return the rulebook's rules first, then every change that is computed for a game."""
    either = replace(RULEBOOK, qualification=Qualification.ACE_OR_KING)
    reduced = replace(RULEBOOK, table=RULEBOOK.exchange_table)
    both = (
        Change(message("the rulebook's rules"), game, RULEBOOK),
        Change(message("the bank qualifies with an ace or a king"), game, either),
        Change(message("60, 30 and 12 to 1 also without an exchange"), game, reduced),
        Change(message("a full house pays 6 to 1"), game, _with_payment(FULL_HOUSE, 6)),
        Change(message("a flush pays 4 to 1"), game, _with_payment(FLUSH, 4)),
    )
    return both + _EXCHANGES if game is Game.VENICE else both


_EXCHANGES: Final = (
    Change(message("an exchange costs two ANTEs"), Game.VENICE, replace(RULEBOOK, exchange_fee=2)),
    Change(
        message("100, 50 and 20 to 1 also after an exchange"),
        Game.VENICE,
        replace(RULEBOOK, exchange_table=RULEBOOK.table),
    ),
    Change(message("no exchange"), Game.BASE, RULEBOOK),
)


def compute_changes(game: Game, progress: Progress | None = None) -> list[tuple[Change, WholeGame]]:
    """Compute the results of perfect play under every change, one after the other."""
    changes = changes_of(game)
    found: list[tuple[Change, WholeGame]] = []
    for place, one in enumerate(changes):
        part_progress = _part_of(progress, place, len(changes))
        (whole,) = compute_whole_game(one.game, variant=one.variant, progress=part_progress)
        found.append((one, whole))
    return found


def _part_of(progress: Progress | None, place: int, places: int) -> Progress | None:
    if progress is None:
        return None
    return lambda done, total: progress(place * total + done, places * total)


def rules_part(found: list[tuple[Change, WholeGame]], lang: str) -> Part:
    """Return the house edge under every change, with best play by the changed rules."""
    text = message(
        "The house edge by best play, as a part of ANTE: by the rulebook's rules, and where a house changes one of "
        "them. The broken line is the rulebook's edge; {cut} marks a bar that is cut off."
    )
    return Part(
        name="rules",
        heading=say(lang, message("House edge and house rules")),
        finding=_summarize(found, lang),
        text=(say(lang, text, cut=CUT),),
        facts=(),
        chart=lambda width: _chart(found, lang, width),
        alt_text=say(lang, message("The house edge under every change; the table below says the same.")),
        table=_table(found, lang),
        notes=_notes(found, lang),
    )


def _summarize(found: list[tuple[Change, WholeGame]], lang: str) -> str:
    """Return the rulebook's edge, and the changes with the lowest and the highest edge."""
    worst, best = (choose(found[1:], key=lambda one: one[1].expectation) for choose in (min, max))
    text = message(
        "By the rulebook's rules the house edge is {usual}; of the changes shown it is lowest with “{best}”, {low}, "
        "and highest with “{worst}”, {high}."
    )
    usual, low, high = (percentage(-one[1].expectation, lang, 2).text for one in (found[0], best, worst))
    names = {"best": say(lang, best[0].words), "worst": say(lang, worst[0].words)}
    return say(lang, text, usual=usual, low=low, high=high, **names)


def _notes(found: list[tuple[Change, WholeGame]], lang: str) -> tuple[str, ...]:
    notes = [message("Whoever plays is taken to know the rules and to play best by them.")]
    if any(change.variant.qualification is Qualification.ACE_OR_KING for change, _ in found):
        notes.append(
            message(
                "A bank that qualifies with an ace or a king alone also qualifies with many weak hands. It then pays "
                "BETs where by the rulebook it would pay ANTEs only, so the players win."
            )
        )
    return tuple(say(lang, one) for one in notes)


def _table(found: list[tuple[Change, WholeGame]], lang: str) -> Table:
    head = (
        message("House rules"),
        message("House edge, of ANTE"),
        message("Difference"),
        message("Element of risk, of all that is staked"),
        message("Variance, in squares of ANTE"),
    )
    usual = found[0][1].expectation
    return Table(
        head=tuple(say(lang, one) for one in head),
        rows=tuple(
            (
                Cell(say(lang, change.words)),
                percentage(-whole.expectation, lang),
                percentage(usual - whole.expectation, lang),
                percentage(whole.element_of_risk, lang),
                number(whole.variance, lang, 4),
            )
            for change, whole in found
        ),
    )


def _chart(found: list[tuple[Change, WholeGame]], lang: str, width: int) -> Specification:
    rows = _rows(found, lang, width)
    far = max(row["end"] for row in rows)
    low = min(0.0, *(row["edge"] for row in rows))
    scale = alt.Scale(domain=[low, far * (1.35 if is_narrow(width) else 1.15)], nice=False)
    base = chart_of(rows).encode(
        x=alt.X("edge:Q", scale=scale, axis=alt.Axis(title=_title(lang), tickCount=4)),
        y=alt.Y("rules:O", sort=[row["rules"] for row in rows], axis=None),
    )
    bars = base.mark_bar(color=STRONG, height={"band": 0.6})
    figures = base.mark_text(align="left", dx=6).encode(x="end:Q", text="told:N")
    usual = chart_of(rows[:1]).mark_rule(color=ACCENT, strokeDash=[5, 4], strokeWidth=1.5)
    names = chart_of(rows).encode(y=alt.Y("rules:O", sort=[row["rules"] for row in rows]))
    layered = alt.layer(bars, usual.encode(x="edge:Q"), figures, *labels(names, "rules"))
    size = {"width": width - (148 if is_narrow(width) else 320), "height": {"step": 46 if is_narrow(width) else 32}}
    drawn: Specification = layered.properties(**size).configure(**config()).to_dict()
    return drawn


def _rows(found: list[tuple[Change, WholeGame]], lang: str, width: int) -> list[dict[str, Any]]:
    """Return the rows of the chart: every change with the end of its bar and the place of its number.

    The number is to the right of the bar and of the rulebook's line. A bar that would extend farther to the left than
    any to the right is cut off, because it would make all others small.
    """
    edges = [round_figure(-whole.expectation * 100) for _, whole in found]
    least = -max(0.0, *edges)
    return [
        {
            "rules": in_lines(say(lang, change.words), width),
            "edge": max(edge, least),
            "end": max(0.0, edge, edges[0]),
            "told": (f"{CUT} " if edge < least else "") + percentage(-whole.expectation, lang, 2).text,
        }
        for (change, whole), edge in zip(found, edges, strict=True)
    ]


def _title(lang: str) -> str:
    return say(lang, message("House edge, % of ANTE"))
