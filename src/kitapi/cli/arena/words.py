"""The words for roles, phases and endings in tables, by their names in the arena and the rules."""

from kitapi.console.languages import translate
from kitapi.wording.catalogues import message

_WORDS = {
    # roles
    "bidder": message("bidder"),
    "declarer": message("declarer"),
    "alone": message("defending alone"),
    "first": message("first defender"),
    "second": message("second defender"),
    "pass deal": message("pass deal"),
    "betl": message("betl"),
    "against betl": message("against betl"),
    # phases of a deal
    "bidding": message("auction"),
    "discarding": message("discard"),
    "naming": message("contract"),
    "given_up": message("given up"),
    "participating": message("participation"),
    "inviting": message("calling in"),
    "doubling": message("doubling"),
    "playing": message("play"),
    "claimed": message("claim"),
    # endings
    "played": message("played"),
    "unopposed": message("unopposed"),
    "solo": message("solo"),
    "solo_declined": message("solo declined"),
    "pass_deal": message("pass deal"),
    "thrown_in": message("thrown in"),
    "all_passed": message("all passed"),
    "undoubled": message("not doubled"),
    # beliefs
    "holds": message("a player holds a card"),
    "void": message("a player is void"),
    "aside": message("a card lies aside"),
    "auction": message("auction"),
    "after the auction": message("after the auction"),
    "tricks 1–3": message("tricks 1–3"),
    "tricks 4–6": message("tricks 4–6"),
    "tricks 7–10": message("tricks 7–10"),
    # how a contract is played, as in ``Outcome.declared``
    "from hand": message("from hand"),
    "open": message("open"),
    "doubled": message("doubled"),
}


def in_words(name: str) -> str:
    """The words for ``name`` in the language of the command; ``name`` itself if there are none."""
    return translate(_WORDS[name]) if name in _WORDS else name


def declaration_in_words(declared: str) -> str:
    """A contract or game as ``Outcome.declared`` writes it: its number, then how it was played."""
    number, _, how = declared.partition(" ")
    ways = (name for name in ("from hand", "open", "doubled") if name in how)
    return ", ".join([number, *map(in_words, ways)])
