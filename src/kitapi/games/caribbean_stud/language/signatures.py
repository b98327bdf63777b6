"""The signatures in the books of Caribbean Stud in words."""

from collections.abc import Sequence

from kitapi.games.caribbean_stud.rules.books.shift import Decided, Paid, Ruled
from kitapi.house.books.signatures import Served, Signed
from kitapi.kernel import seat_number
from kitapi.wording.authors import author_in_words, person_in_words
from kitapi.wording.catalogues import message, say
from kitapi.wording.papers import Grid, Section, clock_time, figure, moment

ROLES: dict[str, str] = {
    "dealer": message("The dealer"),
    "gaming_inspector": message("The gaming inspector"),
    "municipal_inspector": message("The municipal inspector"),
    "gaming_management": message("The gaming management"),
    "control_room": message("The control room"),
    "floor": message("The floor"),
}
"""The roles that act, by name."""

STEPS: dict[str, str] = {
    "cards_dealt": message("Cards dealt"),
    "declaration_noted": message("Declaration noted"),
    "hand_confirmed": message("Hand looked at by camera"),
    "payment_authorised": message("Payment authorised"),
    "inspector_attended": message("Present at the payment"),
    "selector_turned": message("Key turned"),
    "jackpot_awarded": message("Jackpot paid"),
    "facts_stated": message("Facts stated"),
    "ruling_joined": message("Ruling joined"),
}
"""The words for the signed steps, by the event's name."""


def jackpots_signed(paid: Sequence[Paid], lang: str) -> tuple[Section, ...]:
    """Return the section with every step that led to an award, its author and time; empty for older logs."""
    rows = [(award, one) for award in paid for one in award.signed if one.by is not None]
    if not rows:
        return ()
    head = (message("Round"), message("Seat"), message("Step"), message("Time, UTC"), message("By whom"))
    grid = Grid(
        head=tuple(say(lang, one) for one in head),
        rows=tuple((str(award.hand), str(seat_number(award.seat)), *_step(one, lang)) for award, one in rows),
        figures=(0, 1),
        hands=tuple(award.hand for award, _ in rows),
    )
    return (Section(heading=say(lang, message("Who signed the jackpots")), grid=grid),)


def _step(signed: Signed, lang: str) -> tuple[str, str, str]:
    return say(lang, STEPS[signed.step]), clock_time(signed.at), author_in_words(signed.by, ROLES, lang)


def ruling_signed(ruled: Ruled, lang: str) -> str:
    """Who stated the facts of a ruling, and who joined it."""
    authors = (author_in_words(one.by, ROLES, lang) for one in ruled.signed)
    return "; ".join(dict.fromkeys(one for one in authors if one))


def claim_signed(claim: Decided, lang: str) -> str:
    """Who decided about a claim."""
    return author_in_words(claim.by, ROLES, lang)


def staff_in_words(staff: Sequence[Served], lang: str) -> tuple[Section, ...]:
    """Return the section with the people in each role and their times; empty for older logs."""
    if not staff:
        return ()
    head = (message("Role"), message("By whom"), message("From"), message("Until"), message("Steps"))
    grid = Grid(
        head=tuple(say(lang, one) for one in head),
        rows=tuple(_staff_row(one, lang) for one in staff),
        figures=(4,),
    )
    return (Section(heading=say(lang, message("Who was at the table for the house")), grid=grid),)


def _staff_row(one: Served, lang: str) -> tuple[str, ...]:
    role = ROLES.get(str(one.by.role), str(one.by.role))
    return (
        say(lang, role),
        person_in_words(one.by, lang),
        moment(one.since, lang),
        moment(one.until, lang),
        figure(one.steps, lang),
    )
