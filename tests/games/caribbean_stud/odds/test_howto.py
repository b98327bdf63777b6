"""The guide's examples work as printed, and its figures are those of the game."""

import re

from kitapi_testing.places import RULEBOOKS

PAGE = (RULEBOOKS / "caribbean_stud/howto/odds.md").read_text()


def test_the_examples_run() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    exec(compile(block, "caribbean-odds.md", "exec"), {})
