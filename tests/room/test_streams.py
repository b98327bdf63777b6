"""The names of the room's streams are formatted and parsed in one module."""

import pytest

from kitapi.room.record import streams


def test_the_table_is_found_whose_deals_are_written_in_a_stream() -> None:
    assert streams.table_played_in(streams.play_stream("A1")) == "A1"


@pytest.mark.parametrize(
    "stream", [streams.table_stream("A1"), streams.secret_stream("A1"), "", "A1", "play", "xplay:A1"]
)
def test_in_no_other_stream_deals_are_looked_for(stream: str) -> None:
    assert streams.table_played_in(stream) is None
