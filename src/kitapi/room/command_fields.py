"""The types of fields that several commands have, each with its bounds."""

from typing import Annotated

from msgspec import Meta

from kitapi.kernel.bounds import LARGEST_COUNT, LONGEST_LINE, LONGEST_WORD, MOST_SEATS

CommandId = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]{8,64}\Z")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=LARGEST_COUNT)]
Name = Annotated[str, Meta(max_length=LONGEST_LINE)]
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
Word = Annotated[str, Meta(max_length=LONGEST_WORD)]

Number = Annotated[int, Meta(ge=1, le=LARGEST_COUNT)]
"""The number of a request or a proposal; each table counts them from 1."""
