"""The code of how-tos is run as it stands there, in a copy of the tree."""

import re
import textwrap
from pathlib import Path

import pytest

from tests.tree_copies import ROOT, copy_tree, run_in

BLOCK = re.compile(r"^( *)```python file=(\S+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_store_of_the_how_to_keeps_the_contract(tmp_path: Path) -> None:
    text = (ROOT / "docs/howto/add-a-store.md").read_text("utf-8")
    folder = copy_tree(tmp_path)
    files = {path: textwrap.dedent(code) for _, path, code in BLOCK.findall(text)}
    for path, code in files.items():
        (folder / path).write_text(code, "utf-8")

    (test,) = [path for path in files if path.startswith("tests/")]
    assert "passed" in run_in(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", test)
    run_in(folder, "-m", "ruff", "check", *files)
