"""The longest tests begin first if several workers share the tests."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.longest_first import LONGEST, ROOT, begin_with_longest

NAMES = ("tests/cards/test_cards.py", LONGEST[1], "tests/web/test_pages.py", LONGEST[0], LONGEST[1])


def order(config: Any) -> list[str]:
    items: list[Any] = [SimpleNamespace(path=ROOT / name) for name in NAMES]
    begin_with_longest(config, items)
    return [item.path.relative_to(ROOT).as_posix() for item in items]


def test_workers_begin_with_what_takes_longest() -> None:
    begun = order(SimpleNamespace(workerinput={}))
    assert begun == [LONGEST[0], LONGEST[1], LONGEST[1], "tests/cards/test_cards.py", "tests/web/test_pages.py"]


def test_one_process_keeps_the_order_of_names() -> None:
    assert order(SimpleNamespace()) == list(NAMES)


@pytest.mark.parametrize("name", LONGEST)
def test_every_module_that_is_named_is_there(name: str) -> None:
    assert Path(ROOT, name).is_file()
