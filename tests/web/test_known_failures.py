"""Failures known from card rooms elsewhere, each by name: they cannot happen here."""

import hashlib
import random
import re
import secrets
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from kitapi.cards import CardSet, cards_of
from kitapi.games.prefa.rules.game import PREFA
from kitapi.kernel import SPECTATOR, IllegalAction, Seat
from kitapi.room.errors import CardsSeen
from kitapi.room.record import shuffle as shuffle_module
from kitapi.store import MemoryStore
from kitapi_campaigns.leak_campaign import how_to_play
from kitapi_campaigns.proofs.outlets.determinism import Secrets
from kitapi_campaigns.proofs.outlets.script import Script
from kitapi_campaigns.proofs.outlets.script_draft import draft_script
from kitapi_campaigns.proofs.outlets.viewer_replay import HERE, Seen, ViewerReplay, replay_for_viewer
from kitapi_testing.games.cases import CASES
from kitapi_testing.noninterference import Renaming
from kitapi_testing.room_people import Guest, open_desk, options_in, story, toy_room
from kitapi_testing.strategies import sitting, viewers

CARD = re.compile(r'"([2-9TJQKA][shdc])"')
"""Matches cards in JSON, and contracts, which are written alike."""


def toured_by(script: Script, name: str) -> list[Seen]:
    """Return everything that was sent to the person called ``name`` until the end of ``script``."""
    who = next(number for number, person in enumerate(script.people) if person.name == name)
    tour = ViewerReplay(
        script=script,
        viewer=script.people[who].viewer,
        who=who,
        end=len(script.doings) - 1,
        stops=frozenset(),
        compares=frozenset(),
        seed="known failures",
    )
    return replay_for_viewer(tour, HERE)


def test_asf_1999_the_order_of_cards_comes_from_256_bits_of_the_system_and_from_no_clock() -> None:
    """ASF Software seeded 32 bits with the time of day: players could name every card."""
    with patch.object(secrets, "token_bytes", lambda size: bytes(range(size))):
        assert shuffle_module.fresh_secret() == bytes(range(32))
    deck = tuple(range(52))
    orders = {shuffle_module.shuffle(deck, shuffle_module.fresh_secret(), ("",), "table/1") for _ in range(100)}
    assert len(orders) == 100, "deals of one moment, at one table, with one number"


@pytest.mark.parametrize("game", sorted(CASES))
def test_ultimatebet_2003_no_role_sees_a_card_that_is_not_his_to_see_while_a_deal_runs(game: str) -> None:
    """UltimateBet had accounts that were shown all hands; here a view holds what its viewer was shown."""
    case, rng = CASES[game], random.Random(5)
    terms, choice, order = how_to_play(game, rng)
    state, events = None, list[Any]()
    looked = 0
    for moment in sitting(case.game, terms, rng, deals=1, choice=choice, order=order):
        for event in moment.events:
            state = case.game.evolve(state, event)
            events.append(event)
            if case.game.is_over(state):
                return
            for viewer in viewers(case.game, terms):
                looked += _sees_only(
                    case.game.codec.write_view(case.game.view(state, viewer)), case.cards_seen(events, viewer)
                )
    assert looked


def _sees_only(view: bytes, seen: CardSet) -> int:
    cards = {card.value for card in cards_of(seen)}
    decoded = msgspec.json.decode(view)
    shown = {card for part in ("hand", "talon", "bank", "stub") for card in CARD.findall(_json(decoded.get(part)))}
    assert shown <= cards, f"{sorted(shown - cards)} were never shown to the visitor"
    return len(shown)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def test_bbo_a_second_account_that_watches_its_own_table_is_shown_what_any_stranger_is() -> None:
    """On BBO people opened a second account and watched their own table with all hands open."""
    script = draft_script("prefa", "known/1")
    own, stranger = (_views(toured_by(script, name)) for name in ("Another", "Stranger"))
    both = own.keys() & stranger.keys()
    assert len(both) > 5
    for version in both:
        assert own[version] == stranger[version]
        assert own[version]["seat"] is None
        assert "options" not in own[version]
        assert not own[version].get("hand")


