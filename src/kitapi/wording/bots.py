"""Bots in words, by how they play: what a report of a house calls them."""

from kitapi.wording.catalogues import message, say

LEVELS: dict[str, str] = {
    "sharp": message("sharp bot"),
    "master": message("master bot"),
    "patient": message("patient bot"),
    "steady": message("steady bot"),
    "simple": message("simple bot"),
    "rock": message("careful bot"),
    "book": message("bot that plays by the odds"),
    "passer": message("bot that always passes"),
    "random": message("bot that plays at random"),
}
"""The words for the bots that the games' packages name."""


def bot_in_words(name: str, lang: str) -> str:
    """The bot ``name`` in words: “simple bot”; of a bot without words of its own, “bot” and its name."""
    return say(lang, LEVELS[name]) if name in LEVELS else say(lang, message("bot {name}"), name=name)


def name_in_words(name: str, lang: str) -> str:
    """The name of whoever sits at a seat: of a bot its words with a capital letter, of a person the name itself."""
    if name not in LEVELS:
        return name
    words = bot_in_words(name, lang)
    return words[0].upper() + words[1:]
