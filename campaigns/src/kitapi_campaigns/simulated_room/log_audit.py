"""Audits the log after an evening against the answers, the rules and the commitments."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec

from kitapi.kernel import SPECTATOR, HouseEntry, Role, Seat
from kitapi.registry import GAMES
from kitapi.room.houses.meter import MeterCount, qualify_entry
from kitapi.room.record import streams
from kitapi.room.record.audit import audit_table
from kitapi.room.record.chain import Finding
from kitapi.store import Recorded
from kitapi_campaigns.registry import GAME_CAMPAIGNS
from kitapi_campaigns.simulated_room.message_checks import Viewed, Watch
from kitapi_campaigns.simulated_room.people import Intention
from kitapi_campaigns.simulated_room.shelf import Shelf, Stored, at_once

ALWAYS_STORED = frozenset(("act", "sit", "rise", "seat_bot", "leave_role"))
"""Commands that always store something when they are carried out; others may have no effect."""

BY_SEATS = frozenset(("card_played", "call_made", "contributed", "pledged", "answer_given", "cards_discarded"))
"""Kinds of events, without the game's name, that only the person or bot at the seat may cause."""

CONTRIBUTION = 3.0


def breaks(shelf: Shelf, watch: Watch, intentions: Sequence[Intention], before: Shelf) -> Iterator[str]:
    """All violations; ``before``: the shelf at the beginning of the evening."""
    yield from _check_stored_once(shelf, watch, intentions)
    yield from _check_sent(shelf, intentions)
    tables = {stream.removeprefix("table:") for stream in shelf.at_once_streams("table:")}
    entries: Counter[str] = Counter()
    for table in sorted(tables):
        yield from Audit(shelf, watch, before, table, entries).breaks()
    yield from _meters(shelf, before, entries)
    for stream in sorted({batch.stream for stored in shelf.journal for batch in stored.batches}):
        if any(one.version != place for place, one in enumerate(shelf.at_once(stream), start=1)):
            yield f"{stream} has a gap"


def _check_stored_once(shelf: Shelf, watch: Watch, intentions: Sequence[Intention]) -> Iterator[str]:
    """Violations of: every acknowledged command is stored, and no command is stored twice."""
    for wish in intentions:
        stored = [one for id in wish.ids for one in shelf.keyed.get((wish.user, id), ())]
        if len(stored) > 1:
            yield f"{wish.command} of {wish.user} is stored {len(stored)} times"
        if stored and len(wish.ids) > 1 and wish.ended not in ("", "done"):
            yield f"{wish.command} of {wish.user} was refused ({wish.ended}) in the end, and is stored"
        answers = [watch.answered[wish.user, id] for id in wish.ids if (wish.user, id) in watch.answered]
        if answers and not stored and wish.command["type"] in ALWAYS_STORED:
            yield f"{wish.command} of {wish.user} was answered with {answers} and is not stored"
        for one in stored if answers else ():
            version = one.versions.get(f"play:{wish.table}")
            if version not in answers:
                yield f"{wish.command} of {wish.user} was answered with {answers} and led to {version}"


def _check_sent(shelf: Shelf, intentions: Sequence[Intention]) -> Iterator[str]:
    """Violations of: every stored command was sent, and its events agree with it."""
    sent = {(wish.user, id): wish for wish in intentions for id in wish.ids}
    for key, stored in shelf.keyed.items():
        if key not in sent:
            yield f"command {key} was never sent"
            continue
        for one in stored:
            yield from _check_first_event(one, sent[key])


def _check_first_event(stored: Stored, wish: Intention) -> Iterator[str]:
    """Contradictions between a command and the first event that it stored in the play."""
    action = wish.command.get("action")
    events = [event for batch in stored.batches if batch.stream.startswith("play:") for event in batch.events]
    if action is None or "role" in wish.command:
        return
    if not events:
        yield f"{action} of {wish.user} led to nothing"
    for event in events[:1]:
        payload = msgspec.json.decode(event.payload)
        for field in ("card", "value", "digest"):
            if field in action and payload.get(field) != action[field]:
                yield f"{action} of {wish.user} led to {event.kind} {payload}"
        if event.kind.split(".")[1] in BY_SEATS and _acting_seat(payload) != wish.seat:
            yield f"{action} of {wish.user} in seat {wish.seat} led to {event.kind} of seat {_acting_seat(payload)}"


