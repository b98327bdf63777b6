"""Fills the disk before any write: the command must be refused without any change, and succeed once there is room.

People play in the real card room over the store on a file. Before a command the disk is filled, so that one of the next
writes fails. The command must then be refused with a reason that permits sending it again, and everybody's view must
stay the same. Once there is room, the same command, sent again under its id, must be carried out once, without a
restart.
"""

import json
import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest import mock

import apsw
import msgspec

from kitapi.kernel import RulesError
from kitapi.registry import GAMES
from kitapi.room.desk.desk import TableDesk
from kitapi.room.errors import Busy, RoomError
from kitapi.room.onlookers.messages import Accept, Act, Sit
from kitapi.room.record.streams import play_stream
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.table import Table
from kitapi.room.times import Times
from kitapi.store import SqliteStore, StoreUnavailable, writer
from kitapi.store.group import Waiting
from kitapi.store.writer import GroupWriter
from kitapi_campaigns.proofs.campaigns.power_cuts import workplace
from kitapi_campaigns.proofs.crashes.choices import any_action
from kitapi_campaigns.proofs.crashes.disk import Disk
from kitapi_campaigns.proofs.crashes.recovery import without_threads
from kitapi_campaigns.proofs.crashes.watched_files import watch_databases
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.table_sizes import CARD_GAMES, sizes

POINTS = 100
CONTROL_POINTS = 20
SEATS = {game: sizes(game)[0] for game in CARD_GAMES}
LASTING = Times(contribution=3600.0, absence=3600.0)
LATEST = 60
"""Most writes that may still succeed after a command at which the disk is set to fill up."""

MOST = 3000
"""Most commands of a block; within them the disk must have been full at all points."""


class FullDisk(Disk):
    """A disk with room for ``room`` more writes; None: for any number."""

    def __init__(self) -> None:
        super().__init__()
        self.room: int | None = None

    def before(self, call: str, name: str) -> None:  # noqa: ARG002  # it is the same for every file
        """Fail if there is no room."""
        if call != "write" or self.room is None:
            return
        if self.room <= 0:
            raise apsw.FullError("database or disk is full")
        self.room -= 1

    def forget_all(self) -> None:
        """Drop the record of writes, which only power cuts need."""
        for file in self._now.values():
            file.pending = []


class Sitting:
    """A table of people who always have a legal command."""

    def __init__(self, room: CardRoom, store: SqliteStore, chance: random.Random) -> None:
        self.room = room
        self.store = store
        self.chance = chance
        self.said = 0
        self._desk: TableDesk | None = None

    async def desk(self) -> TableDesk:
        """The table desk of a table with a running deal."""
        if self._desk is None or not (await self._desk.table()).is_running:
            game = self.chance.choice(list(SEATS))
            terms = msgspec.Raw(msgspec.json.encode({"players": SEATS[game]}))
            new_table = NewTable(game=game, terms=terms, seats=("me", *["open"] * (SEATS[game] - 1)), name="0")
            self._desk = await self.room.desk((await self.room.open_table("0", new_table))[0])
            for seat in range(1, SEATS[game]):
                await self._desk.handle(str(seat), Sit(id=self.id(), seat=seat, name=str(seat)))
                await self._desk.handle(str(seat), Accept(id=self.id(), terms=1))
        return self._desk

    def id(self) -> str:
        """A fresh id of a command."""
        self.said += 1
        return f"command-{self.said:06}"

    def any_command(self, table: Table) -> tuple[str, Act]:
        """A user who may act at ``table``, and their command."""
        seats = [seat for seat in table.seats if table.deal and table.deal.options[seat]]
        seat = self.chance.choice(seats)
        action = any_action(self.chance, json.loads(views(table)[seat]), seat)
        return str(seat), Act(id=self.id(), seen=table.version, action=msgspec.Raw(json.dumps(action).encode()))


def views(table: Table) -> list[bytes]:
    """The view of each seat."""
    assert table.deal is not None
    return [table.game.codec.write_view(table.game.view(table.deal.state, seat)) for seat in table.seats]