def _views(seen: list[Seen]) -> dict[int, dict[str, Any]]:
    """Return the views that somebody was shown, by version of the play."""
    frames = [frame.content for one in seen for frame in one.frames]
    views = [msgspec.json.decode(content) for content in frames if b'"view":{' in content]
    return {state["version"]: state["view"] for state in views}


@story
async def test_bbo_who_has_seen_a_hand_takes_no_other_seat_before_the_deal_is_over() -> None:
    """Nor can a visitor look from one seat and then play from another, as the same visitor."""
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    await maria.contribute()
    await maria.until(lambda state: bool(options_in(state)))
    await maria.rise()
    with pytest.raises(CardsSeen):
        await maria.sit(1)
    await room.close()


def test_boardgame_io_399_no_state_of_before_and_none_of_the_beginning_is_sent() -> None:
    """Secrets were stripped from the state but stood in its undo list and its initial state (#399, #1159, #857)."""
    script = draft_script("prefa", "known/2")
    secret = Secrets(script.seed).of(script.deals[-1])
    spelled = (secret, secret.hex().encode(), hashlib.sha256(secret).hexdigest().encode())
    frames = [frame.content for seen in toured_by(script, "Maria") for frame in seen.frames]
    running = [content for content in frames if b'"view":{' in content and b'"phase":"over"' not in content]
    assert running
    for content in running:
        assert not any(spelling in content for spelling in spelled)
        assert not _keys(msgspec.json.decode(content)) & {
            "secret",
            "seed",
            "undo",
            "_undo",
            "_initial",
            "state",
            "prng",
        }


def _keys(value: Any) -> set[str]:
    """Return all names of fields in ``value``, at any depth, except that of a message's type."""
    if isinstance(value, dict):
        return set(value).union(*(_keys(part) for part in value.values()))
    return set().union(*(_keys(part) for part in value)) if isinstance(value, list) else set()


def test_boardgame_io_233_two_tables_of_one_game_have_secrets_of_their_own() -> None:
    """The seed was drawn once for each kind of game, so all its tables had the same cards."""
    drawn = {shuffle_module.fresh_secret() for _ in range(1000)}
    assert len(drawn) == 1000
    assert (
        len({shuffle_module.shuffle(range(32), bytes(32), ("",), f"table-{number}/1") for number in range(100)}) == 100
    )


def test_phase_rs_5368_no_byte_of_the_key_is_in_a_view() -> None:
    """``rng_seed`` stood in the filtered state; here the views of a running deal do not change with its secret."""
    script = draft_script("prefa", "known/3")
    old = Secrets(script.seed).of(script.deals[-1]).hex()
    twin = Renaming({}, {old: "ab" * 32})
    here, there, compared = None, None, 0
    for moment in script.moments:
        for event in moment.events:
            here, there = PREFA.evolve(here, event), PREFA.evolve(there, twin.of(event))
            if PREFA.is_over(here):
                continue
            compared += here != there
            for viewer in (Seat(0), Seat(1), Seat(2), SPECTATOR):
                assert PREFA.codec.write_view(PREFA.view(here, viewer)) == PREFA.codec.write_view(
                    PREFA.view(there, viewer)
                )
    assert compared, "the states differ, only what is shown does not"


@story
async def test_freeboardgames_768_a_move_that_is_refused_shows_no_card_however_often_one_comes_back() -> None:
    """A card's value was shown before the move was valid, and reloading let one try again."""
    room = toy_room(MemoryStore())
    maria = await Guest(await open_desk(room, "me", "first"), "maria").look()
    await maria.contribute()
    await maria.until(lambda state: bool(options_in(state)))
    before = (await maria.desk.table()).version
    shown = maria.state.view
    with pytest.raises(IllegalAction):
        await maria.act({"kind": "play_card", "card": "2s"})
    again = await Guest(maria.desk, "maria").look()
    assert again.state.view == shown
    assert again.state.observations == ()
    assert (await maria.desk.table()).version == before
    await room.close()
