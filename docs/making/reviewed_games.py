"""The games whose deals the pages of reviews show."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class ReviewedTerms(NamedTuple):
    """The ``terms`` of a game's reviewed deals, and its ``names`` by language."""

    terms: Any
    names: Mapping[str, str]
