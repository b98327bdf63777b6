"""The page has words for every phrase that the room passes on, and offers no other."""

import re
from pathlib import Path
from typing import get_args

from kitapi.room.onlookers.talk_messages import Phrase

PHRASES = Path(__file__).parents[2] / "src/kitapi/web/client/table/phrases.js"


def test_the_page_offers_exactly_the_phrases_of_the_room() -> None:
    offered = re.findall(r"^  (\w+): \(\) => t\(", PHRASES.read_text("utf-8"), re.MULTILINE)
    assert tuple(offered) == get_args(Phrase)
