"""Small runs of the campaigns for leaks: they find nothing in the program, and every planted leak."""

import asyncio
import secrets
import time
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import pytest

from kitapi.cards import Card
from kitapi.games.preferans.rules.actions import PlayCard
from kitapi.kernel import Seat
from kitapi.room.table.bots import BotPlayers
from kitapi.workers.bots import seatable
from kitapi_campaigns.leak_campaign import search_deal
from kitapi_campaigns.proofs.campaigns import bot_twins, outlets, pace, twins
from kitapi_campaigns.proofs.outlets import http_requests
from kitapi_campaigns.proofs.outlets.comparison import compare_script
from kitapi_campaigns.proofs.outlets.determinism import Secrets, make_deterministic
from kitapi_campaigns.proofs.outlets.leaking_rooms import PLANTED
from kitapi_campaigns.proofs.outlets.script_draft import draft_script
from kitapi_campaigns.proofs.outlets.still_time import AtOnce, StillTime, Stuck
from kitapi_campaigns.proofs.plan import Control
from kitapi_testing.games.cases import CASES
from kitapi_testing.noninterference import Distinguishable, Renaming, World


@pytest.mark.parametrize(
    "control", [one for campaign in twins.CAMPAIGNS for one in campaign.controls], ids=lambda one: one.name
)
def test_what_the_rules_are_made_to_tell_is_found(control: Control) -> None:
    assert control.block(1, 0) == {"tried": 1, "found": 1}


@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_the_rules_tell_nothing_hidden(game: str) -> None:
    assert search_deal(game, "1/0/0")["compared"] > 50
    assert {one.name for one in twins.CAMPAIGNS} == {f"twins-{game}" for game in CASES}


def test_nothing_that_leaves_the_room_depends_on_what_is_hidden() -> None:
    counts = compare_script(draft_script("prefa", "1/3"), "1/3")
    assert counts["twins"] > 20
    assert counts["answers"] > 100


def test_what_could_not_be_stored_was_legal_in_the_twin_too() -> None:
    """A viewer who sees that a table was loaded again knows that something legal was tried there."""
    script, case = draft_script("preferans", "1/206"), CASES["preferans"]
    unstored = [number for number, moment in enumerate(script.moments) if moment.failed is not None]
    at = next(number for number in unstored if isinstance(script.moments[number].action, PlayCard))
    before, failed, after = script.moments[:at], script.moments[at], script.moments[at + 1]
    assert (failed.actor, failed.action, failed.failed) == (1, PlayCard(card=Card.QUEEN_OF_HEARTS), ())
    assert (after.actor, after.action, after.failed) == (1, PlayCard(card=Card.KING_OF_HEARTS), None)
    assert len(before) + 1 in script.passed, "it was tried with one thing done, and stored with another"
    here = World(case, case.game, Seat(0), Renaming({}, {}))
    for moment in (*before, failed):
        here.live(moment)
    clubs = {Card.QUEEN_OF_HEARTS: Card.NINE_OF_CLUBS, Card.NINE_OF_CLUBS: Card.QUEEN_OF_HEARTS}
    assert here.rename(Renaming(clubs, {}), before)
    with pytest.raises(Distinguishable, match="illegal in the twin"):
        here.rename(Renaming(clubs, {}), (*before, failed))
    assert compare_script(script, "1/206/0")["illegal in the twin"] > 0


@pytest.mark.parametrize("plant", ["log-line", "header", "longer-frame"])
def test_what_a_room_is_made_to_tell_is_found(plant: str) -> None:
    assert plant in PLANTED
    assert outlets.leaky(plant, 1, 0)["found"] == 1


@pytest.mark.parametrize("plant", list(PLANTED))
def test_a_planted_leak_alters_what_is_there(plant: str) -> None:
    observed_room: Any = SimpleNamespace(wrapped=None)
    altered = PLANTED[plant](observed_room)
    assert altered is not None or observed_room.wrapped is not None
    with altered or nullcontext():
        pass  # a patch of a name that is gone fails here


def test_what_one_module_draws_changes_no_draw_of_another() -> None:
    """A request that draws random numbers, such as an invitation, does not change a bot's pause or the script."""
    bots = BotPlayers(lambda *_: b"", pace=1.0, workers=AtOnce, seatable=seatable)
    pauses = []
    for requests in (0, 1):
        with make_deterministic("1/8", Secrets("1/8"), lambda _deal, deck: tuple(deck), time.monotonic):
            drawn = [secrets.token_urlsafe(16) for _ in range(requests)]
            pauses.append([bots.draw_pause(1, 0.0) for _ in range(5)])
    assert drawn
    assert pauses[0] == pauses[1]
    assert len(set(pauses[0])) > 1


def test_a_route_that_nobody_knows_how_to_ask_about_is_a_fault() -> None:
    class Route:
        path = "/api/tables/{table_id:str}/hints/{of:str}"
        methods = frozenset({"GET"})

    class Taking:
        path = "/api/hints"
        methods = frozenset({"POST"})

    place = http_requests.Place("T" * 22, "prefa", 1, (), "en")
    for route, why in ((Route, "no value is defined for of in"), (Taking, "no body is defined for /api/hints")):
        with pytest.raises(http_requests.UnknownRoute, match=why):
            http_requests.all_requests([route], place)


def test_a_loop_in_which_everybody_waits_ends() -> None:
    loop = StillTime()
    with pytest.raises(Stuck):
        loop.run_until_complete(loop.create_future())
    loop.close()


def test_a_loop_ends_without_waiting_for_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AtOnce, "shutdown", lambda _self, wait=True: time.sleep(0.2) if wait else None)
    with asyncio.Runner(loop_factory=StillTime) as runner:
        runner.run(asyncio.to_thread(int))


def test_a_bot_that_peeps_is_caught() -> None:
    assert bot_twins.peeper(1, 0)["found"] > 0


def test_pauses_do_not_differ_and_those_that_do_are_found() -> None:
    assert pace.block(1, 0, 300)["comparisons"] == 3
    assert pace.significant_chances(pace.differences(1, 0, 300, pace.Impatient)) != []


def test_the_test_of_two_samples_knows_same_from_different() -> None:
    even = [number / 1000 for number in range(1000)]
    assert pace.kolmogorov_smirnov(even, even) == 1
    assert pace.kolmogorov_smirnov(even, [number**2 for number in even]) < 1e-9
    # The 5 % point of the statistic is 1.358 over the root of the harmonic size.
    moved = [number + 1.358 / (500**0.5) for number in even]
    assert pace.kolmogorov_smirnov(even, moved) == pytest.approx(0.05, abs=0.01)
