"""The shuffle: known answers (from a second implementation, in JavaScript), no bias, only secret numbers."""

import ast
import itertools
from collections import Counter
from pathlib import Path

import pytest

import kitapi
from kitapi.kernel import Commitment, pledge_of
from kitapi.room.record import shuffle as shuffle_module
from kitapi.room.record.shuffle import ALGORITHM, FIRST, below, commitment_of, fresh_secret, share_of_bot, shuffle

COUNTING = bytes(range(32))
SHARES = ("00112233445566778899aabbccddeeff", "", "f" * 32)


@pytest.mark.parametrize(
    ("secret", "context", "digest"),
    [
        (bytes(32), "t/1", "e74dca9d95a61a2c3c7cbf9863b13a7c74c0ac6966132859b8f064f98423bf17"),
        (COUNTING, "Κιτάπι/7", "44b02acc3325a2ba0dc5f2b4f73d8d995c4bb0c2dba4f42baa11cb7f2ad182b5"),
    ],
)
def test_a_commitment_is_the_one_the_second_implementation_makes(secret: bytes, context: str, digest: str) -> None:
    assert commitment_of(secret, context) == digest
    assert shuffle_module.make_commitment(context, secret) == Commitment(
        context=context, algorithm=ALGORITHM, digest=digest
    )


@pytest.mark.parametrize(
    ("algorithm", "cards", "secret", "shares", "context", "order"),
    [
        (
            FIRST,
            32,
            bytes(32),
            ("", "", ""),
            "t/1",
            "3 19 17 23 16 20 15 12 2 18 5 30 28 14 13 11 9 27 0 25 26 1 8 6 31 10 22 7 21 29 4 24",
        ),
        (
            FIRST,
            32,
            COUNTING,
            SHARES,
            "Κιτάπι/7",
            "18 4 2 21 9 19 31 17 20 11 26 25 22 24 30 5 10 1 8 23 0 3 6 7 15 28 14 29 13 27 16 12",
        ),
        (
            FIRST,
            52,
            COUNTING,
            (),
            "",
            "38 44 22 21 51 4 49 35 13 48 16 8 3 2 33 10 40 42 12 37 27 29 31 24 18 41 26 14 23 9 36 28 50 11 30 15 1 "
            "20 7 46 47 5 25 17 45 6 19 39 43 32 34 0",
        ),
        (
            ALGORITHM,
            32,
            bytes(32),
            ("", "", ""),
            "t/1",
            "21 25 14 9 7 8 17 22 29 3 24 30 16 15 13 18 28 10 5 19 20 27 1 6 31 0 12 23 2 11 4 26",
        ),
        (
            ALGORITHM,
            32,
            COUNTING,
            SHARES,
            "Κιτάπι/7",
            "9 23 26 25 16 30 0 2 15 22 28 21 11 27 6 19 10 14 7 24 12 1 8 17 20 13 31 4 5 3 18 29",
        ),
        (
            ALGORITHM,
            52,
            COUNTING,
            (),
            "",
            "29 32 17 13 10 3 45 27 48 5 19 14 1 11 50 49 33 39 7 0 8 30 2 46 38 43 25 12 22 26 4 47 23 9 41 21 24 51 "
            "31 44 40 16 34 20 15 37 6 36 35 42 28 18",
        ),
    ],
)
def test_a_shuffle_is_the_one_the_second_implementation_makes(
    algorithm: str, cards: int, secret: bytes, shares: tuple[str, ...], context: str, order: str
) -> None:
    assert shuffle(range(cards), secret, shares, context, algorithm) == tuple(int(card) for card in order.split())


def test_no_shuffle_has_any_other_name() -> None:
    with pytest.raises(ValueError, match="no shuffle is called kitapi-fy-0"):
        shuffle(range(32), COUNTING, SHARES, "t/1", "kitapi-fy-0")


