"""The lines of a Preferans sheet in words, and the questions that a writer answers; the words are those of the page."""

from collections.abc import Mapping, Sequence
from typing import Any

from kitapi.games.preferans.language.names import GAMES, doubling_in_words
from kitapi.games.preferans.language.sums import entries_in_words
from kitapi.games.preferans.paper.document import DealLine
from kitapi.games.preferans.paper.form import BETL_LOST, BETL_MADE
from kitapi.games.preferans.paper.sitting import NextDeal
from kitapi.games.preferans.rules.game_numbers import GameNumber, is_suit_game
from kitapi.games.preferans.rules.sheet_page import WrittenDeal
from kitapi.games.preferans.rules.variant import PreferansVariant, Seven
from kitapi.wording.catalogues import say, say_as_page
from kitapi.wording.papers import figure

FIELDS = {
    "declarer": "Declarer",
    "game": "Game",
    "defence": "The defenders",
    "tricks": "Tricks",
    "betl": "Was it made?",
    "longest_run": "Tricks in a row",
}
"""The questions, in the page's words."""


def name_field(field: str, lang: str) -> str:
    """Return the question for ``field``."""
    return say_as_page(lang, FIELDS[field])


def name_next_deal(coming: NextDeal, names: Sequence[str], lang: str) -> str:
    """Return who deals next, and what is left to play for."""
    dealer = names[coming.dealer]
    if coming.pot is None:
        text = "Dealer: {name} · to play for: {sum}"
        return say_as_page(lang, text, name=dealer, sum=figure(coming.heads, lang))
    return say_as_page(lang, "Dealer: {name} · pot {pot}", name=dealer, pot=figure(coming.pot, lang))


def choice_in_words(
    choice: Mapping[str, Any], takers: Sequence[int], names: Sequence[str], variant: PreferansVariant, lang: str
) -> str:
    """Return an answer of the form; ``takers``: the seats whose tricks it counts."""
    match choice:
        case {"declarer": int(seat)}:
            return names[seat]
        case {"game": game, **ways}:
            return _game_in_words(DealLine(game=GameNumber(game), **ways), variant, lang)
        case {"longest_run": count}:
            return say_as_page(lang, "{count} in a row", count=count)
        case {"tricks": tricks}:
            taken = zip(takers, tricks, strict=True)
            return _betl(tricks, lang) if _is_betl(tricks) else " · ".join(f"{names[seat]} {n}" for seat, n in taken)
        case {"passed": True} | {"thrown_in": True}:
            return _void_in_words(lang, passed="passed" in choice)
        case _:
            return _defence_in_words(choice, takers, names, variant, lang)


def _is_betl(tricks: Sequence[int]) -> bool:
    """Whether these are the tricks that the form offers for a betl, and for no other game."""
    return tuple(tricks) in (BETL_MADE, BETL_LOST)


def _betl(tricks: Sequence[int], lang: str) -> str:
    return say_as_page(lang, "lost" if tricks[0] else "made")


def _void_in_words(lang: str, *, passed: bool) -> str:
    return say_as_page(lang, "All passed: no game" if passed else "Won at one: thrown in")


def _game_in_words(line: DealLine, variant: PreferansVariant, lang: str) -> str:
    """The game with its number, and whether it is played from hand and open."""
    assert line.game is not None
    named = say_as_page(lang, "{number} {game}", number=line.game.value, game=_name_of(line.game, variant, lang))
    ways = [way for way, said in (("from hand", line.from_hand), ("open", line.open)) if said]
    return ", ".join([named, *(say_as_page(lang, way) for way in ways)])


def _name_of(game: GameNumber, variant: PreferansVariant, lang: str) -> str:
    if is_suit_game(game):
        return say(lang, GAMES[game])
    return say_as_page(lang, "sans" if game is GameNumber.SEVEN and variant.seven is Seven.SANS_ATOUT else GAMES[game])


def _defence_in_words(
    said: Mapping[str, Any], takers: Sequence[int], names: Sequence[str], variant: PreferansVariant, lang: str
) -> str:
    """Who plays, and who said kontra."""
    if said.get("undoubled"):
        return say_as_page(lang, "no kontra: not played")
    words = _calls_in_words(said, names, lang, "{doubling}: {name}")
    if words:
        return " · ".join(words)
    dropped = said.get("dropped", ())
    if not dropped:
        return say_as_page(lang, "both play, no kontra" if variant.defenders_may_drop else "No kontra")
    alone = [seat for seat in takers[1:] if seat not in dropped]
    return say_as_page(lang, "alone: {name}", name=names[alone[0]]) if alone else say_as_page(lang, "nobody plays")


def _calls_in_words(said: Mapping[str, Any], names: Sequence[str], lang: str, kontra: str) -> list[str]:
    """Who called the other defender in, and who said kontra, in the text ``kontra``."""
    words = []
    if (inviting := said.get("invited_by")) is not None:
        words.append(say_as_page(lang, "{name} called the other in", name=names[inviting]))
    if (caller := said.get("kontra_by")) is not None:
        words.append(say_as_page(lang, kontra, doubling=_name_doubling(said["doublings"], lang), name=names[caller]))
    return words


def _name_doubling(level: int, lang: str) -> str:
    """The name of a doubling within a line."""
    return doubling_in_words(level, lang).lower()


def line_in_words(line: DealLine, names: Sequence[str], variant: PreferansVariant, lang: str) -> str:
    """Return a line of the sheet in a few words."""
    if line.game is None or line.declarer is None:
        return _void_in_words(lang, passed=not line.thrown_in)
    contract = _game_in_words(line, variant, lang)
    named = say_as_page(lang, "{name}, {contract}", name=names[line.declarer], contract=contract)
    return say_as_page(lang, "{named}: {ending}", named=named, ending=_ending_in_words(line, names, lang))


def _ending_in_words(line: DealLine, names: Sequence[str], lang: str) -> str:
    if line.undoubled:
        return say_as_page(lang, "no kontra: not played")
    said = {"kontra_by": line.kontra_by, "doublings": line.doublings}
    return " · ".join([*_calls_in_words(said, names, lang, "{doubling} ({name})"), _tricks_in_words(line, lang)])


def _tricks_in_words(line: DealLine, lang: str) -> str:
    if len(line.dropped) > 1:
        return say_as_page(lang, "nobody plays")
    tricks = line.tricks or ()
    return _betl(tricks, lang) if line.game is GameNumber.BETL else " – ".join(map(str, tricks))


def explain_line(written: WrittenDeal, names: Sequence[str], variant: PreferansVariant, lang: str) -> tuple[str, ...]:
    """Return what a deal has entered, with its calculation and its rules."""
    return entries_in_words(written.facts, written.settlement, variant, names, lang)
