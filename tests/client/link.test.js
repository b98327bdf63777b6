/**
 * The page's connection to a table: when it is taken as lost, how long it waits for a new one, and what is sent again.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { manualClock } from "./clock.js";
import { document, pageWindow } from "./page.js";
import { openLink } from "../../src/kitapi/web/client/net/link.js";
import { signal } from "../../src/kitapi/web/client/ui.js";

/** @type {Socket[]} */
let sockets = [];
/** @type {string[]} */
let refused = [];
/** @type {any[]} */
let talk = [];
let clock = manualClock();
/** @type {any} */
let link = null;
const random = Math.random;
const pace = signal("normal");

class Socket {
  static OPEN = 1;
  readyState = 0;
  sent = /** @type {any[]} */ ([]);
  closed = false;
  onmessage = /** @type {any} */ (null);
  onclose = /** @type {any} */ (null);

  /** @param {string} address */
  constructor(address) {
    this.address = address;
    sockets.push(this);
  }

  /** @param {string} text */
  send(text) { this.sent.push(JSON.parse(text)); }

  close() { this.closed = true; }
}
Object.assign(globalThis, { WebSocket: Socket });

/** @param {string | null} [role] */
function open(role = null) {
  pace.value = "normal";
  const listener = {
    onState: () => {}, onRefused: (/** @type {{ reason: string }} */ { reason }) => refused.push(reason), pace,
    onTalk: (/** @type {object} */ message) => talk.push(message),
  };
  link = openLink("t", "en", listener, role, clock);
}

beforeEach(() => {
  sockets = [];
  refused = [];
  talk = [];
  clock = manualClock();
  open();
});
afterEach(() => {
  link.close();
  Math.random = random;
});

const last = () => /** @type {Socket} */ (sockets.at(-1));
const hear = (/** @type {object} */ message, socket = last()) => socket.onmessage?.({ data: JSON.stringify(message) });
const end = (/** @type {number} */ code) => last().onclose({ code });
const kinds = () => last().sent.map(({ type }) => type);
const ids = () => last().sent.map(({ id }) => id);
const online = () => pageWindow.dispatchEvent(new Event("online"));

/** The server's first messages; without `announced`, those of a server that sends no heartbeat. */
function greet(announced = true) {
  last().readyState = 1;
  hear({ type: "state" });
  if (announced) hear({ type: "here", silence: 8000, answer: 3000 });
}

/**
 * Seconds until the last socket is given up, or another opened: 99 and more where neither happens; `alive`: messages
 * come.
 */
function secondsUntilLost(alive = false) {
  const start = clock.now();
  const [socket, count] = [last(), sockets.length];
  while (!socket.closed && sockets.length === count && clock.now() - start < 99_000) {
    clock.pass(100);
    if (alive) hear({ type: "here" });
  }
  return Math.round((clock.now() - start) / 1000);
}

/** Milliseconds until another socket is opened. */
function wait() {
  const [start, count] = [clock.now(), sockets.length];
  while (sockets.length === count && clock.now() - start < 99_000) clock.pass(10);
  return clock.now() - start;
}

test("the address names the table, the language and the role", () => {
  link.close();
  open("gaming inspector");
  assert.deepEqual(sockets.map(({ address }) => address), [
    "ws://localhost:8000/api/tables/t/socket?lang=en",
    "ws://localhost:8000/api/tables/t/socket?lang=en&as=gaming%20inspector",
  ]);
});

test("another pace is said to the server by a new connection", () => {
  greet();
  pace.value = "quick";
  assert.deepEqual([sockets.length, sockets[0]?.closed], [2, true]);
  assert.equal(last().address, "ws://localhost:8000/api/tables/t/socket?lang=en&pace=quick");
  pace.value = "normal";
  assert.deepEqual([sockets.length, last().address], [3, "ws://localhost:8000/api/tables/t/socket?lang=en"]);
});

test("eight seconds of silence lead to a new connection", () => {
  greet();
  clock.pass(5000);
  hear({ type: "here" });
  clock.pass(7999);
  assert.deepEqual([sockets.length, link.connection.value], [1, "open"]);
  clock.pass(1);
  assert.deepEqual([sockets.length, link.connection.value, sockets[0]?.closed], [2, "waiting", true]);
  hear({ type: "state" }, sockets[0]);
  assert.equal(link.connection.value, "waiting");
  greet();
  assert.equal(link.connection.value, "open");
});

test("what was not answered within three seconds is sent again under the same id", () => {
  greet();
  hear({ type: "done", id: link.send({ type: "next" }) });
  clock.pass(1000);
  const second = link.send({ type: "rise" });
  for (let times = 0; times < 5; times += 1) {
    clock.pass(599);
    hear({ type: "here" });
  }
  assert.equal(sockets.length, 1);
  clock.pass(5);
  greet();
  assert.deepEqual(ids(), [second]);
  hear({ type: "done", id: second });
  clock.pass(7000);
  assert.deepEqual([sockets.length, link.unanswered.value.size], [2, 0]);
});

test("a command given without a connection is sent once there is one, and only once by each", () => {
  const id = link.send({ type: "next" });
  assert.deepEqual(last().sent, []);
  greet();
  assert.deepEqual(last().sent, [{ type: "next", id }]);
  hear({ type: "state" });
  assert.deepEqual(ids(), [id]);
});

