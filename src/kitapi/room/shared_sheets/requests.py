"""What browsers send about shared sheets."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.kernel.bounds import LARGEST_COUNT, LONGEST_WORD
from kitapi.papers.changes import Change, Head

MOST_AT_ONCE = 100
"""The most changes of one request."""

Key: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORD)]


class NewSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The request to share a sheet; its changes follow."""

    head: Head


class SheetKey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A key of a sheet."""

    key: Key


class Exchange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes that the room may lack, and the request for those that it has stored above version ``after``."""

    key: Key
    after: Annotated[int, Meta(ge=0, le=LARGEST_COUNT)] = 0
    changes: Annotated[tuple[Change, ...], Meta(max_length=MOST_AT_ONCE)] = ()
