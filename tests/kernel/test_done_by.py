"""The author of an event is a field of its JSON, and events of games with a house have no field of that name."""

from typing import Any

import msgspec
import pytest

from kitapi.kernel import Role, Seat
from kitapi.kernel.done_by import FIELD, DoneBy, author_in, with_author
from kitapi.registry import GAMES
from kitapi_testing.clauses import clause

ADA = DoneBy(role=Role("dealer"), visitor="3fa9", name="Ada")


@pytest.mark.parametrize("payload", [b'{"kind":"x"}', b"{}", b'{"a":[1,{"by":2}]}'])
@pytest.mark.parametrize("by", [ADA, DoneBy(seat=Seat(2), bot="simple"), DoneBy(automaton=True)])
def test_what_is_written_is_read_again_and_nothing_else_changes(payload: bytes, by: DoneBy) -> None:
    written = with_author(payload, by)
    assert author_in(written) == by
    fields = msgspec.json.decode(written)
    assert fields.pop(FIELD) == msgspec.to_builtins(by)
    assert fields == msgspec.json.decode(payload)
    assert with_author(payload, None) == payload


def test_of_an_older_event_nobody_is_known() -> None:
    assert author_in(b'{"kind":"x"}') is None


def test_what_cannot_be_an_author_is_refused() -> None:
    for by in (b"3", b'"Ada"', b'{"seat":-1}', b'{"name":"%s"}' % (b"x" * 101)):
        with pytest.raises(msgspec.MsgspecError):
            author_in(b'{"by":%s}' % by)


@clause("AMB-73")
def test_everybody_at_the_table_sees_name_and_role_and_not_the_visitor() -> None:
    assert ADA.shown == DoneBy(role=Role("dealer"), name="Ada")
    assert ADA.is_person
    assert not DoneBy(role=Role("dealer"), automaton=True).is_person


def test_no_event_of_a_game_with_a_house_has_a_field_of_that_name() -> None:
    for game in GAMES.values():
        if game.house is not None:
            kinds: Any = msgspec.inspect.type_info(game.codec.types["event"])
            assert FIELD not in {field.name for kind in kinds.types for field in kind.fields}