def _meters(shelf: Shelf, before: Shelf, entries: Counter[str]) -> Iterator[str]:
    """Violations of: the meters' entries are those that the tables' events caused, each once, and add up."""
    received: Counter[str] = Counter()
    for stream in (*shelf.at_once_streams("meter:"), *shelf.at_once_streams("house:")):
        count, known = MeterCount(), before.stands(stream)
        for one in shelf.at_once(stream):
            event = streams.read(one)
            if stream.startswith("meter:"):
                count.add(event)
            if one.version > known and isinstance(event, HouseEntry):
                received[f"{one.kind} {event}"] += not event.id.startswith("elsewhere/")
    if +received != +entries:
        yield f"the house received {received - entries} too much and {entries - received} too little"


class Audit:
    """Audits one table: replays its log from the opening of the deal that was running when the evening began."""

    def __init__(self, shelf: Shelf, watch: Watch, before: Shelf, table: str, entries: Counter[str]) -> None:
        self._shelf = shelf
        self._watch = watch
        self._table = table
        self._entries = entries
        self._known = before.stands(f"play:{table}")
        opened: Any = msgspec.json.decode(shelf.at_once(f"table:{table}")[0].payload)
        self._game = GAMES[opened["game"]]
        self._seats = int(opened["seats"])
        self._views: dict[int, list[Viewed]] = {}
        for viewed in watch.views:
            if viewed.table == table and viewed.version and (viewed in watch.snapshots or viewed.version % 4 == 0):
                self._views.setdefault(viewed.version, []).append(viewed)

    def breaks(self) -> Iterator[str]:
        """All violations at the table."""
        play = self._shelf.at_once(f"play:{self._table}")
        openings = [place for place, one in enumerate(play) if one.kind == self._game.opening_kind]
        if len(openings) != self._shelf.stands(f"secret:{self._table}"):
            yield f"{len(openings)} deals at {self._table}, and {self._shelf.stands(f'secret:{self._table}')} secrets"
        first = min((*self._views, self._known + 1))
        start = max((place for place in openings if place < first), default=0)
        yield from self._fold(play[start:])
        if len(play) > self._known:
            found = at_once(audit_table(self._shelf, GAMES, self._table))
            if isinstance(found, Finding):
                yield f"{found}"
        for version in self._views:
            yield f"version {version} of {self._table} was shown, but is not in the log"
        yield from self._check_unprompted()

    def _fold(self, play: Sequence[Recorded]) -> Iterator[str]:
        game, state = self._game, None
        for one in play:
            event = game.codec.read_event(one.kind, one.schema, one.payload)
            before = state = None if one.kind == game.opening_kind else state
            state = game.evolve(state, event)
            for viewed in self._views.pop(one.version, ()):
                if self._watch.views[viewed] != self._view(state, viewed):
                    yield f"{viewed} was shown another view than the log's"
            if one.version > self._known:
                if (wrong := game.discrepancy(state)) is not None:
                    yield f"event {one.version} of {self._table}: {wrong}"
                if game.house is not None:
                    house_entries = (qualify_entry(self._table, entry) for entry in game.house.entries(state, event))
                    self._entries.update(f"{entry.__struct_config__.tag} {entry}" for entry in house_entries)
                yield from self._check_cards(before, one)

    def _view(self, state: Any, viewed: Viewed) -> bytes:
        who = viewed.viewer
        viewer: Any = SPECTATOR if who is None else Seat(who) if isinstance(who, int) else Role(who)
        return bytes(self._game.codec.write_view(self._game.view(state, viewer)))

    def _check_cards(self, before: Any, one: Recorded) -> Iterator[str]:
        """Violations of: the cards are those that the commitment and the shares determine."""
        if not one.kind.endswith((".cards_dealt", ".deck_shuffled")):
            return
        payload = msgspec.json.decode(one.payload)
        if "secret" not in payload:
            return
        bound, shares = self._game.shuffle(before).commitment, self._game.shuffle(before).contributions
        deck, secret = self._game.deck(before), bytes.fromhex(payload["secret"])
        if deck is None or digest_of("kitapi-commitment-1", bound.context, secret) != bound.digest:
            yield f"the deal {bound.context} was not bound to its secret"
            return
        order = shuffle_deck([card.value for card in deck], secret, (payload["algorithm"], bound.context, *shares))
        if self._dealt_order(payload, before) != order:
            yield f"the cards of {bound.context} are not those it was bound to"

    def _dealt_order(self, payload: Any, before: Any) -> list[Any]:
        """The cards in the order of dealing: the hands of the active players, from the first on, then the talon."""
        if "order" in payload:
            return list(payload["order"])
        hands = [payload["hands"][seat] for seat in before.opened.active]
        first = GAME_CAMPAIGNS[self._game.name].facts.first_packet
        early, late = [hand[:first] for hand in hands], [hand[first:] for hand in hands if first]
        return [*chain(*early), *payload["talon"], *chain(*late)]

    def _check_unprompted(self) -> Iterator[str]:
        """Violations of: the room acts only for absent people, and lets everybody have their time."""
        sitting: dict[int, bool] = {}
        opened: float | None = None
        for one in self._shelf.at_once(f"table:{self._table}")[: self._before_seats()]:
            _note_seating(sitting, one.kind, one.payload)
        for stored in self._shelf.journal:
            for batch in stored.batches:
                for event in batch.events if batch.stream == f"play:{self._table}" else ():
                    opened = stored.moment if event.kind == self._game.opening_kind else opened
                    if stored.command is None and event.kind.split(".")[1] in BY_SEATS:
                        yield from self._check_unprompted_event(event, sitting, stored.moment, opened)
            for batch in stored.batches:
                for event in batch.events if batch.stream == f"table:{self._table}" else ():
                    _note_seating(sitting, event.kind, event.payload)

    def _before_seats(self) -> int:
        stream = f"table:{self._table}"
        new = sum(len(batch.events) for one in self._shelf.journal for batch in one.batches if batch.stream == stream)
        return self._shelf.stands(stream) - new

    def _check_unprompted_event(
        self, event: Any, sitting: dict[int, bool], now: float, opened: float | None
    ) -> Iterator[str]:
        payload = msgspec.json.decode(event.payload)
        if not sitting.get(_acting_seat(payload)):
            return
        if payload.get("value", payload.get("digest", "?")) != "":
            yield f"nobody sent {event.kind} {payload}"
        elif opened is not None and now - opened < CONTRIBUTION - 1e-6:
            yield f"seat {payload['seat']} was given {now - opened:.3f} seconds for its share in the shuffle"


