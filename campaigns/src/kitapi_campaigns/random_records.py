"""Records of sittings in which everybody takes random legal actions."""

from kitapi.records import Record
from kitapi.registry import GAMES
from kitapi_testing.games.sittings import play_sitting


def random_record(game: str, seed: int, deals: int) -> Record:
    """Up to ``deals`` deals of a sitting under the rulebook's terms; the same for the same arguments."""
    rules = GAMES[game]
    terms = rules.codec.read_terms(b"{}")
    return play_sitting(rules, terms, ("random",) * rules.seats(terms), seed, deals)
