"""Families of actions are expanded to single actions."""

import pytest

from kitapi.cards import DECK_32, read_cards
from kitapi.kernel import Commitment, Nonce, Permutation, Seal
from kitapi.kernel.options import Field, Form, Range, Subset, expand

BOUND = Commitment(context="t/1", algorithm="kitapi-fy-2", digest="ab" * 32)


def test_a_choice_of_cards_is_every_choice_of_so_many() -> None:
    found = expand(Subset(action="discard", of=read_cards("As Kd 7h"), size=2))
    assert found == (
        {"kind": "discard", "cards": ["As", "Kd"]},
        {"kind": "discard", "cards": ["As", "7h"]},
        {"kind": "discard", "cards": ["Kd", "7h"]},
    )


def test_a_form_is_every_row_of_its_fields() -> None:
    fields = (Field(name="game", values=(1, 2)), Field(name="open", values=(False, True)))
    assert expand(Form(action="name", fields=fields)) == (
        {"kind": "name", "game": 1, "open": False},
        {"kind": "name", "game": 1, "open": True},
        {"kind": "name", "game": 2, "open": False},
        {"kind": "name", "game": 2, "open": True},
    )


def test_a_range_goes_from_end_to_end_in_steps() -> None:
    assert [one["amount"] for one in expand(Range(action="ante", lowest=5, highest=15, step=5))] == [5, 10, 15]
    assert [one["amount"] for one in expand(Range(action="ante", lowest=5, highest=14, step=5))] == [5, 10]
    assert expand(Range(action="ante", lowest=5, highest=5, step=5)) == ({"kind": "ante", "amount": 5},)


@pytest.mark.parametrize(
    ("family", "option"),
    [
        (Permutation(of=DECK_32), "a permutation"),
        (Nonce(action="contribute", bytes=16), "contribute"),
        (Seal(action="pledge", seat=0, commitment=BOUND, bytes=16), "pledge"),
    ],
)
def test_what_is_without_end_is_not_written_out(family: Permutation | Nonce | Seal, option: str) -> None:
    with pytest.raises(ValueError, match=f"^{option} has too many values$"):
        expand(family)