def _acting_seat(payload: Any) -> int:
    """Return the seat that caused an event: the one whose cards they are, or the one that plays them for it.

    At a table of a house ``by`` names who caused the event, and nobody plays for another seat.
    """
    by = payload.get("by")
    seat: int = by if isinstance(by, int) else payload["seat"]
    return seat


def _note_seating(sitting: dict[int, bool], kind: str, payload: bytes) -> None:
    """Note at which seats people sit after an event of the seating."""
    if kind in ("table.person_sat", "table.person_rose", "table.bot_sat"):
        sitting[msgspec.json.decode(payload)["seat"]] = kind == "table.person_sat"


def digest_of(*parts: str | bytes) -> str:
    """SHA-256 of ``parts``, each preceded by its length, in hexadecimal."""
    return hashlib.sha256(_frame_parts(parts)).hexdigest()


def shuffle_deck(deck: Sequence[Any], secret: bytes, parts: Sequence[str]) -> list[Any]:
    """``deck`` shuffled by ``secret`` and ``parts``: the algorithm, the deal's name and the shares."""
    key = hmac.digest(secret, _frame_parts(parts), "sha256")
    numbers = _numbers(key)
    order = list(deck)
    for place in range(len(order) - 1, 0, -1):
        bound = place + 1
        fair = 2**64 - 2**64 % bound
        other = next(number for number in numbers if number < fair) % bound
        order[place], order[other] = order[other], order[place]
    return order


def _numbers(key: bytes) -> Iterator[int]:
    for block in range(2**32):
        drawn = hmac.digest(key, block.to_bytes(8, "big"), "sha256")
        yield from (int.from_bytes(drawn[start : start + 8], "big") for start in range(0, 32, 8))


def _frame_parts(parts: Sequence[str | bytes]) -> bytes:
    encoded = [part.encode() if isinstance(part, str) else part for part in parts]
    return b"".join(len(part).to_bytes(8, "big") + part for part in encoded)
