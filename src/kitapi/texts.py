"""Messages for people that are translated only when they are shown.

Code below `kitapi.wording` does not know the reader's language: it raises or returns an English ``Text``, and the code
that shows the text translates it.
"""

from typing import Protocol, TypeAlias, Union


class FilePath(Protocol):
    """The path of a file or folder, declared here because rules may not import ``pathlib``."""

    def __fspath__(self) -> str:
        """Return the path as it is written."""
        ...


Place: TypeAlias = Union[str, float, FilePath, "Text"]
"""A value that fills a placeholder of a text; if it is a ``Text``, it is translated too."""


class Text:
    """An English text and the values of its placeholders.

    Attributes:
        english: the text with its placeholders in braces, as in ``{card} is given twice``; the key of its translations.
        places: the values by the names of the placeholders.
    """

    __slots__ = ("english", "places")

    def __init__(self, english: str, /, **places: Place) -> None:
        self.english = english
        self.places = places

    def __str__(self) -> str:
        """The text in English, with its placeholders filled."""
        return self.english.format(**self.places) if self.places else self.english

    def __repr__(self) -> str:
        places = "".join(f", {name}={value!r}" for name, value in self.places.items())
        return f"Text({self.english!r}{places})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.english, self.places) == (other.english, other.places)

    def __hash__(self) -> int:
        return self.english.__hash__()


class TextError(ValueError):
    """An error whose message is a text.

    Attributes:
        problem: what is wrong.
    """

    def __init__(self, problem: Text) -> None:
        super().__init__(problem)
        self.problem = problem
