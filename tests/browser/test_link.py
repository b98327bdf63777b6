"""The page's connection to a table: when it counts as lost, and which commands are sent again.

First with a test socket and clock, then with a server that stops and a network that loses packets.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LASTING, database_in
from tests.browser.relay import relay_to
from tests.browser.visiting import await_new_line, await_turn, doing, log_lines, press_first, visit

BENCH = """async () => {
  const { openLink } = await import('/static/net/link.js');
  class Socket {
    static OPEN = 1;
    constructor(address) {
      Object.assign(this, { address, readyState: 0, sent: [], closed: false });
      bench.sockets.push(this);
    }
    send(text) { this.sent.push(JSON.parse(text)); }
    close() { this.closed = true; }
  }
  const clock = {
    time: 0, timers: new Map(), count: 0,
    now: () => clock.time,
    after(act, milliseconds) { clock.timers.set(++clock.count, [clock.time + milliseconds, act]); return clock.count; },
    cancel: (timer) => clock.timers.delete(timer),
    pass(milliseconds) {
      const until = clock.time + milliseconds;
      for (;;) {
        const [id, [at, act]] = [...clock.timers].sort(([, [a]], [, [b]]) => a - b)[0] ?? [0, [Infinity]];
        if (at > until) break;
        clock.time = Math.max(clock.time, at);
        clock.timers.delete(id);
        act();
      }
      clock.time = until;
    },
    sleep(milliseconds) { clock.time += milliseconds; clock.pass(0); },
  };
  window.bench = {
    sockets: [], refused: [], clock,
    open() {
      bench.sockets = [];
      bench.refused = [];
      window.WebSocket = Socket;
      bench.link?.close();
      const listener = { onState: () => {}, onRefused: ({ reason }) => bench.refused.push(reason) };
      bench.link = openLink('t', 'en', listener, null, clock);
    },
    receive(message, nth = -1) { bench.sockets.at(nth).onmessage?.({ data: JSON.stringify(message) }); },
    greet(announced = true) {
      bench.sockets.at(-1).readyState = 1;
      bench.receive({ type: 'state' });
      if (announced) bench.receive({ type: 'here', silence: 8000, answer: 3000 });
    },
    end(code) { bench.sockets.at(-1).onclose({ code }); },
    /** Seconds until the last socket was given up, or another opened: 99 and more where neither happens. */
    lasts({ alive = false } = {}) {
      const start = clock.time;
      const [last, count] = [bench.sockets.at(-1), bench.sockets.length];
      while (!last.closed && bench.sockets.length === count && clock.time - start < 99_000) {
        clock.pass(100);
        if (alive) bench.receive({ type: 'here' });
      }
      return Math.round((clock.time - start) / 1000);
    },
    sent: (nth = -1) => bench.sockets.at(nth).sent.map(({ type }) => type),
    ids: (nth = -1) => bench.sockets.at(nth).sent.map(({ id }) => id),
  };
}"""
"""A link whose sockets and clock a test drives; ``sleep``: the machine sleeps, and no timer runs meanwhile."""


@pytest.fixture(scope="module")
def page(browser: Browser, card_room: str) -> Iterator[Page]:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{card_room}healthz")
    page.evaluate(BENCH)
    yield page
    context.close()


def done(page: Page, script: str) -> Any:
    """What ``script`` returns, on a new link."""
    return page.evaluate(f"() => {{ bench.open(); const {{ link, clock }} = bench; {script} }}")


def test_eight_seconds_of_silence_lead_to_a_new_connection(page: Page) -> None:
    result = done(
        page,
        """
        bench.greet();
        clock.pass(5000); bench.receive({ type: 'here' });
        clock.pass(7999);
        const before = [bench.sockets.length, link.connection.value];
        clock.pass(1);
        const lost = [bench.sockets.length, link.connection.value, bench.sockets[0].closed];
        bench.receive({ type: 'state' }, 0);
        const ignored = link.connection.value;
        bench.greet();
        return [before, lost, ignored, link.connection.value];
        """,
    )
    assert result == [[1, "open"], [2, "waiting", True], "waiting", "open"]


def test_a_command_without_an_answer_within_three_seconds_is_sent_again_with_the_same_id(page: Page) -> None:
    result = done(
        page,
        """
        bench.greet();
        const first = link.send({ type: 'next' });
        bench.receive({ type: 'done', id: first });
        clock.pass(1000);
        const second = link.send({ type: 'rise' });
        for (let one = 0; one < 5; one += 1) { clock.pass(599); bench.receive({ type: 'here' }); }
        const before = bench.sockets.length;
        clock.pass(5);
        bench.greet();
        const again = bench.ids();
        bench.receive({ type: 'done', id: second });
        clock.pass(7000);
        return [before, bench.sockets.length, again[0] === second, again.length, link.unanswered.value.size];
        """,
    )
    assert result == [1, 2, True, 1, 0]


def test_a_slow_server_gets_twice_as_long_each_time_until_it_answers(page: Page) -> None:
    result = done(
        page,
        """
        bench.greet();
        const id = link.send({ type: 'next' });
        const waits = [];
        for (let one = 0; one < 6; one += 1) {
          waits.push(bench.lasts({ alive: true }));
          bench.greet();
        }
        bench.receive({ type: 'done', id });
        link.send({ type: 'next' });
        return [waits, bench.lasts({ alive: true })];
        """,
    )
    assert result == [[3, 6, 12, 24, 24, 24], 3]


def test_each_connection_that_does_not_open_is_given_up_later_than_the_last(page: Page) -> None:
    result = done(
        page,
        """
        const waits = [];
        for (let one = 0; one < 5; one += 1) {
          waits.push(bench.lasts());
          const count = bench.sockets.length;
          for (let tenth = 0; bench.sockets.length === count && tenth < 200; tenth += 1) clock.pass(100);
        }
        bench.greet();
        clock.pass(8000);
        return [waits, bench.lasts()];
        """,
    )
    assert result == [[8, 16, 32, 32, 32], 8]


def test_a_server_that_announces_no_heartbeat_is_not_expected_to_send_any(page: Page) -> None:
    result = done(
        page,
        """
        bench.greet(false);
        link.send({ type: 'next' });
        dispatchEvent(new Event('online'));
        link.probe();
        clock.pass(3_600_000);
        const old = [bench.sockets.length, bench.sent()];
        bench.greet();
        bench.end(1012);
        clock.pass(1000);
        bench.greet(false);
        clock.pass(3_600_000);
        return [old, bench.sockets.length];
        """,
    )
    assert result == [[1, ["next"]], 2]


def test_the_return_of_network_or_reader_probes_the_open_connection(page: Page) -> None:
    result = done(
        page,
        """
        bench.greet();
        dispatchEvent(new Event('online'));
        document.dispatchEvent(new Event('visibilitychange'));
        link.hurry();
        const sent = bench.sent();
        clock.pass(40);
        for (const id of bench.ids()) bench.receive({ type: 'here', id });
        const round = link.roundTrip.value;
        clock.pass(5000); bench.receive({ type: 'here' });
        const alive = bench.sockets.length;
        dispatchEvent(new Event('online'));
        clock.pass(2999);
        bench.receive({ type: 'here' });
        clock.pass(1);
        return [sent, round, alive, bench.sockets.length, link.unanswered.value.size, link.roundTrip.value];
        """,
    )
    assert result == [["probe", "probe", "probe"], 40, 1, 2, 0, None]


def test_a_refused_probe_counts_as_an_answer_and_is_not_shown(page: Page) -> None:
    result = done(
        page,
        """
        bench.greet();
        link.probe();
        bench.receive({ type: 'refused', id: bench.ids()[0], reason: 'busy' });
        clock.pass(4000);
        bench.receive({ type: 'refused', id: null, reason: 'malformed' });
        return [bench.sockets.length, bench.refused];
        """,
    )
    assert result == [1, ["malformed"]]


def test_a_machine_that_slept_probes_the_connection_before_it_counts_as_lost(page: Page) -> None:
    result = done(
        page,
        """
        bench.greet();
        link.send({ type: 'next' });
        clock.sleep(3_600_000);
        const awake = [bench.sockets.length, bench.sent()];
        clock.pass(2900);
        const before = bench.sockets.length;
        clock.sleep(60_000);
        return [awake, before, bench.sockets.length];
        """,
    )
    assert result == [[1, ["next", "probe"]], 1, 2]


def test_a_connection_that_hangs_is_replaced_on_demand(page: Page) -> None:
    result = done(
        page,
        """
        clock.pass(999);
        link.hurry();
        const fresh = bench.sockets.length;
        clock.pass(1);
        link.hurry();
        const replaced = [bench.sockets.length, bench.sockets[0].closed];
        bench.end(4429);
        const full = link.connection.value;
        link.hurry();
        return [fresh, replaced, full, bench.sockets.length];
        """,
    )
    assert result == [1, [2, True], "full", 3]


def test_a_closed_link_opens_nothing_more(page: Page) -> None:
    result = done(
        page,
        """
        bench.greet();
        link.send({ type: 'next' });
        link.close();
        clock.pass(3_600_000);
        dispatchEvent(new Event('online'));
        return [bench.sockets.length, bench.sockets[0].closed, clock.timers.size];
        """,
    )
    assert result == [1, True, 0]


@contextmanager
def stoppable_room(folder: Path) -> Iterator[tuple[int, str]]:
    """The process and the address of a room whose connections soon count as lost."""
    command = [sys.executable, "-m", *LASTING, "tests.browser.short_silence", database_in(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.pid, server.stdout.readline().partition("Kitapi: ")[2].strip()
        finally:
            server.kill()


def go_to_new_table(page: Page) -> None:
    """Sit down at a new table where it is the visitor's turn."""
    page.goto("/")
    order = {"game": "prefa", "terms": {}, "name": "Maria", "seats": ["random", "random", "me"]}
    table = page.evaluate(
        """async (order) => (await fetch('/api/tables', {
          method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(order),
        })).json()""",
        order,
    )
    page.goto(f"/table/{table['table']}")
    await_turn(page)


def own_lines(page: Page) -> list[str]:
    """What the visitor has done."""
    return [line for line in log_lines(page) if line.startswith("Maria:")]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process cannot be stopped here")
def test_the_page_opens_a_new_connection_when_the_old_one_dies_in_silence(browser: Browser, tmp_path: Path) -> None:
    with (
        stoppable_room(tmp_path) as (server, address),
        relay_to(address) as network,
        visit(browser, network.address, unlike="WebSocket") as page,
    ):
        go_to_new_table(page)
        page.get_by_role("button", name="Seats").click()
        expect(page.locator(".round-trip")).to_contain_text("The server answers in")
        page.keyboard.press("Escape")
        before = opened(page)
        network.lose()
        await_new_line(page, before + 1)
        assert own_lines(page) == []
        with doing(page):
            before = opened(page)
            os.kill(server, signal.SIGSTOP)
            press_first(page)
            expect(page.locator(".interruption")).to_contain_text("Connection lost")
            os.kill(server, signal.SIGCONT)
            await_new_line(page, before + 1)
        assert len(own_lines(page)) == 1


def opened(page: Page) -> int:
    """How many sockets the page has opened so far."""
    count: int = page.evaluate("() => window.sockets.length")
    return count
