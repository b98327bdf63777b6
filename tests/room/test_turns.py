"""The turn at a table: one task has it at a time, and players get it before spectators."""

import asyncio

import pytest

from kitapi.room.onlookers.turns import Turn
from kitapi_testing.room_people import story


async def take_turn(turn: Turn, name: str, order: list[str], *, behind: bool) -> None:
    async with turn.behind() if behind else turn:
        order.append(name)
        await asyncio.sleep(0)
        assert order[-1] == name, "nobody else has had the turn"


@story
async def test_a_player_has_the_turn_before_all_spectators_who_waited_longer() -> None:
    turn, order = Turn(), list[str]()
    async with turn:
        waiting = [
            asyncio.create_task(take_turn(turn, f"spectator {number}", order, behind=True)) for number in range(3)
        ]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(take_turn(turn, f"seat {number}", order, behind=False)) for number in range(2)]
        await asyncio.sleep(0)
        assert order == []
    await asyncio.gather(*waiting)
    assert order == ["seat 0", "seat 1", "spectator 0", "spectator 1", "spectator 2"]
    assert not turn.is_taken()


@pytest.mark.parametrize("handed_over", [False, True], ids=["while it waits", "once it is handed over"])
@story
async def test_who_stops_waiting_keeps_nobody_from_the_turn(handed_over: bool) -> None:
    turn, order = Turn(), list[str]()
    await turn.__aenter__()
    gone = asyncio.create_task(take_turn(turn, "gone", order, behind=False))
    next_one = asyncio.create_task(take_turn(turn, "next", order, behind=True))
    await asyncio.sleep(0)
    if handed_over:
        await turn.__aexit__()
        gone.cancel()
    else:
        gone.cancel()
        await asyncio.sleep(0)
        await turn.__aexit__()
    await next_one
    assert (order, turn.is_taken(), gone.cancelled()) == (["next"], False, True)


@story
async def test_the_turn_is_free_again_when_what_was_done_fails() -> None:
    turn = Turn()
    for behind in (False, True):
        with pytest.raises(ZeroDivisionError):
            async with turn.behind() if behind else turn:
                raise ZeroDivisionError
        assert not turn.is_taken()
