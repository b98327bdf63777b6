/** Checking a deal: by its game's part, which the name in the record finds; a game without one is said to have none. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.js";
import "./games.js";
import { checkDeal } from "../../src/kitapi/web/client/checking/deal_check.js";

const HISTORIES = new URL("../histories/", import.meta.url);

/** Every record asked for is this. @param {string} text */
const serve = (text) => Object.assign(globalThis, { fetch: async () => ({ ok: true, text: async () => text }) });

for (const name of ["prefa-three", "preferans-four", "caribbean-stud-eventful"]) {
  test(`a deal of ${name} is checked by its game's part, and found changed`, async () => {
    const record = readFileSync(new URL(`0.4.0-${name}.jsonl`, HISTORIES), "utf8");
    serve(record);
    const found = await checkDeal("table", 1);
    assert.equal(found?.verdict.outcome, "sound");
    serve(record.replace(/"secret":"[0-9a-f]{64}"/, `"secret":"${"0".repeat(64)}"`));
    assert.equal((await checkDeal("table", 1))?.verdict.outcome, "failed");
  });
}

test("the deals of a game without such a part, or of none, cannot be checked", async () => {
  for (const text of ['{"format":"kitapi-record","version":1,"game":"old-maid"}\n', '{"game":7}', "", "no record"]) {
    serve(text);
    assert.equal(await checkDeal("table", 1), null, text);
  }
});
