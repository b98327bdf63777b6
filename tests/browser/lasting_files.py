"""Runs a module that serves a room whose files browsers keep: ``python -m tests.browser.lasting_files MODULE …``.

Of three hundred files a browser asks at every visit whether they have changed: half of all that a visit takes. While
tests run, they do not change. That they are asked for otherwise is proved in ``tests/web/test_pages.py``, and that the
page is there all the same in ``test_archive``.
"""

import runpy
import sys
from unittest.mock import patch

KEPT = frozenset({".css", ".js", ".json", ".png", ".svg", ".woff2"})

if __name__ == "__main__":
    del sys.argv[0]
    with patch("kitapi.web.files.PICTURES", KEPT):
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
