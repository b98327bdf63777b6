"""The signatures in the books of Caribbean Stud in words."""

from collections.abc import Sequence

from kitapi.games.caribbean_stud.rules.books.shift import Decided, Paid, Ruled
from kitapi.house.books.signatures import Served, Signed
from kitapi.kernel import seat_number
from kitapi.wording.authors import author_in_words, person_in_words
from kitapi.wording.catalogues import message, say
from kitapi.wording.letterhead import Letterhead
from kitapi.wording.papers import Grid, Section, figure

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


def jackpots_signed(paid: Sequence[Paid], head: Letterhead) -> tuple[Section, ...]:
    """Return the section with every step that led to an award, its author and time; empty for older logs."""
    rows = [(award, one) for award in paid for one in award.signed if one.by is not None]
    if not rows:
        return ()
    columns = (message("Round"), message("Seat"), message("Step"), message("Time ({zone})"), message("By whom"))
    grid = Grid(
        head=tuple(say(head.lang, one, zone=head.zone_name) for one in columns),
        rows=tuple((str(award.hand), str(seat_number(award.seat)), *_step(one, head)) for award, one in rows),
        figures=(0, 1),
        hands=tuple(award.hand for award, _ in rows),
    )
    return (Section(heading=say(head.lang, message("Who signed the jackpots")), grid=grid),)


def _step(signed: Signed, head: Letterhead) -> tuple[str, str, str]:
    who = author_in_words(signed.by, ROLES, head.lang)
    return say(head.lang, STEPS[signed.step]), head.clock_time(signed.at), who


def ruling_signed(ruled: Ruled, lang: str) -> str:
    """Who stated the facts of a ruling, and who joined it."""
    authors = (author_in_words(one.by, ROLES, lang) for one in ruled.signed)
    return "; ".join(dict.fromkeys(one for one in authors if one))


def claim_signed(claim: Decided, lang: str) -> str:
    """Who decided about a claim."""
    return author_in_words(claim.by, ROLES, lang)


def staff_in_words(staff: Sequence[Served], head: Letterhead) -> tuple[Section, ...]:
    """Return the section with the people in each role and their times; empty for older logs."""
    if not staff:
        return ()
    columns = (message("Role"), message("By whom"), message("From"), message("Until"), message("Steps"))
    grid = Grid(
        head=tuple(say(head.lang, one) for one in columns),
        rows=tuple(_staff_row(one, head) for one in staff),
        figures=(4,),
    )
    return (Section(heading=say(head.lang, message("Who was at the table for the house")), grid=grid),)


def _staff_row(one: Served, head: Letterhead) -> tuple[str, ...]:
    role = ROLES.get(str(one.by.role), str(one.by.role))
    return (
        say(head.lang, role),
        person_in_words(one.by, head.lang),
        head.moment(one.since),
        head.moment(one.until),
        figure(one.steps, head.lang),
    )