test("a slow server is given twice as long each time until it answers", () => {
  greet();
  const id = link.send({ type: "next" });
  const waits = [];
  for (let times = 0; times < 6; times += 1) {
    waits.push(secondsUntilLost(true));
    greet();
  }
  hear({ type: "done", id });
  link.send({ type: "next" });
  assert.deepEqual([waits, secondsUntilLost(true)], [[3, 6, 12, 24, 24, 24], 3]);
});

test("a connection that does not open is given up after longer and longer", () => {
  const waits = [];
  for (let times = 0; times < 5; times += 1) {
    waits.push(secondsUntilLost());
    wait();
  }
  greet();
  clock.pass(8000);
  assert.deepEqual([waits, secondsUntilLost()], [[8, 16, 32, 32, 32], 8]);
});

test("a closed connection is opened again after longer and longer, up to eight seconds", () => {
  Math.random = () => 0.5;
  const waits = [];
  for (let times = 0; times < 7; times += 1) {
    end(1006);
    waits.push(wait());
  }
  assert.deepEqual(waits, [400, 800, 1600, 3200, 6400, 8000, 8000]);
  greet();
  end(1006);
  assert.equal(wait(), 400);
});

test("pages that lost the same server do not all come back at one moment", () => {
  const waits = [0, 0.999].map((chance) => {
    Math.random = () => chance;
    greet();
    end(1012);
    return wait();
  });
  assert.deepEqual(waits, [300, 500]);
});

test("a full table is tried again after half a minute, an unknown one never", () => {
  Math.random = () => 0.5;
  end(4429);
  assert.deepEqual([link.connection.value, wait()], ["full", 30_000]);
  end(4404);
  clock.pass(3_600_000);
  assert.deepEqual([link.connection.value, sockets.length], ["gone", 2]);
});

test("a server that announces no heartbeat is not expected to send any", () => {
  greet(false);
  link.send({ type: "next" });
  online();
  link.probe();
  clock.pass(3_600_000);
  assert.deepEqual([sockets.length, kinds()], [1, ["next"]]);
  greet();
  end(1012);
  clock.pass(1000);
  greet(false);
  clock.pass(3_600_000);
  assert.equal(sockets.length, 2);
});

test("the network and the reader coming back probe the connection that is there", () => {
  greet();
  clock.pass(1000);
  online();
  document.dispatchEvent(new Event("visibilitychange"));
  link.hurry();
  assert.deepEqual(kinds(), ["probe", "probe", "probe"]);
  clock.pass(40);
  for (const id of ids()) hear({ type: "here", id });
  assert.equal(link.roundTrip.value, 40);
  clock.pass(5000);
  hear({ type: "here" });
  assert.equal(sockets.length, 1);
  online();
  clock.pass(2999);
  hear({ type: "here" });
  clock.pass(1);
  assert.deepEqual([sockets.length, link.unanswered.value.size, link.roundTrip.value], [2, 0, null]);
});

test("a refused probe is an answer and no refusal to the reader", () => {
  greet();
  link.probe();
  hear({ type: "refused", id: ids()[0], reason: "busy" });
  clock.pass(4000);
  hear({ type: "refused", id: null, reason: "malformed" });
  assert.deepEqual([sockets.length, refused], [1, ["malformed"]]);
});

test("a machine that slept probes the connection before it takes it as lost", () => {
  greet();
  link.send({ type: "next" });
  clock.sleep(3_600_000);
  assert.deepEqual([sockets.length, kinds()], [1, ["next", "probe"]]);
  clock.pass(2900);
  assert.equal(sockets.length, 1);
  clock.sleep(60_000);
  assert.equal(sockets.length, 2);
});

test("who wants a connection at once does not wait for one that hangs", () => {
  clock.pass(999);
  link.hurry();
  assert.equal(sockets.length, 1);
  clock.pass(1);
  link.hurry();
  assert.deepEqual([sockets.length, sockets[0]?.closed], [2, true]);
  end(4429);
  assert.equal(link.connection.value, "full");
  link.hurry();
  assert.equal(sockets.length, 3);
});

test("a closed link opens nothing more", () => {
  greet();
  link.send({ type: "next" });
  link.close();
  clock.pass(3_600_000);
  online();
  assert.deepEqual([sockets.length, sockets[0]?.closed, clock.timers.size], [1, true, 0]);
});

for (const [code, state] of /** @type {[number, string][]} */ ([
  [4401, "signed out"], [4404, "gone"], [4410, "ended"],
])) {
  test(`no connection is opened after the server closed one with ${code}`, () => {
    greet();
    link.send({ type: "next" });
    end(code);
    link.hurry();
    online();
    clock.pass(3_600_000);
    assert.deepEqual([sockets.length, link.connection.value], [1, state]);
  });
}

test("what people say is passed on, and so is what they had said before", () => {
  greet();
  const said = { type: "said", number: 2, seat: 1, name: "Nikos", phrase: "coffee" };
  hear({ type: "talk", said: [{ ...said, number: 1 }] });
  hear(said);
  assert.deepEqual(talk, [{ type: "talk", said: [{ ...said, number: 1 }] }, said]);
});
