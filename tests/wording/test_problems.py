from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from kitapi.wording.problems import field_and_problem, problem_in_words


class Inner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    share: Annotated[int, Meta(gt=0, le=100, multiple_of=10)] = 10


class Sample(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=3, lt=5)]
    answer: Literal["play", "pass"] = "play"
    tricks: tuple[int, int, int] | None = None
    aces: bool = False
    code: Annotated[str, Meta(pattern="^[a-f]+$")] = "a"
    inner: Inner = Inner()


@pytest.mark.parametrize(
    ("sent", "field", "problem"),
    [
        ('{"players":true}', "players", "must be a whole number, not true or false"),
        ('{"players":3.0}', "players", "must be a whole number, not a number with a fraction"),
        ('{"players":"3"}', "players", "must be a whole number, not a text"),
        ('{"players":null}', "players", "must be a whole number, not nothing (null)"),
        ('{"players":2}', "players", "must be 3 or more"),
        ('{"players":5}', "players", "must be 4 or less"),
        ("{}", "players", "is missing"),
        ('{"players":3,"extra":1}', "extra", "is no field known here"),
        ('{"players":3,"answer":"no"}', "answer", "cannot be “no”"),
        ('{"players":3,"tricks":{}}', "tricks", "must be a list, not an object"),
        ('{"players":3,"tricks":[1,2]}', "tricks", "must be a list of 3"),
        ('{"players":3,"tricks":[1,2,"3"]}', "tricks[2]", "must be a whole number, not a text"),
        ('{"players":3,"aces":1}', "aces", "must be true or false, not a whole number"),
        ('{"players":3,"code":"x"}', "code", "does not have the form asked for"),
        ('{"players":3,"inner":{"share":0}}', "inner.share", "must be 1 or more"),
        ('{"players":3,"inner":{"share":15}}', "inner.share", "must be a multiple of 10"),
        ('{"players":3,"inner":{"share":110}}', "inner.share", "must be 100 or less"),
        ('{"players":3,"inner":{"x":1}}', "inner.x", "is no field known here"),
        ("[1]", "", "must be an object, not a list"),
        ('{"players":', "", "is not JSON"),
        ("{'players':3}", "", "is not JSON"),
    ],
)
def test_what_a_decoder_finds_wrong_is_said_of_the_field_it_means(sent: str, field: str, problem: str) -> None:
    with pytest.raises(msgspec.MsgspecError) as caught:
        msgspec.json.decode(sent, type=Sample)
    found, bare = field_and_problem(str(caught.value))
    assert found == field
    assert problem_in_words(bare, "en") == problem


def test_a_problem_of_another_kind_stays_as_it_is() -> None:
    assert problem_in_words("the moon is full", "el") == "the moon is full"
