"""Odds of a table over the web."""

from pathlib import Path

from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.registry import GAMES
from kitapi.room.rooms import CardRoom
from kitapi.room.table.bots import BotPlayers
from kitapi.store import MemoryStore
from kitapi_testing.games.caribbean_stud.scenes import NOTHING, Scene
from kitapi_testing.room_people import LASTING, play_first, story
from tests.games.caribbean_stud.stored_evenings import store_evening
from tests.web.visitors import serve_room


@story
async def test_who_did_not_sit_there_sees_nothing_and_why_in_their_language(page: Path) -> None:
    store = MemoryStore()
    table = await store_evening(store, Scene(odds_before=True).until(Phase.OVER, hands=NOTHING))
    room = CardRoom(store, GAMES, BotPlayers(play_first, pace=0), lambda _: ("steady",), times=LASTING)
    async with serve_room(page, room=room) as there, there.visitor() as visitor:
        stranger = await visitor.browser.get(f"/api/tables/{table}/hands/1/odds")
        missing = await visitor.browser.get(f"/api/tables/{table}/hands/2/odds?lang=it")
        toys = await visitor.browser.get("/api/tables/nowhere/hands/1/odds")
    assert (stranger.status_code, stranger.json()["reason"]) == (400, "not_seated")
    assert "decisions" not in stranger.json()
    assert (missing.status_code, missing.json()["reason"]) == (404, "unknown_deal")
    assert toys.status_code == 404


@story
async def test_who_sits_there_sees_the_odds_of_their_running_hand_only_where_the_terms_allow_it(page: Path) -> None:
    room = CardRoom(MemoryStore(), GAMES, BotPlayers(play_first, pace=0), lambda _: ("rock",), times=LASTING)
    async with serve_room(page, room=room) as there, there.visitor() as visitor:
        example = next(game for game in (await visitor.browser.get("/api/games")).json()["games"] if game["roles"])
        refused = {}
        for before in (False, True):
            variant = {**example["presets"]["example"], "odds_before": before}
            terms = {"players": 2, "variant": variant}
            table = await visitor.new_table("me", "rock", game=example["name"], terms=terms)
            refused[before] = (await visitor.browser.get(f"/api/tables/{table}/hands/1/odds?lang=it")).json()
    assert refused[False]["reason"] == "odds_later"
    assert refused[False]["text"] == "A questo tavolo le probabilità si dicono a mano finita."
    # Allowed, but no card has been dealt yet.
    assert refused[True]["reason"] == "nothing_chosen"
