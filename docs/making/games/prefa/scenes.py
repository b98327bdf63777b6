"""The scenes of Prefa: an evening, deals by every set of house rules, and the pages around its tables."""

from functools import partial

from docs.making.games.prefa.gallery import show_gallery
from docs.making.screenshots.common import show_invitations, show_lost_pages, show_open_cards, show_start
from docs.making.screenshots.evening import explore_house_rules, play_evening
from docs.making.screenshots.extras import show_extras
from docs.making.screenshots.moments_gallery import show_moments
from docs.making.screenshots.paper_sheets import show_sheets
from docs.making.screenshots.records import replay_records
from docs.making.screenshots.room_gallery import show_room_gallery
from docs.making.screenshots.stage import GameScenes, Scene
from docs.making.screenshots.table_gallery import show_table_gallery
from kitapi.games.prefa.rules.view import Phase

GAME = "prefa"
ALL = frozenset(phase.value for phase in Phase)
RARE = frozenset({Phase.GIVEN_UP.value, Phase.CLAIMED.value})
"""Phases that an evening between people need not show."""

SCENES = GameScenes(
    phases=ALL,
    thinking=0.5,
    scenes=(
        Scene("start", frozenset(), partial(show_start, game=GAME)),
        Scene("lost", frozenset(), partial(show_lost_pages, game=GAME)),
        Scene("invitation", frozenset(), partial(show_invitations, game=GAME)),
        Scene("open-cards", frozenset(), partial(show_open_cards, game=GAME)),
        Scene("extras", frozenset(), partial(show_extras, game=GAME)),
        Scene("gallery", frozenset(), show_gallery),
        Scene("room", frozenset(), partial(show_room_gallery, game=GAME)),
        Scene("around", frozenset(), partial(show_table_gallery, game=GAME)),
        Scene("moments", frozenset(), partial(show_moments, game=GAME, clause="PREFA-PAY-09")),
        Scene("sheets", frozenset(), partial(show_sheets, game=GAME)),
        Scene("evening", ALL - RARE, partial(play_evening, game=GAME)),
        Scene("records", frozenset(), partial(replay_records, game=GAME)),
        Scene("house-rules", RARE, partial(explore_house_rules, game=GAME, deals=8)),
    ),
)
