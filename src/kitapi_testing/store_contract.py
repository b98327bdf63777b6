"""Requirements on every event store: a suite that each implementation's tests inherit.

An implementation gives the fixture ``factory``, which opens a fresh, empty store at every call. No test depends on how
a store keeps its events, so a store on a server must pass the same tests as one on a disk.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from itertools import pairwise
from typing import TypeAlias, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kitapi.store import (
    Append,
    Appended,
    CommandKey,
    CommandReused,
    EventStore,
    NewEvent,
    Recorded,
    StoreClosed,
    StoreError,
    VersionConflict,
    digest_of,
)
from kitapi.store.names import seal_of, sealed_name

T = TypeVar("T")
StoreFactory: TypeAlias = Callable[[], EventStore]

WRITERS = 20

# The factory opens a fresh store for every example, for each implementation.
_SHARED_BY_IMPLEMENTATIONS = (
    HealthCheck.function_scoped_fixture,
    HealthCheck.differing_executors,
    HealthCheck.too_slow,
)


def on(factory: StoreFactory, work: Callable[[EventStore], Awaitable[T]]) -> T:
    """Open a store, let ``work`` use it, close it."""

    async def run() -> T:
        store = factory()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def note(text: str = "", kind: str = "test.noted") -> NewEvent:
    """Return an event of ``kind`` with a text as its payload."""
    return NewEvent(kind=kind, schema=1, payload=text.encode())


def to(stream: str, *texts: str, expected: int | None = None) -> Append:
    """Return an append of a note for each of ``texts``; ``expected`` is the version the stream must have."""
    return Append(stream=stream, expected=expected, events=tuple(note(text) for text in texts))


def command(payload: bytes = b"{}", *, id: str = "c1", user: str = "anna", stream: str = "table:1") -> CommandKey:
    """Return the key of a command of ``user`` to ``stream``."""
    return CommandKey(stream=stream, user=user, id=id, digest=digest_of(payload))


def texts(events: list[Recorded]) -> list[str]:
    """Return the texts of notes."""
    return [event.payload.decode() for event in events]


def naming_event(name: str, owner: str = "anna", field: str = "name") -> NewEvent:
    """Return an event with the seal of a name, and the name beside it."""
    sealed = sealed_name(field, owner, name)
    payload = f'{{"{field}":"{seal_of(sealed)}"}}'.encode()
    return NewEvent(kind="test.called", schema=2, payload=payload, names=(sealed,))


def names_beside(events: list[Recorded]) -> list[list[str]]:
    """Return the names that are stored beside each event."""
    return [[one.name for one in event.names] for event in events]


class StoreContract:
    """The suite; inherit it as ``class TestThisStore(StoreContract)``."""

    @pytest.fixture
    def factory(self) -> StoreFactory:
        raise NotImplementedError

    def test_events_come_back_as_they_were_given_in_order(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> list[Recorded]:
            raw = NewEvent(kind="test.raw", schema=3, payload=b"\x00\xff{not json")
            await store.append([Append(stream="a", expected=0, events=(note("one"), raw))])
            return await store.read("a")

        first, second = on(factory, work)
        assert (first.stream, first.version, first.kind, first.schema, first.payload) == (
            "a", 1, "test.noted", 1, b"one",
        )  # fmt: skip
        assert (second.version, second.kind, second.schema, second.payload) == (2, "test.raw", 3, b"\x00\xff{not json")
        assert second.position > first.position

    def test_names_come_back_beside_their_events_however_these_are_read(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[list[Recorded], list[list[list[str]]]]:
            kept = {"a": (note(), naming_event("Anna"), naming_event("Bo", "bo")), "b": (naming_event("Ännchen 😀"),)}
            await store.append([Append(stream=name, expected=0, events=events) for name, events in kept.items()])
            whole = await store.read("a")
            read = [whole, await store.read("a", 1), await store.read("a", 0, 2), await store.read("b")]
            return whole, [names_beside(events) for events in (*read, await store.read_all())]

        whole, read = on(factory, work)
        assert read[:3] == [[[], ["Anna"], ["Bo"]], [["Anna"], ["Bo"]], [[], ["Anna"]]]
        assert read[3:] == [[["Ännchen 😀"]], [[], ["Anna"], ["Bo"], ["Ännchen 😀"]]]
        [name] = whole[1].names
        assert (name.owner, seal_of(name).encode() in whole[1].payload) == ("anna", True)

    def test_the_names_of_one_are_forgotten_and_nothing_else_changes(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[tuple[str, ...], tuple[str, ...], list[list[Recorded]]]:
            for stream in ("a", "b"):
                events = (naming_event("Anna"), naming_event("Bo", "bo"), note("rest"))
                await store.append([Append(stream=stream, expected=0, events=events)])
            before = await store.read_all()
            first, again = await store.forget("anna"), await store.forget("anna")
            return first, again, [before, await store.read_all()]

        first, again, (before, after) = on(factory, work)
        assert (sorted(first), again) == (["a", "b"], ())
        assert names_beside(after) == [[], ["Bo"], []] * 2
        assert [msgspec.structs.replace(one, names=()) for one in after] == [
            msgspec.structs.replace(one, names=()) for one in before
        ]

    def test_names_are_found_by_the_beginning_of_their_owners_pseudonym(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> list[list[tuple[str, int, str, str]]]:
            events = (note(), naming_event("Anna", "1a"), naming_event("Bo", "1b"), naming_event("100%", "2_"))
            await store.append([Append(stream="a", expected=0, events=events)])
            found = [await store.names(owner) for owner in ("", "1", "1a", "1_", "3")]
            return [[(one.stream, one.version, one.owner, one.name) for one in some] for some in found]

        anna, bo, other = ("a", 2, "1a", "Anna"), ("a", 3, "1b", "Bo"), ("a", 4, "2_", "100%")
        assert on(factory, work) == [[anna, bo, other], [anna, bo], [anna], [], []]

    def test_names_go_with_the_stream_that_is_removed(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> list[str]:
            for stream in ("a", "b"):
                await store.append([Append(stream=stream, expected=0, events=(naming_event("Anna"), note()))])
            await store.remove(["a"])
            return [one.stream for one in await store.names()]

        assert on(factory, work) == ["b"]

    @pytest.mark.parametrize("field", ["field", "owner", "name"])
    def test_a_name_without_a_place_an_owner_or_a_letter_is_refused(self, factory: StoreFactory, field: str) -> None:
        async def work(store: EventStore) -> None:
            event = naming_event("Anna")
            bad = msgspec.structs.replace(event, names=(msgspec.structs.replace(event.names[0], **{field: ""}),))
            with pytest.raises(ValueError, match=field):
                await store.append([Append(stream="a", expected=0, events=(bad,))])
            assert await store.version("a") == 0

        on(factory, work)

    def test_every_event_says_in_utc_when_it_was_recorded(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> list[Recorded]:
            await store.append([to("a", "one", "two")])
            return await store.read("a")

        for event in on(factory, work):
            assert event.recorded_at.endswith("Z")
            assert abs((datetime.now(UTC) - datetime.fromisoformat(event.recorded_at)).total_seconds()) < 86_400

    def test_the_answer_names_each_streams_version_afterwards(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[Appended, Appended]:
            first = await store.append([to("a", "1", "2", expected=0), to("b", "1", expected=0)])
            return first, await store.append([to("a", "3", expected=2), to("b", expected=1)])

        first, second = on(factory, work)
        assert first == Appended({"a": 2, "b": 1}, repeated=False)
        assert second == Appended({"a": 3, "b": 1}, repeated=False)

    def test_an_unknown_stream_is_empty_and_stands_at_version_0(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[int, int, list[Recorded], list[Recorded]]:
            return (
                await store.version("a"),
                await store.last_of_kind("a", "test.noted"),
                await store.read("a"),
                await store.read_all(),
            )

        assert on(factory, work) == (0, 0, [], [])

    def test_reading_begins_after_a_version_and_stops_at_a_limit(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> list[list[str]]:
            await store.append([to("a", "1", "2", "3", "4")])
            bounds: list[tuple[int, int | None]] = [(0, None), (2, None), (1, 2), (4, None), (9, None), (0, 0)]
            return [texts(await store.read("a", after, limit)) for after, limit in bounds]

        assert on(factory, work) == [["1", "2", "3", "4"], ["3", "4"], ["2", "3"], [], [], []]

    def test_a_stream_is_read_in_any_pieces_as_whatever_was_written_between_others(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> None:
            for n in range(6):
                await store.append([to("a", str(n)), to(f"b{n}", "x"), to("c", "y", "z")])
            whole, together = await store.read("a"), await store.read_all()
            for after in range(8):
                for limit in (None, 1, 2, 3, 9):
                    end = None if limit is None else after + limit
                    assert await store.read("a", after, limit) == whole[after:end]
                    if limit is not None:
                        assert (
                            await store.read_all(together[after].position, limit)
                            == together[after + 1 : after + 1 + limit]
                        )

        on(factory, work)

    def test_all_streams_are_read_together_by_position(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> list[list[str]]:
            await store.append([to("b", "1", "2")])
            await store.append([to("a", "3"), to("b", "4")])
            pages, after = [], 0
            while page := await store.read_all(after, limit=3):
                pages.append(texts(page))
                after = page[-1].position
            return pages

        assert on(factory, work) == [["1", "2", "3"], ["4"]]

    def test_the_newest_event_of_a_kind_is_found(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> list[int]:
            kinds = ["open", "play", "open", "play", "play"]
            await store.append([Append(stream="a", expected=0, events=tuple(note(kind=kind) for kind in kinds))])
            await store.append([Append(stream="b", expected=0, events=(note(kind="close"),))])
            return [await store.last_of_kind("a", kind) for kind in ("open", "play", "close")]

        assert on(factory, work) == [3, 5, 0]

    def test_streams_are_listed_by_prefix_sorted_and_taken_literally(self, factory: StoreFactory) -> None:
        names = [
            "table:2",
            "table:10",
            "table",
            "house",
            "table:1",
            "ta_le:1",
            "TABLE:1",
            "τραπέζι:1",
            "table:\U0010ffff",
        ]

        async def work(store: EventStore) -> list[list[str]]:
            for name in names:
                await store.append([to(name, "1", "2")])
            return [await store.streams(prefix) for prefix in ("", "table:", "ta_", "τρ", "nothing", "%")]

        assert on(factory, work) == [
            sorted(names),
            ["table:1", "table:10", "table:2", "table:\U0010ffff"],
            ["ta_le:1"],
            ["τραπέζι:1"],
            [],
            [],
        ]

    def test_an_append_at_another_version_is_refused_with_both_versions(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[list[VersionConflict], list[str]]:
            await store.append([to("a", "1", "2")])
            conflicts = []
            for expected in (0, 1, 3):
                with pytest.raises(VersionConflict) as caught:
                    await store.append([to("a", "no", expected=expected)])
                conflicts.append(caught.value)
            return conflicts, texts(await store.read("a"))

        conflicts, stored = on(factory, work)
        assert [(c.stream, c.expected, c.actual) for c in conflicts] == [("a", 0, 2), ("a", 1, 2), ("a", 3, 2)]
        assert stored == ["1", "2"]

    def test_an_append_that_expects_no_version_goes_to_the_end(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> list[str]:
            await store.append([to("a", "1", expected=None)])
            await store.append([to("a", "2", expected=None)])
            return texts(await store.read("a"))

        assert on(factory, work) == ["1", "2"]

    def test_an_append_without_events_only_demands_the_version(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[Appended, list[str]]:
            appended = await store.append([to("table:1", "1", expected=0), to("house", expected=0)])
            with pytest.raises(VersionConflict):
                await store.append([to("table:1", "2", expected=1), to("house", expected=1)])
            return appended, await store.streams("")

        appended, streams = on(factory, work)
        assert appended.versions == {"table:1": 1, "house": 0}
        assert streams == ["table:1"]

    def test_a_refused_append_stores_nothing_in_any_of_its_streams(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[list[str], Appended | None]:
            await store.append([to("b", "1")])
            with pytest.raises(VersionConflict):
                await store.append([to("a", "no"), to("b", "no", expected=0), to("c", "no")], command())
            return texts(await store.read_all()), await store.outcome(command())

        assert on(factory, work) == (["1"], None)

    def test_of_concurrent_appends_at_one_version_exactly_one_wins(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[list[object], list[str]]:
            outcomes: list[object] = list(
                await asyncio.gather(
                    *(store.append([to("a", str(n), expected=0), to(f"own:{n}", "x")]) for n in range(WRITERS)),
                    return_exceptions=True,
                )
            )
            return outcomes, [event.stream for event in await store.read_all()]

        outcomes, streams = on(factory, work)
        winners = [n for n, outcome in enumerate(outcomes) if isinstance(outcome, Appended)]
        losers = [outcome for outcome in outcomes if isinstance(outcome, VersionConflict)]
        assert (len(winners), len(losers)) == (1, WRITERS - 1)
        assert {(loser.expected, loser.actual) for loser in losers} == {(0, 1)}
        assert streams == ["a", f"own:{winners[0]}"]

    def test_a_repeated_command_does_nothing_and_gets_its_first_answer(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[Appended, Appended, Appended | None, list[str]]:
            batches = [to("table:1", "1", expected=0), to("jackpot:1", "2", expected=None)]
            first = await store.append(batches, command())
            await store.append([to("table:1", "3", expected=1), to("jackpot:1", "4")])
            again = await store.append(batches, command())
            return first, again, await store.outcome(command()), texts(await store.read_all())

        first, again, outcome, stored = on(factory, work)
        assert first == Appended({"table:1": 1, "jackpot:1": 1}, repeated=False)
        assert again == outcome == Appended(first.versions, repeated=True)
        assert stored == ["1", "2", "3", "4"]

    def test_a_command_sent_twice_at_once_is_done_once(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[list[Appended], list[str]]:
            twins = (store.append([to("table:1", "1", expected=0)], command()) for _ in range(2))
            return list(await asyncio.gather(*twins)), texts(await store.read("table:1"))

        answers, stored = on(factory, work)
        assert sorted(answer.repeated for answer in answers) == [False, True]
        assert [answer.versions for answer in answers] == [{"table:1": 1}] * 2
        assert stored == ["1"]

    def test_a_commands_id_with_another_payload_is_refused(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[CommandKey, list[str]]:
            await store.append([to("table:1", "1")], command(b"7c"))
            with pytest.raises(CommandReused) as caught:
                await store.append([to("table:1", "2")], command(b"8c"))
            with pytest.raises(CommandReused):
                await store.outcome(command(b"8c"))
            return caught.value.key, texts(await store.read("table:1"))

        assert on(factory, work) == (command(b"8c"), ["1"])

    def test_the_same_id_of_another_user_or_stream_is_another_command(self, factory: StoreFactory) -> None:
        keys = [command(b"1"), command(b"2", user="boris"), command(b"3", stream="table:2"), command(b"4", id="c2")]

        async def work(store: EventStore) -> list[Appended]:
            return [await store.append([to("log", "x")], key) for key in keys]

        assert on(factory, work) == [Appended({"log": n}, repeated=False) for n in (1, 2, 3, 4)]

    def test_a_refused_command_is_judged_afresh_when_it_comes_again(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> Appended:
            with pytest.raises(VersionConflict):
                await store.append([to("table:1", "2", expected=1)], command())
            await store.append([to("table:1", "1", expected=0)])
            return await store.append([to("table:1", "2", expected=1)], command())

        assert on(factory, work) == Appended({"table:1": 2}, repeated=False)

    def test_an_unknown_command_has_no_outcome(self, factory: StoreFactory) -> None:
        assert on(factory, lambda store: store.outcome(command())) is None

    @pytest.mark.parametrize(
        ("batches", "field"),
        [
            ([to("", "x")], "stream"),
            ([to("a\0b", "x")], "stream"),
            ([to("\ud800", "x")], "stream"),
            ([to("a", "x"), to("a", "y")], "stream"),
            ([to("a", "x", expected=-1)], "expected"),
            ([Append(stream="a", expected=None, events=(NewEvent(kind="", schema=1, payload=b""),))], "kind"),
            ([Append(stream="a", expected=None, events=(NewEvent(kind="k", schema=0, payload=b""),))], "schema"),
            ([Append(stream="a", expected=None, events=(NewEvent(kind="k", schema=1, payload=bytes(1 << 25)),))],
             "payload"),
        ],
    )  # fmt: skip
    def test_a_malformed_append_is_refused_by_field(
        self, factory: StoreFactory, batches: list[Append], field: str
    ) -> None:
        async def work(store: EventStore) -> list[Recorded]:
            with pytest.raises(ValueError, match=f"^{field}: "):
                await store.append(batches)
            with pytest.raises(ValueError, match=r"^command user: "):
                await store.append([to("a", "x")], command(user=""))
            return await store.read_all()

        assert on(factory, work) == []

    def test_a_negative_bound_is_refused(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> None:
            with pytest.raises(ValueError, match="after, limit"):
                await store.read("a", after=-1)
            with pytest.raises(ValueError, match="after, limit"):
                await store.read_all(limit=-1)

        on(factory, work)

    def test_a_caller_who_stops_waiting_harms_nobody(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[Appended, int]:
            leaving = asyncio.ensure_future(store.append([to("a", "1")]))
            await asyncio.sleep(0)
            leaving.cancel()
            return await store.append([to("b", "1")]), await store.version("a")

        staying, version = on(factory, work)
        assert staying.versions == {"b": 1}
        assert version in {0, 1}  # it may or may not have been stored, as the protocol says

    def test_reading_while_writing_sees_every_event_once_and_in_order(self, factory: StoreFactory) -> None:
        each = 15

        async def write(store: EventStore, stream: str) -> None:
            for n in range(each):
                await store.append([to(stream, f"{stream} {n}", expected=n)])

        async def follow(store: EventStore) -> list[Recorded]:
            seen: list[Recorded] = []
            while len(seen) < WRITERS * each:
                seen += await store.read_all(seen[-1].position if seen else 0, limit=7)
            return seen

        async def work(store: EventStore) -> list[Recorded]:
            streams = [f"table:{n}" for n in range(WRITERS)]
            seen, *_ = await asyncio.gather(follow(store), *(write(store, stream) for stream in streams))
            assert seen == await store.read_all(limit=10_000)
            return seen

        _assert_orderly(on(factory, work))

    def test_what_was_answered_can_be_read_at_once(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> list[int]:
            async def append_and_look(n: int) -> int:
                await store.append([to(f"s{n}", "x")])
                return await store.version(f"s{n}")

            return await asyncio.gather(*map(append_and_look, range(WRITERS)))

        assert on(factory, work) == [1] * WRITERS

    def test_closing_drains_what_waits_and_then_refuses(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> list[object]:
            waiting = [asyncio.ensure_future(store.append([to(f"s{n}", "x")])) for n in range(WRITERS)]
            await asyncio.sleep(0)
            await asyncio.gather(store.close(), store.close())
            for refused in (store.append([to("a", "x")]), store.read("a"), store.version("a"), store.streams("")):
                with pytest.raises(StoreClosed):
                    await refused
            return list(await asyncio.gather(*waiting, return_exceptions=True))

        assert on(factory, work) == [Appended({f"s{n}": 1}, repeated=False) for n in range(WRITERS)]

    def test_who_watches_hears_nothing_of_what_is_stored_here(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> set[tuple[str, int]]:
            heard: set[tuple[str, int]] = set()
            store.watch(lambda stream, version: heard.add((stream, version)))
            await store.append([to("a", "1"), to("b", "1")], command())
            await store.append([to("a", "2")])
            return heard

        assert on(factory, work) <= {("", 0)}

    def test_trying_to_append_stores_nothing(self, factory: StoreFactory) -> None:
        async def work(store: EventStore) -> tuple[list[Recorded], list[str]]:
            await store.append([to("a", "1")])
            before = await store.read_all()
            await store.try_append()
            assert await store.read_all() == before
            return before, await store.streams("")

        before, streams = on(factory, work)
        assert ([event.stream for event in before], streams) == (["a"], ["a"])

    def test_answers_are_the_callers_own(self, factory: StoreFactory) -> None:
        """Changing a returned list or mapping changes nothing in the store."""

        async def work(store: EventStore) -> tuple[int, Appended | None]:
            (await store.append([to("table:1", "1")], command())).versions.clear()
            (await store.read("table:1")).clear()
            return len(await store.read("table:1")), await store.outcome(command())

        assert on(factory, work) == (1, Appended({"table:1": 1}, repeated=True))

    @settings(max_examples=40, suppress_health_check=_SHARED_BY_IMPLEMENTATIONS)
    @given(plan=st.data())
    def test_any_interleaving_keeps_versions_gapless_and_positions_rising(
        self, factory: StoreFactory, plan: st.DataObject
    ) -> None:
        waves = plan.draw(st.lists(st.lists(_APPENDS, min_size=1, max_size=6), min_size=1, max_size=5))

        async def work(store: EventStore) -> tuple[list[Recorded], int]:
            seen: list[Recorded] = []
            stored = 0
            for wave in waves:
                outcomes = await asyncio.gather(*(_try_append(store, batches) for batches in wave))
                for batches, outcome in zip(wave, outcomes, strict=True):
                    stored += sum(len(b.events) for b in batches) if isinstance(outcome, Appended) else 0
                seen += await store.read_all(seen[-1].position if seen else 0)
            assert seen == await store.read_all(limit=10_000)
            return seen, stored

        seen, stored = on(factory, work)
        assert len(seen) == stored
        _assert_orderly(seen)


_STREAMS = ("a", "b", "c")
_APPENDS = st.lists(
    st.builds(
        lambda stream, expected, count: to(stream, *(f"{stream}{n}" for n in range(count)), expected=expected),
        st.sampled_from(_STREAMS),
        st.none() | st.integers(0, 6),
        st.integers(0, 3),
    ),
    min_size=1,
    max_size=3,
    unique_by=lambda batch: batch.stream,
)


async def _try_append(store: EventStore, batches: list[Append]) -> Appended | StoreError:
    try:
        return await store.append(batches)
    except VersionConflict as conflict:
        return conflict


def _assert_orderly(events: list[Recorded]) -> None:
    """Positions rise strictly; the versions of each stream are 1, 2, 3 and so on."""
    positions = [event.position for event in events]
    assert all(earlier < later for earlier, later in pairwise(positions))
    for stream in {event.stream for event in events}:
        versions = [event.version for event in events if event.stream == stream]
        assert versions == list(range(1, len(versions) + 1))