def block(seed: int, number: int, points: int = POINTS) -> Counter[str]:
    """Fill the disk at ``points`` points in the middle of play.

    Raises:
        AssertionError: a refused command changed something, or did not succeed once there was room.
    """
    with workplace() as (folder, _), without_threads() as runner, mock.patch.object(writer, "CHECKPOINT_PAGES", 20):
        return runner.run(_play_until_full(folder / "k.db", random.Random(f"{seed}/{number}"), points))


async def _play_until_full(path: Path, chance: random.Random, points: int) -> Counter[str]:
    disk, counts = FullDisk(), Counter[str]()
    with watch_databases(disk):
        store = SqliteStore.open(path)
        players = BotPlayers(_nobody, pace=0, workers=lambda: ThreadPoolExecutor(1))
        sitting = Sitting(CardRoom(store, GAMES, players, lambda _: (), times=LASTING), store, chance)
        for _ in range(MOST):
            disk.forget_all()
            await _point(disk, sitting, counts)
            if counts["points"] >= points:
                break
        await sitting.room.close()
    assert counts["points"] >= points, counts
    return counts


def _nobody(*_: object) -> bytes:
    raise AssertionError("no bot plays here")


async def _point(disk: FullDisk, sitting: Sitting, counts: Counter[str]) -> None:
    """Send one command while the disk fills up."""
    desk = await sitting.desk()
    before = await desk.table()
    shown = views(before)
    user, command = sitting.any_command(before)
    disk.room = sitting.chance.randint(0, LATEST)
    try:
        version = await desk.handle(user, command)
    except Busy:
        counts["points"] += 1
        again = await _refused_rightly(disk, sitting, (before, shown), (user, command))
        assert again > before.version, f"{command} was answered {again} after there was room again"
    except RulesError:
        counts["refused by the rules"] += 1
    else:
        assert await sitting.store.version(play_stream(before.id)) >= version, f"{command} was answered, and is lost"
        counts["room enough"] += 1
    finally:
        disk.room = None


async def _refused_rightly(
    disk: FullDisk, sitting: Sitting, before: tuple[Table, list[bytes]], said: tuple[str, Act]
) -> int:
    """Check that a refused command changed nothing, and that it is carried out once when there is room again."""
    desk, (table, shown), (user, command) = await sitting.desk(), before, said
    assert await sitting.store.version(play_stream(table.id)) == table.version, f"{command} was refused and stored"
    assert views(await desk.table()) == shown, f"{command} was refused, and the views changed"
    disk.room = 0
    try:
        await desk.handle(user, command)
    except Busy:
        pass
    else:
        raise AssertionError(f"{command} was answered while the disk was full")
    disk.room = None
    versions = [await desk.handle(user, command) for _ in range(2)]
    assert versions[0] == versions[1], f"{command}, said again, was answered {versions}"
    assert await sitting.store.version(play_stream(table.id)) == versions[0], f"{command} was stored twice"
    return versions[0]


def swallow_errors(seed: int, number: int) -> Counter[str]:
    """Control: a store that acknowledges appends although there was no room."""

    def settle(self: GroupWriter, group: list[Waiting]) -> None:
        outcomes = self.write(group)
        try:
            self.commit()
        except apsw.Error as error:
            self.take_back(error)
        self.acknowledge(group, outcomes)

    with mock.patch.object(GroupWriter, "settle", settle):
        return _run_control(seed, number)


def stop_when_full(seed: int, number: int) -> Counter[str]:
    """Control: a store that stops when the disk is full, and needs a restart."""
    take_back = GroupWriter.take_back

    def stop(self: GroupWriter, error: Exception) -> Exception:
        result = take_back(self, error)
        return self.stop("the disk is full") if isinstance(result, StoreUnavailable) else result

    with mock.patch.object(GroupWriter, "take_back", stop):
        return _run_control(seed, number)


def _run_control(seed: int, number: int) -> Counter[str]:
    try:
        block(seed, number, CONTROL_POINTS)
    except (AssertionError, RoomError):
        return Counter(tried=1, found=1)
    return Counter(tried=1, found=0)


CAMPAIGN = Campaign(
    name="disk-full",
    unit="points",
    title="The disk full at any write",
    figure=1_000,
    block=block,
    controls=(
        Control(name="swallows", title="a store that swallows the error", block=swallow_errors, every=True),
        Control(name="stops", title="a store that stops for good", block=stop_when_full, every=True),
    ),
)
