"""The short texts of a review: verdicts, costs and sums."""

from kitapi.wording.catalogues import message, say
from kitapi.wording.papers import tenths

VERDICTS: dict[str, str] = {
    "right": message("right"),
    "unlucky": message("right, but unlucky"),
    "mistake": message("a mistake"),
    "lucky": message("a mistake, but lucky"),
}
"""The verdicts on a decision: by what could be known, and as the cards lay."""

AMOUNTS: dict[str, str] = {
    "kapikia": message("Amounts in kapikia; what lies in common is shared out."),
    "points": message("Amounts in points; what lies in common is shared out."),
}

SMALLEST_ERROR = 0.05
"""A smaller error is not written, because it would be rounded to 0.0."""

TURNING_POINT = message("turning point")
NOTHING = message("No decision cost anything.")


def verdict_in_words(verdict: str, lang: str) -> str:
    """The verdict on a decision, such as “a mistake”."""
    return say(lang, VERDICTS[verdict])


def cost_in_words(cost: float, error: float, lang: str) -> str:
    """The cost of a decision with its standard error, as “costs 2.3 ± 0.4”."""
    if error < SMALLEST_ERROR:
        return say(lang, message("costs {cost}"), cost=tenths(cost, lang))
    return say(lang, message("costs {cost} ± {error}"), cost=tenths(cost, lang), error=tenths(error, lang))


def open_cost_in_words(cost: float, lang: str) -> str:
    """The loss of a decision as the cards lay, in words."""
    return say(lang, message("as the cards lay {cost}"), cost=tenths(cost, lang))


def better_in_words(best: str, lang: str) -> str:
    """The better action, in words."""
    return say(lang, message("Better: {best}."), best=best)


def seat_in_words(player: str, mistakes: int, decisions: int, lang: str) -> str:
    """The number of a player's decisions that were mistakes, in words."""
    text = message("{player}: mistakes {mistakes}, decisions {decisions}")
    return say(lang, text, player=player, mistakes=mistakes, decisions=decisions)


def deal_in_words(number: int, lang: str) -> str:
    """The heading that names the reviewed deal."""
    return say(lang, message("Review of deal {number}"), number=number)


def amounts_in_words(unit: str, lang: str) -> str:
    """The unit of all amounts of a review, in words."""
    return say(lang, AMOUNTS[unit])
