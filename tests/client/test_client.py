"""The logic of the page, tested by ``node --test``: one test here runs them all, and names those that failed."""

import json
import subprocess
from pathlib import Path

from kitapi.web.pages import translations
from kitapi.wording import LANGUAGES
from tests.client.node_page import node

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.test.js"))
CATALOGUES = """
import { catalogueOf } from './catalogues.js';
console.log(JSON.stringify(catalogueOf(process.argv[1])));
"""


def test_the_logic_of_the_page_passes_its_tests() -> None:
    command = [node(), "--test", f"--test-reporter={HERE / 'reporter.js'}", *map(str, FILES)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=120)
    results = [json.loads(line) for line in done.stdout.splitlines()]
    failed = [f"{Path(result['file']).name}: {result['name']}\n{result['why']}" for result in results if result["why"]]
    assert not failed, "\n\n".join(failed)
    assert [result["name"] for result in results if result["skipped"]] == []
    assert {Path(result["file"]).name for result in results} == {path.name for path in FILES}
    assert done.returncode == 0, done.stderr


def test_these_tests_read_the_catalogues_as_the_server_does() -> None:
    for lang in LANGUAGES:
        command = [node(), "--input-type=module", "--eval", CATALOGUES, lang]
        done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, encoding="utf-8", check=True)
        assert json.loads(done.stdout)["messages"] == translations(lang)["messages"]
