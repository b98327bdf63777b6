"""The part of Caribbean Stud for the auditor: the kinds and laws with which it reads the game's books."""

from kitapi.auditor.accounts import Unreadable
from kitapi.auditor.games import AuditedGame
from kitapi.games.caribbean_stud.bookcheck.hands import StudHand
from kitapi.games.caribbean_stud.bookcheck.parts import Event


def meter_of(event: Event) -> str:
    """Return the name of the meter of a table opened before houses had names: tables with the same terms shared one.

    Raises:
        Unreadable: a field of the terms is missing.
    """
    house = event["terms"]["variant"]
    fields = ("token", "meter_share", "four_of_a_kind", "full_house", "flush", "reset", "opening_meter")
    try:
        return "-".join(str(house[field]) for field in fields)
    except KeyError as error:
        raise Unreadable(f"terms: {error} is missing") from error


BOOKS = AuditedGame(
    opening="caribbean_stud.hand_opened",
    deal=StudHand,
    newest={"caribbean_stud.facts_stated": 2},
    meter_of=meter_of,
)
