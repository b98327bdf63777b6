/** A phone and the room end with the same changes, whatever is lost on the way. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { exchangeWith, isClash } from "../../src/kitapi/web/client/writer/exchange.js";

/**
 * @typedef {import("../../src/kitapi/web/client/written.js").Change} Change
 * @typedef {import("../../src/kitapi/web/client/writer/room_requests.js").Sent} Sent
 */

const head = { id: "s1", game: "any-game", players: 3, first_dealer: 0, variant: {}, made: 1 };

/** @param {string} id @param {object} [more] @returns {Change} */
const change = (id, more = {}) =>
  ({ id, seen: {}, at: 5, do: "write", after: null, line: { kind: "deal", points: 1 }, ...more });

/** A room as the server is, in few lines. @param {Change[]} [log] */
function roomWith(log = []) {
  const room = {
    log, sent: /** @type {number[]} */ ([]), isLost: false,
    send: async (/** @type {Sent} */ { after, changes }) => {
      room.sent.push(changes.length);
      assert.ok(changes.length <= 100);
      for (const one of changes) if (!room.log.some(({ id }) => id === one.id)) room.log.push(one);
      if (room.isLost) throw new Error("the answer was lost");
      const from = after > room.log.length + 1 ? 0 : after;
      return {
        role: /** @type {const} */ ("writer"), head, version: room.log.length + 1, after: from,
        changes: room.log.slice(Math.max(from, 1) - 1), watch_key: "w",
      };
    },
  };
  return room;
}

/** @param {ReturnType<typeof roomWith>} room @param {Change[]} own */
function phoneWith(room, own) {
  const take = async (/** @type {{ changes: readonly Change[] }} */ { changes }) => {
    for (const one of changes) if (!own.some(({ id }) => id === one.id)) own.push(one);
  };
  return exchangeWith("k", room.send, take);
}

/** @param {readonly Change[]} log */
const idsOf = (log) => log.map(({ id }) => id).sort();

test("what a phone has goes to the room in parts, and what others wrote comes", async () => {
  const own = Array.from({ length: 250 }, (_, at) => change(`a.${at + 1}`));
  const room = roomWith([change("b.1")]);
  const phone = phoneWith(room, own);
  await phone.exchange(own);
  assert.deepEqual(room.sent, [0, 100, 100, 50]);
  assert.deepEqual(idsOf(own), idsOf(room.log));
  assert.equal(own.length, 251);
  await phone.exchange(own);
  assert.equal(room.sent.at(-1), 0);
});

test("an answer that is lost is asked for again", async () => {
  const own = [change("a.1")];
  const room = roomWith([change("b.1")]);
  const phone = phoneWith(room, own);
  await phone.exchange(own);
  own.push(change("a.2"));
  room.isLost = true;
  await assert.rejects(phone.exchange(own));
  assert.deepEqual(phone.waiting(own).map(({ id }) => id), ["a.2"]);
  room.isLost = false;
  room.log.push(change("b.2"));
  await phone.exchange(own);
  assert.deepEqual(idsOf(own), ["a.1", "a.2", "b.1", "b.2"]);
  assert.deepEqual(idsOf(room.log), idsOf(own));
  assert.deepEqual(phone.waiting(own), []);
});

test("what could not be kept here is asked for again", async () => {
  const room = roomWith([change("b.1")]);
  let isFull = true;
  const taken = /** @type {string[]} */ ([]);
  const phone = exchangeWith("k", room.send, async ({ changes }) => {
    if (isFull) throw new Error("the browser's database is full");
    taken.push(...changes.map(({ id }) => id));
  });
  await assert.rejects(phone.exchange([]));
  isFull = false;
  await phone.exchange([]);
  assert.deepEqual(taken, ["b.1"]);
});

test("a room that was restored from a backup gets back what it lost", async () => {
  const own = [change("a.1"), change("a.2")];
  const room = roomWith();
  const phone = phoneWith(room, own);
  await phone.exchange(own);
  room.log.splice(0);
  await phone.exchange(own);
  assert.deepEqual(idsOf(room.log), ["a.1", "a.2"]);
});

test("an answer that is no sheet is not kept", async () => {
  const own = [change("a.1")];
  const room = roomWith([/** @type {any} */ ({ id: "b.1", do: "erase" })]);
  await assert.rejects(phoneWith(room, own).exchange(own));
  assert.deepEqual(idsOf(own), ["a.1"]);
});

test("two changes under one id are a clash, unless only a link or a removed name lies between them", () => {
  const one = change("a.1", { line: { kind: "deal", points: 1, aces: false } });
  assert.ok(!isClash([one], [change("a.1", { at: 5000 }), change("b.1")]));
  assert.ok(isClash([one], [change("a.1", { line: { kind: "deal", points: 2 } })]));
  const named = change("a.2", { do: "name", seat: 0, name: "Rena" });
  assert.ok(!isClash([named], [/** @type {any} */ ({ ...named, name: "—" })]));
});
