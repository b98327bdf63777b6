/** What this browser keeps of each shuffle, what it gives to one, and what it says of a finished deal by that. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { storage } from "./page.js";
import { rememberedOf, rememberGiven, rememberShown, valuePledged } from "../../src/kitapi/web/client/fair/memory.js";
import { ownChecks } from "../../src/kitapi/web/client/fair/own_checks.js";
import { pledgeOf } from "../../src/kitapi/web/client/fair/shuffle.js";
import { isShare, dueShares } from "../../src/kitapi/web/client/fair/shares.js";

const SHUFFLE = {
  context: "t/1", algorithm: "kitapi-fy-2", commitment: "aa",
  pledges: /** @type {(string | null)[]} */ ([null, "", null]),
};
const OF = { table: "t", context: "t/1", algorithm: "kitapi-fy-2", commitment: "aa" };

beforeEach(() => {
  storage.broken = false;
  storage.setItem("kitapi.shuffles", "[]");
});

test("a commitment is remembered once, and its pledges as soon as all of them are there", () => {
  rememberShown("t", SHUFFLE);
  rememberShown("t", SHUFFLE);
  assert.deepEqual(rememberedOf("t"), [{ ...OF, seat: null, value: "", pledge: "", pledges: null }]);
  rememberShown("t", { ...SHUFFLE, pledges: ["p", "", "q"] });
  rememberShown("t", { ...SHUFFLE, pledges: ["other", "", "q"] });
  assert.deepEqual(rememberedOf("t").map(({ pledges }) => pledges), [["p", "", "q"]]);
});

test("a shuffle to which no seat gives anything has no pledges to remember", () => {
  rememberShown("t", { ...SHUFFLE, pledges: ["", "", ""] });
  assert.equal(rememberedOf("t")[0]?.pledges, null);
});

test("another commitment for the same deal is remembered beside the first", () => {
  rememberShown("t", SHUFFLE);
  rememberShown("t", { ...SHUFFLE, commitment: "bb" });
  rememberShown("elsewhere", SHUFFLE);
  assert.deepEqual(rememberedOf("t").map(({ commitment }) => commitment), ["aa", "bb"]);
});

test("the value given is found by its pledge, at its own table only", () => {
  rememberShown("t", SHUFFLE);
  rememberGiven(OF, { seat: 1, value: "v", pledge: "p" });
  assert.deepEqual([valuePledged("t", "p"), valuePledged("t", "q"), valuePledged("u", "p")], ["v", "", ""]);
  assert.equal(rememberedOf("t").length, 1);
});

test("only the newest three hundred are kept", () => {
  for (let deal = 1; deal <= 302; deal += 1) rememberShown("t", { ...SHUFFLE, context: `t/${deal}` });
  const kept = rememberedOf("t").map(({ context }) => context);
  assert.deepEqual([kept.length, kept[0], kept.at(-1)], [300, "t/3", "t/302"]);
});

test("a browser that keeps nothing remembers as long as the page is open; damaged notes are no notes", () => {
  storage.broken = true;
  rememberGiven({ ...OF, table: "unkept" }, { seat: 1, value: "v", pledge: "p" });
  assert.equal(valuePledged("unkept", "p"), "v");
  storage.broken = false;
  storage.setItem("kitapi.shuffles", "{");
  assert.equal(valuePledged("unkept", "p"), "v");
});

const COMMITMENT = { context: "t/1", algorithm: "kitapi-fy-2", digest: "ab".repeat(32) };
const SEAL = { kind: "seal", action: "pledge", seat: 1, commitment: COMMITMENT, bytes: 16 };
const due = (/** @type {any[]} */ options, /** @type {any} */ shuffle = undefined) =>
  dueShares(/** @type {any} */ ({ table: { id: "t", me: 1 }, view: { options, shuffle } }));

test("a pledge is that of a value drawn for this commitment, and the same when it is wanted again", () => {
  const [first] = due([SEAL]);
  const [again] = due([SEAL]);
  const [kept] = rememberedOf("t");
  assert.match(kept?.value ?? "", /^[0-9a-f]{32}$/);
  assert.deepEqual(first,
    { action: { kind: "pledge", digest: pledgeOf(COMMITMENT, 1, kept?.value ?? "") }, lost: false });
  assert.deepEqual(again, first);
  const [other] = due([{ ...SEAL, commitment: { ...COMMITMENT, digest: "cd".repeat(32) } }]);
  assert.notDeepEqual(other, first);
  assert.equal(new Set(rememberedOf("t").map(({ value }) => value)).size, 2);
});

