"""Records in which decisions were taken back and made again."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from kitapi.kernel import NO_PAST, advance_past
from kitapi.records import Record

SHARE_TAKEN_BACK = 0.15


def with_take_backs(record: Record, seed: int) -> Record:
    """``record`` with some acts taken back, each with what followed it, and made again."""
    chance = Random(seed)
    return replace(record, deals=tuple(_take_back_some(record, deal, chance) for deal in record.deals))


def _take_back_some(record: Record, deal: Sequence[Any], chance: Random) -> tuple[Any, ...]:
    rules, past = record.game.take_back, NO_PAST
    assert rules is not None
    written: list[Any] = []
    for number, event in enumerate(deal):
        written.append(event)
        past = advance_past(record.game, past, event)
        if past.acts and past.acts[-1].number == len(written) and chance.random() < SHARE_TAKEN_BACK:
            act = past.acts[-1]
            again = [rules.event(seat=act.seat, kept=act.number - 1), deal[number]]
            for one in again:
                past = advance_past(record.game, past, one)
            written += again
    return tuple(written)
