"""The rulebook of a game in all its languages: files in the game's package, generated from ``docs/games``."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from kitapi.rulebooks.rulebook import SOURCE_LANGUAGE, Rulebook

FOLDER = "rulebook"
"""The folder in a game's package with its rulebook, a file for each language."""

SUFFIX = ".json"


class RulebookFolder:
    """The rulebook of the game in ``package``. ``python -m tools.rulebooks`` generates its files."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._read = cache(self._decode)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which there is a rulebook, the source language first."""
        found = {one.name.removesuffix(SUFFIX) for one in self._folder.iterdir() if one.name.endswith(SUFFIX)}
        return (SOURCE_LANGUAGE, *sorted(found - {SOURCE_LANGUAGE}))

    def choose_language(self, wanted: str) -> str:
        """Return ``wanted`` if there is a rulebook in this language, else the source language."""
        return wanted if wanted in self.languages else SOURCE_LANGUAGE

    def read_bytes(self, language: str) -> bytes:
        """Return the rulebook in ``language`` as JSON.

        Raises:
            FileNotFoundError: there is none in this language.
        """
        return (self._folder / f"{language}{SUFFIX}").read_bytes()

    def read(self, language: str) -> Rulebook:
        """Return the rulebook in ``language``; raises as ``read_bytes`` does."""
        return self._read(language)

    def _decode(self, language: str) -> Rulebook:
        return msgspec.json.decode(self.read_bytes(language), type=Rulebook)

    @property
    def _folder(self) -> Traversable:
        return files(self._package) / FOLDER