test("the value shown is the one that was pledged; one that is not here is lost", () => {
  const [pledge] = due([SEAL]);
  const digest = String(pledge?.action["digest"]);
  const nonce = { kind: "nonce", action: "contribute", bytes: 16, pledge: digest };
  assert.deepEqual(due([nonce]), [{ action: { kind: "contribute", value: valuePledged("t", digest) }, lost: false }]);
  assert.deepEqual(due([{ ...nonce, pledge: "00" }]), [{ action: { kind: "contribute", value: "" }, lost: true }]);
});

test("an older deal that knows no pledges is given a fresh value, which is remembered", () => {
  const [given] = due([{ kind: "nonce", action: "contribute", bytes: 8, pledge: "" }], SHUFFLE);
  assert.match(String(given?.action["value"]), /^[0-9a-f]{16}$/);
  assert.deepEqual(rememberedOf("t").map(({ seat, value, pledge }) => [seat, value, pledge]),
    [[1, given?.action["value"], ""]]);
});

test("options that are for the reader are no share in the shuffle", () => {
  assert.deepEqual([{ kind: "seal" }, { kind: "nonce" }, { kind: "pass" }].map(isShare), [true, true, false]);
  assert.deepEqual(due([{ kind: "pass" }]), []);
});

const SHARES = [{ pledge: "p", value: "v" }, { pledge: "", value: "" }, { pledge: "q", value: null }];
const VERDICT = /** @type {any} */ ({ context: "t/1", digest: "aa", shares: SHARES });
const REMEMBERED = { ...OF, seat: 0, value: "v", pledge: "p", pledges: ["p", "", "q"] };
const RECORDED = [{ context: "t/1", digest: "aa" }];
const said = (/** @type {any[]} */ remembered, /** @type {any} */ verdict = VERDICT, recorded = RECORDED) =>
  Object.fromEntries(ownChecks(verdict, remembered, recorded)
    .map(({ name, outcome, why, seats }) => [name, [outcome, why, ...seats].filter((part) => part !== "").join(" ")]));

test("a record that has what was shown and given passes", () => {
  assert.deepEqual(said([REMEMBERED]),
    { own_commitment: "passed", own_pledges: "passed", own_value: "passed", none_vanished: "passed" });
});

test("a deal that was not seen here says nothing", () => {
  assert.deepEqual(said([]), { own_commitment: "unknown not_remembered" });
});

test("another commitment, other pledges, another value, and a deal that is missing are all found", () => {
  assert.equal(said([{ ...REMEMBERED, commitment: "bb" }]).own_commitment, "failed other_commitment");
  assert.equal(said([REMEMBERED, { ...REMEMBERED, commitment: "bb" }]).own_commitment, "failed other_commitment");
  assert.equal(said([{ ...REMEMBERED, pledges: ["p", "x", "y"] }]).own_pledges, "failed other_pledges 1 2");
  assert.equal(said([{ ...REMEMBERED, value: "w" }]).own_value, "failed other_value");
  const later = [...RECORDED, { context: "t/3", digest: "cc" }];
  assert.equal(
    said([REMEMBERED, { ...REMEMBERED, context: "t/2" }, { ...REMEMBERED, context: "t/9" }], VERDICT,
      later).none_vanished, "failed vanished 2");
});

test("what another device gave, or came too late, is no fault", () => {
  const value = (/** @type {object} */ share, /** @type {object} */ given = {}) =>
    said([{ ...REMEMBERED, pledges: null, ...given }], { ...VERDICT, shares: [share] }).own_value;
  assert.equal(value({ pledge: "", value: "" }), "unknown came_late");
  assert.equal(value({ pledge: "x", value: "w" }), "unknown given_elsewhere");
  assert.equal(value({ pledge: "p", value: "" }), "unknown not_shown");
  assert.equal(value({ pledge: "p", value: null }), undefined);
  assert.equal(value({ pledge: "", value: "" }, { pledge: "" }), "unknown came_late");
  assert.equal(value({ pledge: "", value: "w" }, { pledge: "" }), "unknown given_elsewhere");
});