@pytest.mark.parametrize(
    ("context", "digest", "seat", "value", "pledge"),
    [
        ("t/1", "ab" * 32, 0, SHARES[0], "79c1792784d894e410364b88bc91fed673d111332cf38d8a47951b29389f5cb7"),
        ("Κιτάπι/7", "cd" * 32, 3, SHARES[2], "f64ddb8921b187d5f38b81bf62331234f1d3d2ce139b9c8bf66c6689b8cf8cfe"),
    ],
)
def test_a_pledge_is_the_one_the_second_implementation_makes(
    context: str, digest: str, seat: int, value: str, pledge: str
) -> None:
    assert pledge_of(Commitment(context=context, algorithm=ALGORITHM, digest=digest), seat, value) == pledge


def test_a_bot_gives_something_else_at_each_seat_and_in_each_deal() -> None:
    given = {
        share_of_bot(secret, context, seat) for secret in (COUNTING, bytes(32)) for context in "ab" for seat in (0, 1)
    }
    assert len(given) == 8
    assert all(len(bytes.fromhex(share)) == 16 for share in given)
    assert share_of_bot(COUNTING, "a", 0) == share_of_bot(COUNTING, "a", 0), "the same after a crash"


@pytest.mark.parametrize(
    ("secret", "shares", "context"),
    [
        (bytes(31) + b"\1", SHARES, "t/1"),
        (bytes(32), (SHARES[1], SHARES[0], SHARES[2]), "t/1"),
        (bytes(32), (SHARES[0] + SHARES[1] + SHARES[2], "", ""), "t/1"),
        (bytes(32), (*SHARES, ""), "t/1"),
        (bytes(32), SHARES, "t/2"),
    ],
    ids=["secret", "whose contribution", "where a contribution ends", "how many contribute", "context"],
)
def test_a_shuffle_depends_on(secret: bytes, shares: tuple[str, ...], context: str) -> None:
    assert shuffle(range(32), secret, shares, context) != shuffle(range(32), bytes(32), SHARES, "t/1")


@pytest.mark.parametrize("bits", [3, 8, 9])
def test_every_number_below_a_bound_comes_from_equally_many_draws(bits: int) -> None:
    span = 1 << bits
    for bound in range(1, span + 1):
        drawn_numbers = Counter(
            below(bound, iter([drawn, 0]), bits) for drawn in range(span) if drawn < span - span % bound
        )
        assert set(drawn_numbers) == set(range(bound))
        assert len(set(drawn_numbers.values())) == 1, f"{bound} of {span}"


def test_a_number_that_would_favour_some_is_thrown_away() -> None:
    numbers = iter([255, 254, 252, 251])
    assert below(7, numbers, bits=8) == 251 % 7
    assert next(numbers, None) is None


@pytest.mark.parametrize("bound", [0, -1, 257])
def test_a_bound_out_of_reach_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound must be from 1 to 256"):
        below(bound, itertools.repeat(0), bits=8)


def test_every_order_of_four_cards_comes_up_equally_often() -> None:
    deals = 24 * 500
    orders = Counter(shuffle(range(4), number.to_bytes(32, "big"), (), "t/1") for number in range(deals))
    expected = deals / 24
    assert len(orders) == 24
    chi_square = sum((count - expected) ** 2 / expected for count in orders.values())
    assert chi_square < 49.7, "99.9 % of fair shuffles stay below this with 23 degrees of freedom"


def test_every_secret_is_256_bits_and_another_one() -> None:
    drawn = {fresh_secret() for _ in range(1000)}
    assert {len(secret) for secret in drawn} == {32}
    assert len(drawn) == 1000


def test_the_room_never_imports_the_random_module() -> None:
    for module in sorted((Path(kitapi.__file__).parent / "room").glob("*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert "random" not in names, module.name


def test_the_shuffle_is_short_enough_to_be_read() -> None:
    assert len(Path(shuffle_module.__file__).read_text(encoding="utf-8").splitlines()) < 150
