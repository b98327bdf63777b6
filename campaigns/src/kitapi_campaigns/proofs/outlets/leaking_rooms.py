"""Rooms and applications that leak hidden cards, each in another way; the comparison must find every leak.

Each function alters an observed room before its table is opened. The leak is computed from the hidden cards of the
running deal.
"""

import hashlib
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace as changed

from kitapi.cards import EMPTY, CardSet, Suit, in_suit, size
from kitapi.kernel import SPECTATOR
from kitapi.room.answers.papers import Papers
from kitapi.room.desk import prompter, shown_states
from kitapi.room.table import bots
from kitapi.web import socket, wire
from kitapi_campaigns.proofs.outlets.leaking_rules import hidden_from
from kitapi_campaigns.proofs.outlets.observed_room import ObservedRoom
from kitapi_testing.games.cases import CASES

LOG = logging.getLogger("kitapi.room.planted")


def hidden_in(observed_room: ObservedRoom) -> CardSet:
    """Cards that spectators cannot see; none if no deal is running."""
    desk = observed_room.room.desks.kept.get(observed_room.table_id) if observed_room.table_id else None
    table = desk.kept.now if desk else None
    if table is None or table.deal is None or not table.is_running:
        return EMPTY
    return hidden_from(CASES[observed_room.script.game], table.deal.state, SPECTATOR)


def _hearts(observed_room: ObservedRoom) -> int:
    return size(in_suit(hidden_in(observed_room), Suit.HEARTS))


def _digest(observed_room: ObservedRoom) -> str:
    return hashlib.sha256(str(int(hidden_in(observed_room))).encode()).hexdigest()[:12]


def log_line(observed_room: ObservedRoom) -> Any:
    """A debug line contains a number that depends on a hidden hand."""
    honest = shown_states.show

    def show(table: Any, *args: Any, **more: Any) -> None:
        LOG.debug("shown (%d)", _hearts(observed_room))
        honest(table, *args, **more)

    return patch.object(shown_states, "show", show)


def header(observed_room: ObservedRoom) -> Any:
    """Every response has a header with a hash of hidden cards."""

    def wrap(app: Any) -> Any:
        async def answer_altered(scope: Any, receive: Any, send: Any) -> None:
            async def send_altered(message: Any) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message["headers"], (b"etag", _digest(observed_room).encode())]
                await send(message)

            await app(scope, receive, send_altered)

        return answer_altered

    observed_room.wrapped = wrap
    return None


def longer_frame(observed_room: ObservedRoom) -> Any:
    """The length of a frame depends on the number of hearts in a hidden hand."""
    honest = wire.encode_message
    return patch.object(socket, "encode_message", lambda message: honest(message) + b" " * _hearts(observed_room))


def question_of_another(_: ObservedRoom) -> Any:
    """A bot receives, with the history, the cards of another seat."""
    honest = bots.question

    def question(table: Any, seat: Any, bot: str, happened: int) -> Any:
        honest_question = honest(table, seat, bot, happened)
        other = table.game.codec.write_view(table.game.view(table.deal.state, (seat + 1) % len(table.seats)))
        return replace(honest_question, history=b"[" + other + b"]")

    return patch.object(prompter, "question", question)


def one_more_state(observed_room: ObservedRoom) -> Any:
    """The message that a bot is thinking is sent only if a hidden hand has many hearts."""
    honest = shown_states.show

    def show(table: Any, audience: Any, *args: Any, **more: Any) -> None:
        honest(table, audience, *args, **more)
        if _hearts(observed_room) % 2:
            for onlooker in audience:
                onlooker.send({"type": "thinking"})

    return patch.object(shown_states, "show", show)


def replay_too_early(observed_room: ObservedRoom) -> Any:
    """The replay of a deal is available while the deal is running."""

    async def table_of_any_deal(_papers: Any, table_id: str, _number: int) -> Any:
        return await (await observed_room.room.desk(table_id)).table()

    return patch.object(Papers, "table_with_deal", table_of_any_deal)


def card_in_a_refusal(observed_room: ObservedRoom) -> Any:
    """The refusal of an unreadable frame contains the number of cards in a hidden suit."""
    honest = wire.refusal_frame

    def refuse(command: Any, error: Exception, lang: str) -> Any:
        why = honest(command, error, lang)
        return changed(why, facts={**why.facts, "left": _hearts(observed_room)})

    return patch.object(socket, "refusal_frame", refuse)


def later_frame(observed_room: ObservedRoom) -> Any:
    """A bot thinks longer if a hidden hand has more hearts."""
    return patch.object(
        bots.BotPlayers, "draw_pause", lambda _self, _happened, _budget: 0.5 + _hearts(observed_room) / 10
    )


def fault_in_words(_: ObservedRoom) -> Any:
    """The text of an exception is logged."""
    return patch.object(socket, "trace_of", str)


PLANTED: Mapping[str, Callable[[ObservedRoom], Any]] = {
    plant.__name__.replace("_", "-"): plant
    for plant in (
        log_line,
        header,
        longer_frame,
        question_of_another,
        one_more_state,
        replay_too_early,
        card_in_a_refusal,
        later_frame,
        fault_in_words,
    )
}
"""The planted leaks, by name."""
