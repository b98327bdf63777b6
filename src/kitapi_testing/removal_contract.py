"""Requirements on every event store when whole streams are removed: a suite that each one's tests inherit."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kitapi.store import Appended, CommandKey, DamagedEvents, EventStore, Removed, StreamRemoved, VersionConflict
from kitapi.store.hashes import origin
from kitapi_testing.damage_contract import Spoilable, fill
from kitapi_testing.store_contract import StoreFactory, command, on, texts, to

_SHARED_BY_IMPLEMENTATIONS = (
    HealthCheck.function_scoped_fixture,
    HealthCheck.differing_executors,
    HealthCheck.too_slow,
)

_STREAMS = ("a", "b", "c", "d")
_STEPS = st.lists(
    st.tuples(st.just("append"), st.lists(st.sampled_from(_STREAMS), min_size=1, max_size=3, unique=True))
    | st.tuples(st.just("remove"), st.lists(st.sampled_from(_STREAMS), max_size=2)),
    max_size=12,
)


class RemovalContract:
    """The suite; inherit it as ``class TestRemovalFromThisStore(RemovalContract)``."""

    @pytest.fixture
    def factory(self) -> StoreFactory:
        raise NotImplementedError

    def test_a_removed_stream_is_as_one_that_never_was_and_the_others_stay(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> None:
            await fill(store)
            before = [event for event in await store.read_all() if event.stream in "ac"]
            assert await store.remove(["b", "d", "unknown"]) == Removed(streams=3, events=8, commands=2)
            assert await store.remove(["b", "d"]) == Removed()
            for stream in ("b", "d"):
                assert await store.read(stream) == await store.read(stream, 2, 1) == []
                assert (await store.version(stream), await store.last_of_kind(stream, "test.noted")) == (0, 0)
            assert await store.streams("") == ["a", "c"]
            assert await store.read_all() == before
            assert await store.outcome(command(stream="d")) is None
            assert texts(await store.read("a")) == ["1", "2", "3", "4", "5", "6"]

        on(factory, work)

    @pytest.mark.parametrize("name", ["", "a\0b"])
    def test_a_name_that_no_stream_has_is_refused(self, factory: StoreFactory, name: str) -> None:
        async def work(store: EventStore) -> None:
            await fill(store)
            with pytest.raises(ValueError, match="stream"):
                await store.remove(["a", name])
            assert await store.version("a") == 6

        on(factory, work)

    def test_nothing_is_stored_in_a_removed_stream_again(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> None:
            await fill(store)
            await store.remove(["b", "never"])
            with pytest.raises(StreamRemoved, match="stream 'never' was removed"):
                await store.append([to("never", "1", expected=0)])
            refused: Sequence[tuple[list[object], CommandKey | None]] = [
                ([to("a", "7"), to("b", "1", expected=0)], None),
                ([to("b", "1")], None),
                ([to("a", "7")], command(stream="b")),
            ]
            for batches, key in refused:
                with pytest.raises(StreamRemoved, match="stream 'b' was removed"):
                    await store.append(batches, key)  # type: ignore[arg-type]
            assert await store.version("a") == 6
            assert await store.append([to("a", "7", expected=6), to("e", "1")]) == Appended(
                {"a": 7, "e": 1}, repeated=False
            )

        on(factory, work)

    def test_positions_rise_on_over_what_was_removed(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> None:
            await fill(store)
            last = (await store.read_all())[-1].position
            await store.remove(["d", "c"])  # the newest, and some in the middle
            await store.append([to("a", "7", "8")])
            positions = [event.position for event in await store.read_all()]
            assert positions == sorted(set(positions))
            assert positions[-1] == last + 2
            for after in range(last + 4):
                for limit in (1, 3, 50):
                    page = [event.position for event in await store.read_all(after, limit)]
                    assert page == [position for position in positions if position > after][:limit]

        on(factory, work)

    def test_a_stream_of_many_events_goes_while_others_are_written(self, factory: StoreFactory) -> None:
        many = 1_150

        async def work(store: EventStore) -> None:
            await store.append([to("big", *map(str, range(many))), to("a", "1")])
            removing = asyncio.ensure_future(store.remove(["big"]))
            for version in range(1, 9):
                assert await store.append([to("a", "x", expected=version)]) == Appended(
                    {"a": version + 1}, repeated=False
                )
            assert await removing == Removed(streams=1, events=many)
            assert [event.stream for event in await store.read_all()] == ["a"] * 9
            assert await store.streams("") == ["a"]

        on(factory, work)

    @settings(max_examples=25, suppress_health_check=_SHARED_BY_IMPLEMENTATIONS)
    @given(steps=_STEPS)
    def test_any_interleaving_leaves_what_was_not_removed_as_it_was_written(
        self, factory: StoreFactory, steps: list[tuple[str, list[str]]]
    ) -> None:
        async def work(store: EventStore) -> None:
            kept: list[tuple[str, str]] = []
            gone: set[str] = set()
            for number, (what, streams) in enumerate(steps):
                batches = [to(stream, f"{number}", f"{number}.") for stream in streams]
                there = {stream for stream, _ in kept}.intersection(streams)
                if what == "remove":
                    lost = sum(stream in there for stream, _ in kept)
                    new = set(streams) - gone
                    assert await store.remove(streams) == Removed(streams=len(new), events=lost)
                    gone |= new
                    kept = [one for one in kept if one[0] not in there]
                elif gone.intersection(streams):
                    with pytest.raises(StreamRemoved):
                        await store.append(batches)
                else:
                    await store.append(batches)
                    kept += [(stream, f"{number}{end}") for stream in streams for end in ("", ".")]
            assert [(event.stream, event.payload.decode()) for event in await store.read_all()] == kept
            for stream in _STREAMS:
                assert texts(await store.read(stream)) == [text for of, text in kept if of == stream]
            assert await store.streams("") == sorted({stream for stream, _ in kept})

        on(factory, work)


class DamagedRemovalContract:
    """Requirements on a store on a disk for removals from a damaged database; inherited like the other suites."""

    @pytest.fixture
    def database(self) -> Spoilable:
        """Return a database that ``fill`` has filled."""
        raise NotImplementedError

    @pytest.mark.parametrize("change", ["DELETE FROM events WHERE stream = 'b' AND version > 4", "UPDATE heads SET version = 5 WHERE stream = 'b'"])  # fmt: skip  # noqa: E501
    def test_a_stream_that_does_not_end_where_it_stood_is_not_removed(self, database: Spoilable, change: str) -> None:
        database.spoil(change)

        async def work(store: EventStore) -> None:
            with pytest.raises(DamagedEvents, match="stream 'b'"):
                await store.remove(["a", "b"])
            assert texts(await store.read("a")) == ["1", "2", "3", "4", "5", "6"]
            assert await store.remove(["a"]) == Removed(streams=1, events=6)
            with pytest.raises(VersionConflict):
                await store.append([to("c", "7", expected=3)])
            assert await store.append([to("c", "7", expected=6)]) == Appended({"c": 7}, repeated=False)

        on(database.open, work)

    @pytest.mark.parametrize("change", ["DELETE FROM removed_events WHERE position = 4", "INSERT INTO removed_events SELECT 9999, hash, removal FROM removed_events WHERE position = 4"])  # fmt: skip  # noqa: E501
    def test_a_removed_event_that_is_missing_or_too_many_is_missed_by_position(
        self, database: Spoilable, change: str
    ) -> None:
        on(database.open, lambda store: store.remove(["b"]))
        database.spoil(change)

        async def work(store: EventStore) -> None:
            with pytest.raises(DamagedEvents, match="all streams"):
                await store.read_all()
            assert texts(await store.read("a")) == ["1", "2", "3", "4", "5", "6"]

        on(database.open, work)

    def test_what_an_interrupted_removal_left_is_unknown_and_goes_with_the_next(self, database: Spoilable) -> None:
        on(database.open, lambda store: store.remove(["c"]))
        names = ", ".join(f"({database.literal(origin(stream))}, 2)" for stream in ("b", "d"))
        database.spoil(
            "INSERT INTO removing VALUES ('b', 2), ('d', 2);"
            " INSERT INTO removals SELECT 2, removed_at, 2, 8, 2, hash FROM removals;"
            f" INSERT INTO removed_streams VALUES {names};"
            " DELETE FROM heads WHERE stream IN ('b', 'd')"
        )

        async def work(store: EventStore) -> None:
            assert await store.read("b") == []
            assert (await store.version("b"), await store.last_of_kind("b", "test.noted")) == (0, 0)
            assert await store.streams("") == ["a"]
            assert {event.stream for event in await store.read_all()} == {"a"}
            assert len(await store.read_all(limit=5)) == 5
            assert await store.outcome(command(stream="d")) is None
            with pytest.raises(StreamRemoved):
                await store.append([to("a", "7")], command(stream="d"))
            assert await store.remove([]) == Removed()
            assert {event.stream for event in await store.read_all()} == {"a"}

        on(database.open, work)
