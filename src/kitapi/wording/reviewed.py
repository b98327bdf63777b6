"""A review's short words: verdicts, costs and sums."""

from kitapi.wording.catalogues import message, say
from kitapi.wording.papers import tenths

VERDICTS: dict[str, str] = {
    "right": message("right"),
    "unlucky": message("right, but unlucky"),
    "mistake": message("a mistake"),
    "lucky": message("a mistake, but lucky"),
}
"""What a decision was for what could be known, and whether the cards lay so too."""

AMOUNTS: dict[str, str] = {
    "kapikia": message("Amounts in kapikia; what lies in common is shared out."),
    "points": message("Amounts in points; what lies in common is shared out."),
}

SMALLEST_ERROR = 0.05
"""What is less would be written as 0.0, and is not."""

TURNING_POINT = message("turning point")
NOTHING = message("No decision cost anything.")


def verdict_in_words(verdict: str, lang: str) -> str:
    """What a decision was: “a mistake”."""
    return say(lang, VERDICTS[verdict])


def cost_in_words(cost: float, error: float, lang: str) -> str:
    """What it cost, with what chance may make of it: “costs 2.3 ± 0.4”."""
    if error < SMALLEST_ERROR:
        return say(lang, message("costs {cost}"), cost=tenths(cost, lang))
    return say(lang, message("costs {cost} ± {error}"), cost=tenths(cost, lang), error=tenths(error, lang))


def open_cost_in_words(cost: float, lang: str) -> str:
    """What it lost as the cards lay."""
    return say(lang, message("as the cards lay {cost}"), cost=tenths(cost, lang))


def better_in_words(best: str, lang: str) -> str:
    """What would have been better."""
    return say(lang, message("Better: {best}."), best=best)


def seat_in_words(player: str, mistakes: int, decisions: int, lang: str) -> str:
    """How many of a player's decisions were mistakes."""
    text = message("{player}: mistakes {mistakes}, decisions {decisions}")
    return say(lang, text, player=player, mistakes=mistakes, decisions=decisions)


def deal_in_words(number: int, lang: str) -> str:
    """Which deal is reviewed."""
    return say(lang, message("Review of deal {number}"), number=number)


def amounts_in_words(unit: str, lang: str) -> str:
    """What all amounts of a review are counted in."""
    return say(lang, AMOUNTS[unit])
